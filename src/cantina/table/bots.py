"""Bots at a table: whose turn it is among them, and what each is told. They are fed views, never the table."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cantina.players import Glance, choose, glance
from cantina.table.interrupts import is_interrupt
from cantina.table.log import Body
from cantina.table.play import acted
from cantina.table.table import BOT, Table

QUICK = "greedy"  # the level of a bot that has no time
GOING_ON = 0.4  # of the pace, for the next action of a seat after which nobody else has acted


class Task(NamedTuple):
    """What a bot has to decide, free of the table: it can be thought about in another thread."""

    table: str
    seat: int
    acts: int  # of the seat, and since when it was asked: a decision for another question is stale
    asked: float | None
    level: str
    by: str
    due: float  # not before: bots keep a human pace, and answer interrupts after the same delay as people
    seen: Glance


def tasks(table: Table, watched: bool) -> list[Task]:
    """The decisions that wait for bots now."""
    if table.match is None:
        return []
    return [task(table, seat, watched) for seat in table.match.actors() if table.seats[seat].by_itself]


def task(table: Table, number: int, watched: bool) -> Task:
    """One decision."""
    seat, match = table.seats[number], table.running()
    level, by = (seat.level, "bot") if seat.kind == BOT else (table.settings.stand_in, "stand-in")
    due = moment(table, number, watched)
    return Task(table.id, number, seat.acts, seat.asked, level, by, due, glance(match, number))


def moment(table: Table, number: int, watched: bool) -> float:
    """When a bot acts: at a human pace, quicker where it only goes on; to interrupts after the delay that all have."""
    seat, pace = table.seats[number], float(table.settings.pace if watched else 0)
    asked = seat.asked or table.at
    if is_interrupt(table, number):
        return asked + max(pace, table.settings.delay)
    return max(asked, seat.acted) + (pace * GOING_ON if seat.acted == table.at else pace)


def think(task: Task, dice: int) -> int:
    """The decision; the same dice give the same one."""
    return choose(task.seen, task.level, np.array([dice]))


def decided(table: Table, task: Task, code: int) -> Body | None:
    """The entry of a decision; None if the seat is asked something else by now, or by its person."""
    seat = table.seats[task.seat]
    if (seat.acts, seat.asked, seat.by_itself) != (task.acts, task.asked, True):
        return None
    return acted(table, task.seat, table.running().check(task.seat, code), task.by)
