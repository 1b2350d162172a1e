"""What is no legal move of any position of Wars, from nearly one to nothing of the kind."""

from dataclasses import make_dataclass

from engine.wars import Accept, Commit, CommitPlan, Discard, Offer, Redraw


class Twisted(Redraw):
    """Looks like a redraw, and is none of the moves."""


# The same name and field as a move, from somewhere else.
Foreign = make_dataclass("Commit", [("cards", tuple)], frozen=True)

STRANGE = (
    None,
    "Redraw",
    0,
    ("D1",),
    float("nan"),
    Twisted(()),
    Foreign(()),
    Redraw,
    *[
        kind(cards)
        for kind in (Redraw, Commit, Discard, Accept)
        for cards in (("X1",), ("D1", "D1"), ("E2", "D1"), ["D1"], "D1", None, (1,), (["D1"],), {})
    ],
    *[Offer(to, ("D1",), ("L",)) for to in (1, 4, -1, None, "0", 0.0, True)],
    *[Offer(0, give, ("L",)) for give in (("E2", "D1"), ["D1"], None, ("X",), ("D1",) * 2)],
    *[Offer(0, ("D1",), ask) for ask in (("L", "D"), ["L"], None, ("X",), ("L",) * 4, (["L"],))],
    *[
        CommitPlan(*parts)
        for parts in (
            (("C4",), ("C4",)),
            (("E2",),),
            (("D1", "D1"),),
            (("C4", "D1"),),
            (("D2",),),
            (["D1"],),
            (None,),
            ("D1",),
        )
    ],
)
