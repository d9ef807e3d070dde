"""What is printed on cards, missions and character boards, as the rules read it (WM-03 to WM-06)."""

from cantina.engine.record import Record, i1, i2
from cantina.games.way_of_the_mandalorian.pack.cards import ATTRIBUTES, CARDS, CHARACTERS, EQUIPMENT, MISSIONS


class Tables(Record):
    """The printed values of one set of cards."""

    symbols: i1[CARDS, ATTRIBUTES]
    cost: i2[CARDS]
    temporary: i1[EQUIPMENT]
    requires: i1[MISSIONS, ATTRIBUTES]
    reward: i2[MISSIONS]
    penalty: i2[MISSIONS]
    board: i1[CHARACTERS, ATTRIBUTES]
    cheapest_event: i2  # the lowest printed cost of an event
