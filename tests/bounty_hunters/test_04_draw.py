"""Section 4: step 1, draw a card."""

import pytest

from bounty_hunters.kit import Table


def sizes(table):
    return [deck["cards"] for deck in table.view(None)["decks"]]


@pytest.mark.rule("BH-22")
@pytest.mark.parametrize(
    ("deck", "left"),
    [
        ("target", [41, 61, 42, 41]),
        ("hunter", [42, 60, 42, 41]),
        ("contract", [42, 61, 41, 41]),
        ("market", [42, 61, 42, 40]),
    ],
)
def test_the_top_card_of_the_named_deck_becomes_the_fifth_of_the_hand(deck, left):
    table = Table(seats=2)
    held, top = table.hand(0), table.deck_cards(deck)[0]
    table.draw(deck, "market")
    assert table.me(0)["hand"]["cards"] == sorted([*held, top])
    assert table.me(0)["fresh"] == top
    assert sizes(table) == left


@pytest.mark.rule("BH-22")
def test_exactly_one_card_is_drawn():
    table = Table(seats=2)
    table.play(0, "draw hunter")
    assert table.legal(0) == []
    assert table.refused(0, "draw hunter") == "BH-20"
    assert table.refused(0, "draw target") == "BH-20"
    table.play(1, "draw market")
    assert table.refused(0, "draw hunter") == "BH-20"
    assert [len(table.hand(seat)) for seat in (0, 1)] == [5, 5]


@pytest.mark.rule("BH-23")
def test_several_players_may_take_the_same_deck():
    table = Table(seats=4, guild_master=2)
    top = table.deck_cards("target")[:4]
    table.draw("target")
    assert sizes(table) == [36, 59, 40, 40]
    assert [table.s.fresh[seat] for seat in (2, 3, 0, 1)] == top  # served from the Guild Master on (BH-S03)


@pytest.mark.rule("BH-23")
def test_every_deck_is_free_in_every_turn():
    table = Table(seats=2)
    for left in (59, 57, 55):
        assert table.legal(0) == ["draw target", "draw hunter", "draw contract", "draw market"]
        table.draw("hunter")
        assert table.view(None)["decks"][1]["cards"] == left
        table.choose(table.hand(0)[0], table.hand(1)[0])
        table.finish()


@pytest.mark.rule("BH-24")
def test_nobody_can_go_without_drawing():
    table = Table(seats=2)
    assert table.legal(0) == ["draw target", "draw hunter", "draw contract", "draw market"]
    assert table.refused(0, "finish") == "BH-20"
    assert table.refused(0, f"choose {table.hand(0)[0]}") == "BH-20"
    assert table.refused(0, "skip") == "notation"
    assert table.refused(0, "draw") == "notation"


@pytest.mark.rule("BH-24")
def test_drawing_is_not_optional_while_a_single_deck_can_supply_a_card():
    table = Table(seats=2)
    for name in ("target", "hunter", "contract"):
        table.deck(name, [])
    table.deck("market", [160, 161])
    assert table.legal(0) == ["draw market"]
    assert table.refused(0, "draw hunter") == "BH-S03"
    assert table.refused(0, "finish") == "BH-20"
    table.draw("market")
    assert [table.s.fresh[seat] for seat in (0, 1)] == [160, 161]


@pytest.mark.rule("BH-24")
def test_a_discard_pile_is_never_drawn_from_directly():
    table = Table(seats=2)
    table.deck("hunter", [50, 51, 52])
    table.discard("hunter", [60, 61])
    table.draw("hunter")
    assert [table.s.fresh[seat] for seat in (0, 1)] == [50, 51]
    assert table.deck_cards("hunter") == [52]
    assert table.pile("hunter") == [60, 61]
    assert table.refused(0, "draw discard") == "notation"
