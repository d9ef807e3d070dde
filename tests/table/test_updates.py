"""Updates are put together from parts that are kept: no kept part is ever stale."""

import json
import random

import pytest

from cantina.table import absence, interrupts, seats, talk, undo, updates
from cantina.table.absence import Presence
from cantina.table.bodies import AwayBody
from cantina.table.play import acted
from cantina.table.updates import update_text
from cantina.text import languages
from table.evening import PEOPLE, Evening, no_caches


def agree(evening, since=0):
    """Every viewer, in every language: the update is the one that would be made without anything kept."""
    for viewer in evening.table.viewers():
        for language in languages():
            given = (evening.table, viewer, since, language, evening.presence, evening.now)
            text = update_text(*given)
            with no_caches(evening.table):
                assert update_text(*given) == text
            check_game_parts(evening.table.match, viewer, language, json.loads(text))


def check_game_parts(match, viewer, language, sent):
    """View, seats that are asked, legal actions and outlook are those of the engine."""
    if match is None:
        assert (sent["view"], sent["asked"], sent["legal"], sent["outlook"]) == (None, [], [], {})
        return
    assert sent["view"] == match.view(viewer)
    assert sent["asked"] == [*match.actors()]  # in no game it is a secret who is asked
    legal = [] if viewer is None else match.legal(viewer)
    if (sent["table"]["you"] or {}).get("sealed"):
        assert (sent["legal"], sent["outlook"]) == ([], {})
    else:
        assert sent["legal"] == [{"action": str(action), "text": action.text(language)} for action in legal]
        assert sent["outlook"] == ({} if viewer is None else match.outlook(viewer))


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
        lambda: talk.say_phrase(table, "anna", 0, "hello"),
        lambda: talk.prefer(table, "boris", 1, True),
        lambda: AwayBody(1, "clock"),
        lambda: absence.back(table, "boris", 1),
        lambda: seats.leave(table, "boris", 1),
        lambda: seats.give_to_bot(table, "anna", 1, "greedy"),
    )
    for step in steps:
        evening.do(step())
        agree(evening)


def test_a_request_to_take_back_and_an_action_that_ends_it():
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
    evening.do(AwayBody(0, "dropped"))
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
    assert evening.table.places[asked[0]].sealed
    agree(evening)
    evening.wait(10)
    assert evening.table.places[asked[0]].sealed is None
    agree(evening)


@pytest.mark.slow
def test_who_is_gone_and_the_clock_are_of_the_moment():
    evening = Evening(clock=60)
    for _ in range(3):
        agree(evening)
        evening.now += 7
    evening.presence.disconnected(1, evening.now)
    agree(evening)
    evening.presence.end_pause(1, evening.now + 1)
    agree(evening)


@pytest.mark.slow
def test_nothing_is_kept_for_ever(monkeypatch):
    monkeypatch.setattr(updates, "MOST_PARTS", 5)
    monkeypatch.setattr(updates, "MOST_OUTLINES", 2)
    evening = Evening(clock=600)
    for _ in range(4):
        evening.act(evening.table.match.actors()[0])
        evening.now += 1
        agree(evening)
    assert len(updates._parts) <= 5
    assert len(evening.table.cache.outlines) <= 2


def test_only_what_is_new_is_told():
    evening = Evening()
    evening.act(0)
    seq = evening.seen(0)["seq"]
    evening.act(1)
    agree(evening, seq)
    text = update_text(evening.table, 0, seq, "en", Presence(), evening.now)
    assert len(json.loads(text)["events"]) == evening.seen(0)["seq"] - seq


def test_a_view_is_made_again_only_for_those_who_see_a_change():
    """In Bounty Hunters no player sees which card another one has laid down, but all see that there is one."""
    evening = Evening(count=3)
    before = {viewer: evening.table.view(viewer) for viewer in evening.table.viewers()}
    evening.act(0, "draw hunter")
    assert set(evening.table.cache.sights) == set()
    evening.act(0, "draw target")  # instead: the others see no difference
    views = {viewer: evening.table.view(viewer) for viewer in evening.table.viewers()}
    evening.act(0, "draw hunter")
    assert 1 in evening.table.cache.sights
    assert 0 not in evening.table.cache.sights
    assert views[1] is evening.table.view(1)
    assert before[0] != views[0]


def test_a_long_story_is_told_from_its_pages(monkeypatch):
    """Whatever the length of the story and of what was seen of it, and after a change of names."""
    monkeypatch.setattr(updates, "PAGE", 4)
    evening = Evening(count=2)
    for number in range(14):
        evening.do(talk.say_phrase(evening.table, PEOPLE[number % 2], number % 2, "hello"))
        for since in range(-1, evening.table.story.seq(0) + 2):
            lines, end = evening.table.story.lines(0, since), evening.table.story.seq(0)
            assert updates.story_text(evening.table, 0, since, "en", end) == b",".join(
                updates.line_text(evening.table, line, 0, "en") for line in lines
            )
    assert evening.table.cache.pages
    evening.table.places[0].name = "Eve"
    assert b"Anna: Hello" not in updates.worded_story(evening.table, 0, 0, "en").text


def test_pages_do_not_fill_the_memory(monkeypatch):
    monkeypatch.setattr(updates, "PAGE", 1)
    monkeypatch.setattr(updates, "MOST_PAGES", 3)
    evening = Evening()
    for language in languages():
        updates.worded_story(evening.table, 0, 0, language)
        assert len(evening.table.cache.pages) <= 3


def test_a_long_story_is_worded_before_it_is_told():
    evening = Evening()
    assert not updates.is_long(evening.table, 0, 0)
    for _ in range(updates.MOST_LINES + 1):
        evening.do(talk.say_phrase(evening.table, "anna", 0, "hello"))
    seq = evening.table.story.seq(0)
    assert [updates.is_long(evening.table, 0, since) for since in (0, seq - 10)] == [True, False]


def test_what_was_worded_before_is_not_worded_again(monkeypatch):
    """Nor put together from its pages, however many there are; only what has happened meanwhile is added."""
    evening = Evening(count=2)
    asked, some_lines = [], evening.table.story.some_lines

    def say(seat, count):
        for _ in range(count):
            evening.do(talk.say_phrase(evening.table, PEOPLE[seat], seat, "hello"))

    def sent(known):
        return update_text(evening.table, 0, 3, "en", Presence(), evening.now, known)

    say(0, 9)
    known = updates.worded_story(evening.table, 0, 3, "en")
    assert sent(known) == sent(None)
    say(1, 2)
    whole = sent(None)
    monkeypatch.setattr(
        evening.table.story, "some_lines", lambda *given: asked.append(given[1:]) or some_lines(*given), raising=True
    )
    assert sent(known) == whole
    assert asked == [(known.until, known.until + 2)]
    assert sent(known._replace(since=2)) == whole  # it is about something else
    evening.table.places[0].name = "Eve"
    assert b"Anna: Hello" not in sent(known)  # a name is forgotten meanwhile
