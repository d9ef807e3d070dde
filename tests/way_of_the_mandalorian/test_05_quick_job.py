"""Section 5.3: the quick job."""

import pytest

from way_of_the_mandalorian.kit import Table


@pytest.mark.rule("WM-37")
def test_a_quick_job_brings_200_credits():
    table = Table()
    table.play(0, "job")
    assert table.money() == [1000, 800]
    assert (table.s.actions, table.phase) == (1, "main")


@pytest.mark.rule("WM-37")
def test_it_brings_200_to_a_player_without_credits():
    table = Table()
    table.credits(0, 0)
    table.play(0, "job")
    assert table.money() == [200, 800]


@pytest.mark.rule("WM-38")
def test_a_second_quick_job_in_the_same_turn_is_refused():
    table = Table()
    table.play(0, "job")
    assert "job" not in table.legal(0)
    assert table.refused(0, "job") == "WM-38"


@pytest.mark.rule("WM-38")
def test_the_job_may_be_the_second_action_but_no_third_one():
    table = Table()
    table.play(0, "draw", "deck", "deck", "job")
    assert table.s.credits[0] == 1000
    assert table.refused(0, "job") == "WM-24"


@pytest.mark.rule("WM-38")
def test_it_is_once_a_turn_and_not_once_a_round():
    table = Table()
    table.play(0, "job", "end")
    table.play(1, "job")  # the job of another player does not count
    assert table.refused(1, "job") == "WM-38"
    table.play(1, "end")
    table.play(0, "job")
    assert table.money() == [1200, 1000]
    assert table.refused(0, "job") == "WM-38"
