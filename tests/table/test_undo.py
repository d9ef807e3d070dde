"""Taking back at a table: freely, by consent, never; up to the engine's barrier."""

import pytest

from cantina.engine.errors import CannotUndo
from cantina.table import absence, seats, undo
from cantina.table.bodies import AwayBody
from cantina.table.errors import TableError
from table.evening import Evening, same


def chosen(count=3, **settings):
    """A table at which seat 0 has picked and the others have not."""
    evening = Evening(count=count, **settings)
    evening.act(0, "draw target")
    return evening


def ask(evening, seat=0):
    evening.do(undo.undo(evening.table, evening.table.places[seat].guest, seat))
    evening.follow()


def test_at_a_private_table_it_is_free():
    evening = chosen()
    ask(evening)
    assert evening.table.match.log == []
    assert evening.seen(0)["events"][-1]["kind"] == "taken-back"


def offered(evening, seat=0):
    """Whether the outline of the seat says that it may ask for an undo."""
    return evening.seen(seat)["table"]["you"]["undo"]


def test_it_is_offered_to_whoever_has_done_something():
    evening = Evening(count=3)
    assert not offered(evening)
    evening.act(0, "draw target")
    assert (offered(evening, 0), offered(evening, 1)) == (True, False)
    ask(evening)
    assert not offered(evening)


def test_it_is_not_offered_where_nothing_is_taken_back():
    assert not offered(chosen(undo="never"))


def test_it_is_not_offered_before_the_deal_nor_after_the_end():
    evening = Evening(count=2, people=["anna"])
    assert not offered(evening)
    over = Evening(count=2, game="bounty-hunters", options={"max_turns": 1})
    while over.table.match.actors():
        over.act(over.table.match.actors()[0])
    assert not any(undo.is_offered(over.table, seat) for seat in range(2))


def test_it_is_not_offered_behind_the_barrier():
    evening = Evening(count=2)
    evening.act(0)
    assert offered(evening)
    evening.act(1)  # both decks are named: the cards are drawn
    assert not offered(evening)


def test_it_is_never_offered_where_all_see_each_action():
    evening = Evening(count=2, game="way-of-the-mandalorian")
    seat = evening.table.match.actors()[0]
    evening.act(seat)
    assert not offered(evening, seat)


def test_the_others_see_the_mark_go_and_nothing_else():
    evening = chosen()
    ask(evening)
    assert evening.seen(1)["events"][-1] == {
        "kind": "taken-back",
        "seat": 0,
        "text": "Anna has taken back the last action.",
    }
    assert evening.seen(1)["view"] == Evening(count=3).seen(1)["view"]


def test_behind_the_barrier_nothing_is_taken_back():
    evening = Evening(count=2)
    evening.act(0)
    evening.act(1)
    with pytest.raises(CannotUndo):
        undo.undo(evening.table, "anna", 0)


def test_at_a_listed_table_all_others_must_agree():
    evening = chosen(listed=True)
    ask(evening)
    assert (evening.table.undo_request, len(evening.table.match.log)) == (0, 1)
    for seat, guest in ((1, "boris"), (2, "cleo")):
        assert len(evening.table.match.log) == 1
        evening.do(undo.consent(evening.table, guest, seat, True))
        evening.follow()
    assert (evening.table.undo_request, evening.table.match.log) == (None, [])


def test_one_who_does_not_agree_is_enough():
    evening = chosen(listed=True)
    ask(evening)
    evening.do(undo.consent(evening.table, "boris", 1, False))
    evening.follow()
    assert (evening.table.undo_request, len(evening.table.match.log)) == (None, 1)


def test_bots_and_those_who_are_away_always_agree():
    evening = Evening(count=3, people=["anna", "boris"], listed=True)
    evening.do(seats.give_to_bot(evening.table, "anna", 2, "random"))
    evening.follow()
    evening.do(AwayBody(1, "dropped"))
    evening.act(0, "draw target")
    ask(evening)
    assert evening.table.match.log == []


def test_the_request_is_gone_when_the_game_goes_on():
    evening = chosen(listed=True)
    ask(evening)
    evening.act(1)
    assert evening.table.undo_request is None
    with pytest.raises(TableError) as error:
        undo.consent(evening.table, "cleo", 2, True)
    assert error.value.key == "table-no-wish"


def test_nobody_agrees_to_their_own_request():
    evening = chosen(listed=True)
    ask(evening)
    with pytest.raises(TableError) as error:
        undo.consent(evening.table, "anna", 0, True)
    assert error.value.key == "table-no-wish"


def test_at_some_tables_nothing_is_taken_back():
    evening = chosen(undo="never")
    with pytest.raises(TableError) as error:
        undo.undo(evening.table, "anna", 0)
    assert error.value.key == "table-no-undo"


def test_nobody_takes_back_for_another():
    evening = chosen()
    with pytest.raises(TableError) as error:
        undo.undo(evening.table, "boris", 0)
    assert error.value.key == "table-not-your-seat"


def test_nothing_can_be_taken_back_where_nothing_was_done():
    evening = Evening()
    with pytest.raises(CannotUndo):
        undo.undo(evening.table, "anna", 0)


def test_a_process_that_reads_the_log_sees_the_same():
    evening = chosen(listed=True)
    ask(evening)
    evening.do(undo.consent(evening.table, "boris", 1, True))
    assert same(evening.table, evening.again())
    evening.do(undo.consent(evening.table, "cleo", 2, True))
    evening.follow()
    assert same(evening.table, evening.again())
    assert absence.due(evening.again(), evening.presence, evening.now) is None
