"""What views show of a pack: names, and what is printed on cells, as JSON beforehand.

Compiled code, which writes views, has no strings: it copies these words by their numbers (`WORD` in tables.py).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import cast

import numpy as np
from typing_extensions import TypedDict

from cantina.games.mandalorian_adventures.pack.shapes import Cell, Pack
from cantina.games.mandalorian_adventures.pack.sizes import CELLS, TRACKS, Star
from cantina.games.mandalorian_adventures.pack.step_writer import Writer
from cantina.games.mandalorian_adventures.pack.tables import WORD, WORD_KINDS

NAMED = ("map", "mission", "character", "skill", "event", "plan", "token", "rule", "use")  # a pack has lists of these


class PrintedCell(TypedDict):
    """A cell as it is printed on the map."""

    number: int
    name: str
    xy: list[int]
    label: int | None
    start: bool
    exit: bool
    star: Star | None
    height: str | None


def write_words(w: Writer) -> None:
    """All words of a pack; what has no name is called by its number."""
    words = [str(number) for size in WORD_KINDS.values() for number in range(size)]
    for number, name in names(w.pack):
        words[number] = name
    words = [json.dumps(word) for word in words]
    for m, board in enumerate(w.pack.maps):
        for c, cell in enumerate(board.cells[:CELLS]):
            words[WORD.cell + m * CELLS + c] = json.dumps(printed(c, cell), separators=(",", ":"))[1:-1]
    letters = "".join(words).encode()
    w.t.letters[: len(letters)] = np.frombuffer(letters, np.int8)
    w.t.ends[1:] = np.cumsum([len(word) for word in words])


def names(pack: Pack) -> Iterator[tuple[int, str]]:
    """All names of a pack with the numbers of their words."""
    for kind in NAMED:
        for number, one in enumerate(getattr(pack, f"{kind}s")):
            yield getattr(WORD, kind) + number, one.name
    for number, mission in enumerate(pack.missions):
        if mission.green:
            yield WORD.green + number, mission.green.name
        for i, track in enumerate(mission.tracks):
            yield WORD.track + number * TRACKS + i, track.name


def printed(number: int, cell: Cell) -> PrintedCell:
    """What is printed on a cell."""
    return {
        "number": number,
        "name": cell.name,
        "xy": list(cell.xy),
        "label": cell.number or None,
        "start": cell.start,
        "exit": cell.exit,
        "star": cast(Star, cell.star) or None,
        "height": cell.height or None,
    }
