"""How a game ended (MA-01, MA-174, MA-175, MD-56): one result for all, but for a traitor."""

from cantina.engine.compiled import njit
from cantina.games.mandalorian_adventures.sizes import SHARED
from cantina.games.mandalorian_adventures.state import BY_DEFEAT, LOST, TRAITOR, WON

ROWS = ("won", "turns", "damage", "total", "rank")
ROW_WON, ROW_TURNS, ROW_DAMAGE, ROW_TOTAL, ROW_RANK = range(len(ROWS))


@njit
def has_won(s, seat):
    """MD-56: a traitor wins alone if the mission fails for another reason than the own defeat."""
    if s.traitor == 1 and s.loyalty[seat] == TRAITOR:
        return s.outcome == LOST and not (s.reason == BY_DEFEAT and s.loser == seat)
    return s.outcome == WON


@njit
def result(s, t, out):
    """A line a seat: 1 for the winners; the place is 1 for winners and 2 for the others."""
    for seat in range(s.seats):
        won = 1 if has_won(s, seat) else 0
        out[seat, ROW_WON] = won
        out[seat, ROW_TURNS] = s.turns
        out[seat, ROW_DAMAGE] = s.damage[0] + s.damage[1] if s.mode == SHARED else s.damage[seat]
        out[seat, ROW_TOTAL] = won
        out[seat, ROW_RANK] = 2 - won
