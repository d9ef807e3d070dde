"""Section 21: the Guild Master and the player aid."""

import random
import re
from copy import copy

import pytest

import cantina
from bounty_hunters.kit import GAME, Table
from cantina.engine.match import Match
from cantina.games.bounty_hunters.telling.wording import card_form, card_name
from cantina.text import languages, say


def steps_of_a_turn(table):
    """Play a turn of two players, and yield in each step."""
    yield "draw"
    table.play(0, "draw hunter")
    table.play(1, "draw hunter")
    yield "choose"
    for seat in range(2):
        table.play(seat, table.legal(seat)[0])
    yield "resolve"
    table.finish()


@pytest.mark.rule("BH-106")
def test_each_step_is_announced_to_everybody_when_it_begins():
    table = Table(seats=2)
    for turn in (1, 2):
        for step in steps_of_a_turn(table):
            for viewer in (0, 1, None):
                view = table.view(viewer)
                assert (view["turn"], view["phase"]) == (turn, step)


@pytest.mark.rule("BH-106")
def test_nobody_runs_ahead():
    table = Table(seats=2)
    table.play(0, "draw hunter")
    assert table.match.actors() == (1,)
    assert table.refused(0, f"choose {table.hand(0)[0]}") == "BH-20"
    table.play(1, "draw hunter")
    table.play(0, f"choose {table.hand(0)[0]}")
    assert table.match.actors() == (1,)
    assert table.refused(0, "finish") == "BH-20"


@pytest.mark.rule("BH-106")
def test_the_score_sheet_is_written_at_the_end_and_not_before():
    table = Table(seats=2)
    assert table.match.result is None
    assert len(table.score()["pad"]) == 2


@pytest.mark.rule("BH-107")
def test_one_side_of_the_aid_lists_the_three_steps_of_a_turn():
    front = GAME.aid("en")["front"].lower()
    places = [front.find(step) for step in ("draw", "choose", "pass")]
    assert -1 not in places
    assert places == sorted(places)


@pytest.mark.rule("BH-107")
def test_the_other_side_sums_up_the_end_and_the_bonuses_of_the_fourth_capture():
    back = GAME.aid("en")["back"].lower()
    assert "credit" in back
    assert "contract" in back
    assert any(word in back for word in ("fourth", "4th", "four", "4"))
    assert any(word in back for word in ("two", "2"))


@pytest.mark.rule("BH-107")
@pytest.mark.parametrize("language", languages())
def test_the_aid_can_be_read_in_every_language(language):
    aid = GAME.aid(language)
    assert set(aid) == {"front", "back"}
    for text in aid.values():
        assert " " in text.strip()  # words, not the name of a missing message
    assert aid["front"] != aid["back"]


@pytest.mark.rule("BH-107")
@pytest.mark.parametrize("language", languages())
def test_the_cards_that_the_aid_shows_are_in_the_set(language):
    """One of each of the four kinds that it reads out; of the droid only name and cost."""
    front = GAME.aid(language)["front"]
    names = [say(card_name(GAME.content, number), language) for number in range(len(GAME.content.cards))]
    shown = {card_form(GAME.content.cards[number]) for number, name in enumerate(names) if f"  {name}" in front}
    assert shown == {"target", "hunter", "two-targets"}
    droids = [name for number, name in enumerate(names) if card_form(GAME.content.cards[number]) == "droid"]
    assert any(f"  {name.partition('(')[0]}(...)" in front for name in droids)
    assert len(re.findall(r"\(\d+·\d+·\d+\)", front)) == 3  # explained, then of a target and a hunter: no other card


@pytest.mark.rule("BH-107", "BH-108")
def test_the_aid_is_there_in_every_phase_and_depends_on_nothing_hidden():
    """It is asked of the game, not of a match, so it needs no seat, no role and no position."""
    read = set()
    for guild_master, seed in ((0, 1), (1, 2)):
        table = Table(seats=2, guild_master=guild_master, seed=seed)
        for _ in steps_of_a_turn(table):
            read.add(tuple(cantina.game("bounty-hunters").aid("en").items()))
        table.score()
        read.add(tuple(cantina.game("bounty-hunters").aid("en").items()))
    assert len(read) == 1


def led_by(match, seat):
    """The same position with another Guild Master."""
    other = copy(match)
    other.state = match.state.copy()
    other.state["guild_master"] = seat
    return other


def moves_and_scores(match):
    return [[str(action) for action in match.legal(seat)] for seat in range(match.seats)], match.score_pad()


@pytest.mark.first_is_enough
@pytest.mark.rule("BH-108")
@pytest.mark.parametrize(("seats", "mode"), [(2, "standard"), (4, "standard"), (3, "introductory")])
def test_another_guild_master_changes_no_legal_move_and_no_row_of_the_sheet(seats, mode):
    match, dice = Match(GAME, seats, 3, {"mode": mode, "guild_master": 0, "max_turns": 12}), random.Random(3)
    while not match.over:
        assert moves_and_scores(led_by(match, dice.randrange(seats))) == moves_and_scores(match)
        seat = dice.choice(match.actors())
        match.play(seat, dice.choice(match.legal(seat)))
    for seat in range(seats):
        assert led_by(match, seat).result == match.result


@pytest.mark.rule("BH-108")
def test_the_role_only_fixes_the_serving_order():
    """Both take from the same deck: whoever is Guild Master gets the upper card."""
    drawn = {}
    for guild_master in range(2):
        table = Table(seats=2, guild_master=guild_master)
        upper, lower = table.deck_cards("hunter")[:2]
        table.play(0, "draw hunter")
        table.play(1, "draw hunter")
        drawn[guild_master] = [table.me(seat)["fresh"] for seat in range(2)]
    assert drawn == {0: [upper, lower], 1: [lower, upper]}
