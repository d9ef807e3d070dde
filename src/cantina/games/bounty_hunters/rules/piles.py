"""The four decks and their discard piles (BH-13, BH-14, BH-S01, BH-S05)."""

from cantina.engine.chance import shuffle
from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.games.bounty_hunters.pack.cards import FIRST
from cantina.games.bounty_hunters.rules.events import EVENT
from cantina.games.bounty_hunters.rules.state import NONE


@njit
def supply(s, deck):
    """How many cards a deck can give, its discard pile included."""
    return s.deck_size[deck] + s.discard_size[deck]


@njit
def reshuffle(s, deck, log):
    """BH-S01: the discard pile becomes the new deck."""
    for i in range(s.discard_size[deck]):
        s.deck[deck, i] = s.discard[deck, i]
        s.discard[deck, i] = NONE
    s.deck_size[deck] = s.discard_size[deck]
    s.discard_size[deck] = 0
    shuffle(s, deck, s.deck, deck, s.deck_size[deck])
    emit(log, EVERYONE, EVENT.reshuffled, NONE, deck, s.deck_size[deck], 0)


@njit
def take(s, deck, log):
    """Draw the top card of a deck; only now, if it is empty, is the discard pile shuffled (BH-S05)."""
    if s.deck_size[deck] == 0:
        reshuffle(s, deck, log)
    top = s.deck_size[deck] - 1
    card = s.deck[deck, top] + 0
    s.deck[deck, top] = NONE
    s.deck_size[deck] = top
    return FIRST[deck] + card


@njit
def lay_off(s, deck, card):
    """Put a card face up on the discard pile of its deck (BH-33)."""
    s.discard[deck, s.discard_size[deck]] = card - FIRST[deck]
    s.discard_size[deck] += 1
