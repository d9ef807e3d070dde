"""Section 2: setup."""

from collections import Counter

import pytest

from cantina.engine.chance import shuffle
from cantina.engine.compiled import interpreted
from cantina.engine.loops import seed_words
from cantina.engine.record import Checked, blank
from cantina.engine.seeds import seed_bytes
from cantina.games.way_of_the_mandalorian.pack.cards import CARDS, CHARACTER_NAMES, FIRST_EVENT
from cantina.games.way_of_the_mandalorian.rules.piles import DECK_STREAM
from cantina.games.way_of_the_mandalorian.rules.state import State
from way_of_the_mandalorian.kit import GAME, Table, mission

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def level(number):
    """The level printed on a mission."""
    return GAME.content.cards[CARDS + number].level


def missions_of(table):
    """All missions in play, from the top: first those of the row, then the deck."""
    return table.in_row() + table.mission_deck()


def whole_deck(seed):
    """The 56 market cards as this seed shuffles them, the top card first."""
    state = blank(State)
    state["seed"] = seed_words([seed_bytes(seed)])
    s = Checked(state)
    for card in range(CARDS):
        s.deck[0, card] = card
    interpreted(shuffle)(s, DECK_STREAM, s.deck, 0, CARDS)
    return [s.deck[0, i] for i in range(CARDS)][::-1]


@pytest.mark.rule("WM-11")
@SEATS
def test_all_players_share_one_row_one_market_one_deck_and_one_discard_pile(seats):
    table = Table(seats=seats)
    table.hand(0, 0, 1, 2, 3)
    table.market(4, 5, 6, 7)
    table.play(0, "draw", "take 4", "take 6", "sell 0", "close")
    for viewer in (*range(seats), None):
        seen = table.view(viewer)
        assert seen["row"] == table.in_row()
        assert seen["market"] == [None, 5, None, 7]
        assert (seen["deck"], seen["mission_deck"]) == (table.s.deck_size, table.s.mission_deck_size)
        assert seen["discard"] == [0]
        assert not {"row", "market", "deck", "discard"} & set(seen["players"][0])
    table.end_turn()
    table.play(1, "draw")
    assert table.legal(1) == ["deck", *(f"take {card}" for card in table.in_market())]


@pytest.mark.rule("WM-12")
@pytest.mark.parametrize(
    ("seats", "by_level"),
    [(2, {1: 8, 2: 4, 3: 4, 4: 1}), (3, {1: 12, 2: 6, 3: 6, 4: 1}), (4, {1: 16, 2: 8, 3: 8, 4: 1})],
)
def test_so_many_missions_of_each_level_take_part(seats, by_level):
    for seed in range(10):
        taking_part = missions_of(Table(seats=seats, seed=seed))
        assert Counter(level(number) for number in taking_part) == by_level
        assert len(set(taking_part)) == len(taking_part) == {2: 17, 3: 25, 4: 33}[seats]


@pytest.mark.rule("WM-12")
def test_which_missions_take_part_is_random():
    games = [set(missions_of(Table(seed=seed))) for seed in range(60)]
    assert set.union(*games) == set(range(45))
    assert set.intersection(*games) == {44}


@pytest.mark.rule("WM-13")
@pytest.mark.parametrize(("seats", "counts"), [(2, (8, 4, 4, 1)), (3, (12, 6, 6, 1)), (4, (16, 8, 8, 1))])
def test_the_mission_deck_is_stacked_by_level_with_level_4_at_the_bottom(seats, counts):
    for seed in range(10):
        stacked = missions_of(Table(seats=seats, seed=seed))
        assert [level(number) for number in stacked] == [n for n in (1, 2, 3, 4) for _ in range(counts[n - 1])]
        assert stacked[-1] == 44


@pytest.mark.rule("WM-13")
def test_each_level_is_shuffled_within_itself():
    for first, size in ((0, 8), (8, 4), (12, 4)):
        orders = [missions_of(Table(seed=seed))[first : first + size] for seed in range(10)]
        assert len({tuple(order) for order in orders}) > 5
        assert any(order not in (sorted(order), sorted(order)[::-1]) for order in orders)


@pytest.mark.rule("WM-13")
def test_the_mission_deck_lies_face_down():
    table, other = Table(seed=7), Table(seed=7)
    other.missions_left(*table.mission_deck()[::-1])
    assert other.mission_deck() != table.mission_deck()
    for seat in (0, 1, None):
        assert other.bytes_for(seat) == table.bytes_for(seat)


@pytest.mark.rule("WM-14")
@pytest.mark.parametrize(
    ("seats", "unused"), [(2, [12, 10, 6, 0]), (3, [8, 8, 4, 0]), (4, [4, 6, 2, 0])], ids=["28", "20", "12"]
)
def test_missions_not_drawn_stay_in_the_box(seats, unused):
    for seed in range(5):
        table = Table(seats=seats, seed=seed)
        box = set(range(45)) - set(missions_of(table))
        assert [sum(level(number) == n for number in box) for n in (1, 2, 3, 4)] == unused
        assert all(table.refused(0, f"attempt m{number}") == "WM-40" for number in box)


