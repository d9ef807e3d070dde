"""How a game ended (MA-01, MA-174, MA-175, MD-56): one result for all, but for a traitor."""

from cantina.engine.compiled import njit
from cantina.engine.names import named
from cantina.games.mandalorian_adventures.pack.sizes import MODE
from cantina.games.mandalorian_adventures.rules.state import OUTCOME, REASON, TRAITOR

PAD, ROWS = named("won", "turns", "damage", "total", "rank")


@njit
def has_won(s, seat):
    """MD-56: a traitor wins alone if the mission fails for another reason than the own defeat."""
    if s.traitor == 1 and s.loyalty[seat] == TRAITOR:
        return s.outcome == OUTCOME.lost and not (s.reason == REASON.defeat and s.loser == seat)
    return s.outcome == OUTCOME.won


@njit
def result(s, t, out):
    """A line a seat: 1 for the winners; the place is 1 for winners and 2 for the others."""
    for seat in range(s.seats):
        won = 1 if has_won(s, seat) else 0
        out[seat, PAD.won] = won
        out[seat, PAD.turns] = s.turns
        out[seat, PAD.damage] = s.damage[0] + s.damage[1] if s.mode == MODE.shared else s.damage[seat]
        out[seat, PAD.total] = won
        out[seat, PAD.rank] = 2 - won
