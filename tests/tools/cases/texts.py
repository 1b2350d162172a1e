"""Texts and bytes."""

# ruff: noqa: B005, F541, UP018 - odd ways of writing are what is tried

STRANGE = ("", "abc", "Été", "ß", "Ǆ", "\u00a0x\u2003", "a\x1cb", "٣", "²", "éa", "1", "a b", "😀x")


def f_strings() -> object:
    name, n, parts = "Ada", 5, ["a", "b"]
    return (
        f"{name}: {n}",
        f"{{{n}}} {n + 1}{name!s:>5}|",
        f"{', '.join(f'{part}{n}' for part in parts)}",
        f"""{f"{f'{n}' * 2}" + "x"}""" if n else "",
        f"{'yes' if n else 'no'} {parts[0]} { {'k': 'v'}['k'] }",
        f"plain",
        f"a{n}b",
        f"{True} {None} {n == 5}",
        f"{n:{n}}|{name:>{n + 2}}|{name:{'<'}{7}}|",
    )


def formats_of_numbers() -> object:
    return [
        f"{n:d}|{n:5}|{n:<5}|{n:^5}|{n:05}|{n:+}|{n:,}|{n:>12,}|{n:x}|{n:X}|{n:b}|{n:08b}|{n:*>4}"
        for n in (0, 7, -7, 123, 1234567, -1234567, 2**70)
    ]


def formats_of_texts() -> object:
    return (
        [
            f"{text:5}|{text:<5}|{text:>5}|{text:^5}|{text:^6}|{text:.>4}|{text:s}|{text:>4s}|{text:05}"
            for text in STRANGE
        ],
        format("é", ">3"),
        format(12, "4"),
        format("x"),
    )


def padding() -> object:
    return [
        (text.ljust(4), text.rjust(4, "."), text.center(5), text.center(6, "é"), text.zfill(4))
        for text in (*STRANGE, "-5", "+x", "ab", "abcdefg")
    ]


def trimming() -> object:
    return (
        [
            (text.strip(), text.lstrip(), text.rstrip(), text.strip("éèÉax"), text.rstrip("."))
            for text in (*STRANGE, " \t\na\r\n ", "è", "x..", "...", "\u3000\x1f")
        ],
        b" a ".strip(),
        str.strip(" a "),
        list(map(str.upper, ["a", "é"])),
    )


def splitting() -> object:
    return [
        (text.split(), text.split(","), text.split(",", 1), text.rsplit(",", 1), text.splitlines())
        for text in (
            "",
            "a,b,,c",
            " a \u00a0b\tc ",
            "a\nb\r\nc\rd\x0be\u2028f",
            "é,€",
            "\n",
            "a\n\nb\n",
        )
    ]


def parts_and_affixes() -> object:
    return (
        "a=b=c".partition("="),
        "a=b=c".rpartition("="),
        "abc".partition("="),
        "é€ü".partition("€"),
        "abc".removeprefix("a"),
        "abc".removeprefix("b"),
        "abc".removesuffix("c"),
        "abc".removesuffix(""),
        ("abc".startswith(("x", "a")), "abc".startswith("b", 1), "abc".endswith(("c", "d"))),
        ("abc".find("c"), "é€x".find("x"), "abc".rfind("z"), "éé".count("é"), "abc".index("b")),
        "aXbX".replace("X", "é").replace("é", "", 1),
    )


def kinds_of_letters() -> object:
    return [
        (
            text.isascii(),
            text.isspace(),
            text.isascii() and text.isdigit(),
            text.isascii() and text.isalpha(),
            text.isascii() and text.isupper(),
            text.isascii() and text.islower(),
        )
        for text in (*STRANGE, " \u3000", "12", "a1", "A1", "AB", "Ⅷ")
    ]


def case() -> object:
    words = (*STRANGE[:4], "hELLO wORLD", "ÉCOLE", "ΟΔΟΣ")
    return [(text.upper(), text.lower(), text.capitalize()) for text in words]


def indexing() -> object:
    text = "é€😀x"
    return (
        len(text),
        text[0],
        text[-1],
        text[1:3],
        text[::-1],
        text[::2],
        text[3:0:-1],
        text[-9:2],
        [*text],
    )


def joining_and_repeating() -> object:
    return (
        ", ".join(["a", "b"]),
        "".join(c for c in "é€"),
        "ab" * 3,
        "ab" * 0,
        2 * "x",
        "ab",
        "" in "a",
    )


def comparing() -> object:
    words = ["b", "B", "é", "a", "€", "😀", "\uffff", "", "ab"]
    return sorted(words), max(words), "a" < "b" <= "b", "Z" < "a" < "é" < "😀"


def utf8() -> object:
    texts = ["a", "é", "€", "😀", "a\x00b", "\u07ff\ud7ff\ue000"]
    refused = []
    for data in (
        b"\xff",
        b"\xc3",
        b"\xc0\x80",
        b"\xe0\x80\x80",
        b"\xed\xa0\x80",
        b"\xf4\x90\x80\x80",
        b"a\x80",
        b"\xc1\xbf",
        b"\xf0\x80\x80\x80",
        b"\xf8\x88\x80\x80\x80",
        b"\xc3(",
        b"ok",
    ):
        try:
            refused.append(data.decode())
        except UnicodeError:
            refused.append("refused")
    for text in ("\ud800", "a\udfffb"):
        try:
            refused.append(text.encode())
        except ValueError:
            refused.append("refused")
    return (
        [text.encode() for text in texts],
        [text.encode().decode() == text for text in texts],
        refused,
    )


def bytes_as_such() -> object:
    data = b"abc\x00\xff"
    return (
        (data[0], data[-1], data[1:3], data[::-1], data[::2], len(data), list(data), 97 in data),
        (
            bytes(3),
            bytes([1, 2]),
            bytes((3,)),
            bytes(x for x in (1, 2)),
            b"a" + b"b",
            b"ab" * 2,
            bytes(),
            bytes(b"x"),
        ),
        (
            b"a" < b"b",
            b"a" == b"a",
            b"a,b".split(b","),
            b"".join([b"a", b"b"]),
            data.find(b"c"),
            data.hex(),
        ),
        {b"a": 1}[b"a"],
    )
