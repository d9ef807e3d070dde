"""Exports and imports: everything, exactly, and no personal data."""

import json

import pytest

from cantina.store import BadExport, Dealt, Finished, Guest, Sits, StoredCampaign, StoreFailed
from store.kit import LATER, append, body, fill, numbers, opened, saved, table_info, table_with_people


def test_a_table_as_one_text(store):
    table_with_people(store)
    append(store, "t1", 4, side=[Finished("t1", 9000)])
    told = json.loads(store.export("t1"))
    assert {name: told[name] for name in ("id", "game", "seats", "opened_at", "finished_at")} == {
        "id": "t1",
        "game": "bounty-hunters",
        "seats": 2,
        "opened_at": 1000,
        "finished_at": 9000,
    }
    assert [entry["number"] for entry in told["entries"]] == [1, 2, 3, 4]
    assert store.export("another") is None


def test_the_text_of_a_table_is_as_it_ever_was(store):
    """Other stores compare lines, and programs read them: not a byte of the format changes."""
    append(
        store, "t1", 1, text='{"n":1}', side=[opened("t1", at=5, listed=True), Guest("g", "", 0), Sits("g", "t1", 1)]
    )
    assert store.export("t1") == (
        '{"format": "cantina-table-1", "id": "t1", "game": "bounty-hunters", "seats": 2, "listed": true, "title": "", '
        '"opened_at": 5, "finished_at": null, "people": {"mark": "person:", "count": 1}, '
        '"sittings": [{"seat": 1, "person": 1}], "entries": [{"number": 1, "at": 1001, "body": "{\\"n\\":1}"}], '
        '"check": "f75f7554c13e765cb2d9519ff9be853d2f6cb343d90afcadfcd50bbd898a49f7"}'
    )


def test_people_are_numbers_in_it(store):
    table_with_people(store)
    text = store.export("t1")
    assert "guest-a" not in text
    assert "guest-b" not in text
    assert "hash t1" not in text
    told = json.loads(text)
    assert told["sittings"] == [{"seat": 0, "person": 1}, {"seat": 1, "person": 2}]
    assert [entry["body"] for entry in told["entries"]] == [
        body(1, seats=["person:1", "person:2"]),
        body(2, by="person:1"),
        body(3, by="somebody else"),
    ]


def test_names_beside_people_are_left_out(store, elsewhere, tmp_path):
    sat = '{"guest":"guest-a","kind":"sit","name":"Anna","seat":0}'
    append(store, "t1", 1, text=sat, side=[Guest("guest-a", "Anna", 0)])
    store.write_campaign(StoredCampaign("c1", "friends", 1, '{"people":[{"guest":"guest-a","name":"Anna"}]}'))
    path = saved(store, tmp_path / "all.jsonl")
    assert "Anna" not in path.read_text(encoding="utf-8")
    assert json.loads(store.export("t1"))["entries"][0]["body"] == sat.replace("guest-a", "person:1").replace(
        "Anna", ""
    )
    assert (store.import_(path), elsewhere.import_(path)) == (0, 2)
    assert store.load("t1")[0].body == sat
    assert elsewhere.export("t1") == store.export("t1")


def test_all_of_it_goes_to_another_store(store, elsewhere, tmp_path):
    table_with_people(store)
    fill(store, "t2", 5)
    store.write_campaign(StoredCampaign("c1", "friends", 1, '{"hero":"guest-a"}'))
    steps = []
    path = tmp_path / "all.jsonl"
    store.export_all(path, lambda done, of: steps.append((done, of)))
    assert steps == [(1, 3), (2, 3), (3, 3)]
    assert elsewhere.import_(path, lambda done, of: steps.append((done, of))) == 3
    assert steps[3:] == steps[:3]
    assert [elsewhere.export(table) for table in ("t1", "t2")] == [store.export(table) for table in ("t1", "t2")]
    assert saved(elsewhere, tmp_path / "again.jsonl").read_text() == path.read_text()


def test_the_log_of_an_imported_table_goes_on(store, elsewhere, tmp_path):
    fill(store, "t1", 3)
    elsewhere.import_(saved(store, tmp_path / "all.jsonl"))
    assert elsewhere.load("t1") == store.load("t1")
    append(elsewhere, "t1", 4)
    assert numbers(elsewhere, "t1") == [1, 2, 3, 4]


