"""What is played for a seat whose player has left or has run out of time (BH-S56)."""

from cantina.engine.compiled import njit
from cantina.engine.masks import has
from cantina.games.bounty_hunters.pack.cards import DECKS, NO_CARD
from cantina.games.bounty_hunters.rules.actions import ACTION
from cantina.games.bounty_hunters.rules.state import FATE, NONE, PHASE


@njit
def stand_in(s, t, seat):
    """The action for a seat that may act, from its own view; what its player has already done stands."""
    if s.phase == PHASE.draw:
        return ACTION.draw + fullest_deck(s)
    if s.phase == PHASE.choose:
        return ACTION.choose + s.hand[seat, 0]
    if s.pick[seat] != NO_CARD and s.fate[seat] == FATE.unresolved:
        return ACTION.sell + s.pick[seat]
    return ACTION.finish


@njit
def fullest_deck(s):
    """The deck with the most cards left, the first of equals; a closed one is left out."""
    fullest = NONE
    for deck in range(DECKS):
        if not has(s.closed, deck) and (fullest == NONE or s.deck_size[deck] > s.deck_size[fullest]):
            fullest = deck
    return fullest
