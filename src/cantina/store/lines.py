"""The lines of exported files: JSON objects whose fields are all checked and sealed with a hash."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

Line = dict[str, Any]
Check = Callable[[Any], bool]

FILE, TABLE, CAMPAIGN = "cantina-export-1", "cantina-table-1", "cantina-campaign-1"
LARGEST = 2**31 - 1
LATEST = 2**62


def is_text(value: Any) -> bool:
    """A text that both databases can hold."""
    if not isinstance(value, str) or "\0" in value:
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def is_name(value: Any) -> bool:
    """A text that is not empty."""
    return is_text(value) and value != ""


def is_json(value: Any) -> bool:
    """A text that is JSON."""
    if not is_text(value):
        return False
    try:
        json.loads(value)
    except (ValueError, RecursionError):
        return False
    return True


def is_count(value: Any) -> bool:
    """A whole number from 0."""
    return type(value) is int and 0 <= value <= LARGEST


def is_time(value: Any) -> bool:
    """Milliseconds since 1970, or before."""
    return type(value) is int and -LATEST <= value <= LATEST


def is_time_or_none(value: Any) -> bool:
    """A time, or null."""
    return value is None or is_time(value)


def is_flag(value: Any) -> bool:
    """True or false."""
    return isinstance(value, bool)


def rows_of(fields: dict[str, Check]) -> Check:
    """A check for a list of objects with just these fields."""

    def check(value: Any) -> bool:
        return isinstance(value, list) and all(fits(row) for row in value)

    def fits(row: Any) -> bool:
        return isinstance(row, dict) and row.keys() == fields.keys() and all(fields[name](row[name]) for name in fields)

    return check


def is_people(value: Any) -> bool:
    """How people are named in the bodies, and how many there are."""
    return rows_of({"mark": is_name, "count": is_count})([value])


FIELDS: dict[str, dict[str, Check]] = {
    FILE: {"tables": is_count, "campaigns": is_count},
    TABLE: {
        "id": is_name,
        "game": is_text,
        "seats": is_count,
        "listed": is_flag,
        "title": is_text,
        "opened_at": is_time,
        "finished_at": is_time_or_none,
        "people": is_people,
        "sittings": rows_of({"seat": is_count, "person": is_count}),
        "entries": rows_of({"number": is_count, "at": is_time, "body": is_json}),
    },
    CAMPAIGN: {"id": is_name, "group": is_text, "number": is_count, "people": is_people, "body": is_json},
}


def write(format: str, fields: Line) -> str:
    """A line with its seal."""
    line = {"format": format, **fields}
    return json.dumps({**line, "check": digest(line)}, ensure_ascii=False)


def digest(line: Line) -> str:
    """A hash over all fields but the seal itself."""
    kept = {name: value for name, value in line.items() if name != "check"}
    return hashlib.sha256(json.dumps(kept, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def parse(text: bytes) -> Line | None:
    """The object of a line, None where it is none."""
    try:
        line = json.loads(text.decode())
    except (ValueError, RecursionError):
        return None
    return line if isinstance(line, dict) else None


def wrong_field(line: Line) -> str | None:
    """The first field that is missing, of the wrong kind, or unknown; None where all are right."""
    if not isinstance(line.get("format"), str) or line["format"] not in FIELDS:
        return "format"
    fields = FIELDS[line["format"]]
    unknown = [name for name in line if name not in {"format", "check", *fields}]
    wrong = [name for name, check in fields.items() if name not in line or not check(line[name])]
    return next(iter([*wrong, *unknown] or _inconsistent(line)), None)


def _inconsistent(line: Line) -> list[str]:
    """Fields of a table that do not go together."""
    if line["format"] != TABLE:
        return []
    seats = [row["seat"] for row in line["sittings"]]
    people = all(1 <= row["person"] <= line["people"]["count"] for row in line["sittings"])
    numbers = [row["number"] for row in line["entries"]]
    wrong = {
        "sittings": len(set(seats)) < len(seats) or not people,
        "entries": numbers != list(range(1, len(numbers) + 1)),
    }
    return [name for name, found in wrong.items() if found]
