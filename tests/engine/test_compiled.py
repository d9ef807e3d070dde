"""One source, two forms: interpreted and compiled side by side; a cache that cannot be stale."""

import os
import subprocess
import sys

import numpy as np
import pytest

from cantina.engine import compiled as c
from cantina.engine.chance import below, quarter, rotate
from cantina.engine.dice import roll


def test_the_interpreted_form_calls_nothing_compiled():
    plain = c.interpreted(quarter)
    assert not c.is_compiled(plain)
    assert not c.is_compiled(plain.__globals__["rotate"])
    assert plain.__code__ is quarter.py_func.__code__


def test_the_compiled_form_stays_compiled():
    assert c.is_compiled(rotate)
    assert c.is_compiled(below.py_func.__globals__["word"])


def test_both_forms_agree():
    arguments = 0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567
    # RFC 8439, section 2.1.1
    expected = 0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB
    assert tuple(quarter(*arguments)) == expected
    assert c.interpreted(quarter)(*arguments) == expected


def test_a_rule_may_have_another_interpreted_form():
    twice = c.njit_or(lambda number: f"twice {number}")(lambda number: number * 2)
    assert twice(4) == 8
    assert c.interpreted(twice)(4) == "twice 4"


def test_what_is_bound_interpreted_calls_nothing_compiled():
    def turn(word):
        return rotate(word, 8) + quarter(word)

    bound = c.bind_interpreted({"turn": turn}, {"quarter": lambda word: 1})["turn"]
    assert bound(1) == 257
    assert not c.is_compiled(bound.__globals__["rotate"])


def test_dice_roll_alike_in_both_forms_and_stay_in_range():
    one, other = np.array([5]), np.array([5])
    rolls = [int(roll(one, 6)) for _ in range(600)]
    assert rolls == [int(c.interpreted(roll)(other, 6)) for _ in range(600)]
    assert set(rolls) == set(range(6))


def run(code, **environment):
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment}, check=False)


def test_the_switch_runs_everything_interpreted_without_numba():
    code = "import sys, cantina; cantina.new_match('bounty-hunters', 2, 1).legal(0); print('numba' in sys.modules)"
    assert run(code, CANTINA_RUN="interpreted").stdout.strip() == "False"


def test_a_wrong_switch_is_refused_in_one_line():
    ran = run("import cantina", CANTINA_RUN="fast")
    assert ran.returncode != 0
    assert ran.stderr.strip() == "CANTINA_RUN must be auto, compiled or interpreted, not 'fast'"


def test_the_cache_folder_is_named_after_the_source(tmp_path, monkeypatch):
    monkeypatch.setenv("CANTINA_CACHE", str(tmp_path))
    c.cache_folder.cache_clear()
    try:
        assert c.cache_folder() == tmp_path / c.source_hash()
        assert c.cache_folder().is_dir()
    finally:
        c.cache_folder.cache_clear()


def test_a_cache_that_cannot_be_written_falls_back(tmp_path, monkeypatch):
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    monkeypatch.setenv("CANTINA_CACHE", str(blocked / "below"))
    c.cache_folder.cache_clear()
    try:
        assert c.cache_folder().is_dir()
    finally:
        c.cache_folder.cache_clear()


def test_the_source_hash_changes_with_any_file_that_may_be_compiled(tmp_path, monkeypatch):
    for room in c.ROOMS_WITH_COMPILED_CODE:
        (tmp_path / room).mkdir()
        (tmp_path / room / "a.py").write_text("a = 1\n")
    monkeypatch.setattr(c, "PACKAGE", tmp_path)
    c.source_hash.cache_clear()
    before = c.source_hash()
    (tmp_path / "games" / "a.py").write_text("a = 2\n")
    c.source_hash.cache_clear()
    try:
        assert c.source_hash() != before
    finally:
        monkeypatch.undo()
        c.source_hash.cache_clear()


@pytest.mark.slow
def test_a_match_starts_at_once_and_goes_on_compiled(tmp_path):
    """From an empty cache: the first decisions are interpreted, then the same match runs compiled."""
    code = """
import time, cantina
from cantina.engine import ready
match = cantina.new_match("bounty-hunters", 2, 1)
assert match.game.rules is match.game.interpreted
while not ready.is_ready(match.game):
    time.sleep(0.5)
assert match.game.rules is match.game.compiled
while not match.over:
    seat = match.actors()[0]
    match.play(seat, match.legal(seat)[0] if len(match.log) < 200 else match.legal(seat)[-1])
    if len(match.log) > 300:
        break
print(len(match.log))
"""
    ran = run(code, CANTINA_CACHE=str(tmp_path), CANTINA_RUN="auto")
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout) > 100
    assert list(tmp_path.rglob("bounty-hunters.ready"))
