"""Lines of a story in the reader's language."""

from __future__ import annotations

from typing import Any, cast

from cantina.engine.log import Event
from cantina.engine.match import Match
from cantina.table.shapes import EventLine, Line
from cantina.table.story import StoryItem, Viewer
from cantina.table.table import Table
from cantina.text import Message, say


def worded(table: Table, line: StoryItem, viewer: Viewer, language: str) -> Line:
    """One line of a story, in words and as data."""
    if line.event is not None:
        return event_line(table.dealt_match(), line.event, viewer, language)
    text = say(Message(f"table-told-{line.kind}", values_in_words(table, line)), language)
    return cast(Line, {"kind": line.kind, **line.values, "text": text})


def values_in_words(table: Table, line: StoryItem) -> dict[str, Any]:
    """The values of a line about the table, as its message needs them: seats count from 1 there."""
    values = dict(line.values)
    if "seat" in values:
        seat = values.pop("seat")
        values["number"] = seat + 1
        values["name"] = values.get("name") or table.places[seat].name or Message("table-player", {"seat": seat + 1})
    if "phrase" in values:
        values["phrase"] = Message(f"table-phrase-{values['phrase']}")
    if "level" in values:
        values["level"] = Message(f"table-level-{values['level']}")
    return values


def event_line(match: Match, event: Event, viewer: Viewer, language: str) -> EventLine:
    """An event of the game, in words and as data."""
    return {
        "kind": "event",
        "event": match.game.event_names[event.code],
        "seat": event.seat if event.seat >= 0 else None,
        "operands": [event.a, event.b, event.c],
        "text": match.event_text(event, viewer, language),
    }
