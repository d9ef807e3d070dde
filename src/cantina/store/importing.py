"""Importing an exported file: it is checked as a whole, then stored table by table; nothing is overwritten."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine

from cantina.store import contents, exporting
from cantina.store.bodies import kind_of, renamed
from cantina.store.database import insert, writing
from cantina.store.errors import BadExport
from cantina.store.exporting import Progress
from cantina.store.lines import (
    CAMPAIGN,
    CONTENT,
    TABLE,
    CampaignLine,
    ContentLine,
    DataLine,
    ExportedPeople,
    FileLine,
    TableLine,
    WrongLine,
    parse,
)
from cantina.store.records import StoredContent
from cantina.store.schema import campaign, entry, game_table, guest, sitting

STEADY = {  # what never changes once it is stored; a campaign that has gone on is another one
    CONTENT: ("game", "files"),
    TABLE: ("game", "seats", "opened_at"),
    CAMPAIGN: ("group", "number", "body"),
}
DEAL = "deal"  # the kind of the entry by which a game begins
COUNTED: dict[type, str] = {ContentLine: "contents", TableLine: "tables", CampaignLine: "campaigns"}


def read_file(engine: Engine, path: Path, progress: Progress) -> int:
    """Store what is new; returns how many tables and campaigns that were."""
    total = check_file(engine, path)
    new = 0
    for done, (number, line) in enumerate(content(path), 1):
        with writing(engine) as connection:
            new += store_line(connection, path, number, line)
        progress(done, total)
    return new


def check_file(engine: Engine, path: Path) -> int:
    """Refuse a file with anything wrong in it, before any of it is stored; returns how many lines of content it has."""
    counts = dict.fromkeys(COUNTED.values(), 0)
    for number, line in content(path):
        counts[COUNTED[type(line)]] += 1
        with engine.begin() as connection:
            is_there(connection, path, number, line)
    _, first = next(checked(path))
    for field, found in counts.items():
        if isinstance(first, FileLine) and getattr(first, field) != found:
            raise BadExport(path.name, 1, field, "store-import-count", count=getattr(first, field), found=found)
    return sum(counts.values())


def content(path: Path) -> Iterator[tuple[int, DataLine]]:
    """The lines after the first one; the export of one table has no first line."""
    for number, line in checked(path):
        if not isinstance(line, FileLine):
            yield number, line
        elif number > 1:
            raise BadExport(path.name, number, "format", "store-import-field")


def checked(path: Path) -> Iterator[tuple[int, FileLine | DataLine]]:
    """All lines with their numbers; BadExport for the first that is not as it was written."""
    try:
        with path.open("rb") as file:
            number = 0
            for number, text in enumerate(file, 1):
                yield number, checked_line(path, number, text)
    except OSError as error:
        raise BadExport(path.name, 0, "", "store-import-unreadable", reason=error.strerror or str(error)) from error
    if number == 0:
        raise BadExport(path.name, 1, "format", "store-import-foreign")


def checked_line(path: Path, number: int, text: bytes) -> FileLine | DataLine:
    """A line as it was written, or BadExport."""
    try:
        return parse(text)
    except WrongLine as wrong:
        raise refused(path, number, wrong.field) from None


def refused(path: Path, number: int, field: str) -> BadExport:
    """Why a line is not read: it is of another program, it was altered, or a field is not what it should be."""
    if field == "format":
        return BadExport(path.name, number, field, "store-import-foreign")
    return BadExport(path.name, number, field, "store-import-altered" if field == "check" else "store-import-field")


def is_there(connection: Connection, path: Path, number: int, line: DataLine) -> bool:
    """Whether the store holds this line already; BadExport where it holds something else under its id."""
    if isinstance(line, ContentLine):
        name, stored = line.hash, exporting.content_line(connection, line.hash)
    else:
        write = exporting.table_line if isinstance(line, TableLine) else exporting.campaign_line
        name, stored = line.id, write(connection, line.id)
    if stored is None:
        return False
    field = difference(json.loads(stored), line.model_dump())
    if field is not None:
        raise BadExport(path.name, number, field, "store-import-other", id=name)
    return True


def difference(stored: dict[str, Any], line: dict[str, Any]) -> str | None:
    """The first field in which a line contradicts what is stored; the stored log may have gone on since."""
    if "entries" in line:
        entries = neutral(line)
        if neutral(stored)[: len(entries)] != entries:
            return "entries"
    return next((name for name in STEADY[line["format"]] if stored[name] != line[name]), None)


def neutral(line: dict[str, Any]) -> list[dict[str, Any]]:
    """The entries of a table with guests named in one way, whatever the mark of the line is."""
    names = {mark: f"\0{number}" for number, mark in enumerate(ExportedPeople(**line["people"]).marks())}
    return [{**row, "body": renamed(row["body"], names)} for row in line["entries"]]


def store_line(connection: Connection, path: Path, number: int, line: DataLine) -> bool:
    """Store a line, unless it is there; returns whether it was a new table or campaign."""
    if is_there(connection, path, number, line):
        return False
    if isinstance(line, ContentLine):
        contents.keep(connection, StoredContent(line.hash, line.game, line.files))
        return False
    guests = new_guests(line)
    if isinstance(line, TableLine):
        store_table(connection, line, guests)
    else:
        store_guests(connection, guests, 0)
        row = {"id": line.id, "group": line.group, "number": line.number, "body": renamed(line.body, guests)}
        connection.execute(campaign.insert(), [row])
    return True


def new_guests(line: TableLine | CampaignLine) -> dict[str, str]:
    """A guest id for each person of a line, the same at every import; no cookie is ever signed for it."""
    source = f"{line.format} {line.id}"
    marks = line.people.marks()
    return {mark: "imported-" + hashlib.sha256(f"{source} {mark}".encode()).hexdigest()[:24] for mark in marks}


def store_table(connection: Connection, line: TableLine, guests: Mapping[str, str]) -> None:
    """A table with its log and its seats."""
    row = line.model_dump(include={"id", "game", "seats", "listed", "opened_at", "finished_at"})
    connection.execute(game_table.insert(), [{**row, "dealt_at": dealt_at(line)}])
    store_guests(connection, guests, line.opened_at)
    entries = [
        {"table_id": line.id, "number": one.number, "at": one.at, "body": renamed(one.body, guests)}
        for one in line.entries
    ]
    if entries:
        connection.execute(entry.insert(), entries)
    ids = list(guests.values())
    seats = [{"table_id": line.id, "seat": one.seat, "guest_id": ids[one.person - 1]} for one in line.sittings]
    if seats:
        connection.execute(sitting.insert(), seats)


def dealt_at(line: TableLine) -> int | None:
    """When the game of an exported table began: lines do not have it as a field."""
    return next((one.at for one in line.entries if kind_of(one.body) == DEAL), None)


def store_guests(connection: Connection, guests: Mapping[str, str], at: int) -> None:
    """Guests without a name."""
    rows = [{"id": guest_id, "name": "", "at": at} for guest_id in guests.values()]
    if rows:
        connection.execute(insert(connection, guest).on_conflict_do_nothing(), rows)
