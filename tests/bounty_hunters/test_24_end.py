"""Section 24: the end of the game (BH-S31 to BH-S38)."""

import pytest

from bounty_hunters.kit import GAME, Table, droid, hunter, target
from cantina.games.bounty_hunters.rules.events import EVENTS
from cantina.lab.conventions import simulation_options

CARDS = {
    **{number: target((1, 0, 0), points=1) for number in range(4)},
    4: target((1, 0, 0), bonus="contract"),
    44: hunter((1, 0, 0), penalty=3),
    45: hunter((1, 0, 0), penalty=3),
    46: hunter((1, 0, 0), penalty=2),
    151: droid((1, 0, 0), cost=1),
}


def about_to_trigger(seats=2, **options):
    """Everybody has three captured targets; seat 0 and 1 have an open one, and the hunter for it, in turn 9."""
    table = Table(seats=seats, cards=CARDS, **options)
    table.turn(9)
    for seat in range(seats):
        for number in range(3):
            table.captured(seat, 40 - 3 * seat - number)
    table.open(0, 0)
    table.open(1, 1)
    return table


def sell_through(table):
    """One whole turn in which everybody sells."""
    table.take_turn()


# --- BH-S31 to BH-S33: bonuses and trigger ----------------------------------------------------------------------


@pytest.mark.rule("BH-S31")
def test_a_fourth_capture_in_a_later_turn_brings_no_bonus():
    table = about_to_trigger()
    table.reveal({0: 44, 1: 60})
    table.play(0, "play 44 @0")
    table.finish()
    assert table.view(1)["trigger_turn"] == 9
    table.reveal({0: 61, 1: 45})
    before = table.me(1)
    table.play(1, "play 45 @1")
    mine = table.me(1)
    assert (mine["captures"], mine["credits"], mine["contracts"]) == (4, before["credits"], before["contracts"])
    assert "fourth" not in table.told(1)


@pytest.mark.rule("BH-S31")
def test_everybody_who_gets_there_in_the_same_turn_has_the_bonus():
    table = about_to_trigger(seats=3)
    table.reveal({0: 44, 1: 45, 2: 60})
    table.play(0, "play 44 @0", "finish")
    table.play(1, "play 45 @1", "finish")
    table.play(2, "play 60", "finish")
    pads = [(table.me(seat)["credits"], len(table.me(seat)["contracts"])) for seat in range(3)]
    assert pads == [(1, 1), (1, 1), (0, 0)]


@pytest.mark.rule("BH-S32")
def test_a_fourth_and_a_fifth_capture_in_one_turn_bring_one_bonus():
    table = about_to_trigger()
    table.open(0, 2)
    table.reserved(0, 151)
    table.credits(0, 1)
    table.reveal({0: 44, 1: 60})
    table.play(0, "play 44 @0", "activate 151 @2", "finish")
    mine = table.me(0)
    assert (mine["captures"], mine["credits"], len(mine["contracts"])) == (5, 1, 1)
    assert table.told(0).count("fourth") == 1


@pytest.mark.rule("BH-S33")
def test_a_second_trigger_changes_nothing():
    table = about_to_trigger()
    table.reveal({0: 44, 1: 60})
    table.play(0, "play 44 @0")
    table.finish()
    assert (table.view(0)["turn"], table.view(0)["last_turn"]) == (10, 11)
    table.reveal({0: 61, 1: 45})
    table.play(1, "play 45 @1")
    table.finish()
    assert (table.view(0)["trigger_turn"], table.view(0)["last_turn"]) == (9, 11)
    assert table.told(None).count("triggered") == 0  # of this turn's events
    assert (table.view(0)["turn"], table.match.over) == (11, False)
    sell_through(table)
    assert table.match.over


# --- BH-S34, BH-S35 ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-S34")
def test_hands_are_passed_in_the_last_turn_too_without_effect_on_the_result():
    table = Table(seats=3)
    table.captured(1, 0, 44)
    table.last_turn()
    table.reveal({seat: 60 + seat for seat in range(3)})
    hands, pads = [table.hand(seat) for seat in range(3)], [table.pad(seat) for seat in range(3)]
    table.finish()
    assert table.match.over
    assert [table.hand(seat) for seat in (1, 2, 0)] == hands
    assert table.told(None)[-2:] == ["passed", "over"]
    for seat in range(3):
        assert table.pad(seat) == {**pads[seat], "credits": pads[seat]["credits"] + 1}


