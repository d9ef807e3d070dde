"""The contract of a game: one record and a handful of functions over it (design, section 2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from cantina.engine import loops, ready
from cantina.engine.calls import Calls, compiled_calls, interpreted_calls
from cantina.engine.compiled import INTERPRETED, bind, interpreted
from cantina.engine.errors import BadOption
from cantina.engine.log import Event
from cantina.engine.notation import Notation
from cantina.engine.options import Option, complete, numbers
from cantina.engine.record import Checked, CheckedRows, Plain, Record
from cantina.text import Message

if TYPE_CHECKING:
    from cantina.engine.match import Match

Records = np.ndarray[Any, Any]
NOT_EVERYWHERE = {"estimate": None, "tell": None}  # functions that not every game has


class Content(NamedTuple):
    """One set of content: as the rules read it, and as people do."""

    tables: Records  # one record
    hash: str
    cards: tuple[Any, ...]


class Refusal(NamedTuple):
    """Why an action is not legal: the rule, and the message that says so."""

    rule: str
    key: str
    values: dict[str, Any]


class Rules(NamedTuple):
    """The functions of a game in one of their two forms, and how records are handed to them."""

    setup: Callable[..., None]  # (s, t, options, log): deal a new game; the seed is in the record
    actors: Callable[..., int]  # (s): mask of the seats that may act
    legal: Callable[..., int]  # (s, t, seat, out): write the legal codes of a seat
    apply: Callable[..., None]  # (s, t, seat, action, log): play one action
    conceal: Callable[..., None]  # (s, t, seat): blank in a copy what a seat (-1: a spectator) cannot know
    imagine: Callable[..., None]  # (view, t, rng, log): fill the blanks of a view at random
    result: Callable[..., None]  # (s, t, out): rows of the score pad, a line a seat
    features: Callable[..., None]  # (view, t, seat, out): a view as numbers
    judge: Callable[..., float]  # (view, t, seat, action): how good an action looks, for the greedy player
    stand_in: Callable[..., int]  # (view, t, seat): what is played for a seat whose player is away
    estimate: Callable[..., float] | None  # (s, t, seat): how well a seat stands; only where players can look ahead
    tell: Callable[..., None] | None  # (view, t, pads, text): write a concealed record as JSON; instead of `Game.view`
    hold: Callable[[Records], Any]  # one record of an array, as the functions take it
    rows: Callable[[Records], Any]  # an array of records, as the loops take it


class Interrupts(NamedTuple):
    """Questions that must tell nobody anything, neither by who is asked nor by how fast an answer comes."""

    asked: Callable[[Any], bool]  # (view): whether the question now is one of them
    orders: tuple[Option, ...]  # what a player may say once for all such questions
    answer: Callable[[Any, Content, int, Mapping[str, Any]], int | None]  # (view, content, seat, orders): None: ask


class Campaigns(NamedTuple):
    """Games that hang together. What is kept between them, the progress, is a text that can leave as a file.

    A progress is always ready for the next game. Nothing stands in it, and nothing is told of it, that its players have
    not been shown yet. `before` is the progress of the campaign that goes on, "" for none.
    """

    new: Callable[[Content, str], str]  # (content, before): the beginning
    read: Callable[[Content, str, str, str], str]  # (content, text, name, before): a file; BadSavedGame names its field
    # (content, progress, seats, wishes, beside): for the next game, or for one that the campaign learns nothing of
    options: Callable[[Content, str, int, Mapping[str, Any], bool], dict[str, Any]]
    after: Callable[[Content, str, Match], str]  # (content, progress, match): when the next game has ended
    told: Callable[[Content, str, str], Any]  # (content, progress, language): as JSON, with words to read
    shape: type  # the TypedDict that says what is told


class SmallSteps(NamedTuple):
    """`apply` in small steps, where rules run long between two decisions: a GPU sorts its games by what comes next."""

    begin: Callable[..., None]  # (s, t, seat, action): take an action, do nothing yet
    proceed: Callable[..., None]  # (s, t, log): one small step, while nobody is asked
    kind: Callable[..., int]  # (s): what comes next
    questions: int  # kinds below this one are questions to somebody, the others are small steps
    kinds: int  # how many kinds there are


@dataclass(frozen=True)
class Game:
    """A game: what it is called, what it is made of, and its functions."""

    id: str
    version: int  # of the rules; a saved game of another version is refused
    state: type[Record]
    seat_counts: range
    options: tuple[Option, ...]
    notation: Notation
    most_legal: int
    rows: tuple[str, ...]  # of the score pad
    total: int  # which row is the total
    rank: int  # which row is the place, 1 for the winners
    marks: tuple[str, ...]  # fields that say only that somebody has chosen: no barrier for undo
    over_rule: str  # the rule that ends the game
    turn_rule: str  # the rule that says whose turn it is
    undo_rule: str
    feature_size: int
    functions: dict[str, Callable[..., Any]]  # setup to tell of `Rules`; the last two only where a game has them
    load: Callable[[], Content]
    view_shape: type  # the TypedDict that says what a view holds
    refusal: Callable[[Any, Content, int, int], Refusal]  # (view, content, seat, code)
    tie_break: Callable[[list[dict[str, int]]], str | None]
    binding: Callable[[int], bool]  # actions that the rules forbid to take back
    action_message: Callable[[Content, int], Message]
    event_message: Callable[[Content, Event], Message]
    event_names: tuple[str, ...]  # by their codes
    picture: Callable[[dict[str, Any], Content, str], str]  # a view as text, in a language
    aid: Callable[[str], dict[str, str]]  # the player aid in a language: its front and its back
    # Options that depend on each other, on the seats or on the content: made explicit, or refused.
    settle: Callable[[Content, int, dict[str, Any]], dict[str, Any]] = lambda content, seats, chosen: chosen
    # A concealed record as typed JSON; None: the game has a `tell`.
    view: Callable[[Plain, Content], dict[str, Any]] | None = None
    small_steps: SmallSteps | None = None
    interrupts: Interrupts | None = None
    campaigns: Campaigns | None = None
    lesson: int = 1  # the seed of a first game that shows what the game is about
    # A folder with content of somebody's own, whose words can be said from then on; None: the game takes none.
    packs: Callable[[Path], Content] | None = None

    @cached_property
    def content(self) -> Content:
        """The set of content that ships with the game."""
        return self.load()

    def pack(self, folder: str | Path) -> Content:
        """The content of a folder, laid over what ships; or BadContent for the first thing that is wrong with it."""
        if self.packs is None:
            raise BadOption("game-no-packs", game=self.id)
        return self.packs(Path(folder))

    @cached_property
    def interpreted(self) -> Rules:
        """The functions with every index checked."""
        plain: dict[str, Any] = {name: interpreted(function) for name, function in self.functions.items()}
        return Rules(**{**NOT_EVERYWHERE, **plain}, hold=Checked, rows=CheckedRows)

    @cached_property
    def compiled(self) -> Rules:
        """The compiled functions; the first call of each waits for the compiler or its cache."""
        if INTERPRETED:
            return self.interpreted
        known: dict[str, Any] = {**NOT_EVERYWHERE, **self.functions}
        return Rules(**known, hold=lambda records: records[0], rows=lambda records: records)

    @property
    def rules(self) -> Rules:
        """The functions in the form that can be called without waiting."""
        return self.compiled if ready.is_ready(self) else self.interpreted

    @cached_property
    def compiled_calls(self) -> Calls:
        """The same, as a match calls them."""
        return self.interpreted_calls if INTERPRETED else compiled_calls(self.functions, self.id)

    @cached_property
    def interpreted_calls(self) -> Calls:
        """The same, as a match calls them, with every index checked."""
        return interpreted_calls({name: interpreted(function) for name, function in self.functions.items()})

    @property
    def calls(self) -> Calls:
        """The same, in the form that can be called without waiting."""
        return self.compiled_calls if ready.is_ready(self) else self.interpreted_calls

    @cached_property
    def loops(self) -> dict[str, Any]:
        """The loops over many games, compiled against this game."""
        names = self.compiled._asdict() if INTERPRETED else self.functions
        return bind(loops.LOOPS, dict(names), self.id)

    def settled(self, given: Mapping[str, Any] | None, seats: int, content: Content | None = None) -> dict[str, Any]:
        """All options, with what the given ones leave open made explicit; wrong ones are refused."""
        chosen = self.settle(content or self.content, seats, complete(self.options, given))
        self.numbers(chosen, seats, content)
        return chosen

    def numbers(self, chosen: Mapping[str, Any], seats: int, content: Content | None = None) -> Records:
        """Settled options as `setup` takes them."""
        return np.array(numbers(self.options, chosen, seats, (content or self.content).cards))

    def new_pad(self) -> Records:
        """An empty score pad, a line a seat."""
        return np.zeros((self.seat_counts[-1], len(self.rows)), np.int32)

    def check_seats(self, seats: Any) -> int:
        """The number of players, if the game can be played by as many."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seat_counts:
            counts = self.seat_counts
            raise BadOption("seats-wrong", game=self.id, seats=str(seats), least=counts[0], most=counts[-1])
        return seats

    def check_seat(self, seat: Any, seats: int) -> int:
        """A seat of this table."""
        if isinstance(seat, bool) or not isinstance(seat, (int, np.integer)) or not 0 <= seat < seats:
            raise BadOption("seat-unknown", seat=str(seat), last=seats - 1)
        return int(seat)
