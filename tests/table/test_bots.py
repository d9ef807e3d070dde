"""Bots at a table: fed by views, at a human pace, never late."""

import numpy as np
import pytest

import cantina
from cantina.players import LEVELS, choose
from cantina.table import bots, seats, talk
from cantina.table.bodies import AwayBody
from cantina.text import languages
from table.evening import Evening, same


def with_bots(game="bounty-hunters", count=3, level="greedy", **settings):
    """Anna alone with bots."""
    evening = Evening(game, count, people=["anna"], **{"delay": 0, **settings})
    for number in range(1, count):
        evening.do(seats.give_to_bot(evening.table, "anna", number, level))
    evening.follow()
    return evening


def let_bots_play(evening, dice=1):
    """All decisions that wait for bots; how many they were."""
    count = 0
    while found := bots.tasks(evening.table, listeners=0):
        evening.do(bots.decided(evening.table, found[0], bots.think(found[0], dice + count)))
        count += 1
    return count


def test_every_bot_that_has_to_decide_gets_its_task():
    evening = with_bots()
    assert [(task.seat, task.level, task.by) for task in bots.tasks(evening.table, 1)] == [
        (1, "greedy", "bot"),
        (2, "greedy", "bot"),
    ]


def test_before_the_deal_bots_have_nothing_to_do():
    assert bots.tasks(Evening(count=3, people=["anna"]).table, 1) == []


def test_a_bot_is_told_what_its_seat_may_know():
    evening = with_bots()
    for task in bots.tasks(evening.table, 1):
        assert task.glance.view.tobytes() == evening.table.match.concealed(task.seat).tobytes()
        assert not task.glance.view["seed"].any()


def legal(glance):
    """The codes that are legal in a view."""
    rules, out = glance.game.interpreted, np.zeros(glance.game.most_legal, np.int16)
    n = rules.legal(rules.hold(glance.view), rules.hold(glance.content.tables), glance.seat, out)
    return out[:n].tolist()


@pytest.mark.parametrize("game", cantina.games())
def test_what_is_legal_in_the_view_is_what_is_legal(game):
    count = max(cantina.game(game).seat_counts[0], 2)
    evening = with_bots(game, count, "random")
    for _ in range(30):
        for task in bots.tasks(evening.table, 0):
            assert legal(task.glance) == evening.table.match.codes(task.seat)
        if let_bots_play(evening) == 0 and evening.table.match.actors() == (0,):
            evening.act(0)


def test_people_who_watch_see_a_human_pace():
    evening = with_bots(pace=3)
    assert {task.due for task in bots.tasks(evening.table, listeners=1)} == {evening.now + 3}
    assert {task.due for task in bots.tasks(evening.table, listeners=0)} == {evening.now}


def test_a_bot_keeps_that_pace_action_by_action():
    """A turn may be made of many actions: they do not come all at once."""
    evening = Evening("mandalorian-adventures", 2, people=["anna"], delay=0, pace=3)
    evening.do(seats.give_to_bot(evening.table, "anna", 1, "random"))
    evening.follow()
    while evening.table.match.actors() != (1,):
        evening.act(0)
    for number in range(3):
        (task,) = bots.tasks(evening.table, listeners=1)
        assert task.due >= evening.now + 3 * bots.GOING_ON * (number > 0)
        evening.now = task.due
        evening.do(bots.decided(evening.table, task, bots.think(task, number)))
    assert bots.tasks(evening.table, listeners=0)[0].due <= evening.now


def test_before_many_listeners_bots_are_slower():
    """All bots of a table together cause no more than a number of updates a second."""
    evening = with_bots(pace=0)
    for listeners in (1, 25, 250):
        found = bots.tasks(evening.table, listeners)
        rate = sum(1 / (task.due - evening.now) for task in found) * listeners
        assert (len(found), rate) == (2, pytest.approx(bots.SHOWN))
    (first, _) = bots.tasks(with_bots(pace=3).table, 25)
    assert first.due == evening.now + 3


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_dice_give_the_same_decision(level):
    task = bots.tasks(with_bots(level=level).table, 0)[0]
    assert bots.think(task, 7) == bots.think(task, 7) == choose(task.glance, level, np.array([7]))


def test_thinking_changes_neither_the_table_nor_what_the_bot_was_told():
    evening = with_bots()
    task = bots.tasks(evening.table, 0)[0]
    before, told = evening.table.match.state.tobytes(), task.glance.view.tobytes()
    bots.think(task, 3)
    assert (evening.table.match.state.tobytes(), task.glance.view.tobytes()) == (before, told)


def test_a_decision_is_good_though_others_have_chosen_meanwhile():
    evening = with_bots()
    first, second = bots.tasks(evening.table, 0)
    evening.act(0)
    evening.do(bots.decided(evening.table, first, bots.think(first, 1)))
    assert bots.decided(evening.table, second, bots.think(second, 1)) is not None


