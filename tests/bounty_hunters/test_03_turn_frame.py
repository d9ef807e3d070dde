"""Section 3: the frame of a turn."""

import pytest

from bounty_hunters.kit import Table


def hand_sizes(table):
    return [player["hand"]["count"] for player in table.view(None)["players"]]


@pytest.mark.rule("BH-19")
def test_a_turn_is_draw_then_choose_then_pass():
    table = Table(seats=3)
    phases = [table.view(0)["phase"]]
    table.draw("hunter")
    phases.append(table.view(0)["phase"])
    table.choose(*(table.s.fresh[seat] for seat in range(3)))
    phases.append(table.view(0)["phase"])
    table.finish()
    phases.append(table.view(0)["phase"])
    assert phases == ["draw", "choose", "resolve", "draw"]
    happened = ["turn", *["drew"] * 3, *["revealed"] * 3, *["sold"] * 3, "passed", "turn"]
    assert table.told(None) == happened


@pytest.mark.rule("BH-20")
def test_nobody_chooses_before_everybody_has_drawn():
    table = Table(seats=3)
    for seat in (0, 1):
        table.play(seat, "draw hunter")
    for seat in (0, 1):
        assert table.refused(seat, f"choose {table.hand(seat)[0]}") == "BH-20"
    assert table.match.actors() == (2,)
    assert hand_sizes(table) == [4, 4, 4]
    table.play(2, "draw target")
    assert hand_sizes(table) == [5, 5, 5]
    for seat in (0, 1):
        table.play(seat, f"choose {table.hand(seat)[0]}")


@pytest.mark.rule("BH-20")
def test_nobody_sells_or_plays_before_everybody_has_chosen():
    table = Table(seats=3)
    table.draw("hunter")
    picks = [table.hand(seat)[0] for seat in range(3)]
    table.choose(*picks[:2])
    for seat in (0, 1):
        assert table.refused(seat, f"sell {picks[seat]}") == "BH-20"
        assert table.refused(seat, f"play {picks[seat]}") == "BH-20"
    assert table.refused(2, f"sell {picks[2]}") == "BH-20"
    table.play(2, f"choose {picks[2]}")
    table.play(0, f"sell {picks[0]}")


@pytest.mark.rule("BH-20")
def test_nobody_begins_the_next_turn_before_everybody_has_finished():
    table = Table(seats=3)
    table.draw("hunter")
    table.choose(*(table.hand(seat)[0] for seat in range(3)))
    table.finish(0, 1)
    for seat in range(3):
        assert table.refused(seat, "draw hunter") == "BH-20"
    assert table.match.actors() == (2,)
    table.finish(2)
    assert table.match.actors() == (0, 1, 2)
    table.play(0, "draw hunter")


@pytest.mark.rule("BH-20")
def test_everybody_may_act_in_a_step_in_any_order():
    table = Table(seats=4)
    assert table.match.actors() == (0, 1, 2, 3)
    for seat in (2, 0, 3, 1):
        table.play(seat, "draw hunter")
    for seat in (1, 3, 2, 0):
        table.play(seat, f"choose {table.hand(seat)[0]}")
    for seat in (3, 1, 0, 2):
        table.finish(seat)
    assert table.s.turn == 2


@pytest.mark.rule("BH-21")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_turn_follows_turn_with_hands_of_4_5_4_and_4_cards(seats):
    table = Table(seats=seats)
    for turn in (1, 2, 3, 4):
        assert table.view(0)["turn"] == turn
        assert hand_sizes(table) == [4] * seats
        table.draw("hunter")
        assert hand_sizes(table) == [5] * seats
        table.choose(*(table.hand(seat)[0] for seat in range(seats)))
        assert hand_sizes(table) == [4] * seats
        table.finish()
    assert hand_sizes(table) == [4] * seats


@pytest.mark.rule("BH-21")
def test_turns_go_on_until_the_last_one():
    table = Table(seats=2)
    table.turn(9)
    table.trigger(9)
    played = []
    while not table.match.over:
        played.append(table.view(0)["turn"])
        table.take_turn()
    assert played == [9, 10, 11]
    assert table.refused(0, "draw hunter") == "BH-87"
