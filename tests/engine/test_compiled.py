"""One source, two forms: interpreted and compiled side by side; a cache that cannot be stale."""

import os
import subprocess
import sys
import threading

import numpy as np
import pytest
from numba.core.errors import TypingError

from cantina.engine import compiled as c
from cantina.engine import units
from cantina.engine.calls import keep_lock
from cantina.engine.chance import below, quarter, rotate
from cantina.engine.dice import roll

CALLS = 200


def long_sum(most):
    """A loop that is not optimised away."""
    total = 0
    for number in range(most):
        total += number ^ (total >> 3)
    return total


def short(most):
    """What is marked as a short call."""
    return long_sum(most)


def long(most):
    """What is not."""
    return long_sum(most)


WITH_AND_WITHOUT = {"call_actors": short, "call_other": long}


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


@c.njit
def mark(numbers, place):
    numbers[place] = 1


@c.njit
def mark_all(numbers):
    for place in range(3):
        mark(numbers, place)


def test_a_rule_counts_no_references_to_an_array_that_it_hands_on():
    """As numba does by itself: with every call of a rule, and at once in all threads."""
    numbers = np.zeros(3, np.int64)
    _, kinds = units.entry_point(mark_all, numbers)
    assert "NRT_" not in mark_all.translate(kinds).library.get_llvm_str()
    mark_all(numbers)
    assert numbers.tolist() == [1, 1, 1]


def test_a_rule_that_makes_an_array_is_refused():
    makes = c.njit(lambda most: np.zeros(most, np.int64).sum())
    with pytest.raises(TypingError, match="Only accept returning of array passed into"):
        makes(3)


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


@pytest.fixture
def folders(tmp_path, monkeypatch):
    """The folder for the cache, and the one for temporary files."""
    named, temporary = tmp_path / "named", tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setenv("CANTINA_CACHE", str(named))
    monkeypatch.setattr(c.tempfile, "tempdir", str(temporary))
    return named, temporary


def test_a_folder_to_which_others_may_write_is_not_used(folders):
    """A user who can write there could have their own code executed."""
    named, temporary = folders
    named.mkdir()
    named.chmod(0o777)
    found = c.cache_folder.__wrapped__()
    assert found == temporary / f"cantina-{os.getuid()}" / c.source_hash()
    found.chmod(0o777)
    own = c.cache_folder.__wrapped__()
    assert own.parent == temporary
    assert (own.stat().st_mode & 0o777, [*own.iterdir()]) == (0o700, [])


def test_a_folder_of_somebody_else_is_not_used(folders, monkeypatch):
    named, temporary = folders
    assert c.cache_folder.__wrapped__().parent == named
    ours = os.getuid()
    monkeypatch.setattr(c.os, "getuid", lambda: ours + 1)
    assert c.cache_folder.__wrapped__().parent == temporary
    assert not c.is_safe(named)


def test_a_group_of_ones_own_may_write(folders, monkeypatch):
    named, _ = folders
    named.mkdir()
    named.chmod(0o775)
    assert c.is_safe(named)
    ours = os.getgid()
    monkeypatch.setattr(c.os, "getgid", lambda: ours + 1)
    assert not c.is_safe(named)


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


def rule_in(path):
    """A rule that is written in this file."""
    names = {}
    exec(compile("def rule(): pass", str(path), "exec"), names)
    return names["rule"]


def test_a_rule_outside_belongs_to_its_outermost_package(tmp_path):
    (tmp_path / "duel" / "rules").mkdir(parents=True)
    for folder in ("duel", "duel/rules"):
        (tmp_path / folder / "__init__.py").touch()
    assert c.outside_of(rule_in(tmp_path / "duel" / "rules" / "apply.py")) == tmp_path / "duel"
    assert c.outside_of(rule_in(tmp_path / "alone.py")) == tmp_path / "alone.py"
    assert c.outside_of(rotate) is c.outside_of(c.interpreted(rotate)) is None


def test_what_is_compiled_of_a_game_outside_is_not_kept_when_any_of_its_files_changes(tmp_path, monkeypatch):
    monkeypatch.setenv("CANTINA_CACHE", str(tmp_path / "cache"))
    (tmp_path / "duel").mkdir()
    (tmp_path / "duel" / "a.py").write_text("a = 1\n")
    try:
        c.cache_folder.cache_clear()
        before = c.cache_folder(tmp_path / "duel")
        (tmp_path / "duel" / "a.py").write_text("a = 2\n")
        for cached in (c.source_hash, c.cache_folder):
            cached.cache_clear()
        assert c.cache_folder(tmp_path / "duel") not in (before, c.cache_folder())
    finally:
        c.cache_folder.cache_clear()


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
    assert list(tmp_path.rglob("bounty-hunters-*.unit"))


def progress_of_another_thread(function):
    """How many calls had returned when another thread that waits for the interpreter lock got it."""
    done, seen, gate = [], [], threading.Lock()
    gate.acquire()
    other = threading.Thread(target=lambda: (gate.acquire(), seen.append(len(done))))
    other.start()
    before = sys.getswitchinterval()
    sys.setswitchinterval(1000)  # nobody has to give up the lock
    try:
        gate.release()
        for _ in range(CALLS):
            function(100_000)
            done.append(1)
    finally:
        sys.setswitchinterval(before)
        other.join()
    return seen[0]


def test_short_calls_keep_the_interpreter_lock():
    """To let another thread have the lock meanwhile, and to wait for it, would take many times as long as the call."""
    names = {"long_sum": c.njit(long_sum)}
    bound = {name: c.njit(c._copy_with(one, names, one.__module__)) for name, one in WITH_AND_WITHOUT.items()}
    keep_lock(bound)
    for function in bound.values():
        function(1)  # compiled from here on
    assert progress_of_another_thread(bound["call_actors"]) == CALLS
    assert progress_of_another_thread(bound["call_other"]) < CALLS
