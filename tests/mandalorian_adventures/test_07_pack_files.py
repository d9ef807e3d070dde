"""The folder of a pack: its files are plain and small, and whatever else lies there is named."""

import os
import socket

import pytest

from cantina.games.mandalorian_adventures.pack import content, folders
from mandalorian_adventures.packs import MISSION, found, lines, refused, write
from strict_text import strict_text  # noqa: F401

pytestmark = pytest.mark.usefixtures("strict_text")
MINE = "missions/mine.toml"


@pytest.fixture
def pack(tmp_path):
    """A pack in order, but for its texts."""
    return write(tmp_path / "pack", missions__mine=MISSION)


def told(folder):
    """What is wrong with a folder: the file of each finding, and the reason."""
    findings = found(folder)
    for error in findings:
        assert all(error.file in line for line in lines(error))
    return [(error.file, error.key) for error in findings]


# --- what is there ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "evil.py",
        "missions/x.tml",
        "missions/mine.toml~",
        "missions/notes.txt",
        "maps/mine.json",
        "mission.toml",
        "text/en.txt",
        "text/klingon.ftl",
        "text/readable.ftl",
    ],
)
def test_a_file_that_no_pack_has_is_named(pack, name):
    (pack / name).parent.mkdir(exist_ok=True)
    (pack / name).write_text(MISSION, encoding="utf-8")
    assert told(pack) == [(name, "pack-file-unknown")]


@pytest.mark.parametrize("name", ["mission", "missions/more", "src", "maps/arvala.toml", "tokens.toml"])
def test_a_folder_that_no_pack_has_is_named_once(pack, name):
    (pack / name / "deep").mkdir(parents=True)
    for number in range(3):
        (pack / name / f"{number}.toml").write_text(MISSION, encoding="utf-8")
    assert told(pack) == [(f"{name}/", "pack-file-unknown")]


def test_a_file_in_place_of_a_folder_is_named(pack):
    (pack / "maps").write_text("", encoding="utf-8")
    assert told(pack) == [("maps", "pack-file-unknown")]


def test_an_unknown_file_with_words_is_answered_with_the_languages_there_are(pack):
    (pack / "text").mkdir()
    (pack / "text" / "ua.ftl").write_text("", encoding="utf-8")
    assert "text/uk.ftl" in refused(pack).text("en")


def test_an_unknown_file_does_not_hide_what_is_wrong_with_the_others(pack):
    (pack / "evil.py").write_text("", encoding="utf-8")
    write(pack, missions__mine=MISSION.replace("spawn", "spwan"), missions__yours=MISSION.replace("night", "day"))
    assert told(pack) == [
        ("evil.py", "pack-file-unknown"),
        ("missions/yours.toml", "pack-twice"),
        (MINE, "pack-step-unknown"),
    ]


@pytest.mark.parametrize(
    "name", ["README.md", "readme", "LICENSE", "missions/README", ".gitignore", "text/.en.ftl.swp"]
)
def test_notes_and_what_other_programs_keep_are_left_alone(pack, name):
    (pack / name).parent.mkdir(exist_ok=True)
    (pack / name).write_bytes(b"\xff" * 2_000_000)
    assert told(pack) == []


def test_a_folder_of_another_program_is_left_alone(pack):
    (pack / ".git" / "objects").mkdir(parents=True)
    assert told(pack) == []


def test_a_folder_without_a_pack_is_refused_and_what_it_has_is_named(tmp_path):
    (tmp_path / "mission").mkdir()
    assert told(tmp_path) == [(str(tmp_path), "pack-nothing"), ("mission/", "pack-file-unknown")]


# --- what is no plain file --------------------------------------------------------------------------------------------


def named_pipe(path):
    os.mkfifo(path)


def listening(path):
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(str(path))


def device(path):
    path.symlink_to("/dev/zero")


@pytest.mark.parametrize("make", [named_pipe, listening, device])
@pytest.mark.parametrize("name", ["missions/x.toml", "tokens.toml", "text/en.ftl", "missions", "other"])
def test_a_pipe_a_socket_and_a_device_are_refused_without_being_opened(tmp_path, make, name, monkeypatch):
    """Whoever opened the pipe would wait for ever."""
    monkeypatch.chdir(tmp_path)  # the name of a socket must be short
    pack = write(tmp_path, maps__none="") if name != "missions" else write(tmp_path, sabotage="")
    (pack / name).parent.mkdir(exist_ok=True)
    make((pack / name).relative_to(tmp_path))
    assert (name, "pack-not-plain") in told(pack)


