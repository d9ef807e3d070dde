"""Games out of an exported file: the log of each table is folded to its game, which is then replayed and checked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cantina
from cantina.engine.match import Match
from cantina.terminal import stores

FORMATS = ('{"format": "cantina-export-', '{"format": "cantina-table-')


def is_export(text: str) -> bool:
    """Whether a text was written by `cantina export`."""
    return text.startswith(FORMATS)


def read_matches(path: Path) -> Iterator[tuple[str, Match | None]]:
    """Each table of the file with its game, None where nothing was dealt; whatever does not fit is refused."""
    stores.need_packages()
    from cantina.store import importing, lines

    for _, line in importing.content(path):
        if line["format"] == lines.TABLE:
            yield line["id"], game_of(line)


def game_of(line: dict[str, Any]) -> Match | None:
    """The game of a table, dealt again from its seed and played again by the rules."""
    from cantina.table.log import read
    from cantina.table.table import fold

    log = (read(entry["number"], entry["at"] / 1000, entry["body"]) for entry in line["entries"])
    match = fold(line["id"], log).match
    return None if match is None else cantina.load_match(match.record())
