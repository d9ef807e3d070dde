"""Figures: means, percentiles, shares and intervals."""

from __future__ import annotations

from math import sqrt

import numpy as np

from cantina.engine.record import Array

Z = 1.959964  # of a 95 % interval


def spread(values: Array, usual: tuple[int, int]) -> dict[str, float]:
    """Mean and percentiles of some values, and the share of them within what is usual.

    >>> spread(np.array([8, 10, 12, 14]), (10, 20))
    {'mean': 11.0, 'p5': 8.3, 'p50': 11.0, 'p95': 13.7, 'share_within': 0.75}
    """
    least, most = usual
    low, middle, high = (float(value) for value in np.percentile(values, (5, 50, 95)))
    within = float(np.mean((values >= least) & (values <= most)))
    return {"mean": float(np.mean(values)), "p5": low, "p50": middle, "p95": high, "share_within": within}


def wilson(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share.

    >>> [round(end, 3) for end in wilson(95, 100)]
    [0.888, 0.978]
    """
    share, z2 = won / games, Z * Z
    middle = share + z2 / (2 * games)
    half = Z * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return (middle - half) / (1 + z2 / games), (middle + half) / (1 + z2 / games)
