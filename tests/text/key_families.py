"""What the open places of a key can be, where a table of the source says it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import cantina
from cantina.cli import COMMANDS
from cantina.engine.options import Choice
from cantina.players import LEVELS
from cantina.table.talk import PHRASES
from suites import texts

GAMES = cantina.games()
OPTIONS = [(game, option) for game in GAMES for option in cantina.game(game).options]
VALUES = [str(value).lower() for _, option in OPTIONS if isinstance(option, Choice) for value in option.values]
BOOKS = Path(__file__).parents[2] / "client" / "src" / "games"
BOOK_OF = {path.parent.name: path.read_text(encoding="utf-8") for path in sorted(BOOKS.glob("*/rules.ts"))}
CHAPTERS = [(game, name) for game, book in BOOK_OF.items() for name in re.findall(r'\bid: "([\w-]+)"', book)]


def of_games(field: str) -> list[tuple[str, Any]]:
    """What all games have in a field of their `Texts`, each with the game."""
    return [(game, value) for game, known in texts().items() for value in getattr(known, field)]


def merged(*tables: dict[str, Iterable[Any]]) -> dict[str, list[Any]]:
    """Tables of families as one; several may have values for the same pattern."""
    found: dict[str, list[Any]] = {}
    for table in tables:
        for pattern, values in table.items():
            found.setdefault(pattern, []).extend(values)
    return found


SHARED = {
    "*-*": (),  # `Page.say` puts the game before the key that it is given
    "*-label-*": of_games("labels"),
    "*-row-*": of_games("rows"),
    "*-column": GAMES,
    "*-name": GAMES,
    "*-about": GAMES,
    "*-option-*": [(game, option.name.replace("_", "-")) for game, option in OPTIONS],
    "*-tie-*": of_games("tie_breaks"),
    "terminal-about-*": COMMANDS,
    "table-phrase-*": PHRASES,
    "rules-*-*": CHAPTERS,
    "table-level-*": LEVELS,
    "client-value-*": [value.replace("_", "-") for value in VALUES],
}
FAMILIES = merged(SHARED, *(known.families for known in texts().values()))
