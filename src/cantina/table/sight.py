"""What a viewer is sent: what happened since, the view, the legal actions, and the table around the game.

Everything about the game goes through `conceal`; everything about the table is either open to all or the viewer's own.
"""

from __future__ import annotations

from typing import Any

from cantina.engine.log import Event
from cantina.engine.match import Match
from cantina.table.story import Told, Viewer, length, told_to
from cantina.table.table import Table
from cantina.text import Message, say


def update(table: Table, viewer: Viewer, since: int, language: str) -> dict[str, Any]:
    """All that a viewer needs who has seen everything up to their sequence number `since`."""
    return {
        "seq": length(table.story, viewer),
        "events": [told(table, one, viewer, language) for one in told_to(table.story, viewer, since)],
        "view": None if table.match is None else table.match.view(viewer),
        "legal": legal(table, viewer, language),
        "table": outline(table, viewer),
    }


def legal(table: Table, viewer: Viewer, language: str) -> list[dict[str, Any]]:
    """The legal actions, in notation and in words."""
    if viewer is None or table.match is None or table.seats[viewer].sealed is not None:
        return []
    return [{"action": str(action), "text": action.text(language)} for action in table.match.legal(viewer)]


def outline(table: Table, viewer: Viewer) -> dict[str, Any]:
    """The table around the game."""
    match = table.match
    return {
        "id": table.id,
        "game": table.game.id,
        "options": table.options,
        "settings": table.settings.as_json(),
        "seats": [place(table, number) for number in range(len(table.seats))],
        "you": None if viewer is None else own(table, viewer),
        "seed_hash": table.seed_hash,
        "seed": table.seed.hex() if table.over else None,
        "wish": table.wish,
        "rematch": table.successor or None,
        "result": None if match is None else result(table, match),
    }


def place(table: Table, number: int) -> dict[str, Any]:
    """What everybody may know about a seat; never who is asked: that is in the view."""
    seat = table.seats[number]
    return {"kind": seat.kind, "name": seat.name, "level": seat.level, "away": seat.away, "stood_in": seat.stood_in}


def own(table: Table, viewer: int) -> dict[str, Any]:
    """What only the seat itself may know."""
    seat = table.seats[viewer]
    return {"seat": viewer, "orders": seat.orders, "confirms": seat.confirms, "sealed": seat.sealed}


def result(table: Table, match: Match) -> dict[str, Any] | None:
    """The result, and whether a stand-in has played: it is marked, and it stands."""
    found = match.result
    return None if found is None else {**found, "stood_in": [i for i, seat in enumerate(table.seats) if seat.stood_in]}


def told(table: Table, one: Told, viewer: Viewer, language: str) -> dict[str, Any]:
    """One line of the log, in words and as data."""
    if one.event is not None:
        return game_event(table.running(), one.event, viewer, language)
    return {
        "kind": one.kind,
        **one.values,
        "text": say(Message(f"table-told-{one.kind}", spoken(table, one)), language),
    }


def spoken(table: Table, one: Told) -> dict[str, Any]:
    """The words that go into a line about the table."""
    values = dict(one.values)
    if "seat" in values:
        number = values["number"] = values.pop("seat") + 1
        values["name"] = values.get("name") or table.seats[number - 1].name or Message("table-player", {"seat": number})
    if "phrase" in values:
        values["phrase"] = Message(f"table-phrase-{values['phrase']}")
    return values


def game_event(match: Match, event: Event, viewer: Viewer, language: str) -> dict[str, Any]:
    """An event of the game."""
    operands = [event.a, event.b, event.c]
    text = match.event_text(event, viewer, language)
    return {"kind": "event", "code": event.code, "seat": event.seat, "operands": operands, "text": text}
