"""What a view holds, part by part: everything that people, programs and the browser may rely on (MA-177 to MA-180)."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from cantina.games.mandalorian_adventures.pack.printed import PrintedCell
from cantina.games.mandalorian_adventures.pack.sizes import (
    Back,
    Difficulty,
    EnemyClass,
    EnemyEffect,
    PlayedMode,
    Shape,
    Space,
)
from cantina.games.mandalorian_adventures.rules.state import Outcome, Phase, Reason, Standing

TextKind = Literal[
    "rule", "skill", "event", "green", "crisis", "preparation", "mission-effect", "plan", "use"
]  # whose text is carried out


Due = Literal["", "event", "crisis"]  # a crisis is followed by an event


class Named(TypedDict):
    """A thing by its number in the notation and its name in the pack."""

    number: int
    name: str


class ActionView(TypedDict):
    """The action being performed, of a card or a free one (MA-39, MA-95)."""

    space: Space
    character: int
    strength: int
    range: int
    card: Named | None
    target: int | None


class MovementView(TypedDict):
    """The movement being made: who, and how many cells are left."""

    character: int
    left: int


class DamageView(TypedDict):
    """Damage that is due and not yet suffered (MQ-24)."""

    character: int
    amount: int
    threat: int


class ResolvingView(TypedDict):
    """The space being resolved in the event step (MQ-30)."""

    space: Space
    total: int


class SourceView(TypedDict):
    """Whose text is being carried out."""

    kind: TextKind
    name: str


class Question(TypedDict):
    """The decision that is due, and the unfinished work it belongs to."""

    phase: Phase
    actor: int | None
    optional: bool
    choices: list[str]
    action: ActionView | None
    movement: MovementView | None
    damage: DamageView | None
    resolving: ResolvingView | None
    event: Named | None
    source: SourceView | None


class CellView(PrintedCell):
    """A cell: what is printed on it, and what stands there."""

    characters: list[int]
    threats: list[int]
    child: bool


class DoorView(TypedDict):
    """A door between two cells."""

    number: int
    cells: list[int]
    open: bool


class AimView(TypedDict):
    """What an enemy would do in an event that lets it act, as far as it is certain (MA-119, MA-127, MQ-40, MQ-42).

    It moves towards one of the characters `goals`, each `steps` away, and its way is `way` until the active player has
    to decide; it attacks one of `marks`, each at this `range`. Nothing where there is no way, or no range is counted.
    """

    goals: list[int]
    steps: int | None
    way: list[int]
    marks: list[int]
    range: int | None


class ThreatView(TypedDict):
    """A token on the map; of a face-down one only its shape is told to those who have not looked (MA-65)."""

    number: int
    cell: int
    up: bool
    shape: Shape
    token: int | None
    name: str | None
    enemy: bool
    enemy_class: EnemyClass | None
    hp: int
    damage: int
    effects: list[EnemyEffect | Literal["mission"]]
    captured: bool
    reinforcement: bool
    quiet: bool
    child: bool
    seen: list[int]
    aim: AimView | None


class SpaceView(TypedDict):
    """MA-103: an action space, the last card on top; what is due in the next event step (MA-104 to MA-106)."""

    name: Space
    total: int
    due: Due
    cards: list[Named]
    sabotage: list[int]
    substitutes: int
    used: bool


class CharacterView(TypedDict):
    """A character on the map; in shared mode no seat owns it."""

    number: int
    name: str
    seat: int | None
    cell: int
    damage: int
    hp: int
    plans: list[Named]
    carries: list[Named]
    child: bool
    standing: Standing


class PadView(TypedDict):
    """The rows of the score pad; who has won is 1."""

    won: int
    turns: int
    damage: int
    total: int
    rank: int


class PlayerView(TypedDict):
    """A player: the hand only for its owner (MA-177), the discard for all (MA-179)."""

    seat: int
    hand: list[Named] | None
    hand_count: int
    owed: int
    deck: int
    discard: list[Named]
    loyalty: Literal["traitor", "loyal"] | None
    pad: PadView


# `with` is no name in Python, so this one is written as a call.
ChildView = TypedDict("ChildView", {"with": Literal["cell", "character", "enemy"], "at": int, "fled": bool})
ChildView.__doc__ = "MA-156: where the Child is."


class TrackView(TypedDict):
    """A track of the mission."""

    name: str
    value: int
    size: int


class KnownPlan(TypedDict):
    """MA-74: a planning card put back, with the number of cards above it."""

    above: int
    number: int
    name: str


class DecksView(TypedDict):
    """Sizes, open discards (MA-179), the back of the next event (MA-180), cards put back on top (MA-74)."""

    plans: int
    plan_discard: list[Named]
    plans_known: list[KnownPlan]
    events: int
    event_back: Back | None
    event_discard: list[Named]
    reinforcements: int
    fallen: list[Named]
    sabotage: int
    sabotage_used: list[int]


class View(TypedDict):
    """Everything a seat, or a spectator, may know."""

    game: Literal["mandalorian-adventures"]
    viewer: int | None
    mission: str
    map: str
    mode: PlayedMode
    difficulty: Difficulty
    growth: int
    traitor: bool
    turn: int
    last_turn: int | None
    active: int
    first: int
    played: int
    extra: int
    in_events: bool
    question: Question
    spaces: list[SpaceView]
    characters: list[CharacterView]
    players: list[PlayerView]
    cells: list[CellView]
    doors: list[DoorView]
    threats: list[ThreatView]
    child: ChildView | None
    tracks: list[TrackView]
    decks: DecksView
    drawn: list[Named] | None
    outcome: Outcome
    reason: Reason
    loser: str | None
    seed: str | None
