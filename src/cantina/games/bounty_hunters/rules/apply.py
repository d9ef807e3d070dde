"""Play one action and run on to the next decision or the end."""

from cantina.engine.compiled import njit
from cantina.games.bounty_hunters.pack.cards import FIRST_MARKET, TARGETS, attacker_card
from cantina.games.bounty_hunters.rules.actions import ACTION
from cantina.games.bounty_hunters.rules.choose import lay_down
from cantina.games.bounty_hunters.rules.close import finish
from cantina.games.bounty_hunters.rules.draw import name_deck
from cantina.games.bounty_hunters.rules.resolve import put_down, reserve, sell
from cantina.games.bounty_hunters.rules.state import ORPHANS


@njit
def apply(s, t, seat, action, log):
    """Play a legal action."""
    if action < ACTION.choose:
        name_deck(s, seat, action, log)
    elif action < ACTION.sell:
        lay_down(s, seat, action - ACTION.choose, log)
    elif action < ACTION.play:
        sell(s, seat, log)
    elif action == ACTION.finish:
        finish(s, t, seat, log)
    elif ACTION.reserve <= action < ACTION.activate:
        reserve(s, seat, action - ACTION.reserve + FIRST_MARKET, log)
    else:
        card, group = placement(seat, action)
        put_down(s, t, seat, card, group, action >= ACTION.activate, log)


@njit
def placement(seat, action):
    """The card that is played or activated, and its group: the orphans, unless a target is named or is the card."""
    if action < ACTION.play_on:
        card = action - ACTION.play
        return card, card if card < TARGETS else ORPHANS + seat
    if action < ACTION.reserve:
        return attacker_card((action - ACTION.play_on) // TARGETS), (action - ACTION.play_on) % TARGETS
    if action < ACTION.activate_on:
        return action - ACTION.activate + FIRST_MARKET, ORPHANS + seat
    return FIRST_MARKET + (action - ACTION.activate_on) // TARGETS, (action - ACTION.activate_on) % TARGETS