@pytest.mark.parametrize("inside", [True, False])
def test_a_link_is_refused_wherever_it_leads(pack, tmp_path, inside):
    other = (pack / "README") if inside else (tmp_path / "other")
    other.write_text(MISSION, encoding="utf-8")
    (pack / "missions" / "x.toml").symlink_to(other)
    assert told(pack) == [("missions/x.toml", "pack-not-plain")]


def test_a_folder_that_is_a_link_is_refused_and_not_looked_into(pack, tmp_path):
    write(tmp_path / "other", tokens="[[token]\n")
    (pack / "maps").symlink_to(tmp_path / "other")
    assert told(pack) == [("maps", "pack-not-plain")]


def test_a_link_that_leads_nowhere_is_refused(pack):
    (pack / "events.toml").symlink_to("nowhere")
    assert told(pack) == [("events.toml", "pack-not-plain")]


def test_the_pack_itself_may_be_reached_by_a_link(pack, tmp_path):
    (tmp_path / "link").symlink_to(pack)
    assert content.load(tmp_path / "link").hash == content.load(pack).hash


# --- what is too much -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "reasons"), [(folders.MOST_BYTES, []), (folders.MOST_BYTES + 1, ["pack-large"])])
def test_a_large_file_is_refused_without_being_read(pack, size, reasons, monkeypatch):
    path = pack / MINE
    path.write_text(MISSION + "#" * (size - len(MISSION)), encoding="utf-8")
    assert path.stat().st_size == size
    read = []
    monkeypatch.setattr(folders, "read_text", lambda path, name: read.append(name) or path.read_text(encoding="utf-8"))
    assert [key for _, key in told(pack)] == reasons
    assert (MINE in read) != bool(reasons)


def test_a_large_file_is_said_to_have_its_size(pack):
    with (pack / MINE).open("r+b") as file:
        file.truncate(60_000_000)
    assert refused(pack).text("en") == f"{MINE}: the file has 60000000 bytes; a file of a pack has 1000000 at most"


@pytest.mark.parametrize(
    ("size", "refuses"), [(folders.MOST_BYTES_TOGETHER, False), (folders.MOST_BYTES_TOGETHER + 1, True)]
)
def test_the_files_of_a_pack_have_a_largest_size_together(pack, size, refuses, monkeypatch):
    monkeypatch.setattr(folders, "read_text", lambda path, name: MISSION if name == MINE else "")
    left = size - (pack / MINE).stat().st_size
    for number in range(5):
        (pack / "maps").mkdir(exist_ok=True)
        with (pack / "maps" / f"m{number}.toml").open("wb") as file:
            file.truncate(min(left, folders.MOST_BYTES))
            left -= min(left, folders.MOST_BYTES)
    if refuses:
        error = refused(pack)
        assert (
            error.text("en")
            == f"{pack}: the files of this pack have {size} bytes together; they may have 5000000 at most"
        )
    else:
        assert {key for _, key in told(pack)} == {"pack-one-entry"}  # these maps are empty


@pytest.mark.parametrize("name", ["missions/empty.toml", "maps/empty.toml"])
@pytest.mark.parametrize("text", ["", "# nothing yet\n"])
def test_a_mission_or_map_without_an_entry_is_not_overlooked(pack, name, text):
    (pack / name).parent.mkdir(exist_ok=True)
    (pack / name).write_text(text, encoding="utf-8")
    assert told(pack) == [(name, "pack-one-entry")]


@pytest.mark.parametrize(("more", "reasons"), [(-1, 0), (0, 1)])
def test_a_folder_with_very_many_files_is_refused(pack, more, reasons):
    for number in range(folders.MOST_FILES + more):
        (pack / "missions" / f"{number}.tml").touch()
    if reasons:
        error = refused(pack)
        assert (error.key, error.file) == ("pack-many-files", str(pack))
        assert all(str(folders.MOST_FILES) in line for line in lines(error))
    else:
        assert {error.key for error in found(pack)} == {"pack-file-unknown"}


def test_a_folder_that_cannot_be_read_is_refused(pack, monkeypatch):
    scandir = os.scandir

    def closed(folder):
        if folder.name == "missions":
            raise PermissionError(13, "Permission denied", str(folder))
        return scandir(folder)

    monkeypatch.setattr(os, "scandir", closed)
    error = refused(pack)
    assert (error.key, error.file) == ("content-unreadable", "missions/")