def test_a_decision_that_comes_too_late_is_dropped():
    evening = with_bots()
    task = bots.tasks(evening.table, 0)[0]
    code = bots.think(task, 1)
    evening.do(bots.decided(evening.table, task, code))
    assert bots.decided(evening.table, task, code) is None


def test_a_decision_for_somebody_who_is_back_is_dropped():
    evening = Evening(grace=0)
    evening.presence.disconnected(1, evening.now)
    evening.follow()
    task = bots.tasks(evening.table, 0)[0]
    evening.table.places[1].away = ""
    assert bots.decided(evening.table, task, bots.think(task, 1)) is None


@pytest.mark.parametrize("options", [{"max_turns": 3}, pytest.param({}, marks=pytest.mark.slow)])
def test_a_whole_game_against_bots(options):
    evening = with_bots("way-of-the-mandalorian", 2, "random", options=options)
    moves = 0
    while not evening.table.over:
        moves += let_bots_play(evening, moves)
        if evening.table.match.actors() == (0,):
            evening.act(0, str(evening.table.match.legal(0)[-1]))
    assert evening.seen(0)["table"]["result"]["stood_in"] == []
    assert same(evening.table, evening.again())


@pytest.mark.parametrize("language", languages())
def test_a_line_says_in_words_how_well_a_bot_plays(language):
    texts = [line["text"] for line in with_bots().seen(0, 0, language)["events"] if line["kind"] == "bot"]
    assert len(texts) == 2
    assert not any("greedy" in text for text in texts)


def wishing(*paces, bots=1, pace=10):
    """People who wish these paces, and bots."""
    people = ["anna", "boris", "cleo"][: len(paces)]
    evening = Evening("bounty-hunters", len(paces) + bots, people=people, delay=0, pace=pace)
    for seat, (guest, wish) in enumerate(zip(people, paces, strict=True)):
        evening.do(talk.prefer(evening.table, guest, seat, pace=wish))
    for seat in range(len(paces), len(evening.table.places)):
        evening.do(seats.give_to_bot(evening.table, "anna", seat, "greedy"))
    evening.follow()
    return evening


def waits(evening):
    """For how long the first bot waits before it acts."""
    return bots.tasks(evening.table, listeners=1)[0].due - evening.now


def test_bots_keep_the_pace_that_a_player_wishes():
    slow, normal, quick = (waits(wishing(pace)) for pace in ("slow", "normal", "quick"))
    assert slow > normal > quick > 1
    assert normal == waits(with_bots(pace=10))  # who wishes nothing wishes that
    assert waits(wishing("instant")) < 1


@pytest.mark.parametrize("others", ["normal", "quick", "instant"])
def test_of_several_wishes_the_slowest_counts(others):
    assert waits(wishing("slow", others)) == waits(wishing(others, "slow")) == waits(wishing("slow"))


def test_whoever_is_away_wishes_nothing():
    evening = wishing("slow", "quick")
    evening.do(AwayBody(0, "dropped"))
    assert waits(evening) == waits(wishing("quick"))


def test_a_wish_counts_for_what_comes_after_it():
    evening = wishing("slow")
    evening.do(talk.prefer(evening.table, "anna", 0, pace="quick"))
    assert waits(evening) == waits(wishing("quick"))


def test_a_wish_says_nothing_to_others():
    evening, other = wishing("slow", "normal"), wishing("quick", "normal")
    for viewer in (1, 2, None):
        assert evening.seen(viewer) == other.seen(viewer)
    assert [one.seen(0)["table"]["you"]["pace"] for one in (evening, other)] == ["slow", "quick"]


def test_a_bot_waits_less_after_another_bot_and_least_in_the_middle_of_its_turn():
    evening = Evening("way-of-the-mandalorian", 3, people=["anna"], options={"first_player": 0}, pace=10)
    for seat in (1, 2):
        evening.do(seats.give_to_bot(evening.table, "anna", seat, "random"))
    evening.follow()
    evening.act(0, "end")
    waited = []
    while evening.table.match.actors() != (0,):
        (task,) = bots.tasks(evening.table, listeners=1)
        waited.append(task.due - evening.now)
        evening.now = task.due
        evening.do(bots.decided(evening.table, task, bots.think(task, len(evening.log))))
    assert waited[0] == 10
    assert {round(one / 10, 2) for one in waited[1:]} == {bots.FOLLOWING, bots.GOING_ON}


def test_how_long_a_bot_takes_tells_nothing_of_what_it_holds():
    """Asked for an event it answers after the same time with one or without (WM-A69)."""
    found = set()
    for seed in range(6):
        evening = Evening("way-of-the-mandalorian", 2, people=["anna"], options={"first_player": 0}, pace=10)
        evening.do(seats.give_to_bot(evening.table, "anna", 1, "greedy"))
        evening.follow()
        evening.table.match.state["hand"][0, 1] = (1 << (30 + seed)) - (1 << (25 + seed))
        evening.act(0, next(str(one) for one in evening.table.match.legal(0) if str(one).startswith("attempt")))
        assert evening.table.match.actors() == (1,)
        found.add(waits(evening))
    assert len(found) == 1
