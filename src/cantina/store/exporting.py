"""Tables and campaigns as JSON, for other stores and for everybody who may read them: people are only numbers there."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TextIO

from sqlalchemy import Connection, Engine, Table, func, select

from cantina.store import campaigns, lines, reading
from cantina.store.bodies import renamed, texts, without_names
from cantina.store.database import is_sqlite
from cantina.store.files import new_file
from cantina.store.schema import campaign, game_table, guest, sitting

PAGE = 500  # ids asked for at a time
MARK = "person:"

Progress = Callable[[int, int], None]


def silent(done: int, of: int) -> None:
    """Nobody wants to know how far it is."""


def table_line(connection: Connection, table_id: str) -> str | None:
    """A table as one JSON text."""
    info = reading.table(connection, table_id)
    if info is None:
        return None
    entries, seats = reading.load(connection, table_id), seats_of(connection, table_id)
    bodies = [entry.body for entry in entries]
    numbers = numbered(connection, bodies, [guest_id for _, guest_id in seats])
    bodies = [without_names(body, numbers) for body in bodies]
    mark, names = marked(bodies, numbers)
    row = asdict(info)
    fields = {
        "id": row.pop("table_id"),
        **row,
        "people": {"mark": mark, "count": len(numbers)},
        "sittings": [{"seat": seat, "person": numbers[guest_id]} for seat, guest_id in seats],
        "entries": [
            {"number": entry.number, "at": entry.at, "body": renamed(body, names)}
            for entry, body in zip(entries, bodies, strict=True)
        ],
    }
    return lines.write(lines.TABLE, fields)


def seats_of(connection: Connection, table_id: str) -> list[tuple[int, str]]:
    """Who sits where at a table."""
    asked = select(sitting.c.seat, sitting.c.guest_id).where(sitting.c.table_id == table_id).order_by(sitting.c.seat)
    return [(seat, guest_id) for seat, guest_id in connection.execute(asked)]


def campaign_line(connection: Connection, campaign_id: str) -> str | None:
    """A campaign as one JSON text."""
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
    """The guests of some texts and seats, numbered as they appear: a longer log begins with the same numbers."""
    named = list(dict.fromkeys([*(text for body in bodies for text in texts(body)), *seated]))
    guests: set[str] = set()
    for start in range(0, len(named), PAGE):
        asked = select(guest.c.id).where(guest.c.id.in_(named[start : start + PAGE]))
        guests.update(connection.execute(asked).scalars())
    return {name: number for number, name in enumerate((name for name in named if name in guests), 1)}


def marked(bodies: Sequence[str], numbers: Mapping[str, int]) -> tuple[str, dict[str, str]]:
    """What stands for each guest: a mark that no other text of the bodies begins with, and a number."""
    others = {text for body in bodies for text in texts(body)} - numbers.keys()
    mark = MARK
    while any(text.startswith(mark) for text in others):
        mark += ":"
    return mark, {name: f"{mark}{number}" for name, number in numbers.items()}


def write_file(engine: Engine, path: Path, progress: Progress) -> None:
    """All tables and campaigns, a line each, as they are at one moment; the first line counts them."""
    with new_file(path) as part, part.open("w", encoding="utf-8", newline="\n") as out, engine.connect() as connection:
        if not is_sqlite(engine):
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        write_lines(connection, out, progress)
        out.flush()
        os.fsync(out.fileno())


def write_lines(connection: Connection, out: TextIO, progress: Progress) -> None:
    """The lines of a whole store."""
    tables, groups = (connection.scalar(select(func.count()).select_from(kind)) or 0 for kind in (game_table, campaign))
    out.write(lines.write(lines.FILE, {"tables": tables, "campaigns": groups}) + "\n")
    for done, line in enumerate(all_lines(connection), 1):
        out.write(line + "\n")
        progress(done, tables + groups)


def all_lines(connection: Connection) -> Iterator[str]:
    """Every table, then every campaign."""
    for kind, line in ((game_table, table_line), (campaign, campaign_line)):
        for one in all_ids(connection, kind):
            written = line(connection, one)
            if written is not None:
                yield written


def all_ids(connection: Connection, kind: Table) -> Iterator[str]:
    """All ids of a kind, page by page: there may be many."""
    first = select(kind.c.id).order_by(kind.c.id).limit(PAGE)
    page = connection.execute(first).scalars().all()
    while page:
        yield from page
        page = connection.execute(first.where(kind.c.id > page[-1])).scalars().all()
