"""Cards in hand: always sorted, so that where a card lies tells nobody how it came there (BH-18, BH-S61)."""

from cantina.engine.compiled import njit
from cantina.games.bounty_hunters.cards import NO_CARD


@njit
def in_hand(s, seat, card):
    """Whether a card is in a hand."""
    for i in range(s.hand_size[seat]):
        if s.hand[seat, i] == card:
            return True
    return False


@njit
def put(s, seat, card):
    """Add a card to a hand, at its place in the order."""
    i = s.hand_size[seat] + 0
    while i > 0 and s.hand[seat, i - 1] > card:
        s.hand[seat, i] = s.hand[seat, i - 1]
        i -= 1
    s.hand[seat, i] = card
    s.hand_size[seat] += 1


@njit
def remove(s, seat, card):
    """Take a card out of a hand."""
    size = s.hand_size[seat] - 1
    found = False
    for i in range(size):
        found = found or s.hand[seat, i] == card
        if found:
            s.hand[seat, i] = s.hand[seat, i + 1]
    s.hand[seat, size] = NO_CARD
    s.hand_size[seat] = size


@njit
def receive(s, seat, card):
    """Take a card that was hidden from everybody into a hand: from now on this seat knows it."""
    put(s, seat, card)
    s.seen[card] = 1 << seat
