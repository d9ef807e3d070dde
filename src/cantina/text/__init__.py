"""All words that people read, from the Fluent files of each language (`text/<language>/*.ftl`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
FALLBACK = "en"
LONGEST = 2000
IN_BROWSERS = "rules-"  # long files that nobody reads but the pages of the web client
SHORT = 200  # values that are worth remembering


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

    class Spoken(FluentBundle):
        def add_resource(self, resource: Any, allow_overrides: bool = False) -> None:
            super().add_resource(resource, allow_overrides)
            self._compiled.clear()  # words that were said already may have been replaced
            for forget in FORGETTERS:
                forget()

    messages = Spoken([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        if path.name.startswith(IN_BROWSERS):
            continue
        messages.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return messages


def say(message: Message, language: str = FALLBACK) -> str:
    """A message in a language; in English where that language does not have it, and its key where English has not."""
    values = [(name, _plain(value, language)) for name, value in message.values.items()]
    if all(isinstance(value, int) or (isinstance(value, str) and len(value) < SHORT) for _, value in values):
        return said(message.key, language, *values)
    return said.__wrapped__(message.key, language, *values)


@lru_cache(maxsize=10_000)  # names of cards, and all else that is said again and again
def said(key: str, language: str, *values: tuple[str, Any]) -> str:
    """A message whose values are plain."""
    for candidate in dict.fromkeys((language, FALLBACK)):
        messages = bundle(candidate)
        if messages.has_message(key):
            pattern = messages.get_message(key).value
            if pattern is not None:
                return str(messages.format_pattern(pattern, dict(values))[0])
    return key


FORGETTERS: list[Callable[[], None]] = [said.cache_clear]  # to be called when there are new words


@lru_cache(maxsize=4096)
def _number(value: int) -> Any:
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)  # it is quoted back to the program: nothing may divide its digits


def _plain(value: Any, language: str) -> Any:
    if isinstance(value, Message):
        return say(value, language)
    if isinstance(value, (list, tuple)):
        return ", ".join(str(_plain(item, language)) for item in value)
    if isinstance(value, int):
        return _number(value)
    if isinstance(value, str) and len(value) > LONGEST:  # Fluent gives up where a value is very long
        return value[:LONGEST] + "…"
    return value
