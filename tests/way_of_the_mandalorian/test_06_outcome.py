"""Section 6: reward and penalty, and the clean-up of equipment."""

import pytest

from way_of_the_mandalorian.attempts import mission_table, outcome
from way_of_the_mandalorian.kit import BOBA, FENNEC, Table, gear, mission

# --- reward and penalty ----------------------------------------------------------------------------------------


@pytest.mark.rule("WM-50")
def test_success_pays_the_reward_and_takes_the_mission_out_of_the_game():
    table = mission_table((1, 0, 0, 0), (1, 0, 0, 0), reward=400, penalty=300)
    table.credits(0, 600)
    deck, market_pile = table.mission_deck(), table.pile()
    table.play(0, "attempt m5")
    assert table.money() == [1000, 800]
    assert table.in_row() == [0, 1, 2, -1, 3, 4]
    assert table.pile() == market_pile
    table.play(0, "end")
    assert table.in_row() == [0, 1, 2, deck[0], 3, 4]
    assert table.mission_deck() == deck[1:]
    assert 5 not in table.in_row() + table.mission_deck()
    assert table.view(1)["completed"] == [5]


@pytest.mark.rule("WM-50")
def test_the_reward_cannot_be_refused():
    table = mission_table((1, 0, 0, 0), (1, 0, 0, 0), reward=400)
    table.board(0, 0)
    table.play(0, "attempt m5", "use none")
    assert (table.phase, outcome(table), table.s.credits[0]) == ("main", ("completed", 400), 1200)


@pytest.mark.rule("WM-51")
def test_failure_costs_the_penalty():
    table = mission_table((1, 0, 0, 0), reward=400, penalty=200)
    table.credits(0, 600)
    table.play(0, "attempt m5")
    assert table.money() == [400, 800]
    assert outcome(table) == ("failed", 200)


@pytest.mark.rule("WM-52")
def test_who_cannot_pay_the_penalty_pays_everything_and_owes_nothing():
    table = mission_table((1, 0, 0, 0), penalty=300)
    table.credits(0, 150)
    table.board(0, 0)
    table.play(0, "attempt m5", "use none")
    assert table.money() == [0, 800]
    assert outcome(table) == ("failed", 150)
    assert table.on_board(0) == [0]  # nothing is sold for it
    table.play(0, "job")
    assert table.money() == [200, 800]


@pytest.mark.rule("WM-52")
@pytest.mark.parametrize(("credits", "left"), [(0, 0), (299, 0), (300, 0), (301, 1)])
def test_the_whole_penalty_is_paid_by_who_can(credits, left):
    table = mission_table((1, 0, 0, 0), penalty=300)
    table.credits(0, credits)
    table.play(0, "attempt m5")
    assert table.money() == [left, 800]


@pytest.mark.rule("WM-53")
def test_after_a_failure_the_mission_returns_to_its_place():
    table = mission_table((1, 0, 0, 0))
    deck = table.mission_deck()
    table.board(0, 0)
    table.play(0, "attempt m5")
    assert table.in_row() == [0, 1, 2, -1, 3, 4]
    table.play(0, "use none")
    assert table.in_row() == [0, 1, 2, 5, 3, 4]
    table.play(0, "end")
    assert (table.in_row(), table.mission_deck()) == ([0, 1, 2, 5, 3, 4], deck)
    assert table.view(0)["completed"] == []


@pytest.mark.rule("WM-53")
def test_it_returns_there_also_when_other_places_are_empty():
    table = mission_table((1, 0, 0, 0), penalty=100)
    table.row(-1, 0, 1, 5, -1, 2)
    table.play(0, "attempt m5")
    assert table.in_row() == [-1, 0, 1, 5, -1, 2]


# --- clean-up of equipment -------------------------------------------------------------------------------------


@pytest.mark.rule("WM-55")
def test_a_failed_attempt_costs_the_used_temporary_card_as_well():
    table = mission_table((9, 9, 9, 9), cards={0: gear((1, 0, 0, 0), temporary=True), 1: gear()}, penalty=200)
    table.board(0, 0, 1)
    before = table.pile()
    table.play(0, "attempt m5", "use 1+2")
    assert outcome(table) == ("failed", 200)
    assert (table.pile(), table.on_board(0)) == (sorted([*before, 0]), [1])


@pytest.mark.rule("WM-55")
def test_the_reward_comes_before_the_clean_up():
    table = Table(
        characters=[FENNEC, BOBA],
        cards={0: gear((5, 5, 5, 5), temporary=True)},
        missions={5: mission((1, 0, 0, 0), reward=200)},
    )
    table.hand(0)
    table.hand(1)
    table.row(5)
    table.board(0, 0)
    table.credits(0, 0)
    table.play(0, "attempt m5", "use 1")
    assert (table.phase, table.s.credits[0]) == ("keep", 200)  # she can pay from the reward
    table.play(0, "drop")
    assert (table.phase, table.pile(), table.on_board(0)) == ("main", [0], [])


@pytest.mark.rule("WM-55")
def test_the_freed_slot_is_usable_at_once():
    table = mission_table((9, 9, 9, 9), cards={0: gear(temporary=True), 7: gear(cost=200)}, penalty=200)
    table.hand(0, 7)
    table.board(0, 0, 1, 2, 3, 4)
    assert table.refused(0, "equip 7") == "WM-27"
    table.play(0, "attempt m5")
    table.pass_events()
    table.play(0, "use 1", "equip 7")
    assert table.on_board(0) == [7, 1, 2, 3, 4]
