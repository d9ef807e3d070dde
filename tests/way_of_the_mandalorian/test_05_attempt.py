"""Section 5.4: attempting a mission, as an action."""

import pytest

from cantina.games.way_of_the_mandalorian.pack.cards import CHARACTER_NAMES
from way_of_the_mandalorian.kit import Table, mission


def easy_table(requires=(1, 0, 0, 0)):
    """Six missions with these requirements, characters with one symbol of each attribute, empty hands."""
    table = Table(
        boards=dict.fromkeys(CHARACTER_NAMES, (1, 1, 1, 1)),
        missions={number: mission(requires, reward=400, penalty=100) for number in range(6)},
    )
    table.hand(0)
    table.hand(1)
    table.row(0, 1, 2, 3, 4, 5)
    return table


def attempts(table):
    return [action for action in table.legal(0) if action.startswith("attempt")]


@pytest.mark.rule("WM-39")
def test_both_actions_may_be_attempts_and_a_completed_mission_is_gone():
    table = easy_table()
    assert attempts(table) == [f"attempt m{number}" for number in range(6)]
    table.play(0, "attempt m2")
    assert (table.s.actions, table.s.credits[0]) == (1, 1200)
    assert attempts(table) == [f"attempt m{number}" for number in (0, 1, 3, 4, 5)]
    assert table.refused(0, "attempt m2") == "WM-40"
    table.play(0, "attempt m0")
    assert (table.s.actions, table.s.credits[0]) == (0, 1600)
    assert table.in_row() == [-1, 1, -1, 3, 4, 5]
    assert table.refused(0, "attempt m1") == "WM-24"


@pytest.mark.rule("WM-39")
def test_a_failed_mission_may_be_tried_again():
    table = easy_table(requires=(2, 0, 0, 0))
    table.play(0, "attempt m2")
    assert len(attempts(table)) == 6
    table.play(0, "attempt m2")
    assert (table.s.actions, table.s.credits[0]) == (0, 600)


@pytest.mark.rule("WM-39")
def test_an_attempt_is_of_one_face_up_mission():
    table = easy_table()
    for hidden in (table.mission_deck()[0], 44):
        assert table.refused(0, f"attempt m{hidden}") == "WM-40"
    table.hand(1, 30)
    table.play(0, "attempt m1")
    assert table.refused(1, "attempt m2") == "WM-41"  # asked for an event
    assert table.refused(0, "attempt m2") == "WM-85"
