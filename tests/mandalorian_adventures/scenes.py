"""Scenes that several tests begin with."""

from __future__ import annotations

import random

from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.pack import shapes
from cantina.games.mandalorian_adventures.rules.state import ON_CELL
from mandalorian_adventures.kit import Table, lines, skill

THREE = [skill(3), skill(2), skill(1, of="ig-11")]  # two cards for seat 0, one for seat 1
# For shared mode: cards 0 and 1 are the Mandalorian's, 2 and 3 are IG-11's.
BOTH = [skill(3), skill(1), skill(3, of="ig-11"), skill(1, of="ig-11")]


def event_table(steps, text="FX-LINE", total=5, **more):
    """A table whose Move space holds 5, so that ending the action step resolves an event of these steps."""
    table = Table(text, **{"cards": THREE, "events": [steps], **more})
    table.space("move", tokens=(3, total - 3))
    if "cards" not in more:
        table.hand(1, 2)
    return table


def shared(seats=2, cards=BOTH, **more):
    """Shared mode: the Mandalorian is character 0, IG-11 is character 1."""
    table = Table(seats=seats, cards=cards, mode="shared", **more)
    assert table.team == ["mandalorian", "ig-11"]
    return table


def child_of(table):
    """Where the Child is: a kind, and a cell, a character or a threat."""
    kind = table.s.child
    return kind, table.cells[table.s.child_at] if kind == ON_CELL else table.s.child_at


def random_game(mission, seed, seats=2, **options):
    """The records of a random game, each with what happened just before it."""
    match, dice = Match(GAME, seats, seed, {"mission": mission, "max_turns": 30, **options}), random.Random(seed)
    yield Checked(match.state), match.opening, match
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, dice.choice(match.legal(seat)))
        yield Checked(match.state), match.log[-1].events, match


def green(steps, strength=0, conditions=()):
    """The mission action of a made mission."""
    return shapes.Green("made", strength, lines(conditions), lines(steps))


def mission_table(mission, **more):
    """A real mission on its map, emptied: card 0 has 3, card 1 has 1, card 2 has 4; the event does not matter."""
    return Table(mission=mission, **{"cards": [skill(3), skill(1), skill(4)], "events": [["sabotage plan"]], **more})


def rest(table):
    """Seat 0 ends the turn without doing anything."""
    table.hand(0)
    return table.end()


def crisis(table):
    """Seat 0 ends the turn with 6 on Attack: a crisis and an event."""
    table.space("attack", tokens=(3, 3))
    return rest(table)


def nearly_full(table, name, left):
    """A track of the mission with so many places left; its value."""
    mission = next(one for one in table.pack.missions if one.name == table.options["mission"])
    number = [track.name for track in mission.tracks].index(name)
    value = mission.tracks[number].sizes[table.s.team - 2] - left
    table.edit().track[number] = value
    return value
