"""Whole numbers."""

# ruff: noqa: RUF057, UP018 - odd ways of writing are what is tried

NUMBERS = (0, 1, -1, 7, -7, 2**30, -(2**31), 2**40 + 1, -(2**40) - 1, 2**100)


def arithmetic() -> object:
    return [
        (a + b, a - b, a * b, a // b, a % b, divmod(a, b), -a, abs(a), a**2)
        for a in NUMBERS
        for b in (1, 3, -3, 2**33, -(2**33))
    ]


def bits() -> object:
    return [
        (a & b, a | b, a ^ b, ~a, a.bit_length(), (-a).bit_length())
        for a in NUMBERS
        for b in (0, -1, 3, 2**33 - 1, -(2**33))
    ]


def shifts() -> object:
    return [(a << by, a >> by) for a in NUMBERS for by in (0, 1, 29, 30, 31, 32, 63, 64, 100)]


def comparing() -> object:
    return [(a < b, a == b, a >= b) for a in NUMBERS for b in NUMBERS], 0 <= 5 < 10 != 3


def as_bytes() -> object:
    refused = []
    for n, size in ((256, 1), (-1, 2), (2**70, 8)):
        try:
            refused.append(n.to_bytes(size, "big"))
        except OverflowError:
            refused.append("refused")
    return (
        [n.to_bytes(16, "big") for n in NUMBERS if n >= 0],
        (1).to_bytes(2, "little"),
        (5).to_bytes(),
        (5).to_bytes(length=2, byteorder="little"),
        (0).to_bytes(0, "big"),
        [int.from_bytes(data, "big") for data in (b"", b"\x01\x02", b"\xff" * 20)],
        int.from_bytes(b"\x01\x02", byteorder="little"),
        int.from_bytes([1, 2], "big"),
        refused,
    )


def read_from_text() -> object:
    found = []
    for text in (
        "12",
        " -7 ",
        "+5",
        "1_000",
        "1_",
        "_1",
        "1__0",
        "-_1",
        "",
        " ",
        "x",
        "1.0",
        "0x1f",
        "007",
        "\u00a05\n",
        "1 2",
        "--1",
    ):
        try:
            found.append(int(text))
        except ValueError:
            found.append("refused")
    return (
        found,
        int("ff", 16),
        int("z", 36),
        int("101", base=2),
        int(True),
        int(),
        int(7.9),
        int(-7.9),
        int(str(10**30)),
    )


def written_as_text() -> object:
    return [str(n) for n in NUMBERS], [hex(n) for n in NUMBERS], bin(10), oct(8), str(-0)


def rounding() -> object:
    return round(2.5), round(3.5), round(-2.5), round(7), 7 // 2, -7 // 2, int(7 / 2)


def bools_as_numbers() -> object:
    return (
        True + True,
        sum([True, False, True]),
        3 * True,
        True == 1,
        False < True,
        max(True, 2),
        [1, 2][True],
    )


def powers() -> object:
    return pow(3, 100, 7), pow(2, 70), 2**0, 0**0, (-2) ** 3, pow(2**70, 3, 10**9 + 7)


def in_place() -> object:
    n = 2**70
    n += 1
    n -= 2**69
    n //= 3
    n *= 7
    n %= 10**15
    n <<= 3
    n >>= 1
    n |= 1
    n &= 2**49 - 1
    n ^= 5
    return n
