"""Where PyScript starts: opens the door."""

from ui.browser import Door

Door().open()
