"""`cantina import`: what another store has exported; nothing that is there already is touched."""

from __future__ import annotations

from argparse import Namespace

from cantina.terminal import stores
from cantina.terminal.console import Console
from cantina.terminal.parser import BadArgument, Parser
from cantina.text import Message


def add_arguments(parser: Parser) -> None:
    """What can be said to `cantina import`."""
    parser.add_argument("file", nargs="?", metavar="FILE", help=parser.escaped("data-help-exported"))
    stores.add_arguments(parser)


def run(args: Namespace, console: Console) -> int:
    """Take it in; a store that is not there yet is made."""
    if args.file is None:
        raise BadArgument("terminal-file-missing", command="cantina import")
    found = stores.address(args)
    from cantina.server import home
    from cantina.store import open_store

    home.prepare(found)
    with open_store(found) as store:
        new = store.import_(args.file, stores.Progress(console, Message("data-importing")))
    console.tell("data-imported", file=args.file, count=new)
    return 0
