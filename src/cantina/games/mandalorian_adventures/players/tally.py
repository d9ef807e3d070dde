"""What is counted in imagined games when players ask for odds: the end, and who is hurt how much (MA-130, MA-174)."""

from cantina.engine.compiled import njit
from cantina.games.mandalorian_adventures.pack.sizes import SEATS
from cantina.games.mandalorian_adventures.rules.state import OUTCOME

_HURT, _DAMAGE = (tuple(f"{what}-{place}" for place in range(SEATS)) for what in ("hurt", "damage"))
ROWS = ("won", "lost", *_HURT, *_DAMAGE)  # characters by their place in the team
WON, LOST, HURT, DAMAGE = 0, 1, 2, 2 + SEATS  # where each begins


@njit
def tally(before, after, t, out):
    """Count one imagined game: how it ended, if it did, and the damage to each character."""
    if after.outcome == OUTCOME.won:
        out[WON] += 1
    elif after.outcome == OUTCOME.lost:
        out[LOST] += 1
    for character in range(after.team):
        more = after.damage[character] - before.damage[character]
        if more > 0:
            out[HURT + character] += 1
            out[DAMAGE + character] += more
