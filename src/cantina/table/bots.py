"""Bots at a table: which of them have to decide, and what each may know. They are given views, never the table."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cantina.players import Glance, choose, glance
from cantina.table.bodies import ActBody, Actor, Pace
from cantina.table.interrupts import held_back, is_interrupt
from cantina.table.play import acted
from cantina.table.table import BOT, Table

QUICK = "greedy"  # the level of a bot that has no time
FOLLOWING = 0.4  # of the pace, for an action after that of another bot: they do not think about what they saw
GOING_ON = 0.15  # of the pace, for the next action of a seat if no other seat has acted since, and to an interrupt
SLOWER: dict[Pace, float] = {"slow": 1.6, "normal": 1.0, "quick": 0.55, "instant": 0.0}
SHOWN = 50  # updates a second that all bots of a table together cause; nobody else pays for them


class Task(NamedTuple):
    """What a bot has to decide, independent of the table: another thread can decide it."""

    table: str
    seat: int
    acts: int  # of the place, and since when it was asked: a decision for another question is stale
    asked: float | None
    level: str
    by: Actor
    due: float  # not before: bots keep a human pace, and a stand-in answers as late as its player
    glance: Glance


def tasks(table: Table, listeners: int) -> list[Task]:
    """The decisions that wait for bots now; before `listeners` they keep a human pace."""
    if table.match is None:
        return []
    return [task(table, seat, listeners) for seat in table.match.actors() if table.places[seat].bot_plays]


def task(table: Table, seat: int, listeners: int) -> Task:
    """One decision."""
    place, due = table.places[seat], due_at(table, seat, listeners)
    by: Actor = "bot" if place.kind == BOT else "stand-in"
    level = place.level if by == "bot" else table.settings.stand_in
    return Task(table.id, seat, place.acts, place.asked, level, by, due, glance(table.dealt_match(), seat))


def due_at(table: Table, seat: int, listeners: int) -> float:
    """When a bot acts: at the pace of the table, whatever it holds. Before many listeners bots are slower than that.

    A stand-in takes as long for an interrupt as its player; of a bot everybody knows that it is one.
    """
    place, pace = table.places[seat], pace_of(table) if listeners else 0.0
    asked, least = place.asked or table.at, listeners * sum(one.bot_plays for one in table.places) / SHOWN
    if is_interrupt(table, seat):
        return asked + max(pace * GOING_ON, least, 0 if place.kind == BOT else held_back(table))
    return max(asked, place.acted) + max(least, pace * share_of(table, seat))


def pace_of(table: Table) -> float:
    """For how many seconds a bot waits before it acts: as long as the player wishes who wants it slowest."""
    wishes = [SLOWER[table.places[seat].pace] for seat in table.person_seats()]
    return table.settings.pace * max(wishes, default=1.0)


def share_of(table: Table, seat: int) -> float:
    """The part of the pace that a bot waits, by who has acted last."""
    if table.places[seat].acted == table.at:
        return GOING_ON
    return FOLLOWING if any(one.bot_plays and one.acted == table.at for one in table.places) else 1.0


def think(task: Task, dice: int) -> int:
    """The code of the action a bot decides on; equal dice give equal decisions."""
    return choose(task.glance, task.level, np.array([dice]))


def decided(table: Table, task: Task, code: int) -> ActBody | None:
    """The entry of a decision; None if it is stale, or the player of the seat is back."""
    place = table.places[task.seat]
    if (place.acts, place.asked, place.bot_plays) != (task.acts, task.asked, True):
        return None
    return acted(table, task.seat, table.dealt_match().check(task.seat, code), task.by)
