"""Saved games as files. Besides the game, a file keeps the seat of the player and the level of the others."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import cantina
from cantina.engine.errors import BadSavedGame
from cantina.engine.match import Match
from cantina.engine.saved import game_of, parse
from cantina.engine.whole_file import write_whole

PLACE = "terminal"


def read_text(name: str) -> str:
    """The text of a file."""
    try:
        return Path(name).expanduser().read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadSavedGame("terminal-no-file", file=name) from None
    except UnicodeDecodeError:
        raise BadSavedGame("saved-not-json") from None
    except (OSError, ValueError, RuntimeError):
        raise BadSavedGame("terminal-file-unreadable", file=name) from None


def read_match(name: str, pack: str | None = None) -> tuple[Match, dict[str, Any]]:
    """The game of a file, replayed and checked, and what the file keeps about its player."""
    text = read_text(name)
    content = None if pack is None else game_of(parse(text), cantina.game).pack(pack)
    match = cantina.load_match(text, content)
    place = json.loads(text).get(PLACE)
    return match, place if isinstance(place, dict) else {}


def save(name: str, match: Match, seat: int, level: str, content: bool = False) -> None:
    """Write a game, with its content on request, unless the file exists and is no saved game."""
    text = json.dumps({**json.loads(match.record(content=content)), PLACE: {"seat": seat, "level": level}}, indent=1)
    try:
        path = Path(name).expanduser()
        free = not path.exists() or is_saved_game(path)
        if free:
            write_whole(path, f"{text}\n".encode(), durable=True)
    except (OSError, ValueError, RuntimeError):
        raise BadSavedGame("terminal-file-unwritable", file=name) from None
    if not free:
        raise BadSavedGame("terminal-file-other", file=name)


def is_saved_game(path: Path) -> bool:
    """Whether a file is a saved game, which may be overwritten."""
    try:
        parse(path.read_text(encoding="utf-8"))
    except (BadSavedGame, UnicodeDecodeError):
        return False
    return True
