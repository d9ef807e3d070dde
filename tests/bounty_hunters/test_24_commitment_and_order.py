"""Section 24: what is committed, and the order of things in step 2 (BH-S08, BH-S09, BH-S12 to BH-S20)."""

import pytest

from bounty_hunters.kit import Table, crate, droid, hunter, target

EASY = {
    0: target((1, 0, 0), bonus="credit"),
    1: target((0, 1, 0), bonus="contract"),
    2: target((0, 0, 1)),
    44: hunter((1, 0, 0)),
    45: hunter((0, 1, 0)),
    46: hunter((0, 0, 1)),
    151: droid((1, 0, 0), cost=1),
    152: droid((0, 0, 1), cost=2),
    180: crate(cost=1),
}


def with_three_captures(table, seat=0):
    """Three captured targets, so that the next one is the fourth."""
    for number in (41, 42, 43):
        table.captured(seat, number)


# --- BH-S08, BH-S09: the commitment -----------------------------------------------------------------------------


@pytest.mark.rule("BH-S08")
def test_only_the_card_is_committed_and_what_is_done_with_it_is_decided_after_the_reveal():
    table = Table(seats=2, cards=EASY)
    table.open(0, 0)
    table.open(0, 2)
    table.credits(0, 1)
    table.choosing({0: [151, 50], 1: [60, 61]})
    assert table.legal(0) == ["choose 50", "choose 151"]
    table.choose(151, 60)
    assert table.me(0)["fate"] == "unresolved"
    assert table.legal(0) == ["sell 151", "reserve 151", "play 151 @0", "play 151 @2"]


@pytest.mark.rule("BH-S09")
def test_a_card_can_be_sold_or_played_only_after_all_have_laid_one_down():
    table = Table(seats=2)
    table.choosing({0: [44, 45], 1: [60, 61]})
    for action in ("sell 44", "play 44", "finish"):
        assert table.refused(0, action) == "BH-20"
    table.play(0, "choose 44")
    for action in ("sell 44", "play 44", "finish"):
        assert table.refused(0, action) == "BH-20"
    table.play(1, "choose 60")
    table.play(0, "sell 44")


@pytest.mark.rule("BH-S09")
def test_after_the_reveal_no_other_card_can_be_sold_or_played():
    table = Table(seats=2)
    table.choosing({0: [44, 45], 1: [60, 61]})
    table.choose(44, 60)
    assert table.refused(0, "sell 45") == "BH-27"
    assert table.refused(0, "play 45") == "BH-27"


# --- BH-S12: the bonuses of one capture -------------------------------------------------------------------------


@pytest.mark.rule("BH-S12")
def test_the_icon_comes_before_the_fourth_capture_and_its_credit_before_its_contract():
    table = Table(seats=2, cards=EASY)
    with_three_captures(table)
    table.open(0, 1)
    table.deck("contract", list(range(110, 120)))
    table.reveal({0: 45, 1: 60})
    table.play(0, "play 45 @1")
    told = table.told(0)
    assert told[told.index("captured") :] == ["captured", "bonus-contract", "fourth", "bonus-contract"]
    drawn = [event.a for event in table.match.log[-1].events if event.a in range(110, 120)]
    assert drawn == [110, 112]  # the icon draws first
    assert table.me(0)["credits"] == 1


@pytest.mark.rule("BH-S12")
def test_the_credit_icon_also_comes_before_the_fourth_capture():
    table = Table(seats=2, cards=EASY)
    with_three_captures(table)
    table.open(0, 0)
    table.reveal({0: 44, 1: 60})
    table.play(0, "play 44 @0")
    told = table.told(0)
    assert told[told.index("captured") :] == ["captured", "bonus-credit", "fourth", "bonus-contract"]
    assert table.me(0)["credits"] == 2


# --- BH-S13 to BH-S16: what can be paid with ---------------------------------------------------------------------


@pytest.mark.rule("BH-S13")
def test_a_card_reserved_this_turn_can_be_activated_in_the_same_step():
    table = Table(seats=2, cards=EASY)
    table.open(0, 0)
    table.reserved(0, 151)
    table.credits(0, 1)
    table.reveal({0: 180, 1: 60})
    table.play(0, "reserve 180", "activate 151 @0")
    assert table.me(0)["credits"] == 1  # 1 - 1 for the droid + 1 for the icon
    table.play(0, "activate 180")
    assert (table.me(0)["credits"], table.me(0)["active"], table.me(0)["reserved"]) == (0, [180], [])


@pytest.mark.rule("BH-S13")
def test_not_before_it_can_be_paid():
    table = Table(seats=2, cards=EASY)
    table.reveal({0: 180, 1: 60})
    table.play(0, "reserve 180")
    assert table.refused(0, "activate 180") == "BH-42"


