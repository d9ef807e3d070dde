"""MA-110: the worked event step, on the map of mission 1, number by number."""

import pytest

from mandalorian_adventures.kit import Table, order, skill, told

MOVE, ATTACK = 0, 1
CHARGE, CUT_CABLES = 0, 9
EVERYTHING = (
    "space-resolved",
    "crisis",
    "track",
    "event-card",
    "enemy-moved",
    "enemy-attacks",
    "hurt",
    "sabotaged",
    "no-effect",
    "spawned",
    "space-emptied",
)


@pytest.fixture
def table():
    """The Mandalorian on c4, IG-11 far off on h1; a strength 1 of IG-11 and a token worth 2 lie in Move."""
    table = Table(cards=[skill(3), skill(1, of="ig-11"), skill(4)], mission="the-asset")
    table.event_deck("charge", "cut-cables", "crosshairs")
    table.at(0, "c4")
    table.at(1, "h1")
    table.space("move", cards=[1], tokens=[2])
    table.space("attack", tokens=[1])
    table.supply(1, 1)
    table.hand(0, 0, 2)
    return table


@pytest.mark.rule("MA-110", "MA-104", "MA-105", "MA-119", "MA-126")
def test_the_worked_event_step(table):
    near, far, other = table.enemy("c2"), table.enemy("f5"), table.enemy("h5")
    shooter = table.enemy("c4", cls="shooter")
    table.turn((0, "move"))
    table.play(2, "attack")
    spent = table.s.sabotage[MOVE] | table.s.sabotage[ATTACK] | table.s.spent

    assert (table.total("move"), table.total("attack")) == (6, 5)  # (1), (7)
    happened = table.decline()
    assert order(happened, *EVERYTHING) == [
        ("space-resolved", MOVE),  # (1) a token worth 2 and cards worth 4
        ("crisis", MOVE),  # (2) the crisis comes first:
        ("track", 0),  # a damage token on the track of mission 1
        ("event-card", CHARGE),  # (3)
        ("enemy-moved", near),  # (4) all melee enemies, two cells
        ("enemy-moved", near),
        ("enemy-moved", far),
        ("enemy-moved", far),
        ("enemy-moved", other),
        ("enemy-moved", other),
        ("enemy-attacks", near),  # (5) two could attack, but only one is with a character
        ("hurt", 0),
        ("space-emptied", MOVE),  # (6)
        ("space-resolved", ATTACK),  # (7) five: an event and no crisis
        ("event-card", CUT_CABLES),
        ("sabotaged", MOVE),
        ("sabotaged", 3),
        ("space-emptied", ATTACK),
    ]
    assert told(happened, "track") == [(-1, 0, 1, 0)]
    assert [table.where(one) for one in (near, far, other, shooter)] == ["c4", "d5", "h3", "c4"]
    assert (table.damage(0), table.damage(1)) == (1, 0)
    assert [table.s.pile_size[space] for space in (MOVE, ATTACK)] == [0, 0]
    assert table.s.spent == spent
    assert [table.s.discard_size[seat] for seat in (0, 1)] == [2, 1]
    assert table.s.event_discard == 1 << CHARGE | 1 << CUT_CABLES
