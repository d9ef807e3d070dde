"""Tables, their content and campaigns as JSON lines without personal data: guests are only numbers there."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import Column, Connection, Engine, func, select

from cantina.store import campaigns, contents, lines, reading
from cantina.store.bodies import content_named, renamed, texts, without_names
from cantina.store.database import is_sqlite
from cantina.store.files import new_file
from cantina.store.records import TableInfo
from cantina.store.schema import campaign, content, game_table, guest, sitting

PAGE = 500  # ids asked for at a time
MARK = "person:"

Progress = Callable[[int, int], None]


def silent(done: int, of: int) -> None:
    """Report no progress."""


def table_line(connection: Connection, table_id: str) -> str | None:
    """A table as one JSON text without links and names of guests; None where there is no such table."""
    info = reading.table(connection, table_id)
    if info is None:
        return None
    entries, seats = reading.load(connection, table_id), seats_of(connection, table_id)
    bodies = [entry.body for entry in entries]
    numbers = numbered(connection, bodies, [guest_id for _, guest_id in seats])
    bodies = [without_names(body, numbers) for body in bodies]
    mark, names = marked(bodies, numbers)
    fields = {
        **listed_fields(info),
        "people": {"mark": mark, "count": len(numbers)},
        "sittings": [{"seat": seat, "person": numbers[guest_id]} for seat, guest_id in seats],
        "entries": [
            {"number": entry.number, "at": entry.at, "body": renamed(body, names)}
            for entry, body in zip(entries, bodies, strict=True)
        ],
    }
    return lines.write(lines.TABLE, fields)


def content_line(connection: Connection, hash: str) -> str | None:
    """The content with a hash as one JSON text; None if it was never stored."""
    found = contents.read(connection, hash)
    if found is None:
        return None
    return lines.write(lines.CONTENT, {"hash": found.hash, "game": found.game, "files": found.files})


def content_of_table(connection: Connection, table_id: str) -> str | None:
    """The content that a table was begun with as one JSON text; None if it was never stored."""
    first = reading.load(connection, table_id)[:1]
    hash = content_named(first[0].body) if first else None
    return None if hash is None else content_line(connection, hash)


def listed_fields(info: TableInfo) -> dict[str, Any]:
    """What lists show of a table, in the order of the format."""
    return {
        "id": info.table_id,
        "game": info.game,
        "seats": info.seats,
        "listed": info.listed,
        "title": "",
        "opened_at": info.opened_at,
        "finished_at": info.finished_at,
    }


def seats_of(connection: Connection, table_id: str) -> list[tuple[int, str]]:
    """The seats of a table with their guests."""
    asked = select(sitting.c.seat, sitting.c.guest_id).where(sitting.c.table_id == table_id).order_by(sitting.c.seat)
    return [(seat, guest_id) for seat, guest_id in connection.execute(asked)]


def campaign_line(connection: Connection, campaign_id: str) -> str | None:
    """A campaign as one JSON text without names of guests; None where there is no such campaign."""
    found = campaigns.read(connection, campaign_id)
    if found is None:
        return None
    numbers = numbered(connection, [found.body], [])
    body = without_names(found.body, numbers)
    mark, names = marked([body], numbers)
    fields = {"id": found.campaign_id, "group": found.group, "number": found.number}
    people = {"mark": mark, "count": len(numbers)}
    return lines.write(lines.CAMPAIGN, {**fields, "people": people, "body": renamed(body, names)})


def numbered(connection: Connection, bodies: Sequence[str], seated: Sequence[str]) -> dict[str, int]:
    """The guests in some texts and at seats, numbered as they appear: a longer log begins with the same numbers."""
    named = list(dict.fromkeys([*(text for body in bodies for text in texts(body)), *seated]))
    guests: set[str] = set()
    for start in range(0, len(named), PAGE):
        asked = select(guest.c.id).where(guest.c.id.in_(named[start : start + PAGE]))
        guests.update(connection.execute(asked).scalars())
    return {name: number for number, name in enumerate((name for name in named if name in guests), 1)}


def marked(bodies: Sequence[str], numbers: Mapping[str, int]) -> tuple[str, dict[str, str]]:
    """The placeholder of each guest: a prefix that occurs in no other string of the bodies, and a number."""
    others = {text for body in bodies for text in texts(body)} - numbers.keys()
    mark = MARK
    while any(text.startswith(mark) for text in others):
        mark += ":"
    return mark, {name: f"{mark}{number}" for name, number in numbers.items()}


def write_file(engine: Engine, path: Path, progress: Progress) -> None:
    """Write all tables and campaigns of one moment, one per line; the first line counts them."""
    with new_file(path) as part, part.open("w", encoding="utf-8", newline="\n") as out, engine.connect() as connection:
        if not is_sqlite(engine):
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        write_lines(connection, out, progress)
        out.flush()
        os.fsync(out.fileno())


def write_lines(connection: Connection, out: TextIO, progress: Progress) -> None:
    """Write the lines of a whole store."""
    kinds = {"tables": game_table, "campaigns": campaign, "contents": content}
    counts = {name: connection.scalar(select(func.count()).select_from(kind)) or 0 for name, kind in kinds.items()}
    out.write(lines.write(lines.FILE, counts) + "\n")
    for done, line in enumerate(all_lines(connection), 1):
        out.write(line + "\n")
        progress(done, sum(counts.values()))


def all_lines(connection: Connection) -> Iterator[str]:
    """All contents, then all tables, then all campaigns."""
    columns = ((content.c.hash, content_line), (game_table.c.id, table_line), (campaign.c.id, campaign_line))
    for column, line in columns:
        for one in all_ids(connection, column):
            written = line(connection, one)
            if written is not None:
                yield written


def all_ids(connection: Connection, column: Column[str]) -> Iterator[str]:
    """All ids of a kind, page by page: there may be many."""
    first = select(column).order_by(column).limit(PAGE)
    page = connection.execute(first).scalars().all()
    while page:
        yield from page
        page = connection.execute(first.where(column > page[-1])).scalars().all()
