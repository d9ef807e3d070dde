"""Where the data lies, and that only one server works on a file."""

import os
from pathlib import Path

import platformdirs
import pytest
from platformdirs import windows
from platformdirs.macos import MacOS
from platformdirs.windows import Windows

from cantina.engine.errors import CantinaError
from cantina.server.operation import data_folder


@pytest.fixture(autouse=True)
def _plain(monkeypatch, tmp_path):
    monkeypatch.delenv(data_folder.VARIABLE, raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    mask = os.umask(0o022)
    yield
    os.umask(mask)


def test_by_default_it_is_in_the_users_folder(monkeypatch, tmp_path):
    assert data_folder.database(None, None) == tmp_path / ".local/share/cantina/cantina.sqlite"
    monkeypatch.setenv("XDG_DATA_HOME", "/srv/data")
    assert data_folder.database(None, None) == Path("/srv/data/cantina/cantina.sqlite")


@pytest.mark.parametrize(
    ("system", "folder"), [(MacOS, "Library/Application Support/cantina"), (Windows, "AppData/Local/cantina")]
)
def test_other_systems_have_other_folders(monkeypatch, tmp_path, system, folder):
    monkeypatch.setattr(windows, "get_win_folder", lambda name: str(tmp_path / "AppData/Local"))
    monkeypatch.setattr(platformdirs, "PlatformDirs", system)
    assert data_folder.data_folder() == tmp_path / folder


def test_what_is_named_wins(monkeypatch, tmp_path):
    monkeypatch.setenv(data_folder.VARIABLE, "postgresql://u:p@h/x")
    assert data_folder.database(None, None) == "postgresql://u:p@h/x"
    assert data_folder.database("~/mine.sqlite", None) == tmp_path / "mine.sqlite"
    assert data_folder.database(None, "~/games") == tmp_path / "games/cantina.sqlite"
    with pytest.raises(CantinaError):
        data_folder.database("x", "y")


def test_the_folder_is_made_for_the_user_alone(tmp_path):
    data_folder.prepare(tmp_path / "a" / "b" / data_folder.FILE)
    assert (tmp_path / "a" / "b").stat().st_mode & 0o077 == 0
    (tmp_path / "later").touch()
    assert (tmp_path / "later").stat().st_mode & 0o077 == 0


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(CantinaError) as refused:
        data_folder.prepare(tmp_path / "file" / "folder" / data_folder.FILE)
    assert refused.value.key == "serve-folder"


def test_one_server_a_file(tmp_path):
    store = tmp_path / data_folder.FILE
    with data_folder.exclusive(store):
        with pytest.raises(CantinaError) as refused, data_folder.exclusive(store):
            pass
        assert refused.value.key == "serve-running"
        with data_folder.exclusive(tmp_path / "another.sqlite"):
            pass
    with data_folder.exclusive(store):  # the first one has ended
        pass


def test_a_file_with_a_second_hard_link_is_refused(tmp_path):
    """The lock lies beside the file: beside its other name there would be another one."""
    store, link = tmp_path / data_folder.FILE, tmp_path / "another" / "link.sqlite"
    store.touch()
    link.parent.mkdir()
    link.hardlink_to(store)
    for name in (store, link):
        with pytest.raises(CantinaError) as refused, data_folder.exclusive(name):
            pass
        assert refused.value.key == "serve-linked"
    link.unlink()
    with data_folder.exclusive(store):
        pass


def test_another_name_for_the_same_file_is_no_other_file(tmp_path):
    store, link, folder = tmp_path / data_folder.FILE, tmp_path / "link.sqlite", tmp_path / "folder"
    link.symlink_to(store)
    folder.symlink_to(tmp_path)
    with data_folder.exclusive(store):
        for other in (link, folder / store.name, folder / ".." / tmp_path.name / store.name):
            with pytest.raises(CantinaError) as refused, data_folder.exclusive(other):
                pass
            assert refused.value.key == "serve-running"


def test_a_lock_that_cannot_be_made_is_told(tmp_path):
    with pytest.raises(CantinaError) as refused, data_folder.exclusive(tmp_path / "no such folder" / data_folder.FILE):
        pass
    assert refused.value.key == "serve-folder"


def test_many_servers_a_database():
    with data_folder.exclusive("postgresql://h/x"), data_folder.exclusive("postgresql://h/x"):
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
    assert data_folder.without_password(store) == words
