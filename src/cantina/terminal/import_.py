"""`cantina import`: add what another store exported; nothing that exists is changed."""

from __future__ import annotations

from argparse import Namespace

from cantina.terminal import stores
from cantina.terminal.console import Console
from cantina.terminal.parser import BadArgument, Parser
from cantina.text import Message


def add_arguments(parser: Parser) -> None:
    """The arguments of `cantina import`."""
    parser.add_argument("file", nargs="?", metavar="FILE", help=parser.escaped("data-help-exported"))
    stores.add_arguments(parser)


def run(args: Namespace, console: Console) -> int:
    """Import a file into a store, which is made if it does not exist."""
    if args.file is None:
        raise BadArgument("terminal-file-missing", command="cantina import")
    found = stores.address(args)
    from cantina.server.operation import data_folder
    from cantina.store import open_store

    data_folder.prepare(found)
    with open_store(found) as store:
        new = store.import_(args.file, stores.ProgressLine(console, Message("data-importing")))
    console.write_message("data-imported", file=args.file, count=new)
    return 0
