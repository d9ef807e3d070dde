"""Section 3: turn structure."""

from itertools import product

import pytest

import cantina
from cantina.games.way_of_the_mandalorian.pack.cards import CHARACTER_NAMES
from way_of_the_mandalorian.kit import Table, gear, mission

ACTIONS = ("draw", "sell", "job", "attempt")
PAIRS = [pair for pair in product(ACTIONS, repeat=2) if pair != ("job", "job")]  # WM-38


def table_of_choices(**options):
    """Seat 0 can take any action twice: four cards of cost 200 to sell, a full market, six hopeless missions."""
    table = Table(
        cards={card: gear(cost=200) for card in range(4)},
        boards=dict.fromkeys(CHARACTER_NAMES, (0, 0, 0, 0)),
        missions={number: mission((1, 0, 0, 0), penalty=100) for number in range(6)},
        **options,
    )
    table.hand(0, 0, 1, 2, 3)
    table.market(10, 11, 12, 13)
    table.row(0, 1, 2, 3, 4, 5)
    return table


def offered(table, seat=0):
    """Which of the four actions a seat may take now."""
    verbs = {action.split()[0] for action in table.legal(seat)}
    return {action for action in ACTIONS if action in verbs}


def take(table, action, seat=0):
    """One whole action, with the first choice there is in it."""
    choice = next(choice for choice in table.legal(seat) if choice.split()[0] == action)
    table.play(seat, choice)
    if action == "draw":
        table.play(seat, "deck", "deck")
    if action == "sell":
        table.play(seat, "close")
    if action == "attempt":
        table.pass_events()
    assert table.phase == "main"


@pytest.mark.rule("WM-21")
def test_the_first_player_begins_and_play_goes_to_the_left():
    table = Table(seats=4, first=2)
    order = []
    for _ in range(6):
        order.append(table.match.actors())
        assert table.view(0)["active"] == table.match.actors()[0]
        table.end_turn()
    assert order == [(2,), (3,), (0,), (1,), (2,), (3,)]
    assert table.view(1)["first"] == 2


@pytest.mark.rule("WM-21")
def test_without_a_host_any_seat_may_begin_and_the_seed_decides():
    firsts = [cantina.new_match("way-of-the-mandalorian", seats=3, seed=seed).actors()[0] for seed in range(30)]
    assert set(firsts) == {0, 1, 2}
    assert [cantina.new_match("way-of-the-mandalorian", seats=3, seed=seed).actors()[0] for seed in range(30)] == firsts


@pytest.mark.rule("WM-22")
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_any_two_actions_in_any_combination(first, second):
    table = table_of_choices()
    take(table, first)
    assert table.s.actions == 1
    take(table, second)
    assert table.s.actions == 0
    assert table.match.actors() == (0,)


@pytest.mark.rule("WM-22")
def test_a_turn_permits_and_does_not_command():
    table = table_of_choices()
    table.end_turn()
    take(table, "draw", seat=1)
    table.end_turn()
    assert (table.match.actors(), table.s.actions) == ((0,), 2)


@pytest.mark.rule("WM-22")
def test_equipment_may_be_added_besides_the_two_actions():
    table = table_of_choices()
    table.play(0, "equip 0", "job", "equip 1")
    take(table, "draw")
    table.play(0, "equip 2")
    assert table.on_board(0) == [0, 1, 2]
    assert table.s.actions == 0


@pytest.mark.rule("WM-23")
@pytest.mark.parametrize("action", ACTIONS)
def test_all_actions_but_the_quick_job_may_be_taken_twice(action):
    table = table_of_choices()
    assert offered(table) == set(ACTIONS)
    take(table, action)
    assert offered(table) == set(ACTIONS) - ({"job"} if action == "job" else set())


@pytest.mark.rule("WM-24")
@pytest.mark.parametrize("second", ["draw", "sell", "attempt"])
def test_after_the_second_action_no_third_is_accepted(second):
    table = table_of_choices()
    take(table, "draw" if second == "sell" else "sell")
    take(table, second)
    assert offered(table) == set()
    held = table.cards(0)[0]
    for third in ("draw", f"sell {held}", "job", "attempt m5"):
        assert table.refused(0, third) == "WM-24"


@pytest.mark.rule("WM-24")
def test_after_the_end_of_the_turn_the_next_player_has_two_actions():
    table = table_of_choices()
    take(table, "job")
    take(table, "draw")
    table.play(0, "equip 0", "end")  # 4 cards, 2 drawn, 1 equipped: 5 are left
    assert (table.match.actors(), table.s.actions, table.s.quick_job_done) == ((1,), 2, 0)
    assert offered(table, 1) == set(ACTIONS)
    assert offered(table, 0) == set()
    assert table.refused(0, "draw") == "WM-85"


@pytest.mark.rule("WM-24")
def test_the_steps_of_the_end_of_a_turn_come_before_the_next_player():
    table = table_of_choices()
    table.play(0, "draw", "take 10", "take 11", "end")
    assert (table.phase, table.match.actors()) == ("limit", (0,))
    assert table.in_market() == [-1, -1, 12, 13]
    table.play(0, "discard 0")
    assert (table.phase, table.match.actors()) == ("main", (1,))
    assert -1 not in table.in_market()
