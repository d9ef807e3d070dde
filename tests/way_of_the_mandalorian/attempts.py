"""Attempts of one mission, for the tests of section 6."""

from cantina.games.way_of_the_mandalorian.pack.cards import CHARACTER_NAMES
from cantina.games.way_of_the_mandalorian.rules.events import EVENTS
from way_of_the_mandalorian.kit import Table, mission


def mission_table(requires, strength=(0, 0, 0, 0), seats=2, cards=None, **payment):
    """Mission 5 in the fourth place of the row, every character of the same strength, empty hands."""
    missions = {5: mission(requires, **payment)}
    table = Table(seats=seats, cards=cards, missions=missions, boards=dict.fromkeys(CHARACTER_NAMES, strength))
    for seat in range(seats):
        table.hand(seat)
    table.row(0, 1, 2, 5, 3, 4)
    return table


def required(table):
    return tuple(table.view(0)["attempt"]["required"])


def outcome(table):
    """What was told of the attempt: completed or failed, and the credits."""
    told = [(EVENTS[happened.code], happened.b) for happened in table.match.events(1)]
    return next(line for line in told if line[0] in ("completed", "failed"))
