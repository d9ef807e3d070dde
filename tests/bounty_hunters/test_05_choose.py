"""Section 5: step 2, choose a card."""

import pytest

from bounty_hunters.kit import Table, crate, droid, hunter

HANDS = {0: (1, 44, 107, 151, 45), 1: (2, 46, 108, 152, 47), 2: (3, 48, 109, 153, 49)}


def choosing(**options):
    """Step 2 of three players with known hands of five."""
    table = Table(seats=3, **options)
    table.choosing(HANDS)
    return table


# --- one card face down ----------------------------------------------------------------------------------------


@pytest.mark.rule("BH-25")
def test_any_of_the_five_cards_may_be_chosen_the_drawn_one_too():
    table = Table(seats=2)
    table.draw("market")
    assert len(table.hand(0)) == 5
    assert table.s.fresh[0] in table.hand(0)
    assert table.legal(0) == [f"choose {card}" for card in table.hand(0)]


@pytest.mark.rule("BH-25")
def test_exactly_one_card_is_chosen():
    table = choosing()
    assert table.refused(0, "choose") == "notation"
    assert table.refused(0, "choose 1 44") == "notation"
    assert table.refused(0, "finish") == "BH-20"  # nobody passes
    table.play(0, "choose 1")
    assert table.refused(0, "choose 44") == "BH-20"
    assert table.legal(0) == []


@pytest.mark.rule("BH-25")
@pytest.mark.parametrize("card", [2, 10, 100, 190])
def test_a_card_that_is_not_in_the_hand_is_refused(card):
    assert choosing().refused(0, f"choose {card}") == "BH-25"


@pytest.mark.rule("BH-26")
def test_nobody_but_the_owner_can_read_a_card_that_lies_face_down():
    table = choosing()
    table.choose(44, 46)
    assert table.me(0)["pick"] == 44
    assert table.me(1)["pick"] == 46
    for viewer in (0, 1, 2, None):
        for player in table.view(viewer)["players"]:
            if player["seat"] != viewer:
                assert (player["pick"], player["hand"]["cards"]) == (None, [])
    assert [player["chosen"] for player in table.view(2)["players"]] == [True, True, False]
    assert "revealed" not in table.told(2)


@pytest.mark.rule("BH-26")
def test_which_card_was_laid_down_makes_no_difference_to_anybody_else():
    one, other = choosing(), choosing()
    one.choose(44, 46)
    other.choose(107, 46)
    for viewer in (1, 2, None):
        assert one.bytes_for(viewer) == other.bytes_for(viewer)


@pytest.mark.rule("BH-26")
def test_the_last_card_laid_down_opens_all_of_them_together():
    table = choosing()
    table.choose(44, 46, 3)
    for viewer in (0, 1, 2, None):
        assert [player["pick"] for player in table.view(viewer)["players"]] == [44, 46, 3]
        assert table.told(viewer)[-3:] == ["revealed"] * 3
    assert [len(entry.events) for entry in table.match.log] == [0, 0, 3]


# --- sell or play ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-27")
def test_the_chosen_card_is_sold_or_played():
    table = Table(seats=2)
    table.reveal({0: 44, 1: 151})
    assert table.legal(0) == ["sell 44", "play 44"]
    assert table.legal(1) == ["sell 151", "reserve 151"]


@pytest.mark.rule("BH-27")
@pytest.mark.parametrize("first", ["sell 151", "play 151", "reserve 151"])
@pytest.mark.parametrize("second", ["sell 151", "play 151", "reserve 151"])
def test_it_is_not_both_sold_and_played(first, second):
    table = Table(seats=2, cards={151: droid((1, 0, 0), cost=1)})
    table.credits(0, 5)
    table.reveal({0: 151})
    table.play(0, first)
    assert table.refused(0, second) == "BH-27"


@pytest.mark.rule("BH-27")
def test_doing_neither_is_refused():
    table = Table(seats=2)
    table.reveal({0: 44})
    assert table.refused(0, "finish") == "BH-27"
    table.play(0, "sell 44")
    table.play(0, "finish")


@pytest.mark.rule("BH-27")
def test_no_other_card_is_sold_or_played():
    table = choosing()
    table.choose(44, 46, 48)
    for action in ("sell 1", "play 1", "sell 46", "play 46", "reserve 151"):
        assert table.refused(0, action) == "BH-27"


@pytest.mark.rule("BH-28")
@pytest.mark.parametrize("resolve", ["sell 44", "play 44"])
def test_activations_follow_the_sale_or_play(resolve):
    table = Table(seats=2, cards={151: droid((1, 0, 0), cost=1), 180: crate(cost=1)})
    table.reserved(0, 151, 180)
    table.credits(0, 5)
    table.reveal({0: 44})
    assert table.refused(0, "activate 151") == "BH-28"
    assert table.refused(0, "activate 180") == "BH-28"
    table.play(0, resolve)
    table.play(0, "activate 180", "activate 151", "finish")


@pytest.mark.rule("BH-28")
def test_an_activation_on_a_target_also_waits_for_the_sale_or_play():
    table = Table(seats=2, cards={151: droid((1, 0, 0), cost=1)})
    table.open(0, 0)
    table.reserved(0, 151)
    table.credits(0, 5)
    table.reveal({0: 44})
    assert table.refused(0, "activate 151 @0") == "BH-28"
    table.play(0, "sell 44", "activate 151 @0")


@pytest.mark.rule("BH-28")
def test_there_need_not_be_any_activation_and_finished_is_always_declared():
    table = Table(seats=2, cards={151: droid((1, 0, 0), cost=1)})
    table.reserved(0, 151)
    table.credits(0, 5)
    table.reveal({0: 44, 1: 45})
    table.play(0, "sell 44")
    assert table.legal(0) == ["finish", "activate 151"]
    table.play(0, "finish")
    assert table.me(0)["reserved"] == [151]
    table.play(1, "sell 45")
    assert table.legal(1) == ["finish"]  # nothing else is left to do, yet the step stays open
    assert table.view(1)["phase"] == "resolve"
    assert [player["finished"] for player in table.view(1)["players"]] == [True, False]


@pytest.mark.rule("BH-28")
def test_after_finished_nothing_more_can_be_done():
    table = Table(seats=2, cards={151: droid((1, 0, 0), cost=1)})
    table.reserved(0, 151)
    table.credits(0, 5)
    table.reveal({0: 44})
    table.play(0, "sell 44", "finish")
    assert table.legal(0) == []
    assert table.refused(0, "activate 151") == "BH-20"
    assert table.refused(0, "finish") == "BH-20"


@pytest.mark.rule("BH-29")
def test_the_four_other_cards_stay_until_step_3():
    table = choosing(cards={44: hunter((1, 0, 0))})
    table.choose(44, 46, 48)
    left = {seat: sorted(set(held) - {44, 46, 48}) for seat, held in HANDS.items()}
    for seat in (0, 1):
        table.finish(seat)
        for owner in range(3):
            assert table.me(owner)["hand"]["cards"] == left[owner]
    table.play(2, "play 48")
    assert table.me(2)["hand"]["cards"] == left[2]
    table.play(2, "finish")
    assert [table.me(seat)["hand"]["cards"] for seat in range(3)] == [left[2], left[0], left[1]]
