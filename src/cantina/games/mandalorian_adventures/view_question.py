"""What is asked now, of whom, and about what (rules, section 3.32)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, get_args

from cantina.engine.compiled import interpreted
from cantina.engine.masks import members
from cantina.engine.record import Checked, Plain
from cantina.games.mandalorian_adventures.frames import (
    F_ACTION,
    F_CARD,
    F_EACH,
    F_HURT,
    F_MOVE,
    F_PREPARE,
    F_RESOLVE,
    F_RULES,
    F_STEPS,
)
from cantina.games.mandalorian_adventures.pack_shapes import Pack
from cantina.games.mandalorian_adventures.performing import PLAYED_CARD, RANGE, SPACE, STRENGTH, TARGET, WHO
from cantina.games.mandalorian_adventures.rules import rule_row
from cantina.games.mandalorian_adventures.sizes import CELLS, GREEN, NONE, SPACE_NAMES
from cantina.games.mandalorian_adventures.state import (
    ASK_ACCUSE,
    ASK_ALTERNATIVE,
    ASK_CELL,
    ASK_CHARACTER,
    ASK_DISCARD_PLAN,
    ASK_DOOR,
    ASK_FLIGHT,
    ASK_FREE,
    ASK_KEEP,
    ASK_PEEK,
    ASK_PLAN,
    ASK_RULE,
    ASK_SEAT,
    ASK_SPACE,
    ASK_SPAWN,
    ASK_THREAT,
    ASK_TOP,
    OVER,
)
from cantina.games.mandalorian_adventures.view_shapes import (
    ActionView,
    DamageView,
    MovementView,
    Named,
    Phase,
    Question,
    ResolvingView,
    SourceView,
    TextKind,
)

PHASES: tuple[Any, ...] = ("", *get_args(Phase))
LETTERS = {
    ASK_THREAT: "t",
    ASK_PEEK: "t",
    ASK_CELL: "c",
    ASK_SPAWN: "c",
    ASK_FLIGHT: "c",
    ASK_DOOR: "d",
    ASK_KEEP: "p",
    ASK_TOP: "p",
    ASK_PLAN: "p",
    ASK_DISCARD_PLAN: "p",
    ASK_SEAT: "s",
    ASK_ACCUSE: "s",
}
IN_WORK = 9  # the number of a frame of steps that holds the row in work
_rule_row = interpreted(rule_row)


def named(things: Sequence[Any], number: int) -> Named:
    """A thing of a pack; content made for a table may lack a name."""
    return {"number": number, "name": things[number].name if 0 <= number < len(things) else str(number)}


def question(s: Plain, t: Plain, pack: Pack) -> Question:
    """What is asked, with everything in work that the asked one has to know."""
    event = frame(s, F_CARD)
    return {
        "phase": PHASES[s.phase],
        "actor": s.actor if s.phase != OVER else None,
        "optional": bool(s.optional),
        "choices": choices(s, t),
        "action": action(s, pack),
        "movement": movement(s),
        "damage": damage(s),
        "resolving": resolving(s),
        "event": named(pack.events, event[4]) if event and event[1] else None,
        "source": source(s, t, pack),
    }


def choices(s: Plain, t: Plain) -> list[str]:
    """The offered members of a set, as the notation calls them."""
    offered = members(s.choices, CELLS)
    if s.phase == ASK_CHARACTER:
        return [f"h{s.who[one]}" for one in offered]
    if s.phase == ASK_RULE:
        return [f"r{int(_rule_row(s, t, one))}" for one in offered]
    if s.phase in (ASK_SPACE, ASK_FREE):
        return [SPACE_NAMES[one] for one in offered]
    if s.phase == ASK_ALTERNATIVE:
        return [str(one + 1) for one in offered]
    return [f"{LETTERS[s.phase]}{one}" for one in offered] if s.phase in LETTERS else []


def frame(s: Plain | Checked, kind: int) -> list[int] | None:
    """The numbers of the uppermost frame of a kind."""
    for row in range(s.depth - 1, -1, -1):
        if s.stack[row, 0] == kind:
            return [s.stack[row, i] for i in range(s.stack.shape[1])]
    return None


def action(s: Plain, pack: Pack) -> ActionView | None:
    """The action being performed, of a card or a free one (MA-39, MA-95)."""
    found = frame(s, F_ACTION)
    if found is None:
        return None
    card = found[PLAYED_CARD]
    return {
        "space": SPACE_NAMES[found[SPACE]],
        "character": found[WHO],
        "strength": found[STRENGTH],
        "range": found[RANGE],
        "card": named(pack.skills, card) if card != NONE else None,
        "target": found[TARGET] if found[TARGET] != NONE else None,
    }


def movement(s: Plain) -> MovementView | None:
    """The movement being made: who, and how many cells are left."""
    found = frame(s, F_MOVE)
    return {"character": found[2], "left": found[3]} if found else None


def damage(s: Plain) -> DamageView | None:
    """Damage that is due and not yet suffered (MQ-24)."""
    found = frame(s, F_HURT)
    return {"character": found[2], "amount": found[3], "threat": found[4]} if found else None


def resolving(s: Plain) -> ResolvingView | None:
    """The space being resolved in the event step (MQ-30)."""
    found = frame(s, F_RESOLVE)
    return {"space": SPACE_NAMES[found[2]], "total": found[3]} if found else None


def source(s: Plain, t: Plain, pack: Pack) -> SourceView | None:
    """Whose text is being carried out; texts that say the same share their rows, so it must fit the work below too."""
    found = frame(s, F_STEPS)
    if found is None:
        return None
    work = Work(s)
    for kind, number, name, rows in ranges(s, t, pack):
        if has_row(rows, found) and work.fits(kind, number):
            return {"kind": kind, "name": name}
    return None


class Work:
    """What the text in work lies upon."""

    def __init__(self, s: Plain) -> None:
        action, event = frame(s, F_ACTION), frame(s, F_CARD)
        kinds = [s.stack[row, 0] for row in range(s.depth)]
        top = max(row for row, kind in enumerate(kinds) if kind == F_STEPS)
        under = [kind for kind in kinds[:top] if kind not in (F_STEPS, F_EACH)]
        self.rules = under[-1:] == [F_RULES]
        self.card = action[PLAYED_CARD] if action else NONE
        self.green = action is not None and action[SPACE] == GREEN
        self.event = event[4] if event else NONE
        self.crisis, self.preparing = F_RESOLVE in kinds, F_PREPARE in kinds

    def fits(self, kind: str, number: int) -> bool:
        """Whether a text of this kind can be carried out now."""
        known = {
            "rule": self.rules,
            "skill": self.card == number,
            "event": self.event == number,
            "green": self.green,
            "crisis": self.crisis,
            "preparation": self.preparing,
        }
        return known.get(kind, True)


def has_row(rows: tuple[int, int], found: list[int]) -> bool:
    """Whether a range holds the row in work."""
    return rows[0] <= found[IN_WORK] < rows[1]


def ranges(s: Plain, t: Plain, pack: Pack) -> Iterator[tuple[TextKind, int, str, tuple[int, int]]]:
    """Every text of this game with its number and its rows of steps."""
    cards: tuple[tuple[TextKind, Sequence[Any], Any, int], ...] = (
        ("rule", pack.rules, t.rule, 3),
        ("skill", pack.skills, t.skill_steps, 0),
        ("event", pack.events, t.event_steps, 0),
    )
    for kind, things, rows, first in cards:
        yield from ((kind, i, one.name, (rows[i, first], rows[i, first + 1])) for i, one in enumerate(things))
    mission = pack.missions[s.mission]
    if mission.green:
        yield "green", 0, mission.green.name, (t.green_steps[s.mission, 0], t.green_steps[s.mission, 1])
    parts: tuple[tuple[TextKind, Any], ...] = (
        ("crisis", t.crisis),
        ("preparation", t.preparation),
        ("mission-effect", t.mission_effect),
    )
    for part, rows in parts:
        yield part, 0, mission.name, (rows[s.mission, 0], rows[s.mission, 1])
    for i, plan in enumerate(pack.plans):
        yield "plan", i, plan.name, (t.plan_steps[i, 0], t.plan_steps[i, 1])
    yield from (("use", i, one.name, (t.use[i, 4], t.use[i, 5])) for i, one in enumerate(pack.uses))
