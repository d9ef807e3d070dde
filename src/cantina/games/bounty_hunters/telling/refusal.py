"""Why an action is not legal now: the rule that forbids it, found from the actor's own view."""

from __future__ import annotations

from typing import Any

from cantina.engine.compiled import interpreted
from cantina.engine.game import Content, Refusal
from cantina.engine.record import Checked
from cantina.games.bounty_hunters.pack.cards import DECK, DECK_NAMES, FIRST_MARKET, NO_CARD, attacker_card
from cantina.games.bounty_hunters.rules.actions import NOTATION, VERB
from cantina.games.bounty_hunters.rules.state import FATE, MODE, PHASE

_attacker_card = interpreted(attacker_card)
STEP_OF_VERB = {VERB.draw: PHASE.draw, VERB.choose: PHASE.choose}  # of all others: PHASE.resolve


def _refusal(rule: str, key: str, **values: Any) -> Refusal:
    return Refusal(rule, f"bounty-hunters-refusal-{key}", values)


def refusal(s: Checked, content: Content, seat: int, code: int) -> Refusal:
    """The first rule an action breaks."""
    verb, operands = NOTATION.split(code)
    if STEP_OF_VERB.get(verb, PHASE.resolve) != s.phase:
        return _refusal("BH-20", "step")
    if verb == VERB.draw:
        return refused_deck(s, operands[0])
    if verb == VERB.choose:
        return _refusal("BH-25", "not-in-hand", card=operands[0])
    waiting = s.pick[seat] != NO_CARD and s.fate[seat] == FATE.unresolved
    if verb in (VERB.activate, VERB.activate_on):
        return (
            refused_activation(s, content, seat, verb, operands) if not waiting else _refusal("BH-28", "resolve-first")
        )
    if verb == VERB.finish:
        return _refusal("BH-27", "resolve-first")
    if not waiting:
        return _refusal("BH-27", "resolved")
    return refused_play(s, content, seat, verb, operands)


def refused_deck(s: Checked, deck: int) -> Refusal:
    """A deck that is closed, or not in the game."""
    if s.mode == MODE.introductory and deck == DECK.contract:
        return _refusal("BH-99", "no-contracts")
    return _refusal("BH-S03", "closed", deck=DECK_NAMES[deck])


def refused_play(s: Checked, content: Content, seat: int, verb: int, operands: tuple[int, ...]) -> Refusal:
    """A sale or play of another card, without the credits, or to a wrong place."""
    card = operands[0]
    if verb == VERB.play_on:
        card = _attacker_card(card)
    elif verb == VERB.reserve:
        card += FIRST_MARKET
    if card != s.pick[seat]:
        return _refusal("BH-27", "other-card", card=s.pick[seat])
    if card >= FIRST_MARKET and content.tables[0].cost[card - FIRST_MARKET] > s.credits[seat]:
        return refused_cost(s, content, seat, card, "BH-38")
    return refused_place(s, seat, card, operands)


def refused_cost(s: Checked, content: Content, seat: int, card: int, rule: str) -> Refusal:
    """Too few credits."""
    cost = int(content.tables[0].cost[card - FIRST_MARKET])
    return _refusal(rule, "cost", cost=cost, credits=s.credits[seat])


def refused_activation(s: Checked, content: Content, seat: int, verb: int, operands: tuple[int, ...]) -> Refusal:
    """An activation of a card that is not reserved, without the credits, or to a wrong place."""
    card = operands[0] + FIRST_MARKET
    if not s.reserved[seat] >> operands[0] & 1:
        return _refusal("BH-42", "not-reserved", card=card)
    if content.tables[0].cost[operands[0]] > s.credits[seat]:
        return refused_cost(s, content, seat, card, "BH-42")
    return refused_place(s, seat, card, operands)


def refused_place(s: Checked, seat: int, card: int, operands: tuple[int, ...]) -> Refusal:
    """A placement on a captured target, on nobody's or another player's, or beside an open one."""
    if len(operands) < 2:
        return _refusal("BH-S25", "alone")
    target = operands[1]
    if s.captured[seat] >> target & 1:
        return _refusal("BH-S22", "captured", target=target)
    if any(s.open[other] >> target & 1 or s.captured[other] >> target & 1 for other in range(s.seats)):
        return _refusal("BH-46", "other-area", target=target)
    return _refusal("BH-53" if s.open[seat] else "BH-54", "no-such-target", target=target)
