"""Hands in the order of card numbers, so that the position of a card does not reveal how it came there.

`hands` has one row per player, the free places at its end are -1; `sizes` has the number of cards of each row.
"""

from cantina.engine.compiled import njit

NO_CARD = -1


@njit
def put_in_order(hands, sizes, row, card):
    """Add a card, at its place in the order."""
    i = sizes[row] + 0
    while i > 0 and hands[row, i - 1] > card:
        hands[row, i] = hands[row, i - 1]
        i -= 1
    hands[row, i] = card
    sizes[row] += 1


@njit
def take_out(hands, sizes, row, card):
    """Take out one copy of a card that is there; the cards above it move down."""
    i = 0
    while hands[row, i] != card:
        i += 1
    sizes[row] -= 1
    while i < sizes[row]:
        hands[row, i] = hands[row, i + 1]
        i += 1
    hands[row, i] = NO_CARD