@pytest.mark.rule("BH-S14")
def test_the_credit_of_a_sale_can_be_spent_in_the_same_step():
    table = Table(seats=2, cards=EASY)
    table.reserved(0, 152)
    table.credits(0, 1)
    table.reveal({0: 50, 1: 60})
    table.play(0, "sell 50")
    assert table.me(0)["credits"] == 2
    table.play(0, "activate 152")
    assert (table.me(0)["credits"], table.me(0)["orphans"]["attack"]) == (0, [152])


@pytest.mark.rule("BH-S15")
def test_the_credit_of_a_capture_icon_can_be_spent_at_once():
    table = Table(seats=2, cards=EASY)
    table.open(0, 0)
    table.reserved(0, 180)
    table.reveal({0: 44, 1: 60})
    table.play(0, "play 44 @0", "activate 180")
    assert (table.me(0)["credits"], table.me(0)["active"]) == (0, [180])


@pytest.mark.rule("BH-S16")
def test_the_credit_of_the_fourth_capture_can_be_spent_at_once():
    table = Table(seats=2, cards=EASY)
    with_three_captures(table)
    table.open(0, 2)
    table.reserved(0, 180)
    table.reveal({0: 46, 1: 60})
    table.play(0, "play 46 @2", "activate 180")
    assert (table.me(0)["credits"], table.me(0)["active"]) == (0, [180])


# --- BH-S17 to BH-S20: activating -------------------------------------------------------------------------------


@pytest.mark.rule("BH-S17")
def test_nothing_is_activated_before_the_sale_or_play():
    table = Table(seats=2, cards=EASY)
    table.reserved(0, 180)
    table.credits(0, 5)
    table.reveal({0: 50, 1: 60})
    assert table.refused(0, "activate 180") == "BH-28"
    table.play(0, "sell 50", "activate 180")
    assert table.me(0)["active"] == [180]


@pytest.mark.rule("BH-S18")
def test_a_card_is_not_paid_in_instalments():
    table = Table(seats=2, cards={180: crate(cost=3)})
    table.reserved(0, 180)
    table.credits(0, 1)
    for turn, credits in enumerate((2, 3)):
        table.reveal({0: 50 + turn, 1: 60 + turn})
        table.play(0, f"sell {50 + turn}")
        assert table.me(0)["credits"] == credits  # nothing was paid before
        if credits < 3:
            assert table.refused(0, "activate 180") == "BH-42"
            table.finish()
    table.play(0, "activate 180")
    assert table.me(0)["credits"] == 0


@pytest.mark.rule("BH-S18")
def test_a_card_is_paid_only_once():
    table = Table(seats=2, cards=EASY)
    table.reserved(0, 180)
    table.credits(0, 5)
    table.reveal({0: 50, 1: 60})
    table.play(0, "play 50", "activate 180")
    assert table.me(0)["credits"] == 4
    assert table.refused(0, "activate 180") == "BH-42"
    table.finish()
    table.reveal({0: 51, 1: 61})
    table.play(0, "play 51")
    assert table.refused(0, "activate 180") == "BH-42"
    assert table.me(0)["credits"] == 4


@pytest.mark.rule("BH-S19")
def test_any_number_of_cards_can_be_reserved():
    table = Table(seats=2)
    table.reserved(0, *range(151, 194))
    table.reveal({0: 194, 1: 60})
    table.play(0, "reserve 194")
    assert table.me(0)["reserved"] == list(range(151, 195))


@pytest.mark.rule("BH-S19")
def test_a_reserved_card_is_never_sold_returned_or_passed_on():
    table = Table(seats=2)
    table.reserved(0, 180)
    table.choosing({0: [50, 51], 1: [60, 61]})
    assert table.refused(0, "choose 180") == "BH-25"
    table.choose(50, 60)
    assert table.refused(0, "sell 180") == "BH-27"
    table.play(0, "sell 50")
    assert table.refused(0, "sell 180") == "BH-27"
    table.finish()
    assert table.me(0)["reserved"] == [180]
    assert table.hand(1) == [51]


@pytest.mark.rule("BH-S20")
def test_nothing_is_activated_outside_step_2():
    table = Table(seats=2, cards=EASY)
    table.reserved(0, 180)
    table.credits(0, 5)
    assert table.refused(0, "activate 180") == "BH-20"
    table.draw("hunter")
    assert table.refused(0, "activate 180") == "BH-20"
    table.choose(table.hand(0)[0], table.hand(1)[0])
    table.finish(0)
    assert table.refused(0, "activate 180") == "BH-20"  # finished, while seat 1 still resolves
    table.finish(1)
    assert table.refused(0, "activate 180") == "BH-20"


@pytest.mark.rule("BH-S20")
def test_nothing_is_activated_after_the_last_turn():
    table = Table(seats=2, cards=EASY)
    table.reserved(0, 180)
    table.credits(0, 5)
    table.score()
    assert table.refused(0, "activate 180") == "BH-87"
    assert table.pad(0)["crates"] == 0
