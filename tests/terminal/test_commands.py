"""The command line itself: help, languages, and one line for every mistake."""

import pytest

import cantina
from cantina.cli import COMMANDS
from cantina.text import languages
from terminal.person import run

pytestmark = pytest.mark.usefixtures("strict_text")
PLAY = ("play", "bounty-hunters")
MANDALORIAN = ("play", "way-of-the-mandalorian")
ADVENTURES = ("play", "mandalorian-adventures")


@pytest.fixture(autouse=True)
def _no_language(monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)


WRONG = [
    (("nope",), "There is no command “nope”"),
    (("play",), "Which game?"),
    (("play", "chess"), "There is no game “chess”"),
    ((*PLAY, "chess"), "“chess” is not understood"),
    ((*PLAY, "--speed", "9"), "“--speed” is not understood"),
    ((*PLAY, "--seats", "1"), "2 to 6 players, not “1”"),
    ((*PLAY, "--seats", "7"), "2 to 6 players, not “7”"),
    ((*PLAY, "--seats", "-2"), "2 to 6 players, not “-2”"),
    ((*PLAY, "--seats", "two"), "--seats must be a whole number, not “two”"),
    ((*PLAY, "--seats", "2.5"), "--seats must be a whole number, not “2.5”"),
    ((*PLAY, "--seats"), "--seats needs a value"),
    ((*PLAY, "--seats", "--as", "2"), "--seats needs a value"),
    ((*PLAY, "--as", "0"), "--as: there is no player “0”; the players are 1 to 4"),
    ((*PLAY, "--as", "5"), "--as: there is no player “5”; the players are 1 to 4"),
    ((*PLAY, "--as", "me"), "--as: there is no player “me”"),
    ((*PLAY, "--level", "god"), "“level” cannot be “god”; it can be: random, greedy"),
    ((*PLAY, "--seed", "-1"), "“-1” is not a seed"),
    ((*PLAY, "--seed", "seven"), "“seven” is not a seed"),
    ((*PLAY, "--seed", str(1 << 256)), "is not a seed"),
    ((*PLAY, "--seed", "9" * 5000), "is not a seed"),
    ((*PLAY, "--seed", ""), "“” is not a seed"),
    ((*PLAY, "--option", "mode"), "--option must be NAME=VALUE, not “mode”"),
    ((*PLAY, "--option"), "--option needs a value"),
    ((*PLAY, "--option", "mode=hard"), "“mode” cannot be “hard”; it can be: standard, introductory"),
    ((*PLAY, "--option", "speed=9"), "There is no option “speed”"),
    ((*PLAY, "--option", "max_turns=0"), "“max_turns” cannot be “0”: it is a whole number from 1 to 1000"),
    ((*PLAY, "--option", "max_turns=many"), "“max_turns” cannot be “many”"),
    ((*PLAY, "--option", "guild_master=5"), "guild_master: there is no player “5”; the players are 1 to 4"),
    ((*MANDALORIAN, "--seats", "5"), "2 to 4 players, not “5”"),
    ((*MANDALORIAN, "--option", "credits_open=maybe"), "“credits_open” cannot be “maybe”; it can be: True, False"),
    ((*MANDALORIAN, "--option", "bo_katan_uses_per_attempt=2"), "“bo_katan_uses_per_attempt” cannot be “2”"),
    ((*MANDALORIAN, "--option", "first_player=5"), "first_player: there is no player “5”; the players are 1 to 4"),
    ((*MANDALORIAN, "--option", "characters=boba-fett"), "for each seat; seats: 4"),
    ((*MANDALORIAN, "--option", "characters=a,b,c,d"), "a different one of din-djarin, fennec-shand"),
    ((*PLAY, "--pack"), "--pack needs a value"),
    ((*PLAY, "--pack", "docs"), "The game bounty-hunters takes no packs"),
    ((*MANDALORIAN, "--pack", "docs"), "The game way-of-the-mandalorian takes no packs"),
    ((*ADVENTURES, "--pack", "no such folder"), "no such folder: there is no such folder"),
    ((*ADVENTURES, "--pack", "nul\0"), "there is no such folder"),
    ((*ADVENTURES, "--pack", "tests"), "there is nothing of a pack in this folder"),
    (("winrates", "--pack", "no such folder"), "no such folder: there is no such folder"),
    (("compile", "chess"), "There is no game “chess”"),
    (("compile", "--into"), "--into needs a value"),
    (("compile", "--into", ""), "--into needs a value"),
    (("compile", "--into", "pyproject.toml/below"), "pyproject.toml/below cannot be used (Not a directory)"),
    (("compile", "--into", "nul\0"), "cannot be used (embedded null byte)"),
    ((*PLAY, "--lang", "tlh"), "no texts in the language “tlh”"),
    ((*PLAY, "--lang"), "no texts in the language “”"),
    ((*PLAY, "--lang=../en"), "no texts in the language “../en”"),
    ((*PLAY, "--resume", "game.json"), "GAME cannot be combined with --resume"),
    (("play", "--resume", "game.json", "--seats", "3"), "--seats cannot be combined with --resume"),
    (("play", "--resume", "game.json", "--seed", "3"), "--seed cannot be combined with --resume"),
    (("play", "--resume", "game.json", "--option", "a=b"), "--option cannot be combined with --resume"),
    (("play", "--resume", "no such file"), "There is no file “no such file”"),
    (("play", "--resume", "/"), "The file “/” cannot be read"),
    (("play", "--resume", "nul\0"), "cannot be read"),
    (("play", "--resume", ""), "cannot be read"),
    (("play", "--help=me"), "-h/--help"),
    (("replay",), "Which file?"),
    (("replay", "no such file"), "There is no file “no such file”"),
    (("verify",), "Which file?"),
    (("verify", "one", "two"), "“two” is not understood"),
    (("games", "bounty-hunters"), "“bounty-hunters” is not understood"),
]


