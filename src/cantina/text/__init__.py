"""All texts that people read: Fluent messages, one folder per language (`text/<language>/*.ftl`).

A game outside this package brings a folder of the same layout (`add_folder`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
FALLBACK = "en"
LONGEST = 2000
IN_BROWSERS = "rules-"  # long files that only the web client reads
MINUS, HYPHEN = "\u2212", re.compile(r"(?<!\w)-(?=\d)")
SHORT = 200  # longer values are not cached
_folders = [FOLDER]
_bundles: dict[str, Any] = {}  # by language, once a message of it was asked for


@dataclass(frozen=True)
class Message:
    """A message key with its values; a value may be a message itself, or a list of messages."""

    key: str
    values: Mapping[str, Any] = field(default_factory=dict)


class Amount(int):
    """A number that is only read, never typed into the program again: 1,200 and −3, not 1200 and -3."""


@cache
def languages() -> tuple[str, ...]:
    """The languages there are texts for, English first."""
    found = sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and any(path.glob("*.ftl")))
    return (FALLBACK, *(name for name in found if name != FALLBACK))


def bundle(language: str) -> Any:
    """The messages of one language; Fluent is loaded with the first message, since simulations need none."""
    if language not in _bundles:
        messages = _new_bundle(language)
        for folder in _folders:
            _add_files(messages, folder / language)
        _bundles[language] = messages
    return _bundles[language]


def load_languages() -> None:
    """Read the messages of all languages now: the first message of a language takes long otherwise."""
    for language in languages():
        bundle(language)


def _new_bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle

    class ClearingBundle(FluentBundle):
        def add_resource(self, resource: Any, allow_overrides: bool = False) -> None:
            super().add_resource(resource, allow_overrides)
            self._compiled.clear()  # messages that were formatted already may have been replaced
            for clear in CACHE_CLEARERS:
                clear()

    return ClearingBundle([language], use_isolating=False)


def _add_files(messages: Any, folder: Path) -> None:
    """Add the files of a folder; a key that is known keeps its message."""
    from fluent.runtime import FluentResource

    for path in sorted(folder.glob("*.ftl")):
        if not path.name.startswith(IN_BROWSERS):
            messages.add_resource(FluentResource(path.read_text(encoding="utf-8")))


def add_folder(folder: Path) -> None:
    """Use the messages of another folder too, if it exists; it is laid out like this one."""
    if folder in _folders or not folder.is_dir():
        return
    _folders.append(folder)
    for language, messages in [*_bundles.items()]:
        _add_files(messages, folder / language)


def source(name: str, language: str) -> str:
    """The Fluent file of a name, such as the id of a game; in English where the language lacks it, "" for none."""
    wanted = (language, FALLBACK) if language in languages() else (FALLBACK,)
    paths = [folder / one / f"{name}.ftl" for one in wanted for folder in _folders]
    return next((path.read_text(encoding="utf-8") for path in paths if path.is_file()), "")


def say(message: Message, language: str = FALLBACK) -> str:
    """A message in a language; in English where that language does not have it, and its key where English has not."""
    values = [(name, _plain(value, language)) for name, value in message.values.items()]
    if all(isinstance(value, int) or (isinstance(value, str) and len(value) < SHORT) for _, value in values):
        return formatted(message.key, language, *values)
    return formatted.__wrapped__(message.key, language, *values)


@lru_cache(maxsize=10_000)  # names of cards, and all else that is formatted often
def formatted(key: str, language: str, *values: tuple[str, Any]) -> str:
    """A message with plain values as text."""
    for candidate in dict.fromkeys((language, FALLBACK)):
        messages = bundle(candidate)
        if messages.has_message(key):
            pattern = messages.get_message(key).value
            if pattern is not None:
                text = str(messages.format_pattern(pattern, dict(values))[0])
                return _with_minus(text) if any(map(_is_negative_amount, values)) else text
    return key


def _is_negative_amount(named: tuple[str, Any]) -> bool:
    value: Any = named[1]
    return hasattr(value, "options") and bool(value < 0 and value.options.useGrouping)


CACHE_CLEARERS: list[Callable[[], None]] = [formatted.cache_clear]  # caches to clear when messages are added


@lru_cache(maxsize=4096)
def _number(value: int) -> Any:
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)  # it may be typed into the program again: no separators


@lru_cache(maxsize=4096)
def _amount(value: int) -> Any:
    from fluent.runtime.types import fluent_number

    return fluent_number(int(value), useGrouping=True)


def amount(value: int, language: str = FALLBACK) -> str:
    """A number by itself, as it is written in a language."""
    from babel import Locale

    return _with_minus(_amount(value).format(Locale.parse(language)))


def _with_minus(text: str) -> str:
    return HYPHEN.sub(MINUS, text)


def _plain(value: Any, language: str) -> Any:
    if isinstance(value, Message):
        return say(value, language)
    if isinstance(value, (list, tuple)):
        return ", ".join(str(_plain(item, language)) for item in value)
    if isinstance(value, int):
        return _amount(value) if isinstance(value, Amount) else _number(value)
    if isinstance(value, str) and len(value) > LONGEST:  # Fluent gives up where a value is very long
        return value[:LONGEST] + "…"
    return value
