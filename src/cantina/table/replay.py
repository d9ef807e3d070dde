"""Applying entries, the only place where a table changes: one by one as they are stored, or a whole log at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from cantina.table.bodies import ActBody
from cantina.table.contents import Contents, shipped
from cantina.table.entries import ENTRIES
from cantina.table.log import Entry
from cantina.table.play import after_action
from cantina.table.table import Place, Table, opened


def apply(table: Table, entry: Entry) -> None:
    """Apply one entry, the next one of the log."""
    begin_entry(table, entry)
    body = entry.body
    ENTRIES[type(body)].apply(table, body)
    table.number, table.cache.trial = entry.number, None
    if not isinstance(body, ActBody):  # an action sees to it itself: it rarely changes anything around the game
        table.cache.outlines.clear()
    asked = table.match.actors() if table.match is not None else ()
    note_who_is_asked(table, asked, body.seat if isinstance(body, ActBody) else None)


def begin_entry(table: Table, entry: Entry) -> None:
    """Check that there is no gap in the log; it is the time of this entry, and lines of the stories belong to it."""
    if entry.number != table.number + 1:
        raise ValueError(f"entry {entry.number} after {table.number}")
    table.story.number, table.at = entry.number, entry.at


def fold(table_id: str, log: Iterable[Entry], contents: Contents = shipped) -> Table:
    """The table of a log, or of the beginning of one."""
    entries = iter(log)
    table = opened(table_id, next(entries), contents)
    replay(table, entries)
    return table


def replay(table: Table, entries: Iterable[Entry]) -> None:
    """Apply many entries. Consecutive actions are played together, in a fraction of the time."""
    for together, run in groupby(entries, is_new_action):
        if together:
            replay_actions(table, list(run))
        else:
            for entry in run:
                apply(table, entry)


def is_new_action(entry: Entry) -> bool:
    """Whether an entry is an action that does not replace another one."""
    return isinstance(entry.body, ActBody) and not entry.body.instead


def replay_actions(table: Table, run: Sequence[Entry]) -> None:
    """Play consecutive actions."""
    match = table.dealt_match()
    acts = [(entry, entry.body) for entry in run if isinstance(entry.body, ActBody)]
    played = [(body.seat, match.code(body.action)) for _, body in acts]
    done = match.replay(played)
    for (entry, body), (one, mask) in zip(acts, done, strict=False):
        begin_entry(table, entry)
        after_action(table, body, one.events, None)
        table.number = entry.number
        note_who_is_asked(table, [seat for seat in range(len(table.places)) if mask >> seat & 1], one.seat)
    table.cache.trial = None
    if len(done) < len(run):
        match.check(*played[len(done)])  # raises the refusal of the first action that is not legal


def note_who_is_asked(table: Table, asked: Sequence[int], actor: int | None) -> None:
    """Since when each seat has to decide. If a seat is newly asked, a new turn or round begins, for the actor too."""
    newly = [seat for seat in asked if table.places[seat].asked is None]
    for seat, place in enumerate(table.places):
        if seat == actor:
            place.acted = table.at
        if seat not in asked:
            stop_clock(place, table.at)
        elif seat in newly or (newly and seat == actor):
            place.asked, place.returned = table.at, False


def stop_clock(place: Place, at: float) -> None:
    """A seat has decided; the time it took is noted, in case that it takes the decision back."""
    if place.asked is not None:
        place.used, place.asked = at - place.asked, None
