"""Tables of the traitor variant (MD-56)."""

from __future__ import annotations

from cantina.games.mandalorian_adventures.rules.state import LOYAL, TRAITOR
from mandalorian_adventures.kit import Table, skill

# Cards 0 to 2 are those of seat 0, 3 and 4 of seat 1, 5 of seat 2.
CARDS = [skill(4), skill(1), skill(1), skill(1, of="ig-11"), skill(1, of="ig-11"), skill(1, of="paz-vizsla")]


def traitor_table(traitor=0, seats=3, text="FX-LINE", **more):
    """A table where this seat has the traitor card, nobody if it is None."""
    table = Table(text, seats=seats, traitor=True, **{"cards": CARDS, **more})
    s = table.edit()
    for seat in range(seats):
        s.loyalty[seat] = TRAITOR if seat == traitor else LOYAL
    table.hand(0, 0, 1)
    table.hand(1, 3, 4)
    table.hand(2, 5)
    return table
