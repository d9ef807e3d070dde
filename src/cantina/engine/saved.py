"""A saved game: one small JSON text from which everything else can be derived."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from cantina.engine.content import Files
from cantina.engine.errors import BadContent, BadOption, BadSavedGame, BadSeed, CantinaError
from cantina.engine.game import Content, Game
from cantina.engine.match import Match
from cantina.engine.seeds import BYTES, seed_hash
from cantina.text import Message

FORMAT = "cantina-game-1"
FILES = "files"  # of the content, where a text carries it
FIELDS = ("format", "game", "version", "content", "seats", "options", "seed_hash", "seed", "actions", "result")


def write(match: Match, public: bool = False, content: bool = False) -> str:
    """The text of a match. A public text of a running game gives away neither its seed nor its actions.

    With `content` it holds the files of the cards it is played with, and can be read wherever the rules are the same.
    """
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
        "result": match.standing,  # what an unfinished game is follows from its actions, as everything does
    }
    if content:
        saved[FILES] = dict(carried(match.content))
    return json.dumps({**saved, "check": digest(saved)}, indent=1)


def carried(content: Content) -> Files:
    """The files of a content; one that was made in memory has none."""
    if not content.files:
        raise BadOption("content-without-files")
    return content.files


def digest(saved: dict[str, Any]) -> str:
    """A hash over all fields, so that an altered text is noticed."""
    names = (*FIELDS, FILES) if FILES in saved else FIELDS
    return hash_of_fields({name: saved.get(name) for name in names})


def hash_of_fields(fields: dict[str, Any]) -> str:
    """A hash of a JSON object, whatever the order of its fields."""
    return hashlib.sha256(json.dumps(fields, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def read(text: str | bytes, find_game: Callable[[str], Game], content: Content | None = None) -> Match:
    """The match of a text, replayed and checked; or BadSavedGame."""
    saved = parse(text)
    game = game_of(saved, find_game)
    if not is_same(saved["version"], game.version):
        raise BadSavedGame("saved-version", saved=str(saved["version"]), ours=game.version)
    content = content_of(saved, game) if content is None else game.check_content(content)
    if saved["content"] != content.hash:
        raise BadSavedGame("saved-content" if game.packs is None else "saved-content-pack")
    match = dealt(saved, game, content)
    replay(match, saved["actions"])
    if not is_same(saved["result"], match.standing):
        raise BadSavedGame("saved-result")
    return match


def game_of(saved: dict[str, Any], find_game: Callable[[str], Game]) -> Game:
    """The game that was played."""
    with usable("game"):
        return find_game(saved["game"])


def dealt(saved: dict[str, Any], game: Game, content: Content) -> Match:
    """The match before its first action."""
    with usable("seats"):
        seats = game.check_seats(saved["seats"])
    with usable("seed"):
        seed = checked_seed(saved)
    with usable("options"):
        return Match(game, seats, seed, saved["options"], content)


@contextmanager
def usable(field: str) -> Iterator[None]:
    """Raise a refusal inside the block as an error of this field of the saved game."""
    try:
        yield
    except BadSavedGame:
        raise
    except CantinaError as error:
        raise BadSavedGame("saved-field", field=field, reason=Message(error.key, error.values)) from None


def is_same(one: Any, other: Any) -> bool:
    """Whether two values are the same JSON: 1 is neither true nor 1.0 there."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def content_of(saved: dict[str, Any], game: Game) -> Content:
    """The content that a text was played with: what ships, or what the text carries."""
    if FILES not in saved or saved["content"] == game.content.hash:
        return game.content
    try:
        return game.content_of(saved["content"], saved[FILES])
    except BadContent as error:
        raise BadSavedGame("saved-files", reason=Message(error.key, error.values)) from None


def parse(text: str | bytes) -> dict[str, Any]:
    """The fields of a text, each of its kind, nothing altered; fields of other programs are left alone."""
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
    if not is_files(saved.get(FILES, {})):
        raise BadSavedGame("saved-not-a-game")
    return saved


def is_files(value: Any) -> bool:
    """Texts by names."""
    return isinstance(value, dict) and all(isinstance(text, str) for text in value.values())


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


def replay(match: Match, lines: list[Any]) -> None:
    """Play all recorded actions; the first that cannot be played is refused with its number and the reason."""
    done = len(match.replay(readable(match, lines)))
    if done < len(lines):
        line, reason = lines[done], reason_against(match, lines[done])
        raise BadSavedGame("saved-action", number=done + 1, line=str(line)[:80], reason=reason)


def readable(match: Match, lines: list[Any]) -> list[tuple[int, int]]:
    """The seats and codes of recorded actions, up to the first line that has none."""
    played: list[tuple[int, int]] = []
    for line in lines:
        seat, _, notation = str(line).partition(" ")
        try:
            played.append((match.game.check_seat(int(seat), match.seats), match.game.notation.parse(notation)))
        except ValueError:  # CantinaError is one
            break
    return played


def reason_against(match: Match, line: Any) -> Message:
    """Why a recorded action cannot be played now."""
    seat, _, notation = str(line).partition(" ")
    try:
        match.check(int(seat), notation)
    except CantinaError as error:
        return Message(error.key, error.values)
    except ValueError:
        pass
    return Message("saved-line")