@pytest.mark.parametrize(("words", "complaint"), WRONG)
def test_a_mistake_is_answered_by_one_line_and_status_2(words, complaint):
    ran = run(*words)
    assert (ran.status, ran.out) == (2, "")
    assert complaint in ran.err
    assert ran.err.count("\n") == 1
    assert ran.err.rstrip("\n").isprintable()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("words", [words for words, _ in WRONG if not any("--lang" in word for word in words)])
def test_every_mistake_is_named_in_every_language(language, words):
    ran = run(*words, "--lang", language)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_a_seat_that_the_saved_game_does_not_have(tmp_path):
    path = tmp_path / "game.json"
    path.write_text(cantina.new_match("bounty-hunters", 2, 1).record(), encoding="utf-8")
    for words in (("replay", str(path), "--seat", "3"), ("play", "--resume", str(path), "--as", "3")):
        ran = run(*words)
        assert ran.status == 2
        assert "there is no player “3”; the players are 1 to 2" in ran.err


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("words", [(), ("--help",), ("-h",), ("help",), *((command, "--help") for command in COMMANDS)])
def test_help_is_translated(language, words):
    ran = run(*words, "--lang", language)
    assert (ran.status, ran.err) == (0, "")
    assert "cantina" in ran.out
    assert "%" not in ran.out
    if language != "en":
        assert ran.out != run(*words).out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_refuses_an_unknown_argument_in_one_line(command):
    ran = run(command, "--no-such-thing")
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)


@pytest.mark.slow
def test_the_laboratory_is_not_loaded_for_a_game():
    """Checked in a process of its own, since other tests load it here."""
    import subprocess
    import sys

    code = "import sys, cantina.cli; cantina.cli.main(['games']); print('cantina.lab.bench' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "False"


@pytest.mark.parametrize("language", languages())
def test_the_games_are_listed_with_their_options(language):
    ran = run("games", "--lang", language)
    for game_id in cantina.games():
        assert game_id in ran.out
        for option in cantina.game(game_id).options:
            assert f"{option.name}=" in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80


OPTIONS = [
    ("credits_open=false", "credits_open", False),
    ("credits_open=True", "credits_open", True),
    ("bo_katan_uses_per_attempt=1", "bo_katan_uses_per_attempt", 1),
    ("bo_katan_uses_per_attempt=Unlimited", "bo_katan_uses_per_attempt", "unlimited"),
    ("max_turns=0", "max_turns", 0),
    ("first_player=2", "first_player", 1),
    ("first_player=none", "first_player", None),
    ("characters=none", "characters", None),
    ("characters=boba-fett,din-djarin", "characters", ["boba-fett", "din-djarin"]),
    ("characters=Boba-Fett, Din-Djarin", "characters", ["boba-fett", "din-djarin"]),
]


@pytest.mark.first_is_enough
@pytest.mark.parametrize(("text", "name", "value"), OPTIONS)
def test_an_option_is_a_word_a_number_true_or_false_or_a_list(tmp_path, text, name, value):
    path = tmp_path / "game.json"
    run(*MANDALORIAN, "--seats", "2", "--option", text, lines=[f"save {path}"])
    chosen = cantina.load_match(path.read_text(encoding="utf-8")).options[name]
    assert (type(chosen), chosen) == (type(value), value)


def test_the_version_is_told():
    assert run("--version").out == f"cantina {cantina.__version__}\n"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk"}, "uk"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "tlh_QO"}, "en"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "uk_UA"}, "uk"),
    ],
)
def test_the_language_is_that_of_the_system_if_it_is_known(monkeypatch, environment, language):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert run("--help").out == run("--help", "--lang", language).out


def test_a_language_asked_for_wins(monkeypatch):
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    assert run("--help", "--lang=en").out.startswith("Cantina: three")
