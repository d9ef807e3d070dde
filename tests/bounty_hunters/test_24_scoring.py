"""Section 24: scoring (BH-S39 to BH-S46)."""

import pytest

from bounty_hunters.kit import Table, crate, hunter, same_target, target, target_and_crate, two_targets


def table_with(cards, captured=(), active=(), contracts=(), seats=2):
    """Seat 0 with captured targets, active crates and contracts."""
    table = Table(seats=seats, cards=cards)
    for number in captured:
        table.captured(0, number)
    table.active(0, *active)
    table.contracts(0, *contracts)
    return table


def lukes(count, points=0):
    """So many targets of one character."""
    return {number: target((9, 9, 9), points=points, character="luke") for number in range(count)}


# --- BH-S39, BH-S40: the most crates ----------------------------------------------------------------------------


@pytest.mark.rule("BH-S39")
def test_nobody_gets_the_five_points_when_nobody_has_a_crate():
    table = Table(seats=3)
    assert [row["crates"] for row in table.score()["pad"]] == [0, 0, 0]


@pytest.mark.rule("BH-S39")
def test_a_reserved_crate_does_not_count_for_the_most_crates():
    table = Table(seats=2, cards={180: crate(points=2, icons=3)})
    table.reserved(0, 180)
    assert [row["crates"] for row in table.score()["pad"]] == [0, 0]


@pytest.mark.rule("BH-S40")
def test_the_five_points_are_written_in_the_row_of_the_crates():
    cards = {180: crate(points=2, icons=1), 181: crate(points=3, icons=2)}
    table = table_with(cards, active=(180, 181))
    pad = table.score()["pad"]
    assert pad[0] == {**pad[0], "targets": 0, "crates": 10, "contracts": 0, "hunters": 0, "total": 10}
    assert pad[1]["crates"] == 0


# --- BH-S41 to BH-S44: contracts --------------------------------------------------------------------------------


@pytest.mark.rule("BH-S41")
@pytest.mark.parametrize(("copies", "points"), [(0, 0), (1, 1), (2, 4), (3, 5), (4, 8), (5, 9)])
def test_the_same_target_twice_pays_for_every_whole_pair(copies, points):
    table = table_with({**lukes(copies), 107: same_target("luke", unit=1, duo=2)}, range(copies), contracts=[107])
    assert table.score()["pad"][0]["contracts"] == points


@pytest.mark.rule("BH-S42")
def test_unit_points_are_those_of_the_contract():
    cards = {**lukes(1), 107: target_and_crate("luke", unit=2, duo=2), 180: crate(points=0, icons=1)}
    table = table_with(cards, [0], active=[180], contracts=[107])
    assert table.score()["pad"][0]["contracts"] == 4
    other_reading = table_with({**lukes(2), 107: same_target("luke", unit=1, duo=2)}, [0, 1], contracts=[107])
    assert other_reading.score()["pad"][0]["contracts"] == 4


@pytest.mark.rule("BH-S42")
def test_each_side_of_a_contract_has_its_own_unit_points():
    cards = {
        **lukes(2),
        2: target((9, 9, 9), points=0, character="qira"),
        107: two_targets("luke", "qira", units=(2, 5), duo=3),
    }
    table = table_with(cards, [0, 1, 2], contracts=[107])
    assert table.score()["pad"][0]["contracts"] == 2 + 2 + 5 + 3


@pytest.mark.rule("BH-S43")
def test_crates_of_a_duo_still_count_for_the_most_crates():
    cards = {**lukes(2), 107: target_and_crate("luke", unit=1, duo=2), 180: crate(points=2, icons=2)}
    table = table_with({**cards, 181: crate(points=2, icons=1)}, [0, 1], active=[180], contracts=[107])
    table.active(1, 181)
    pad = table.score()["pad"]
    assert pad[0]["contracts"] == 1 + 1 + 2 + 2
    assert [row["crates"] for row in pad] == [2 + 5, 2]


@pytest.mark.rule("BH-S44")
def test_two_equal_contracts_both_score_in_full():
    cards = {**lukes(1), 1: target((9, 9, 9), points=0, character="qira")}
    cards |= {107: two_targets("luke", "qira"), 108: two_targets("luke", "qira")}
    table = table_with(cards, [0, 1], contracts=[107, 108])
    assert table.me(0)["contracts"] == [{"card": 107, "points": 5}, {"card": 108, "points": 5}]
    assert table.score()["pad"][0]["contracts"] == 10


# --- BH-S45, BH-S46: totals and places --------------------------------------------------------------------------


@pytest.mark.rule("BH-S45")
def test_a_total_may_be_negative():
    cards = {0: target((9, 9, 9), points=2), 44: hunter((9, 9, 9), penalty=3), 45: hunter((9, 9, 9), penalty=1)}
    table = Table(seats=2, cards=cards)
    table.captured(0, 0, 44, 45)
    result = table.score()
    assert result["scores"] == [-2, 0]
    assert result["winners"] == [1]


@pytest.mark.rule("BH-S46")
def test_places_go_by_total_then_credits_and_equals_share_a_place():
    points = (50, 48, 48, 48, 30, 30)
    credits = (0, 9, 4, 4, 1, 2)
    table = Table(seats=6, cards={seat: target((9, 9, 9), points=points[seat]) for seat in range(6)})
    for seat in range(6):
        table.captured(seat, seat)
        table.credits(seat, credits[seat])
    assert [row["rank"] for row in table.score()["pad"]] == [1, 2, 3, 3, 6, 5]


@pytest.mark.rule("BH-S46")
def test_a_shared_victory_takes_both_first_places():
    table = Table(seats=3, cards={seat: target((9, 9, 9), points=points) for seat, points in enumerate((50, 50, 48))})
    for seat in range(3):
        table.captured(seat, seat)
    result = table.score()
    assert [row["rank"] for row in result["pad"]] == [1, 1, 3]
    assert (result["winners"], result["tie_break"]) == ([0, 1], "shared")
