"""Terminals of all kinds: colour only where it can be seen, letters that an encoding lacks, pipes that close."""

import os
import re
import subprocess
import sys

import pytest

from cantina.terminal.console import one_line, stand_in
from terminal.person import run

TABLE = ("play", "bounty-hunters", "--seed", "7")
COLOUR = re.compile(r"\033\[\d*m")


@pytest.fixture(autouse=True)
def _plain(monkeypatch):
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("LC_ALL", "C")


def test_three_values_are_coloured_on_a_terminal():
    assert re.search(
        r"\(\033\[32m\d+\033\[0m·\033\[36m\d+\033\[0m·\033\[33m\d+\033\[0m\)", run(*TABLE, is_terminal=True).out
    )


@pytest.mark.slow
def test_four_values_are_coloured_by_their_places():
    ran = run("play", "way-of-the-mandalorian", "--seed", "7", is_terminal=True)
    found = re.findall(r"\(\033\[(\d+)m\d+\033\[0m" + r"·\033\[(\d+)m\d+\033\[0m" * 3 + r"\)", ran.out)
    assert len(found) > 10
    assert len(set(found)) == 1
    assert len(set(found[0])) == 4


def test_a_file_gets_no_colour():
    assert not COLOUR.search(run(*TABLE).out)


@pytest.mark.parametrize(("name", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_a_terminal_can_refuse_colour(monkeypatch, name, value):
    monkeypatch.setenv(name, value)
    assert not COLOUR.search(run(*TABLE, is_terminal=True).out)


def test_colour_carries_nothing_that_is_not_written():
    assert COLOUR.sub("", run(*TABLE, is_terminal=True).out).split() == run(*TABLE).out.split()


@pytest.mark.parametrize(
    ("text", "line"), [("a\nb", "a b"), (" a \t b ", "a b"), ("a\x1b[31mb", "a [31mb"), ("é·", "é·")]
)
def test_one_line_is_one_line(text, line):
    assert one_line(text) == line


@pytest.mark.parametrize(
    ("text", "written"), [("Padmé", "Padme"), ("(4·1·6)", "(4/1/6)"), ("“x”", '"x"'), ("„ł”", '"l"'), ("Ж", "?")]
)
def test_letters_that_are_missing_have_stand_ins(text, written):
    import codecs

    codecs.register_error("stand-in", stand_in)
    assert text.encode("ascii", "stand-in").decode() == written


def cantina_in(environment, *words, typed=b""):
    """Run the command in a process of its own."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHON"))}
    run_as = {**kept, "CANTINA_RUN": "interpreted", **environment}
    return subprocess.run(
        [sys.executable, "-m", "cantina.cli", *words], input=typed, capture_output=True, env=run_as, check=False
    )


@pytest.mark.first_is_enough
@pytest.mark.parametrize(
    "environment",
    [
        {"LANG": "C"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "ascii"},
        {"PYTHONIOENCODING": "latin-1"},
        {"LANG": "uk_UA.UTF-8", "PYTHONIOENCODING": "ascii"},
        {"LANG": "pl_PL.UTF-8", "PYTHONIOENCODING": "ascii"},
    ],
)
def test_it_works_whatever_the_terminal_can_write(environment):
    ran = cantina_in(environment, *TABLE, typed=b"1\n1\nlog\n\xff\xfe\nquit\n\n")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert ran.stdout.count(b"> ") == 6


@pytest.mark.slow
def test_a_reader_who_has_enough_may_close_the_pipe():
    shell = f"{sys.executable} -m cantina.cli play bounty-hunters --help | head -n 1; exit ${{PIPESTATUS[0]}}"
    ran = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
