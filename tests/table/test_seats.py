"""Who sits where, and the deal."""

from dataclasses import replace

import pytest

from cantina.engine.errors import BadOption
from cantina.table import play, seats
from cantina.table.bodies import ActBody, BotBody, LeaveBody, SitBody
from cantina.table.errors import TableError
from cantina.table.replay import apply
from cantina.table.table import opening
from table.evening import SEED, Evening, same


def refused(key, wish):
    with pytest.raises(TableError) as error:
        wish()
    assert error.value.key == key


def test_nothing_is_dealt_before_every_seat_is_taken():
    evening = Evening(count=3, people=["anna", "boris"])
    assert evening.table.match is None
    assert (evening.seen(0)["view"], evening.seen(0)["legal"]) == (None, [])
    evening.do(seats.sit(evening.table, "cleo", "Cleo", 2))
    evening.follow()
    assert evening.table.match is not None
    assert evening.seen(0)["view"] is not None


def test_the_hash_of_the_seed_is_there_before_the_deal_and_the_seed_after_the_last_card():
    evening = Evening(count=2, people=["anna"])
    before = evening.seen(None)["table"]
    evening.do(seats.give_to_bot(evening.table, "anna", 1, "random"))
    evening.follow()
    during = evening.seen(None)["table"]
    assert before["seed_hash"] == during["seed_hash"] == evening.table.match.seed_hash
    assert (before["seed"], during["seed"]) == (None, None)


def test_one_person_may_hold_several_seats():
    evening = Evening(count=2, people=["anna", "anna"])
    for seat in (0, 1):
        evening.act(seat)
    assert len(evening.table.match.log) == 2


def test_the_link_one_sits_down_with_is_ones_own_until_one_leaves():
    evening = Evening(count=3, people=["anna"])
    evening.do(seats.sit(evening.table, "boris", "Boris", 1, link="abc"))
    assert [place.link for place in evening.again().places] == ["", "abc", ""]
    evening.do(seats.leave(evening.table, "boris", 1))
    evening.do(seats.sit(evening.table, "cleo", "Cleo", 1))
    assert [place.link for place in evening.again().places] == ["", "", ""]


def test_in_a_running_game_a_seat_that_was_left_has_no_link():
    evening = Evening()
    evening.do(seats.new_link(evening.table, "boris", 1, "abc"))
    assert evening.table.places[1].link == "abc"
    evening.do(seats.leave(evening.table, "boris", 1))
    assert evening.table.places[1].link == ""


def test_nobody_makes_a_link_to_the_seat_of_another():
    evening = Evening()
    for guest in ("anna", "stranger"):
        with pytest.raises(TableError) as error:
            seats.new_link(evening.table, guest, 1, "abc")
        assert error.value.key == "table-not-your-seat"


def test_a_link_is_told_to_nobody():
    evening = Evening()
    before = [evening.seen(viewer) for viewer in (0, 1, None)]
    evening.do(seats.new_link(evening.table, "boris", 1, "abc"))
    assert [evening.seen(viewer) for viewer in (0, 1, None)] == before


def test_a_seat_is_taken_once():
    evening = Evening(count=3, people=["anna"])
    refused("table-seat-taken", lambda: seats.sit(evening.table, "boris", "Boris", 0))
    refused("table-seat-yours", lambda: seats.sit(evening.table, "anna", "Anna", 0))


@pytest.mark.parametrize("seat", [-1, 2, "0", None, True, 1.0])
def test_a_seat_that_does_not_exist(seat):
    evening = Evening(people=["anna"])
    refused("table-no-seat", lambda: seats.sit(evening.table, "boris", "Boris", seat))


def test_before_the_deal_a_seat_that_is_handed_back_is_open():
    evening = Evening(count=3, people=["anna", "boris"])
    evening.do(seats.leave(evening.table, "boris", 1))
    assert evening.table.places[1].kind == "open"
    evening.do(seats.sit(evening.table, "cleo", "Cleo", 1))
    assert evening.table.places[1].name == "Cleo"