def test_an_imported_game_is_kept_if_it_was_dealt(store, elsewhere, tmp_path):
    """A line does not say when its game was dealt: the entries do."""
    append(store, "lobby", 1)
    append(store, "game", 1)
    append(store, "game", 2, at=1500, text='{"kind":"deal"}', side=[Dealt("game", 1500)])
    elsewhere.import_(saved(store, tmp_path / "all.jsonl"))
    for one in (store, elsewhere):
        assert one.remove_abandoned(before=LATER, limit=9) == ["lobby"]
        assert numbers(one, "game") == [1, 2]


def test_importing_twice_changes_nothing(store, tmp_path):
    table_with_people(store)
    store.write_campaign(StoredCampaign("c1", "friends", 1, "{}"))
    path = saved(store, tmp_path / "all.jsonl")
    before = store.load("t1")
    assert store.import_(path) == 0
    assert store.load("t1") == before
    assert [sitting.seat for sitting in store.tables_of("guest-a")] == [0]


def test_an_older_export_takes_nothing_back(store, tmp_path):
    table_with_people(store)
    path = saved(store, tmp_path / "all.jsonl")
    append(store, "t1", 4, side=[Finished("t1", 9)])
    assert store.import_(path) == 0
    assert numbers(store, "t1") == [1, 2, 3, 4]
    assert table_info(store, "t1").finished_at == 9


def test_the_text_of_one_table_can_be_imported_too(store, elsewhere, tmp_path):
    fill(store, "t1", 3)
    (tmp_path / "one.json").write_text(store.export("t1"), encoding="utf-8")
    assert elsewhere.import_(tmp_path / "one.json") == 1
    assert elsewhere.load("t1") == store.load("t1")


def test_other_content_under_the_same_id_is_never_overwritten(store, elsewhere, tmp_path):
    fill(store, "t1", 2)
    fill(store, "t2", 2)
    append(elsewhere, "t2", 1, text='{"another":"game"}')
    with pytest.raises(BadExport) as refused:
        elsewhere.import_(saved(store, tmp_path / "all.jsonl"))
    assert (refused.value.key, refused.value.line, refused.value.field) == ("store-import-other", 3, "entries")
    assert [entry.body for entry in elsewhere.load("t2")] == ['{"another":"game"}']
    assert table_info(elsewhere, "t1") is None  # nothing of a refused file is stored


@pytest.mark.parametrize("field", ["group", "number", "body"])
def test_another_campaign_under_the_same_id_is_never_overwritten(store, elsewhere, tmp_path, field):
    store.write_campaign(StoredCampaign("c1", "friends", 1, "{}"))
    elsewhere.write_campaign(
        StoredCampaign("c1", "others" if field == "group" else "friends", 1, '"x"' if field == "body" else "{}")
    )
    if field == "number":
        elsewhere.write_campaign(StoredCampaign("c1", "friends", 2, "{}"))
    with pytest.raises(BadExport) as refused:
        elsewhere.import_(saved(store, tmp_path / "all.jsonl"))
    assert refused.value.field == field


def test_nothing_is_written_over(store, tmp_path):
    (tmp_path / "all.jsonl").write_text("mine")
    with pytest.raises(StoreFailed) as refused:
        store.export_all(tmp_path / "all.jsonl")
    assert refused.value.key == "store-file-exists"
    assert (tmp_path / "all.jsonl").read_text() == "mine"


def test_an_export_that_fails_leaves_no_file(store, tmp_path):
    fill(store, "t1", 1)

    def stop(done, of):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        store.export_all(tmp_path / "all.jsonl", stop)
    assert list(tmp_path.glob("all*")) == []
    with pytest.raises(StoreFailed) as refused:
        store.export_all(tmp_path / "no such folder" / "all.jsonl")
    assert refused.value.key == "store-file"


def test_an_export_is_of_one_moment(store, tmp_path):
    fill(store, "t1", 1)
    fill(store, "t2", 1)

    def meanwhile(done, of):
        if done == 1:
            append(store, "t2", 2)
            append(store, "t3", 1)

    path = tmp_path / "all.jsonl"
    store.export_all(path, meanwhile)
    head, _, second = map(json.loads, path.read_text().splitlines())
    assert (head["tables"], len(second["entries"])) == (2, 1)
