"""What viewers are sent: nothing they may not know, and nothing by which they could tell two worlds apart."""

import json
import random

import numpy as np
import pytest

import cantina
from cantina.engine.log import NO_LOG
from cantina.table import moments, play, talk
from cantina.table.checkpoints import Checkpoints
from cantina.table.course import course, past_picture
from cantina.table.errors import TableError
from cantina.text import languages
from table.evening import Evening, no_caches, same


def played(game, moves, seed=1, **settings):
    """A table some moves into a game."""
    evening, dice = Evening(game, max(cantina.game(game).seat_counts[0], 2), delay=0, **settings), random.Random(seed)
    for _ in range(moves):
        actors = evening.table.match.actors()
        if not actors:
            break
        seat = dice.choice(actors)
        evening.act(seat, str(dice.choice(evening.table.match.legal(seat))))
    return evening


@pytest.fixture(scope="module")
def ended():
    """A game of Bounty Hunters that was played to its end."""
    return played("bounty-hunters", 2000, options={"max_turns": 5})


def test_a_viewer_who_was_away_gets_what_is_missing(game):
    evening = played(game.id, 25)
    for viewer in evening.table.viewers():
        whole = evening.seen(viewer)
        for since in (0, 1, whole["seq"] // 2, whole["seq"]):
            assert evening.seen(viewer, since)["events"] == whole["events"][since:]


@pytest.mark.first_is_enough
def test_the_number_grows_exactly_when_something_changes_for_the_viewer(game):
    evening, dice = played(game.id, 0), random.Random(3)
    before = {viewer: evening.seen(viewer) for viewer in evening.table.viewers()}
    for _ in range(40):
        actors = evening.table.match.actors()
        if not actors:
            break
        seat = dice.choice(actors)
        evening.act(seat, str(dice.choice(evening.table.match.legal(seat))))
        for viewer in evening.table.viewers():
            last = before[viewer]
            after = evening.seen(viewer, last["seq"])
            assert (after["seq"] > last["seq"]) == (after["view"] != last["view"])
            assert len(after["events"]) == after["seq"] - last["seq"]
            before[viewer] = after


def test_two_worlds_that_a_viewer_cannot_tell_apart_give_the_same_bytes(game):
    """A table with other hidden cards: conceal, imagine, and put the imagined game in the place of the truth."""
    evening = played(game.id, 12)
    match = evening.table.match
    rules = match.game.interpreted
    for viewer in range(match.seats):
        sent = json.dumps(evening.seen(viewer))
        truth, world = match.state, match.concealed(viewer)
        rules.imagine(rules.hold(world), rules.hold(match.content.tables), np.array([viewer + 5]), NO_LOG)
        match.state = world
        with no_caches(evening.table):
            assert json.dumps(evening.seen(viewer)) == sent
        match.state = truth


def test_no_message_holds_the_seed_or_a_guest():
    evening = played("bounty-hunters", 20)
    evening.do(talk.say_phrase(evening.table, "anna", 0, "hello"))
    for viewer in evening.table.viewers():
        text = json.dumps(evening.seen(viewer))
        assert evening.table.seed.hex() not in text
        assert not any(f'"{guest}"' in text for guest in ("anna", "boris"))


@pytest.mark.parametrize("language", languages())
def test_the_log_is_told_in_the_language_of_the_reader(language):
    evening = played("way-of-the-mandalorian", 10)
    assert all(line["text"] for line in evening.seen(0, 0, language)["events"])
    assert not any("table-told" in line["text"] for line in evening.seen(0, 0, language)["events"])


def test_a_spectator_has_nothing_to_decide():
    assert played("bounty-hunters", 3).seen(None)["legal"] == []
    assert played("bounty-hunters", 3).seen(None)["table"]["you"] is None


def test_the_end_shows_the_seed_and_the_result(ended):
    evening = ended
    table = evening.seen(None)["table"]
    assert evening.table.over
    assert table["seed"] == evening.table.seed.hex()
    assert table["result"]["scores"] == evening.table.match.result["scores"]
    assert table["result"]["stood_in"] == []
    assert same(evening.table, evening.again())


# --- Looking back --------------------------------------------------------------------------------------------------


@pytest.mark.first_is_enough
def test_one_looks_back_with_what_one_knew_then(game):
    evening, dice, kept = played(game.id, 0), random.Random(9), {}
    for _ in range(20):
        actors = evening.table.match.actors()
        seat = dice.choice(actors)
        evening.act(seat, str(dice.choice(evening.table.match.legal(seat))))
        kept[evening.table.story.seq(0)] = evening.seen(0)["view"]
    for seq, view in kept.items():
        assert moments.moment(evening.table, evening.log, 0, 0, seq, "en")["view"] == view


def test_while_the_game_runs_nobody_looks_back_from_another_seat():
    evening = played("bounty-hunters", 10)
    for wanted in (1, None):
        with pytest.raises(TableError) as error:
            moments.moment(evening.table, evening.log, 0, wanted, 3, "en")
        assert error.value.key == "table-moment"


def test_afterwards_everybody_looks_from_every_seat(ended):
    evening = ended
    found = [moments.moment(evening.table, evening.log, 0, wanted, 30, "en")["view"] for wanted in (0, 1, None)]
    assert len({json.dumps(view) for view in found}) == 3


@pytest.mark.parametrize("seat", [-1, 2, 10**12, True])
def test_afterwards_nobody_looks_from_a_seat_that_is_not_there(ended, seat):
    with pytest.raises(TableError) as error:
        moments.moment(ended.table, ended.log, 0, seat, 30, "en")
    assert error.value.key == "table-no-seat"


def test_without_a_number_it_is_the_last_moment():
    evening = played("bounty-hunters", 6)
    last = moments.moment(evening.table, evening.log, 0, 0, None, "en")
    assert (last["view"], last["seq"]) == (evening.seen(0)["view"], evening.table.story.seq(0))


def test_a_moment_that_was_not_yet_is_refused():
    evening = played("bounty-hunters", 6)
    last = evening.table.story.seq(0)
    with pytest.raises(TableError) as error:
        moments.moment(evening.table, evening.log, 0, 0, last + 1, "en")
    assert (error.value.key, error.value.values) == ("table-moment-later", {"last": last})


def test_looking_back_does_not_tell_when_others_act_in_secret():
    """The clock of a moment would be read at the time of an entry, which may be another player's second thought."""
    evening = Evening(clock=600)
    before = [moments.moment(evening.table, evening.log, 0, 0, seq, "en") for seq in (0, None)]
    evening.now += 3
    evening.act(1, "draw target")
    evening.now += 4
    evening.act(1, "draw hunter")
    assert evening.log[-1].body.instead
    after = [moments.moment(evening.table, evening.log, 0, 0, seq, "en") for seq in (0, before[1]["seq"])]
    assert after == before
    assert after[1]["table"]["you"]["left"] is None


def test_an_update_without_a_time_shows_no_clock():
    """It would be that of the last entry, which may be a secret one: what a guest downloads must not tell it either."""
    evening = Evening(clock=600)
    assert evening.seen(0)["table"]["you"]["left"] is None


def test_a_sealed_or_changed_pick_does_not_count_for_others():
    evening = Evening()
    evening.act(0, "draw target")
    before = evening.table.story.seq(1)
    for choice in ("draw hunter", "draw contract", "draw target"):
        evening.do(play.act(evening.table, "anna", 0, choice))
    assert evening.table.story.seq(1) == before


# --- The course of a game that is over ----------------------------------------------------------------------------


@pytest.fixture
def over(game):
    """Any game, played to its end."""
    return played(game.id, 5000, options={"max_turns": 2})


@pytest.mark.first_is_enough
def test_the_course_tells_each_viewer_what_they_were_told(over):
    for viewer in over.table.viewers():
        told = course(over.table, over.log, viewer, "en")
        assert told["events"] == over.seen(viewer)["events"]
        assert told["entries"] == sorted(told["entries"])
        for seq, number in enumerate(told["entries"], 1):
            assert over.table.story.entry_number(viewer, seq) == number


@pytest.mark.first_is_enough
def test_the_course_has_the_scores_at_the_end_of_each_turn(over):
    turns = course(over.table, over.log, None, "en")["turns"]
    begun = [line for line in over.seen(None)["events"] if line["kind"] == "event" and line["event"] == "turn"]
    assert [turn["turn"] for turn in turns] == [line["operands"][0] for line in begun]
    assert len(turns) > 1
    assert turns[-1]["scores"] == over.table.match.result["scores"]


def test_a_turn_that_brought_points_says_so(ended):
    """Every score is that of the table as it was when the next turn began."""
    turns = course(ended.table, ended.log, 0, "en")["turns"]
    told = ended.seen(0)["events"]
    begins = [number for number, line in enumerate(told, 1) if line["kind"] == "event" and line["event"] == "turn"]
    for turn, seq in zip(turns, begins[1:], strict=False):
        players = moments.moment(ended.table, ended.log, 0, 0, seq, "en")["view"]["players"]
        assert turn["scores"] == [player["pad"]["total"] for player in players]


def test_while_the_game_runs_its_course_is_not_told():
    evening = played("bounty-hunters", 10)
    with pytest.raises(TableError) as error:
        course(evening.table, evening.log, 0, "en")
    assert error.value.key == "table-moment"
    with pytest.raises(TableError) as error:
        past_picture(evening.table, evening.log, 0, 0, 3, "en", Checkpoints())
    assert error.value.key == "table-moment"


def test_a_moment_of_the_past_can_be_read_as_text(ended):
    """What a seat is shown is the picture of its own view then."""
    match, kept = ended.table.match, Checkpoints()
    for seat in (0, 1, None):
        then = moments.moment(ended.table, ended.log, 0, seat, 30, "en")["view"]
        wanted = match.game.picture(then, match.content, "en")
        assert past_picture(ended.table, ended.log, 0, seat, 30, "en", kept) == wanted


@pytest.mark.parametrize("seat", [-1, 2, 10**12, True])
def test_the_course_of_a_seat_that_is_not_there_is_refused(ended, seat):
    with pytest.raises(TableError) as error:
        course(ended.table, ended.log, seat, "en")
    assert error.value.key == "table-no-seat"
