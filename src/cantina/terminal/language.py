"""The language of the console: the one of `--lang`, else that of the system, else English."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

from cantina.text import FALLBACK, languages


def of_system() -> str:
    """The language that the environment asks for, if there are texts in it."""
    named = next(filter(None, (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = re.split(r"[-_.@]", named)[0].lower()
    return language if language in languages() else FALLBACK


def asked_for(words: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that the arguments name, and the other arguments."""
    named, others, rest = None, [], iter(words)
    for word in rest:
        if word == "--lang":
            named = next(rest, "")
        elif word.startswith("--lang="):
            named = word.removeprefix("--lang=")
        else:
            others.append(word)
    return named, others
