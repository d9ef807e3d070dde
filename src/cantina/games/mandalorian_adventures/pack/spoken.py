"""Every step and condition of a pack with what it belongs to, for the checks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from cantina.games.mandalorian_adventures.pack.build_tables import names_of
from cantina.games.mandalorian_adventures.pack.files import Line, Lines
from cantina.games.mandalorian_adventures.pack.shapes import Map, Mission, Pack
from cantina.games.mandalorian_adventures.pack.steps import (
    Condition,
    Names,
    Step,
    read_condition,
    read_steps,
    spelled,
)
from cantina.games.mandalorian_adventures.pack.vocabulary import STEPS
from cantina.games.mandalorian_adventures.pack.vocabulary_conditions import CONDITIONS

Operands = list[tuple[str, tuple[int, ...]]]


class Spoken(NamedTuple):
    """One line of a list: where it belongs, and what it says."""

    context: str  # skill, event, plan, use, rule, green, failure, or a field of a mission
    owner: Any  # the card, rule, use or mission that has it
    mission: Mission | None
    board: Map | None
    line: Line
    steps: tuple[Step, ...]
    conditions: tuple[Condition, ...]

    def operands(self) -> Operands:
        """All operands of all its steps and conditions, by kind."""
        steps = [pair for step in self.steps for pair in spelled(STEPS, step.code, step.operands)]
        return steps + [pair for one in self.conditions for pair in spelled(CONDITIONS, one.code, one.operands)]

    def names(self, kind: str) -> set[int]:
        """The numbers of the tokens, plans, ... that it names."""
        return {numbers[0] for of, numbers in self.operands() if of == kind}

    def codes(self) -> set[int]:
        """Which steps it has."""
        return {step.code for step in self.steps}


class Owner(NamedTuple):
    """Whose lines are looked at."""

    context: str
    owner: Any
    mission: Mission | None = None
    board: Map | None = None


def spoken(pack: Pack) -> list[Spoken]:
    """Everything that the cards, maps and missions of a pack say."""
    return [line for owner in owners(pack) for line in lines_of(pack, owner)]


def owners(pack: Pack) -> Iterator[Owner]:
    """Everything that has lines."""
    yield from (Owner("skill", skill) for skill in pack.skills)
    yield from (Owner("event", event) for event in pack.events)
    yield from (Owner("plan", plan) for plan in pack.plans)
    yield from (Owner("use", use) for use in pack.general_uses)
    for board in pack.maps:
        yield from (Owner("rule", rule, board=board) for rule in board.rules)
        yield from (Owner("use", use, board=board) for use in board.uses)
    for mission in pack.missions:
        yield Owner("mission", mission, mission)
        yield from (Owner("rule", rule, mission) for rule in mission.rules)
        yield from (Owner("use", use, mission) for use in mission.uses)
        yield from (Owner("failure", failure, mission) for failure in mission.failures)
        yield from (Owner("green", green, mission) for green in [mission.green] if green)


STEP_FIELDS = ("steps", "preparation", "crisis", "mission_effect")
CONDITION_FIELDS = ("conditions", "objective")


def lines_of(pack: Pack, of: Owner) -> Iterator[Spoken]:
    """The lines of one card, rule, use or mission."""
    names = names_of(pack, of.mission)
    for field in (*STEP_FIELDS, *CONDITION_FIELDS):
        lines: Lines = getattr(of.owner, field, ())
        context = field if of.context == "mission" else of.context
        for line in lines:
            steps, conditions = parsed(line, names, field in STEP_FIELDS)
            yield Spoken(context, of.owner, of.mission, of.board, line, steps, conditions)


def parsed(line: Line, names: Names, is_step: bool) -> tuple[tuple[Step, ...], tuple[Condition, ...]]:
    """What a line says; a step brings its condition along."""
    if not is_step:
        return (), (read_condition(line, names),)
    steps = tuple(read_steps(line, names))
    return steps, tuple(step.condition for step in steps if step.condition)
