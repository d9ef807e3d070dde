"""Play one action and run on to the next decision or the end."""

from cantina.engine.compiled import njit
from cantina.games.bounty_hunters.actions import (
    ACTIVATE,
    ACTIVATE_ON,
    CHOOSE_CARD,
    FINISH,
    PLAY,
    PLAY_ON,
    RESERVE,
    SELL,
)
from cantina.games.bounty_hunters.cards import FIRST_MARKET, TARGETS, attacker_card
from cantina.games.bounty_hunters.choose import lay_down
from cantina.games.bounty_hunters.close import finish
from cantina.games.bounty_hunters.draw import name_deck
from cantina.games.bounty_hunters.resolve import put_down, reserve, sell
from cantina.games.bounty_hunters.state import ORPHANS


@njit
def apply(s, t, seat, action, log):
    """Play a legal action."""
    if action < CHOOSE_CARD:
        name_deck(s, seat, action, log)
    elif action < SELL:
        lay_down(s, seat, action - CHOOSE_CARD, log)
    elif action < PLAY:
        sell(s, seat, log)
    elif action == FINISH:
        finish(s, t, seat, log)
    elif RESERVE <= action < ACTIVATE:
        reserve(s, seat, action - RESERVE + FIRST_MARKET, log)
    else:
        card, group = placement(seat, action)
        put_down(s, t, seat, card, group, action >= ACTIVATE, log)


@njit
def placement(seat, action):
    """The card that is played or activated, and its group: the orphans, unless a target is named or is the card."""
    if action < PLAY_ON:
        card = action - PLAY
        return card, card if card < TARGETS else ORPHANS + seat
    if action < RESERVE:
        return attacker_card((action - PLAY_ON) // TARGETS), (action - PLAY_ON) % TARGETS
    if action < ACTIVATE_ON:
        return action - ACTIVATE + FIRST_MARKET, ORPHANS + seat
    return FIRST_MARKET + (action - ACTIVATE_ON) // TARGETS, (action - ACTIVATE_ON) % TARGETS
