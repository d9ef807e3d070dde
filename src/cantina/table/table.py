"""A table: the fold of its log."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from cantina import game as find_game
from cantina.engine.game import Game
from cantina.engine.log import Event
from cantina.engine.match import Match
from cantina.engine.seeds import seed_hash
from cantina.table import settings as choices
from cantina.table.errors import TableError
from cantina.table.log import Body, Entry
from cantina.table.settings import Settings
from cantina.table.story import Told, Viewer

OPEN, PERSON, BOT = "open", "person", "bot"


@dataclass
class Seat:
    """A place at the table."""

    kind: str = OPEN
    guest: str = ""
    name: str = ""
    level: str = ""  # of a bot
    away: str = ""  # why a bot stands in for the person: dropped, clock, left
    stood_in: bool = False  # a stand-in has acted here: the result is marked
    confirms: bool = False  # wants to be asked before an action that ends the turn
    orders: dict[str, Any] = field(default_factory=dict)  # standing orders for interrupts
    asked: float | None = None  # since when this seat has to decide something
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
    campaign: str = ""
    number: int = 0  # of the last entry
    at: float = 0.0  # when that was
    match: Match | None = None  # none before the deal
    story: list[Told] = field(default_factory=list)
    keys: dict[str, int] = field(default_factory=dict)  # of actions, so that a repeated one changes nothing
    wish: int | None = None  # the seat that asks to take its action back
    agreed: set[int] = field(default_factory=set)
    successor: str = ""  # the table of the rematch
    tried: Tried | None = None
    sights: dict[Viewer, bytes] = field(default_factory=dict)  # concealed records as of now

    @property
    def seed_hash(self) -> str:
        """Shown before the first card is dealt."""
        return seed_hash(self.seed)

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

    def sight(self, viewer: Viewer) -> bytes:
        """What a viewer may know, as bytes to compare."""
        if viewer not in self.sights:
            self.sights[viewer] = self.running().concealed(viewer).tobytes()
        return self.sights[viewer]


def opening(
    game_id: str,
    seats: int,
    guest: str,
    seed: bytes,
    options: dict[str, Any] | None = None,
    settings: dict[str, Any] | None = None,
    campaign: str = "",
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
        "campaign": campaign,
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
        campaign=body["campaign"],
        number=1,
        at=entry.at,
    )


def fold(table_id: str, entries: Iterable[Entry]) -> Table:
    """A table from its whole log."""
    from cantina.table.apply import apply

    log = iter(entries)
    table = opened(table_id, next(log))
    for entry in log:
        apply(table, entry)
    return table
