"""Section 24: a player leaves or times out (BH-S56)."""

import random

import pytest

from bounty_hunters.kit import GAME, Table
from bounty_hunters.worlds import barren_cards, easy_cards, match_of, random_command
from cantina.engine.record import Checked


def stand_in(match, seat):
    """What is played for a seat, found from its own view."""
    view = Checked(match.concealed(seat))
    return GAME.notation.write(GAME.interpreted.stand_in(view, Checked(match.content.tables), seat))


@pytest.mark.rule("BH-S56")
@pytest.mark.parametrize(
    ("decks", "named"),
    [
        ({"target": 3, "hunter": 5, "contract": 4, "market": 2}, "hunter"),
        ({"target": 3, "hunter": 2, "contract": 4, "market": 5}, "market"),
        ({"target": 4, "hunter": 4, "contract": 4, "market": 4}, "target"),
        ({"target": 3, "hunter": 4, "contract": 4, "market": 4}, "hunter"),
        ({"target": 3, "hunter": 3, "contract": 4, "market": 4}, "contract"),
    ],
)
def test_in_step_1_it_names_the_deck_with_the_most_cards_left(decks, named):
    table = Table(seats=2)
    for name, first in (("target", 0), ("hunter", 44), ("contract", 107), ("market", 151)):
        table.deck(name, range(first, first + decks[name]))
    assert stand_in(table.match, 0) == f"draw {named}"


@pytest.mark.rule("BH-S56")
def test_in_step_1_it_leaves_out_closed_decks():
    table = Table(seats=3)
    table.deck("target", [5, 6])
    for name in ("hunter", "contract"):
        table.deck(name, [])
    table.deck("market", [151])
    table.draw("target")  # seat 2 is not served: both targets are promised
    assert len(table.deck_cards("target")) == 2
    assert stand_in(table.match, 2) == "draw market"


@pytest.mark.rule("BH-S56")
def test_in_step_1_an_empty_deck_is_named_only_for_want_of_another():
    table = Table(seats=2)
    for name in ("target", "hunter", "contract", "market"):
        table.deck(name, [])
    table.discard("market", [151, 152])
    assert stand_in(table.match, 0) == "draw market"
    table.deck("contract", [107])
    assert stand_in(table.match, 0) == "draw contract"


@pytest.mark.rule("BH-S56")
def test_in_step_2_it_chooses_the_first_card_sells_it_activates_nothing_and_finishes():
    table = Table(seats=2)
    table.reserved(0, 151, 180)
    table.credits(0, 20)
    table.choosing({0: [50, 3, 160], 1: [60]})
    played = []
    table.play(1, "choose 60")
    while not table.view(0)["players"][0]["finished"]:
        played.append(stand_in(table.match, 0))
        table.play(0, played[-1])
    assert played == ["choose 3", "sell 3", "finish"]
    assert table.me(0)["credits"] == 21


@pytest.mark.rule("BH-S56")
def test_a_card_already_laid_down_stays_chosen():
    table = Table(seats=2)
    table.choosing({0: [3, 50], 1: [60, 61]})
    table.play(0, "choose 50")
    assert table.match.actors() == (1,)
    table.play(1, stand_in(table.match, 1))
    assert stand_in(table.match, 0) == "sell 50"


@pytest.mark.rule("BH-S56")
def test_what_the_player_has_resolved_stands():
    table = Table(seats=2)
    table.reveal({0: 50, 1: 60})
    table.play(0, "play 50")
    assert stand_in(table.match, 0) == "finish"
    table.play(0, "finish")
    table.finish(1)
    assert table.me(0)["orphans"]["attack"] == [50]
    assert table.me(0)["credits"] == 0


@pytest.mark.rule("BH-S56")
def test_a_seat_without_a_card_only_finishes():
    table = Table(seats=2)
    table.give(0)
    table.reveal({1: 60})
    assert stand_in(table.match, 0) == "finish"


@pytest.mark.rule("BH-S56")
def test_the_seat_stays_in_the_passing_order_and_is_scored():
    table = Table(seats=3)
    table.captured(1, 0)
    table.last_turn()
    table.choosing({0: [3, 50, 51], 1: [4, 60, 61], 2: [5, 70, 71]})
    for seat, action in ((0, "choose 3"), (2, "choose 5"), (1, None), (1, None), (1, None)):
        table.play(seat, action or stand_in(table.match, seat))
    table.finish()
    assert [table.hand(seat) for seat in range(3)] == [[70, 71], [50, 51], [60, 61]]
    pad = table.match.result["pad"][1]
    assert (pad["targets"], pad["credits"], pad["rank"]) == (table.match.content.cards[0].points, 1, 1)


@pytest.mark.first_is_enough
@pytest.mark.rule("BH-S56")
@pytest.mark.parametrize("mode", ["standard", "introductory"])
@pytest.mark.parametrize("content", [barren_cards(), easy_cards()])
def test_whenever_a_seat_may_act_the_stand_in_has_a_legal_action(content, mode):
    """Seat 0 is away; the others hoard and name scarce decks."""
    dice = random.Random(6)
    match = match_of(content, 6, 6, mode=mode, max_turns=25)
    while not match.over:
        seat = dice.choice(match.actors())
        if seat == 0:
            action = stand_in(match, 0)
            assert action in [str(legal) for legal in match.legal(0)]
        else:
            action = random_command(match, seat, dice, 0.1, True)
        match.play(seat, action)


@pytest.mark.rule("BH-S56")
def test_a_table_of_stand_ins_goes_on():
    match = match_of(None, 4, 2, max_turns=6)
    while not match.over:
        for seat in match.actors():
            match.play(seat, stand_in(match, seat))
    assert [row["credits"] for row in match.result["pad"]] == [6] * 4
