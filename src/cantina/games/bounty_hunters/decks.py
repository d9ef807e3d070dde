"""What a deck may give, from what a seat knows: every card that lies nowhere else may be the next."""

from cantina.engine.compiled import njit
from cantina.engine.masks import count, has
from cantina.games.bounty_hunters.cards import (
    CONTRACT_DECK,
    DECK_CARDS,
    FIRST,
    HUNTER_DECK,
    HUNTERS,
    TARGET_DECK,
    TARGETS,
)
from cantina.games.bounty_hunters.state import INTRODUCTORY, NONE
from cantina.games.bounty_hunters.tables import CONTRACT_BONUS
from cantina.games.bounty_hunters.uses import best_use

LOOKS = 12  # about as many cards of a deck are looked at to guess what it may give


@njit
def deck_worth(s, t, seat, deck, left):
    """What the best card of the hand will be worth, on average, with one more card of a deck."""
    best = 0.0
    for i in range(s.hand_size[seat]):
        best = max(best, best_use(s, t, seat, s.hand[seat, i] + 0, left))
    gone = out_of_deck(s, t, deck)
    step = 1 + (DECK_CARDS[deck] - count(gone)) // LOOKS
    total, looks, place = 0.0, 0, s.turn + 0  # other cards are looked at every turn
    for i in range(DECK_CARDS[deck]):
        if not has(gone, i):
            place += 1
            if place % step == 0:
                total += max(best, best_use(s, t, seat, FIRST[deck] + i, left))
                looks += 1
    return total / looks if looks > 0 else best


@njit
def out_of_deck(s, t, deck):
    """The mask of a deck's cards that are known to lie elsewhere."""
    gone = not_in_play(s, t, deck)
    for i in range(s.discard_size[deck]):
        gone |= 1 << s.discard[deck, i]
    for seat in range(s.seats):
        gone |= in_hand_or_area(s, seat, deck)
    return gone


@njit
def not_in_play(s, t, deck):
    """BH-100: the targets that the introductory mode leaves out; and the hunters that lie in any area."""
    mask = 0
    if deck == TARGET_DECK and s.mode == INTRODUCTORY:
        for target in range(TARGETS):
            if t.bonus[target] == CONTRACT_BONUS:
                mask |= 1 << target
    if deck == HUNTER_DECK:
        for hunter in range(HUNTERS):
            if s.group[hunter] != NONE:
                mask |= 1 << hunter
    return mask


@njit
def in_hand_or_area(s, seat, deck):
    """The mask of a deck's cards that a seat has before it or is known to hold; hunters in areas left aside."""
    mask = 0
    for i in range(s.hand_size[seat]):
        card = s.hand[seat, i] - FIRST[deck]
        if 0 <= card < DECK_CARDS[deck]:
            mask |= 1 << card
    if deck == TARGET_DECK:
        return mask | s.open[seat] | s.captured[seat]
    if deck == CONTRACT_DECK:
        return mask | s.contracts[seat]
    return mask if deck == HUNTER_DECK else mask | s.reserved[seat] | s.active[seat]
