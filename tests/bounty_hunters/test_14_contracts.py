"""Section 14: contracts."""

import pytest

from bounty_hunters.kit import Table, crate, hunter, same_target, target, target_and_crate, two_targets

A, B = "grogu", "omega"
TEACHING_1 = two_targets(A, B, units=(1, 1), duo=3)
TEACHING_2 = same_target(A, unit=1, duo=2)
TEACHING_3 = target_and_crate(A, unit=1, duo=2)
CRATE = {1: 180, 2: 181, 3: 182}  # a crate card by its icons


def scored(contracts, a=0, b=0, active=(), reserved=()):
    """The contract row of a player with so many captured A and B, and crate cards given by their icons."""
    cards = {number: target((9, 9, 9), character=A) for number in range(10)}
    cards |= {number: target((9, 9, 9), character=B) for number in range(10, 20)}
    cards |= {CRATE[icons]: crate(icons=icons) for icons in CRATE}
    cards |= {107 + number: contract for number, contract in enumerate(contracts)}
    table = Table(seats=2, cards=cards)
    for number in (*range(a), *range(10, 10 + b)):
        table.captured(0, number)
    table.active(0, *(CRATE[icons] for icons in active))
    table.reserved(0, *(CRATE[icons] for icons in reserved))
    table.contracts(0, *range(107, 107 + len(contracts)))
    return table.pad(0)["contracts"]


def one_captured(character, **more):
    """A table of two with one captured target of a character at seat 0, and one contract, number 107."""
    table = Table(seats=2, cards={0: target((9, 9, 9), character=character), 107: same_target(A), **more})
    table.captured(0, 0)
    return table


@pytest.mark.rule("BH-71")
def test_a_contract_left_in_hand_at_the_end_scores_nothing():
    table = one_captured(A)
    table.last_turn()
    table.give(0, 44, 45, 46, 107)
    table.reveal({0: 44})
    assert 107 in table.hand(0)
    table.finish()
    assert table.match.over
    assert table.pad(0)["contracts"] == 0


@pytest.mark.rule("BH-71")
def test_a_played_contract_scores():
    table = one_captured(A)
    table.last_turn()
    table.reveal({0: 107})
    table.play(0, "play 107")
    table.finish()
    assert table.match.result["pad"][0]["contracts"] == 1


@pytest.mark.rule("BH-71")
def test_a_contract_received_as_a_bonus_scores():
    cards = {0: target((1, 0, 0), bonus="contract", character=A), 44: hunter((1, 0, 0)), 107: same_target(A)}
    table = Table(seats=2, cards=cards)
    table.open(0, 0)
    table.deck("contract", [107, 108, 109])
    table.reveal({0: 44})
    table.play(0, "play 44 @0")
    assert table.me(0)["contracts"] == [{"card": 107, "points": 1}]
    assert table.pad(0)["contracts"] == 1


@pytest.mark.rule("BH-71")
def test_open_targets_count_for_no_contract():
    table = Table(seats=2, cards={0: target((9, 9, 9), character=A), 107: TEACHING_1, 108: TEACHING_2, 109: TEACHING_3})
    table.open(0, 0)
    table.contracts(0, 107, 108, 109)
    assert table.pad(0)["contracts"] == 0


@pytest.mark.rule("BH-71")
def test_captures_and_crates_of_others_count_for_no_contract():
    table = Table(seats=2, cards={0: target((9, 9, 9), character=A), 107: TEACHING_3, 180: crate(icons=1)})
    table.captured(1, 0)
    table.active(0, 180)
    table.contracts(0, 107)
    assert table.pad(0)["contracts"] == 0
    other = Table(seats=2, cards={0: target((9, 9, 9), character=A), 107: TEACHING_3, 180: crate(icons=1)})
    other.captured(0, 0)
    other.active(1, 180)
    other.contracts(0, 107)
    assert other.pad(0)["contracts"] == 1


@pytest.mark.rule("BH-72")
@pytest.mark.parametrize(
    ("contract", "a", "b", "active", "points"),
    [
        (two_targets(A, B, units=(2, 5), duo=7), 3, 1, (), 2 * 3 + 5 * 1 + 7 * 1),
        (two_targets(A, B, units=(2, 5), duo=7), 1, 3, (), 2 * 1 + 5 * 3 + 7 * 1),
        (same_target(A, unit=3, duo=7), 5, 0, (), 3 * 5 + 7 * 2),
        (target_and_crate(A, unit=3, duo=7), 2, 0, (3,), 3 * 2 + 7 * 2),
    ],
)
def test_unit_points_for_each_item_and_duo_points_for_each_pair(contract, a, b, active, points):
    assert scored([contract], a, b, active) == points


