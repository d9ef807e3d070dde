"""Section 7: selling."""

import pytest

from bounty_hunters.kit import Table, hunter, target


@pytest.mark.rule("BH-33")
def test_a_sale_gives_one_credit_and_the_card_reaches_its_own_discard_pile():
    table = Table(seats=2, cards={0: target((9, 9, 9), points=16), 44: hunter((1, 0, 0), penalty=0)})
    table.reveal({0: 0, 1: 44})
    table.play(0, "sell 0")
    table.play(1, "sell 44")
    assert [table.s.credits[seat] for seat in (0, 1)] == [1, 1]
    table.finish()
    assert table.pile("target") == [0]
    assert table.pile("hunter") == [44]


@pytest.mark.rule("BH-34")
@pytest.mark.parametrize("card", [3, 50, 110, 160, 190])
def test_every_kind_of_card_can_be_sold(card):
    table = Table(seats=2)
    table.reveal({0: card})
    table.play(0, f"sell {card}")
    assert table.s.credits[0] == 1


@pytest.mark.rule("BH-35")
def test_credits_are_not_points():
    table = Table(seats=2)
    table.credits(0, 7)
    assert table.pad(0)["total"] == 0
