"""The final sale and the ranking (WM-70 to WM-72, WM-A20, WM-A31, WM-A51)."""

from cantina.engine.compiled import njit
from cantina.games.way_of_the_mandalorian.cards import NONE
from cantina.games.way_of_the_mandalorian.state import SLOTS

ROW_CREDITS, ROW_SALE, ROW_TOTAL, ROW_RANK, ROW_UNFINISHED = range(5)
ROWS = ("credits", "sale", "total", "rank", "unfinished")


@njit
def result(s, t, out):
    """Credits, and half of the added costs of all cards on the board; hand cards are worth nothing (WM-72)."""
    for seat in range(s.seats):
        out[seat, ROW_CREDITS] = s.credits[seat]
        out[seat, ROW_SALE] = final_sale(s, t, seat)
        out[seat, ROW_TOTAL] = out[seat, ROW_CREDITS] + out[seat, ROW_SALE]
        out[seat, ROW_UNFINISHED] = s.unfinished
    for seat in range(s.seats):
        out[seat, ROW_RANK] = 1
        for other in range(s.seats):
            if out[other, ROW_TOTAL] > out[seat, ROW_TOTAL]:
                out[seat, ROW_RANK] += 1


@njit
def final_sale(s, t, seat):
    """WM-70: the board, Boba Fett's slot included; in a view the slot of another is worth what a hidden card is: 0."""
    costs = 0
    for i in range(SLOTS):
        if s.equipped[seat, i] != NONE:
            costs += t.cost[s.equipped[seat, i]]
    if s.slot[seat] != NONE:
        costs += t.cost[s.slot[seat]]
    return costs // 2