@pytest.mark.rule("BH-73")
def test_ginny_captured_two_of_one_and_one_of_the_other():
    assert scored([TEACHING_1], a=2, b=1) == 1 + 1 + 1 + 3 == 6


@pytest.mark.rule("BH-73")
@pytest.mark.parametrize(("a", "b", "points"), [(0, 0, 0), (0, 2, 2), (1, 1, 5), (2, 2, 10), (3, 1, 7)])
def test_two_different_targets(a, b, points):
    assert scored([TEACHING_1], a, b) == points


@pytest.mark.rule("BH-74")
def test_mia_captured_the_same_target_twice():
    assert scored([TEACHING_2], a=2) == 1 + 1 + 2 == 4


@pytest.mark.rule("BH-74")
@pytest.mark.parametrize(("a", "points"), [(0, 0), (1, 1), (3, 5), (4, 8)])
def test_twice_the_same_target(a, points):
    assert scored([TEACHING_2], a, b=3) == points


@pytest.mark.rule("BH-75", "BH-76")
@pytest.mark.parametrize("cards", [(2,), (1, 1)])
def test_thomas_makes_two_duos_of_two_targets_and_two_crates_not_four(cards):
    table_cards = {number: target((9, 9, 9), character=A) for number in range(2)} | {107: TEACHING_3}
    table_cards |= {180 + number: crate(icons=icons) for number, icons in enumerate(cards)}
    table = Table(seats=2, cards=table_cards)
    for number in range(2):
        table.captured(0, number)
    table.active(0, *range(180, 180 + len(cards)))
    table.contracts(0, 107)
    assert table.me(0)["crates"] == 2
    assert table.pad(0)["contracts"] == 1 + 1 + 2 + 2 == 6


@pytest.mark.rule("BH-75")
@pytest.mark.parametrize(
    ("a", "active", "reserved", "points"),
    [(3, (3,), (), 9), (2, (), (), 2), (0, (2, 3), (), 0), (2, (1,), (2,), 4)],
)
def test_a_target_and_a_crate(a, active, reserved, points):
    assert scored([TEACHING_3], a, active=active, reserved=reserved) == points


@pytest.mark.rule("BH-76")
def test_a_card_takes_part_in_one_duo_of_a_contract_at_most():
    assert scored([same_target(A, unit=0, duo=2)], a=3) == 2
    assert scored([two_targets(A, B, units=(0, 0), duo=3)], a=3, b=1) == 3
    assert scored([target_and_crate(A, unit=0, duo=2)], a=1, active=(3,)) == 2


@pytest.mark.rule("BH-77")
def test_annas_first_contract_gives_2_without_its_partner():
    assert scored([TEACHING_1], a=2, b=0) == 2


@pytest.mark.rule("BH-77")
def test_an_empty_contract_costs_nothing():
    assert scored([TEACHING_1, TEACHING_2, TEACHING_3]) == 0


@pytest.mark.rule("BH-78")
def test_two_equal_contracts_count_the_same_cards():
    assert scored([TEACHING_1, TEACHING_1], a=1, b=1) == 5 + 5


@pytest.mark.rule("BH-78")
def test_contracts_of_all_types_count_the_same_cards():
    assert scored([TEACHING_1, TEACHING_2, TEACHING_3], a=2, b=1, active=(2,)) == 6 + 4 + 6


X, W, V, NOBODY = "luke", "qira", "grogu", "omega"
ANNAS_TARGETS = {0: X, 1: V, 2: X, 3: W}


@pytest.mark.rule("BH-77", "BH-78", "BH-79")
@pytest.mark.parametrize("second", [target_and_crate(V, unit=2, duo=2), same_target(X, unit=1, duo=2)])
def test_annas_contracts(second):
    """Both readings of her second contract (BH-S42) give 4; her pair of X counts in the first and in the third."""
    cards = {number: target((9, 9, 9), character=character) for number, character in ANNAS_TARGETS.items()}
    cards |= {107: two_targets(X, NOBODY), 108: second, 109: two_targets(X, W), 180: crate(icons=1)}
    table = Table(seats=2, cards=cards)
    for number in ANNAS_TARGETS:
        table.captured(0, number)
    table.active(0, 180)
    table.contracts(0, 107, 108, 109)
    points = [contract["points"] for contract in table.me(0)["contracts"]]
    assert points == [2, 2 + 2, 2 + 1 + 3]
    assert table.pad(0)["contracts"] == 2 + 2 + 2 + 2 + 1 + 3 == 12
