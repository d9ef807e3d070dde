"""Actions: what is checked before one is stored, and what it does. Picks may be changed until all are in."""

from __future__ import annotations

from typing import Any

from cantina.engine.errors import IllegalAction
from cantina.engine.match import Match
from cantina.table.errors import NotConfirmed, TableError
from cantina.table.interrupts import is_interrupt
from cantina.table.log import Body
from cantina.table.story import bit, events
from cantina.table.table import Seat, Table, Tried

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
        after, _ = match.applied(match.concealed(number), number, code, match.game.interpreted)
    except (IndexError, ValueError):
        return False  # it uncovers something: nobody can tell before
    rules = match.game.interpreted
    return not int(rules.actors(rules.hold(after))) >> number & 1


def acted(table: Table, number: int, code: int, by: str, key: str = "", instead: bool = False) -> Body:
    """The body of an action that is legal; it is carried out on a copy to know who will see a change."""
    match = table.running().fork()
    if instead:
        match.undo(number)
    match.play(number, code)
    body: Body = {"kind": "act", "seat": number, "action": match.game.notation.write(code), "by": by}
    body |= {"key": key} if key else {}
    body |= {"instead": True} if instead else {}
    body["seen"] = seen_by(table, match)
    table.tried = Tried(table.number, body, match, match.log[-1].events)
    return body


def seen_by(table: Table, after: Match) -> int:
    """The mask of viewers whose view a change alters."""
    seen = 0
    for viewer in table.viewers():
        if table.sight(viewer) != after.concealed(viewer).tobytes():
            seen |= bit(viewer)
    return seen


def apply_act(table: Table, body: Body) -> None:
    """Play a stored action."""
    number = body["seat"]
    if table.tried is not None and table.tried.number == table.number and table.tried.body == body:
        table.match, happened = table.tried.match, table.tried.events
    else:
        match = table.running()
        if body.get("instead"):
            match.undo(number)
        match.play(number, body["action"])
        happened = match.log[-1].events
    after_action(table, table.seats[number], body)
    table.story.extend(events(happened, body["seen"], number))


def after_action(table: Table, seat: Seat, body: Body) -> None:
    """What an action settles besides the game itself."""
    seat.sealed = None
    seat.acts += 1
    seat.stood_in |= body["by"] == "stand-in"
    if body.get("key"):
        table.keys[body["key"]] = table.number + 1
    table.wish = None
    table.agreed.clear()
    table.sights.clear()


def apply_seal(table: Table, body: Body) -> None:
    """An answer to an interrupt lies sealed until its time has come."""
    table.seats[body["seat"]].sealed = body["action"]
    table.keys[body["key"]] = table.number + 1
