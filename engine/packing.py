"""Bytes and base64url text with a checksum: what records and sessions are written in."""

from binascii import a2b_base64, b2a_base64
from dataclasses import dataclass
from hashlib import sha256

from engine.errors import BadRecord

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
CHECKSUM = 4  # bytes
LONGEST = 8000  # characters; a full game of Wars with seven seats takes 520
DAMAGED = "This link is damaged: it was cut or mistyped. Ask for it again, or copy it whole."


def sealed(mark: str, content: bytes) -> str:
    """`mark`, then the content and a checksum over both, as base64url without padding."""
    text = b2a_base64(content + _checksum(mark, content)).decode().strip()
    return mark + text.replace("+", "-").replace("/", "_").replace("=", "")


def opened(mark: str, text: str) -> bytes:
    """The content that `sealed` made `text` of. Raises BadRecord unless it is exactly that."""
    if len(text) > LONGEST:
        raise BadRecord("This link is too long to be a game.")
    body = text[len(mark) :]
    if text[: len(mark)] != mark or not body or len(body) % 4 == 1:
        raise BadRecord(DAMAGED)
    if not all(letter in ALPHABET for letter in body):
        raise BadRecord(DAMAGED)
    padded = body.replace("-", "+").replace("_", "/") + "=" * (-len(body) % 4)
    content = a2b_base64(padded.encode())[:-CHECKSUM]
    if sealed(mark, content) != text:
        raise BadRecord(DAMAGED)
    return content


def _checksum(mark: str, content: bytes) -> bytes:
    return sha256(mark.encode() + content).digest()[:CHECKSUM]


def number(value: int) -> bytes:
    """A number from 0 up in groups of seven bits, lowest first, the last one below 128."""
    out = []
    while value > 127:
        out.append(value % 128 + 128)
        value //= 128
    return bytes([*out, value])


def text(value: str) -> bytes:
    """The length in bytes, then the text as UTF-8."""
    written = value.encode()
    return number(len(written)) + written


def big(value: int) -> bytes:
    """A number from 0 up, most significant byte first, without leading zeros."""
    size, left = 0, value
    for step in (64, 1):  # bytes; a whole game is measured in long steps first
        while left >> 8 * (step - 1):
            size, left = size + step, left >> 8 * step
    return value.to_bytes(size, "big")


@dataclass
class Reader:
    """Reads packed values one after the other; BadRecord where there is nothing left to read."""

    content: bytes
    at: int = 0

    def take(self, size: int) -> bytes:
        """The next `size` bytes."""
        if self.at + size > len(self.content):
            raise BadRecord(DAMAGED)
        self.at += size
        return self.content[self.at - size : self.at]

    def number(self) -> int:
        """The next number, of five groups at most."""
        value, weight = 0, 1
        for _ in range(5):
            byte = self.take(1)[0]
            value += byte % 128 * weight
            if byte < 128:
                return value
            weight *= 128
        raise BadRecord(DAMAGED)

    def text(self) -> str:
        """The next text."""
        try:
            return self.take(self.number()).decode()
        except ValueError:
            raise BadRecord(DAMAGED) from None

    def rest(self) -> bytes:
        """All that is left."""
        return self.take(len(self.content) - self.at)
