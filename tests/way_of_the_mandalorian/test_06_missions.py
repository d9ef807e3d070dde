"""Section 6: requirements, choice of equipment, attributes, comparison."""

import pytest

from way_of_the_mandalorian.attempts import mission_table, outcome, required
from way_of_the_mandalorian.kit import DIN, FENNEC, Table, event, gear, mission

# --- requirements ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WM-45")
def test_requirements_are_the_symbols_of_the_mission_and_of_opposing_events():
    table = mission_table((2, 1, 2, 1), cards={30: event((1, 0, 0, 0))})
    table.hand(1, 30)
    table.board(0, 0)
    table.play(0, "attempt m5")
    table.play(1, "event 30")
    assert required(table) == (3, 1, 2, 1)


@pytest.mark.rule("WM-45")
def test_without_an_opposing_event_they_are_the_printed_ones():
    table = mission_table((2, 1, 2, 1))
    table.hand(1, 30)
    table.board(0, 0)
    table.play(0, "attempt m5")
    table.play(1, "pass")
    assert required(table) == (2, 1, 2, 1)


@pytest.mark.rule("WM-45")
def test_the_own_event_is_no_requirement_but_all_opposing_ones_are():
    made = {30: event((5, 5, 5, 5)), 31: event((1, 0, 0, 2)), 32: event((0, 1, 0, 0)), 33: event((1, 0, 1, 0))}
    table = mission_table((2, 1, 2, 1), seats=4, cards=made)
    table.board(0, 0)
    for seat in range(4):
        table.hand(seat, 30 + seat)
    table.play(0, "attempt m5")
    for seat in (1, 2, 3, 0):
        table.play(seat, f"event {30 + seat}")
    assert (table.phase, required(table)) == ("use", (4, 2, 3, 3))


@pytest.mark.rule("WM-45")
@pytest.mark.parametrize(("strength", "told"), [((3, 1, 2, 1), "completed"), ((2, 1, 2, 1), "failed")])
def test_the_sum_decides_and_not_the_printed_requirements_alone(strength, told):
    table = mission_table((2, 1, 2, 1), strength, cards={30: event((1, 0, 0, 0))})
    table.hand(1, 30)
    table.play(0, "attempt m5")
    table.play(1, "event 30")
    assert outcome(table)[0] == told


# --- choice of equipment ---------------------------------------------------------------------------------------


@pytest.mark.rule("WM-46")
def test_the_equipment_is_chosen_after_the_last_event_and_never_before():
    table = mission_table((2, 1, 2, 1), seats=3)
    for seat in range(3):
        table.hand(seat, 30 + seat)
    table.board(0, 0, 1)
    assert table.refused(0, "use 1") == "WM-46"
    table.play(0, "attempt m5")
    for seat, phase in ((1, "opponent-event"), (2, "opponent-event"), (0, "own-event")):
        assert (table.match.actors(), table.phase) == ((seat,), phase)
        assert table.refused(0, "use 1") == ("WM-46" if seat == 0 else "WM-85")
        table.play(seat, "pass")
    assert (table.match.actors(), table.phase) == ((0,), "use")


@pytest.mark.rule("WM-46")
def test_any_set_of_the_own_board_may_be_used():
    table = mission_table((2, 1, 2, 1))
    table.board(0, 0, 1, 2)
    table.board(1, 3)
    table.play(0, "sell 1", "close", "attempt m5")  # the second slot is empty now
    assert table.legal(0) == ["use none", "use 1", "use 3", "use 1+3"]
    assert table.refused(0, "use 2") == table.refused(0, "use 1+2") == "WM-46"


@pytest.mark.rule("WM-46")
def test_with_an_empty_board_there_is_nothing_to_choose():
    table = mission_table((1, 0, 0, 0), (1, 0, 0, 0))
    table.play(0, "attempt m5")
    assert (table.phase, outcome(table)[0]) == ("main", "completed")


