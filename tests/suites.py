"""What tests and tools need to know of each game: one record per game, `SUITE` in `tests/<folder>/suite.py`.

A game takes part in the conformance suite, in golden playthroughs, in the recorded games and in the coverage of rules
by its suite, which is found by its folder. `TEXTS` in `tests/<folder>/texts.py` is what the tests of texts know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import cantina
from cantina import games

TESTS = Path(__file__).parent
ROOT = TESTS.parent
Options = Mapping[str, Any]


class OpenField(NamedTuple):
    """A field of the record that may look different to a viewer after a step of another player, without an event that
    says what is different: a rule lets the viewer see it.
    """

    name: str
    rule: str  # that opens it
    why: str
    events: tuple[str, ...] = ()  # only where one of these is shown to the viewer; none named: with every step


@dataclass(frozen=True)
class Suite:
    """What tests and tools know of a game; what is not said here they read from the game itself."""

    module: str  # of the game
    title: str  # as the documents call it

    # Its rules: how their numbers begin (`BH-33`), and the file that defines them.
    prefixes: tuple[str, ...]
    content_prefixes: tuple[str, ...] = ()  # facts about content have numbers too, which tests need not show
    rules: str = ""  # the file; "": docs/rules/<id>.md

    # The conformance suite: every number of players is played with each of these options.
    variants: tuple[Options, ...] = ({},)
    turns: int = 100  # after which a game that is walked through state by state ends
    decisions: int = 500  # of such a game, about: states are picked evenly from as many
    open_actions: bool = True  # all see most actions, so that another action may be told in other words
    secret_words: tuple[str, ...] = ()  # actions among them whose card or place only the player knows
    uncovered: tuple[OpenField, ...] = ()  # what changes in the open, without an event that says so
    least_undone: int = 0  # how often the test of undo must have taken back something

    # Golden playthroughs: name, number of players, options. Then the options of recorded games, and counting.
    played: tuple[tuple[str, int, Options], ...] = ()
    recorded: tuple[Options, ...] = ({},)
    recorded_turns: int = 100  # after which a random game is cut off
    depth: int = 3  # how deep action sequences are counted

    # Content as another release might have it: a file, what it says, what it said then.
    other_content: tuple[str, str, str] = ("", "", "")

    # At a server: turns of a game that is played there to its end; states whose views are compared with the schema;
    # after how many moves two worlds part, and in the inner loop after how many, seen by which seat.
    short: int = 6
    samples: int = 60
    moments: tuple[int, ...] = (0, 3)
    quick_moment: tuple[int, int] = (0, 1)

    # Games whose every state is put into words: number of players, options.
    tables: tuple[tuple[int, Options], ...] = ()

    @property
    def id(self) -> str:
        """The id of the game."""
        return games.id_of(self.module)

    @property
    def rules_file(self) -> Path:
        """The file that defines its rules."""
        return ROOT / (self.rules or f"docs/rules/{self.id}.md")

    def is_rule(self, number: str) -> bool:
        """Whether a number is one of this game, of a rule or of content."""
        return number.partition("-")[0] in (*self.prefixes, *self.content_prefixes)


@dataclass(frozen=True)
class Texts:
    """What the tests of texts know of a game that ships."""

    beginnings: tuple[str, ...]  # of its keys
    # The words of official editions: their languages, and for a pattern of English words what each translation has.
    editions: tuple[str, ...] = ()
    glossary: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    excused: Mapping[tuple[str, str], str] = field(default_factory=dict)  # a word and a key: why it has another word
    # What the open places of a key can be: by patterns such as `bounty-hunters-deck-*`.
    families: Mapping[str, Any] = field(default_factory=dict)
    labels: tuple[str, ...] = ()  # of its picture
    rows: tuple[str, ...] = ()  # of the score pad, that are shown
    tie_breaks: tuple[str, ...] = ("shared",)
    # Functions that take the key of a message: module and name, which argument it is, what they put before it.
    calls: Mapping[tuple[str, str], tuple[int, str]] = field(default_factory=dict)
    errors: str = ""  # the module that raises each of its errors


def _found(name: str) -> dict[str, Any]:
    """The modules of a name in the folders of the tests, by those folders."""
    folders = sorted(path.parent.name for path in TESTS.glob(f"*/{name}.py"))
    return {folder: import_module(f"{folder}.{name}") for folder in folders}


@cache
def suites() -> dict[str, Suite]:
    """All suites by the ids of their games, in the order of the games; those from elsewhere come last."""
    found = {one.SUITE.id: one.SUITE for one in _found("suite").values()}
    order = {game_id: place for place, game_id in enumerate(games.ids())}
    return dict(sorted(found.items(), key=lambda item: order.get(item[0], len(order))))


@cache
def texts() -> dict[str, Texts]:
    """What is known of the texts of each game, by the ids of the games."""
    folders = {games.id_of(folder): one.TEXTS for folder, one in _found("texts").items()}
    return {game_id: folders[game_id] for game_id in cantina.games() if game_id in folders}


def join(suite: Suite) -> None:
    """Let the program know the game of a suite, in this process."""
    if suite.id not in games.ids():
        games.register(suite.module)
