"""Section 6: step 3, pass your hand."""

import pytest

from bounty_hunters.kit import Table


def sell_the_drawn_card(table):
    """One turn in which everybody draws a hunter and sells it, so that what is passed is what was held."""
    table.draw("hunter")
    table.choose(*(table.s.fresh[seat] for seat in range(table.seats)))
    table.finish()


def hands(table):
    return [table.me(seat)["hand"]["cards"] for seat in range(table.seats)]


@pytest.mark.rule("BH-30")
def test_each_hand_goes_to_the_left_neighbour():
    table = Table(seats=3)
    h0, h1, h2 = hands(table)
    sell_the_drawn_card(table)
    assert hands(table) == [h2, h0, h1]


@pytest.mark.rule("BH-30")
def test_the_direction_never_changes():
    table = Table(seats=4)
    h0, h1, h2, h3 = hands(table)
    seen = []
    for _ in range(4):
        sell_the_drawn_card(table)
        seen.append(hands(table))
    assert seen == [[h3, h0, h1, h2], [h2, h3, h0, h1], [h1, h2, h3, h0], [h0, h1, h2, h3]]


@pytest.mark.rule("BH-30")
def test_the_card_that_was_chosen_is_not_passed_but_the_one_drawn_is():
    table = Table(seats=3)
    table.draw("market")
    held = hands(table)
    drawn = [table.s.fresh[seat] for seat in range(3)]
    table.choose(*(cards[0] for cards in held))
    table.finish()
    assert hands(table) == [held[2][1:], held[0][1:], held[1][1:]]
    assert [drawn[seat] in cards for seat, cards in zip((2, 0, 1), hands(table), strict=True)] == [True] * 3


@pytest.mark.rule("BH-31")
def test_all_hands_change_owner_in_one_moment():
    table = Table(seats=3)
    h0, h1, h2 = hands(table)
    table.draw("hunter")
    table.choose(*(table.s.fresh[seat] for seat in range(3)))
    for seat in (1, 0):
        table.finish(seat)
        assert hands(table) == [h0, h1, h2]
        assert "passed" not in table.told(seat)
    table.finish(2)
    assert hands(table) == [h2, h0, h1]


@pytest.mark.rule("BH-31")
def test_nobody_looks_at_the_incoming_hand_before():
    one, other = Table(seats=3), Table(seats=3)
    for table, held in ((one, (5, 60, 115, 160)), (other, (6, 61, 116, 161))):
        table.give(0, *held)
        table.give(1, 10, 70, 120, 170)
        table.give(2, 11, 71, 121, 171)
        table.deck("hunter", [50, 51, 52])
        table.draw("hunter")
        table.choose(50, 51, 52)
        table.finish(0, 1)
    assert one.bytes_for(1) == other.bytes_for(1)
    for table in (one, other):
        table.finish(2)
    assert one.me(1)["hand"]["cards"] == [5, 60, 115, 160]
    assert other.me(1)["hand"]["cards"] == [6, 61, 116, 161]


@pytest.mark.rule("BH-32")
def test_two_players_exchange_their_hands_and_the_next_pass_brings_them_back():
    table = Table(seats=2)
    h0, h1 = hands(table)
    sell_the_drawn_card(table)
    assert hands(table) == [h1, h0]
    sell_the_drawn_card(table)
    assert hands(table) == [h0, h1]
