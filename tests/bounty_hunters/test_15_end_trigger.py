"""Section 15: the end trigger."""

import pytest

from bounty_hunters.kit import Table, droid, hunter, target

# Seat s has the targets 4s .. 4s+3; hunter 44+s captures the last of them.
EASY = (1, 0, 0)


def three_captures_each(seats=3, bonus="none", **options):
    """Turn 9: every seat has three captured targets and an open one that its hunter can capture."""
    cards = {number: target(EASY) for number in range(4 * seats)}
    cards |= {4 * seat + 3: target(EASY, bonus=bonus) for seat in range(seats)}
    cards |= {44 + seat: hunter(EASY) for seat in range(seats)}
    table = Table(seats=seats, cards=cards, **options)
    for seat in range(seats):
        for number in range(3):
            table.captured(seat, 4 * seat + number)
        table.open(seat, 4 * seat + 3)
    table.turn(9)
    return table


def fourth_capture(table, *seats):
    """A turn in which these seats capture their fourth target; everybody else sells."""
    table.reveal({seat: 44 + seat for seat in seats})
    for seat in seats:
        table.play(seat, f"play {44 + seat} @{4 * seat + 3}")
    table.finish()


def gains(table, seat):
    return table.s.credits[seat], len(table.me(seat)["contracts"])


@pytest.mark.rule("BH-80")
def test_the_first_fourth_capture_triggers_the_end():
    table = three_captures_each()
    table.turn(8)
    fourth_capture(table)
    assert (table.view(0)["turn"], table.view(0)["trigger_turn"]) == (9, None)
    fourth_capture(table, 1)
    assert table.view(0)["trigger_turn"] == 9


@pytest.mark.rule("BH-80")
def test_six_captures_of_two_players_do_not_trigger_the_end():
    table = three_captures_each(seats=2)
    fourth_capture(table)
    assert sum(table.me(seat)["captures"] for seat in range(2)) == 6
    assert table.view(None)["trigger_turn"] is None


@pytest.mark.rule("BH-81")
def test_the_fourth_capture_gives_a_credit_and_a_contract_at_once():
    table = three_captures_each()
    table.contracts(0, 107, 108)
    table.reveal({0: 44})
    top = table.deck_cards("contract")[0]
    assert gains(table, 0) == (0, 2)
    table.play(0, "play 44 @3")
    assert gains(table, 0) == (1, 3)
    assert top in [contract["card"] for contract in table.me(0)["contracts"]]


@pytest.mark.rule("BH-81")
def test_the_third_capture_gives_nothing():
    table = Table(seats=2, cards={0: target(EASY), 1: target(EASY), 2: target(EASY), 44: hunter(EASY)})
    table.captured(0, 0)
    table.captured(0, 1)
    table.open(0, 2)
    table.reveal({0: 44})
    table.play(0, "play 44 @2")
    assert gains(table, 0) == (0, 0)


@pytest.mark.rule("BH-82")
def test_all_who_capture_a_fourth_target_in_the_trigger_turn_get_both_bonuses_and_nobody_later():
    table = three_captures_each(seats=3)
    fourth_capture(table, 0, 1)
    assert [gains(table, seat) for seat in range(2)] == [(1, 1), (1, 1)]
    credits_before = table.s.credits[2]
    assert table.view(2)["turn"] == 10
    fourth_capture(table, 2)
    assert table.me(2)["captures"] == 4
    assert gains(table, 2) == (credits_before, 0)


@pytest.mark.rule("BH-83")
@pytest.mark.parametrize(("bonus", "gained"), [("none", (1, 1)), ("credit", (2, 1)), ("contract", (1, 2))])
def test_the_bonus_comes_on_top_of_the_icon_of_the_target(bonus, gained):
    table = three_captures_each(bonus=bonus)
    table.reveal({0: 44})
    table.play(0, "play 44 @3")
    assert gains(table, 0) == gained


@pytest.mark.rule("BH-84")
def test_the_turn_is_completed_and_exactly_two_more_are_played():
    table = three_captures_each()
    fourth_capture(table, 0)
    turns = []
    while not table.match.over:
        view = table.view(None)
        turns.append((view["turn"], view["last_turn"], view["is_last_turn"]))
        table.take_turn()
    assert turns == [(10, 11, False), (11, 11, True)]
    assert table.match.result["pad"][0]["targets"] == 4 * 5


@pytest.mark.rule("BH-84")
def test_the_others_finish_the_turn_of_the_trigger():
    table = three_captures_each()
    table.reveal({0: 44})
    table.play(0, "play 44 @3", "finish")
    assert table.match.actors() == (1, 2)
    table.finish(1, 2)
    assert [table.s.credits[seat] for seat in (1, 2)] == [1, 1]


@pytest.mark.rule("BH-85")
def test_a_fourth_capture_in_the_last_turn_changes_nothing():
    table = three_captures_each()
    fourth_capture(table, 0)
    table.take_turn()
    before = table.s.credits[1]
    fourth_capture(table, 1)
    assert table.match.over
    assert (table.s.turn, table.s.trigger_turn) == (11, 9)
    assert gains(table, 1) == (before, 0)


@pytest.mark.rule("BH-85")
def test_a_fifth_capture_in_the_trigger_turn_gives_no_second_bonus():
    cards = {number: target(EASY) for number in range(5)} | {44: hunter(EASY), 151: droid(EASY, cost=1)}
    table = Table(seats=2, cards=cards)
    for number in range(3):
        table.captured(0, number)
    table.open(0, 3)
    table.open(0, 4)
    table.credits(0, 1)
    table.reserved(0, 151)
    table.reveal({0: 44})
    table.play(0, "play 44 @3")
    assert gains(table, 0) == (2, 1)
    table.play(0, "activate 151 @4")
    assert table.me(0)["captures"] == 5
    assert gains(table, 0) == (1, 1)


@pytest.mark.rule("BH-85")
def test_a_fifth_capture_in_a_later_turn_gives_no_second_bonus():
    table = Table(seats=2, cards={4: target(EASY), 44: hunter(EASY)})
    for number in range(4):
        table.captured(0, number)
    table.open(0, 4)
    table.trigger(9)
    table.turn(10)
    table.reveal({0: 44})
    table.play(0, "play 44 @4")
    assert table.me(0)["captures"] == 5
    assert gains(table, 0) == (0, 0)
    table.finish()
    assert table.view(None)["last_turn"] == 11
