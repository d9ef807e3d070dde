"""Taking in an exported file: checked as a whole first, then stored table by table; nothing there is overwritten."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine

from cantina.store import exporting, lines
from cantina.store.bodies import renamed
from cantina.store.database import insert, writing
from cantina.store.errors import BadExport
from cantina.store.exporting import Progress
from cantina.store.schema import campaign, entry, game_table, guest, sitting

STEADY = ("game", "seats", "opened_at")  # what never changes once a table is open


def read_file(engine: Engine, path: Path, progress: Progress) -> int:
    """Store what is new; returns how much that was."""
    total = check_file(engine, path)
    new = 0
    for done, (number, line) in enumerate(content(path), 1):
        with writing(engine) as connection:
            new += store_line(connection, path, number, line)
        progress(done, total)
    return new


def check_file(engine: Engine, path: Path) -> int:
    """Refuse a file with anything wrong in it, before any of it is stored; returns how many lines of content it has."""
    counts = {lines.TABLE: 0, lines.CAMPAIGN: 0}
    for number, line in content(path):
        counts[line["format"]] += 1
        with engine.begin() as connection:
            is_there(connection, path, number, line)
    _, first = next(checked(path))
    promised = {"tables": counts[lines.TABLE], "campaigns": counts[lines.CAMPAIGN]}
    for field, found in promised.items():
        if first["format"] == lines.FILE and first[field] != found:
            raise BadExport(path.name, 1, field, "store-import-count", count=first[field], found=found)
    return sum(counts.values())


def content(path: Path) -> Iterator[tuple[int, lines.Line]]:
    """The lines behind the first one; the export of one table has no first line."""
    for number, line in checked(path):
        if line["format"] != lines.FILE:
            yield number, line
        elif number > 1:
            raise BadExport(path.name, number, "format", "store-import-field")


def checked(path: Path) -> Iterator[tuple[int, lines.Line]]:
    """All lines with their numbers, each as it was written."""
    try:
        with path.open("rb") as file:
            number = 0
            for number, text in enumerate(file, 1):
                yield number, checked_line(path, number, text)
    except OSError as error:
        raise BadExport(path.name, 0, "", "store-import-unreadable", reason=error.strerror or str(error)) from error
    if number == 0:
        raise BadExport(path.name, 1, "format", "store-import-foreign")


def checked_line(path: Path, number: int, text: bytes) -> lines.Line:
    """A line as it was written, or BadExport."""
    line = lines.parse(text)
    if line is None or lines.wrong_field(line) == "format":
        raise BadExport(path.name, number, "format", "store-import-foreign")
    wrong = lines.wrong_field(line)
    if wrong is not None:
        raise BadExport(path.name, number, wrong, "store-import-field")
    if line.get("check") != lines.digest(line):
        raise BadExport(path.name, number, "check", "store-import-altered")
    return line


def is_there(connection: Connection, path: Path, number: int, line: lines.Line) -> bool:
    """Whether the store holds this line already; BadExport where it holds something else under its id."""
    written = exporting.table_line if line["format"] == lines.TABLE else exporting.campaign_line
    stored = written(connection, line["id"])
    if stored is None:
        return False
    field = difference(json.loads(stored), line)
    if field is not None:
        raise BadExport(path.name, number, field, "store-import-other", id=line["id"])
    return True


def difference(stored: lines.Line, line: lines.Line) -> str | None:
    """The first field in which a line contradicts what is stored; the stored log may have gone on since."""
    if stored["format"] == lines.CAMPAIGN:
        return next((name for name in ("group", "number", "body") if stored[name] != line[name]), None)
    told = neutral(line)
    if neutral(stored)[: len(told)] != told:
        return "entries"
    return next((name for name in STEADY if stored[name] != line[name]), None)


def neutral(line: lines.Line) -> list[lines.Line]:
    """The entries of a table with people named in one way, whatever the mark of the line is."""
    names = {mark: f"\0{number}" for number, mark in enumerate(marks(line))}
    return [{**row, "body": renamed(row["body"], names)} for row in line["entries"]]


def marks(line: lines.Line) -> list[str]:
    """What stands for the people of a line."""
    return [f"{line['people']['mark']}{number}" for number in range(1, line["people"]["count"] + 1)]


def store_line(connection: Connection, path: Path, number: int, line: lines.Line) -> bool:
    """Store a line, unless it is there; returns whether it was new."""
    if is_there(connection, path, number, line):
        return False
    people = strangers(line)
    if line["format"] == lines.TABLE:
        store_table(connection, line, people)
    else:
        store_people(connection, people, 0)
        row = {name: line[name] for name in ("id", "group", "number")}
        connection.execute(campaign.insert(), [{**row, "body": renamed(line["body"], people)}])
    return True


def strangers(line: lines.Line) -> dict[str, str]:
    """A guest id for each person of a line: always the same one, which nobody can sign in with."""
    source = f"{line['format']} {line['id']}"
    return {mark: "imported-" + hashlib.sha256(f"{source} {mark}".encode()).hexdigest()[:24] for mark in marks(line)}


def store_table(connection: Connection, line: lines.Line, people: Mapping[str, str]) -> None:
    """A table with its log and its seats."""
    columns = ("id", "game", "seats", "listed", "title", "opened_at", "finished_at")
    connection.execute(game_table.insert(), [{name: line[name] for name in columns}])
    store_people(connection, people, line["opened_at"])
    table, mark = line["id"], line["people"]["mark"]
    entries = [{**row, "table_id": table, "body": renamed(row["body"], people)} for row in line["entries"]]
    if entries:
        connection.execute(entry.insert(), entries)
    seats: list[dict[str, Any]] = [
        {"table_id": table, "seat": row["seat"], "guest_id": people[f"{mark}{row['person']}"]}
        for row in line["sittings"]
    ]
    if seats:
        connection.execute(sitting.insert(), seats)


def store_people(connection: Connection, people: Mapping[str, str], at: int) -> None:
    """Guests without a name."""
    rows = [{"id": guest_id, "name": "", "at": at} for guest_id in people.values()]
    if rows:
        connection.execute(insert(connection, guest).on_conflict_do_nothing(), rows)
