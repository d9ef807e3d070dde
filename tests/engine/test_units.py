"""A game is compiled as one unit, once, by whichever process comes first; the others read what it kept."""

import os
import shutil
import signal
import sys
from pathlib import Path

import pytest

from cantina.engine import ready, unit_files, units
from engine.other_processes import GAME, compiled_by, start, start_compiling


@pytest.fixture(scope="module")
def full_cache(tmp_path_factory):
    """A cache folder with the compiled game, its loops included."""
    folder = tmp_path_factory.mktemp("cache")
    told = f"from cantina.lab.warm import compile_everything; compile_everything(cantina.game({GAME!r}))"
    assert compiled_by(start_compiling(folder, told)) == 2
    return folder


def units_in(folder):
    """The files of units of a game, without its loops."""
    return [path for path in folder.rglob(f"{GAME}-*.unit") if "loops" not in path.name]


@pytest.mark.slow
def test_processes_that_start_together_compile_a_game_once(tmp_path):
    together = [start_compiling(tmp_path) for _ in range(3)]
    assert sorted(map(compiled_by, together)) == [0, 0, 1]
    assert len(units_in(tmp_path)) == 1


@pytest.mark.slow
def test_another_process_takes_over_when_the_one_that_compiles_is_killed(tmp_path):
    """The first process holds the lock for ever; all that can end that is its end."""
    stuck = """
import cantina, pathlib, time
from cantina.engine import units
def compiled(name, entries):
    print("begun", flush=True)
    time.sleep(3600)
units.compiled = compiled
cantina.compile("quick-draw")
"""
    first = start(stuck, tmp_path)
    assert first.stdout.readline() == "begun\n"
    second = start_compiling(tmp_path)
    first.send_signal(signal.SIGKILL)
    first.communicate()
    assert compiled_by(second) == 1
    assert len(units_in(tmp_path)) == 1


def test_what_was_compiled_is_only_loaded_in_another_process(full_cache):
    assert compiled_by(start_compiling(full_cache)) == 0


@pytest.mark.slow
def test_a_game_whose_package_has_another_name_has_units_of_its_own(full_cache, tmp_path):
    """Compiled code names the modules of its rules: under another name it cannot be loaded."""
    cache = shutil.copytree(full_cache, tmp_path / "cache")
    told = f"from cantina.lab.warm import compile_everything; compile_everything(cantina.game({GAME!r}))"
    path = os.pathsep.join([str(Path(__file__).parents[1] / "add_a_game"), *filter(None, sys.path)])
    assert compiled_by(start_compiling(cache, told, PYTHONPATH=path, CANTINA_GAMES="quick_draw")) == 2
    assert compiled_by(start_compiling(cache, told)) == 0


@pytest.mark.slow
def test_a_damaged_unit_is_compiled_again(full_cache, tmp_path):
    shutil.copytree(full_cache, tmp_path / "cache")
    (unit,) = units_in(tmp_path / "cache")
    unit.write_bytes(unit.read_bytes()[:-1])
    assert compiled_by(start_compiling(tmp_path / "cache")) == 1
    assert compiled_by(start_compiling(tmp_path / "cache")) == 0


def test_units_that_are_loaded_in_any_order_do_not_mix_up_their_functions(full_cache):
    """The loops have copies of the same rules, which take and return their numbers in another way."""
    code = """
import numpy as np, cantina
from cantina.engine.entry_points import rule_arguments
from cantina.lab.warm import loop_arguments
game = cantina.game("quick-draw")
deal, legal = loop_arguments(game)["start"], rule_arguments(game)["legal"]
game.loops["start"](*deal)
counts = [rules.legal(rules.hold(deal[0]), rules.hold(game.content.tables), 0, legal[3])
    for rules in (game.compiled, game.interpreted)]
assert counts[0] == counts[1] > 0, counts
"""
    process = start(code, full_cache)
    assert process.communicate()[1] == ""
    assert process.returncode == 0


def test_code_that_was_compiled_elsewhere_is_read_and_nothing_is_written(full_cache, tmp_path):
    shipped = {"CANTINA_COMPILED": str(full_cache)}
    assert compiled_by(start_compiling(tmp_path, **shipped)) == 0
    assert units_in(tmp_path) == []


