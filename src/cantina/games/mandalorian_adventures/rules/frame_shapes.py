"""The kinds of frames (frames.py), and what the numbers of each kind mean.

A frame is a row of numbers. It begins with its head; then come its operands, named by the shape of its kind, the first
five in the order in which `push` takes them. A mask of threats takes two numbers. `get(s, WALK_FRAME.goal)` reads the
goal of the walk on top; `s.stack[row, ACTION_FRAME.strength]` the strength of the action in a row.
"""

from typing import NamedTuple, TypeVar

from cantina.engine.names import columns, named

FRAME, FRAMES = named(
    "turn",
    "action",
    "move",
    "reveal",
    "hurt",
    "flight",
    "strike",
    "strikes",
    "steps",
    "each",
    "spawn",
    "sabotage",
    "push",
    "planning",
    "free",
    "event-step",
    "resolve",
    "card",
    "enemy-moves",
    "walk",
    "enemy-attacks",
    "rules",
    "window",
    "accuse",
    "prepare",
)
Shape = TypeVar("Shape", bound=tuple[int, ...])


class Head(NamedTuple):
    """What every frame begins with."""

    kind: int  # of FRAME
    phase: int  # how far it has come, from 0 on; the file that runs the frame names its phases


HEAD = columns(Head)
OPERANDS = len(HEAD)  # the first of them


def operands(shape: type[Shape]) -> Shape:
    """Where the operands of a kind of frame stand."""
    return columns(shape, OPERANDS)


class TurnFrame(NamedTuple):
    """A turn (turns.py)."""

    judged: int  # 1: failures and the objective were looked at


class ActionFrame(NamedTuple):
    """An action, of a played card or a free one (performing.py)."""

    space: int
    card: int  # -1 for a free action
    who: int
    strength: int
    range: int  # of an Attack
    draw_more: int  # of a Plan
    keep_more: int
    target: int  # a threat, -1 for none
    target_cell: int  # where it was, -1 for none
    bits: int  # what holds for this action
    cap: int  # of the damage of an Attack
    weak: int  # enemies with so many HP or fewer do not stop its movement


class MoveFrame(NamedTuple):
    """A movement of a character (moves.py)."""

    who: int
    left: int  # cells
    moved: int  # cells
    next: int  # the cell of the next step
    bits: int  # what holds for this movement
    weak: int  # enemies with so many HP or fewer do not stop it
    struck: int  # mask of the Grapple enemies that have struck
    struck_high: int


class RevealFrame(NamedTuple):
    """A threat that is turned face up (damage.py)."""

    threat: int
    you: int


class HurtFrame(NamedTuple):
    """Damage to a character (damage.py)."""

    who: int
    amount: int
    threat: int  # it comes from, -1 for none
    attacked: int  # who was attacked, counted from 1, also where another one takes the damage; 0: it is no attack


class FlightFrame(NamedTuple):
    """The Child flees from a character (child.py)."""

    who: int


class StrikeFrame(NamedTuple):
    """Damage to a threat (damage.py)."""

    threat: int
    amount: int
    you: int


class StrikesFrame(NamedTuple):
    """Damage to several threats (damage.py)."""

    threats: int  # mask
    threats_high: int
    amount: int
    you: int


class StepsFrame(NamedTuple):
    """Steps of the vocabulary (effects.py)."""

    next: int  # row
    end: int  # row
    you: int
    threat: int  # the token concerned, -1 for none; one that has left the map is THREATS plus its face
    cell: int  # of the target, -1 for none
    total: int  # of the space being resolved, for +6
    waiting: int  # for what answer
    row: int  # in work
    placed: int  # the character that is being placed, counted from 1


class EachFrame(NamedTuple):
    """Steps for every player in turn (effects.py)."""

    first: int  # row
    end: int  # row
    total: int  # as in StepsFrame
    done: int  # how many characters had their turn


class SpawnFrame(NamedTuple):
    """A reinforcement (small_work.py)."""

    cells: int  # a word
    number: int  # of numbered cells
    you: int
    target_cell: int


class SabotageFrame(NamedTuple):
    """A sabotage token (small_work.py)."""

    space: int  # a word
    you: int
    first: int  # the space that had the first of two tokens, counted from 1


class PushFrame(NamedTuple):
    """An enemy is moved by a character (enemies.py)."""

    threat: int
    left: int  # cells
    you: int
    moved: int  # cells


class PlanningFrame(NamedTuple):
    """Planning cards are drawn (planning.py)."""

    who: int
    draw: int
    keep: int  # at most
    none_on_top: int  # 1: no card goes back on the deck


class FreeFrame(NamedTuple):
    """A free action that is still to be chosen (small_work.py)."""

    who: int
    strength: int
    actions: int  # a word


class ResolveFrame(NamedTuple):
    """An action space is resolved (event_step.py)."""

    space: int
    total: int
    you: int


class CardFrame(NamedTuple):
    """An event card is resolved (event_step.py)."""

    you: int
    total: int
    card: int


class EnemyMovesFrame(NamedTuple):
    """Several enemies move (enemies.py)."""

    classes: int  # mask
    many: int  # still to move
    cells: int  # how far
    direction: int
    moved: int  # mask
    moved_high: int


class WalkFrame(NamedTuple):
    """One enemy walks (enemies.py)."""

    threat: int
    left: int  # cells
    direction: int
    goal: int  # a cell
    moved: int  # cells


class EnemyAttacksFrame(NamedTuple):
    """Several enemies attack (enemies.py)."""

    classes: int  # mask
    many: int  # still to attack
    range: int
    only: int  # the only one that may, -1 for any
    attacked: int  # mask
    attacked_high: int
    aiming: int  # whose target is being chosen, counted from 1


class RulesFrame(NamedTuple):
    """Rules of the map and the mission that act now (mission_rules.py)."""

    rules: int  # mask of their places
    you: int
    threat: int  # the token concerned, as in StepsFrame


class WindowFrame(NamedTuple):
    """The window before a crisis (event_step.py)."""

    asked: int  # how many characters


class PrepareFrame(NamedTuple):
    """What precedes the first turn (work.py)."""

    placed: int  # how many characters have their start cell


TURN_FRAME = operands(TurnFrame)
ACTION_FRAME = operands(ActionFrame)
MOVE_FRAME = operands(MoveFrame)
REVEAL_FRAME = operands(RevealFrame)
HURT_FRAME = operands(HurtFrame)
FLIGHT_FRAME = operands(FlightFrame)
STRIKE_FRAME = operands(StrikeFrame)
STRIKES_FRAME = operands(StrikesFrame)
STEPS_FRAME = operands(StepsFrame)
EACH_FRAME = operands(EachFrame)
SPAWN_FRAME = operands(SpawnFrame)
SABOTAGE_FRAME = operands(SabotageFrame)
PUSH_FRAME = operands(PushFrame)
PLANNING_FRAME = operands(PlanningFrame)
FREE_FRAME = operands(FreeFrame)
RESOLVE_FRAME = operands(ResolveFrame)
CARD_FRAME = operands(CardFrame)
ENEMY_MOVES_FRAME = operands(EnemyMovesFrame)
WALK_FRAME = operands(WalkFrame)
ENEMY_ATTACKS_FRAME = operands(EnemyAttacksFrame)
RULES_FRAME = operands(RulesFrame)
WINDOW_FRAME = operands(WindowFrame)
PREPARE_FRAME = operands(PrepareFrame)
