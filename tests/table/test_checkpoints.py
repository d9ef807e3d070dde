"""Looking back from checkpoints: what is found is what a replay of the whole log finds, with much less work."""

import random

import pytest

from cantina.engine.errors import CantinaError
from cantina.table import checkpoints, moments, talk, undo
from cantina.table.checkpoints import Checkpoints
from cantina.table.errors import TableError
from cantina.table.moments import moment, passage
from cantina.table.replay import fold
from cantina.table.updates import update
from table.evening import Evening


@pytest.fixture(scope="module")
def evening():
    """A long one: with changed picks, words, and actions that were taken back."""
    evening, dice = Evening(undo="free"), random.Random(4)
    while len(evening.log) < 300:
        seat = dice.choice(evening.table.match.actors())
        choices = [str(action) for action in evening.table.match.legal(seat)]
        evening.act(seat, dice.choice(choices))
        guest = evening.table.places[seat].guest
        try:
            if dice.random() < 0.3:
                evening.act(seat, dice.choice(choices))
            if dice.random() < 0.1:
                evening.do(undo.undo(evening.table, guest, seat))
        except CantinaError:
            evening.do(talk.say_phrase(evening.table, guest, seat, "oops"))
    return evening


def test_a_table_from_a_checkpoint_is_that_of_the_log(evening):
    kept = Checkpoints()
    for number in (1, 2, 32, 33, 34, 64, 65, 129, 200, 299, 300, 3):
        found, wanted = (
            kept.table_at("t1", evening.log, number, lambda game, wanted: game.content),
            fold("t1", evening.log[:number]),
        )
        assert (found.number, found.at, found.places, found.undo_request) == (
            wanted.number,
            wanted.at,
            wanted.places,
            wanted.undo_request,
        )
        for viewer in wanted.viewers():
            seq = wanted.story.seq(viewer)
            assert update(found, viewer, seq - 1, "en") == update(wanted, viewer, seq - 1, "en")


@pytest.mark.slow
def test_every_moment_is_the_same_with_what_was_kept_and_without(evening):
    kept = Checkpoints()
    for seq in range(-1, evening.table.story.seq(0) + 1, 7):
        given = (evening.table, evening.log, 0, 0, seq, "en")
        past = fold("t1", evening.log[: evening.table.story.entry_number(0, seq)])
        assert moment(*given, kept) == moment(*given) == update(past, 0, max(seq - 1, 0), "en")


def test_a_moment_costs_no_more_than_the_way_from_a_checkpoint(evening, monkeypatch):
    """Whatever others do in secret, and however long the game is."""
    replayed, replay = [], checkpoints.replay
    monkeypatch.setattr(checkpoints, "replay", lambda table, log: replayed.append(len(log)) or replay(table, log))
    kept, last = Checkpoints(), evening.table.story.seq(0)
    moment(evening.table, evening.log, 0, 0, last, "en", kept)
    assert sum(replayed) < len(evening.log)  # once
    for seq in (last, 100, 50, 1):
        replayed.clear()
        moment(evening.table, evening.log, 0, 0, seq, "en", kept)
        assert sum(replayed) <= checkpoints.INTERVAL


def test_what_is_looked_at_does_not_change_what_was_kept(evening):
    kept = Checkpoints()
    first = kept.table_at("t1", evening.log, 100, lambda game, wanted: game.content)
    first.places[0].name = "Eve"
    first.story.add("acted", seat=0)
    again = kept.table_at("t1", evening.log, 100, lambda game, wanted: game.content)
    assert (again.places[0].name, again.story.seq(0)) == ("Anna", first.story.seq(0) - 1)


# --- a passage: one moment after the other ---


def passages(evening, viewer, since):
    return passage(evening.table, evening.log, viewer, since, "en", Checkpoints())


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_passage_is_what_its_viewer_was_shown_then(evening, viewer):
    last = evening.table.story.seq(viewer)
    for since in (1, last // 2, last - 3):
        first, *rest = passages(evening, viewer, since)
        for one in (first, *rest):
            assert one["view"] == moment(evening.table, evening.log, viewer, viewer, one["seq"], "en")["view"]
        story = evening.seen(viewer, first["seq"])["events"]
        assert [line for one in rest for line in one["events"]] == story[-sum(len(one["events"]) for one in rest) :]
        assert rest[-1]["seq"] == last


def test_a_passage_is_complete_if_it_is_not_too_long(evening):
    last = evening.table.story.seq(0)
    first, *rest = passages(evening, 0, last - 30)
    assert first["seq"] >= last - 30
    assert [line for one in rest for line in one["events"]] == evening.seen(0, first["seq"])["events"]


def test_of_a_long_passage_the_last_moments_are_shown(evening, monkeypatch):
    monkeypatch.setattr(moments, "LONGEST", 5)
    found = passages(evening, 0, 0)
    assert (len(found), found[-1]["seq"]) == (6, evening.table.story.seq(0))
    assert found == passages(evening, 0, found[0]["seq"])


def test_a_passage_before_anything_happened_is_a_moment(evening):
    (only,) = passages(evening, 0, evening.table.story.seq(0))
    assert only["view"] == evening.seen(0)["view"]


def test_a_passage_that_has_not_come_is_refused(evening):
    with pytest.raises(TableError) as error:
        passages(evening, 0, evening.table.story.seq(0) + 1)
    assert error.value.key == "table-moment-later"
