"""Which store a command works on, and how far it is."""

from __future__ import annotations

import sys
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from cantina.terminal.console import Console
from cantina.terminal.parser import BadArgument, Parser
from cantina.text import Message

if TYPE_CHECKING:
    from cantina.store import Store

NEEDED = ("fastapi", "segno", "sqlalchemy", "uvicorn")
PACKAGE = "cantina[server]"
STEP = 50  # tables between two words about how far it is


def add_arguments(parser: Parser) -> None:
    """Where the store is."""
    parser.add("--database", "serve-help-database", "ADDRESS")
    parser.add("--data", "serve-help-data", "FOLDER")


def need_packages() -> None:
    """The packages of the server are an extra: those who only play in the terminal do without."""
    if any(find_spec(name) is None for name in NEEDED):
        raise BadArgument("serve-packages", package=PACKAGE)


def address(args: Namespace) -> str | Path:
    """Where the store is that is meant."""
    need_packages()
    from cantina.server import home

    return home.database(args.database, args.data)


def open_existing(args: Namespace) -> Store:
    """The store that is meant, which must be there; a server may be at work on it."""
    found = address(args)
    from cantina.server import home
    from cantina.store import open_store

    home.existing(found)
    home.prepare(found)
    return open_store(found)


class Progress:
    """How far it is: on one line where somebody watches, not at all elsewhere."""

    def __init__(self, console: Console, what: Message, step: int = STEP, silent: bool = False) -> None:
        self.console, self.what, self.step = console, what, step
        self.watched = sys.stdout.isatty() and not silent
        self.unfinished = False

    def __call__(self, done: int, of: int) -> None:
        """So many of so many."""
        if self.watched and (done % self.step == 0 or done == of):
            text = self.console.text("serve-progress", what=self.what, done=done, of=of)
            self.unfinished = done < of
            print(f"\r{text}", end="" if self.unfinished else "\n", flush=True)

    def leave(self) -> None:
        """Go on below the line, if it was not finished."""
        if self.unfinished:
            print()
