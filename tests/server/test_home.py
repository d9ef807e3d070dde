"""Where the data lies, and that only one server works on a file."""

import os
from pathlib import Path

import pytest

from cantina.engine.errors import CantinaError
from cantina.server import home


@pytest.fixture(autouse=True)
def _plain(monkeypatch, tmp_path):
    monkeypatch.delenv(home.VARIABLE, raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    mask = os.umask(0o022)
    yield
    os.umask(mask)


def test_without_a_word_it_is_in_the_users_folder(monkeypatch, tmp_path):
    assert home.database(None, None) == tmp_path / ".local/share/cantina/cantina.sqlite"
    monkeypatch.setenv("XDG_DATA_HOME", "/srv/data")
    assert home.database(None, None) == Path("/srv/data/cantina/cantina.sqlite")


@pytest.mark.parametrize(
    ("platform", "folder"), [("darwin", "Library/Application Support/cantina"), ("win32", "AppData/Local/cantina")]
)
def test_other_systems_have_other_folders(monkeypatch, tmp_path, platform, folder):
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    monkeypatch.setattr(home.sys, "platform", platform)
    assert home.data_folder() == tmp_path / folder


def test_what_is_named_wins(monkeypatch, tmp_path):
    monkeypatch.setenv(home.VARIABLE, "postgresql://u:p@h/x")
    assert home.database(None, None) == "postgresql://u:p@h/x"
    assert home.database("~/mine.sqlite", None) == tmp_path / "mine.sqlite"
    assert home.database(None, "~/games") == tmp_path / "games/cantina.sqlite"
    with pytest.raises(CantinaError):
        home.database("x", "y")


def test_the_folder_is_made_for_the_user_alone(tmp_path):
    home.prepare(tmp_path / "a" / "b" / home.FILE)
    assert (tmp_path / "a" / "b").stat().st_mode & 0o077 == 0
    (tmp_path / "later").touch()
    assert (tmp_path / "later").stat().st_mode & 0o077 == 0


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(CantinaError) as refused:
        home.prepare(tmp_path / "file" / "folder" / home.FILE)
    assert refused.value.key == "serve-folder"


def test_one_server_a_file(tmp_path):
    store = tmp_path / home.FILE
    with home.alone(store):
        with pytest.raises(CantinaError) as refused, home.alone(store):
            pass
        assert refused.value.key == "serve-running"
        with home.alone(tmp_path / "another.sqlite"):
            pass
    with home.alone(store):  # the first one has ended
        pass


def test_a_lock_that_cannot_be_made_is_told(tmp_path):
    with pytest.raises(CantinaError) as refused, home.alone(tmp_path / "no such folder" / home.FILE):
        pass
    assert refused.value.key == "serve-folder"


def test_many_servers_a_database():
    with home.alone("postgresql://h/x"), home.alone("postgresql://h/x"):
        pass


@pytest.mark.parametrize(
    ("store", "words"),
    [
        (Path("/a/b.sqlite"), "/a/b.sqlite"),
        ("postgresql://u:hunter2@h:5432/x", "postgresql://u:***@h:5432/x"),
        ("postgresql://u@h/x?password=hunter2", "postgresql://u@h/x"),
        ("postgresql://u:hunter2@h:port/x", "postgresql"),
    ],
)
def test_where_it_is_is_told_without_a_password(store, words):
    assert home.shown(store) == words
