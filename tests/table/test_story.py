"""The stories of a table: what each viewer was shown, by sequence number, and which entry led there."""

import pytest

from cantina.engine.log import EVERYONE, SPECTATORS, Event
from cantina.table import play, talk
from cantina.table.story import Story, bit
from table.evening import Evening


def event(audience):
    return Event(code=0, audience=audience, seat=0, a=1, b=2, c=3)


def kinds(story, viewer, since=0):
    return [line.kind for line in story.lines(viewer, since)]


def test_a_line_is_in_the_stories_of_its_audience():
    story = Story()
    story.add("dealt")
    story.add("taken-back", 0b10, seat=1)
    story.add_events([event(0b1), event(SPECTATORS)])
    assert kinds(story, 0) == ["dealt", "event"]
    assert kinds(story, 1) == ["dealt", "taken-back"]
    assert kinds(story, None) == ["dealt", "event"]
    assert [story.seq(viewer) for viewer in (0, 1, 2, None)] == [2, 2, 1, 2]


def test_who_sees_a_change_without_an_event_is_shown_a_plain_line():
    story = Story()
    story.add_action((event(0b1),), 0b111, seat=0)
    assert [kinds(story, viewer) for viewer in (0, 1, 2, None)] == [["event"], ["acted"], ["acted"], []]
    story.add_action((event(EVERYONE),), 0b111, seat=0)
    assert kinds(story, 1) == ["acted", "event"]


@pytest.mark.parametrize(("since", "found"), [(-1, 3), (0, 3), (2, 1), (3, 0), (9, 0)])
def test_lines_since_a_sequence_number(since, found):
    story = Story()
    for _ in range(3):
        story.add("dealt")
    assert len(story.lines(0, since)) == found


def test_a_sequence_number_leads_to_the_entry_that_brought_it():
    story = Story()
    for number, audience in ((2, EVERYONE), (3, bit(1)), (4, EVERYONE), (4, EVERYONE)):
        story.number = number
        story.add("acted", audience, seat=0)
    assert [story.entry_number(0, seq) for seq in (-1, 0, 1, 2, 3, 4)] == [1, 1, 2, 4, 4, None]
    assert [story.entry_number(1, seq) for seq in (1, 2, 3, 4, 5)] == [2, 3, 4, 4, None]


def test_lines_of_a_table_belong_to_its_entries():
    evening = Evening()
    evening.act(0)
    evening.do(talk.say_phrase(evening.table, "boris", 1, "hello"))
    said = evening.table.story.lines(None)[-1]
    assert (said.kind, said.number) == ("said", evening.table.number)
    assert evening.again().story.lines(None) == evening.table.story.lines(None)


def test_what_a_command_keeps_for_later_is_no_part_of_the_table():
    """A trial that is dropped, or made at an earlier state, is not used."""
    evening, other = Evening(), Evening()
    body = play.act(evening.table, "anna", 0, "draw hunter")
    assert evening.table.cache.trial_of(evening.table.number, body) is not None
    assert evening.table.cache.trial_of(evening.table.number + 1, body) is None
    evening.table.cache.trial = None
    evening.do(body)
    other.act(0, "draw hunter")
    assert evening.seen(0) == other.seen(0)
