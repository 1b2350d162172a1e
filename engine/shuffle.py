"""The seeded shuffle: frozen for ever, and simple enough to write again in any language.

The stream of a *seed* and a *purpose* is an endless row of bytes, made of blocks of 32:

    block(i) = SHA-256( SHA-256(seed) + SHA-256(purpose) + i )        i = 0, 1, 2, ...

Seed and purpose are UTF-8, `i` is 8 bytes, most significant first. A number below `n` takes the
fewest bytes k with 256**k >= n, reads them as one number, most significant byte first, and reads
the next k bytes instead whenever that number is not below the largest multiple of n that k bytes
reach (rejection: every result is equally likely). The result is the remainder by n.
A shuffle is Fisher-Yates from the last place down to the second: swap place i with below(i + 1).

Test vectors are in `tests/engine/test_shuffle.py`.
"""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

from engine.errors import BadSeed

T = TypeVar("T")

SEED_LENGTH = 64
# The characters that a browser's String.trim takes away, so that the page and the engine agree.
WHITE_SPACE = (
    "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
    "\u2028\u2029\u202f\u205f\u3000\ufeff"
)
# Digits and capitals that are not mistaken for one another, read aloud or copied by hand.
SEED_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"


class Stream:
    """An endless, repeatable row of chance drawn from a seed text and a purpose.

    The one source of chance in the engine: the same seed and purpose give the same numbers on
    every Python.

    >>> stream = Stream("7KQ2M9", "events")
    >>> [stream.below(6) for _ in range(8)]
    [3, 1, 0, 0, 2, 2, 3, 3]
    """

    def __init__(self, seed: str, purpose: str) -> None:
        self._key = _sha256(seed) + _sha256(purpose)
        self._block = b""
        self._at = 0
        self._blocks = 0

    def below(self, n: int) -> int:
        """A number from 0 to `n` - 1, each equally likely; `n` is 1 or more, else ValueError."""
        if n < 1:
            raise ValueError("below() takes a number from 1 up")
        size, span = 0, 1
        while span < n:
            size, span = size + 1, span * 256
        limit = span - span % n
        while True:
            number = 0
            for _ in range(size):
                number = number * 256 + self._byte()
            if number < limit:
                return number % n

    def _byte(self) -> int:
        if self._at == len(self._block):
            counter = self._blocks.to_bytes(8, "big")
            self._block = hashlib.sha256(self._key + counter).digest()
            self._at = 0
            self._blocks += 1
        self._at += 1
        return self._block[self._at - 1]


def _sha256(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def shuffled(items: Sequence[T], stream: Stream) -> tuple[T, ...]:
    """The items in an order drawn from `stream` (Fisher-Yates)."""
    deck = list(items)
    for place in range(len(deck) - 1, 0, -1):
        other = stream.below(place + 1)
        deck[place], deck[other] = deck[other], deck[place]
    return tuple(deck)


def new_seed(stream: Stream) -> str:
    """Six characters without look-alikes, drawn from `stream`: how generated seeds are spelled."""
    return "".join([SEED_LETTERS[stream.below(len(SEED_LETTERS))] for _ in range(6)])


def check_seed(seed: str) -> str:
    """The seed itself, exactly as given.

    Raises BadSeed unless it is a text of 1 to 64 code points without white space around it,
    control characters or surrogates. Spelling is never changed here: the door normalises once,
    before a seed is first shown.
    """
    if not isinstance(seed, str):
        raise BadSeed("A seed is a text.")
    if not seed:
        raise BadSeed("The seed is empty. Type 1 to 64 characters, or leave the seed to chance.")
    if len(seed) > SEED_LENGTH:
        raise BadSeed(f"The seed has {len(seed)} characters. It can have {SEED_LENGTH} at most.")
    if seed[0] in WHITE_SPACE or seed[-1] in WHITE_SPACE:
        raise BadSeed("The seed begins or ends with white space. Take the white space away.")
    for letter in seed:
        code = ord(letter)
        if code < 32 or 127 <= code < 160:
            raise BadSeed("The seed holds a control character, such as a tab. Type it again.")
        if 0xD800 <= code < 0xE000:
            raise BadSeed("The seed holds half a character. Type it again.")
    return seed
