"""Section 2: setup."""

import pytest

import cantina
from bounty_hunters.kit import Table

DECKS = ("target", "hunter", "contract", "market")


def deck_orders(**options):
    table = Table(seats=2, **options)
    return {name: table.deck_cards(name) for name in DECKS}


@pytest.mark.rule("BH-13")
def test_a_new_game_has_four_decks_and_four_empty_discard_piles():
    for seat in (0, 1, None):
        decks = Table(seats=2).view(seat)["decks"]
        assert [deck["deck"] for deck in decks] == list(DECKS)
        assert [deck["discard"] for deck in decks] == [[], [], [], []]
        assert all(deck["cards"] > 0 and not deck["closed"] for deck in decks)


@pytest.mark.rule("BH-14")
def test_the_same_seed_gives_the_same_four_orders_and_another_seed_others():
    orders = deck_orders(seed=7)
    assert deck_orders(seed=7) == orders
    other = deck_orders(seed=8)
    assert all(other[name] != orders[name] for name in DECKS)
    assert all(sorted(orders[name]) not in (orders[name], orders[name][::-1]) for name in DECKS)


@pytest.mark.rule("BH-14")
def test_the_shuffle_of_a_deck_does_not_depend_on_the_others():
    whole, introductory = deck_orders(seed=7), deck_orders(seed=7, mode="introductory")
    assert introductory["contract"] == []
    assert len(introductory["target"]) < len(whole["target"])
    assert introductory["market"] == whole["market"]
    assert introductory["hunter"] == whole["hunter"][2:]  # two players were dealt one hunter more each


@pytest.mark.rule("BH-14")
def test_two_decks_of_equal_size_are_not_shuffled_alike():
    orders = deck_orders(seed=7)
    assert [card - 107 for card in orders["contract"]] != orders["target"]
    assert [card - 151 for card in orders["market"]] != orders["target"]


@pytest.mark.rule("BH-14")
def test_decks_lie_face_down():
    table, other = Table(seats=2, seed=7), Table(seats=2, seed=7)
    for name in DECKS:
        other.deck(name, other.deck_cards(name)[::-1])
        assert other.deck_cards(name) != table.deck_cards(name)
    for seat in (0, 1, None):
        assert other.bytes_for(seat) == table.bytes_for(seat)


@pytest.mark.rule("BH-15")
@pytest.mark.parametrize("seats", [2, 6])
def test_nobody_starts_with_credits_and_all_of_them_lie_in_the_bank(seats):
    table = Table(seats=seats, credit_supply=42)
    assert [player["credits"] for player in table.view(None)["players"]] == [0] * seats
    assert table.view(None)["bank"] == 42


@pytest.mark.rule("BH-16")
def test_the_guild_master_is_the_seat_the_host_names_and_stays_so():
    table = Table(seats=4, guild_master=2)
    assert [table.view(seat)["guild_master"] for seat in (*range(4), None)] == [2] * 5
    table.take_turn()
    assert table.s.turn == 2
    assert table.view(0)["guild_master"] == 2


@pytest.mark.rule("BH-16")
def test_without_a_host_any_seat_may_become_guild_master_and_the_seed_decides():
    named = [Table(seats=3, seed=seed, guild_master=None).view(0)["guild_master"] for seed in range(30)]
    assert set(named) == {0, 1, 2}
    assert Table(seats=3, seed=5, guild_master=None).view(0)["guild_master"] == named[5]


@pytest.mark.rule("BH-16")
def test_somebody_who_is_not_at_the_table_cannot_be_guild_master():
    with pytest.raises(cantina.BadOption):
        Table(seats=3, guild_master=3)


@pytest.mark.rule("BH-17")
@pytest.mark.parametrize(
    ("seats", "left"),
    [
        (2, [42, 61, 42, 42]),
        (3, [41, 60, 41, 41]),
        (4, [40, 59, 40, 40]),
        (5, [39, 58, 39, 39]),
        (6, [38, 57, 38, 38]),
    ],
)
def test_each_player_is_dealt_one_card_from_each_deck(seats, left):
    table = Table(seats=seats)
    assert [deck["cards"] for deck in table.view(None)["decks"]] == left
    for seat in range(seats):
        held = table.me(seat)["hand"]
        assert held["count"] == 4
        assert [table.deck_of(card) for card in held["cards"]] == [0, 1, 2, 3]


@pytest.mark.rule("BH-18")
def test_a_hand_shows_to_its_owner_alone():
    table = Table(seats=3)
    for viewer in (0, 1, 2, None):
        for player in table.view(viewer)["players"]:
            known = table.hand(player["seat"]) if player["seat"] == viewer else []
            assert player["hand"]["cards"] == known


@pytest.mark.rule("BH-18")
def test_nothing_anybody_else_is_told_depends_on_a_hand():
    first, second = Table(seats=3), Table(seats=3)
    for table, held in ((first, (5, 60, 115, 160)), (second, (6, 61, 116, 161))):
        table.give(0, 10, 70, 120, 170)
        table.give(1, *held)
        table.give(2, 11, 71, 121, 171)
    for seat in (0, 2, None):
        assert first.bytes_for(seat) == second.bytes_for(seat)
    assert first.bytes_for(1) != second.bytes_for(1)
