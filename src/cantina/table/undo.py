"""Taking an action back: up to the engine's barrier, freely or by consent."""

from __future__ import annotations

from typing import Any

from cantina.engine.undo import last_action
from cantina.table.errors import TableError
from cantina.table.log import Body
from cantina.table.play import seen_by
from cantina.table.settings import CONSENT, NEVER
from cantina.table.story import Told, bit, to_all
from cantina.table.table import Table


def undo(table: Table, guest: str, number: int) -> Body:
    """Take the last action of a seat back, or ask the others for it."""
    table.held(guest, number)
    policy = table.settings.undo_policy
    if policy == NEVER:
        raise TableError("table-no-undo")
    body = taken_back(table, number)
    if policy == CONSENT and waits_for(table, number, guest):
        return {"kind": "ask-undo", "seat": number}
    return body


def is_offered(table: Table, number: int) -> bool:
    """Whether a seat has done anything that could be taken back; the barrier is looked for when it is wished."""
    match = table.match
    if match is None or match.over or table.settings.undo_policy == NEVER:
        return False
    return last_action(match, number) is not None


def taken_back(table: Table, number: int) -> Body:
    """The body of an undo, if the engine allows it."""
    match = table.running().fork()
    action = match.undo(number)
    return {"kind": "undo", "seat": number, "action": str(action), "seen": seen_by(table, match.sights())}


def waits_for(table: Table, number: int, guest: str) -> list[int]:
    """The seats of other people who have not agreed yet; bots and stand-ins always agree."""
    return [i for i in table.people() if i != number and i not in table.agreed and table.seats[i].guest != guest]


def apply_undo(table: Table, body: Body) -> None:
    """The action is taken back; those to whom it makes a difference are told."""
    number = body["seat"]
    table.running().undo(number)
    table.seats[number].acts += 1
    table.changed(None, body["seen"] | bit(number))
    table.wish = None
    table.agreed.clear()
    table.story.append(Told(body["seen"] | bit(number), "taken-back", {"seat": number}))


def apply_ask_undo(table: Table, body: Body) -> None:
    """Everybody hears the wish."""
    table.wish = body["seat"]
    table.agreed.clear()
    table.story.append(to_all("asks-undo", seat=body["seat"]))


def consent(table: Table, guest: str, number: int, yes: Any) -> Body:
    """Agree to the wish of another, or not."""
    table.held(guest, number)
    if table.wish is None or table.wish == number:
        raise TableError("table-no-wish")
    if not isinstance(yes, bool):
        raise TableError("table-yes-or-no")
    return {"kind": "consent", "seat": number, "yes": yes}


def apply_consent(table: Table, body: Body) -> None:
    """A refusal ends the wish; the undo itself follows when all have agreed."""
    table.story.append(to_all("agrees" if body["yes"] else "refuses", seat=body["seat"]))
    if body["yes"]:
        table.agreed.add(body["seat"])
    else:
        table.wish = None
        table.agreed.clear()


def granted(table: Table) -> Body | None:
    """The undo that all have agreed to."""
    if table.wish is None or waits_for(table, table.wish, table.seats[table.wish].guest):
        return None
    return taken_back(table, table.wish)
