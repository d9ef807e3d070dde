"""Section 17: the score sheet."""

import pytest

from bounty_hunters import anna
from bounty_hunters.kit import GAME, Table, crate, hunter, target, target_and_crate


@pytest.mark.rule("BH-88")
def test_the_sheet_has_a_line_a_player_with_targets_crates_contracts_hunters_and_total():
    table = Table(seats=3)
    sheet = table.score()["pad"]
    assert len(sheet) == 3
    assert all(list(line)[:5] == ["targets", "crates", "contracts", "hunters", "total"] for line in sheet)


@pytest.mark.rule("BH-88", "BH-92")
def test_hunters_are_entered_as_a_minus():
    table = Table(seats=2, cards={44: hunter((1, 0, 0), penalty=3)})
    table.captured(0, 0, 44)
    assert table.pad(0)["hunters"] == -3


@pytest.mark.rule("BH-89")
def test_annas_captured_targets():
    cards = {number: target((9, 9, 9), points) for number, points in enumerate((9, 16, 9, 12, 14))}
    table = Table(seats=2, cards=cards)
    for number in range(4):
        table.captured(0, number)
    table.open(0, 4)
    assert table.pad(0)["targets"] == 9 + 16 + 9 + 12 == 46


@pytest.mark.rule("BH-90")
@pytest.mark.parametrize(("icons_of_other", "points"), [(3, 5 + 5), (2, 5 + 5), (4, 5)])
def test_the_crate_row_with_and_without_the_majority(icons_of_other, points):
    cards = {180: crate(points=2, icons=1), 181: crate(points=3, icons=2)}
    cards |= {182: crate(icons=1), 183: crate(icons=1), 184: crate(icons=1), 185: crate(icons=1)}
    table = Table(seats=2, cards=cards)
    table.active(0, 180, 181)
    table.active(1, *range(182, 182 + icons_of_other))
    assert table.pad(0)["crates"] == points


@pytest.mark.rule("BH-91")
def test_the_contract_row_is_the_sum_of_annas_contracts():
    assert anna.made_table().pad(0)["contracts"] == 2 + 2 + 2 + 2 + 1 + 3 == 12


@pytest.mark.rule("BH-92")
def test_annas_hunters():
    penalties = (1, 1, 3, 0, 3, 2, 2)
    table = Table(seats=2, cards={44 + i: hunter((1, 0, 0), penalty) for i, penalty in enumerate(penalties)})
    table.captured(0, 0, 44, 45)
    table.captured(0, 1, 46, 47, 48)
    table.captured(0, 2, 49, 50)
    assert table.pad(0)["hunters"] == -1 - 1 - 3 - 0 - 3 - 2 - 2 == -12


@pytest.mark.rule("BH-92")
def test_hunters_of_another_player_are_not_paid():
    table = Table(seats=2, cards={44: hunter((1, 0, 0), 2), 45: hunter((1, 0, 0), 3)})
    table.captured(0, 0, 44)
    table.captured(1, 1, 45)
    assert [table.pad(seat)["hunters"] for seat in range(2)] == [-2, -3]


@pytest.mark.rule("BH-93")
def test_only_successful_hunters_are_paid():
    table = Table(seats=2, cards={44 + i: hunter((1, 0, 0), penalty) for i, penalty in enumerate((3, 2, 1))})
    table.open(0, 0, 44, 45)
    table.captured(0, 1, 46)
    assert table.score()["pad"][0]["hunters"] == -1


@pytest.mark.rule("BH-94")
def test_a_total_may_be_negative():
    cards = {0: target((2, 0, 0), points=2), 44: hunter((1, 0, 0), penalty=3), 45: hunter((1, 0, 0), penalty=1)}
    table = Table(seats=2, cards=cards)
    table.open(0, 0, 44)
    table.reveal({0: 45})
    table.play(0, "play 45 @0")
    assert table.pad(0)["total"] == 2 - 4 == -2


@pytest.mark.rule("BH-94")
def test_the_total_is_the_sum_of_the_four_rows():
    table = Table(
        seats=2,
        cards={
            0: target((9, 9, 9), points=16, character="omega"),
            44: hunter((1, 0, 0), penalty=3),
            107: target_and_crate("omega", unit=2, duo=2),
            180: crate(points=2, icons=1),
        },
    )
    table.captured(0, 0, 44)
    table.active(0, 180)
    table.contracts(0, 107)
    row = table.pad(0)
    assert (row["targets"], row["crates"], row["contracts"], row["hunters"]) == (16, 2 + 5, 2 + 2, -3)
    assert row["total"] == 24


@pytest.mark.rule("BH-95")
def test_the_highest_total_wins():
    table = Table(seats=3, cards={number: target((9, 9, 9), points) for number, points in enumerate((9, 16, 12))})
    for seat in range(3):
        table.captured(seat, seat)
    table.credits(0, 20)
    result = table.score()
    assert result["scores"] == [9, 16, 12]
    assert (result["winners"], result["tie_break"]) == ([1], None)
    assert [row["rank"] for row in result["pad"]] == [3, 1, 2]


@pytest.mark.rule("BH-96")
def test_annas_sheet():
    result = anna.made_table().score()
    row = result["pad"][0]
    assert (row["targets"], row["crates"], row["contracts"], row["hunters"]) == (46, 4, 12, -12)
    assert result["scores"][0] == row["total"] == 46 + 4 + 12 - 12 == 50


@pytest.mark.slow
@pytest.mark.rule("BH-79", "BH-96")
def test_annas_sheet_played_out_with_the_real_cards():
    """All four captures are made through the match; at least one of her contracts is the bonus of the fourth."""
    cards = anna.find(GAME.content.cards)
    table = anna.play_out(cards)
    assert table.me(0)["captures"] == 4
    assert {contract["card"]: contract["points"] for contract in table.me(0)["contracts"]} == dict(
        zip(cards.contracts, (2, 4, 6), strict=True)
    )
    table.take_turn()
    table.take_turn()
    row = table.match.result["pad"][0]
    assert (row["targets"], row["crates"], row["contracts"], row["hunters"], row["total"]) == (46, 4, 12, -12, 50)