def test_in_a_running_game_a_bot_stands_in_until_somebody_comes():
    evening = Evening()
    evening.do(seats.leave(evening.table, "boris", 1))
    assert evening.table.places[1].bot_plays
    refused("table-not-your-seat", lambda: play.act(evening.table, "boris", 1, "draw target"))
    evening.do(seats.sit(evening.table, "cleo", "Cleo", 1, invited=True))
    assert (evening.table.places[1].name, evening.table.places[1].bot_plays) == ("Cleo", False)
    evening.act(1)


def test_a_hand_that_was_left_is_not_for_anyone_who_passes():
    """In a running game a seat has a hand: an opponent would sit down to read it."""
    evening = Evening(count=3)
    evening.do(seats.leave(evening.table, "cleo", 2))
    for guest in ("boris", "cleo", "stranger"):
        refused("table-seat-invitation", lambda guest=guest: seats.sit(evening.table, guest, "Eve", 2))
    assert seats.sit(evening.table, "stranger", "Eve", 2, invited=True).guest == "stranger"
    assert seats.sit(evening.table, "anna", "Anna", 2).guest == evening.table.host


def test_an_invitation_opens_no_taken_seat():
    evening = Evening(count=3)
    refused("table-seat-taken", lambda: seats.sit(evening.table, "eve", "Eve", 2, invited=True))


def test_only_the_one_who_opened_the_table_calls_bots_and_sends_them_away():
    evening = Evening(count=3, people=["anna", "boris"])
    refused("table-host-only", lambda: seats.give_to_bot(evening.table, "boris", 2, "random"))
    evening.do(seats.give_to_bot(evening.table, "anna", 2, "random"))
    refused("table-host-only", lambda: seats.free(evening.table, "boris", 2))
    evening.do(seats.free(evening.table, "anna", 2))
    assert evening.table.places[2].kind == "open"


def test_a_bot_takes_no_seat_of_a_person():
    evening = Evening(count=3, people=["anna", "boris"])
    refused("table-seat-taken", lambda: seats.give_to_bot(evening.table, "anna", 1, "random"))
    refused("table-no-bot", lambda: seats.free(evening.table, "anna", 1))


def test_a_bot_of_an_unknown_level():
    evening = Evening(count=2, people=["anna"])
    with pytest.raises(BadOption):
        seats.give_to_bot(evening.table, "anna", 1, "genius")


@pytest.mark.parametrize(
    ("game", "count", "options"),
    [("chess", 2, None), ("bounty-hunters", 7, None), ("bounty-hunters", 2, {"colour": "red"})],
)
def test_a_table_that_cannot_be_is_refused_when_it_is_opened(game, count, options):
    with pytest.raises(BadOption):
        opening(game, count, "anna", SEED, options)


def test_a_table_of_other_rules_is_not_played_on():
    evening = Evening()
    first = evening.log[0]
    evening.log[0] = first._replace(body=replace(first.body, version=first.body.version + 1))
    refused("table-other-version", evening.again)


def test_another_process_reads_the_same_table_from_the_log():
    evening = Evening(count=3, people=["anna", "boris"])
    evening.do(seats.leave(evening.table, "boris", 1))
    evening.do(seats.sit(evening.table, "cleo", "Cleo", 1))
    evening.do(seats.give_to_bot(evening.table, "anna", 2, "greedy"))
    evening.follow()
    evening.act(0)
    assert same(evening.table, evening.again())


def test_an_entry_out_of_order_is_an_error_of_the_program():
    evening = Evening()
    with pytest.raises(ValueError, match="entry 2 after"):
        apply(evening.table, evening.log[1])


def test_who_sat_is_read_from_the_log_alone():
    log = [
        SitBody(0, "anna", "Anna"),
        BotBody(1, "greedy"),
        LeaveBody(0),
        SitBody(0, "boris", "Boris"),
        ActBody(0, "draw target", "person", 3),
    ]
    found = seats.who_sat(2, log)
    assert [(place.kind, place.name, place.guest) for place in found] == [("person", "Boris", "boris"), ("bot", "", "")]


def test_who_has_left_is_named_until_another_guest_sits_down():
    (place,) = seats.who_sat(1, [SitBody(0, "anna", "Anna"), LeaveBody(0)])
    assert (place.kind, place.name, place.guest) == ("person", "Anna", "")
