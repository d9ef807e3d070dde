"""What callers hand in, checked: every mistake is one clear error that names the field."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any

import numpy as np

from cantina.engine.errors import BadOption
from cantina.engine.log import Event
from cantina.text import languages

LONGEST_NUMBER = 20  # digits that are worth reading


def python_value(value: Any) -> Any:
    """A number, text or truth value of NumPy as Python's own, which JSON knows; anything else as it is."""
    return value.item() if isinstance(value, np.generic) else value


def is_whole(value: Any) -> bool:
    """Whether a value is a whole number; True and False are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def refuse_text(field: str, value: Any, allowed: Container[Any]) -> None:
    """Refuse a text that reads like an allowed value: "3" where 3 is meant."""
    if not isinstance(value, str):
        return
    if value in allowed or (value.isdecimal() and len(value) < LONGEST_NUMBER and int(value) in allowed):
        raise BadOption("option-text", option=field, value=value)


def check_mapping(options: Any) -> Mapping[str, Any]:
    """Options by their names; None: all defaults."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise BadOption("options-wrong", value=repr(options)[:80])
    return options


def check_since(since: Any) -> int:
    """The number of an action, or of an event, to begin with."""
    number = python_value(since)
    if not is_whole(number) or number < 0:
        raise BadOption("since-wrong", since=str(since)[:80])
    return int(number)


def check_event(event: Any, names: Sequence[str]) -> Event:
    """An event of a game whose events have these names."""
    if not isinstance(event, Event) or not 0 <= event.code < len(names):
        raise BadOption("event-wrong", event=repr(event)[:80])
    return event


def check_language(language: Any) -> str:
    """A language that has texts."""
    if language not in languages():
        raise BadOption("language-unknown", language=str(language)[:80], languages=", ".join(languages()))
    return str(language)
