"""Why an action is not legal now: the rule that forbids it, found from the actor's own view."""

from __future__ import annotations

from typing import Any

from cantina.engine.compiled import interpreted
from cantina.engine.game import Content, Refusal
from cantina.engine.record import Checked
from cantina.games.way_of_the_mandalorian.pack.cards import CHARACTER, FIRST_EVENT, NONE
from cantina.games.way_of_the_mandalorian.rules.actions import NOTATION
from cantina.games.way_of_the_mandalorian.rules.belongings import slot_with
from cantina.games.way_of_the_mandalorian.rules.missions import fee_of
from cantina.games.way_of_the_mandalorian.rules.state import FEE, PHASE
from cantina.games.way_of_the_mandalorian.rules.switches import (
    equips_between_actions,
    fennec_keeps_surplus,
    slot_is_filled_at_setup,
)

_slot_with, _fee_of = interpreted(slot_with), interpreted(fee_of)
_equips_between_actions, _fennec_keeps_surplus = interpreted(equips_between_actions), interpreted(fennec_keeps_surplus)
_slot_is_filled_at_setup = interpreted(slot_is_filled_at_setup)
EVENT_WINDOWS = (PHASE.opponent_event, PHASE.own_event)

# The decisions each verb belongs to, and the rule that says so.
WINDOWS: dict[str, tuple[tuple[int, ...], str]] = {
    "equip": ((PHASE.main,), "WM-A03"),
    "fill": ((PHASE.main, PHASE.fill), "WM-A27"),
    "draw": ((PHASE.main,), "WM-22"),
    "sell": ((PHASE.main, PHASE.sale), "WM-22"),
    "job": ((PHASE.main,), "WM-22"),
    "attempt": ((PHASE.main,), "WM-22"),
    "end": ((PHASE.main,), "WM-22"),
    "take": ((PHASE.draw,), "WM-31"),
    "deck": ((PHASE.draw,), "WM-31"),
    "close": ((PHASE.sale,), "WM-A19"),
    "event": (EVENT_WINDOWS, "WM-A66"),
    "slot": (EVENT_WINDOWS, "WM-A66"),
    "pass": ((*EVENT_WINDOWS, PHASE.discard, PHASE.fill), "WM-A66"),
    "discard": ((PHASE.discard, PHASE.limit), "WM-63"),
    "ignore": ((PHASE.symbol,), "WM-60"),
    "use": ((PHASE.use,), "WM-46"),
    "keep": ((PHASE.keep,), "WM-59"),
    "drop": ((PHASE.keep,), "WM-59"),
    "retain": ((PHASE.limit,), "WM-A35"),
}

# The rule of the decision that is due: the verbs in HELD_UP have to wait for it.
DUE = {
    PHASE.draw: "WM-A11",
    PHASE.sale: "WM-34",
    PHASE.opponent_event: "WM-41",
    PHASE.own_event: "WM-A42",
    PHASE.discard: "WM-A42",
    PHASE.symbol: "WM-60",
    PHASE.use: "WM-A42",
    PHASE.keep: "WM-59",
    PHASE.limit: "WM-63",
    PHASE.fill: "WM-A27",
}
HELD_UP = ("draw", "sell", "job", "attempt", "end", "pass")


def _refusal(rule: str, key: str, **values: Any) -> Refusal:
    return Refusal(rule, f"way-of-the-mandalorian-refusal-{key}", values)


def refusal(s: Checked, content: Content, seat: int, code: int) -> Refusal:
    """The first rule an action breaks."""
    number, operands = NOTATION.split(code)
    verb = NOTATION.verbs[number].name
    if s.phase not in WINDOWS[verb][0]:
        return _refusal(window_rule(s, seat, verb), "window")
    operand = operands[0] if operands else NONE
    if verb in ("equip", "fill"):
        return refused_board(s, content, seat, verb, operand)
    if verb in ("draw", "sell", "job", "attempt"):
        return refused_action(s, verb, operand)
    return refused_answer(s, content, seat, verb, operand)


def window_rule(s: Checked, seat: int, verb: str) -> str:
    """The rule that gives a verb another moment, or the present moment to another decision."""
    if verb in HELD_UP and s.phase in DUE:
        return DUE[s.phase]
    if verb in ("equip", "fill") and seat != s.active:
        return "WM-30"
    if verb in ("event", "slot") and s.event[seat] != NONE:
        return "WM-A29" if s.character[seat] == CHARACTER.boba_fett else "WM-44"
    return WINDOWS[verb][1]


