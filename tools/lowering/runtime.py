"""What MicroPython has, and what stands in for what it lacks."""

# The parts of the standard library that are there and behave as they do in CPython.
NATIVE = {
    "binascii": ("b2a_base64", "crc32", "hexlify", "unhexlify"),
    "functools": ("partial", "reduce", "wraps"),
    "hashlib": ("sha256",),
    "html": ("escape",),
    "itertools": ("accumulate", "chain", "count", "cycle", "repeat"),
    "math": ("ceil", "floor", "inf", "sqrt"),
    "string": ("ascii_letters", "ascii_lowercase", "ascii_uppercase", "digits"),
}

# What `helpers.py` has instead, by origin.
HELPERS = {
    "binascii.a2b_base64": "a2b_base64",
    "dataclasses.fields": "fields",
    "dataclasses.is_dataclass": "is_dataclass",
    "dataclasses.replace": "replace",
    "format": "formatted",
    "functools.cache": "cache",
    "functools.cached_property": "cached_property",
    "int.from_bytes": "from_bytes",
    "itertools.chain.from_iterable": "chained",
    "itertools.combinations": "combinations",
    "itertools.pairwise": "pairwise",
    "itertools.product": "product",
    "sorted": "stable_sorted",
}

# Built-ins that rules.py rewrites where they are called; like those of HELPERS, they may not be
# given another meaning.
REWRITTEN = ("int", "isinstance", "issubclass", "sum", "zip")

# Another built-in that does the same there.
RENAMED = {
    "ModuleNotFoundError": "ImportError",
    "RecursionError": "RuntimeError",
    "UnicodeDecodeError": "UnicodeError",
    "UnicodeEncodeError": "UnicodeError",
    "binascii.Error": "ValueError",
    "object.__setattr__": "setattr",
    "types.MappingProxyType": "dict",
}

# Methods of text, bytes, numbers and hashes that are missing, or know ASCII only: `o.m(a)` becomes
# `_l.m(o, a)`, which leaves objects of other types to their own method.
METHODS = frozenset(
    "bit_length capitalize center decode encode hexdigest isalpha isascii isdecimal isspace ljust "
    "lower lstrip removeprefix removesuffix rjust rstrip split splitlines strip to_bytes upper "
    "zfill".split()
)
