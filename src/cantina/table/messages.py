"""What a viewer is sent, as the text that goes over the wire: `update` of `sight.py`, put together from parts.

Most of a message has been said before: the words of an action or of an event are the same at every table, and a view
is the same until something changes for its viewer. So the parts are kept, and a message is little more than their sum.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable
from typing import Any

from cantina.engine.match import Action, Match
from cantina.table.absence import Presence, left
from cantina.table.shapes import Legal
from cantina.table.sight import outline, told
from cantina.table.story import Told, Viewer, length, told_to
from cantina.table.table import Table
from cantina.table.undo import is_offered
from cantina.text import FORGETTERS

MOST_PARTS = 100_000  # then all are forgotten, and said anew as they are needed
MOST_OUTLINES = 16  # of one table; with a clock there is a new one every second
_encoder = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
_parts: dict[Hashable, bytes] = {}
FORGETTERS.append(_parts.clear)


def encoded(value: Any) -> bytes:
    """A value as JSON, as short as it can be."""
    return _encoder.encode(value).encode()


def kept(key: Hashable, make: Callable[[], Any]) -> bytes:
    """A part that does not depend on the table."""
    part = _parts.get(key)
    if part is None:
        if len(_parts) >= MOST_PARTS:
            _parts.clear()
        part = _parts[key] = encoded(make())
    return part


def update_text(table: Table, viewer: Viewer, since: int, language: str, presence: Presence, now: float) -> bytes:
    """All that a viewer needs who has seen everything up to their sequence number `since`."""
    return b'{"seq":%d,"events":[%b],"view":%b,"legal":[%b],"table":%b}' % (
        length(table.story, viewer),
        b",".join([line(table, one, viewer, language) for one in told_to(table.story, viewer, since)]),
        b"null" if table.match is None else table.view(viewer),
        b",".join(legal(table, viewer, language)),
        outline_text(table, viewer, presence, now),
    )


def outline_text(table: Table, viewer: Viewer, presence: Presence, now: float) -> bytes:
    """The table around the game: the same until something changes there, but for who is gone, the clock and undo."""
    own = () if viewer is None else (left(table, presence, viewer, now), is_offered(table, viewer))
    key = (viewer, *presence.gone, *own)
    text = table.outlines.get(key)
    if text is None:
        if len(table.outlines) >= MOST_OUTLINES:
            table.outlines.clear()
        text = table.outlines[key] = encoded(outline(table, viewer, presence, now))
    return text


def line(table: Table, one: Told, viewer: Viewer, language: str) -> bytes:
    """One line of the log: the same thing is said alike at all tables, but for the name of who did it."""
    key: Hashable
    if one.event is not None and table.match is not None:
        key = (table.game.id, table.match.content.hash, one.event, one.event.seat == viewer, language)
    else:
        name = table.seats[one.values["seat"]].name if "seat" in one.values else ""
        key = (one.kind, *one.values.items(), name, language)
    return kept(key, lambda: told(table, one, viewer, language))


def legal(table: Table, viewer: Viewer, language: str) -> list[bytes]:
    """The legal actions, in notation and in words."""
    match = table.match
    if viewer is None or match is None or table.seats[viewer].sealed is not None:
        return []
    return [offered(match, code, language) for code in match.codes(viewer)]


def offered(match: Match, code: int, language: str) -> bytes:
    """One legal action."""
    key = (match.game.id, match.content.hash, code, language)
    return kept(key, lambda: in_words(Action(code, match.game, match.content), language))


def in_words(action: Action, language: str) -> Legal:
    """An action, in notation and in words."""
    return {"action": str(action), "text": action.text(language)}
