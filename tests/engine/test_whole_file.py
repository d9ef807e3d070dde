"""Files that are replaced whole or not at all, and kept through a crash of the computer where they are durable."""

import os

import pytest

from cantina.engine.whole_file import sync_folder, write_whole


@pytest.fixture
def steps(monkeypatch):
    """What is done in this order: a sync, or a file that gets its name."""
    done, sync, rename = [], os.fsync, os.replace
    monkeypatch.setattr(os, "fsync", lambda handle: done.append("sync") or sync(handle))
    monkeypatch.setattr(os, "replace", lambda *names: done.append("name") or rename(*names))
    return done


@pytest.mark.parametrize("durable", [False, True])
def test_a_file_is_written_and_replaced(tmp_path, durable):
    path = tmp_path / "file.json"
    for data in (b"one\n", b"", "drei \u00e4".encode()):
        write_whole(path, data, durable)
        assert path.read_bytes() == data
        assert os.listdir(tmp_path) == ["file.json"]


def test_a_durable_file_is_on_the_disk_before_it_gets_its_name_and_its_name_after(tmp_path, steps):
    write_whole(tmp_path / "file", b"data", durable=True)
    assert steps == ["sync", "name", "sync"]


def test_a_file_that_can_be_made_again_is_not_synced(tmp_path, steps):
    write_whole(tmp_path / "file", b"data")
    assert steps == ["name"]


@pytest.mark.parametrize("name", ["fsync", "replace"])
def test_the_old_file_stays_where_the_new_one_cannot_be_written(tmp_path, monkeypatch, name):
    def fails(*args):
        raise OSError("the disk is full")

    path = tmp_path / "file"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, name, fails)
    with pytest.raises(OSError, match="the disk is full"):
        write_whole(path, b"new", durable=True)
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["file"]


def test_a_folder_that_cannot_be_synced_is_left_to_the_system(tmp_path):
    sync_folder(tmp_path)
    sync_folder(tmp_path / "missing")
