"""Version 2 of the rules: what was saved by version 1 is refused with a message that says so, and is not changed."""

import json
from pathlib import Path

import pytest

import cantina
from cantina.games.mandalorian_adventures import GAME
from cantina.text import languages
from terminal.person import run

SAVED = Path(__file__).with_name("version_1.json")  # a game of the recorded ones, as version 1 wrote it


def test_the_rules_have_version_2():
    assert GAME.version == 2
    assert json.loads(SAVED.read_text(encoding="utf-8"))["version"] == 1


@pytest.mark.parametrize("language", languages())
def test_a_game_saved_by_version_1_is_refused(language):
    with pytest.raises(cantina.BadSavedGame) as refused:
        cantina.load_match(SAVED.read_text(encoding="utf-8"))
    assert refused.value.key == "saved-version"
    text = refused.value.text(language)
    assert ("1" in text, "2" in text) == (True, True)


@pytest.mark.parametrize("command", ["replay", "verify", "play --resume"])
def test_the_commands_refuse_it_too_and_leave_it_alone(command, tmp_path):
    copy = tmp_path / "game.json"
    copy.write_bytes(SAVED.read_bytes())
    ran = run(*command.split(), str(copy), lines=[])
    assert ran.status == 2
    assert "version 1 of the rules; this program plays version 2" in ran.out + ran.err
    assert copy.read_bytes() == SAVED.read_bytes()


def test_a_saved_game_of_today_says_version_2():
    match = cantina.new_match(GAME.id, 2, 1)
    assert json.loads(match.record())["version"] == 2
    assert cantina.load_match(match.record()).state.tobytes() == match.state.tobytes()
