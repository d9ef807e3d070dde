"""A pack as people read it: everything has its name, and its number is its place in these lists."""

from __future__ import annotations

from typing import NamedTuple

from cantina.games.mandalorian_adventures.pack.files import Line, Lines, Part
from cantina.games.mandalorian_adventures.pack.sizes import NONE

NOWHERE = Part("", "", 0, {}, {})
NEVER = 32767  # a growth card that is never reached


class Cell(NamedTuple):
    """MA-51: one area of a map."""

    name: str
    xy: tuple[int, int] = (0, 0)
    number: int = 0
    start: bool = False
    exit: bool = False
    star: str = ""
    slot: str = ""
    height: str = ""
    part: Part = NOWHERE


class Edge(NamedTuple):
    """MA-51 to MA-54: what lies between two cells, which are named by their numbers."""

    a: int
    b: int
    kind: str  # thin, wall, height, door


class Blocked(NamedTuple):
    """MA-57: inaccessible terrain, which is drawn but is no cell."""

    name: str
    xy: tuple[int, int] = (0, 0)
    part: Part = NOWHERE


class Rule(NamedTuple):
    """A rule of a map or mission (section 6.2)."""

    name: str
    on: str
    conditions: Lines = ()
    steps: Lines = ()
    spaces: tuple[str, ...] = ()
    strength: int = 0
    door: bool = False
    part: Part = NOWHERE


class Use(NamedTuple):
    """MA-142: what can be done with a bonus on your cell, or with one you carry."""

    token: str
    carried: bool
    conditions: Lines = ()
    steps: Lines = ()
    fate: str = "discard"
    part: Part = NOWHERE

    @property
    def name(self) -> str:
        """The name of the token and where it is."""
        return f"{self.token}-{'carried' if self.carried else 'cell'}"


class Map(NamedTuple):
    """MD-13."""

    name: str
    cells: tuple[Cell, ...]
    edges: tuple[Edge, ...] = ()
    blocked: tuple[Blocked, ...] = ()
    rules: tuple[Rule, ...] = ()
    uses: tuple[Use, ...] = ()
    part: Part = NOWHERE

    @property
    def doors(self) -> tuple[Edge, ...]:
        """The doors in the order of their numbers."""
        return tuple(edge for edge in self.edges if edge.kind == "door")


class Token(NamedTuple):
    """MD-14: one face of a threat token."""

    name: str
    enemy: bool
    enemy_class: str = ""
    hp: int = 0
    effects: tuple[str, ...] = ()
    mission_effect: bool = False
    capturable: bool = False
    must_place: bool = False
    part: Part = NOWHERE


class Supply(NamedTuple):
    """A number of tokens of the set of a map."""

    map: str
    token: str
    shape: str  # empty for orange ones
    copies: int
    orange: bool = False
    story_only: bool = False
    part: Part = NOWHERE


class Track(NamedTuple):
    """A track of a mission."""

    name: str
    sizes: tuple[int, ...]  # for 2, 3 and 4 characters

    @property
    def size(self) -> int:
        """For two characters."""
        return self.sizes[0]


class Green(NamedTuple):
    """MA-166: the mission action."""

    name: str
    strength: int = 0
    conditions: Lines = ()
    steps: Lines = ()
    part: Part = NOWHERE


class Failure(NamedTuple):
    """A way to lose besides the defeat of a character."""

    name: str
    conditions: Lines
    check: str = "now"
    part: Part = NOWHERE


class Mission(NamedTuple):
    """MD-15."""

    name: str
    number: int
    story: bool
    map: str = ""  # empty: any map
    listed: tuple[str, ...] = ()
    required: tuple[str, ...] = ()
    panels: int = 0
    tracks: tuple[Track, ...] = ()
    child: bool = False
    preparation: Lines = ()
    crisis: Lines = ()
    mission_effect: Lines = ()
    objective: Lines = ()
    objective_check: str = "end_of_turn"
    traitor: bool = False
    hand_limit: int = 0  # 0: that of the difficulty
    green: Green | None = None
    failures: tuple[Failure, ...] = ()
    rules: tuple[Rule, ...] = ()
    uses: tuple[Use, ...] = ()
    part: Part = NOWHERE


class Character(NamedTuple):
    """MD-16."""

    name: str
    hp: int
    beginner: int
    part: Part = NOWHERE


class Skill(NamedTuple):
    """MD-17. `added` and `removed` are numbers of growth cards."""

    name: str
    character: str
    copies: int = 1
    strength: int = 0  # 0 for tactical cards
    tactical: bool = False
    symbols: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()  # none without an effect
    when: str = "before_or_after"
    steps: Lines = ()
    target: bool = False
    added: int = 0
    removed: int = NEVER
    part: Part = NOWHERE


class EventCard(NamedTuple):
    """MD-18."""

    name: str
    back: str
    steps: Lines = ()
    added: int = 0
    part: Part = NOWHERE


class Plan(NamedTuple):
    """MD-19."""

    name: str
    copies: int
    window: str
    keepable: bool = True
    steps: Lines = ()
    added: int = 0
    part: Part = NOWHERE


class Instruction(NamedTuple):
    """One thing that a growth card says to do."""

    op: str
    name: str
    line: Line


class Growth(NamedTuple):
    """MD-20."""

    number: int
    part_of: str  # before, after
    stop: bool = False
    do: tuple[Instruction, ...] = ()
    part: Part = NOWHERE


class Sabotage(NamedTuple):
    """MD-22: the values of the tokens of one colour."""

    color: str
    values: tuple[int, ...]
    part: Part = NOWHERE


class Pack(NamedTuple):
    """All content of the game."""

    maps: tuple[Map, ...]
    missions: tuple[Mission, ...]
    tokens: tuple[Token, ...]
    supplies: tuple[Supply, ...]
    characters: tuple[Character, ...]
    skills: tuple[Skill, ...]
    events: tuple[EventCard, ...]
    plans: tuple[Plan, ...]
    growth: tuple[Growth, ...]
    sabotage: tuple[Sabotage, ...]
    general_uses: tuple[Use, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All rules in the order of their numbers: those of the maps, then those of the missions."""
        owners: tuple[Map | Mission, ...] = (*self.maps, *self.missions)
        return tuple(rule for owner in owners for rule in owner.rules)

    @property
    def uses(self) -> tuple[Use, ...]:
        """All uses in the order of their numbers: general ones, those of the maps, those of the missions."""
        owners: tuple[Map | Mission, ...] = (*self.maps, *self.missions)
        return self.general_uses + tuple(use for owner in owners for use in owner.uses)

    @property
    def failures(self) -> tuple[Failure, ...]:
        """All failures in the order of their rows."""
        return tuple(failure for mission in self.missions for failure in mission.failures)

    @property
    def white(self) -> tuple[int, ...]:
        """The values of the white sabotage tokens (MA-04)."""
        return tuple(value for one in self.sabotage if one.color == "white" for value in one.values)

    @property
    def yellow(self) -> tuple[int, ...]:
        """The values of the yellow ones."""
        return tuple(value for one in self.sabotage if one.color == "yellow" for value in one.values)


def place(named: tuple[NamedTuple, ...], name: str) -> int:
    """The number of what has this name."""
    return next((number for number, one in enumerate(named) if one.name == name), NONE)  # type: ignore[attr-defined]
