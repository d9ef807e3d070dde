"""Everything that can be wrong with input.

Each error has a message key with its values, so that it can be shown in every language, and, where a rule was broken,
the number of the rule.
"""

from __future__ import annotations

from typing import Any


class CantinaError(ValueError):
    """The base of all errors about input; `text(language)` is the error in words."""

    def __init__(self, key: str, **values: Any) -> None:
        self.key, self.values = key, values
        super().__init__(key, values)

    def text(self, language: str = "en") -> str:
        """The error in one clear line."""
        from cantina.text import Message, say

        return say(Message(self.key, self.values), language)

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.__dict__)


def _rebuild(kind: type[CantinaError], state: dict[str, Any]) -> CantinaError:
    error = kind.__new__(kind)
    error.__dict__.update(state)
    return error


class IllegalAction(CantinaError):
    """An action that is not legal now; `rule` is the number of the rule that forbids it."""

    def __init__(self, action: str, rule: str, key: str, **values: Any) -> None:
        self.action, self.rule = action, rule
        super().__init__(key, action=action, rule=rule, **values)


class BadNotation(IllegalAction):
    """A text or number that is no action of this game at all."""

    def __init__(self, action: str, key: str, **values: Any) -> None:
        super().__init__(action, "notation", key, **values)


class CannotUndo(IllegalAction):
    """There is nothing to take back, or it can no longer be taken back."""


class BadOption(CantinaError):
    """An unknown game, option or language; a wrong value, number of seats, seat, `since` or content."""


class BadSeed(CantinaError):
    """A seed that is not a whole number from 0 to 2**256-1 or 32 bytes, or does not fit its hash."""


class BadSavedGame(CantinaError):
    """A saved game that cannot be trusted: cut off, altered, of another version or other content."""


class FileError(CantinaError):
    """A line of a file that is refused: says file, line, field and reason."""

    def __init__(self, file: str, line: int, field: str, key: str, **values: Any) -> None:
        self.file, self.line, self.field = file, line, field
        super().__init__(key, file=file, line=line, field=field, **values)


class BadContent(FileError):
    """A content file that is refused."""
