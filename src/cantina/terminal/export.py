"""`cantina export`: a table, or all of them, as JSON lines for another store; people are only numbers there."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from cantina.terminal import stores
from cantina.terminal.console import Console
from cantina.terminal.parser import BadArgument, Parser
from cantina.text import Message


def add_arguments(parser: Parser) -> None:
    """What can be said to `cantina export`."""
    parser.add_argument("table", nargs="?", metavar="TABLE", help=parser.escaped("data-help-table"))
    parser.add_argument("file", nargs="?", metavar="FILE", help=parser.escaped("data-help-new-file"))
    parser.add_argument("--all", action="store_true", help=parser.escaped("data-help-all"))
    stores.add_arguments(parser)


def run(args: Namespace, console: Console) -> int:
    """Write it."""
    if args.all and args.file is not None:
        raise BadArgument("terminal-argument-unknown", argument=args.file, command="cantina export")
    file = args.table if args.all else args.file
    if file is None:
        raise BadArgument("terminal-file-missing", command="cantina export")
    with stores.open_existing(args) as store:
        if args.all:
            store.export_all(file, stores.Progress(console, Message("data-exporting")))
        else:
            write_table(store.export(args.table), args.table, Path(file))
    console.tell("data-exported", file=file)
    return 0


def write_table(line: str | None, table: str, file: Path) -> None:
    """One table as a file."""
    from cantina.store.files import new_file

    if line is None:
        raise BadArgument("data-no-table", table=table)
    with new_file(file) as part:
        part.write_text(line + "\n", encoding="utf-8")
