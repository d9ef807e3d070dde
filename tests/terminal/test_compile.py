"""`cantina compile`: code that is compiled beforehand, into a folder of one's own."""

import subprocess
import sys

import pytest

from cantina.engine import ready
from cantina.terminal import compile as command
from engine.other_processes import GAME, compiled_by, environment, start_compiling
from terminal.person import run


@pytest.mark.slow
def test_what_is_compiled_into_a_folder_is_read_from_there(tmp_path):
    words = [sys.executable, "-m", "cantina.cli", "compile", GAME, "--into", str(tmp_path / "new" / "folder")]
    ran = subprocess.run(words, env=environment(tmp_path / "cache"), capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.splitlines() == [
        f"{GAME} is compiled (1 of 1)",
        f"The compiled code is in {tmp_path / 'new' / 'folder'}",
    ]
    shipped = {"CANTINA_COMPILED": str(tmp_path / "new" / "folder")}
    assert compiled_by(start_compiling(tmp_path / "another cache", **shipped)) == 0


class Compiler:
    """A compiling process that has ended."""

    def __init__(self, status):
        self.returncode = status

    def poll(self):
        return self.returncode


def test_a_game_that_cannot_be_compiled_is_named(tmp_path, monkeypatch):
    monkeypatch.setattr(ready, "start_compiler", lambda game_id, **settings: Compiler(1))
    ran = run("compile", "bounty-hunters", "--into", str(tmp_path))
    assert ran.status == 2
    assert ran.err == f"The game bounty-hunters could not be compiled into {tmp_path}\n"


def test_a_game_that_could_not_be_kept_is_named(tmp_path, monkeypatch):
    """As on a full disk: the compiler has done its work, and left nothing."""
    monkeypatch.setattr(ready, "start_compiler", lambda game_id, **settings: Compiler(0))
    assert run("compile", "bounty-hunters", "--into", str(tmp_path)).status == 2


def test_all_games_are_compiled_into_the_same_folder(tmp_path, monkeypatch):
    begun = []

    def start_compiler(game_id, **settings):
        begun.append((game_id, settings))
        (tmp_path / "source" / "processor").mkdir(parents=True, exist_ok=True)
        (tmp_path / "source" / "processor" / f"{game_id}-1.unit").touch()
        return Compiler(0)

    monkeypatch.setattr(ready, "start_compiler", start_compiler)
    ran = run("compile", "--into", str(tmp_path))
    assert ran.status == 0
    assert [game_id for game_id, _ in begun] == list(command.ids())
    assert all(settings == {"CANTINA_CACHE": str(tmp_path), "CANTINA_COMPILED": ""} for _, settings in begun)
