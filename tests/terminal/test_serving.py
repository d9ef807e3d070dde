"""`cantina serve`, `backup`, `export` and `import`: a mistake is one clear line, and what they write can be read."""

import json
import os
import sqlite3
from pathlib import Path

import pytest

from cantina import text
from cantina.server import logs
from cantina.server.operation import addresses, data_folder, running
from cantina.store import open_store
from cantina.terminal import serve, stores
from cantina.text import Message, languages, say
from store.kit import append, fill, table_with_people
from terminal.person import Screen, run

pytestmark = pytest.mark.usefixtures("strict_text", "_as_before")


@pytest.fixture
def _as_before(monkeypatch):
    """What a command changes for its whole process is taken back."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", data_folder.VARIABLE):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(logs, "configure", lambda kind: None)
    mask = os.umask(0o022)
    yield
    os.umask(mask)


@pytest.fixture
def data(tmp_path):
    """A folder with a store of two tables."""
    with open_store(tmp_path / data_folder.FILE) as store:
        table_with_people(store, "t1")
        fill(store, "t2", 3)
    return tmp_path


def serving(*words, data="/nowhere"):
    return ("serve", "--no-browser", "--data", str(data), *words)


WRONG = [
    (serving("--port", "99999"), "There is no port “99999”: ports run from 0 to 65535"),
    (serving("--port", "-1"), "There is no port “-1”"),
    (serving("--port", "http"), "There is no port “http”"),
    (serving("--port"), "--port needs a value"),
    (serving("--prefix", "cantina"), "“cantina” is not a path for --prefix"),
    (serving("--prefix", "/a/../b"), "is not a path for --prefix"),
    (serving("--prefix", '/a"b'), "is not a path for --prefix"),
    (serving("--proxy", "nginx"), "“nginx” is not the address of a proxy"),
    (serving("--proxy", "127.0.0.1,*"), "“*” is not the address of a proxy"),
    (serving("--log", "loud"), "There is no log of the kind “loud”; there are text, json"),
    (serving("--database", "x.sqlite"), "Name --database or --data, not both"),
    (serving(data="/proc/version/x"), "The folder /proc/version/x cannot be used (Not a directory)"),
    (("serve", "--speed", "9"), "“--speed” is not understood"),
    (("backup",), "Which file?"),
    (("backup", "x", "--data", "/nowhere"), "There is no database /nowhere/cantina.sqlite"),
    (("export",), "Which file?"),
    (("export", "t1"), "Which file?"),
    (("export", "--all"), "Which file?"),
    (("export", "--all", "x", "y"), "“y” is not understood"),
    (("export", "t1", "x", "--database", "/nowhere/x.sqlite"), "There is no database /nowhere/x.sqlite"),
    (("import",), "Which file?"),
    (("import", "x", "--database", "mysql://u:hunter2@h/x"), "an address that begins with “mysql”"),
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("words", "complaint"), WRONG)
def test_a_mistake_is_answered_by_one_line_and_status_2(words, complaint, language):
    ran = run(*words, "--lang", language)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert complaint in ran.err or language != "en"
    assert "hunter2" not in ran.err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--host", "nowhere.invalid"), "Cannot listen on “nowhere.invalid”"),
        (("--host", "203.0.113.7"), "Cannot listen on “203.0.113.7”"),
    ],
)
def test_a_host_where_nobody_can_listen(tmp_path, words, complaint):
    ran = run(*serving("--port", "0", *words, data=tmp_path))
    assert ran.status == 2
    assert complaint in ran.err


def test_a_database_that_is_none_is_refused_before_anybody_is_let_in(tmp_path):
    (tmp_path / data_folder.FILE).write_text("Dear diary, " * 1000)
    ran = run(*serving("--host", "127.0.0.1", "--port", "0", data=tmp_path))
    assert (ran.status, ran.out) == (2, "")
    assert "This is not a store of Cantina, or it is damaged; it was left as it is" in ran.err
    assert (tmp_path / data_folder.FILE).read_text().startswith("Dear diary")


def test_a_database_server_that_is_not_there_is_told_without_its_password(tmp_path):
    address = f"postgresql://u:hunter2@/x?host={tmp_path}"
    ran = run("serve", "--host", "127.0.0.1", "--port", "0", "--database", address)
    assert ran.status == 2
    assert ran.err.startswith("The database cannot be reached")
    assert "hunter2" not in ran.err


def test_without_its_packages_the_server_says_what_is_missing(monkeypatch):
    monkeypatch.setattr(stores, "find_spec", lambda name: None)
    assert 'pip install "cantina[server]"' in run("serve").err


def test_the_default_port_of_the_help_is_the_real_one():
    assert f"default: {addresses.PORT}" in run("serve", "--help", "--lang", "en").out


# --- what is printed when the server is open ---


def opened(monkeypatch, others="http://192.168.1.5:8421/", is_terminal=False, **environment):
    """What is printed, and which address a browser was sent to."""
    for name in serve.SCREENS:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    browsed, place = [], addresses.Listening([], "http://127.0.0.1:8421/", others)
    monkeypatch.setattr(serve.webbrowser, "open", browsed.append)
    monkeypatch.setattr(serve, "Thread", Now)
    screen = Screen(is_terminal)
    monkeypatch.setattr("sys.stdout", screen)
    console = serve.Console("en")
    serve.opened(serve.Namespace(no_browser=False), console, place, "/data/cantina.sqlite")
    return screen.getvalue(), browsed


class Now:
    """A thread that is done at once."""

    def __init__(self, target, args, daemon):
        target(*args)

    def start(self):
        pass


def test_the_addresses_are_told(monkeypatch):
    said, browsed = opened(monkeypatch)
    assert said.splitlines() == [
        "Cantina is open: http://127.0.0.1:8421/",
        "For phones on the same network: http://192.168.1.5:8421/",
        "Everything is kept in /data/cantina.sqlite",
        "Ctrl-C closes; running games go on when it opens again.",
    ]
    assert browsed == []


def test_where_nobody_else_gets_in_it_is_told_how_they_would(monkeypatch):
    assert "“--host 0.0.0.0” opens it" in opened(monkeypatch, others=None)[0]


def test_in_a_terminal_the_code_is_drawn(monkeypatch):
    monkeypatch.setattr(Screen, "encoding", "utf-8", raising=False)
    assert "█▄▄▄█" in opened(monkeypatch, is_terminal=True)[0]


def test_a_terminal_without_blocks_shows_the_address_alone(monkeypatch):
    monkeypatch.setattr(Screen, "encoding", "ascii", raising=False)
    said, _ = opened(monkeypatch, is_terminal=True)
    assert "http://192.168.1.5:8421/" in said
    assert said.isascii()


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER"])
def test_a_browser_is_opened_where_there_is_a_screen(monkeypatch, name):
    assert opened(monkeypatch, **{name: "x"})[1] == ["http://127.0.0.1:8421/"]


@pytest.mark.slow
def test_words_and_documents_are_read_before_anybody_is_let_in(tmp_path, monkeypatch):
    """The event loop would stand still for a third of a second at the first message of each language."""
    read = []
    monkeypatch.setattr(text, "_bundles", {})
    monkeypatch.setattr(running, "run", lambda setup: read.append((set(text._bundles), bool(setup.app.openapi_schema))))
    place = addresses.Listening([], "http://127.0.0.1:8421/", None)
    args = serve.Namespace(log=None, no_browser=True)
    serve.serve(args, serve.Console("en"), tmp_path / "new.sqlite", place, serve.Reached("", [], []))
    assert read == [(set(languages()), True)]


def test_how_far_it_is_is_written_on_one_line(monkeypatch):
    screen = Screen(is_terminal=True)
    monkeypatch.setattr("sys.stdout", screen)
    told = stores.ProgressLine(serve.Console("en"), Message("serve-compiling"), step=1)
    for done in range(3):
        told(done, 2)
    told.leave()
    assert screen.getvalue() == "\rGames compiled: 0 of 2\rGames compiled: 1 of 2\rGames compiled: 2 of 2\n"


def test_what_ends_on_the_way_leaves_the_line(monkeypatch):
    screen = Screen(is_terminal=True)
    monkeypatch.setattr("sys.stdout", screen)
    told = stores.ProgressLine(serve.Console("en"), Message("serve-compiling"), step=1)
    told(1, 3)
    told.leave()
    assert screen.getvalue() == "\rGames compiled: 1 of 3\n"


def test_nobody_is_told_how_far_it_is_who_does_not_watch(monkeypatch):
    screen = Screen()
    monkeypatch.setattr("sys.stdout", screen)
    stores.ProgressLine(serve.Console("en"), Message("serve-compiling"), step=1)(1, 1)
    assert screen.getvalue() == ""


# --- copies ---


def test_a_backup_can_be_opened(data):
    ran = run("backup", str(data / "copy"), "--data", str(data))
    assert (ran.status, ran.out) == (0, f"Copied to {data}/copy. It holds links and names: keep it safe.\n")
    with open_store(data / "copy") as copy:
        assert len(copy.load("t1")) == 3
    assert (data / "copy").stat().st_mode & 0o077 == 0


def test_a_table_goes_to_another_store(data, tmp_path_factory):
    file, other = data / "t1.json", tmp_path_factory.mktemp("other") / "deeper"
    kept = say(Message("data-exported-running", {"count": 1}), "en")
    assert run("export", "t1", str(file), "--data", str(data)).out == f"Written to {file}\n{kept}\n"
    assert json.loads(file.read_text())["id"] == "t1"
    assert run("import", str(file), "--data", str(other)).out == f"{file}: 1 table or campaign was new\n"
    assert run("import", str(file), "--data", str(other)).out == f"{file}: 0 tables and campaigns were new\n"
    with open_store(other / data_folder.FILE) as there, open_store(data / data_folder.FILE) as here:
        assert there.export("t1") == here.export("t1")


def test_everything_goes_to_another_store(data, tmp_path_factory):
    file, other = data / "all.jsonl", tmp_path_factory.mktemp("other") / "other.sqlite"
    ran = run("export", "--all", str(file), "--data", str(data))
    assert (ran.status, ran.out.splitlines()[-1]) == (0, say(Message("data-exported-running", {"count": 2}), "en"))
    ran = run("import", str(file), "--database", str(other))
    assert ran.out == f"{file}: 2 tables and campaigns were new\n"


def test_the_database_may_be_named_where_nobody_sees_it(data, monkeypatch):
    monkeypatch.setenv(data_folder.VARIABLE, str(data / data_folder.FILE))
    assert run("export", "--all", str(data / "all.jsonl")).status == 0


def test_an_unknown_table_is_told(data):
    assert run("export", "t9", str(data / "t9"), "--data", str(data)).err == "There is no table “t9”\n"
    assert not (data / "t9").exists()


def test_nothing_is_written_over(data):
    (data / "mine").write_text("mine")
    for words in (("backup",), ("export", "t1"), ("export", "--all")):
        ran = run(*words, str(data / "mine"), "--data", str(data))
        assert (ran.status, ran.err) == (2, "mine: something is there already; nothing was written\n")
    assert (data / "mine").read_text() == "mine"


def test_a_file_that_is_no_export_is_refused(data):
    (data / "letter").write_text("Dear diary")
    ran = run("import", str(data / "letter"), "--data", str(data))
    assert (ran.status, ran.err.startswith("letter, line 1: this is not an export")) == (2, True)


def test_copies_are_made_while_a_server_writes(data, tmp_path_factory):
    """Another connection is in the middle of it: what it has not committed is in no copy, and it goes on."""
    with (
        open_store(data / data_folder.FILE) as server,
        sqlite3.connect(data / data_folder.FILE, isolation_level=None) as writing,
    ):
        writing.execute("BEGIN IMMEDIATE")
        writing.execute("INSERT INTO entry VALUES ('t2', 4, 0, '{}')")
        assert run("backup", str(data / "copy"), "--data", str(data)).status == 0
        assert run("export", "t2", str(data / "t2.json"), "--data", str(data)).status == 0
        writing.execute("COMMIT")
        append(server, "t2", 5)
    with open_store(data / "copy") as copy:
        assert len(copy.load("t2")) == 3
    assert len(json.loads(Path(data / "t2.json").read_text())["entries"]) == 3
