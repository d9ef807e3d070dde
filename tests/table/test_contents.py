"""A table goes on with the content it began with; only another version of the rules refuses it."""

from cantina.games import find
from cantina.table import moments, rematch
from cantina.table.contents import shipped
from cantina.table.replay import fold
from other_content import upgrade
from table.evening import Evening
from table.test_seats import refused


def begun(game, actions=4):
    """A table with some actions played."""
    evening = Evening(game.id, 2, delay=0)
    for _ in range(actions):
        evening.act(evening.table.match.actors()[0])
    return evening


def kept(content):
    """A shelf that has this content and what ships."""
    return lambda game, wanted: content if wanted == content.hash else shipped(game, wanted)


def test_a_table_is_read_with_the_content_it_began_with(game, monkeypatch):
    evening, before = begun(game), game.content
    upgrade(monkeypatch, game)
    again = fold("t1", evening.log, kept(before))
    assert again.content is before
    assert again.match.content is before
    assert [again.view(viewer) for viewer in again.viewers()] == [
        evening.table.view(viewer) for viewer in evening.table.viewers()
    ]


def test_it_goes_on_with_it(game, monkeypatch):
    evening, before = begun(game), game.content
    upgrade(monkeypatch, game)
    evening.table = fold("t1", evening.log, kept(before))
    evening.act(evening.table.match.actors()[0])
    assert fold("t1", evening.log, kept(before)).match.state.tobytes() == evening.table.match.state.tobytes()


def test_looking_back_shows_what_was_seen_then(game, monkeypatch):
    evening, before = begun(game), game.content
    seq = len(evening.seen(0)["events"])
    shown = moments.moment(evening.table, evening.log, 0, 0, seq, "en")
    upgrade(monkeypatch, game)
    again = fold("t1", evening.log, kept(before))
    assert moments.moment(again, evening.log, 0, 0, seq, "en") == shown


def test_a_new_table_takes_the_new_content(game, monkeypatch):
    other = upgrade(monkeypatch, game)
    assert begun(game).table.match.content is other


def test_a_rematch_takes_the_new_content(monkeypatch):
    game = find("bounty-hunters")
    evening = Evening(game.id, 2, options={"max_turns": 1}, delay=0)
    while not evening.table.over:
        evening.act(evening.table.match.actors()[0])
    other = upgrade(monkeypatch, game)
    assert rematch.rematch_opening(evening.table, "anna", bytes(32)).content == other.hash


def test_content_that_is_not_to_be_had_is_refused(game, monkeypatch):
    evening = begun(game, 0)
    upgrade(monkeypatch, game)
    refused("table-other-content", evening.again)