@pytest.mark.rule("BH-S34")
def test_nobody_is_asked_anything_for_the_last_pass():
    table = Table(seats=2)
    table.last_turn()
    table.reveal({})
    table.finish(0)
    table.play(1, table.legal(1)[0])
    assert not table.match.over
    table.play(1, "finish")
    assert table.match.over


@pytest.mark.rule("BH-S35")
def test_a_bonus_contract_lies_open_for_everybody_and_cannot_be_refused():
    table = Table(seats=2, cards=CARDS)
    table.open(0, 4)
    top = table.deck_cards("contract")[0]
    table.reveal({0: 44, 1: 60})
    table.play(0, "play 44 @4")
    assert [contract["card"] for contract in table.me(0)["contracts"]] == [top]
    assert table.legal(0) == ["finish"]
    table.finish()
    for viewer in (0, 1, None):
        assert [contract["card"] for contract in table.view(viewer)["players"][0]["contracts"]] == [top]
    shown = [event.a for event in table.match.events(1) if event.a == top and event.seat == 0]
    assert shown == [top]


# --- BH-S36, BH-S37: what is left over --------------------------------------------------------------------------


@pytest.mark.rule("BH-S36")
def test_hunters_of_an_orphan_group_cost_nothing():
    table = Table(seats=2, cards=CARDS)
    table.orphans(0, 44, 45, 46)
    result = table.score()
    assert result["pad"][0]["hunters"] == 0
    assert result["scores"][0] == 0


@pytest.mark.rule("BH-S37")
@pytest.mark.parametrize("place", ["captured", "open", "orphans", "reserved"])
def test_droids_score_nothing_wherever_they_lie(place):
    table = Table(seats=2, cards=CARDS)
    if place == "captured":
        table.captured(0, 0, 151, 152)
    elif place == "open":
        table.open(0, 43, 151, 152)
    elif place == "orphans":
        table.orphans(0, 151, 152)
    else:
        table.reserved(0, 151, 152)
    pad = table.score()["pad"][0]
    assert (pad["crates"], pad["contracts"], pad["hunters"]) == (0, 0, 0)
    assert pad["total"] == pad["targets"] == (1 if place == "captured" else 0)


# --- BH-S38: a game that never ends -----------------------------------------------------------------------------


@pytest.mark.rule("BH-S38")
def test_without_a_limit_a_game_in_which_all_only_sell_goes_on():
    table = Table(seats=2)
    assert table.match.options["max_turns"] is None
    for _ in range(120):
        sell_through(table)
    assert not table.match.over
    assert table.view(0)["last_turn"] is None


@pytest.mark.rule("BH-S38")
def test_max_turns_ends_and_scores_the_game_after_that_turn():
    table = Table(seats=2, max_turns=3)
    table.captured(0, 0)
    for turn in (1, 2, 3):
        assert (table.view(0)["turn"], table.match.over) == (turn, False)
        sell_through(table)
    assert table.match.over
    assert table.match.result["winners"] == [0]
    assert table.s.trigger_turn == 0


@pytest.mark.rule("BH-S38")
def test_max_turns_ends_a_game_also_when_the_end_was_triggered():
    table = about_to_trigger(max_turns=10)
    table.reveal({0: 44, 1: 60})
    table.play(0, "play 44 @0")
    table.finish()
    assert table.view(0)["trigger_turn"] == 9
    assert not table.match.over
    sell_through(table)
    assert table.match.over
    assert table.view(0)["turn"] == 10


@pytest.mark.rule("BH-S38", "BH-87")
@pytest.mark.parametrize(("limit", "last"), [(None, 11), (9, 9), (10, 10), (11, 11), (12, 11)])
def test_the_last_turn_that_is_announced_is_the_one_that_comes(limit, last):
    """The log, its words and the view name the same turn, and the game ends after it."""
    table = about_to_trigger(max_turns=limit)
    table.reveal({0: 44, 1: 60})
    table.play(0, "play 44 @0")
    table.finish()
    (told,) = [event.a for event in table.match.log[-1].events if EVENTS[event.code] == "triggered"]
    assert told == table.view(0)["last_turn"] == last
    assert any(f"turn {last} is the last one" in line for line in table.match.story(None))
    while not table.match.over:
        sell_through(table)
    assert table.view(0)["turn"] == last


@pytest.mark.rule("BH-S38")
def test_simulations_end_after_100_turns_unless_told_otherwise():
    assert simulation_options(GAME, None, 2)["max_turns"] == 100
    assert simulation_options(GAME, {"max_turns": 7}, 2)["max_turns"] == 7
