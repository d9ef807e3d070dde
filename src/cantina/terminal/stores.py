"""The store a command works on, and its progress."""

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

NEEDED = ("fastapi", "platformdirs", "pydantic", "segno", "sqlalchemy", "uvicorn")
PACKAGE = "cantina[server]"
STEP = 50  # tables between two updates of the progress


def add_arguments(parser: Parser) -> None:
    """Where the store is."""
    parser.add("--database", "serve-help-database", "ADDRESS")
    parser.add("--data", "serve-help-data", "FOLDER")


def need_packages() -> None:
    """Refuse if the packages of the server, which are optional, are missing."""
    if any(find_spec(name) is None for name in NEEDED):
        raise BadArgument("serve-packages", package=PACKAGE)


def address(args: Namespace) -> str | Path:
    """Where the store is, from the arguments."""
    need_packages()
    from cantina.server.operation import data_folder

    return data_folder.database(args.database, args.data)


def open_existing(args: Namespace) -> Store:
    """The store of the arguments, which must exist; a server may be running on it."""
    found = address(args)
    from cantina.server.operation import data_folder
    from cantina.store import open_store

    data_folder.existing(found)
    data_folder.prepare(found)
    return open_store(found)


class ProgressLine:
    """The progress of a command: one line on a terminal, nothing elsewhere."""

    def __init__(self, console: Console, what: Message, step: int = STEP, silent: bool = False) -> None:
        self.console, self.what, self.step = console, what, step
        self.watched = sys.stdout.isatty() and not silent
        self.unfinished = False

    def __call__(self, done: int, of: int) -> None:
        """Show that `done` of `of` are done."""
        if self.watched and (done % self.step == 0 or done == of):
            text = self.console.text("serve-progress", what=self.what, done=done, of=of)
            self.unfinished = done < of
            print(f"\r{text}", end="" if self.unfinished else "\n", flush=True)

    def leave(self) -> None:
        """End the line, if it was not finished."""
        if self.unfinished:
            print()