@pytest.mark.slow
def test_code_for_another_processor_is_compiled_as_usual(full_cache, tmp_path):
    shutil.copytree(full_cache, tmp_path / "shipped")
    (unit,) = units_in(tmp_path / "shipped")
    unit.parent.rename(unit.parent.with_name("another processor"))
    assert compiled_by(start_compiling(tmp_path / "cache", CANTINA_COMPILED=str(tmp_path / "shipped"))) == 1
    assert len(units_in(tmp_path / "cache")) == 1


@pytest.mark.slow
@pytest.mark.parametrize("part", [0, 1, 2, "file"])
def test_code_to_which_others_may_write_is_not_read(full_cache, tmp_path, part):
    """What lies there is run: neither the folder nor those inside it, nor a file, may be changed by others."""
    shipped = tmp_path / "shipped"
    shutil.copytree(full_cache, shipped)
    (unit,) = units_in(shipped)
    (unit if part == "file" else unit.parents[part]).chmod(0o777)
    process = start_compiling(tmp_path / "cache", CANTINA_COMPILED=str(shipped))
    out, err = process.communicate()
    assert (out.split()[-1], err.count("compiled code is not used")) == ("1", 1)


@pytest.mark.skipif(os.getuid() != 0, reason="only root gives files away")
def test_code_of_root_is_read_and_that_of_somebody_else_is_not(full_cache, tmp_path, monkeypatch):
    shipped = tmp_path / "shipped"
    shutil.copytree(full_cache, shipped)
    (unit,) = units_in(shipped)
    trusted = unit_files.is_trusted.__wrapped__
    monkeypatch.setattr(os, "getuid", lambda: 4711)
    assert trusted(unit.parent)
    os.chown(unit.parent, 4711, -1)
    assert trusted(unit.parent)
    os.chown(unit.parent, 4712, -1)
    assert not trusted(unit.parent)


class Ended:
    """A process that ended with this status."""

    def __init__(self, status):
        self.wait = lambda: status


@pytest.mark.parametrize(
    ("statuses", "loaded", "left"),
    [([0], True, 0), ([-signal.SIGKILL, 0], True, 0), ([-signal.SIGKILL] * 4, False, 1), ([1, 0], False, 1)],
)
def test_a_compiler_that_is_killed_is_started_again(monkeypatch, statuses, loaded, left):
    """One that fails by itself would fail again."""
    waited = []
    monkeypatch.setattr(ready, "is_kept", lambda game: False)
    monkeypatch.setattr(ready, "is_being_compiled", lambda game: False)
    monkeypatch.setattr(ready, "start_compiler", lambda game_id: Ended(statuses.pop(0)))
    monkeypatch.setattr(ready, "wait", waited.append)
    ready._prepare(type("Game", (), {"id": GAME}))
    assert (bool(waited), len(statuses)) == (loaded, left)


@pytest.mark.parametrize(("done", "started"), [(True, 0), (False, 1)])
def test_while_another_server_compiles_a_game_no_compiler_waits(monkeypatch, done, started):
    """A compiler that waits for the lock holds 150 MB. One is started if the other was killed before it was done."""
    busy, compilers, loaded = [True, True], [], []
    monkeypatch.setattr(ready, "POLL", 0)
    monkeypatch.setattr(ready, "is_kept", lambda game: done and not busy)
    monkeypatch.setattr(ready, "is_being_compiled", lambda game: bool(busy and busy.pop()))
    monkeypatch.setattr(ready, "start_compiler", lambda game_id: compilers.append(game_id) or Ended(0))
    monkeypatch.setattr(ready, "wait", loaded.append)
    ready._prepare(type("Game", (), {"id": GAME}))
    assert (len(compilers), len(loaded), busy) == (started, 1, [])


def test_a_lock_that_is_held_is_seen_and_left_alone(tmp_path):
    assert not unit_files.is_locked(tmp_path, "game")
    with unit_files.locked(tmp_path, "game"):
        assert unit_files.is_locked(tmp_path, "game")
    assert not unit_files.is_locked(tmp_path, "game")
    with unit_files.locked(tmp_path, "game"):  # to look has not taken it
        pass


def test_a_damaged_unit_is_not_kept(tmp_path, monkeypatch):
    """A server would compile it in its own process, while people play there."""
    monkeypatch.setattr(units, "folder_of", lambda entry: tmp_path)
    unit_files.save(tmp_path, "game", ("code",), [])
    assert units.is_kept("game", [GAME])
    file = tmp_path / "game.unit"
    file.write_bytes(file.read_bytes()[:-1])
    assert not units.is_kept("game", [GAME])
