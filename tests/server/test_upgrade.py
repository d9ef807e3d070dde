"""An upgrade changes cards under running tables: they go on with the cards they began with."""

import json

import pytest

from cantina.games import find
from cantina.server.live import opening
from cantina.server.live.content_repository import MOST_READ, ContentRepository
from cantina.store import StoredContent, open_store
from cantina.table import play
from cantina.table.errors import TableError
from other_content import other_content, upgrade
from server.contract import fits
from server.live_server import open_live_server, opened, wish
from server.test_registry import evening, two_people


@pytest.fixture
def path(tmp_path):
    return tmp_path / "cantina.sqlite"


async def play_on(registry, table_id, actions):
    """Some actions of the people at a table."""
    live = await registry.find(table_id)
    for _ in range(actions):
        seat = live.table.match.actors()[0]
        guest, action = live.table.places[seat].guest, str(live.table.match.legal(seat)[0])
        await registry.run(table_id, play.act, guest, seat, action)
    return live


def test_a_running_table_goes_on_after_an_upgrade(path, game, monkeypatch):
    async def before(registry):
        opened, _ = await two_people(registry, game.id)
        live = await play_on(registry, opened.table, 3)
        return opened.table, live.table.view(0)

    async def after(registry):
        live = await registry.find(table_id)
        assert (live.table.view(0), live.table.content.hash) == (view, began_with)
        await play_on(registry, table_id, 3)
        return live.table.match.state.tobytes()

    async def later(registry):
        return (await registry.find(table_id)).table.match.state.tobytes()

    began_with = game.content.hash
    table_id, view = evening(path, before)
    assert upgrade(monkeypatch, game).hash != began_with
    assert evening(path, after) == evening(path, later)


def test_a_table_of_an_older_server_is_kept_when_it_is_opened(path, game, monkeypatch):
    """A server that did not keep content yet has left a table; the next version still has its cards."""

    async def before(registry):
        opened, _ = await two_people(registry, game.id)
        return opened.table

    async def look(registry):
        return (await registry.find(table_id)).table.content.hash

    began_with = game.content.hash
    with monkeypatch.context() as older:
        older.setattr(ContentRepository, "keep", lambda shelf, game: None)
        table_id = evening(path, before)
    assert evening(path, look) == began_with
    upgrade(monkeypatch, game)
    assert evening(path, look) == began_with


def test_content_is_stored_before_a_table_names_it(path):
    game, seen = find("bounty-hunters"), []

    async def story(registry):
        append = registry.store.append

        def watched(table_id, number, at, body, side=()):
            if number == 1:
                seen.append(registry.store.content(json.loads(body)["content"]))
            return append(table_id, number, at, body, side)

        registry.store.append = watched
        await opening.open_table(registry, "anna", game.id, 2)

    evening(path, story)
    assert [(one.hash, one.game) for one in seen] == [(game.content.hash, game.id)]
    assert json.loads(seen[0].files) == game.content.files


def cards_at(person, table, seat=0):
    """The content that a table is drawn with, and its cards."""
    cards = fits("Cards", person.get(f"/api/tables/{table}/cards", params={"seat": seat} if seat == 0 else {}).text)
    return cards["content"], cards["cards"]


def test_a_new_table_beside_it_has_the_new_cards(path, monkeypatch):
    game = find("bounty-hunters")
    live_server = open_live_server(path)
    with live_server.person() as anna:
        old = opened(anna)["table"]
        wish(anna, old, 0, "sit", name="Anna")
        wish(anna, old, 1, "bot", level="greedy")
        printed = cards_at(anna, old)[1]
        cookies = dict(anna.cookies)
    live_server.close()
    other = upgrade(monkeypatch, game)
    live_server = open_live_server(path)
    try:
        with live_server.person() as anna:
            anna.cookies.update(cookies)
            new = opened(anna)["table"]
            assert anna.get(f"/api/tables/{old}/view", params={"seat": 0}).status_code == 200
            tables = live_server.app.state.context.registry.tables
            assert (tables[old].table.content.hash, tables[new].table.content.hash) == (
                live_server.store.content(tables[old].table.content.hash).hash,
                other.hash,
            )
            assert tables[old].table.content.hash != other.hash
            assert {one["table"] for one in anna.get("/api/mine").json()} == {old}
            assert cards_at(anna, old) == (tables[old].table.content.hash, printed)
            assert cards_at(anna, new, seat=None)[0] == other.hash != printed
    finally:
        live_server.close()


def test_content_that_was_never_stored_is_refused(path, monkeypatch):
    async def before(registry):
        return (await two_people(registry))[0].table

    async def after(registry):
        with pytest.raises(TableError) as refused:
            await registry.find(table_id)
        return refused.value.key

    with monkeypatch.context() as older:
        older.setattr(ContentRepository, "keep", lambda shelf, game: None)
        table_id = evening(path, before)
    upgrade(monkeypatch, find("bounty-hunters"))
    assert evening(path, after) == "table-other-content"


def test_content_that_cannot_be_used_any_more_is_refused_with_the_reason(path):
    game = find("bounty-hunters")
    with open_store(path) as store:
        store.keep_content(StoredContent("0" * 64, game.id, json.dumps({**game.content.files, "hunters.toml": "="})))
        with pytest.raises(TableError) as refused:
            ContentRepository(store).find(game, "0" * 64)
    assert refused.value.key == "table-old-content"
    assert "hunters.toml" in refused.value.text("en")


def test_content_of_another_game_is_refused(path):
    way = find("way-of-the-mandalorian")
    with open_store(path) as store:
        shelf = ContentRepository(store)
        shelf.keep(way)
        with pytest.raises(TableError) as refused:
            shelf.find(find("bounty-hunters"), way.content.hash)
    assert refused.value.key == "table-other-content"


def test_the_shelf_reads_a_content_once_and_holds_a_bounded_number(path):
    game, asked = find("bounty-hunters"), []
    files = json.dumps(dict(other_content(game).files))
    with open_store(path) as store:
        for number in range(MOST_READ + 1):
            store.keep_content(StoredContent(f"{number:064}", game.id, files))
        shelf, content = ContentRepository(store), store.content
        store.content = lambda wanted: asked.append(wanted) or content(wanted)
        for number in range(MOST_READ + 1):
            for _ in range(2):
                assert shelf.find(game, f"{number:064}").hash == f"{number:064}"
        assert len(asked) == MOST_READ + 1
        assert len(shelf._read) == 1
