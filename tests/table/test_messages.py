"""Messages put together from parts: to the letter what `update` says, whatever was said before."""

import json
import random

import pytest

from cantina.table import absence, interrupts, messages, seats, talk, undo
from cantina.table.absence import Presence
from cantina.table.messages import update_text
from cantina.table.play import acted
from cantina.table.sight import update
from cantina.text import languages
from table.evening import Evening


def agree(evening, since=0):
    """Every viewer, in every language: the parts make the whole."""
    for viewer in evening.table.viewers():
        for language in languages():
            text = update_text(evening.table, viewer, since, language, evening.presence, evening.now)
            assert json.loads(text) == update(evening.table, viewer, since, language, evening.presence, evening.now)


@pytest.mark.first_is_enough
@pytest.mark.parametrize("game", ["bounty-hunters", "way-of-the-mandalorian", "mandalorian-adventures"])
def test_a_whole_game(game):
    evening, dice = Evening(game, options={"max_turns": 3}, delay=0), random.Random(4)
    while not evening.table.over:
        seat = dice.choice(evening.table.match.actors())
        evening.act(seat, str(dice.choice(evening.table.match.legal(seat))))
        if dice.random() < 0.2 or evening.table.over:
            agree(evening)
    assert evening.seen(None)["table"]["result"] is not None


def test_before_the_deal():
    agree(Evening(people=["anna"]))


@pytest.mark.slow
def test_what_happens_around_the_game():
    """Each of these changes the table around the game, or what only one seat may know."""
    evening = Evening(count=2, listed=True)
    table = evening.table
    agree(evening)
    steps = (
        lambda: talk.speak(table, "anna", 0, "hello"),
        lambda: talk.prefer(table, "boris", 1, True),
        lambda: {"kind": "away", "seat": 1, "why": "clock"},
        lambda: absence.back(table, "boris", 1),
        lambda: seats.hand_back(table, "boris", 1),
        lambda: seats.give_to_bot(table, "anna", 1, "greedy"),
    )
    for step in steps:
        evening.do(step())
        agree(evening)


def test_a_wish_to_take_back_and_an_action_that_ends_it():
    evening = Evening(listed=True)
    evening.act(0)
    evening.do(undo.undo(evening.table, "anna", 0))
    assert evening.seen(1)["table"]["wish"] == 0
    agree(evening)
    evening.act(1)
    assert evening.seen(1)["table"]["wish"] is None
    agree(evening)


def test_a_stand_in_that_acts():
    evening = Evening()
    evening.do({"kind": "away", "seat": 0, "why": "dropped"})
    agree(evening)
    code = evening.table.match.legal(0)[0].code
    evening.do(acted(evening.table, 0, code, "stand-in"))
    assert evening.seen(1)["table"]["seats"][0]["stood_in"]
    agree(evening)


def test_a_sealed_answer():
    evening = Evening("way-of-the-mandalorian", delay=5)
    dice = random.Random(1)
    for _ in range(200):
        asked = [seat for seat in (0, 1) if interrupts.is_interrupt(evening.table, seat)]
        if asked:
            break
        seat = dice.choice(evening.table.match.actors())
        evening.act(seat, str(dice.choice(evening.table.match.legal(seat))))
    agree(evening)
    evening.act(asked[0])
    assert evening.table.seats[asked[0]].sealed
    agree(evening)
    evening.wait(10)
    assert evening.table.seats[asked[0]].sealed is None
    agree(evening)


@pytest.mark.slow
def test_who_is_gone_and_the_clock_are_of_the_moment():
    evening = Evening(clock=60)
    for _ in range(3):
        agree(evening)
        evening.now += 7
    evening.presence.lost(1, evening.now)
    agree(evening)
    evening.presence.found(1, evening.now + 1)
    agree(evening)


@pytest.mark.slow
def test_nothing_is_kept_for_ever(monkeypatch):
    monkeypatch.setattr(messages, "MOST_PARTS", 5)
    monkeypatch.setattr(messages, "MOST_OUTLINES", 2)
    evening = Evening(clock=600)
    for _ in range(4):
        evening.act(evening.table.match.actors()[0])
        evening.now += 1
        agree(evening)
    assert len(messages._parts) <= 5
    assert len(evening.table.outlines) <= 2


def test_only_what_is_new_is_told():
    evening = Evening()
    evening.act(0)
    seq = evening.seen(0)["seq"]
    evening.act(1)
    agree(evening, seq)
    text = update_text(evening.table, 0, seq, "en", Presence(), evening.now)
    assert len(json.loads(text)["events"]) == evening.seen(0)["seq"] - seq


def test_a_view_is_made_anew_only_for_those_who_see_a_change():
    """In Bounty Hunters nobody sees which card another one has laid down, but all see that there is one."""
    evening = Evening(count=3)
    before = {viewer: evening.table.view(viewer) for viewer in evening.table.viewers()}
    evening.act(0, "draw hunter")
    assert set(evening.table.views) == set()
    evening.act(0, "draw target")  # instead: the others see no difference
    views = {viewer: evening.table.view(viewer) for viewer in evening.table.viewers()}
    evening.act(0, "draw hunter")
    assert 1 in evening.table.views
    assert 0 not in evening.table.views
    assert views[1] is evening.table.view(1)
    assert before[0] != views[0]
