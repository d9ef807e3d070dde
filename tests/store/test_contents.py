"""The content that tables were begun with: stored once by its hash, and never changed."""

import json
from threading import Barrier, Thread

import pytest

from cantina.store import BadExport, StoredContent, lines, open_store
from store.kit import append, opened, saved

FILES = {"targets.toml": '[[target]]\nname = "é"\n'}
FIRST = StoredContent("abc", "bounty-hunters", json.dumps(FILES, ensure_ascii=False))


def test_a_content_is_found_by_its_hash(store):
    assert store.content("abc") is None
    store.keep_content(FIRST)
    assert store.content("abc") == FIRST
    assert store.content("abcd") is None


def test_what_is_stored_once_is_never_changed(store):
    store.keep_content(FIRST)
    store.keep_content(StoredContent("abc", "bounty-hunters", "{}"))
    assert store.content("abc") == FIRST


def test_a_content_outlives_its_process(address):
    with open_store(address) as store:
        store.keep_content(FIRST)
    with open_store(address) as store:
        assert store.content("abc") == FIRST


def test_two_writers_at_once_store_it_once(address):
    barrier, failures = Barrier(2), []

    def write():
        try:
            with open_store(address) as store:
                barrier.wait(60)
                store.keep_content(FIRST)
        except Exception as error:
            failures.append(error)

    threads = [Thread(target=write) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    with open_store(address) as store:
        assert (failures, store.content("abc")) == ([], FIRST)


# --- copies ---

OPENING = '{"content":"abc","kind":"open"}'


def begun(store):
    """A table that was begun with the first content."""
    store.keep_content(FIRST)
    append(store, "t1", 1, text=OPENING, side=[opened("t1")])


def test_an_export_carries_the_content_of_its_tables(store, elsewhere, tmp_path):
    begun(store)
    path = saved(store, tmp_path / "all.jsonl")
    head, content, table = (json.loads(line) for line in path.read_text(encoding="utf-8").splitlines())
    assert (head["contents"], head["tables"], content["format"], table["id"]) == (1, 1, "cantina-content-1", "t1")
    assert elsewhere.import_(path) == 1  # tables and campaigns are counted
    assert elsewhere.content("abc") == FIRST
    assert elsewhere.import_(path) == 0


def test_the_content_of_one_table(store):
    assert store.export_content("t1") is None
    append(store, "t1", 1, text=OPENING, side=[opened("t1")])
    assert store.export_content("t1") is None  # stored by an earlier version, which kept none
    store.keep_content(FIRST)
    line = json.loads(store.export_content("t1"))
    assert (line["hash"], line["game"], line["files"]) == (FIRST.hash, FIRST.game, FIRST.files)


def test_a_file_of_an_earlier_version_has_no_content(elsewhere, store, tmp_path):
    append(store, "t1", 1, side=[opened("t1")])
    path = tmp_path / "all.jsonl"
    head = lines.write(lines.FILE, {"tables": 1, "campaigns": 0})
    path.write_text(f"{head}\n{store.export('t1')}\n", encoding="utf-8")
    assert elsewhere.import_(path) == 1


def test_other_content_under_the_same_hash_is_refused(store, elsewhere, tmp_path):
    begun(store)
    elsewhere.keep_content(StoredContent("abc", "bounty-hunters", "{}"))
    with pytest.raises(BadExport) as refused:
        elsewhere.import_(saved(store, tmp_path / "all.jsonl"))
    assert (refused.value.key, refused.value.line, refused.value.field) == ("store-import-other", 2, "files")
    assert elsewhere.load("t1") == []


def test_content_that_is_missing_from_a_file_is_noticed(store, elsewhere, tmp_path):
    begun(store)
    path = saved(store, tmp_path / "all.jsonl")
    head, _, table = path.read_text(encoding="utf-8").splitlines()
    path.write_text(f"{head}\n{table}\n", encoding="utf-8")
    with pytest.raises(BadExport) as refused:
        elsewhere.import_(path)
    assert (refused.value.key, refused.value.field) == ("store-import-count", "contents")
