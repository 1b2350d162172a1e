"""Python for MicroPython: what a module's names mean, what is refused, what is rewritten.

`tools/lower.py` takes a module through it in this order:

1. `names.py` reads the module: where its names come from, its classes, its dicts and sets.
2. `limits.py` refuses what MicroPython lacks or does differently, and says what to write instead.
3. `rules.py` and `classes.py` rewrite the rest, one small rule a construct; what a rule cannot say
   in a line it leaves to a function of `helpers.py`, which is shipped as the module `_l`.
"""
