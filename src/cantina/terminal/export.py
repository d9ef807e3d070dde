"""`cantina export`: a table, or all of them, as JSON lines for another store; guests are only numbers there."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from cantina.terminal import stores
from cantina.terminal.console import Console
from cantina.terminal.parser import BadArgument, Parser
from cantina.text import Message


def add_arguments(parser: Parser) -> None:
    """The arguments of `cantina export`."""
    parser.add_argument("table", nargs="?", metavar="TABLE", help=parser.escaped("data-help-table"))
    parser.add_argument("file", nargs="?", metavar="FILE", help=parser.escaped("data-help-new-file"))
    parser.add_argument("--all", action="store_true", help=parser.escaped("data-help-all"))
    stores.add_arguments(parser)


def run(args: Namespace, console: Console) -> int:
    """Write the export to a file."""
    if args.all and args.file is not None:
        raise BadArgument("terminal-argument-unknown", argument=args.file, command="cantina export")
    file = args.table if args.all else args.file
    if file is None:
        raise BadArgument("terminal-file-missing", command="cantina export")
    with stores.open_existing(args) as store:
        if args.all:
            store.export_all(file, stores.ProgressLine(console, Message("data-exporting")))
        else:
            write_table([store.export_content(args.table), store.export(args.table)], args.table, Path(file))
        running = store.unfinished(None if args.all else args.table)
    console.write_message("data-exported", file=file)
    if running:
        console.write_message("data-exported-running", count=running)
    return 0


def write_table(lines: list[str | None], table: str, file: Path) -> None:
    """Write the export of one table to a file: its content, where the store has kept it, and the table."""
    from cantina.store.files import new_file

    if lines[-1] is None:
        raise BadArgument("data-no-table", table=table)
    with new_file(file) as part:
        part.write_text("".join(f"{line}\n" for line in lines if line), encoding="utf-8")
