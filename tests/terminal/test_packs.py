"""`--pack`: games with maps, missions and cards that a user made."""

import json
import shutil

import pytest

import cantina
from cantina.games.mandalorian_adventures.pack.files import FOLDER
from cantina.text import _bundles, bundle, formatted, languages
from docs.reading import ROOT
from terminal.person import run

EXAMPLE = ROOT / "docs" / "examples" / "first-mission"
FILE = "missions/lost-courier.toml"
NEW = "ma-mission-lost-courier"
TITLES = {
    "en": "The Lost Courier",
    "cs": "Ztracený kurýr",
    "fr": "Le coursier perdu",
    "hu": "Az elveszett futár",
    "it": "Il corriere perduto",
    "nl": "De verloren koerier",
    "pl": "Zaginiony kurier",
    "ro": "Curierul pierdut",
    "sk": "Stratený kuriér",
    "uk": "Зниклий кур\N{RIGHT SINGLE QUOTATION MARK}єр",
}
TABLE = ("play", "mandalorian-adventures", "--seats", "1", "--seed", "7", "--level", "random")
MISSION = ("--option", "mission=lost-courier", "--option", "map=plaza")


@pytest.fixture(autouse=True)
def _own_words(monkeypatch):
    """No test sees the texts of another one's pack, or the language of the system."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    if bundle("en").has_message(NEW):  # the example was loaded before
        _bundles.clear()
        formatted.cache_clear()
    known = {language: dict(bundle(language)._messages) for language in languages()}
    yield
    for language, messages in known.items():
        spoken = bundle(language)
        spoken._messages = messages
        spoken._compiled.clear()
    formatted.cache_clear()


@pytest.fixture
def pack(tmp_path):
    """A copy of the example, to be changed."""
    shutil.copytree(EXAMPLE, tmp_path / "pack")
    return tmp_path / "pack"


@pytest.fixture
def saved(tmp_path):
    """A game of the example that was left after one card."""
    path = tmp_path / "game.json"
    ran = run(*TABLE, *MISSION, "--pack", str(EXAMPLE), lines=["1", f"save {path}"])
    assert (ran.status, ran.err) == (0, "")
    return path


def change(pack, old, new, file=FILE):
    """The pack with one thing changed."""
    text = (pack / file).read_text(encoding="utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")


# --- playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("strict_text")
@pytest.mark.parametrize("language", languages())
def test_a_mission_of_a_pack_is_played_in_every_language(language):
    words = (*MISSION, "--option", "max_turns=2", "--pack", str(EXAMPLE), "--lang", language)
    ran = run(*TABLE, *words, plays_on=True)
    assert (ran.status, ran.err) == (0, "")
    assert TITLES[language] in ran.out
    assert "ma-" not in ran.out
    assert f"{7:064x}" in ran.out


def test_the_missions_that_ship_can_be_played_with_a_pack_too():
    assert "The Egg" in run(*TABLE, "--option", "mission=the-egg", "--pack", str(EXAMPLE)).out


def test_without_the_pack_there_is_no_such_mission():
    ran = run(*TABLE, *MISSION)
    assert ran.status == 2
    assert "Option “mission” cannot be “lost-courier”" in ran.err


def test_a_language_that_the_pack_lacks_is_english(pack):
    for language in ("pl", "uk"):
        (pack / "text" / f"{language}.ftl").unlink()
    ran = run(*TABLE, *MISSION, "--pack", str(pack), "--lang", "uk")
    assert (ran.status, ran.err) == (0, "")
    assert f"Місія: {TITLES['en']}." in ran.out


def test_a_pack_that_replaces_a_mission_replaces_its_words(tmp_path):
    pack = tmp_path / "pack"
    (pack / "missions").mkdir(parents=True)
    (pack / "text").mkdir()
    shutil.copy(FOLDER / "missions" / "the-egg.toml", pack / "missions")
    (pack / "text" / "en.ftl").write_text("ma-mission-the-egg = The Other Egg\n", encoding="utf-8")
    ran = run(*TABLE, "--option", "mission=the-egg", "--pack", str(pack))
    assert "Mission: The Other Egg." in ran.out
    assert "What do you do?" in ran.out


# --- packs that are refused -------------------------------------------------------------------------------------------

MISTAKES = [
    ("reveal nearest", "revael nearest"),
    ("number = 9", "number = 8"),
    ("number = 9", "number = "),
    ('fate = "take"', 'fate = "discard"'),
    ('name = "traced"', 'name = "found-out"'),  # its text is missing
]


@pytest.mark.parametrize(("language", "mistake"), [(name, MISTAKES[i % 5]) for i, name in enumerate(languages())])
def test_a_broken_pack_is_refused_as_the_check_says_it(pack, language, mistake):
    old, new = mistake
    change(pack, old, new)
    checked = run("check", str(pack), "--lang", language)
    errors = [line for line in checked.out.splitlines() if FILE in line]
    ran = run(*TABLE, *MISSION, "--pack", str(pack), "--lang", language)
    assert (checked.status, ran.status, ran.out) == (1, 2, "")
    assert ran.err == errors[0] + "\n"


def test_a_text_that_is_no_text_is_refused_as_the_check_says_it(pack):
    change(pack, "ma-track-trace = ", "ma-track-trace ", "text/uk.ftl")
    ran = run(*TABLE, *MISSION, "--pack", str(pack))
    assert (ran.status, ran.err) == (2, "text/uk.ftl, line 6: this is not a Fluent message\n")
    assert ran.err in run("check", str(pack)).out


def test_a_pack_that_would_speak_for_the_program_is_refused_as_the_check_says_it(pack):
    with (pack / "text" / "en.ftl").open("a", encoding="utf-8") as file:
        file.write("terminal-choices = Your money or your life?\n")
    ran = run(*TABLE, *MISSION, "--pack", str(pack))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("text/en.ftl, line 13: the text “terminal-choices” does not belong to this pack;")
    assert ran.err in run("check", str(pack)).out


# --- saved games ------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.usefixtures("strict_text")
@pytest.mark.parametrize("language", languages())
def test_a_game_of_a_pack_is_resumed_replayed_and_verified_with_it(saved, language):
    own = ("--pack", str(EXAMPLE), "--lang", language)
    resumed, replayed = run("play", "--resume", str(saved), *own), run("replay", str(saved), *own)
    verified = run("verify", str(saved), *own)
    for ran in (resumed, replayed, verified):
        assert (ran.status, ran.err) == (0, "")
    assert TITLES[language] in resumed.out
    assert TITLES[language] in replayed.out
    assert str(EXAMPLE) in " ".join(verified.out.split())


def test_how_to_go_on_is_told_with_the_pack(tmp_path):
    path = tmp_path / "game.json"
    ran = run(*TABLE, *MISSION, "--pack", str(EXAMPLE), lines=[f"save {path}"])
    assert f"“cantina play --resume {path} --pack {EXAMPLE}” goes on" in ran.out
    ran = run("play", "--resume", str(path), "--pack", str(EXAMPLE), lines=[f"save {path}"])
    assert f"“cantina play --resume {path} --pack {EXAMPLE}” goes on" in ran.out
    assert f"“cantina play --resume {path}” goes on" in run(*TABLE, lines=[f"save {path}"]).out


@pytest.mark.parametrize("command", [("play", "--resume"), ("replay",), ("verify",)])
def test_without_its_pack_or_with_another_one_a_game_is_refused(saved, pack, command):
    change(pack, "trace 7/9/11", "trace 8/9/11")
    for words in ((), ("--pack", str(pack))):
        ran = run(*command, str(saved), *words)
        assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert "played with other cards than these; a game of a pack needs the same pack" in ran.err


@pytest.mark.slow
def test_other_words_are_no_other_pack(saved, pack):
    change(pack, TITLES["en"], "A Lost Letter", "text/en.ftl")
    _bundles.clear()  # as in a new process
    ran = run("play", "--resume", str(saved), "--pack", str(pack))
    assert ran.status == 0
    assert "A Lost Letter" in ran.out


def test_a_game_without_a_pack_is_refused_with_one(tmp_path):
    path = tmp_path / "game.json"
    path.write_text(cantina.new_match("mandalorian-adventures", 1, 7).record(), encoding="utf-8")
    assert "other cards" in run("play", "--resume", str(path), "--pack", str(EXAMPLE)).err
    path.write_text(cantina.new_match("bounty-hunters", 2, 7).record(), encoding="utf-8")
    assert "The game bounty-hunters takes no packs" in run("play", "--resume", str(path), "--pack", str(EXAMPLE)).err


def test_a_file_that_cannot_be_trusted_is_refused_before_a_pack_is_read(saved):
    saved.write_text(json.dumps({**json.loads(saved.read_text(encoding="utf-8")), "seats": 2}), encoding="utf-8")
    assert "was altered" in run("verify", str(saved), "--pack", "no such folder").err


# --- the same from Python ---------------------------------------------------------------------------------------------


def test_a_match_of_a_pack_is_dealt_and_loaded_with_its_content():
    content = cantina.game("mandalorian-adventures").pack(EXAMPLE)
    match = cantina.new_match("mandalorian-adventures", 2, 7, {"mission": "lost-courier"}, content)
    assert cantina.load_match(match.record(), content).view(0) == match.view(0)
    with pytest.raises(cantina.BadSavedGame):
        cantina.load_match(match.record())
