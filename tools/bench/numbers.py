"""Numbers of several runs in a few words."""

import math
import statistics
from collections.abc import Sequence

NOTHING = "–"


def percentile(values: Sequence[float], percent: int) -> float:
    """The smallest of the values that at least so many percent of them do not exceed.

    >>> percentile([5, 1, 4, 2, 3], 95), percentile([5, 1, 4, 2, 3], 50)
    (5, 3)
    """
    return sorted(values)[max(0, math.ceil(len(values) * percent / 100) - 1)]


def middle(values: Sequence[float], unit: str = "") -> str:
    """The median, and how far the runs lie apart.

    >>> middle([210, 200, 400], " ms"), middle([])
    ('210 ms (200–400)', '–')
    """
    if not values:
        return NOTHING
    span = f" ({min(values):,.0f}–{max(values):,.0f})" if len(values) > 1 else ""
    return f"{statistics.median(values):,.0f}{unit}{span}"


def times(slow: Sequence[float], fast: Sequence[float]) -> str:
    """How many times as much the median of the first is as that of the second.

    >>> times([900, 1000, 1100], [100, 125, 150]), times([], [1])
    ('8.0×', '–')
    """
    if not slow or not fast:
        return NOTHING
    return f"{statistics.median(slow) / statistics.median(fast):.1f}×"
