"""All words that people read, from the Fluent files of each language (`text/<language>/*.ftl`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
FALLBACK = "en"
LONGEST = 2000


@dataclass(frozen=True)
class Message:
    """A message key with its values; a value may be a message itself, or a list of messages."""

    key: str
    values: Mapping[str, Any] = field(default_factory=dict)


@cache
def languages() -> tuple[str, ...]:
    """The languages there are texts for, English first."""
    found = sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and any(path.glob("*.ftl")))
    return (FALLBACK, *(name for name in found if name != FALLBACK))


@cache
def bundle(language: str) -> Any:
    """The messages of one language; Fluent is loaded when the first word is said, simulations say none."""
    from fluent.runtime import FluentBundle, FluentResource

    messages = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        messages.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return messages


def say(message: Message, language: str = FALLBACK) -> str:
    """A message in a language; in English where that language does not have it, and its key where English has not."""
    values = {name: _plain(value, language) for name, value in message.values.items()}
    for candidate in dict.fromkeys((language, FALLBACK)):
        messages = bundle(candidate)
        if messages.has_message(message.key):
            pattern = messages.get_message(message.key).value
            if pattern is not None:
                return str(messages.format_pattern(pattern, values)[0])
    return message.key


def _plain(value: Any, language: str) -> Any:
    from fluent.runtime.types import fluent_number

    if isinstance(value, Message):
        return say(value, language)
    if isinstance(value, (list, tuple)):
        return ", ".join(str(_plain(item, language)) for item in value)
    if isinstance(value, int):  # numbers are quoted back to the program, so nothing may divide their digits
        return fluent_number(value, useGrouping=False)
    if isinstance(value, str) and len(value) > LONGEST:  # Fluent gives up where a value is very long
        return value[:LONGEST] + "…"
    return value
