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
from cantina.games.bounty_hunters.resolve import activate, activate_on, play, play_on, reserve, sell


@njit
def apply(s, t, seat, action, log):
    """Play a legal action."""
    if action < CHOOSE_CARD:
        name_deck(s, seat, action, log)
    elif action < SELL:
        lay_down(s, seat, action - CHOOSE_CARD, log)
    elif action < PLAY:
        sell(s, seat, log)
    elif action < PLAY_ON:
        play(s, t, seat, action - PLAY, log)
    elif action < RESERVE:
        card = attacker_card((action - PLAY_ON) // TARGETS)
        play_on(s, t, seat, card, (action - PLAY_ON) % TARGETS, log)
    elif action < ACTIVATE:
        reserve(s, seat, action - RESERVE + FIRST_MARKET, log)
    elif action < ACTIVATE_ON:
        activate(s, t, seat, action - ACTIVATE + FIRST_MARKET, log)
    elif action < FINISH:
        card = FIRST_MARKET + (action - ACTIVATE_ON) // TARGETS
        activate_on(s, t, seat, card, (action - ACTIVATE_ON) % TARGETS, log)
    else:
        finish(s, t, seat, log)
