"""Measures what Statecraft promises about speed; `python -m tools.bench` prints it."""
