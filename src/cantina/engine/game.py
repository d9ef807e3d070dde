"""The contract of a game: one record and functions over it (design, section 2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from cantina.engine import ready
from cantina.engine.abilities import Campaigns, Interrupts, Packs, Printed, SmallSteps, Trials
from cantina.engine.calls import Calls, compiled_calls, interpreted_calls, keep_lock
from cantina.engine.compiled import INTERPRETED, bind, bind_interpreted, interpreted
from cantina.engine.content import Files
from cantina.engine.errors import BadOption
from cantina.engine.helpers import never_unfinished
from cantina.engine.inputs import is_whole, python_value, refuse_text
from cantina.engine.log import Event
from cantina.engine.loops import loops
from cantina.engine.notation import Notation
from cantina.engine.options import Option, complete, numbers
from cantina.engine.record import Checked, CheckedRows, Plain, Record
from cantina.engine.wording import Operands
from cantina.text import Message, say

if TYPE_CHECKING:
    from cantina.engine.census import Census

Records = np.ndarray[Any, Any]
NO_FILES: Files = {}  # of content made in memory, as tests do
# Functions that not every game has.
NOT_EVERYWHERE = dict.fromkeys(("estimate", "turn", "tally", "write_view", "write_outlook"))


class Content(NamedTuple):
    """One set of content: as the rules read it, and as people do."""

    tables: Records  # one record
    hash: str
    cards: tuple[Any, ...]
    files: Files = NO_FILES  # what it was read from, so that a game can go on with it


class Refusal(NamedTuple):
    """Why an action is not legal: the rule, and the message that says so."""

    rule: str
    key: str
    values: dict[str, Any]


class Rules(NamedTuple):
    """The functions of a game in one of their two forms, and how records are passed to them.

    `s` is the record of a game, `view` a record that was concealed for the acting seat, `t` the tables of the content.
    Whatever a function gets besides numbers is memory of the caller: `out` for what it writes, `log` for events.
    """

    setup: Callable[..., None]  # (s, t, options, log): deal a new game; the seed is in the record
    actors: Callable[..., int]  # (s): mask of the seats that may act; 0: the game is over
    legal: Callable[..., int]  # (s, t, seat, out): write the legal codes of a seat and return how many they are
    apply: Callable[..., None]  # (s, t, seat, action, log): play one action, up to the next decision
    conceal: Callable[..., None]  # (s, t, seat): blank in a copy what a seat (-1: a spectator) cannot know
    imagine: Callable[..., None]  # (view, t, rng, log): fill the blanks of a view at random
    result: Callable[..., None]  # (s, t, out): rows of the score pad, one line for each seat
    features: Callable[..., None]  # (view, t, seat, out): a view as numbers
    judge: Callable[..., float]  # (view, t, seat, action): how good an action looks, for the greedy player
    stand_in: Callable[..., int]  # (view, t, seat): what is played for a seat whose player is away
    # Only in some games. Players look ahead where there are `estimate` and `turn`; `write_view` replaces `Game.view`.
    estimate: Callable[..., float] | None  # (s, t, seat): how well a seat stands
    turn: Callable[..., int] | None  # (s): the number of the turn, at whose end players who look ahead stop
    # (before, after, t, out): count what happened between two states of an imagined game, a number for each of `odds`.
    tally: Callable[..., None] | None
    write_view: Callable[..., None] | None  # (view, t, pads, text): write a concealed record as JSON
    # (view, t, seat, code, text): write as JSON what would follow at once from a legal action, as far as its seat can
    # know; nothing where there is nothing to say. Clients show it before the action is played, and compute no rule.
    write_outlook: Callable[..., None] | None
    # (s): whether a game that is over was stopped before its rules ended it, so that nobody has won; False where a game
    # has no such function. The score pad tells then how it stood.
    unfinished: Callable[..., bool]
    # How records are passed: one record of an array to the functions above, an array of records to the loops.
    hold: Callable[[Records], Any]
    rows: Callable[[Records], Any]


def named_functions(*rules: Callable[..., Any]) -> dict[str, Callable[..., Any]]:
    """Functions of a game by their names, as `Rules` calls them."""
    return {rule.__name__: rule for rule in rules}


@dataclass(frozen=True)
class Game:
    """A game: what it is called, what it is made of, and its functions. `check_game` says what is wrong with one.

    Limits: at most 6 seats (the audience of an event is a mask), 32,768 actions (codes are 16-bit integers), 1,023
    events of one action, 16 kinds of shuffles, and 65,535 bytes of a view where compiled code writes it.
    """

    # What it is. Messages about it begin with its id, such as `<id>-name`.
    id: str
    version: int  # of the rules; a saved game of another version is refused
    seat_counts: range
    state: type[Record]  # a subclass of `Chance`
    functions: dict[str, Callable[..., Any]]  # those of `Rules` by their names, marked with `njit`
    feature_size: int  # of the vector that `features` writes

    # What may be chosen before the deal: `setup` gets an array of the number of seats and each option in this order. A
    # `Number` called `max_turns` limits the game; simulations set it, and the record keeps it in a field of that name.
    options: tuple[Option, ...]

    # Actions.
    notation: Notation
    most_legal: int  # most legal actions of a seat at any time
    refusal: Callable[[Any, Content, int, int], Refusal]  # (view, content, seat, code): why an action is not legal
    marks: tuple[str, ...]  # fields that say only that a seat has chosen: no barrier for undo
    over_rule: str  # the number of the rule that ends the game
    turn_rule: str  # the number of the rule that says whose turn it is
    undo_rule: str  # the number of the rule about taking back

    # Scores.
    rows: tuple[str, ...]  # of the score pad
    total: int  # which row is the total
    rank: int  # which row is the place, 1 for the winners

    # Content.
    load: Callable[[], Content]  # the content that ships with the game
    read: Callable[[Files], Content]  # any content from the texts of its files: all that `Content.files` held

    # What people see.
    view_shape: type  # the TypedDict of a view; it has `game`, the id, and `viewer`, a seat or null for a spectator
    picture: Callable[[dict[str, Any], Content, str], str]  # (view, content, language): a view as text
    action_message: Callable[[Content, int], Message]
    event_message: Callable[[Content, Event], Message]
    event_names: tuple[str, ...]  # by their codes; a turn begins with the one called `turn`

    # Only in some games.
    tie_break: Callable[[list[dict[str, int]]], str | None] | None = None  # (pad): what decided; None: nothing does
    view: Callable[[Plain, Content], dict[str, Any]] | None = None  # a concealed record as JSON; None: `write_view`
    # (content, seats, chosen): options that depend on each other, on the seats or on the content: explicit, or refused
    settle: Callable[[Content, int, dict[str, Any]], dict[str, Any]] = lambda content, seats, chosen: chosen
    event_operands: Operands = field(default_factory=dict)  # what the numbers of an event are, by its name
    odds: tuple[str, ...] = ()  # what `tally` counts, by name
    outlook_shape: type | None = None  # the TypedDict of what `write_outlook` writes
    # (view, content, language): what is read out before the game, as paragraphs; None: nothing
    briefing: Callable[[dict[str, Any], Content, str], list[str]] | None = None
    # (code, names of its events): whether an action stays: the rules forbid to take it back, or it has shown its own
    # seat something new; every other barrier is found by the engine
    binding: Callable[[int, Sequence[str]], bool] = lambda code, happened: False
    simultaneous: bool = False  # several seats may have to decide at the same time
    cooperative: bool = False  # all players win or lose together
    default_seats: int | None = None  # of a table that is opened with one click; None: the fewest
    minutes: int | None = None  # about how long a game takes
    lesson: int = 1  # the seed of a first game that shows what the game is about
    interrupts: Interrupts | None = None  # questions that must reveal nothing
    campaigns: Campaigns | None = None  # series of games
    packs: Packs | None = None  # content that users make
    printed: Printed | None = None  # the pieces of a game, where the content is more than a list of cards
    census: Census | None = None  # what `cantina balance` counts
    trials: Trials | None = None  # what `cantina winrates` measures
    small_steps: SmallSteps | None = None  # for a GPU

    def aid(self, language: str) -> dict[str, str]:
        """The player aid, its front and its back (BH-107): the same for everybody, whatever happens at the table."""
        return {side: say(Message(f"{self.id}-aid-{side}"), language) for side in ("front", "back")}

    @cached_property
    def content(self) -> Content:
        """The set of content that ships with the game."""
        return self.load()

    def content_of(self, hash: str, files: Files) -> Content:
        """The content that a game began with, from the files that were kept for it.

        It keeps the hash it was stored by, also where this program would lay its tables out in another way.
        """
        return self.read(files)._replace(hash=hash)

    def pack(self, folder: str | Path) -> Content:
        """The content of a folder, laid over what ships; or BadContent for the first thing that is wrong with it."""
        if self.packs is None:
            raise BadOption("game-no-packs", game=self.id)
        return self.packs.read(Path(folder))

    @cached_property
    def all_functions(self) -> dict[str, Callable[..., Any]]:
        """The functions of the game, and what stands in for one that it does not need."""
        return {"unfinished": never_unfinished, **self.functions}

    @cached_property
    def interpreted(self) -> Rules:
        """The functions with every index checked."""
        plain: dict[str, Any] = {name: interpreted(function) for name, function in self.all_functions.items()}
        return Rules(**{**NOT_EVERYWHERE, **plain}, hold=Checked, rows=CheckedRows)

    @cached_property
    def compiled(self) -> Rules:
        """The compiled functions; the first call of each waits for the compiler or its cache."""
        if INTERPRETED:
            return self.interpreted
        known: dict[str, Any] = {**NOT_EVERYWHERE, **self.all_functions}
        return Rules(**known, hold=lambda records: records[0], rows=lambda records: records)

    @property
    def rules(self) -> Rules:
        """The functions in the form that can be called without waiting."""
        return self.compiled if ready.is_ready(self) else self.interpreted

    @cached_property
    def loops(self) -> dict[str, Any]:
        """The functions that are written once for all games, compiled against this game."""
        if INTERPRETED:
            return self.interpreted_loops
        owner = f"{self.state.__module__}.{self.id}"  # compiled code names the modules of its rules
        return keep_lock(bind(loops(self.functions), self.all_functions, owner))

    @cached_property
    def interpreted_loops(self) -> dict[str, Any]:
        """The functions that are written once for all games, with every index checked."""
        plain = {name: interpreted(function) for name, function in self.all_functions.items()}
        return bind_interpreted(loops(self.functions), plain)

    @cached_property
    def compiled_calls(self) -> Calls:
        """The compiled functions as a match calls them."""
        return self.interpreted_calls if INTERPRETED else compiled_calls(self.loops, self.functions)

    @cached_property
    def interpreted_calls(self) -> Calls:
        """The functions with every index checked, as a match calls them."""
        return interpreted_calls(self.interpreted_loops, self.functions)

    @property
    def calls(self) -> Calls:
        """The functions as a match calls them, in the form that can be called without waiting."""
        return self.compiled_calls if ready.is_ready(self) else self.interpreted_calls

    def settled(self, given: Mapping[str, Any] | None, seats: int, content: Content | None = None) -> dict[str, Any]:
        """All options, with what the given ones leave open made explicit; wrong ones are refused."""
        chosen = self.settle(content or self.content, seats, complete(self.options, given))
        self.numbers(chosen, seats, content)
        return chosen

    def numbers(self, chosen: Mapping[str, Any], seats: int, content: Content | None = None) -> Records:
        """Settled options as `setup` takes them."""
        return np.array(numbers(self.options, chosen, seats, (content or self.content).cards))

    def new_pad(self) -> Records:
        """An empty score pad, one line for each seat."""
        return np.zeros((self.seat_counts[-1], len(self.rows)), np.int32)

    def check_seats(self, seats: Any) -> int:
        """The number of players, if the game can be played by as many."""
        number, counts = python_value(seats), self.seat_counts
        refuse_text("seats", number, counts)
        if not is_whole(number) or number not in counts:
            raise BadOption("seats-wrong", game=self.id, seats=str(seats), least=counts[0], most=counts[-1])
        return int(number)

    def check_seat(self, seat: Any, seats: int) -> int:
        """A seat of a game with this number of seats."""
        number = python_value(seat)
        if not is_whole(number) or not 0 <= number < seats:
            refuse_text("seat", number, range(seats))
            raise BadOption("seat-unknown", seat=str(seat), last=seats - 1)
        return int(number)

    def check_viewer(self, viewer: Any, seats: int) -> int | None:
        """A seat of a game with this number of seats, or None for a spectator."""
        return None if viewer is None else self.check_seat(viewer, seats)

    def check_content(self, content: Any) -> Content:
        """A set of content of this game; None is the one that ships with it."""
        if content is None:
            return self.content
        if not isinstance(content, Content) or not same_tables(content.tables, self.content.tables):
            raise BadOption("content-wrong", game=self.id)
        return content


def same_tables(one: Any, other: Records) -> bool:
    """Whether tables are laid out alike: those of two games are not."""
    return isinstance(one, np.ndarray) and (one.dtype, one.shape) == (other.dtype, other.shape)
