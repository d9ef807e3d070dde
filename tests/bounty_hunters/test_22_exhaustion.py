"""Section 22: deck exhaustion."""

import pytest

from bounty_hunters.kit import Table


def all_take_targets(table):
    """One turn in which everybody draws a target and plays or reserves a card: nothing is sold."""
    for seat in range(table.seats):
        table.play(seat, "draw target")
    for seat in range(table.seats):
        table.play(seat, f"choose {table.hand(seat)[-1]}")
    for seat in range(table.seats):
        table.play(seat, next(action for action in table.legal(seat) if not action.startswith("sell")), "finish")


@pytest.mark.rule("BH-109")
def test_six_players_leave_171_cards_in_the_decks_enough_for_28_turns():
    table = Table(seats=6)
    left = sum(deck["cards"] for deck in table.view(None)["decks"])
    assert left == 171
    assert left // 6 == 28


@pytest.mark.rule("BH-109")
def test_if_all_six_always_take_targets_two_are_left_in_turn_7():
    table = Table(seats=6, cards={})
    left = []
    while table.s.turn < 7:
        left.append(len(table.deck_cards("target")))
        all_take_targets(table)
    assert left == [38, 32, 26, 20, 14, 8]
    top = table.deck_cards("target")
    assert (len(top), table.pile("target")) == (2, [])
    for seat in range(6):
        table.play(seat, "draw target")
    assert table.match.actors() == (2, 3, 4, 5)  # the Guild Master and seat 1 are served
    assert table.refused(2, "draw target") == "BH-S03"
    for seat in (2, 3, 4, 5):
        table.play(seat, "draw contract")
    assert [table.me(seat)["fresh"] for seat in (0, 1)] == top
    assert [len(table.hand(seat)) for seat in range(6)] == [5] * 6


@pytest.mark.rule("BH-109")
def test_an_empty_deck_is_refilled_from_its_own_discard_pile():
    table = Table(seats=2)
    table.deck("target", [])
    table.discard("target", [0, 1, 2, 3, 4])
    table.play(0, "draw target")
    table.play(1, "draw hunter")
    assert table.me(0)["fresh"] in {0, 1, 2, 3, 4}
    assert (len(table.deck_cards("target")), table.pile("target")) == (4, [])
