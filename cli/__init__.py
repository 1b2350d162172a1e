"""Statecraft in a terminal: play, replay a link, simulate. Not shipped to the page."""
