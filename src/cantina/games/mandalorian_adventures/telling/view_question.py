"""What is asked now, of whom, and about what (rules, section 3.32)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from cantina.engine.compiled import interpreted
from cantina.engine.masks import members
from cantina.engine.record import Checked, Plain
from cantina.games.mandalorian_adventures.pack.shapes import Pack
from cantina.games.mandalorian_adventures.pack.sizes import CELLS, NONE, SPACE, SPACE_NAMES
from cantina.games.mandalorian_adventures.pack.tables import RANGE, RULE_ROW, USE_ROW, Range
from cantina.games.mandalorian_adventures.rules.event_step import UNDRAWN
from cantina.games.mandalorian_adventures.rules.frame_shapes import (
    ACTION_FRAME,
    CARD_FRAME,
    FRAME,
    HEAD,
    HURT_FRAME,
    MOVE_FRAME,
    RESOLVE_FRAME,
    STEPS_FRAME,
)
from cantina.games.mandalorian_adventures.rules.mission_rules import rule_row
from cantina.games.mandalorian_adventures.rules.state import PHASE, PHASES, Phase
from cantina.games.mandalorian_adventures.telling.view_shapes import (
    ActionView,
    DamageView,
    MovementView,
    Named,
    Question,
    ResolvingView,
    SourceView,
    TextKind,
)

LETTERS = {
    PHASE.threat: "t",
    PHASE.peek: "t",
    PHASE.cell: "c",
    PHASE.spawn: "c",
    PHASE.flight: "c",
    PHASE.door: "d",
    PHASE.keep: "p",
    PHASE.top: "p",
    PHASE.plan: "p",
    PHASE.discard_plan: "p",
    PHASE.seat: "s",
    PHASE.accuse: "s",
}
_rule_row = interpreted(rule_row)


def named(things: Sequence[Any], number: int) -> Named:
    """A thing of a pack; content made for a table may lack a name."""
    return {"number": number, "name": things[number].name if 0 <= number < len(things) else str(number)}


def question(s: Plain, t: Plain, pack: Pack) -> Question:
    """What is asked, with everything in work that the asked one has to know."""
    event = frame(s, FRAME.card)
    return {
        "phase": cast(Phase, PHASES[s.phase]),
        "actor": s.actor if s.phase != PHASE.over else None,
        "optional": bool(s.optional),
        "choices": choices(s, t),
        "action": action(s, pack),
        "movement": movement(s),
        "damage": damage(s),
        "resolving": resolving(s),
        "event": named(pack.events, event[CARD_FRAME.card]) if event and event[HEAD.phase] != UNDRAWN else None,
        "source": source(s, t, pack),
    }


def choices(s: Plain, t: Plain) -> list[str]:
    """The offered members of a set, as the notation calls them."""
    offered = members(s.choices, CELLS)
    if s.phase == PHASE.character:
        return [f"h{s.who[one]}" for one in offered]
    if s.phase == PHASE.rule:
        return [f"r{int(_rule_row(s, t, one))}" for one in offered]
    if s.phase in (PHASE.space, PHASE.free):
        return [SPACE_NAMES[one] for one in offered]
    if s.phase == PHASE.alternative:
        return [str(one + 1) for one in offered]
    return [f"{LETTERS[s.phase]}{one}" for one in offered] if s.phase in LETTERS else []


def frame(s: Plain | Checked, kind: int) -> list[int] | None:
    """The numbers of the uppermost frame of a kind."""
    for row in range(s.depth - 1, -1, -1):
        if s.stack[row, HEAD.kind] == kind:
            return [s.stack[row, i] for i in range(s.stack.shape[1])]
    return None


def action(s: Plain, pack: Pack) -> ActionView | None:
    """The action being performed, of a card or a free one (MA-39, MA-95)."""
    found = frame(s, FRAME.action)
    if found is None:
        return None
    card = found[ACTION_FRAME.card]
    return {
        "space": SPACE_NAMES[found[ACTION_FRAME.space]],
        "character": found[ACTION_FRAME.who],
        "strength": found[ACTION_FRAME.strength],
        "range": found[ACTION_FRAME.range],
        "card": named(pack.skills, card) if card != NONE else None,
        "target": found[ACTION_FRAME.target] if found[ACTION_FRAME.target] != NONE else None,
    }


def movement(s: Plain) -> MovementView | None:
    """The movement being made: who, and how many cells are left."""
    found = frame(s, FRAME.move)
    return {"character": found[MOVE_FRAME.who], "left": found[MOVE_FRAME.left]} if found else None


def damage(s: Plain) -> DamageView | None:
    """Damage that is due and not yet suffered (MQ-24)."""
    found = frame(s, FRAME.hurt)
    if found is None:
        return None
    return {
        "character": found[HURT_FRAME.who],
        "amount": found[HURT_FRAME.amount],
        "threat": found[HURT_FRAME.threat],
    }


def resolving(s: Plain) -> ResolvingView | None:
    """The space being resolved in the event step (MQ-30)."""
    found = frame(s, FRAME.resolve)
    return {"space": SPACE_NAMES[found[RESOLVE_FRAME.space]], "total": found[RESOLVE_FRAME.total]} if found else None


def source(s: Plain, t: Plain, pack: Pack) -> SourceView | None:
    """Whose text is being carried out; texts that say the same share their rows, so it must fit the work below too."""
    found = frame(s, FRAME.steps)
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
        action, event = frame(s, FRAME.action), frame(s, FRAME.card)
        kinds = [s.stack[row, HEAD.kind] for row in range(s.depth)]
        top = max(row for row, kind in enumerate(kinds) if kind == FRAME.steps)
        under = [kind for kind in kinds[:top] if kind not in (FRAME.steps, FRAME.each)]
        self.rules = under[-1:] == [FRAME.rules]
        self.card = action[ACTION_FRAME.card] if action else NONE
        self.green = action is not None and action[ACTION_FRAME.space] == SPACE.green
        self.event = event[CARD_FRAME.card] if event else NONE
        self.crisis, self.preparing = FRAME.resolve in kinds, FRAME.prepare in kinds

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


def has_row(rows: Range, found: list[int]) -> bool:
    """Whether a range holds the row in work."""
    return rows.first <= found[STEPS_FRAME.row] < rows.end


def ranges(s: Plain, t: Plain, pack: Pack) -> Iterator[tuple[TextKind, int, str, Range]]:
    """Every text of this game with its number and its rows of steps."""
    for i, rule in enumerate(pack.rules):
        yield "rule", i, rule.name, Range(t.rule[i, RULE_ROW.steps], t.rule[i, RULE_ROW.steps_end])
    yield from (("skill", i, one.name, steps_of(t.skill_steps, i)) for i, one in enumerate(pack.skills))
    yield from (("event", i, one.name, steps_of(t.event_steps, i)) for i, one in enumerate(pack.events))
    mission = pack.missions[s.mission]
    if mission.green:
        yield "green", 0, mission.green.name, steps_of(t.green_steps, s.mission)
    parts: tuple[tuple[TextKind, Any], ...] = (
        ("crisis", t.crisis),
        ("preparation", t.preparation),
        ("mission-effect", t.mission_effect),
    )
    yield from ((part, 0, mission.name, steps_of(table, s.mission)) for part, table in parts)
    yield from (("plan", i, one.name, steps_of(t.plan_steps, i)) for i, one in enumerate(pack.plans))
    for i, use in enumerate(pack.uses):
        yield "use", i, use.name, Range(t.use[i, USE_ROW.steps], t.use[i, USE_ROW.steps_end])


def steps_of(table: Any, row: int) -> Range:
    """The rows of steps that a table names."""
    return Range(table[row, RANGE.first], table[row, RANGE.end])
