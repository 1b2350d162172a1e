"""The parts of the standard library that are there."""

import binascii
import functools
import hashlib
import html
import itertools
import math
import string
from binascii import a2b_base64, b2a_base64
from functools import cache, partial, reduce, wraps
from hashlib import sha256
from itertools import chain, combinations, count, pairwise, repeat

asked: list[object] = []


@cache
def slow(n: int, by: int = 1) -> int:
    asked.append((n, by))
    return n * by


@functools.cache
def fibonacci(n: int) -> int:
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)


def caches() -> object:
    asked[:] = []
    return slow(2), slow(2), slow(2, 3), slow(2, by=3), slow(2, by=3), asked, fibonacci(20)


def subsets() -> object:
    return (
        [list(combinations("abcd", size)) for size in range(6)],
        list(itertools.combinations([], 0)),
        len(list(combinations(range(8), 3))),
    )


def neighbours() -> object:
    return (
        list(pairwise([1, 2, 3])),
        list(pairwise("a")),
        [b - a for a, b in itertools.pairwise((1, 4, 9))],
    )


def rows() -> object:
    counting = count(5)
    return (
        list(chain([1], (2,), "a")),
        list(repeat("x", 3)),
        [next(counting), next(counting)],
        next(itertools.count(1, 4)),
    )


def function_tools() -> object:
    @wraps(slow)
    def same(n: int) -> int:
        return n

    return (
        reduce(lambda a, b: a * b, [1, 2, 3], 10),
        partial(max, 3)(5),
        functools.partial(sorted, reverse=True)([1, 2]),
        same(4),
    )


def hashes() -> object:
    hashed = sha256(b"a")
    hashed.update(b"b")
    return (
        hashed.hexdigest(),
        sha256(b"ab").digest(),
        hashlib.sha256("é".encode()).hexdigest()[:8],
        sha256().hexdigest(),
    )


def base64() -> object:
    data = bytes(range(0, 256, 5))
    written = b2a_base64(data, newline=False)
    refused = []
    for text in ("YQ==", "YQ", "Y", "YWI=", "", b"YWJj"):
        try:
            refused.append(a2b_base64(text))
        except binascii.Error:
            refused.append("refused")
    return (
        written,
        b2a_base64(b"ab"),
        a2b_base64(written) == data,
        a2b_base64(written.decode()) == data,
        refused,
    )


def hexadecimal() -> object:
    try:
        binascii.unhexlify("zz")
    except ValueError:
        refused = True
    return (
        binascii.hexlify(b"\x00\xff"),
        binascii.unhexlify("00ff"),
        binascii.crc32(b"hello"),
        bytes.fromhex("0aff"),
        b"\x0a".hex(),
        refused,
    )


def the_rest() -> object:
    return (
        html.escape('<a href="x">\'&'),
        math.floor(2.5),
        math.ceil(2.1),
        math.inf > 10**9,
        math.sqrt(16) == 4,
        string.digits,
        string.ascii_uppercase,
    )
