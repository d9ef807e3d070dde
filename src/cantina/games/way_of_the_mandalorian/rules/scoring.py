"""The final sale and the ranking (WM-70 to WM-72, WM-A20, WM-A31, WM-A51)."""

from cantina.engine.compiled import njit
from cantina.engine.names import named
from cantina.games.way_of_the_mandalorian.pack.cards import NONE
from cantina.games.way_of_the_mandalorian.rules.state import SLOTS

PAD, ROWS = named("credits", "sale", "total", "rank", "unfinished")


@njit
def result(s, t, out):
    """Credits, and half of the added costs of all cards on the board; hand cards are worth nothing (WM-72)."""
    for seat in range(s.seats):
        out[seat, PAD.credits] = s.credits[seat]
        out[seat, PAD.sale] = final_sale(s, t, seat)
        out[seat, PAD.total] = out[seat, PAD.credits] + out[seat, PAD.sale]
        out[seat, PAD.unfinished] = s.unfinished
    for seat in range(s.seats):
        out[seat, PAD.rank] = 1
        for other in range(s.seats):
            if out[other, PAD.total] > out[seat, PAD.total]:
                out[seat, PAD.rank] += 1


@njit
def unfinished(s):
    """WM-A52: `max_turns` has ended the game, so nobody has won."""
    return s.unfinished == 1


@njit
def final_sale(s, t, seat):
    """WM-70: the board, Boba Fett's slot included; in a view another player's slot is the cheapest event (WM-75)."""
    costs = 0
    for i in range(SLOTS):
        if s.equipped[seat, i] != NONE:
            costs += t.cost[s.equipped[seat, i]]
    if s.slot[seat] != NONE:
        costs += t.cost[s.slot[seat]]
    elif s.slot_filled[seat] == 1:
        costs += t.cheapest_event
    return costs // 2
