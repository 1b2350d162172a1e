"""What can go wrong with what a person hands to the engine, each in words for that person."""


class IllegalMove(ValueError):
    """A move the rules do not allow now; the text says what it needs and what there is."""


class BadRecord(ValueError):
    """A record or link that is cut, mistyped, foreign or of unknown rules; nothing was changed."""


class BadSeed(ValueError):
    """A seed outside 1-64 characters, or with white space around it or control characters in it."""


class BadOptions(ValueError):
    """Options a game does not know, of a wrong type, out of range or contradicting each other."""
