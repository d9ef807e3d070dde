"""What the server sends: responses of HTTP requests, and messages of a live connection."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from typing_extensions import TypedDict

from cantina.server.problems import Problem
from cantina.table.annotations import OfGame
from cantina.table.settings import Level
from cantina.table.shapes import GameCard, GameId, Update

Role = Literal["keeper", "player"]


class Done(TypedDict):
    """A request is stored; it came with this key."""

    done: str | None


class Refused(Problem):
    """A request that came with this key is refused, and nothing has changed."""

    refused: str | None


DOWN: dict[str, Any] = {"update": Update, "done": Done, "refused": Refused}


class Stored(TypedDict):
    """A request is stored, as an entry of this kind; null: it was there already."""

    done: str | None


class Seated(Stored):
    """A guest has taken a seat: the secret link that opens it from now on; it is sent only once, and to nobody else."""

    link: str


class Links(TypedDict):
    """A new table with its secret links, invitations to its seats and one for spectators; they are sent only once."""

    table: str
    seats: list[str]
    watch: str


class OwnLink(TypedDict):
    """A new secret link, of the own seat or of a campaign; it is sent only once, and replaces an older one."""

    link: str


class Listed(TypedDict):
    """A table that is shown to everybody."""

    table: str
    game: str
    seats: int


class Facts(TypedDict):
    """What never changes about a game.

    `seats` are the possible numbers of players, `default_seats` is that of a table opened with one click; a game takes
    about this many `minutes`. `levels` are the levels of bots that differ in this game. `simultaneous`: several players
    may decide at the same time; `cooperative`: all win or lose together. `total` and `rank` name rows of the score pad.
    """

    game: str
    seats: list[int]
    default_seats: int
    minutes: int | None
    levels: list[Level]
    simultaneous: bool
    cooperative: bool
    total: str
    rank: str


class Offered(Facts):
    """A game that tables can be opened for: its facts, its name in the language of the reader, its options."""

    name: str
    options: list[str]


class Cards(TypedDict):
    """All cards of a game by their numbers, and the hash of the content they belong to."""

    content: str
    cards: list[GameCard]


class Mine(TypedDict):
    """A table of mine: who sits there, where bots do, which seats are mine, whether I have opened it, how far it is,
    which of my seats are asked now, and when I was last asked or acted there. Times are milliseconds since 1970.
    """

    table: str
    game: str
    names: list[str]
    bots: list[int]
    yours: list[int]
    host: bool
    state: Literal["open", "running", "over"]
    asked: list[int]
    opened_at: int
    played_at: int


class Picture(TypedDict):
    """A table as text, as a viewer knows it, and their sequence number then."""

    seq: int
    text: str


class Odds(TypedDict):
    """In how many of the imagined games (`worlds`) each thing happened until the end of the turn.

    They know what the seat knows, and all seats play on by rules of thumb. What is counted, the game says.
    """

    worlds: int
    counts: dict[str, int]


class Briefing(TypedDict):
    """What is read out before the game at a table: a mission's name, its story and its briefing, in the language of the
    reader. A game that has nothing to tell has an empty title and no paragraphs.
    """

    title: str
    paragraphs: list[str]


class Health(TypedDict):
    """How the server is."""

    status: str
    version: str


class Here(TypedDict):
    """The server: its version, the address at which other devices reach it, the languages it speaks."""

    version: str
    address: str
    languages: list[str]


class Forgotten(TypedDict):
    """A guest was forgotten; the number of tables that had named them."""

    tables: int


class Founded(TypedDict):
    """A new campaign and its secret link, which is sent only once."""

    campaign: str
    link: str


class CampaignListed(TypedDict):
    """A campaign of those that the guest belongs to."""

    campaign: str
    game: GameId
    name: str
    number: int


class CampaignTable(TypedDict):
    """A table of a campaign; `counts`: when its game ends, the campaign goes on. Times are milliseconds since 1970."""

    table: str
    opened_at: int
    finished_at: int | None
    counts: bool


class CampaignShown(TypedDict):
    """A campaign as its group may know it; `you` are one of those who keep it, or play in it."""

    campaign: str
    game: GameId
    name: str
    number: int
    you: Role
    told: Annotated[dict[str, Any], OfGame("Campaign")]
    tables: list[CampaignTable]


# Records that are the same for all games; a new one is added here, so that it is published.
RECORDS: tuple[Any, ...] = (
    *(Problem, Done, Refused),
    *(Stored, Seated, Links, OwnLink, Listed, Facts, Offered, Mine, Picture, Odds, Briefing, Health, Here, Forgotten),
    Founded,
)
