"""Section 5.2: selling."""

import pytest

from way_of_the_mandalorian.kit import BOBA, DIN, Table, event, gear


@pytest.mark.rule("WM-34")
def test_one_sale_may_hold_cards_of_hand_and_board():
    table = Table(cards={card: gear(cost=200) for card in range(8)})
    table.hand(0, 0, 1, 2)
    table.board(0, 3, 4, 5, 6, 7)
    assert table.refused(0, "equip 2") == "WM-27"
    table.play(0, "sell 0", "sell 1", "sell 4", "close")
    assert (table.cards(0), table.on_board(0)) == ([2], [3, 5, 6, 7])
    assert (table.s.credits[0], table.s.actions) == (800 + 300, 1)
    table.play(0, "equip 2")  # the freed slot is usable at once
    assert table.view(0)["players"][0]["equipped"] == [3, 2, 5, 6, 7]


@pytest.mark.rule("WM-34")
@pytest.mark.parametrize(
    "sold", [("sell 0",), ("sell 40",), ("sell 3",), ("sell 0", "sell 1", "sell 40", "sell 3", "sell 4")]
)
def test_any_number_of_own_cards_of_any_kind(sold):
    table = Table(cards={0: gear(cost=200), 1: gear(), 3: gear(), 4: gear(), 40: event(cost=200)})
    table.hand(0, 0, 1, 40)
    table.board(0, 3, 4)
    table.play(0, *sold)
    if table.phase == "sale":
        table.play(0, "close")
    assert table.s.credits[0] == 800 + 100 * len(sold)
    assert len(table.cards(0)) + len(table.on_board(0)) == 5 - len(sold)


@pytest.mark.rule("WM-34")
def test_an_event_in_the_slot_of_boba_fett_is_one_of_his_cards():
    table = Table(characters=[BOBA, DIN], cards={40: event(cost=200)})
    table.slot(0, 40)
    table.play(0, "sell 40", "close")
    assert (table.s.credits[0], table.s.slot_filled[0], table.pile()) == (900, 0, [40])


@pytest.mark.rule("WM-34")
def test_only_own_cards_can_be_sold():
    table = Table()
    table.hand(0, 0, 1)
    table.hand(1, 5)
    table.board(1, 6)
    table.market(10, 11, 12, 13)
    for card in (5, 6, 10, table.deck_cards()[0]):
        assert table.refused(0, f"sell {card}") == "WM-34"
    table.play(0, "sell 0")
    for card in (0, 5, 6, 10):
        assert table.refused(0, f"sell {card}") == "WM-34"
    assert table.legal(0) == ["close", "sell 1"]


@pytest.mark.rule("WM-34")
def test_a_sale_takes_one_action_however_many_cards_it_holds():
    table = Table()
    table.hand(0, 0, 1, 2, 3)
    table.play(0, "sell 0", "sell 1", "sell 2")
    assert table.s.actions == 1
    assert table.refused(0, "draw") == table.refused(0, "end") == "WM-34"  # before the sale is closed
    table.play(0, "close", "sell 3")
    assert table.s.actions == 0


@pytest.mark.rule("WM-35")
def test_a_sale_pays_half_of_the_added_costs():
    table = Table(cards={0: gear(cost=200), 1: gear(cost=200), 2: gear(cost=400)})
    table.hand(0, 0, 1, 2)
    table.credits(0, 100)
    table.play(0, "sell 0", "sell 1", "sell 2")
    assert table.money() == [500, 800]


@pytest.mark.rule("WM-35")
def test_one_card_of_cost_200_gives_100():
    table = Table(cards={0: gear(cost=200)})
    table.hand(0, 0, 1)
    table.play(0, "sell 0", "close")
    assert table.s.credits[0] == 900


@pytest.mark.rule("WM-35")
def test_costs_are_added_first_and_halved_once():
    table = Table(cards={0: gear(cost=105), 1: gear(cost=105), 2: gear(cost=105)})
    table.hand(0, 0, 1, 2, 3)
    table.play(0, "sell 0", "sell 1")
    assert table.s.credits[0] == 800  # paid when the sale is closed
    table.play(0, "close")
    assert table.s.credits[0] == 905
    table.play(0, "sell 2", "close")  # a new sale begins at nothing
    assert table.s.credits[0] == 905 + 52


@pytest.mark.rule("WM-36")
def test_sold_cards_lie_on_the_discard_pile():
    table = Table()
    table.hand(0, 0, 1, 2, 3)
    table.play(0, "sell 0", "sell 2", "close")
    assert table.pile() == [0, 2]


@pytest.mark.rule("WM-36")
def test_after_the_example_the_discard_pile_is_three_cards_bigger():
    table = Table(cards={0: gear(cost=200), 1: gear(cost=200), 2: gear(cost=400)})
    table.deck(20, 21, 22, 23, 24)
    table.hand(0, 0, 1, 3)
    table.board(0, 2)
    before = table.pile()
    table.play(0, "sell 0", "sell 1", "sell 2", "close")
    assert table.pile() == sorted([*before, 0, 1, 2])
    assert len(table.pile()) == len(before) + 3
    assert table.view(1)["discard"] == table.pile()


@pytest.mark.rule("WM-36")
def test_sold_cards_return_when_the_pile_is_shuffled():
    table = Table()
    table.hand(0, 0, 1, 2, 3, 4)
    table.split(deck=0, discard=0)
    table.play(0, "sell 0", "sell 1", "sell 2", "close", "draw", "deck")
    assert table.pile() == []
    assert set(table.cards(0)) | set(table.deck_cards()) == {0, 1, 2, 3, 4}
