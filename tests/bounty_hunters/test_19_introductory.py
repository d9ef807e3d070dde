"""Section 19: the introductory mode."""

from collections import Counter

import pytest

from bounty_hunters import anna
from bounty_hunters.kit import GAME, Table, crate, hunter, target

EASY = (1, 0, 0)


def sizes(table):
    return {deck["deck"]: deck["cards"] for deck in table.view(None)["decks"]}


def all_cards(table):
    """Every card of a game before its first action: in a deck or in a hand."""
    decks = [card for deck in sizes(table) for card in table.deck_cards(deck)]
    return decks + [card for seat in range(table.seats) for card in table.hand(seat)]


@pytest.mark.rule("BH-99")
def test_three_decks_with_three_discard_piles_are_used():
    table = Table(seats=3, mode="introductory")
    for viewer in (0, None):
        decks = table.view(viewer)["decks"]
        assert [deck["deck"] for deck in decks] == ["target", "hunter", "market"]
        assert [deck["discard"] for deck in decks] == [[], [], []]


@pytest.mark.rule("BH-99")
def test_nobody_can_draw_a_contract():
    table = Table(seats=3, mode="introductory")
    assert table.legal(0) == ["draw target", "draw hunter", "draw market"]
    assert table.refused(0, "draw contract") == "BH-99"
    assert table.deck_cards("contract") == []


@pytest.mark.rule("BH-100")
def test_the_eight_targets_with_the_contract_icon_stay_out():
    cards = all_cards(Table(seats=4, mode="introductory"))
    assert len(cards) == len(set(cards)) == 143
    assert Counter(Table.deck_of(card) for card in cards) == {0: 36, 1: 63, 3: 44}
    assert "contract" not in [GAME.content.cards[card].bonus for card in cards if card < 44]


@pytest.mark.rule("BH-100")
def test_no_target_without_the_contract_icon_is_missing():
    cards = all_cards(Table(seats=4, mode="introductory"))
    kept = {number for number in range(44) if GAME.content.cards[number].bonus != "contract"}
    assert {card for card in cards if card < 44} == kept


@pytest.mark.rule("BH-101")
@pytest.mark.parametrize(
    ("seats", "left"),
    [(6, {"target": 30, "hunter": 51, "market": 38}), (2, {"target": 34, "hunter": 59, "market": 42})],
)
def test_a_hand_is_a_target_two_hunters_and_a_jawa_market_card(seats, left):
    table = Table(seats=seats, mode="introductory")
    assert sizes(table) == left
    for seat in range(seats):
        assert [Table.deck_of(card) for card in table.hand(seat)] == [0, 1, 1, 3]


def three_captures_each():
    """Turn 9 of three players, each with three captures and an open target for hunter 44, 45 or 46."""
    cards = {number: target(EASY) for number in range(12)} | {44 + seat: hunter(EASY) for seat in range(3)}
    table = Table(seats=3, cards=cards, mode="introductory")
    for seat in range(3):
        for number in range(3):
            table.captured(seat, 4 * seat + number)
        table.open(seat, 4 * seat + 3)
    table.turn(9)
    return table


@pytest.mark.rule("BH-102")
def test_the_fourth_capture_gives_a_credit_and_no_card_to_all_of_that_turn():
    table = three_captures_each()
    table.reveal({0: 44, 1: 45})
    before = sizes(table)
    for seat in (0, 1):
        table.play(seat, f"play {44 + seat} @{4 * seat + 3}", "finish")
    assert [table.s.credits[seat] for seat in (0, 1)] == [1, 1]
    assert [table.s.bonuses[seat] for seat in (0, 1)] == [0, 0]  # no contract is owed either
    table.finish()
    assert [table.me(seat)["contracts"] for seat in (0, 1)] == [[], []]
    assert sizes(table) == before
    later = table.s.credits[2]
    table.reveal({2: 46})
    table.play(2, "play 46 @11")
    assert (table.me(2)["captures"], table.s.credits[2]) == (4, later)


@pytest.mark.rule("BH-103")
def test_annas_position_without_contracts():
    result = anna.made_table(mode="introductory").score()
    row = result["pad"][0]
    assert (row["targets"], row["crates"], row["hunters"]) == (46, 4, -12)
    assert result["scores"][0] == row["total"] == 46 + 4 - 12 == 38


@pytest.mark.rule("BH-103")
def test_the_sheet_has_no_contract_row():
    table = Table(seats=2, mode="introductory")
    for viewer in (0, None):
        sheet = table.view(viewer)["players"][0]["pad"]
        assert "contracts" not in sheet
    assert "contracts" in Table(seats=2).me(0)["pad"]


@pytest.mark.rule("BH-103")
def test_the_pad_of_programs_has_the_same_rows_in_every_mode():
    """What is shown to people leaves the row out, before and after the end."""
    pads = {}
    for mode in ("standard", "introductory"):
        table = Table(seats=2, mode=mode)
        assert all(tuple(row) == GAME.rows for row in table.match.score_pad())
        pads[mode] = table.score()["pad"]
        assert [tuple(row) for row in pads[mode]] == [GAME.rows] * 2
        assert ("contracts" in table.me(0)["pad"]) == (mode == "standard")
        assert ("Contracts" in table.match.picture(None)) == (mode == "standard")
    assert [row["contracts"] for row in pads["introductory"]] == [0, 0]


@pytest.mark.rule("BH-103")
def test_two_extra_turns_follow_the_trigger():
    table = three_captures_each()
    table.reveal({0: 44})
    table.play(0, "play 44 @3")
    table.finish()
    turns = 0
    while not table.match.over:
        table.take_turn()
        turns += 1
    assert (turns, table.s.turn) == (2, 11)


@pytest.mark.rule("BH-103")
def test_the_crate_majority_and_the_tie_break_are_unchanged():
    table = Table(seats=2, cards={0: target(EASY, points=7), 180: crate(points=2, icons=1)}, mode="introductory")
    table.captured(0, 0)
    table.active(1, 180)
    table.credits(1, 4)
    result = table.score()
    assert result["scores"] == [7, 2 + 5]
    assert (result["winners"], result["tie_break"]) == ([1], "credits")
