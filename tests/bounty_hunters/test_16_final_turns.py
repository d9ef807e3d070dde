"""Section 16: the final turns."""

import pytest

from bounty_hunters.kit import Table, crate, droid, hunter, same_target, target

EASY = (1, 0, 0)


@pytest.mark.rule("BH-86")
def test_a_credit_icon_captured_in_the_very_last_turn_decides_a_tie():
    cards = {0: target(EASY, points=9, bonus="credit"), 1: target(EASY, points=9), 44: hunter(EASY), 45: hunter(EASY)}
    table = Table(seats=2, cards=cards)
    table.open(0, 0)
    table.open(1, 1)
    table.last_turn()
    table.reveal({0: 44, 1: 45})
    table.play(0, "play 44 @0", "finish")
    table.play(1, "play 45 @1", "finish")
    result = table.match.result
    assert result["scores"] == [9, 9]
    assert [row["credits"] for row in result["pad"]] == [1, 0]
    assert (result["winners"], result["tie_break"]) == ([0], "credits")


@pytest.mark.rule("BH-86")
@pytest.mark.parametrize("turn", [9, 10, 11])
def test_all_normal_rules_hold_from_the_trigger_to_the_end(turn):
    """Draw, play, capture with a contract icon, activate, capture, sell: from the turn of the trigger on."""
    cards = {0: target(EASY, bonus="contract"), 1: target(EASY), 44: hunter(EASY), 151: droid(EASY, cost=2)}
    table = Table(seats=2, cards=cards)
    table.trigger(9)
    table.turn(turn)
    table.open(0, 0)
    table.open(0, 1)
    table.credits(0, 2)
    table.reserved(0, 151)
    table.give(0, 44, 60, 61, 62)
    table.play(0, "draw target")
    table.play(1, "draw market")
    assert [len(table.hand(seat)) for seat in range(2)] == [5, 5]
    table.play(0, "choose 44")
    table.play(1, table.legal(1)[0])
    table.play(0, "play 44 @0", "activate 151 @1")
    assert (table.me(0)["captures"], len(table.me(0)["contracts"]), table.s.credits[0]) == (2, 1, 0)
    table.finish()
    assert table.s.credits[1] == 1
    assert table.match.over == (turn == 11)


def fastest_game():
    """Every target falls to any one hunter; seat 0 plays a target and a hunter in turn, seat 1 only sells."""
    cards = {number: target(EASY) for number in range(44)} | {number: hunter(EASY) for number in range(44, 107)}
    table = Table(seats=2, cards=cards)
    while not table.match.over:
        deck, least, most = ("target", 0, 43) if table.s.turn % 2 else ("hunter", 44, 106)
        table.play(0, f"draw {deck}")
        table.play(1, "draw hunter")
        card = next(card for card in table.hand(0) if least <= card <= most)
        table.play(0, f"choose {card}")
        table.play(1, table.legal(1)[0])
        table.play(0, next(action for action in table.legal(0) if action.startswith("play")))
        table.finish()
    return table


@pytest.mark.rule("BH-87")
def test_the_fastest_game_is_triggered_in_turn_8_and_ends_with_turn_10():
    table = fastest_game()
    assert (table.s.trigger_turn, table.s.turn) == (8, 10)
    assert table.me(0)["captures"] == 5


@pytest.mark.rule("BH-87")
def test_after_the_last_turn_nobody_may_do_anything():
    table = Table(seats=2)
    table.reserved(0, 151)
    table.credits(0, 9)
    table.score()
    assert table.match.actors() == ()
    assert [table.legal(seat) for seat in range(2)] == [[], []]
    for action in ("draw target", "activate 151", f"sell {table.hand(0)[0]}", "finish"):
        assert table.refused(0, action) == "BH-87"


@pytest.mark.rule("BH-87")
def test_cards_in_hand_reserved_cards_and_open_targets_are_worth_nothing():
    cards = {0: target(EASY, points=16), 1: target((9, 9, 9), points=12, character="omega")}
    cards |= {45: hunter(EASY, penalty=3), 107: same_target("omega"), 180: crate(points=5, icons=3)}
    table = Table(seats=2, cards=cards)
    table.open(0, 1, 45)
    table.reserved(0, 180)
    table.give(0, 44, 0, 107, 46)
    table.last_turn()
    table.reveal({0: 44})
    table.finish()
    assert {0, 107} <= set(table.hand(1))  # step 3 is carried out: the hand went on to the other seat
    assert table.match.result["scores"] == [0, 0]
