"""Cards in hand: always sorted, so that where a card lies tells nobody how it came there (BH-18, BH-S61)."""

from cantina.engine.compiled import njit
from cantina.engine.hands import put_in_order


@njit
def receive(s, seat, card):
    """Take a card that was hidden from everybody into a hand: from now on this seat knows it."""
    put_in_order(s.hand, s.hand_size, seat, card)
    s.seen[card] = 1 << seat
