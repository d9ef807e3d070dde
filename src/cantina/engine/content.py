"""Reading content files: TOML, with the line of every entry and field for the errors.

Content is read from the texts of its files, by name (`Files`): the folder that ships, a pack, or a copy that was kept
with a stored game.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cantina.engine.errors import BadContent


@dataclass(frozen=True)
class ContentEntry:
    """One `[[kind]]` of a file. The methods give a field of the right kind or refuse the file."""

    file: str
    kind: str
    line: int
    lines: dict[str, int]
    fields: dict[str, Any]

    def refuse(self, field: str, key: str, **values: Any) -> BadContent:
        """The error for a field of this entry."""
        return BadContent(self.file, self.lines.get(field, self.line), field, key, **values)

    def _get(self, field: str) -> Any:
        if field not in self.fields:
            raise self.refuse(field, "content-missing")
        return self.fields[field]

    def only(self, *fields: str) -> None:
        """Refuse unknown fields, which are mostly misspelt ones."""
        for field in self.fields:
            if field not in fields:
                raise self.refuse(field, "content-unknown-field", allowed=", ".join(fields))

    def number(self, field: str, least: int, most: int) -> int:
        """A whole number in a range."""
        return self._in_range(field, self._get(field), least, most)

    def numbers(self, field: str, count: int, least: int, most: int) -> tuple[int, ...]:
        """A list of `count` whole numbers in a range."""
        values = self._get(field)
        if not isinstance(values, list) or len(values) != count:
            raise self.refuse(field, "content-count", count=count)
        return tuple(self._in_range(field, value, least, most) for value in values)

    def _in_range(self, field: str, value: Any, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.refuse(field, "content-number", value=str(value), least=least, most=most)
        return value

    def key(self, field: str) -> str:
        """A name of our own: small letters, digits and hyphens."""
        value = self._get(field)
        if not isinstance(value, str) or not KEY.fullmatch(value):
            raise self.refuse(field, "content-key", value=str(value))
        return value

    def word(self, field: str, allowed: Sequence[str]) -> str:
        """One of the allowed words."""
        return self._among(field, self._get(field), allowed)

    def words(self, field: str, count: int, allowed: Sequence[str]) -> tuple[str, ...]:
        """A list of `count` allowed words."""
        values = self._get(field)
        if not isinstance(values, list) or len(values) != count:
            raise self.refuse(field, "content-count", count=count)
        return tuple(self._among(field, value, allowed) for value in values)

    def _among(self, field: str, value: Any, allowed: Sequence[str]) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise self.refuse(field, "content-word", value=str(value), allowed=", ".join(allowed))
        return value


Files = Mapping[str, str]  # the texts of content files by their names, relative to their folder
KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
HEADER = re.compile(r"\s*\[\[\s*([\w-]+)\s*\]\]")
FIELD = re.compile(r"\s*([\w-]+)\s*=")


def read_files(folder: Path, names: Iterable[str]) -> dict[str, str]:
    """The texts of files of a folder."""
    return {name: read_text(folder / name, name) for name in names}


def read_text(path: Path, name: str) -> str:
    """The text of one file; `name` is what an error calls it."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadContent(name, 0, "", "content-unreadable", reason=str(error)) from None


def entries(name: str, files: Files, kinds: Sequence[str]) -> list[ContentEntry]:
    """All entries of a file, in order."""
    if name not in files:
        raise BadContent(name, 0, "", "content-file-missing")
    text = files[name]
    try:
        whole = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise BadContent(name, line, "", "content-not-toml", reason=str(error)) from None
    for kind in whole:
        if kind not in kinds or not isinstance(whole[kind], list):
            raise BadContent(name, _line_of(text, kind), kind, "content-unknown-field", allowed=", ".join(kinds))
    return _located(name, text, whole)


def _located(file: str, text: str, whole: dict[str, Any]) -> list[ContentEntry]:
    """The entries with the lines of their fields."""
    found: list[ContentEntry] = []
    taken: dict[str, int] = {}
    for number, row in enumerate(text.splitlines(), 1):
        if header := HEADER.match(row):
            kind = header[1]
            place = taken[kind] = taken.get(kind, -1) + 1
            found.append(ContentEntry(file, kind, number, {}, whole[kind][place]))
        elif found and (field := FIELD.match(row)):
            found[-1].lines.setdefault(field[1], number)
    return found


def _line_of(text: str, kind: str) -> int:
    for number, row in enumerate(text.splitlines(), 1):
        if kind in row:
            return number
    return 1
