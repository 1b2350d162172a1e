"""What several engine tests share: settled hypothesis settings, seeds, and walks through games."""

import unicodedata

from hypothesis import settings
from hypothesis import strategies as st

from engine import GAMES, Record, Stream
from engine.game import LegalMoves

# Examples are derived from the test itself, so a run is the same everywhere and leaves no files.
steady = settings(deadline=None, derandomize=True, max_examples=60)

# What ECMAScript's String.prototype.trim takes away: WhiteSpace and LineTerminator of its grammar.
TRIMMED = "\t\n\v\f\r\u2028\u2029\ufeff" + "".join(
    [chr(code) for code in range(0x110000) if unicodedata.category(chr(code)) == "Zs"]
)

ODD_SEEDS = (
    "Zürich 🕊",
    "2026-11-30",
    "شطرنج",
    "👩\u200d👩\u200d👧\u200d👦",
    "e\u0301",
    "é",
    "a  b",
    "0",
    "#/game/p",
    "=+/-_.",
    "ﷺ" * 64,
    "🕊" * 64,
)

seeds = st.one_of(
    st.sampled_from(ODD_SEEDS),
    st.text(st.characters(exclude_categories=("Cc", "Cs")), min_size=1, max_size=64).filter(
        lambda seed: seed == seed.strip(TRIMMED)
    ),
)


def wander(legal: LegalMoves, rng: Stream, eager: int) -> object:
    """A move drawn from `rng`; of `eager` + 1 tries one ends the turn, if there is anything else.

    Uniform choice would nearly always end the turn, which is one move for each discard.
    """
    acts = [place for place in range(len(legal)) if type(legal[place]).__name__ != "EndTurn"]
    if acts and rng.below(eager + 1):
        return legal[acts[rng.below(len(acts))]]
    return legal[rng.below(len(legal) - len(acts))]


def walked(
    seed: str, repeat_extras: bool, path: str, moves: int = 10_000, eager: int = 3
) -> Record:
    """A record of Pacification after up to `moves` wandering moves, the path drawn from `path`."""
    record = Record.start("pacification", seed, {"repeat_extras": repeat_extras})
    rng = Stream(path, "walk")
    game = GAMES["pacification"]
    while len(record.moves) < moves and (legal := game.legal_moves(record.state)):
        record = record.play(wander(legal, rng, eager))
    return record


@st.composite
def records(draw: st.DrawFn, finished: bool = False) -> Record:
    """Records of Pacification, of either option, anywhere in a game or only at its end."""
    moves = 10_000 if finished else draw(st.integers(0, 45))
    return walked(
        draw(seeds),
        draw(st.booleans()),
        str(draw(st.integers(0, 9999))),
        moves,
        draw(st.integers(0, 30)),
    )
