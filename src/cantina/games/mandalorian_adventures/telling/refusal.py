"""Why an action is not legal now: the rule that forbids it, told from the actor's own view."""

from __future__ import annotations

from collections.abc import Callable

from cantina.engine.game import Content, Refusal
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures.pack.vocabulary import WINDOW
from cantina.games.mandalorian_adventures.rules.actions import NOTATION
from cantina.games.mandalorian_adventures.rules.state import PHASE
from cantina.games.mandalorian_adventures.rules.turns import REQUIRED
from cantina.games.mandalorian_adventures.telling.refusal_actions import (
    refused_attack,
    refused_door,
    refused_effect,
    refused_look,
    refused_perform,
    refused_push,
    refused_rescue,
    refused_spend,
    refused_step,
    refused_use,
)
from cantina.games.mandalorian_adventures.telling.refusal_case import Case, no

BONUS_WINDOWS = (PHASE.main, PHASE.action, PHASE.step, PHASE.after)
# Decisions that have a word of their own for doing nothing: end, decline, stop, no.
WITHOUT_PASS = {
    PHASE.main: "MA-36",
    PHASE.action: "MA-42",
    PHASE.step: "MA-44",
    PHASE.may: "MA-91",
    PHASE.agree: "MD-56",
}

# MQ-102: the windows in which a player uses the planning cards of both characters.
OWN_WINDOWS = {PHASE.main: WINDOW.your_action_step, PHASE.plan: WINDOW.before_event_step}

# The decisions each verb belongs to, and the rule that says so.
WINDOWS: dict[str, tuple[tuple[int, ...], str]] = {
    "play": ((PHASE.main,), "MA-36"),
    "effect": ((PHASE.action, PHASE.after), "MA-90"),
    "perform": ((PHASE.action,), "MA-36"),
    "decline": ((PHASE.action,), "MA-42"),
    "attack": ((PHASE.action,), "MA-58"),
    "look": ((PHASE.action, PHASE.peek), "MA-64"),
    "push": ((PHASE.action,), "MA-64"),
    "go": ((PHASE.action, PHASE.step), "MA-44"),
    "stop": ((PHASE.step,), "MA-44"),
    "use": (BONUS_WINDOWS, "MA-85"),
    "spend": (BONUS_WINDOWS, "MA-85"),
    "rescue": ((PHASE.action, PHASE.step, PHASE.after), "MA-157"),
    "card": ((PHASE.main, PHASE.plan), "MA-76"),
    "keep": ((PHASE.keep,), "MA-71"),
    "top": ((PHASE.top,), "MA-74"),
    "drop": ((PHASE.discard_plan,), "MA-76"),
    "threat": ((PHASE.threat,), "MA-170"),
    "cell": ((PHASE.cell,), "MA-170"),
    "spawn": ((PHASE.spawn,), "MA-114"),
    "flee": ((PHASE.flight,), "MA-163"),
    "character": ((PHASE.character,), "MA-170"),
    "space": ((PHASE.space,), "MA-137"),
    "free": ((PHASE.free,), "MA-95"),
    "door": ((PHASE.door, PHASE.action), "MA-53"),
    "choose": ((PHASE.alternative,), "MA-112"),
    "rule": ((PHASE.rule,), "MA-171"),
    "yes": ((PHASE.may, PHASE.agree), "MA-91"),
    "no": ((PHASE.may, PHASE.agree), "MA-91"),
    "end": ((PHASE.main,), "MA-36"),
    "betray": ((PHASE.main,), "MD-56"),
    "accuse": ((PHASE.accuse,), "MD-56"),
    "seat": ((PHASE.seat,), "MA-170"),
    "card-of": ((PHASE.main, PHASE.plan), "MA-76"),
}


def refusal(s: Checked, content: Content, seat: int, code: int) -> Refusal:
    """The first rule an action breaks."""
    number, operands = NOTATION.split(code)
    verb = NOTATION.verbs[number].name
    case = Case(s, Checked(content.tables), content.cards[0], seat, verb, operands)
    if verb == "pass":
        return no(WITHOUT_PASS[s.phase], "window") if s.phase in WITHOUT_PASS else no("MA-170", "must-choose")
    phases, rule = WINDOWS[verb]
    if s.phase not in phases:
        return no(rule, "window")
    return BY_VERB[verb](case) if verb in BY_VERB else no(rule, "not-offered")


def refused_play(case: Case) -> Refusal:
    """MA-36, MA-41, MA-43: not in hand, no action left, no such space, a space used before."""
    s, (card, space) = case.s, case.operands
    if all(s.hand[case.seat, i] != card for i in range(s.hand_size[case.seat])):
        return no("MA-36", "not-in-hand", card=card)
    if s.played >= REQUIRED + s.extra:
        return no("MA-36", "no-actions")
    if space >= s.spaces:
        return no("MA-166", "no-space")
    return no("MA-41", "space-used", space=case.space(space))


def refused_end(case: Case) -> Refusal:
    """MA-36, MA-94: the required actions are not done."""
    return no("MA-36", "two-actions", count=case.s.played, needed=REQUIRED)


def refused_card(case: Case) -> Refusal:
    """MA-76: a planning card that is not owned, or whose moment is another."""
    card = case.operands[0]
    if case.both_own(card) and case.between_actions() and case.t.plan_window[card] == OWN_WINDOWS[case.s.phase]:
        return no("MQ-102", "whose-card", card=card)
    return no("MA-76", "plan-moment" if case.owns(card) else "not-owned", card=card)


def refused_card_of(case: Case) -> Refusal:
    """MQ-102: a card that is not owned by both, or whose moment is another."""
    card = case.operands[1]
    if case.both_own(card):
        return no("MA-76", "plan-moment", card=card)
    return no("MQ-102", "one-owner" if case.owns(card) else "not-owned", card=card)


def refused_keep(case: Case) -> Refusal:
    """MA-71 to MA-73: not drawn, not to be kept, a second copy."""
    card = case.operands[0]
    if card not in case.drawn():
        return no("MA-71", "not-drawn", card=card)
    if case.t.plan_keepable[card] == 0:
        return no("MA-72", "not-kept", card=card)
    return no("MA-73", "second-copy", card=card)


def refused_top(case: Case) -> Refusal:
    """MA-74: only a drawn card goes back."""
    return no("MA-74", "not-drawn", card=case.operands[0])


def refused_drop(case: Case) -> Refusal:
    """Only an own planning card can be discarded."""
    return no("MA-76", "not-owned", card=case.operands[0])


def refused_betray(case: Case) -> Refusal:
    """MD-56: only the traitor, only at the start of an own turn."""
    return no("MD-56", "no-traitor")


BY_VERB: dict[str, Callable[[Case], Refusal]] = {
    "play": refused_play,
    "end": refused_end,
    "effect": refused_effect,
    "perform": refused_perform,
    "attack": refused_attack,
    "look": refused_look,
    "push": refused_push,
    "go": refused_step,
    "use": refused_use,
    "spend": refused_spend,
    "rescue": refused_rescue,
    "door": refused_door,
    "card": refused_card,
    "card-of": refused_card_of,
    "keep": refused_keep,
    "top": refused_top,
    "drop": refused_drop,
    "betray": refused_betray,
}
