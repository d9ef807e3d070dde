"""The arguments of a command, read with argparse; help and errors in the language of the console."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

from cantina.engine.errors import CantinaError
from cantina.terminal.console import Console
from cantina.text import languages


class BadArgument(CantinaError):
    """An argument that is missing, unknown or wrong."""


class Parser(argparse.ArgumentParser):
    """A parser for one command. It raises BadArgument and never ends the program for a mistake."""

    def __init__(self, console: Console, command: str) -> None:
        self.console = console
        self.plain: set[str] = set()  # options of which argparse itself checks only that a value is there
        super().__init__(
            prog=f"cantina {command}",
            description=self.escaped(f"terminal-about-{command}"),
            formatter_class=self.formatter,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self._positionals.title = console.text("terminal-group-words")
        self._optionals.title = console.text("terminal-group-options")
        self.add_argument("-h", "--help", action="help", help=self.escaped("terminal-help-help"))
        self.add("--lang", "terminal-help-lang", "LANGUAGE", languages=", ".join(languages()))

    def escaped(self, key: str, **values: Any) -> str:
        """A message as argparse wants it."""
        return self.console.text(key, **values).replace("%", "%%")

    def add(self, name: str, key: str, metavar: str, often: bool = False, **values: Any) -> None:
        """An option with a value; `often`: with several, as often as it is given."""
        action = "append" if often else "store"
        self.add_argument(name, help=self.escaped(key, **values), metavar=metavar, action=action)
        self.plain.add(name)

    def add_number(self, name: str, key: str, default: int) -> None:
        """An option with a whole number."""
        text = self.escaped(key, default=default)
        self.add_argument(name, metavar="N", type=int, default=default, help=text)

    def add_flag(self, name: str, key: str) -> None:
        """An option without a value."""
        self.add_argument(name, action="store_true", help=self.escaped(key))

    def formatter(self, prog: str) -> argparse.HelpFormatter:
        """The layout of the help."""
        return Layout(prog, self.console.text("terminal-usage"))

    def error(self, message: str) -> NoReturn:
        """What argparse itself finds wrong."""
        raise BadArgument("terminal-argument-wrong", argument=self.prog, reason=message, command=self.prog)

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """The values of all arguments, or BadArgument."""
        try:
            found, unknown = self.parse_known_args(words)
        except argparse.ArgumentError as wrong:
            name = wrong.argument_name or self.prog
            if name in self.plain:
                raise BadArgument("terminal-value-missing", argument=name, command=self.prog) from None
            reason = wrong.message
            raise BadArgument("terminal-argument-wrong", argument=name, reason=reason, command=self.prog) from None
        if unknown:
            raise BadArgument("terminal-argument-unknown", argument=unknown[0], command=self.prog)
        return found


class Layout(argparse.HelpFormatter):
    """argparse's layout with a translated first word."""

    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog)
        self.first_word = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """Begin with the translated word."""
        super().add_usage(usage, actions, groups, self.first_word if prefix is None else prefix)
