"""The files of a pack: their names, their entries, and the line of every text in them."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self, TypeVar

from cantina.engine.content import KEY, ContentEntry, Files, entries
from cantina.engine.errors import BadContent
from cantina.games.mandalorian_adventures.pack.sizes import NAME

FOLDER = Path(__file__).parent.parent / "content"
SINGLE = {
    "characters.toml": ("character",),
    "skills.toml": ("skill",),
    "events.toml": ("event",),
    "planning.toml": ("plan",),
    "sabotage.toml": ("sabotage",),
    "tokens.toml": ("token", "supply"),
    "bonuses.toml": ("use",),
    "growth.toml": ("growth",),
}
# A map or mission may bring its own tokens, so that one file is enough for it.
MANY = {
    "maps": ("map", "cell", "blocked", "rule", "use", "token", "supply"),
    "missions": ("mission", "green", "failure", "rule", "use", "token"),
}
WORDS = "text/"  # where a pack has the words of its own, one file per language


class Line(str):
    """A text of a pack that knows where it stands."""

    file: str
    line: int
    field: str

    def __new__(cls, text: str, file: str = "", line: int = 0, field: str = "") -> Self:
        """The text, and its place."""
        made = super().__new__(cls, text)
        made.file, made.line, made.field = file, line, field
        return made

    def key(self, name: str) -> str:
        """A name that stands in this text."""
        if not KEY.fullmatch(name):
            raise self.refuse("", "content-key", value=name)
        if len(name) > NAME:
            raise self.refuse("", "pack-name-long", value=name, most=NAME)
        return name

    def refuse(self, field: str, key: str, **values: Any) -> BadContent:
        """The error about this text."""
        return BadContent(self.file, self.line, field or self.field, key, **{"text": str(self), **values})


Lines = tuple[Line, ...]


@dataclass(frozen=True, repr=False)
class Part(ContentEntry):
    """One `[[kind]]` of a file of a pack."""

    rows: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"<{self.kind} at {self.file}:{self.line}>"

    def has(self, field: str) -> bool:
        """Whether a field is there."""
        return field in self.fields

    def flag(self, field: str, default: bool = False) -> bool:
        """True or false, or the default if the field is not there."""
        value = self.fields.get(field, default)
        if not isinstance(value, bool):
            raise self.refuse(field, "pack-flag", value=str(value))
        return value

    def key(self, field: str) -> str:
        """A name, no longer than views have room for."""
        name = super().key(field)
        if len(name) > NAME:
            raise self.refuse(field, "pack-name-long", value=name, most=NAME)
        return name

    def choice(self, field: str, allowed: Sequence[str], default: str = "") -> str:
        """One of the allowed words, or the default if the field is not there."""
        return self.word(field, allowed) if self.has(field) else default

    def small(self, field: str, least: int, most: int, default: int = 0) -> int:
        """A whole number in a range, or the default if the field is not there."""
        return self.number(field, least, most) if self.has(field) else default

    def texts(self, field: str) -> Lines:
        """A list of texts, each with its own line; empty if the field is not there."""
        values = self.fields.get(field, [])
        if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
            raise self.refuse(field, "pack-texts")
        found: list[Line] = []
        row, seen = self.lines.get(field, self.line), Counter[tuple[str, int]]()
        for value in values:
            row = self._row_of(value, row, seen)
            seen[value, row] += 1
            found.append(Line(value, self.file, row, field))
        return tuple(found)

    def _row_of(self, value: str, first: int, seen: Counter[tuple[str, int]]) -> int:
        """The line on which a text stands, from a line on; that line itself if it is written in another way."""
        for number in range(first, len(self.rows) + 1):
            row = self.rows[number - 1]
            if row.count(f'"{value}"') + row.count(f"'{value}'") > seen[value, number]:
                return number
        return first

    def among(self, field: str, allowed: Sequence[str]) -> Lines:
        """A list of allowed words, none of them twice."""
        found = self.texts(field)
        for word in found:
            if word not in allowed:
                raise word.refuse(field, "content-word", value=str(word), allowed=", ".join(allowed))
            if found.count(word) > 1:
                raise word.refuse(field, "pack-twice", value=str(word))
        return found


Made = TypeVar("Made")
UNKNOWN = ("pack-name-unknown", "pack-edge-unknown")
UNNAMED = ("supply", "growth", "sabotage", "use", "blocked")  # kinds of entry that no other entry names
NAMELESS = "?"  # lost with an entry whose name cannot be read: any unknown name may be the one it should have


def names_of(part: Part) -> list[str]:
    """The name by which other entries may refer to this one, if there are such."""
    return [] if part.kind in UNNAMED else [str(part.fields.get("name", NAMELESS))]


class Findings(list[BadContent]):
    """What is wrong with a pack, as far as it can be found in one go."""

    def __init__(self) -> None:
        super().__init__()
        self.unread = False  # a whole file is missing, so nothing can be said about names
        self.lost: set[str] = set()  # names of entries that could not be read

    @contextmanager
    def catch(self, *names: str) -> Iterator[None]:
        """Note an error and go on after it, without what has these names."""
        try:
            yield
        except BadContent as error:
            self.append(error)
            self.lost.update(names)
            if names and error.field == "name":
                self.lost.add(NAMELESS)

    def each(self, make: Callable[[Part], Made], parts: Sequence[Part]) -> tuple[Made, ...]:
        """What can be made of these entries."""
        made: list[Made] = []
        for part in parts:
            with self.catch(*names_of(part)):
                made.append(make(part))
        return tuple(made)

    def without_echoes(self) -> Self:
        """Drop follow-up errors: unknown names whose own entry was refused."""
        self[:] = [
            one for one in self if one.key not in UNKNOWN or self.lost.isdisjoint({one.values["value"], NAMELESS})
        ]
        return self

    def stop(self) -> None:
        """Refuse the pack for the first thing that is wrong with it."""
        if self:
            raise self[0]


def kinds_of(name: str) -> tuple[str, ...]:
    """The kinds of entry that a file may have; none for a file nobody reads."""
    folder, _, file = name.rpartition("/")
    if not folder:
        return SINGLE.get(name, ())
    return MANY.get(folder, ()) if file.endswith(".toml") else ()


def read(name: str, texts: Files) -> list[Part]:
    """All entries of a file, in order."""
    try:
        found = entries(name, texts, kinds_of(name))
        whole = tomllib.loads(texts[name])
    except (IndexError, KeyError, RecursionError):
        raise BadContent(name, 1, "", "pack-strange") from None
    counted = Counter(entry.kind for entry in found)
    if any(counted[kind] != len(whole[kind]) for kind in whole):
        raise BadContent(name, 1, "", "pack-strange")
    rows = tuple(texts[name].splitlines())
    return [Part(name, entry.kind, entry.line, entry.lines, entry.fields, rows) for entry in found]
