"""A table: what follows from its log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal

import numpy as np

from cantina import game as find_game
from cantina.engine.game import Content, Game, Records
from cantina.engine.match import Match
from cantina.engine.seeds import seed_bytes, seed_hash
from cantina.table import settings as choices
from cantina.table.bodies import OpenBody, Pace
from cantina.table.cache import Cache, Sight
from cantina.table.campaign import GroupCampaign
from cantina.table.contents import Contents, shipped
from cantina.table.errors import BadEntry, TableError
from cantina.table.log import Entry
from cantina.table.settings import Settings
from cantina.table.story import Story, Viewer

Kind = Literal["open", "person", "bot"]
Why = Literal["", "dropped", "clock", "left"]
OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"


@dataclass
class Place:
    """The record of a seat: who plays there, and how."""

    kind: Kind = OPEN
    guest: str = ""
    name: str = ""
    level: str = ""  # of a bot
    away: Why = ""  # why a bot stands in for the player
    link: str = ""  # the hash of the secret that opens this seat for the guest who sits here; empty: none does
    stood_in: bool = False  # a stand-in has acted here: the result is marked
    confirms: bool = True  # asked before an action that ends the turn
    pace: Pace = "normal"  # how fast the player wants others to act
    orders: dict[str, Any] = field(default_factory=dict)  # standing orders for interrupts
    asked: float | None = None  # since when this seat has to decide something
    used: float = 0.0  # seconds that its last decision took
    returned: bool = False  # the player has come back from a stand-in since it was asked
    acted: float = 0.0  # when an action was last played here
    acts: int = 0  # actions played or taken back here: what a bot decided before one of them is stale
    sealed: str | None = None  # an answer to an interrupt that is stored and not yet played

    @property
    def bot_plays(self) -> bool:
        """Whether a bot acts here: the bot of this seat, or one that stands in for its player."""
        return self.kind == BOT or bool(self.away)


def lesson_seed(game: Game) -> bytes:
    """The seed of a lesson: all who learn a game are dealt the same cards, good ones to begin with."""
    return seed_bytes(game.lesson)


@dataclass
class Table:
    """The state of a table, which follows from its log; only `apply` changes it."""

    id: str
    game: Game
    content: Content  # the one the table began with
    places: list[Place]  # by seat
    options: dict[str, Any]
    settings: Settings
    host: str  # the guest who opened it
    seed: bytes
    campaign: GroupCampaign | None = None  # as it was when the table was opened
    number: int = 0  # of the last entry
    at: float = 0.0  # when that was, or the time of the one that is being applied
    match: Match | None = None  # none before the deal
    story: Story = field(default_factory=Story)
    keys: dict[str, int] = field(default_factory=dict)  # of actions, so that a repeated one changes nothing
    undo_request: int | None = None  # the seat that asks to take its action back
    undo_consents: set[int] = field(default_factory=set)  # the seats that have agreed to it
    successor: str = ""  # the table of the rematch
    cache: Cache = field(default_factory=Cache)

    @property
    def seed_hash(self) -> str:
        """Shown before the first card is dealt."""
        return seed_hash(self.seed)

    @property
    def lesson(self) -> bool:
        """Whether the cards are those of the lesson, and therefore no secret."""
        return self.seed == lesson_seed(self.game)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match is not None and self.match.over

    def viewers(self) -> tuple[Viewer, ...]:
        """All viewers: the seats, and the spectators as one."""
        return (*range(len(self.places)), None)

    def person_seats(self) -> list[int]:
        """The seats of people who are not stood in for."""
        return [seat for seat, place in enumerate(self.places) if place.kind == PERSON and not place.away]

    def seats_of(self, guest: str) -> list[int]:
        """All seats of a guest: at one screen a guest may hold several."""
        return [seat for seat, place in enumerate(self.places) if place.kind == PERSON and place.guest == guest]

    def dealt_match(self) -> Match:
        """The match; refused before the deal."""
        if self.match is None:
            raise TableError("table-not-dealt")
        return self.match

    def place(self, seat: Any) -> Place:
        """The place of a seat, if there is such a seat."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(self.places):
            raise TableError("table-no-seat", seat=str(seat)[:20], last=len(self.places) - 1)
        return self.places[seat]

    def place_of(self, guest: str, seat: Any) -> Place:
        """The place of a seat, if this guest holds it."""
        place = self.place(seat)
        if place.kind != PERSON or place.guest != guest:
            raise TableError("table-not-your-seat", seat=seat)
        return place

    def end_undo_request(self) -> None:
        """There is no undo request any more: granted, refused, or the game has gone on."""
        self.undo_request = None
        self.undo_consents.clear()

    def concealed(self) -> list[bytes]:
        """What each viewer may know, as bytes to compare: the seats, then the spectators."""
        if self.cache.concealed is None:
            self.cache.concealed = self.dealt_match().concealed_for_all()
        return self.cache.concealed

    def record_for(self, viewer: Viewer) -> Records:
        """What a viewer may know, as a concealed record."""
        whole = self.concealed()[-1 if viewer is None else viewer]
        return np.ndarray(1, self.game.state.dtype, bytearray(whole))

    def view(self, viewer: Viewer) -> bytes:
        """What a viewer may know, as JSON."""
        return self.sight(viewer).view

    def sight(self, viewer: Viewer) -> Sight:
        """What a viewer may know, as it is sent."""
        sights = self.cache.sights
        if viewer not in sights:
            match, record = self.dealt_match(), self.record_for(viewer)
            sights[viewer] = Sight(match.view_text(record), match.asked_in(record))
        return sights[viewer]


def opening(
    game_id: str,
    seats: int,
    guest: str,
    seed: bytes,
    options: dict[str, Any] | None = None,
    settings: dict[str, Any] | None = None,
    campaign: GroupCampaign | None = None,
) -> OpenBody:
    """The first entry of a new table; a wrong number of seats, option or setting is refused here."""
    game = find_game(game_id)
    game.check_seats(seats)
    return OpenBody(
        game=game.id,
        version=game.version,
        content=game.content.hash,
        seats=seats,
        options=game.settled(options, seats),
        settings=choices.chosen(settings),
        host=guest,
        seed=seed.hex(),
        campaign=campaign,
    )


def opened(table_id: str, entry: Entry, contents: Contents = shipped) -> Table:
    """The table of a first entry; refused if it was begun with another version of the rules."""
    body = entry.body
    if not isinstance(body, OpenBody):
        raise BadEntry("table-entry-kind", number=entry.number)
    game = find_game(body.game)
    if body.version != game.version:
        raise TableError("table-other-version", game=game.id, version=body.version, ours=game.version)
    return Table(
        id=table_id,
        game=game,
        content=contents(game, body.content),
        places=[Place() for _ in range(body.seats)],
        options=body.options,
        settings=body.settings,
        host=body.host,
        seed=bytes.fromhex(body.seed),
        campaign=body.campaign,
        number=1,
        at=entry.at,
    )
