"""Standing orders for events (WM-A69): whether to be asked always, never, when it matters, or from which reward up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cantina.engine.abilities import Interrupts
from cantina.engine.compiled import interpreted
from cantina.engine.game import Content
from cantina.engine.options import Choice, Number
from cantina.games.way_of_the_mandalorian.pack.cards import ATTRIBUTES, CHARACTER, EVENTS, FIRST_EVENT, NONE
from cantina.games.way_of_the_mandalorian.rules import belongings, missions
from cantina.games.way_of_the_mandalorian.rules.actions import ACTION
from cantina.games.way_of_the_mandalorian.rules.state import PHASE
from cantina.games.way_of_the_mandalorian.rules.switches import compares_totals

ASK, MATTERS, NEVER, FROM = "ask", "matters", "never", "from"
_available, _required = interpreted(missions.available), interpreted(missions.required)
_filled_slots, _compares_totals = interpreted(belongings.filled_slots), interpreted(compares_totals)


def asked(view: Any) -> bool:
    """Whether a player is asked for an event; all are asked, whatever they hold."""
    return view.phase in (PHASE.opponent_event, PHASE.own_event)


def answer(view: Any, content: Content, seat: int, orders: Mapping[str, Any]) -> int | None:
    """Pass where the orders say so; None where the player wants to be asked."""
    wish = orders["events"]
    if wish == FROM:
        return None if content.tables["reward"][0, view.mission] >= orders["reward"] else ACTION.pass_
    if wish == MATTERS:
        return None if can_matter(view, content.tables[0]) else ACTION.pass_
    return ACTION.pass_ if wish == NEVER else None


def can_matter(view: Any, t: Any) -> bool:
    """Whether any event could change how the attempt ends; by open facts alone, so a pass shows nothing of a hand."""
    slots = _filled_slots(view, view.active)
    lead = [int(_available(view, t, slots, i) - _required(view, t, i)) for i in range(ATTRIBUTES)]
    events = [[int(t.symbols[card, i]) for i in range(ATTRIBUTES)] for card in unplayed(view)]
    if not can_succeed(view, lead, events):
        return False
    return view.phase == PHASE.own_event or can_fail(view, lead, events)


def unplayed(view: Any) -> list[int]:
    """The events that a player might hold: those that do not lie in the open."""
    played = {int(event) for event in view.event if event != NONE}
    cards = range(FIRST_EVENT, FIRST_EVENT + EVENTS)
    return [card for card in cards if not int(view.discard) >> card & 1 and card not in played]


def can_succeed(view: Any, lead: list[int], events: list[list[int]]) -> bool:
    """WM-44, WM-60: whether the active player could reach what is required, with any event and any symbol ignored."""
    if view.character[view.active] == CHARACTER.bo_katan_kryze:
        return True
    own = events if view.event[view.active] == NONE else []
    helped = [lead, *([one + more for one, more in zip(lead, event, strict=True)] for event in own)]
    return any(is_enough(view, one) for one in helped)


def can_fail(view: Any, lead: list[int], events: list[list[int]]) -> bool:
    """WM-41, WM-45: whether the opponents who are still to be asked could require too much, each with one event."""
    left = int(view.seats - view.asked)
    if _compares_totals(view):
        return sum(lead) < left * max(map(sum, events), default=0)
    most = [max((event[i] for event in events), default=0) for i in range(ATTRIBUTES)]
    return any(one < left * more for one, more in zip(lead, most, strict=True))


def is_enough(view: Any, lead: list[int]) -> bool:
    """WM-49, WM-A02."""
    return sum(lead) >= 0 if _compares_totals(view) else min(lead) >= 0


INTERRUPTS = Interrupts(
    asked, (Choice("events", (ASK, MATTERS, NEVER, FROM)), Number("reward", 0, 10_000, 0, 0)), answer
)
