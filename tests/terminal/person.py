"""A person at the terminal, who reads the screen and types."""

from __future__ import annotations

import io
import random
import re
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest.mock import patch

from cantina.cli import main

PROMPT = re.compile(r"1(?:-(\d+))?\b.*\? > $")
CHOICE = re.compile(r"^ *(\d+)  (\w+) ?", re.MULTILINE)


@dataclass(frozen=True)
class Ran:
    """What a command wrote, and how it ended."""

    status: int
    out: str
    err: str


class Screen(io.StringIO):
    """What was written; it may claim to be a terminal."""

    def __init__(self, is_terminal=False):
        super().__init__()
        self.is_terminal = is_terminal

    def isatty(self):
        return self.is_terminal

    def last_line(self):
        return self.getvalue().rsplit("\n", 1)[-1]


class Person:
    """Types the given lines, then chooses by dice among what the screen offers; leaves when nothing is asked."""

    def __init__(self, screen, lines=(), seed=1, plays_on=True, is_terminal=False):
        self.screen, self.lines, self.dice = screen, list(lines), random.Random(seed)
        self.plays_on, self.is_terminal = plays_on, is_terminal

    def isatty(self):
        return self.is_terminal

    def fileno(self):
        raise OSError("not a real terminal")

    def readline(self, limit=-1):
        if self.lines:
            return f"{self.lines.pop(0)}\n"
        asked = PROMPT.search(self.screen.last_line())
        return f"{self.choose(int(asked[1] or 1))}\n" if asked and self.plays_on else ""

    def choose(self, count):
        """Prefer to play and to pay, so that games end."""
        offered = CHOICE.findall(self.screen.getvalue().rsplit("\n\n", 1)[-1])[:count]
        eager = [number for number, verb in offered if verb in ("play", "activate")]
        return self.dice.choice(eager or [number for number, _ in offered] or ["1"])


def run(*words, lines=(), plays_on=False, seed=1, is_terminal=False):
    """Run a command with a person before it."""
    out, err = Screen(is_terminal), Screen(is_terminal)
    person = Person(out, lines, seed, plays_on, is_terminal)
    with redirect_stdout(out), redirect_stderr(err), patch.object(sys, "stdin", person):
        status = main(words)
    return Ran(status, out.getvalue(), err.getvalue())
