"""Section 8: end of turn."""

from itertools import count

import pytest

from way_of_the_mandalorian.kit import Table, easy_missions
from way_of_the_mandalorian.levels import level_of


def row_size(table):
    return sum(place != -1 for place in table.in_row())


# --- hand limit ----------------------------------------------------------------------------------------------------


def nine_cards():
    """Seat 0 held 0, 1, 2, 30, 31 and wears four cards, has drawn 3, 4, 32, 33 from the deck and ends the turn."""
    table = Table()
    table.hand(0, 0, 1, 2, 30, 31)
    table.board(0, 10, 11, 12, 13)
    table.deck(3, 4, 32, 33, *range(14, 25))
    table.play(0, "draw", "deck", "deck", "draw", "deck", "deck")
    assert table.cards(0) == [0, 1, 2, 3, 4, 30, 31, 32, 33]
    table.play(0, "end")
    return table


@pytest.mark.rule("WM-63")
def test_nine_cards_are_legal_in_the_turn_and_exactly_four_go_at_its_end():
    table = nine_cards()
    before = table.pile()
    for card in (33, 0, 4, 30):
        assert (table.phase, table.match.actors()) == ("limit", (0,))
        table.play(0, f"discard {card}")
    assert table.cards(0) == [1, 2, 3, 31, 32]
    assert sorted(set(table.pile()) - set(before)) == [0, 4, 30, 33]
    assert (table.phase, table.match.actors()) == ("main", (1,))
    assert table.on_board(0) == [10, 11, 12, 13]


@pytest.mark.rule("WM-63")
def test_the_player_chooses_among_all_hand_cards_and_must_choose_one():
    table = nine_cards()
    assert table.legal(0) == [f"discard {card}" for card in table.cards(0)]
    assert table.refused(0, "discard 10") == "WM-63"
    assert table.refused(0, "pass") == "WM-63"
    assert table.refused(0, "end") == "WM-63"


@pytest.mark.rule("WM-63")
def test_with_five_cards_and_a_full_board_nothing_is_discarded():
    table = Table()
    table.hand(0, 0, 1, 2, 30, 31)
    table.board(0, 10, 11, 12, 13)
    before = table.pile()
    table.play(0, "end")
    assert (table.phase, table.match.actors()) == ("main", (1,))
    assert table.pile() == before
    assert table.cards(0) == [0, 1, 2, 30, 31]


# --- market --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WM-64")
def test_a_market_of_one_gets_three_cards():
    table = Table()
    table.hand(0)
    table.market(0, 1, 2, 3)
    table.deck(20, 21, 22, 23, 24)
    table.play(0, "draw", "take 0", "take 1", "draw", "take 3", "deck")
    assert table.in_market() == [-1, -1, 2, -1]
    table.play(0, "end")
    assert table.in_market() == [21, 22, 2, 23]
    assert table.deck_cards() == [24]


@pytest.mark.rule("WM-64")
def test_a_market_of_four_gets_none():
    table = Table()
    table.market(0, 1, 2, 3)
    deck = table.deck_cards()
    table.play(0, "job", "end")
    assert table.in_market() == [0, 1, 2, 3]
    assert table.deck_cards() == deck


# --- missions ------------------------------------------------------------------------------------------------------


def easy_table(seats):
    """Every attempt succeeds, and nobody holds a card."""
    table = Table(seats=seats, missions=easy_missions())
    for seat in range(seats):
        table.hand(seat)
    return table


@pytest.mark.rule("WM-65")
def test_after_two_missions_the_row_gets_two():
    table = easy_table(2)
    coming = table.mission_deck()[:2]
    row = table.in_row()
    table.attempt(row[1])
    table.attempt(row[4])
    assert (row_size(table), len(table.mission_deck())) == (4, 11)
    table.play(0, "end")
    assert table.in_row() == [row[0], coming[0], row[2], row[3], coming[1], row[5]]
    assert len(table.mission_deck()) == 9


def first_appearances(seats, each_turn):
    """With how many completed missions each level comes into the row; so many are completed in a turn."""
    table, first = easy_table(seats), {}
    while len(first) < 3:
        for _ in range(each_turn):
            table.attempt(min(mission for mission in table.in_row() if mission != -1))
        table.play(table.match.actors()[0], "end")
        for level in {level_of(mission) + 1 for mission in table.in_row()} - {1}:
            first.setdefault(level, len(table.view(None)["completed"]))
    return [first[level] for level in (2, 3, 4)]


@pytest.mark.rule("WM-65")
@pytest.mark.parametrize(("seats", "numbers"), [(2, [3, 7, 11]), (3, [7, 13, 19]), (4, [11, 19, 27])])
def test_when_the_levels_appear(seats, numbers):
    assert first_appearances(seats, 1) == numbers
    assert first_appearances(seats, 2) == [number + number % 2 for number in numbers]


# --- next player, new deck -----------------------------------------------------------------------------------------


@pytest.mark.rule("WM-66")
def test_the_player_to_the_left_is_next():
    table, order = Table(seats=4, first=2), []
    for _ in range(6):
        order.append(table.match.actors()[0])
        table.answer("end")
    assert order == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("WM-67")
def test_the_refill_takes_the_last_card_then_shuffles_the_discards():
    table = Table(seats=4)
    table.market(0)
    table.split(1, 20)
    last, former = table.deck_cards(), set(table.pile())
    table.play(0, "end")
    assert table.in_market()[:2] == [0, *last]
    assert set(table.in_market()[2:]) | set(table.deck_cards()) == former
    assert (len(table.deck_cards()), table.pile()) == (18, [])


@pytest.mark.rule("WM-67")
def test_missions_take_no_part_in_the_new_deck():
    table = Table(seats=4, missions=easy_missions())
    table.hand(0)
    table.market(0)
    table.split(1, 20)
    former, missions = set(table.pile()), table.mission_deck()
    for mission in table.in_row()[:2]:
        table.attempt(mission)
    table.play(0, "end")
    assert set(table.in_market()[2:]) | set(table.deck_cards()) == former
    assert len(table.deck_cards()) == 18
    assert table.mission_deck() == missions[2:]


@pytest.mark.rule("WM-67")
def test_the_new_deck_is_shuffled():
    """The same discards from six seeds: other cards come into the market, and no deck is in the order of numbers."""
    came = set()
    for seed in range(6):
        table = Table(seed=seed)
        table.hand(0, *range(5))
        table.hand(1, *range(5, 10))
        table.market(10, 11, 12)
        table.deck()
        table.play(0, "end")
        came.add(table.in_market()[3])
        assert table.deck_cards() not in (sorted(table.deck_cards()), sorted(table.deck_cards())[::-1])
    assert len(came) > 1


@pytest.mark.rule("WM-64", "WM-65", "WM-66")
def test_each_turn_begins_with_a_full_market_and_a_full_row():
    table = Table(seats=3, missions=easy_missions())
    for turn in count(1):
        assert table.in_market().count(-1) == 0
        assert row_size(table) == 6
        seat = table.match.actors()[0]
        assert (seat, table.view(None)["turn"]) == ((turn - 1) % 3, turn)
        if turn == 9:
            break
        table.attempt(table.in_row()[turn % 6])
        table.play(seat, "draw", f"take {table.in_market()[0]}", f"take {table.in_market()[3]}")
        table.end_turn()
