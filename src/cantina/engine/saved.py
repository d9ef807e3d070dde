"""A saved game: one small JSON text from which everything else can be derived."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

from cantina.engine.errors import BadSavedGame, BadSeed, CantinaError
from cantina.engine.game import Content, Game
from cantina.engine.match import Match
from cantina.engine.seeds import BYTES, seed_hash
from cantina.text import Message

FORMAT = "cantina-game-1"
FIELDS = ("format", "game", "version", "content", "seats", "options", "seed_hash", "seed", "actions", "result")


def write(match: Match, public: bool = False) -> str:
    """The text of a match. A public text of a running game gives away neither its seed nor its actions."""
    shown = match.over or not public
    saved: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.id,
        "version": match.game.version,
        "content": match.content.hash,
        "seats": match.seats,
        "options": match.options,
        "seed_hash": match.seed_hash,
        "seed": match.seed.hex() if shown else None,
        "actions": [f"{entry.seat} {match.game.notation.write(entry.code)}" for entry in match.log] if shown else [],
        "result": match.result,
    }
    return json.dumps({**saved, "check": digest(saved)}, indent=1)


def digest(saved: dict[str, Any]) -> str:
    """A hash over all fields, so that an altered text is noticed."""
    text = json.dumps({name: saved.get(name) for name in FIELDS}, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def read(text: str, find_game: Callable[[str], Game], content: Content | None = None) -> Match:
    """The match of a text, replayed and checked; or BadSavedGame, BadSeed."""
    saved = parse(text)
    game = find_game(saved["game"])
    if saved["version"] != game.version:
        raise BadSavedGame("saved-version", saved=str(saved["version"]), ours=game.version)
    content = content or game.content
    if saved["content"] != content.hash:
        raise BadSavedGame("saved-content" if game.packs is None else "saved-content-pack")
    match = Match(game, saved["seats"], checked_seed(saved), saved["options"], content)
    replay(match, saved["actions"])
    if match.result != saved["result"]:
        raise BadSavedGame("saved-result")
    return match


def parse(text: str) -> dict[str, Any]:
    """The fields of a text, each of its kind, nothing altered."""
    try:
        saved = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise BadSavedGame("saved-not-json", reason=str(error)) from None
    if not isinstance(saved, dict) or saved.get("format") != FORMAT:
        raise BadSavedGame("saved-not-a-game")
    for name in (*FIELDS, "check"):
        if name not in saved:
            raise BadSavedGame("saved-missing", field=name)
    if saved["check"] != digest(saved):
        raise BadSavedGame("saved-altered")
    if not isinstance(saved["actions"], list) or not isinstance(saved["options"], dict):
        raise BadSavedGame("saved-not-a-game")
    return saved


def checked_seed(saved: dict[str, Any]) -> bytes:
    """The seed, if it is there and fits its hash."""
    if saved["seed"] is None:
        raise BadSavedGame("saved-secret")
    try:
        seed = bytes.fromhex(saved["seed"])
    except (ValueError, TypeError):
        raise BadSeed("seed-wrong", seed=str(saved["seed"])[:80]) from None
    if len(seed) != BYTES or seed_hash(seed) != saved["seed_hash"]:
        raise BadSeed("seed-not-its-hash")
    return seed


def replay(match: Match, actions: list[Any]) -> None:
    """Play all recorded actions."""
    for number, line in enumerate(actions):
        try:
            seat, _, notation = str(line).partition(" ")
            match.play(int(seat), notation)
        except (CantinaError, ValueError) as error:
            reason = Message(error.key, error.values) if isinstance(error, CantinaError) else Message("saved-line")
            raise BadSavedGame("saved-action", number=number + 1, line=str(line)[:80], reason=reason) from None
