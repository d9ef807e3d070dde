"""A table: the fold of its log."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple

import numpy as np

from cantina import game as find_game
from cantina.engine.game import Game
from cantina.engine.log import Event
from cantina.engine.match import Match
from cantina.engine.seeds import seed_bytes, seed_hash
from cantina.table import settings as choices
from cantina.table.campaign import Campaign
from cantina.table.errors import TableError
from cantina.table.log import Body, Entry
from cantina.table.settings import Settings
from cantina.table.story import Story, Viewer, bit

Kind = Literal["open", "person", "bot"]
Why = Literal["", "dropped", "clock", "left"]
OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"


@dataclass
class Seat:
    """A place at the table."""

    kind: Kind = OPEN
    guest: str = ""
    name: str = ""
    level: str = ""  # of a bot
    away: Why = ""  # why a bot stands in for the person
    link: str = ""  # the hash of the link that opens this seat for whoever sits here; empty: none does
    stood_in: bool = False  # a stand-in has acted here: the result is marked
    confirms: bool = True  # wants to be asked before an action that ends the turn
    orders: dict[str, Any] = field(default_factory=dict)  # standing orders for interrupts
    asked: float | None = None  # since when this seat has to decide something
    acted: float = 0.0  # when somebody acted here last
    acts: int = 0  # how often something was played or taken back here: what a bot thought before is stale after
    sealed: str | None = None  # an answer to an interrupt that is stored and not yet shown

    @property
    def by_itself(self) -> bool:
        """Whether a bot acts here, its own or one that stands in."""
        return self.kind == BOT or bool(self.away)


class Tried(NamedTuple):
    """An action that was carried out on a copy, to know who would see it; kept so that it is not done twice."""

    number: int
    body: Body
    match: Match
    events: tuple[Event, ...]
    sights: list[bytes]


def lesson_seed(game: Game) -> bytes:
    """The seed of a lesson: everybody who learns a game is dealt the same cards, good ones to begin with."""
    return seed_bytes(game.lesson)


@dataclass
class Table:
    """A table as its log tells it."""

    id: str
    game: Game
    seats: list[Seat]
    options: dict[str, Any]
    settings: Settings
    host: str  # the guest who opened it
    seed: bytes
    campaign: Campaign | None = None  # as it was when the table was opened
    number: int = 0  # of the last entry
    at: float = 0.0  # when that was
    match: Match | None = None  # none before the deal
    story: Story = field(default_factory=Story)
    keys: dict[str, int] = field(default_factory=dict)  # of actions, so that a repeated one changes nothing
    wish: int | None = None  # the seat that asks to take its action back
    agreed: set[int] = field(default_factory=set)
    successor: str = ""  # the table of the rematch
    tried: Tried | None = None
    sights: list[bytes] | None = None  # concealed records as of now, of the seats and of spectators; None: not made yet
    views: dict[Viewer, bytes] = field(default_factory=dict)  # these as JSON, where somebody has asked for it
    outlines: dict[Hashable, bytes] = field(default_factory=dict)  # the table around the game as JSON, likewise

    @property
    def seed_hash(self) -> str:
        """Shown before the first card is dealt."""
        return seed_hash(self.seed)

    @property
    def lesson(self) -> bool:
        """Dealt as for everybody who learns the game: whoever has seen it once knows the cards."""
        return self.seed == lesson_seed(self.game)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match is not None and self.match.over

    def viewers(self) -> tuple[Viewer, ...]:
        """Everybody who may see something: the seats, and the spectators as one."""
        return (*range(len(self.seats)), None)

    def people(self) -> list[int]:
        """The seats of people who are there."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == PERSON and not seat.away]

    def seats_of(self, guest: str) -> list[int]:
        """All seats of a person: at one screen somebody may hold several."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == PERSON and seat.guest == guest]

    def running(self) -> Match:
        """The game, while it is played."""
        if self.match is None:
            raise TableError("table-not-dealt")
        return self.match

    def seat(self, number: Any) -> Seat:
        """A seat by its number."""
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < len(self.seats):
            raise TableError("table-no-seat", seat=str(number)[:20], last=len(self.seats) - 1)
        return self.seats[number]

    def held(self, guest: str, number: Any) -> Seat:
        """A seat that this guest holds."""
        seat = self.seat(number)
        if seat.kind != PERSON or seat.guest != guest:
            raise TableError("table-not-your-seat", seat=number)
        return seat

    def looked(self) -> list[bytes]:
        """What everybody may know, as bytes to compare; the last are those of spectators."""
        if self.sights is None:
            self.sights = self.running().sights()
        return self.sights

    def view(self, viewer: Viewer) -> bytes:
        """What a viewer may know, as JSON."""
        if viewer not in self.views:
            match, seen = self.running(), self.looked()[-1 if viewer is None else viewer]
            self.views[viewer] = match.view_text(np.ndarray(1, match.game.state.dtype, bytearray(seen)))
        return self.views[viewer]

    def changed(self, sights: list[bytes] | None, seen: int) -> None:
        """The game has gone on; those in the mask see something else now."""
        self.sights = sights
        for viewer in [one for one in self.views if seen & bit(one)]:
            del self.views[viewer]


def opening(
    game_id: str,
    seats: int,
    guest: str,
    seed: bytes,
    options: dict[str, Any] | None = None,
    settings: dict[str, Any] | None = None,
    campaign: Campaign | None = None,
) -> Body:
    """The first entry of a new table; whatever is wrong with the wish is refused here."""
    game = find_game(game_id)
    game.check_seats(seats)
    return {
        "kind": "open",
        "game": game.id,
        "version": game.version,
        "content": game.content.hash,
        "seats": seats,
        "options": game.settled(options, seats),
        "settings": choices.chosen(settings).as_json(),
        "host": guest,
        "seed": seed.hex(),
        "campaign": None if campaign is None else campaign._asdict(),
    }


def opened(table_id: str, entry: Entry) -> Table:
    """The table of a first entry."""
    body = entry.body
    game = find_game(body["game"])
    if (body["version"], body["content"]) != (game.version, game.content.hash):
        raise TableError("table-other-version", game=game.id)
    return Table(
        id=table_id,
        game=game,
        seats=[Seat() for _ in range(body["seats"])],
        options=body["options"],
        settings=choices.chosen(body["settings"]),
        host=body["host"],
        seed=bytes.fromhex(body["seed"]),
        campaign=Campaign(**body["campaign"]) if body["campaign"] else None,
        number=1,
        at=entry.at,
    )


def fold(table_id: str, entries: Iterable[Entry]) -> Table:
    """A table from its whole log."""
    from cantina.table.apply import apply_all

    log = iter(entries)
    table = opened(table_id, next(log))
    apply_all(table, log)
    return table
