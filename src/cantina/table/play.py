"""Actions: what is checked before one is stored, and what it does. Picks may be changed until all are in."""

from __future__ import annotations

from typing import Any

from cantina.engine.errors import IllegalAction
from cantina.engine.log import Event
from cantina.engine.match import Match
from cantina.table.errors import NotConfirmed, TableError
from cantina.table.interrupts import is_interrupt
from cantina.table.log import Body
from cantina.table.story import bit, events, to_all
from cantina.table.table import Table, Tried

LONGEST_KEY = 64


def act(table: Table, guest: str, number: int, action: Any, key: Any = None, confirmed: bool = True) -> Body | None:
    """An action of a person; None if this very action, known by its key, is stored already."""
    seat = table.held(guest, number)
    mark = checked_key(number, key)
    if mark in table.keys:
        return None
    match = table.running()
    code, instead = legal_code(match, number, action)
    if seat.confirms and not confirmed and ends_turn(match, number, code):
        raise NotConfirmed("table-confirm")
    if is_interrupt(table, number) and table.settings.delay > 0:
        return {"kind": "seal", "seat": number, "action": match.game.notation.write(code), "key": mark}
    return acted(table, number, code, "person", mark, instead)


def checked_key(number: int, key: Any) -> str:
    """The key of an action, of one seat; without one every request is a new action."""
    if key is None:
        return ""
    if not isinstance(key, str) or not 1 <= len(key) <= LONGEST_KEY:
        raise TableError("table-key", longest=LONGEST_KEY)
    return f"{number} {key}"


def legal_code(match: Match, number: int, action: Any) -> tuple[int, bool]:
    """The code of a legal action, and whether it takes the place of the one chosen before."""
    code = match.code(action)
    if number in match.actors() or match.over:
        return match.check(number, code), False
    other = match.fork()
    try:
        other.undo(number)
        return other.check(number, code), True
    except IllegalAction:
        return match.check(number, code), False  # says why it is not this seat's turn


def ends_turn(match: Match, number: int, code: int) -> bool:
    """Whether an action ends the turn, as far as its actor can know: it is tried on what the seat knows."""
    try:
        after, _ = match.applied(match.concealed(number), number, code, match.game.interpreted_calls)
    except (IndexError, ValueError):
        return False  # it uncovers something: nobody can tell before
    rules = match.game.interpreted
    return not int(rules.actors(rules.hold(after))) >> number & 1


def acted(table: Table, number: int, code: int, by: str, key: str = "", instead: bool = False) -> Body:
    """The body of an action that was found legal; it is carried out on a copy to know who will see a change."""
    match = table.running().fork()
    if instead:
        match.undo(number)
    match.carry_out(number, code)
    body: Body = {"kind": "act", "seat": number, "action": match.game.notation.write(code), "by": by}
    body |= {"key": key} if key else {}
    body |= {"instead": True} if instead else {}
    after = match.sights()
    body["seen"] = seen_by(table, after)
    table.tried = Tried(table.number, body, match, match.log[-1].events, after)
    return body


def seen_by(table: Table, after: list[bytes]) -> int:
    """The mask of viewers whose view a change alters."""
    seen = 0
    for viewer, before, then in zip(table.viewers(), table.looked(), after, strict=True):
        if before != then:
            seen |= bit(viewer)
    return seen


def apply_act(table: Table, body: Body) -> None:
    """Play a stored action."""
    number, sights = body["seat"], None
    if table.tried is not None and table.tried.number == table.number and table.tried.body == body:
        table.match, happened, sights = table.tried.match, table.tried.events, table.tried.sights
    else:
        match = table.running()
        if body.get("instead"):
            match.undo(number)
        match.play(number, body["action"])
        happened = match.log[-1].events
    after_action(table, body, happened, sights)


def come_back(table: Table, number: int) -> None:
    """The person plays again, with the whole clock before them; whoever acts is back."""
    seat = table.seats[number]
    seat.away = ""
    seat.asked = None
    table.story.append(to_all("back", seat=number))


def after_action(table: Table, body: Body, happened: tuple[Event, ...], sights: list[bytes] | None) -> None:
    """What an action settles besides the game itself, and what is told of it."""
    number, seat = body["seat"], table.seats[body["seat"]]
    if table.wish is not None or seat.sealed is not None or seat.away or table.over:
        table.outlines.clear()
    if body["by"] == "person" and seat.away:
        come_back(table, number)
    seat.sealed = None
    seat.acts += 1
    seat.stood_in |= body["by"] == "stand-in"
    remember_key(table, body)
    table.wish = None
    table.agreed.clear()
    table.changed(sights, body["seen"])
    table.story.extend(events(happened, body["seen"], number))


def remember_key(table: Table, body: Body) -> None:
    """The same action with the same key changes nothing any more."""
    if body.get("key"):
        table.keys[body["key"]] = table.number + 1


def apply_seal(table: Table, body: Body) -> None:
    """An answer to an interrupt lies sealed until its time has come."""
    table.seats[body["seat"]].sealed = body["action"]
    remember_key(table, body)
