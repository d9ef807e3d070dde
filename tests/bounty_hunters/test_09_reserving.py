"""Section 9: reserving and activating."""

from itertools import chain, combinations, permutations

import pytest

from bounty_hunters.kit import Table, crate, droid, target

# --- reserving -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-41")
@pytest.mark.parametrize("credits", [0, 5])
@pytest.mark.parametrize("card", [151, 180])
def test_a_market_card_may_be_reserved_by_those_who_cannot_pay_and_by_those_who_can(card, credits):
    table = Table(seats=2, cards={151: droid((1, 0, 0), cost=1), 180: crate(cost=1)})
    table.credits(0, credits)
    table.reveal({0: card})
    table.play(0, f"reserve {card}")
    assert table.me(0)["reserved"] == [card]
    assert table.me(0)["active"] == []
    assert table.me(0)["orphans"] is None
    assert table.me(0)["credits"] == credits


@pytest.mark.rule("BH-41")
def test_a_reserved_card_lies_face_up():
    table = Table(seats=3)
    table.reveal({0: 151})
    table.play(0, "reserve 151")
    table.finish()
    for viewer in (0, 1, 2, None):
        assert [player["reserved"] for player in table.view(viewer)["players"]] == [[151], [], []]


@pytest.mark.rule("BH-41")
@pytest.mark.parametrize("card", [0, 44, 107])
def test_only_jawa_market_cards_are_reserved(card):
    table = Table(seats=2)
    table.reveal({0: card})
    assert table.refused(0, f"reserve {card}") == "notation"


# --- activating ------------------------------------------------------------------------------------------------

COST_1, COST_2, COST_3 = 151, 152, 180


def four_credits():
    """4 credits are left after the sale; a droid of cost 1, a droid of cost 2 and a crate of cost 3 are reserved."""
    cards = {COST_1: droid((1, 0, 0), cost=1), COST_2: droid((0, 1, 0), cost=2), COST_3: crate(cost=3)}
    table = Table(seats=2, cards=cards)
    table.reserved(0, COST_1, COST_2, COST_3)
    table.credits(0, 3)
    table.reveal({0: 44})
    table.play(0, "sell 44")
    assert table.me(0)["credits"] == 4
    return table


def can_activate(cards):
    """Whether cards can be activated one after the other."""
    table = four_credits()
    for card in cards:
        if f"activate {card}" not in table.legal(0):
            assert table.refused(0, f"activate {card}") == "BH-42"
            return False
        table.play(0, f"activate {card}")
    table.play(0, "finish")
    return True


@pytest.mark.rule("BH-42")
def test_any_number_of_reserved_cards_is_activated_as_far_as_the_credits_reach():
    every = (COST_1, COST_2, COST_3)
    sets = chain.from_iterable(combinations(every, size) for size in range(4))
    legal = [cards for cards in sets if all(can_activate(order) for order in permutations(cards))]
    assert legal == [(), (COST_1,), (COST_2,), (COST_3,), (COST_1, COST_2), (COST_1, COST_3)]
    for cards in ((COST_2, COST_3), (COST_1, COST_2, COST_3)):
        assert not any(can_activate(order) for order in permutations(cards))


@pytest.mark.rule("BH-42")
def test_each_card_costs_its_full_price():
    table = four_credits()
    assert table.legal(0) == ["finish", "activate 151", "activate 152", "activate 180"]
    table.play(0, "activate 152")
    assert table.me(0)["credits"] == 2
    assert table.legal(0) == ["finish", "activate 151"]
    table.play(0, "activate 151")
    assert table.me(0)["credits"] == 1
    assert table.legal(0) == ["finish"]


@pytest.mark.rule("BH-42")
def test_only_own_reserved_cards_are_activated_and_each_only_once():
    table = four_credits()
    table.reserved(1, 153)
    assert table.refused(0, "activate 153") == "BH-42"  # the other player's
    assert table.refused(0, "activate 181") == "BH-42"  # nobody's
    table.play(0, "activate 151")
    assert table.refused(0, "activate 151") == "BH-42"


@pytest.mark.rule("BH-42")
def test_activations_also_follow_a_play():
    table = Table(seats=2, cards={COST_1: droid((1, 0, 0), cost=1)})
    table.reserved(0, COST_1)
    table.credits(0, 1)
    table.reveal({0: 107})
    table.play(0, "play 107", "activate 151")
    assert table.me(0)["credits"] == 0


@pytest.mark.rule("BH-43")
def test_an_activated_crate_is_turned_upright():
    table = four_credits()
    table.play(0, "activate 180")
    assert (table.me(0)["reserved"], table.me(0)["active"]) == ([COST_1, COST_2], [COST_3])


