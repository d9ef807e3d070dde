"""`cantina backup`: copy the whole database while the server runs."""

from __future__ import annotations

from argparse import Namespace

from cantina.terminal import stores
from cantina.terminal.console import Console
from cantina.terminal.parser import BadArgument, Parser


def add_arguments(parser: Parser) -> None:
    """The arguments of `cantina backup`."""
    parser.add_argument("file", nargs="?", metavar="FILE", help=parser.escaped("data-help-new-file"))
    stores.add_arguments(parser)


def run(args: Namespace, console: Console) -> int:
    """Copy the database to a file."""
    if args.file is None:
        raise BadArgument("terminal-file-missing", command="cantina backup")
    with stores.open_existing(args) as store:
        store.backup(args.file)
    console.write_message("data-copied", file=args.file)
    return 0
