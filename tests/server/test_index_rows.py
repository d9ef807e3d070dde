"""Index rows follow from the table and the entry alone: a dropped cache changes nothing."""

from cantina.server.live.index_rows import rows_of_entry
from cantina.store import Advanced, Finished
from cantina.table import campaign as campaigns
from cantina.table import play
from cantina.table.cache import Cache
from cantina.table.chapters import chapter
from table.evening import SEED, Evening


def last_action(evening):
    """Play to the last action; its body, which is not stored yet."""
    while True:
        seat = evening.table.match.actors()[0]
        action = str(evening.table.match.legal(seat)[0])
        body = play.act(evening.table, evening.table.places[seat].guest, seat, action)
        if play.match_after(evening.table, body).over:
            return body
        evening.do(body)
        evening.follow()


def of_campaign():
    campaign = campaigns.new_campaign("c1", "mandalorian-adventures", "Friday")
    return Evening(first=chapter(campaign, 2, "anna", SEED, {"max_turns": 1}, {}, beside=False), count=2)


def test_the_last_action_finishes_the_table():
    evening = Evening(options={"max_turns": 1})
    body = last_action(evening)
    assert rows_of_entry(evening.table, body, 7) == [Finished("t1", 7)]


def test_the_rows_of_the_last_action_need_no_cache():
    evening = of_campaign()
    body = last_action(evening)
    known = rows_of_entry(evening.table, body, 7)
    evening.table.cache = Cache()
    assert rows_of_entry(evening.table, body, 7) == known
    assert [type(row) for row in known] == [Finished, Advanced]
    assert not evening.table.over


def test_an_earlier_action_has_no_rows():
    evening = Evening()
    body = play.act(evening.table, "anna", 0, "draw hunter")
    assert rows_of_entry(evening.table, body, 7) == []
    evening.table.cache = Cache()
    assert rows_of_entry(evening.table, body, 7) == []


def test_an_action_that_replaces_another_needs_no_cache():
    evening = Evening()
    evening.act(0, "draw hunter")
    body = play.act(evening.table, "anna", 0, "draw target")
    known = play.match_after(evening.table, body)
    evening.table.cache = Cache()
    assert body.instead
    assert play.match_after(evening.table, body).state.tobytes() == known.state.tobytes()
