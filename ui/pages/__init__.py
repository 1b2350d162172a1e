"""One module, or one folder, a page."""