def refused_board(s: Checked, content: Content, seat: int, verb: str, operand: int) -> Refusal:
    """Equipment or slot: outside the window, not in hand, no place, too dear."""
    if verb == "fill":
        return refused_fill(s, seat, operand + FIRST_EVENT)
    if not s.hand[seat] >> operand & 1:
        return _refusal("WM-26", "not-in-hand", card=operand)
    if _equips_between_actions(s) and s.actions != 1:
        return _refusal("WM-A03", "equip-window")
    if _slot_with(s, seat, NONE) == NONE:
        return _refusal("WM-27", "no-slot")
    cost = int(content.tables[0].cost[operand])
    return _refusal("WM-28", "cost", cost=cost, credits=s.credits[seat])


def refused_fill(s: Checked, seat: int, card: int) -> Refusal:
    """Boba Fett's slot: not his, filled, not in hand, not now."""
    if s.character[seat] != CHARACTER.boba_fett:
        return _refusal("WM-57", "not-boba")
    if s.slot_filled[seat]:
        return _refusal("WM-A27", "slot-filled")
    if not s.hand[seat] >> card & 1:
        return _refusal("WM-A27", "not-in-hand", card=card)
    return _refusal("WM-A27" if _slot_is_filled_at_setup(s) else "WM-A03", "slot-window")


def refused_action(s: Checked, verb: str, operand: int) -> Refusal:
    """One of the four actions: none left, a second quick job, a mission or card that is not there."""
    if s.phase == PHASE.main and s.actions == 0:
        return _refusal("WM-24", "no-actions")
    if verb == "job":
        return _refusal("WM-38", "second-job")
    if verb == "attempt":
        return _refusal("WM-40", "not-in-row", mission=operand)
    return _refusal("WM-34", "not-yours", card=operand)


def refused_answer(s: Checked, content: Content, seat: int, verb: str, operand: int) -> Refusal:
    """An answer to a question of a draw, an attempt or the end of a turn."""
    if verb == "take":
        return _refusal("WM-31", "not-in-market", card=operand)
    if verb == "deck":
        return _refusal("WM-A13", "no-card")
    if verb == "event":
        return refused_event(s, content, seat, operand + FIRST_EVENT)
    if verb == "slot":
        return refused_slot(s, seat)
    if verb == "ignore":
        return _refusal("WM-A33", "no-symbol")
    if verb == "use":
        return _refusal("WM-46", "empty-slot")
    if s.retained >> operand & 1:  # paid for, so it is no surplus any more
        return _refusal("WM-A35", "window")
    if verb == "retain":
        return refused_retain(s, seat, operand)
    return _refusal("WM-60" if s.phase == PHASE.discard else "WM-63", "not-in-hand", card=operand)


def refused_slot(s: Checked, seat: int) -> Refusal:
    """The slot event: not his, empty, or not against others (WM-A28)."""
    if s.character[seat] != CHARACTER.boba_fett:
        return _refusal("WM-57", "not-boba")
    return _refusal("WM-A28" if s.slot_filled[seat] else "WM-61", "no-slot-event")


def refused_retain(s: Checked, seat: int, card: int) -> Refusal:
    """Fennec Shand at the hand limit: without the option, not her, not in hand, or too dear."""
    if not _fennec_keeps_surplus(s):
        return _refusal("WM-A35", "window")
    if s.character[seat] != CHARACTER.fennec_shand:
        return _refusal("WM-57", "window")
    if not s.hand[seat] >> card & 1:
        return _refusal("WM-A35", "not-in-hand", card=card)
    return _refusal("WM-59", "cost", cost=FEE, credits=s.credits[seat])


def refused_event(s: Checked, content: Content, seat: int, card: int) -> Refusal:
    """An event that is not in hand, or cannot be paid (WM-A23)."""
    if not s.hand[seat] >> card & 1:
        return _refusal("WM-44" if s.phase == PHASE.own_event else "WM-41", "not-in-hand", card=card)
    fee = int(_fee_of(s, Checked(content.tables), card))
    return _refusal("WM-A23", "cost", cost=fee, credits=s.credits[seat])
