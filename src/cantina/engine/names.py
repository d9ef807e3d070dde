"""Codes and the words for them, rows and the columns of them, defined once.

    EVENT, EVENTS = named("turn", "drew-card")

`EVENT.drew_card` is the code 1, `EVENTS[1]` the word "drew-card". A tuple of codes may be read by compiled rules: numba
takes a global tuple as a constant. So a list of words and the constants beside it cannot differ.

    class DoorRow(NamedTuple):
        a: int
        b: int

    DOOR_ROW = columns(DoorRow)

`DoorRow(a=3, b=4)` is a row of a table, `DOOR_ROW.b` is the column 1 in which its `b` stands.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Iterable
from keyword import iskeyword
from typing import Any, TypeVar

T = TypeVar("T", bound=tuple[int, ...])


def named(*words: str) -> tuple[Any, tuple[str, ...]]:
    """The codes of some words, 0 to n - 1, by their names; and the words, by their codes. "" is a code without name."""
    codes = [code for code, word in enumerate(words) if word]
    return by_name([words[code] for code in codes], codes), words


def by_name(words: Iterable[str], numbers: Iterable[int]) -> Any:
    """Numbers as a named tuple, one field per word."""
    make: Any = namedtuple
    return make("Numbers", [field(word) for word in words])(*numbers)


def columns(row: type[T], first: int = 0) -> T:
    """The column of each field of a row, a NamedTuple; the first field stands in the column `first`."""
    shape: Any = row
    made: T = shape._make(range(first, first + len(shape._fields)))
    return made


def field(word: str) -> str:
    """A word as the name of a field; after a keyword of Python stands an underscore."""
    name = word.replace("-", "_")
    return name + "_" if iskeyword(name) else name
