"""Input and output of the terminal: in one language, with colour only where the output is a terminal."""

from __future__ import annotations

import codecs
import contextlib
import os
import re
import sys
import unicodedata
from textwrap import wrap
from typing import Any

from cantina.engine.errors import CantinaError
from cantina.text import Message, say

WIDTH = 80
VALUES = re.compile(r"\((\d+(?:·\d+){2,3})\)")
RED, GREEN, BLUE, ORANGE = "\033[31m", "\033[32m", "\033[36m", "\033[33m"
BOLD, PLAIN = "\033[1m", "\033[0m"
COLOURS = {3: (GREEN, BLUE, ORANGE), 4: (RED, BLUE, GREEN, ORANGE)}  # by how many values stand in the brackets
LIKE = {"·": "/", "\u2019": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "—": "-", "ł": "l", "Ł": "L"}


class Console:
    """The terminal, in the language of its user."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.colour = sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - what was typed before comes back with the arrow keys

    def text(self, key: str, **values: Any) -> str:
        """A message in the language of this console."""
        return say(Message(key, values), self.language)

    def write_message(self, key: str, **values: Any) -> None:
        """Write a message."""
        self.write(self.text(key, **values))

    def write(self, text: str = "") -> None:
        """Write lines; values in brackets are coloured if there is colour."""
        print(VALUES.sub(painted, text) if self.colour else text)

    def write_wrapped(self, text: str, first: str = "", later: str = "    ") -> None:
        """Write one line, broken where it is wider than 80 columns."""
        self.write("\n".join(wrap(text, WIDTH, initial_indent=first, subsequent_indent=later, break_on_hyphens=False)))

    def heading(self, text: str) -> None:
        """Write a line in bold if there is colour."""
        print(f"{BOLD}{text}{PLAIN}" if self.colour else text)

    def write_error(self, error: CantinaError, to_errors: bool = False) -> None:
        """Write an error in one line."""
        print(one_line(error.text(self.language)), file=sys.stderr if to_errors else sys.stdout)

    def ask(self, key: str, **values: Any) -> str:
        """Ask a question and return the answer, which is echoed if the input is no terminal."""
        answer = input(self.text(key, **values)).strip()
        if not sys.stdin.isatty():
            print(one_line(answer))
        return answer


def painted(brackets: re.Match[str]) -> str:
    """Three or four values in brackets, each in the colour of its place."""
    values = brackets[1].split("·")
    pairs = zip(COLOURS[len(values)], values, strict=True)
    return f"({'·'.join(f'{colour}{value}{PLAIN}' for colour, value in pairs)})"


def one_line(text: str) -> str:
    """A text without line ends and control characters."""
    return "".join(letter if letter.isprintable() else " " for letter in " ".join(text.split()))


def stand_in(error: UnicodeError) -> tuple[str, int]:
    """Replace letters that the encoding of the terminal lacks by similar ones."""
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end]
    return "".join(LIKE.get(letter) or without_accent(letter) for letter in missing), error.end


def without_accent(letter: str) -> str:
    """The plain letter under an accent, or a question mark."""
    return unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"


def prepare_streams() -> None:
    """Replace characters that cannot be decoded or encoded instead of raising."""
    codecs.register_error("stand-in", stand_in)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "stand-in"), (sys.stderr, "stand-in")):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)
