"""Why an action is not legal now: the rule that forbids it, told from the actor's own view."""

from __future__ import annotations

from collections.abc import Callable

from cantina.engine.game import Content, Refusal
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures.actions import NOTATION
from cantina.games.mandalorian_adventures.refusal_actions import (
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
from cantina.games.mandalorian_adventures.refusal_case import Case, no
from cantina.games.mandalorian_adventures.state import (
    ASK_ACCUSE,
    ASK_ACTION,
    ASK_AFTER,
    ASK_AGREE,
    ASK_ALTERNATIVE,
    ASK_CELL,
    ASK_CHARACTER,
    ASK_DISCARD_PLAN,
    ASK_DOOR,
    ASK_FLIGHT,
    ASK_FREE,
    ASK_KEEP,
    ASK_MAIN,
    ASK_MAY,
    ASK_PEEK,
    ASK_PLAN,
    ASK_RULE,
    ASK_SEAT,
    ASK_SPACE,
    ASK_SPAWN,
    ASK_STEP,
    ASK_THREAT,
    ASK_TOP,
)
from cantina.games.mandalorian_adventures.turns import REQUIRED

BONUS_WINDOWS = (ASK_MAIN, ASK_ACTION, ASK_STEP, ASK_AFTER)
# Decisions that have a word of their own for doing nothing: end, decline, stop, no.
WITHOUT_PASS = {ASK_MAIN: "MA-36", ASK_ACTION: "MA-42", ASK_STEP: "MA-44", ASK_MAY: "MA-91", ASK_AGREE: "MD-56"}

# The decisions each verb belongs to, and the rule that says so.
WINDOWS: dict[str, tuple[tuple[int, ...], str]] = {
    "play": ((ASK_MAIN,), "MA-36"),
    "effect": ((ASK_ACTION, ASK_AFTER), "MA-90"),
    "perform": ((ASK_ACTION,), "MA-36"),
    "decline": ((ASK_ACTION,), "MA-42"),
    "attack": ((ASK_ACTION,), "MA-58"),
    "look": ((ASK_ACTION, ASK_PEEK), "MA-64"),
    "push": ((ASK_ACTION,), "MA-64"),
    "go": ((ASK_ACTION, ASK_STEP), "MA-44"),
    "stop": ((ASK_STEP,), "MA-44"),
    "use": (BONUS_WINDOWS, "MA-85"),
    "spend": (BONUS_WINDOWS, "MA-85"),
    "rescue": ((ASK_ACTION, ASK_STEP, ASK_AFTER), "MA-157"),
    "card": ((ASK_MAIN, ASK_PLAN), "MA-76"),
    "keep": ((ASK_KEEP,), "MA-71"),
    "top": ((ASK_TOP,), "MA-74"),
    "drop": ((ASK_DISCARD_PLAN,), "MA-76"),
    "threat": ((ASK_THREAT,), "MA-170"),
    "cell": ((ASK_CELL,), "MA-170"),
    "spawn": ((ASK_SPAWN,), "MA-114"),
    "flee": ((ASK_FLIGHT,), "MA-163"),
    "character": ((ASK_CHARACTER,), "MA-170"),
    "space": ((ASK_SPACE,), "MA-137"),
    "free": ((ASK_FREE,), "MA-95"),
    "door": ((ASK_DOOR, ASK_ACTION), "MA-53"),
    "choose": ((ASK_ALTERNATIVE,), "MA-112"),
    "rule": ((ASK_RULE,), "MA-171"),
    "yes": ((ASK_MAY, ASK_AGREE), "MA-91"),
    "no": ((ASK_MAY, ASK_AGREE), "MA-91"),
    "end": ((ASK_MAIN,), "MA-36"),
    "betray": ((ASK_MAIN,), "MD-56"),
    "accuse": ((ASK_ACCUSE,), "MD-56"),
    "seat": ((ASK_SEAT,), "MA-170"),
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
    return no("MA-36", "two-actions", count=case.s.played, needed=REQUIRED + case.s.extra)


def refused_card(case: Case) -> Refusal:
    """MA-76: a planning card that is not owned, or whose moment is another."""
    card = case.operands[0]
    return no("MA-76", "plan-moment" if case.owns(card) else "not-owned", card=card)


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
    "keep": refused_keep,
    "top": refused_top,
    "drop": refused_drop,
    "betray": refused_betray,
}
