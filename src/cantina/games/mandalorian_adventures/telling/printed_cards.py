"""What is printed on the map, the mission sheet and the cards of one game, for clients that draw them.

Only what is in the game: a card that a campaign has not unlocked, or has taken out again, is not among them (MA-12,
MA-16). All of it lies open in a box on a table, so it is the same for every viewer.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple, cast

from cantina.engine.game import Content
from cantina.games.mandalorian_adventures.pack.shapes import Map, Mission, Pack, Supply
from cantina.games.mandalorian_adventures.pack.sizes import DIFFICULTIES

EdgeKind = Literal["thin", "wall", "height", "door"]


class MissionSheet(NamedTuple):
    """MA-18: the mission on the table; `panels` pictures tell its story; `green` is its action, if it has one."""

    number: int
    name: str
    panels: int
    child: bool
    green: str
    green_strength: int
    failures: tuple[str, ...]
    rules: tuple[str, ...]


class MapSheet(NamedTuple):
    """MA-02: the map on the table, and the rules that are printed with it."""

    number: int
    name: str
    rules: tuple[str, ...]


class MapEdge(NamedTuple):
    """MA-51 to MA-54: what lies between two cells."""

    a: int
    b: int
    kind: EdgeKind


class MapGround(NamedTuple):
    """MA-57: inaccessible ground, which is drawn but is no cell."""

    name: str
    x: int
    y: int


class MapSlot(NamedTuple):
    """MA-25, MA-26: the shape that is printed on a cell."""

    cell: int
    shape: str


class CharacterCard(NamedTuple):
    """MA-06: the side in use of a character on the table."""

    number: int
    name: str
    hp: int


class SkillCard(NamedTuple):
    """MA-39, MA-86, MA-88: a skill card; `actions` are the spaces in which its effect may be used, if it has one."""

    number: int
    name: str
    character: int
    copies: int
    strength: int
    tactical: bool
    symbols: tuple[str, ...]
    actions: tuple[str, ...]
    when: str


class PlanningCard(NamedTuple):
    """MA-76: a planning card and when it may be used."""

    number: int
    name: str
    copies: int
    window: str
    keepable: bool


class EventFront(NamedTuple):
    """MA-133: an event card and its back."""

    number: int
    name: str
    back: str


class TokenFace(NamedTuple):
    """MA-81 to MA-84: a face of the set of threat tokens of this map; how many there are; orange ones reinforce."""

    number: int
    name: str
    copies: int
    shape: str
    orange: bool
    enemy: bool
    enemy_class: str
    hp: int
    effects: tuple[str, ...]
    mission_effect: bool


KINDS: tuple[type, ...] = (
    MissionSheet,
    MapSheet,
    MapEdge,
    MapGround,
    MapSlot,
    CharacterCard,
    SkillCard,
    PlanningCard,
    EventFront,
    TokenFace,
)


def printed_cards(content: Content, view: Any) -> list[Any]:
    """All pieces of the game of which this is a concealed record."""
    (pack,) = content.cards
    board, mission = pack.maps[view.map], pack.missions[view.mission]
    return [
        *sheets(view, board, mission),
        *ground(board),
        *own_cards(pack, view),
        *common_cards(pack, view, board, mission),
    ]


def sheets(view: Any, board: Map, mission: Mission) -> Iterator[Any]:
    """The mission and the map."""
    green, strength = (mission.green.name, mission.green.strength) if mission.green else ("", 0)
    failures, rules = names(mission.failures), names(mission.rules)
    number = int(view.mission)
    yield MissionSheet(number, mission.name, mission.panels, mission.child, green, strength, failures, rules)
    yield MapSheet(int(view.map), board.name, names(board.rules))


def names(things: tuple[Any, ...]) -> tuple[str, ...]:
    """What these are called."""
    return tuple(one.name for one in things)


def ground(board: Map) -> Iterator[Any]:
    """What the view does not say of the map: lines, blocked ground, printed shapes."""
    yield from (MapEdge(edge.a, edge.b, cast(EdgeKind, edge.kind)) for edge in board.edges)
    yield from (MapGround(one.name, *one.xy) for one in board.blocked)
    yield from (MapSlot(number, cell.slot) for number, cell in enumerate(board.cells) if cell.slot)


def own_cards(pack: Pack, view: Any) -> Iterator[Any]:
    """MA-28: the characters of the team and their skill cards."""
    side = "beginner" if DIFFICULTIES[view.difficulty] == "beginner" else "hp"
    team = [int(view.who[place]) for place in range(view.team)]
    for number in team:
        character = pack.characters[number]
        yield CharacterCard(number, character.name, getattr(character, side))
    for number, card in enumerate(pack.skills):
        owner = [one.name for one in pack.characters].index(card.character)
        if owner in team and card.added <= view.growth < card.removed:
            facts = card.copies, card.strength, card.tactical, card.symbols, card.actions, card.when
            yield SkillCard(number, card.name, owner, *facts)


def common_cards(pack: Pack, view: Any, board: Map, mission: Mission) -> Iterator[Any]:
    """MA-19, MA-20, MA-24: planning cards, event cards and the set of threat tokens."""
    for number, plan in enumerate(pack.plans):
        if plan.added <= view.growth:
            yield PlanningCard(number, plan.name, plan.copies, plan.window, plan.keepable)
    for number, event in enumerate(pack.events):
        if event.added <= view.growth:
            yield EventFront(number, event.name, event.back)
    for supply in pack.supplies:
        if supply.map == board.name and (mission.story or not supply.story_only):
            yield face(pack, supply)


def face(pack: Pack, supply: Supply) -> TokenFace:
    """A row of the token set."""
    number = names(pack.tokens).index(supply.token)
    token = pack.tokens[number]
    kept = supply.copies, supply.shape, supply.orange
    return TokenFace(
        number, token.name, *kept, token.enemy, token.enemy_class, token.hp, token.effects, token.mission_effect
    )