@pytest.mark.rule("BH-43")
def test_an_activated_droid_is_placed_on_an_open_target_of_choice_at_that_moment():
    table = Table(seats=2, cards={151: droid((0, 1, 2)), 0: target((9, 9, 9)), 1: target((9, 9, 9))})
    table.open(0, 0)
    table.open(0, 1)
    table.reserved(0, 151)
    table.reveal({0: 44})
    table.play(0, "sell 44")
    assert table.legal(0) == ["finish", "activate 151 @0", "activate 151 @1"]
    assert table.refused(0, "activate 151") == "BH-S25"
    assert table.refused(0, "activate 151 @2") == "BH-53"
    table.play(0, "activate 151 @1")
    assert [group["attack"] for group in table.me(0)["open"]] == [[], [151]]
    assert table.me(0)["open"][1]["missing"] == [9, 8, 7]
    assert table.me(0)["reserved"] == []


@pytest.mark.rule("BH-43")
def test_an_activated_droid_joins_the_orphan_group_where_no_target_is_open():
    table = four_credits()
    assert table.refused(0, "activate 151 @0") == "BH-54"
    table.play(0, "activate 151", "activate 152")
    orphans = table.me(0)["orphans"]
    assert (orphans["attack"], orphans["strength"]) == ([COST_1, COST_2], [1, 1, 0])


@pytest.mark.rule("BH-44")
def test_a_reserved_droid_adds_no_attack():
    table = Table(seats=2, cards={0: target((1, 0, 0)), 151: droid((1, 0, 0), cost=1)})
    table.reserved(0, 151)
    table.reveal({0: 0})
    table.play(0, "play 0")
    table.finish()
    assert table.me(0)["open"] == [{"target": 0, "attack": [], "strength": [0, 0, 0], "missing": [1, 0, 0]}]
    assert table.me(0)["captures"] == 0
    table.reveal({0: 44})
    table.play(0, "sell 44", "activate 151 @0")
    assert table.me(0)["open"] == []
    assert table.me(0)["captures"] == 1


@pytest.mark.rule("BH-44")
def test_a_reserved_crate_gives_neither_points_nor_crates():
    table = Table(seats=2, cards={180: crate(points=4, icons=3, cost=1)})
    table.reveal({0: 180})
    table.play(0, "reserve 180")
    table.finish()
    assert (table.me(0)["crates"], table.pad(0)["crates"], table.pad(0)["total"]) == (0, 0, 0)
    table.reveal({0: 44})
    table.play(0, "sell 44", "activate 180")
    assert (table.me(0)["crates"], table.pad(0)["crates"]) == (3, 4 + 5)  # and now the most crates


@pytest.mark.rule("BH-45")
def test_ginny_reserves_a_droid_and_pays_for_it_in_the_next_turn():
    ginny, thomas = 0, 1
    table = Table(seats=2, cards={151: droid((1, 0, 0), cost=2)}, credit_supply=42)
    table.credits(ginny, 1)
    table.give(ginny, 151, 50, 51, 52)
    table.give(thomas, 60, 61, 62, 63)
    table.draw("hunter")
    table.choose(151, 60)
    assert table.refused(ginny, "play 151") == "BH-38"
    table.play(ginny, "reserve 151", "finish")
    table.play(thomas, "play 60", "finish")
    assert (table.me(ginny)["reserved"], table.me(ginny)["credits"], table.view(ginny)["bank"]) == ([151], 1, 41)

    table.draw("hunter")
    table.choose(61, 50)
    table.play(ginny, "sell 61")
    assert (table.me(ginny)["credits"], table.view(ginny)["bank"]) == (2, 40)
    table.play(ginny, "activate 151", "finish")
    table.play(thomas, "play 50", "finish")
    for viewer in (ginny, thomas):
        assert table.view(viewer)["bank"] == 42
        place = table.view(viewer)["players"][ginny]
        assert (place["credits"], place["reserved"], place["orphans"]["attack"]) == (0, [], [151])


@pytest.mark.rule("BH-45")
def test_a_card_may_wait_for_any_number_of_turns():
    table = Table(seats=2, cards={180: crate(cost=3)})
    table.reserved(0, 180)
    for _ in range(2):
        table.take_turn()
        assert table.me(0)["reserved"] == [180]
    table.reveal({0: 44})
    table.play(0, "sell 44", "activate 180")
    assert (table.me(0)["active"], table.me(0)["credits"]) == ([180], 0)
