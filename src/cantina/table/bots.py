"""Bots at a table: which of them have to decide, and what each may know. They are given views, never the table."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cantina.players import Glance, choose, glance
from cantina.table.bodies import ActBody, Actor
from cantina.table.interrupts import is_interrupt
from cantina.table.play import acted
from cantina.table.table import BOT, Table

QUICK = "greedy"  # the level of a bot that has no time
GOING_ON = 0.4  # of the pace, for the next action of a seat if no other seat has acted since
SHOWN = 50  # updates a second that all bots of a table together cause; nobody else pays for them


class Task(NamedTuple):
    """What a bot has to decide, independent of the table: another thread can decide it."""

    table: str
    seat: int
    acts: int  # of the place, and since when it was asked: a decision for another question is stale
    asked: float | None
    level: str
    by: Actor
    due: float  # not before: bots keep a human pace, and answer interrupts after the same delay as people
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
    """When a bot acts: at a human pace, quicker in the middle of its turn; to interrupts after the common delay.

    Before many listeners bots are slower than that.
    """
    place, pace = table.places[seat], float(table.settings.pace if listeners else 0)
    asked, least = place.asked or table.at, listeners * sum(one.bot_plays for one in table.places) / SHOWN
    if is_interrupt(table, seat):
        return asked + max(pace, least, table.settings.delay)
    return max(asked, place.acted) + max(least, pace * GOING_ON if place.acted == table.at else pace)


def think(task: Task, dice: int) -> int:
    """The code of the action a bot decides on; equal dice give equal decisions."""
    return choose(task.glance, task.level, np.array([dice]))


def decided(table: Table, task: Task, code: int) -> ActBody | None:
    """The entry of a decision; None if it is stale, or the player of the seat is back."""
    place = table.places[task.seat]
    if (place.acts, place.asked, place.bot_plays) != (task.acts, task.asked, True):
        return None
    return acted(table, task.seat, table.dealt_match().check(task.seat, code), task.by)
