"""Section 7: selling."""

import pytest

from bounty_hunters.kit import Table, crate, hunter, target

ONE_OF_EACH_KIND = (3, 50, 110, 160, 190)


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
    assert table.pile("contract") == table.pile("market") == []


@pytest.mark.rule("BH-33")
def test_the_sold_card_lies_face_up_for_everybody_on_top_of_its_pile():
    table = Table(seats=3)
    table.discard("target", [7, 8])
    table.reveal({0: 0, 1: 44, 2: 45})
    table.finish()
    for viewer in (0, 1, 2, None):
        piles = {deck["deck"]: deck["discard"] for deck in table.view(viewer)["decks"]}
        assert piles == {"target": [7, 8, 0], "hunter": [44, 45], "contract": [], "market": []}


@pytest.mark.rule("BH-33")
def test_only_the_chosen_card_is_given_away():
    table = Table(seats=2)
    table.open(0, 1, 46)
    table.reserved(0, 160)
    table.reveal({0: 44})
    before = table.me(0)
    table.play(0, "sell 44")
    after = table.me(0)
    for place in ("hand", "open", "orphans", "captured", "contracts", "reserved", "active"):
        assert after[place] == before[place]


@pytest.mark.rule("BH-34")
@pytest.mark.parametrize("card", ONE_OF_EACH_KIND)
def test_every_kind_of_card_can_be_sold(card):
    table = Table(seats=2)
    table.reveal({0: card})
    table.play(0, f"sell {card}")
    assert table.s.credits[0] == 1


@pytest.mark.rule("BH-34")
def test_five_sales_one_of_each_kind_give_five_credits():
    table = Table(seats=2)
    for card, other in zip(ONE_OF_EACH_KIND, (60, 61, 62, 63, 64), strict=True):
        table.reveal({0: card, 1: other})
        table.play(0, f"sell {card}")
        table.play(1, f"play {other}")
        table.finish()
    assert table.me(0)["credits"] == 5
    assert (table.pile("target"), table.pile("hunter"), table.pile("contract")) == ([3], [50], [110])
    assert table.pile("market") == [160, 190]


@pytest.mark.rule("BH-35")
def test_credits_are_not_points():
    table = Table(seats=2)
    table.credits(0, 7)
    assert table.pad(0)["total"] == 0
    assert table.pad(0)["credits"] == 7


@pytest.mark.rule("BH-35")
def test_credits_break_a_tie_at_the_very_end():
    table = Table(seats=2, max_turns=1)
    table.credits(1, 7)
    table.take_turn()
    assert table.match.result["scores"] == [0, 0]
    assert table.match.result["winners"] == [1]
    assert table.match.result["tie_break"] == "credits"


@pytest.mark.rule("BH-35")
def test_credits_activate_jawa_market_cards():
    table = Table(seats=2, cards={180: crate(points=4, icons=1, cost=7)})
    table.credits(0, 7)
    table.reveal({0: 180})
    table.play(0, "play 180")
    assert (table.me(0)["active"], table.me(0)["credits"]) == ([180], 0)
