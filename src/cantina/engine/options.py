"""Options of a game: what may be chosen before the deal, and how it is stored in the record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cantina.engine.errors import BadOption
from cantina.engine.inputs import check_mapping, is_whole, python_value, refuse_text
from cantina.engine.names import named


@dataclass(frozen=True)
class Choice:
    """An option with a fixed set of named values, the first being the default."""

    name: str
    values: tuple[Any, ...]

    @property
    def default(self) -> Any:
        """The value of an option that is not given."""
        return self.values[0]

    def number(self, value: Any, seats: int, cards: Any = None) -> int:
        """The value as it is stored."""
        for number, allowed in enumerate(self.values):
            if type(value) is type(allowed) and value == allowed:  # True is not 1
                return number
        refuse_text(self.name, value, [str(allowed) for allowed in self.values])
        raise BadOption("option-choice", option=self.name, value=str(value), allowed=", ".join(map(str, self.values)))


@dataclass(frozen=True)
class Number:
    """An option that is a whole number, or None for none; `least` to `most`, or below the number of seats."""

    name: str
    least: int
    most: int | None  # None: the last seat
    none: int  # how "none" is stored
    default: int | None = None

    def number(self, value: Any, seats: int, cards: Any = None) -> int:
        """The value as it is stored."""
        if value is None:
            return self.none
        most = seats - 1 if self.most is None else self.most
        refuse_text(self.name, value, range(self.least, most + 1))
        if not is_whole(value) or not self.least <= value <= most:
            raise BadOption("option-number", option=self.name, value=str(value), least=self.least, most=most)
        return int(value)


@dataclass(frozen=True)
class Assignment:
    """An option that gives each seat one of the named values, no value twice; None: at random, stored as -1."""

    name: str
    values: tuple[str, ...]
    default: None = None

    def number(self, value: Any, seats: int, cards: Any = None) -> int:
        """The values as digits of one number, the first seat's digit first, counted from 1."""
        if value is None:
            return -1
        named = list(value) if isinstance(value, (list, tuple)) else [value]
        if len(named) != seats or len(set(map(str, named))) != seats or any(one not in self.values for one in named):
            allowed = ", ".join(self.values)
            raise BadOption(
                "option-assignment", option=self.name, value=", ".join(map(str, named)), seats=seats, allowed=allowed
            )
        return sum((self.values.index(one) + 1) * (len(self.values) + 1) ** seat for seat, one in enumerate(named))


@dataclass(frozen=True)
class Named:
    """An option that names something of the content, of which there may be more in another set."""

    name: str
    names: Callable[[Any], tuple[str, ...]]  # from the cards of a content
    default: str | None = None

    def number(self, value: Any, seats: int, cards: Any = None) -> int:
        """The place of the name."""
        allowed = self.names(cards)
        if not isinstance(value, str) or value not in allowed:
            raise BadOption("option-choice", option=self.name, value=str(value), allowed=", ".join(allowed))
        return allowed.index(value)


@dataclass(frozen=True)
class Team:
    """An option that names several different things of the content, as many as the game settles on."""

    name: str
    names: Callable[[Any], tuple[str, ...]]
    default: None = None

    def number(self, value: Any, seats: int, cards: Any = None) -> int:
        """The places as digits of one number, the first digit first, counted from 1."""
        allowed = self.names(cards)
        named = list(value) if isinstance(value, (list, tuple)) else [value]
        if len(set(map(str, named))) != len(named) or any(one not in allowed for one in named):
            words = ", ".join(map(str, named))
            raise BadOption("option-team", option=self.name, value=words, allowed=", ".join(allowed))
        return sum((allowed.index(one) + 1) * (len(allowed) + 1) ** place for place, one in enumerate(named))


Option = Choice | Number | Assignment | Named | Team


def complete(options: Sequence[Option], given: Any) -> dict[str, Any]:
    """The given options with the defaults of all others; an unknown one is refused."""
    chosen = {option.name: option.default for option in options}
    for name, value in check_mapping(given).items():
        if name not in chosen:
            raise BadOption("option-unknown", option=str(name), allowed=", ".join(chosen))
        chosen[name] = python_value(value)
    return chosen


def numbers(options: Sequence[Option], chosen: Mapping[str, Any], seats: int, cards: Any = None) -> list[int]:
    """The options as `setup` takes them: the number of seats, then each option in order."""
    return [seats, *(option.number(chosen[option.name], seats, cards) for option in options)]


def places(options: Sequence[Option]) -> Any:
    """Where `setup` finds the seats and each option by its name, as `numbers` writes them: `OPTION.max_turns`."""
    return named("seats", *(option.name for option in options))[0]
