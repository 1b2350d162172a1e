"""What builds, serves and measures the site; nothing in here is shipped."""
