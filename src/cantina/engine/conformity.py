"""What a game must keep to so that everything else works with it, checked when the game is loaded.

`check_game` looks at the definition only, so it costs next to nothing; whether the rules do what the contract says is
shown by the conformance suite (tests/conformance). All findings are reported at once, each in one sentence.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, get_type_hints

from cantina.engine.chance import Chance
from cantina.engine.log import MOST_SEATS
from cantina.engine.options import Choice, Named, Number

if TYPE_CHECKING:
    from cantina.engine.game import Game

TURN_LIMIT = "max_turns"  # the option, and the field of the record, that ends a game after n turns
MOST_ACTIONS = 1 << 15  # legal codes are written into arrays of np.int16
VIEW_KEYS = ("game", "viewer")  # by which a client knows what it got, and for whom
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
# The arguments of each function of the contract.
ARGUMENTS = {
    "setup": ("s", "t", "options", "log"),
    "actors": ("s",),
    "legal": ("s", "t", "seat", "out"),
    "apply": ("s", "t", "seat", "action", "log"),
    "conceal": ("s", "t", "seat"),
    "imagine": ("view", "t", "rng", "log"),
    "result": ("s", "t", "out"),
    "features": ("view", "t", "seat", "out"),
    "judge": ("view", "t", "seat", "action"),
    "stand_in": ("view", "t", "seat"),
    "estimate": ("s", "t", "seat"),
    "turn": ("s",),
    "tally": ("before", "after", "t", "out"),
    "write_view": ("view", "t", "pads", "text"),
    "write_outlook": ("view", "after", "t", "seat", "code", "text"),
    "unfinished": ("s",),
}
OPTIONAL = ("estimate", "turn", "tally", "write_view", "write_outlook", "unfinished")


class BadGame(TypeError):
    """The definition of a game does not keep to the contract."""

    def __init__(self, game_id: str, findings: list[str]) -> None:
        self.findings = findings
        super().__init__("\n".join([f"the game {game_id!r} does not keep to the contract:", *findings]))


def check_game(game: Game) -> Game:
    """The game itself; BadGame, which lists all findings, if it does not keep to the contract."""
    checks = (check_numbers, check_functions, check_fields, check_outlook, check_trials)
    findings = [finding for check in checks for finding in check(game)]
    if findings:
        raise BadGame(game.id, findings)
    return game


def check_numbers(game: Game) -> Iterator[str]:
    """Sizes that the rest of the program relies on."""
    counts, size = game.seat_counts, game.notation.size
    if not ID.fullmatch(game.id):
        yield "id: small letters, digits and hyphens"
    if not counts or counts.step != 1 or not 1 <= counts[0] <= counts[-1] <= MOST_SEATS:
        yield f"seat_counts: a range of numbers from 1 to {MOST_SEATS}, since the audience of an event is a mask"
    if counts and (game.default_seats or counts[0]) not in counts:
        yield "default_seats: one of seat_counts"
    if size > MOST_ACTIONS:
        yield f"notation: {size} actions are more than {MOST_ACTIONS}"
    if not 1 <= game.most_legal <= size:
        yield f"most_legal: from 1 to the number of actions, {size}"
    if not {game.total, game.rank} <= set(range(len(game.rows))) or game.total == game.rank:
        yield "total, rank: two different rows of the score pad"


def check_functions(game: Game) -> Iterator[str]:
    """The compiled functions: which must be there, and what they take."""
    for name in (*game.functions, *(set(ARGUMENTS) - set(game.functions) - set(OPTIONAL))):
        if name not in game.functions or name not in ARGUMENTS:
            yield f"functions: {name} is {'missing' if name in ARGUMENTS else 'unknown'}"
        elif (given := parameters(game.functions[name])) != len(ARGUMENTS[name]):
            yield f"functions: {name} takes {', '.join(ARGUMENTS[name])}, not {given} arguments"
    if ("estimate" in game.functions) != ("turn" in game.functions):
        yield "functions: estimate and turn, or neither: players look ahead to the end of the turn"
    if ("tally" in game.functions) != bool(game.odds) or (game.odds and not {"turn", "estimate"} & set(game.functions)):
        yield "odds: a function tally and what it counts, and a function turn, or none of them"
    if ("write_view" in game.functions) == (game.view is not None):
        yield "view: a view, or a function write_view, and not both"


def parameters(function: Any) -> int:
    """How many arguments a function takes, compiled or not."""
    return len(inspect.signature(getattr(function, "py_func", function)).parameters)


def check_fields(game: Game) -> Iterator[str]:
    """The fields of the record and of the view, and the event that other rooms know by name."""
    if not issubclass(game.state, Chance):
        yield "state: a subclass of Chance, which keeps the seed"
    names = game.state.dtype.names or ()
    yield from (f"marks: {mark} is no field of the record" for mark in game.marks if mark not in names)
    if "turn" not in game.event_names:
        yield "event_names: a turn begins with an event called turn"
    limit = next((option for option in game.options if option.name == TURN_LIMIT), None)
    if limit is not None and not (isinstance(limit, Number) and TURN_LIMIT in names):
        yield f"options: {TURN_LIMIT} is a Number, and setup writes it to a field of that name"
    shape = get_type_hints(game.view_shape)
    yield from (f"view_shape: {key} is missing" for key in VIEW_KEYS if key not in shape)


def check_outlook(game: Game) -> Iterator[str]:
    """What follows from an action has a type."""
    if ("write_outlook" in game.functions) == (game.outlook_shape is None):
        yield "outlook_shape: a function write_outlook and its outlook_shape, or neither"


def check_trials(game: Game) -> Iterator[str]:
    """The options that the trials name."""
    if game.trials is None:
        return
    options = {option.name: option for option in game.options}
    subject, difficulty = options.get(game.trials.subject), options.get(game.trials.difficulty)
    if not isinstance(subject, Named):
        yield f"trials: {game.trials.subject} is no Named option"
    if not isinstance(difficulty, Choice) or not set(game.trials.difficulties) <= set(difficulty.values):
        yield f"trials: {game.trials.difficulty} is no Choice with these values"
