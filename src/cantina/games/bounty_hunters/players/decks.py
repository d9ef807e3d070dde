"""What a deck may give, from what a seat knows: every card that lies nowhere else may be the next."""

from cantina.engine.compiled import njit
from cantina.engine.masks import count, has
from cantina.games.bounty_hunters.pack.cards import DECK_CARDS, FIRST
from cantina.games.bounty_hunters.players.unseen import placed
from cantina.games.bounty_hunters.players.uses import best_use

LOOKS = 12  # about as many cards of a deck are looked at to guess what it may give


@njit
def deck_worth(s, t, seat, deck, left):
    """What the best card of the hand will be worth, on average, with one more card of a deck."""
    best = 0.0
    for i in range(s.hand_size[seat]):
        best = max(best, best_use(s, t, seat, s.hand[seat, i] + 0, left))
    gone = placed(s, t, deck)
    step = 1 + (DECK_CARDS[deck] - count(gone)) // LOOKS
    total, looks, place = 0.0, 0, s.turn + 0  # other cards are looked at every turn
    for i in range(DECK_CARDS[deck]):
        if not has(gone, i):
            place += 1
            if place % step == 0:
                total += max(best, best_use(s, t, seat, FIRST[deck] + i, left))
                looks += 1
    return total / looks if looks > 0 else best
