"""What a viewer is sent: what happened since, the view, the legal actions, and the table around the game.

Everything about the game goes through `conceal`; everything about the table is either open to all or the viewer's own.
"""

from __future__ import annotations

from typing import Any, cast

from cantina.engine.log import Event
from cantina.engine.match import Match
from cantina.table.absence import Presence, left
from cantina.table.campaign import Campaign
from cantina.table.shapes import Chapter, Legal, Line, Outline, Own, Place, Result, Update
from cantina.table.shapes import Event as GameEvent
from cantina.table.story import Told, Viewer, length, told_to
from cantina.table.table import Table
from cantina.table.undo import is_offered
from cantina.text import Message, say


def update(
    table: Table,
    viewer: Viewer,
    since: int,
    language: str,
    presence: Presence | None = None,
    now: float | None = None,
) -> Update:
    """All that a viewer needs who has seen everything up to their sequence number `since`.

    Who is connected and what time it is only a server knows; without it nobody is gone, and it is as late as it was
    when the last thing happened.
    """
    return {
        "seq": length(table.story, viewer),
        "events": [told(table, one, viewer, language) for one in told_to(table.story, viewer, since)],
        "view": None if table.match is None else table.match.view(viewer),
        "legal": legal(table, viewer, language),
        "table": outline(table, viewer, presence, now),
    }


def legal(table: Table, viewer: Viewer, language: str) -> list[Legal]:
    """The legal actions, in notation and in words."""
    if viewer is None or table.match is None or table.seats[viewer].sealed is not None:
        return []
    return [{"action": str(action), "text": action.text(language)} for action in table.match.legal(viewer)]


def outline(table: Table, viewer: Viewer, presence: Presence | None = None, now: float | None = None) -> Outline:
    """The table around the game."""
    match, presence, now = table.match, presence or Presence(), table.at if now is None else now
    return {
        "id": table.id,
        "game": table.game.id,
        "options": table.options,
        "settings": table.settings.as_json(),
        "seats": [place(table, number) for number in range(len(table.seats))],
        "gone": sorted(presence.gone),
        "you": None if viewer is None else own(table, viewer, left(table, presence, viewer, now)),
        "lesson": table.lesson,
        "seed_hash": table.seed_hash,
        "seed": table.seed.hex() if table.over else None,
        "wish": table.wish,
        "rematch": table.successor or None,
        "campaign": None if table.campaign is None else chapter(table.campaign),
        "result": None if match is None else result(table, match),
    }


def chapter(campaign: Campaign) -> Chapter:
    """The campaign that the table belongs to, and whether it learns anything of this game."""
    return {"id": campaign.id, "name": campaign.name, "beside": campaign.beside}


def place(table: Table, number: int) -> Place:
    """What everybody may know about a seat; never who is asked: that is in the view."""
    seat = table.seats[number]
    return {"kind": seat.kind, "name": seat.name, "level": seat.level, "away": seat.away, "stood_in": seat.stood_in}


def own(table: Table, viewer: int, seconds: int | None) -> Own:
    """What only the seat itself may know."""
    seat = table.seats[viewer]
    return {
        "seat": viewer,
        "orders": seat.orders,
        "confirms": seat.confirms,
        "sealed": seat.sealed,
        "undo": is_offered(table, viewer),
        "left": seconds,
    }


def result(table: Table, match: Match) -> Result | None:
    """The result, and whether a stand-in has played: it is marked, and it stands."""
    if match.result is None:
        return None
    return cast(Result, {**match.result, "stood_in": [i for i, seat in enumerate(table.seats) if seat.stood_in]})


def told(table: Table, one: Told, viewer: Viewer, language: str) -> Line:
    """One line of the log, in words and as data."""
    if one.event is not None:
        return game_event(table.running(), one.event, viewer, language)
    text = say(Message(f"table-told-{one.kind}", spoken(table, one)), language)
    return cast(Line, {"kind": one.kind, **one.values, "text": text})


def spoken(table: Table, one: Told) -> dict[str, Any]:
    """The words that go into a line about the table."""
    values = dict(one.values)
    if "seat" in values:
        number = values["number"] = values.pop("seat") + 1
        values["name"] = values.get("name") or table.seats[number - 1].name or Message("table-player", {"seat": number})
    if "phrase" in values:
        values["phrase"] = Message(f"table-phrase-{values['phrase']}")
    if "level" in values:
        values["level"] = Message(f"table-level-{values['level']}")
    return values


def game_event(match: Match, event: Event, viewer: Viewer, language: str) -> GameEvent:
    """An event of the game."""
    return {
        "kind": "event",
        "event": match.game.event_names[event.code],
        "seat": event.seat if event.seat >= 0 else None,
        "operands": [event.a, event.b, event.c],
        "text": match.event_text(event, viewer, language),
    }
