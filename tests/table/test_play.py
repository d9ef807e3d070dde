"""Actions at a table: keys, changed picks, confirmation, and what each viewer is sent."""

import pytest

from cantina.engine.errors import BadNotation, IllegalAction
from cantina.table import play, talk
from cantina.table.errors import NotConfirmed, TableError
from table.evening import Evening, same


def test_an_action_is_stored_with_who_sees_a_change():
    evening = Evening(count=3)
    body = evening.act(0, "draw target", key="k1")
    assert body.by == "person"
    # All others see the mark that seat 0 has chosen; the spectators do as well.
    assert body.seen == 0b1000111


def test_what_was_tried_to_know_who_sees_it_is_what_is_played():
    evening = Evening()
    play.act(evening.table, "anna", 0, "draw hunter")
    tried = evening.table.cache.trial.match
    assert evening.table.match.log == []
    evening.act(0, "draw hunter")
    assert len(evening.table.match.log) == 1
    assert evening.table.match.state.tobytes() == tried.state.tobytes()


def test_a_repeated_key_changes_nothing():
    evening = Evening()
    evening.act(0, "draw target", key="k1")
    assert play.act(evening.table, "anna", 0, "draw hunter", "k1") is None
    assert len(evening.table.match.log) == 1


def test_keys_are_known_to_a_process_that_reads_the_log():
    evening = Evening()
    evening.act(0, "draw target", key="k1")
    assert play.act(evening.again(), "anna", 0, "draw target", "k1") is None


def test_the_same_key_of_another_seat_is_another_action():
    evening = Evening()
    evening.act(0, "draw target", key="k1")
    assert evening.act(1, "draw target", key="k1") is not None


@pytest.mark.parametrize("key", ["", "x" * 65, 7, ["k"]])
def test_a_key_that_is_none(key):
    evening = Evening()
    with pytest.raises(TableError) as error:
        play.act(evening.table, "anna", 0, "draw target", key)
    assert error.value.key == "table-key"


def test_a_pick_may_be_changed_until_all_are_in():
    evening = Evening()
    evening.act(0, "draw target")
    body = evening.act(0, "draw hunter")
    assert body.instead
    assert [str(evening.table.game.notation.write(entry.code)) for entry in evening.table.match.log] == ["draw hunter"]


def test_nobody_is_told_that_a_pick_was_changed():
    evening = Evening()
    evening.act(0, "draw target")
    before = evening.seen(1), evening.seen(None)
    body = evening.act(0, "draw hunter")
    assert (evening.seen(1), evening.seen(None)) == before
    assert body.seen == 0b1


def test_when_all_are_in_a_pick_is_final():
    evening = Evening()
    evening.act(0, "draw target")
    evening.act(1, "draw target")
    with pytest.raises(IllegalAction):
        play.act(evening.table, "anna", 0, "draw hunter")


def test_a_changed_pick_is_the_same_for_a_process_that_reads_the_log():
    evening = Evening()
    evening.act(0, "draw target")
    evening.act(0, "draw contract")
    evening.act(1)
    assert same(evening.table, evening.again())


@pytest.mark.parametrize(
    ("action", "kind"), [("sell 3", IllegalAction), ("dance", BadNotation), (7.5, BadNotation), (None, BadNotation)]
)
def test_what_is_not_legal_is_refused_and_changes_nothing(action, kind):
    evening = Evening()
    before = evening.seen(0)
    with pytest.raises(kind):
        play.act(evening.table, "anna", 0, action)
    assert evening.seen(0) == before


def test_nobody_acts_for_another():
    evening = Evening()
    for guest in ("boris", "stranger", ""):
        with pytest.raises(TableError) as error:
            play.act(evening.table, guest, 0, "draw target")
        assert error.value.key == "table-not-your-seat"


def test_before_the_deal_nobody_acts():
    evening = Evening(count=3, people=["anna"])
    with pytest.raises(TableError) as error:
        play.act(evening.table, "anna", 0, "draw target")
    assert error.value.key == "table-not-dealt"


def turn(evening):
    """The seat whose turn it is in a game without simultaneous steps."""
    return evening.table.match.actors()[0]


def test_one_is_asked_before_an_action_that_ends_the_turn():
    evening = Evening("way-of-the-mandalorian")
    seat = turn(evening)
    guest = evening.table.places[seat].guest
    with pytest.raises(NotConfirmed):
        play.act(evening.table, guest, seat, "end", confirmed=False)
    assert evening.act(seat, "end", confirmed=True) is not None


def test_who_has_switched_it_off_is_not_asked():
    evening = Evening("way-of-the-mandalorian")
    seat = turn(evening)
    evening.do(talk.prefer(evening.table, evening.table.places[seat].guest, seat, False))
    assert evening.act(seat, "end", confirmed=False) is not None


def test_an_action_that_does_not_end_the_turn_needs_no_confirmation():
    evening = Evening("way-of-the-mandalorian")
    seat = turn(evening)
    guest = evening.table.places[seat].guest
    evening.do(talk.prefer(evening.table, guest, seat, True))
    assert evening.act(seat, "draw", confirmed=False) is not None


def test_a_preference_that_is_there_already_is_not_stored():
    evening = Evening()
    assert talk.prefer(evening.table, "anna", 0, True) is None  # so it is at first
    for confirms in (False, True):
        evening.do(talk.prefer(evening.table, "anna", 0, confirms))
        assert talk.prefer(evening.table, "anna", 0, confirms) is None
    assert talk.prefer(evening.table, "boris", 1, False) is not None
    assert talk.prefer(evening.table, "anna", 0, pace="normal") is None  # so it is at first
    evening.do(talk.prefer(evening.table, "anna", 0, pace="slow"))
    assert talk.prefer(evening.table, "anna", 0, pace="slow") is None


def test_a_preference_that_is_not_said_stays_as_it_is():
    evening = Evening()
    evening.do(talk.prefer(evening.table, "anna", 0, pace="quick"))
    evening.do(talk.prefer(evening.table, "anna", 0, confirms=False))
    place = evening.again().places[0]
    assert (place.confirms, place.pace) == (False, "quick")


def test_a_phrase_is_heard_by_all_in_their_own_language():
    evening = Evening()
    evening.do(talk.say_phrase(evening.table, "anna", 0, "good-luck"))
    assert evening.seen(1)["events"][-1]["text"] == "Anna: Good luck!"
    assert evening.seen(None, language="uk")["events"][-1]["text"] == "Anna: Нехай щастить!"


def test_nothing_but_set_phrases_is_said():
    evening = Evening()
    with pytest.raises(TableError, match="hello"):
        talk.say_phrase(evening.table, "anna", 0, "you are all fools")
