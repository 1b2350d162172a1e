"""What MicroPython has, what stands in for the rest, and what to write where nothing does."""

HELPER = "_l"  # what helpers.py is called at runtime

# The parts of the standard library that are there and do what they do in CPython.
NATIVE = {
    "binascii": ("crc32", "hexlify", "unhexlify"),
    "functools": ("partial", "reduce", "wraps"),
    "hashlib": ("sha256",),
    "html": ("escape",),
    "itertools": ("chain", "count", "repeat"),
    "math": ("ceil", "floor", "inf", "sqrt"),
    "string": ("ascii_letters", "ascii_lowercase", "ascii_uppercase", "digits"),
}

# Modules for type checkers and readers. Nothing of them is left, or the rules know what to make
# of it.
VANISHING = ("__future__", "abc", "collections.abc", "typing")
VANISHING_BASES = ("abc.ABC", "typing.Generic", "typing.Protocol")

# What helpers.py has instead, by origin.
HELPERS = {
    "binascii.a2b_base64": "a2b_base64",
    "binascii.b2a_base64": "b2a_base64",
    "dataclasses.fields": "fields",
    "dataclasses.is_dataclass": "is_dataclass",
    "dataclasses.replace": "replace",
    "engine.copies.replace": "replace",
    "format": "formatted",
    "functools.cache": "cache",
    "int.from_bytes": "from_bytes",
    "itertools.combinations": "combinations",
    "itertools.pairwise": "pairwise",
    "sorted": "stable_sorted",
}

# Another built-in that does the same there.
RENAMED = {
    "ModuleNotFoundError": "ImportError",
    "RecursionError": "RuntimeError",
    "UnicodeDecodeError": "UnicodeError",
    "UnicodeEncodeError": "UnicodeError",
    "binascii.Error": "ValueError",
    "object.__setattr__": "setattr",
}

# Built-ins whose calls are rewritten. Like those of HELPERS, they may be given no other meaning.
REWRITTEN = ("int", "isinstance", "issubclass", "sum", "zip")

# Methods that are missing there, or know ASCII only: `o.m(a)` becomes `_l.m(o, a)`, which leaves
# objects of other types to their own method of that name.
METHODS = (
    "bit_length",
    "capitalize",
    "center",
    "decode",
    "encode",
    "hex",
    "hexdigest",
    "isascii",
    "isspace",
    "ljust",
    "lower",
    "lstrip",
    "removeprefix",
    "removesuffix",
    "rjust",
    "rstrip",
    "split",
    "splitlines",
    "strip",
    "to_bytes",
    "upper",
    "zfill",
)

# From here on: what is missing, and what to write instead.

MISSING_MODULES = {
    "collections": "use a dict, a list or a frozen dataclass",
    "contextlib": "use try and finally",
    "copy": "make new values with replace",
    "enum": 'use constants such as POLICY = "policy"',
    "json": "dicts have no order there, so write the text by hand",
    "random": "draw from a Stream",
    "re": "use partition, split and letters of an alphabet",
    "typing": "use a frozen dataclass",  # the parts of it that make classes
}
MISSING_BUILTINS = {
    "__import__": "import it at the top",
    "ascii": "spell the text out",
    "breakpoint": "take it out again",
    "compile": "write a function",
    "complex": "use two numbers",
    "dir": "name what you need",
    "eval": "write a function",
    "exec": "write a function",
    "globals": "use a dict",
    "help": "take it out again",
    "id": "compare with is",
    "input": "ask at the door",
    "locals": "use a dict",
    "memoryview": "use bytes",
    "open": "read files at the door",
    "repr": "its text differs there, so spell the text out",
    "slice": "write x[a:b]",
    "vars": "name what you need",
}
# A method of one's own may have one of these names, if it takes an argument.
MISSING_BARE_METHODS = {
    "bit_count": 'use bin(n).count("1")',
    "casefold": "use lower, or do case work at the door",
    "expandtabs": "write spaces",
    "is_integer": "use whole numbers",
    "isalnum": "look the letters up in an alphabet",
    "isdecimal": "use isdigit beside isascii",
    "isidentifier": "look the letters up in an alphabet",
    "isnumeric": "use isdigit beside isascii",
    "isprintable": "look the letters up in an alphabet",
    "istitle": "look the letters up in an alphabet",
    "swapcase": "use lower and upper",
    "title": "use capitalize",
}
# Allowed beside isascii(), as in `x.isascii() and x.isdigit()`.
ASCII_METHODS = ("isalpha", "isdigit", "islower", "isupper")
MISSING_METHODS = {
    "findall": "use partition and split",
    "format": "use an f-string",
    "format_map": "use an f-string",
    "maketrans": "use replace",
    "sort": "it mixes equals up there, so use sorted",
    "translate": "use replace",
}
MISSING_ATTRIBUTES = {
    "__annotations__": "name what you need",
    "__cause__": "say it in the text of the error",
    "__context__": "say it in the text of the error",
    "__doc__": "keep the words in a constant",
    "__mro__": "use isinstance",
    "__traceback__": "say it in the text of the error",
    "add_note": "say it in the text of the error",
    "cache_clear": "keep a dict of your own",
    "cache_info": "keep a dict of your own",
    "with_traceback": "say it in the text of the error",
}
MISSING_DUNDERS = {
    "__bytes__": "write a method with a name",
    "__class_getitem__": "write a function",
    "__del__": "do it where it is due",
    "__delete__": "use property",
    "__format__": "write a function that gives the text",
    "__get__": "use property",
    "__getattribute__": "use __getattr__",
    "__iadd__": "use __add__",
    "__index__": "use __int__ and int()",
    "__init_subclass__": "call a function after the class",
    "__ior__": "use __or__",
    "__isub__": "use __sub__",
    "__missing__": "use dict.get",
    "__round__": "write a method with a name",
    "__set__": "use property",
    "__set_name__": "use property",
}
