"""Updates: what a viewer is sent, as the JSON text that goes over the wire, put together from parts.

Most parts of an update were sent before: the words of an action or of an event are equal at all tables, and a view is
valid until something changes for its viewer. So the parts are kept, and an update is little more than their
concatenation. Everything about the game goes through `conceal`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable
from typing import Any, NamedTuple, cast

from cantina.engine.action import Action
from cantina.engine.log import MOST_SEATS
from cantina.engine.masks import members
from cantina.engine.match import Match
from cantina.table.absence import Presence, seconds_left
from cantina.table.outline import outline
from cantina.table.shapes import Legal, Moment, Update
from cantina.table.story import StoryItem, Viewer
from cantina.table.table import Table
from cantina.table.undo import is_offered
from cantina.table.wording import worded
from cantina.text import CACHE_CLEARERS

MOST_PARTS = 100_000  # then all are dropped, and made again as they are needed
MOST_OUTLINES = 16  # of one table; with a clock there is a new one every second
MOST_LINES = 48  # that are worded in the thread of the event loop: each takes up to a tenth of a millisecond
PAGE = 128  # lines of a story that are kept as one text
MOST_PAGES = 256  # of one table
NOTHING = b"{}"
NOT_DEALT = b'"view":null,"asked":[],"legal":[],"outlook":{}'
_encoder = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
_parts: dict[Hashable, bytes] = {}
CACHE_CLEARERS.append(_parts.clear)


def encoded(value: Any) -> bytes:
    """A value as compact JSON."""
    return _encoder.encode(value).encode()


ASKED = tuple(encoded(members(mask, MOST_SEATS)) for mask in range(1 << MOST_SEATS))  # masks of seats as JSON


def cached(key: Hashable, make: Callable[[], Any]) -> bytes:
    """A part that does not depend on the table."""
    part = _parts.get(key)
    if part is None:
        if len(_parts) >= MOST_PARTS:
            _parts.clear()
        part = _parts[key] = encoded(make())
    return part


class Worded(NamedTuple):
    """The lines of a story from one sequence number to another as JSON, made beforehand in another thread."""

    since: int
    until: int
    names: tuple[str, ...]  # of the players, when they were made
    text: bytes


def update_text(
    table: Table,
    viewer: Viewer,
    since: int,
    language: str,
    presence: Presence,
    now: float | None,
    known: Worded | None = None,
) -> bytes:
    """All that a viewer needs who has seen everything up to their sequence number `since`, as JSON."""
    return b'{"seq":%d,"events":[%b],%b,"table":%b}' % (
        table.story.seq(viewer),
        continued(table, viewer, since, language, known),
        NOT_DEALT if table.match is None else game_text(table, table.match, viewer, language),
        outline_text(table, viewer, presence, now),
    )


def names(table: Table) -> tuple[str, ...]:
    """What the players are called."""
    return tuple(place.name for place in table.places)


def worded_story(table: Table, viewer: Viewer, since: int, language: str) -> Worded:
    """The story from a sequence number to its present end; more may happen at the table meanwhile."""
    called, end = names(table), table.story.seq(viewer)
    return Worded(since, end, called, story_text(table, viewer, since, language, end))


def continued(table: Table, viewer: Viewer, since: int, language: str, known: Worded | None) -> bytes:
    """The lines of a story as JSON: those that are known, and what has happened since they were made."""
    if known is None or known.since != since or known.names != names(table):
        return story_text(table, viewer, since, language, table.story.seq(viewer))
    rest = story_text(table, viewer, known.until, language, table.story.seq(viewer))
    return b",".join([part for part in (known.text, rest) if part])


def story_text(table: Table, viewer: Viewer, since: int, language: str, end: int) -> bytes:
    """Some lines of a story as JSON; whole pages of it are kept, since it may be long."""
    since = max(since, 0)
    first, last = -(-since // PAGE), end // PAGE  # the pages in between are whole
    if first >= last:
        return lines_text(table, viewer, since, end, language)
    parts = [lines_text(table, viewer, since, first * PAGE, language)]
    parts += [page_text(table, viewer, number, language) for number in range(first, last)]
    parts += [lines_text(table, viewer, last * PAGE, end, language)]
    return b",".join([part for part in parts if part])


def page_text(table: Table, viewer: Viewer, number: int, language: str) -> bytes:
    """A whole page of a story as JSON; it stays the same as long as the players have the same names."""
    pages, key = table.cache.pages, (viewer, number, language, *names(table))
    text = pages.get(key)
    if text is None:
        if len(pages) >= MOST_PAGES:
            pages.clear()
        text = pages[key] = lines_text(table, viewer, number * PAGE, (number + 1) * PAGE, language)
    return text


def lines_text(table: Table, viewer: Viewer, since: int, until: int, language: str) -> bytes:
    """Some lines of a story as JSON."""
    lines = table.story.some_lines(viewer, since, until)
    return b",".join([line_text(table, line, viewer, language) for line in lines])


def is_long(table: Table, viewer: Viewer, since: int) -> bool:
    """Whether wording the lines takes long enough to be done in another thread first (`worded_story`)."""
    return table.story.seq(viewer) - since > MOST_LINES


def game_text(table: Table, match: Match, viewer: Viewer, language: str) -> bytes:
    """The game as a viewer may know it: the view, who is asked, what may be played, what would follow."""
    sight, codes = table.sight(viewer), legal_codes(table, match, viewer)
    return b'"view":%b,"asked":%b,"legal":[%b],"outlook":%b' % (
        sight.view,
        ASKED[sight.asked],
        b",".join([legal_text(match, code, language) for code in codes]),
        NOTHING if viewer is None or not codes else match.outlook_text(table.record_for(viewer), viewer, codes),
    )


def moment_of(table: Table, viewer: Viewer, since: int, language: str) -> Moment:
    """What a viewer is shown of the game, with what has happened since a sequence number."""
    seq = table.story.seq(viewer)
    view = b"null" if table.match is None else table.sight(viewer).view
    lines = lines_text(table, viewer, since, seq, language)
    return cast(Moment, json.loads(b'{"seq":%d,"events":[%b],"view":%b}' % (seq, lines, view)))


def update(
    table: Table,
    viewer: Viewer,
    since: int,
    language: str,
    presence: Presence | None = None,
    now: float | None = None,
) -> Update:
    """An update as an object; by default no player is gone, and no clock is shown."""
    return cast(Update, json.loads(update_text(table, viewer, since, language, presence or Presence(), now)))


def outline_text(table: Table, viewer: Viewer, presence: Presence, now: float | None) -> bytes:
    """The outline as JSON; it stays the same until something changes there, but for presence, clock and undo."""
    own = () if viewer is None else (seconds_left(table, presence, viewer, now), is_offered(table, viewer))
    outlines, key = table.cache.outlines, (viewer, *presence.gone, *own)
    text = outlines.get(key)
    if text is None:
        if len(outlines) >= MOST_OUTLINES:
            outlines.clear()
        text = outlines[key] = encoded(outline(table, viewer, presence, now))
    return text


def line_text(table: Table, line: StoryItem, viewer: Viewer, language: str) -> bytes:
    """One line of a story as JSON; it is the same at all tables, but for the name of the player."""
    key: Hashable
    if line.event is not None and table.match is not None:
        key = (table.game.id, table.match.content.hash, line.event, line.event.seat == viewer, language)
    else:
        name = table.places[line.values["seat"]].name if "seat" in line.values else ""
        key = (line.kind, *line.values.items(), name, language)
    return cached(key, lambda: worded(table, line, viewer, language))


def legal_codes(table: Table, match: Match, viewer: Viewer) -> list[int]:
    """The codes of the actions that a viewer may play now; none after a sealed answer."""
    if viewer is None or table.places[viewer].sealed is not None or viewer not in match.actors():
        return []
    return match.codes(viewer)


def legal_text(match: Match, code: int, language: str) -> bytes:
    """One legal action as JSON."""
    key = (match.game.id, match.content.hash, code, language)
    return cached(key, lambda: legal(Action(code, match.game, match.content), language))


def legal(action: Action, language: str) -> Legal:
    """A legal action, in notation and in words."""
    return {"action": str(action), "text": action.text(language)}
