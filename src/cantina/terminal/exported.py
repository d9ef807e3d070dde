"""The games of an exported file: the log of each table is folded to its game, which is replayed and checked."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import cantina
from cantina.engine.game import Content, Game
from cantina.engine.match import Match
from cantina.terminal import stores

if TYPE_CHECKING:
    from cantina.store.lines import ContentLine, TableLine

FORMATS = tuple(f'{{"format": "cantina-{kind}-' for kind in ("export", "content", "table"))


def is_export(text: str) -> bool:
    """Whether a text was written by `cantina export`."""
    return text.startswith(FORMATS)


def read_matches(path: Path) -> Iterator[tuple[str, Match | None]]:
    """Each table of the file with its game, None where nothing was dealt; whatever does not fit is refused."""
    stores.need_packages()
    from cantina.store import importing
    from cantina.store.lines import ContentLine, TableLine

    carried: dict[str, ContentLine] = {}
    for _, line in importing.content(path):
        if isinstance(line, ContentLine):
            carried[line.hash] = line
        elif isinstance(line, TableLine):
            yield line.id, game_of(line, carried)


def game_of(line: TableLine, carried: Mapping[str, ContentLine]) -> Match | None:
    """The game of a table, dealt again from its seed and played again by the rules, with the content it began with."""
    from cantina.table.contents import shipped
    from cantina.table.log import read
    from cantina.table.replay import fold

    def content(game: Game, wanted: str) -> Content:
        if wanted == game.content.hash or wanted not in carried:
            return shipped(game, wanted)
        return game.content_of(wanted, json.loads(carried[wanted].files))

    log = (read(entry.number, entry.at / 1000, entry.body) for entry in line.entries)
    match = fold(line.id, log, content).match
    return None if match is None else cantina.load_match(match.record(), match.content)
