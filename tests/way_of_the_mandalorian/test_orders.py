"""Standing orders for events: being asked only where an event can still matter, by open facts alone (WM-A69)."""

import pytest

from cantina.engine.record import Plain
from cantina.games.way_of_the_mandalorian.pack.cards import CARDS, FIRST_EVENT
from cantina.games.way_of_the_mandalorian.players.orders import INTERRUPTS, can_matter
from cantina.games.way_of_the_mandalorian.rules.actions import ACTION
from way_of_the_mandalorian.kit import BO_KATAN, DIN, FENNEC, Table, event, mission

BARE = {DIN: (3, 3, 3, 3), FENNEC: (0, 0, 0, 0), BO_KATAN: (3, 3, 3, 3)}
# every event adds two symbols of the first attribute
EVENTS = {number: event((2, 0, 0, 0)) for number in range(FIRST_EVENT, CARDS)}
pytestmark = pytest.mark.rule("WM-A69")


def attempt(requires, seats=2, characters=(DIN, FENNEC), **more):
    """Seat 0 attempts a mission, and the opponents are asked for an event."""
    characters = [*characters, BO_KATAN][:seats]
    table = Table(
        seats=seats, cards=EVENTS, missions={3: mission(requires)}, boards=BARE, characters=characters, **more
    )
    table.row(3)
    table.play(0, "attempt m3")
    return table


def matters(table):
    (seat,) = table.match.actors()
    return can_matter(Plain(table.match.concealed(seat)), table.match.content.tables[0])


@pytest.mark.parametrize(
    ("requires", "expected"),
    [
        ((3, 3, 3, 3), True),  # an event makes it fail
        ((2, 3, 3, 3), True),
        ((1, 3, 3, 3), False),  # two symbols to spare: no event makes it fail
        ((5, 3, 3, 3), True),  # an own event makes it succeed
        ((6, 3, 3, 3), False),  # no event does
        ((3, 4, 3, 3), False),  # no event has this symbol
    ],
)
def test_an_event_matters_if_it_can_change_how_the_attempt_ends(requires, expected):
    assert matters(attempt(requires)) == expected


def test_two_opponents_may_do_together_what_one_cannot():
    table = attempt((1, 3, 3, 3), seats=3)
    assert matters(table)
    table.answer("pass")
    assert not matters(table)


def test_the_own_event_matters_as_long_as_the_mission_can_be_met():
    for requires, expected in (((5, 3, 3, 3), True), ((6, 3, 3, 3), False)):
        table = attempt(requires)
        table.answer("pass")
        assert table.phase == "own-event"
        assert matters(table) == expected


def test_bo_katan_kryze_may_ignore_what_she_lacks():
    assert matters(attempt((3, 4, 3, 3), characters=(BO_KATAN, FENNEC)))


@pytest.mark.rule("WM-A02")
def test_totals_are_compared_where_the_table_does():
    assert not matters(attempt((3, 4, 3, 3)))
    assert matters(attempt((3, 4, 3, 3), compare="total"))
    assert matters(attempt((2, 3, 3, 3), compare="total"))
    assert not matters(attempt((1, 3, 3, 3), compare="total"))


def test_what_lies_in_the_open_cannot_be_played():
    table = attempt((3, 3, 3, 3))
    table._edit().discard = sum(1 << card for card in EVENTS)
    table._changed()
    assert not matters(table)


@pytest.mark.parametrize("held", [(0, 1), (FIRST_EVENT, FIRST_EVENT + 1)])
def test_what_the_hand_holds_plays_no_part(held):
    for requires in ((3, 3, 3, 3), (1, 3, 3, 3)):
        table = attempt(requires)
        before = matters(table)
        table.hand(1, *held)
        assert matters(table) == before


@pytest.mark.parametrize(
    ("orders", "requires", "expected"),
    [
        ({"events": "ask", "reward": 0}, (1, 3, 3, 3), None),
        ({"events": "matters", "reward": 0}, (1, 3, 3, 3), ACTION.pass_),
        ({"events": "matters", "reward": 0}, (3, 3, 3, 3), None),
        ({"events": "never", "reward": 0}, (3, 3, 3, 3), ACTION.pass_),
        ({"events": "from", "reward": 401}, (3, 3, 3, 3), ACTION.pass_),
        ({"events": "from", "reward": 400}, (3, 3, 3, 3), None),
    ],
)
def test_orders_pass_or_let_the_player_be_asked(orders, requires, expected):
    table = attempt(requires)
    view = Plain(table.match.concealed(1))
    assert INTERRUPTS.asked(view)
    assert INTERRUPTS.answer(view, table.match.content, 1, orders) == expected
