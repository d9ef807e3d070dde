"""Which cards of a deck a view has a place for: all others may be the next, or lie in a hidden hand."""

from cantina.engine.compiled import njit
from cantina.games.bounty_hunters.pack.cards import CONTRACTS, DECK, DECK_CARDS, FIRST, HUNTERS, TARGETS
from cantina.games.bounty_hunters.pack.tables import BONUS
from cantina.games.bounty_hunters.rules.state import MODE, NONE

ALL_CONTRACTS = (1 << CONTRACTS) - 1


@njit
def placed(s, t, deck):
    """The mask of a deck's cards that lie where the view tells, or in the box."""
    mask = in_the_box(s, t, deck)
    for i in range(s.discard_size[deck]):
        mask |= 1 << s.discard[deck, i]
    if deck == DECK.hunter:
        mask |= hunters_in_areas(s)
    for seat in range(s.seats):
        mask |= in_hand(s, seat, deck) | in_area(s, seat, deck)
    return mask


@njit
def in_the_box(s, t, deck):
    """BH-99, BH-100: what the introductory mode leaves out."""
    mask = 0
    if s.mode == MODE.introductory and deck == DECK.contract:
        mask = ALL_CONTRACTS
    elif s.mode == MODE.introductory and deck == DECK.target:
        for target in range(TARGETS):
            if t.bonus[target] == BONUS.contract:
                mask |= 1 << target
    return mask


@njit
def hunters_in_areas(s):
    """Hunters are found by their groups."""
    mask = 0
    for hunter in range(HUNTERS):
        if s.group[hunter] != NONE:
            mask |= 1 << hunter
    return mask


@njit
def in_hand(s, seat, deck):
    """The cards that a seat is known to hold, or has chosen."""
    mask = 0
    for i in range(s.hand_size[seat]):
        mask |= in_deck(s.hand[seat, i] + 0, deck)
    return mask | in_deck(s.pick[seat] + 0, deck)


@njit
def in_deck(card, deck):
    """A card as a mask of a deck; nothing if it is hidden, none at all, or of another deck."""
    number = card - FIRST[deck]
    return 1 << number if 0 <= number < DECK_CARDS[deck] else 0


@njit
def in_area(s, seat, deck):
    """The cards of a deck in an area, hunters left aside."""
    if deck == DECK.target:
        return s.open[seat] | s.captured[seat]
    if deck == DECK.contract:
        return s.contracts[seat] + 0
    if deck == DECK.market:
        return s.reserved[seat] | s.active[seat]
    return 0
