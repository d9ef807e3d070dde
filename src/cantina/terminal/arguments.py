"""Numbers, seeds and options as people type them. Players are counted from 1 in the terminal, from 0 in the engine."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from cantina.engine.errors import BadOption, BadSeed
from cantina.engine.game import Game
from cantina.engine.options import Assignment, Choice, Named, Number, Team
from cantina.terminal.parser import BadArgument

HEXADECIMAL = re.compile(r"[0-9a-fA-F]{64}")
WHOLE = re.compile(r"[+-]?[0-9]{1,80}")
NONE = "none"


def whole_number(argument: str, text: str) -> int:
    """A whole number."""
    if not WHOLE.fullmatch(text):
        raise BadArgument("terminal-number-wrong", argument=argument, value=text)
    return int(text)


def at_least(least: int, argument: str, number: int) -> int:
    """A number that is not too small."""
    if number < least:
        raise BadOption("balance-number", option=argument, value=number, least=least)
    return number


def player(argument: str, text: str, seats: int) -> int:
    """The seat of a player counted from 1."""
    if not WHOLE.fullmatch(text) or not 1 <= int(text) <= seats:
        raise BadOption("terminal-player-wrong", argument=argument, value=text, most=seats)
    return int(text) - 1


def seed(text: str | None) -> int | bytes | None:
    """A seed: 64 hexadecimal digits, as a finished game shows it, or a whole number."""
    if text is None:
        return None
    if HEXADECIMAL.fullmatch(text):
        return bytes.fromhex(text)
    if not WHOLE.fullmatch(text):
        raise BadSeed("seed-wrong", seed=text[:80])
    return int(text)


def options(game: Game, texts: Sequence[str], seats: int) -> dict[str, Any]:
    """The options of a game from words such as `mode=introductory`."""
    chosen: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption("terminal-option-form", value=text)
        chosen[name] = value_of(game, name, value, seats)
    return chosen


def value_of(game: Game, name: str, text: str, seats: int) -> Any:
    """The value of one option; what is wrong with it beyond its form, the engine says."""
    option = next((option for option in game.options if option.name == name), None)
    if isinstance(option, Choice):
        return dict(zip(written(option), option.values, strict=True)).get(text.lower(), text)
    if option is None or text.lower() == NONE:
        return text if option is None else None
    if isinstance(option, Named):
        return text.lower()
    if isinstance(option, (Assignment, Team)):
        return [one.strip().lower() for one in text.split(",")]
    return number(option, text, seats)


def written(option: Choice) -> list[str]:
    """The values of a choice as people type them."""
    return [str(value).lower() for value in option.values]


def number(option: Number, text: str, seats: int) -> Any:
    """A whole number, or a player counted from 1."""
    if option.most is None:
        return player(f"--option {option.name}", text, seats)
    return int(text) if WHOLE.fullmatch(text) else text
