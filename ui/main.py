# The page starts here.
"""What PyScript runs: opens the door."""

from ui.browser import Door

Door().open()