@pytest.mark.rule("WM-14")
def test_missions_of_the_box_never_come_into_the_row():
    mighty = dict.fromkeys(CHARACTER_NAMES, (20, 20, 20, 20))
    table = Table(boards=mighty, missions={number: mission((1, 0, 0, 0), reward=100) for number in range(45)})
    taking_part, seen = missions_of(table), set(table.in_row())
    while not table.match.over:
        table.answer(f"attempt m{next(number for number in table.in_row() if number != -1)}")
        table.pass_events()
        if not table.match.over:
            table.end_turn()
            seen |= set(table.in_row()) - {-1}
    assert seen == set(taking_part)


@pytest.mark.rule("WM-15")
@pytest.mark.parametrize(("seats", "left"), [(2, 11), (3, 19), (4, 27)])
def test_six_missions_of_level_1_lie_face_up_around_the_board(seats, left):
    table = Table(seats=seats)
    for viewer in (*range(seats), None):
        row = table.view(viewer)["row"]
        assert [level(number) for number in row] == [1] * 6
        assert len(set(row)) == 6
        assert table.view(viewer)["mission_deck"] == left
    assert len(table.mission_deck()) == left


@pytest.mark.rule("WM-16")
@SEATS
def test_the_market_deck_is_made_of_all_56_cards_and_the_discard_pile_is_empty(seats):
    order, table = whole_deck(3), Table(seats=seats, seed=3)
    assert sorted(order) == list(range(56))
    dealt = 4 + 5 * seats
    assert table.deck_cards() == order[dealt:]
    assert sorted(table.in_market() + [card for seat in range(seats) for card in table.cards(seat)]) == sorted(
        order[:dealt]
    )
    assert table.pile() == table.view(None)["discard"] == []


@pytest.mark.rule("WM-16")
def test_the_market_deck_is_shuffled():
    decks = [tuple(Table(seed=seed).deck_cards()) for seed in range(20)]
    assert len(set(decks)) == 20
    assert any(deck[0] < FIRST_EVENT for deck in decks)
    assert any(deck[0] >= FIRST_EVENT for deck in decks)
    assert all(list(deck) not in (sorted(deck), sorted(deck)[::-1]) for deck in decks)


@pytest.mark.rule("WM-17")
@pytest.mark.parametrize("first", [0, 2])
def test_the_market_is_the_top_four_cards_and_the_hands_follow(first):
    order = whole_deck(5)
    table = Table(seats=4, seed=5, first=first)
    assert table.in_market() == order[:4]
    for place in range(4):
        seat = (first + place) % 4
        assert table.cards(seat) == sorted(order[4 + 5 * place : 9 + 5 * place])
    assert table.deck_cards() == order[24:]


@pytest.mark.rule("WM-17")
def test_the_market_lies_face_up():
    table = Table(seats=3, seed=5)
    assert [table.view(viewer)["market"] for viewer in (0, 1, 2, None)] == [whole_deck(5)[:4]] * 4


@pytest.mark.rule("WM-18")
@SEATS
def test_each_player_has_a_board_800_credits_and_five_cards(seats):
    table = Table(seats=seats)
    for seat in range(seats):
        player = table.view(seat)["players"][seat]
        assert player["credits"] == 800
        assert (player["hand_count"], len(player["hand"])) == (5, 5)
        assert set(player["equipped"]) == {None}
        assert (player["slot_filled"], player["slot"]) == (False, None)
    assert len({player["character"] for player in table.view(None)["players"]}) == seats


@pytest.mark.rule("WM-19")
def test_all_payments_go_to_or_come_from_the_bank():
    mighty = dict.fromkeys(CHARACTER_NAMES, (20, 20, 20, 20))
    table = Table(seats=4, boards=mighty, missions={5: mission((1, 0, 0, 0), reward=500)})
    table.row(5)
    for seat in range(4):
        table.credits(seat, 500_000_000)  # far more than 82 tokens can show
    cheap = next(number for number in range(30) if GAME.content.cards[number].cost == 200)
    table.hand(0, cheap)
    table.play(0, f"equip {cheap}")
    assert table.money() == [499_999_800, *[500_000_000] * 3]
    table.play(0, "job")
    assert table.money() == [500_000_000] * 4
    table.play(0, "attempt m5")
    table.pass_events()
    table.play(0, "use none")
    assert table.money() == [500_000_500, *[500_000_000] * 3]


@pytest.mark.rule("WM-20")
@pytest.mark.parametrize(
    ("seats", "missions", "in_hands", "deck", "money"),
    [(2, 11, 10, 42, 1600), (3, 19, 15, 37, 2400), (4, 27, 20, 32, 3200)],
)
def test_the_position_after_setup(seats, missions, in_hands, deck, money):
    seen = Table(seats=seats).view(None)
    assert len([number for number in seen["row"] if number is not None]) == 6
    assert seen["mission_deck"] == missions
    assert len([card for card in seen["market"] if card is not None]) == 4
    assert sum(player["hand_count"] for player in seen["players"]) == in_hands
    assert seen["deck"] == deck
    assert len(seen["discard"]) == 0
    assert sum(player["credits"] for player in seen["players"]) == money
    assert (seen["phase"], seen["turn"], seen["actions"], seen["actor"]) == ("main", 1, 2, 0)
