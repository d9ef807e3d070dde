"""Section 5.1: draw 2 cards."""

import pytest

from way_of_the_mandalorian.kit import Table


def drawing_table(**options):
    """Seat 0 holds five cards and may draw; the market is 10 to 13, the next cards of the deck are 20 to 25."""
    table = Table(**options)
    table.hand(0, 0, 1, 2, 3, 4)
    table.market(10, 11, 12, 13)
    table.deck(20, 21, 22, 23, 24, 25)
    return table


@pytest.mark.rule("WM-31")
def test_one_card_of_the_market_and_one_of_the_deck():
    table = drawing_table()
    table.play(0, "draw", "take 11", "deck")
    assert table.cards(0) == [0, 1, 2, 3, 4, 11, 20]
    assert table.in_market() == [10, -1, 12, 13]
    assert table.deck_cards() == [21, 22, 23, 24, 25]
    assert (table.phase, table.s.actions) == ("main", 1)


@pytest.mark.rule("WM-31")
@pytest.mark.parametrize(
    ("picks", "drawn", "market", "deck"),
    [
        (("take 10", "take 13"), [10, 13], [-1, 11, 12, -1], 6),
        (("deck", "take 12"), [12, 20], [10, 11, -1, 13], 5),
        (("deck", "deck"), [20, 21], [10, 11, 12, 13], 4),
    ],
)
def test_two_cards_in_total_from_either_place(picks, drawn, market, deck):
    table = drawing_table()
    table.play(0, "draw", *picks)
    assert table.cards(0) == [0, 1, 2, 3, 4, *drawn]
    assert (table.in_market(), table.s.deck_size) == (market, deck)


@pytest.mark.rule("WM-31")
def test_exactly_two_cards_are_taken():
    table = drawing_table()
    assert table.refused(0, "deck") == table.refused(0, "take 10") == "WM-31"
    table.play(0, "draw")
    assert table.legal(0) == ["deck", "take 10", "take 11", "take 12", "take 13"]
    assert table.refused(0, "end") == table.refused(0, "job") == "WM-A11"
    table.play(0, "take 10")
    assert table.legal(0) == ["deck", "take 11", "take 12", "take 13"]
    assert table.refused(0, "end") == table.refused(0, "draw") == "WM-A11"
    table.play(0, "deck")
    assert table.refused(0, "deck") == table.refused(0, "take 11") == "WM-31"
    assert len(table.cards(0)) == 7


@pytest.mark.rule("WM-31")
def test_only_the_market_and_the_top_of_the_deck_can_be_taken():
    table = drawing_table()
    table.hand(1, 5)
    table.play(0, "draw")
    for card in (20, 25, 0, 5, table.pile()[0]):  # on the deck, in it, in the own hand, in another, discarded
        assert table.refused(0, f"take {card}") == "WM-31"


@pytest.mark.rule("WM-32")
def test_the_market_is_refilled_only_at_the_end_of_the_turn():
    table = drawing_table()
    table.play(0, "draw", "take 10", "take 11")
    assert table.in_market() == [-1, -1, 12, 13]
    table.play(0, "draw", "take 12", "take 13")
    assert table.in_market() == [-1, -1, -1, -1]
    assert table.view(1)["market"] == [None] * 4
    table.play(0, "end")
    for card in (0, 1, 2, 3):
        assert table.in_market() == [-1, -1, -1, -1]
        table.play(0, f"discard {card}")
    assert table.in_market() == [20, 21, 22, 23]
    assert table.match.actors() == (1,)


@pytest.mark.rule("WM-33")
def test_an_empty_deck_is_made_anew_from_the_discard_pile():
    table = Table(seats=4)
    table.market(10, 11, 12, 13)
    table.split(deck=1, discard=15)
    last, pile, held = table.deck_cards()[0], table.pile(), table.cards(0)
    table.play(0, "draw", "deck")
    assert table.cards(0) == sorted([*held, last])
    assert (table.s.deck_size, table.pile()) == (0, pile)  # only when the next card is needed
    table.play(0, "deck")
    new = set(table.cards(0)) - {*held, last}
    assert len(new) == 1
    assert new <= set(pile)
    assert (table.s.deck_size, table.pile()) == (14, [])
    assert sorted([*table.deck_cards(), *new]) == pile


@pytest.mark.rule("WM-33")
def test_the_new_deck_is_shuffled():
    orders = []
    for seed in range(5):
        table = drawing_table(seed=seed)
        table.hand(1, 5, 6, 7, 8, 9)
        table.deck()
        assert table.pile() == list(range(14, 56))
        table.play(0, "draw", "deck")
        orders.append(tuple(table.deck_cards()))
    assert len(set(orders)) == 5
    assert all(list(order) not in (sorted(order), sorted(order)[::-1]) for order in orders)


@pytest.mark.rule("WM-33")
def test_sold_cards_come_back():
    table = drawing_table()
    table.deck()
    table.split(deck=0, discard=0)
    table.play(0, "sell 0", "sell 3", "close", "draw", "deck", "deck")
    assert table.cards(0) == [0, 1, 2, 3, 4]
    assert (table.s.deck_size, table.pile()) == (0, [])
