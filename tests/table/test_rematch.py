"""Once more with the same people."""

import pytest

from cantina.table import rematch, seats
from cantina.table.bodies import ActBody, DealBody
from cantina.table.errors import TableError
from cantina.table.log import Entry
from cantina.table.replay import apply, fold
from table.evening import Evening

OTHER_SEED = bytes(31) + b"\x09"


def ended(**settings):
    """A short game, over after its first turns."""
    evening = Evening("way-of-the-mandalorian", 3, people=["anna", "boris"], options={"max_turns": 1}, **settings)
    evening.do(seats.give_to_bot(evening.table, "anna", 2, "random"))
    evening.follow()
    while not evening.table.over:
        seat = evening.table.match.actors()[0]
        evening.do(ActBody(seat, "end", "bot", 0b1001111))
    return evening


def again(evening, guest="anna"):
    note = rematch.rematch(evening.table, guest, "t2")
    first = [rematch.rematch_opening(evening.table, guest, OTHER_SEED), *rematch.sittings(evening.table)]
    evening.do(note)
    return fold("t2", [Entry(number, 2000.0, body) for number, body in enumerate(first, 1)])


def test_everybody_sits_where_they_sat():
    table = again(ended(clock=60))
    assert [(place.kind, place.guest, place.level) for place in table.places] == [
        ("person", "anna", ""),
        ("person", "boris", ""),
        ("bot", "", "random"),
    ]
    assert (table.settings.clock, table.options["max_turns"]) == (60, 1)


def test_the_link_of_a_seat_goes_along():
    """A program has nothing but the link it sat down with."""
    evening = ended()
    evening.do(seats.new_link(evening.table, "boris", 1, "abc"))
    assert [place.link for place in again(evening).places] == ["", "abc", ""]


def test_a_link_that_others_know_does_not_go_along():
    """Earlier versions let guests sit down with their invitation, which the host knows."""
    evening = ended()
    evening.do(seats.new_link(evening.table, "boris", 1, "abc"))
    assert [body.link for body in rematch.sittings(evening.table, ["abc"])[:2]] == ["", ""]


def test_the_next_deal_is_another_one():
    evening = ended()
    table = again(evening)
    assert seats.is_full(table)
    apply(table, Entry(table.number + 1, 2001.0, DealBody()))
    assert table.seed_hash != evening.table.seed_hash


def test_everybody_is_shown_the_way():
    evening = ended()
    again(evening)
    assert evening.seen(1)["table"]["rematch"] == "t2"
    assert evening.seen(None)["events"][-1]["kind"] == "rematch"


def test_who_asks_for_it_opens_it():
    assert again(ended(), "boris").host == "boris"


def test_a_seat_that_was_left_stays_open():
    evening = ended()
    evening.do(seats.leave(evening.table, "boris", 1))
    assert [place.kind for place in again(evening).places] == ["person", "open", "bot"]


@pytest.mark.parametrize("guest", ["cleo", ""])
def test_only_players_ask_for_it(guest):
    with pytest.raises(TableError) as error:
        again(ended(), guest)
    assert error.value.key == "table-players-only"


def test_not_while_the_game_runs_and_not_twice():
    with pytest.raises(TableError) as error:
        again(Evening())
    assert error.value.key == "table-not-over"
    evening = ended()
    again(evening)
    with pytest.raises(TableError) as error:
        again(evening)
    assert error.value.key == "table-rematch"