@pytest.mark.rule("WM-47")
@pytest.mark.parametrize("requires", [(1, 0, 0, 0), (9, 0, 0, 0)])
def test_a_used_temporary_card_is_discarded_and_an_unused_one_stays(requires):
    table = mission_table(requires, cards={0: gear((1, 0, 0, 0), temporary=True), 1: gear(temporary=True)})
    table.board(0, 0, 1)
    table.play(0, "attempt m5", "use 1")
    assert (table.pile(), table.on_board(0)) == ([0], [1])


@pytest.mark.rule("WM-47")
def test_a_card_without_the_symbol_stays_used_or_not():
    table = mission_table((1, 0, 0, 0), cards={card: gear(temporary=card == 2) for card in range(4)})
    table.board(0, 0, 1, 2, 3)
    table.play(0, "attempt m5", "use 1+3+4")
    assert (table.pile(), table.on_board(0)) == ([2], [0, 1, 3])
    assert table.view(1)["players"][0]["equipped"] == [0, 1, None, 3, None]


# --- the player's attributes -----------------------------------------------------------------------------------

EXAMPLE = {0: gear((1, 2, 0, 1)), 1: gear((1, 0, 1, 1)), 2: gear((5, 5, 5, 5))}


@pytest.mark.rule("WM-48")
def test_attributes_are_the_symbols_of_board_and_used_equipment():
    table = mission_table((3, 3, 2, 3), (1, 1, 1, 1), cards=EXAMPLE)
    table.board(0, 0, 1)
    table.play(0, "attempt m5")
    assert table.view(0)["attempt"]["available"] == [3, 3, 2, 3]
    table.play(0, "use 1+2")
    assert outcome(table)[0] == "completed"


@pytest.mark.rule("WM-48")
@pytest.mark.parametrize("attribute", range(4))
def test_they_give_that_and_not_a_symbol_more(attribute):
    requires = [3, 3, 2, 3]
    requires[attribute] += 1
    table = mission_table(requires, (1, 1, 1, 1), cards=EXAMPLE)
    table.board(0, 0, 1, 2)
    table.play(0, "attempt m5", "use 1+2")  # the third card would be enough, but it is not used
    assert outcome(table)[0] == "failed"


@pytest.mark.rule("WM-48")
@pytest.mark.parametrize(("played", "told"), [("event 30", "completed"), ("pass", "failed")])
def test_the_own_event_adds_to_the_attributes(played, told):
    table = mission_table((1, 2, 1, 2), (1, 1, 1, 1), cards={30: event((0, 1, 0, 1))})
    table.hand(0, 30)
    table.play(0, "attempt m5", played)
    assert outcome(table)[0] == told


@pytest.mark.rule("WM-48")
def test_only_the_own_board_and_the_own_equipment_count():
    boards = {DIN: (1, 0, 0, 0), FENNEC: (9, 9, 9, 9)}
    table = Table(cards={3: gear((9, 9, 9, 9))}, missions={5: mission((2, 0, 0, 0))}, boards=boards)
    table.row(5)
    table.hand(0)
    table.hand(1)
    table.board(1, 3)
    table.play(0, "attempt m5")
    assert outcome(table)[0] == "failed"


# --- comparison ------------------------------------------------------------------------------------------------


@pytest.mark.rule("WM-49")
@pytest.mark.parametrize(
    ("strength", "told"),
    [
        ((3, 3, 2, 3), "completed"),
        ((3, 1, 2, 1), "completed"),  # equality is enough
        ((2, 9, 9, 9), "failed"),  # although the total 29 is above 7
        ((9, 0, 9, 9), "failed"),
        ((9, 9, 1, 9), "failed"),
        ((9, 9, 9, 0), "failed"),
    ],
)
def test_every_attribute_must_reach_its_requirement(strength, told):
    table = mission_table((3, 1, 2, 1), strength)
    table.play(0, "attempt m5")
    assert outcome(table)[0] == told
