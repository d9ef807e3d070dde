"""`cantina check`: is a pack of maps, missions and cards as the rules ask, and does it have its texts?"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from cantina.games.mandalorian_adventures import checks
from cantina.games.mandalorian_adventures.pack_files import FOLDER
from cantina.games.mandalorian_adventures.pack_shapes import Pack
from cantina.games.mandalorian_adventures.packs import inspect
from cantina.terminal.console import Console
from cantina.terminal.parser import Parser

WRONG = 1


def add_arguments(parser: Parser) -> None:
    """What can be said to `cantina check`."""
    parser.add_argument("pack", nargs="?", metavar="PACK", help=parser.escaped("check-help-pack"))


def run(args: Namespace, console: Console) -> int:
    """Say what a pack holds and that it is in order, or all that is wrong with it."""
    findings, content = inspect(FOLDER if args.pack is None else Path(args.pack))
    if content:
        show(console, content.cards[0])
    for error in findings:
        console.complain(error)
    if findings:
        console.tell("check-wrong", count=len(findings))
        return WRONG
    console.tell("check-ok")
    return 0


def show(console: Console, pack: Pack) -> None:
    """What was looked at."""
    boards = {name: len(getattr(pack, name)) for name in ("maps", "missions", "tokens", "growth")}
    console.tell("check-boards", **boards)
    copies = {name: sum(card.copies for card in getattr(pack, name)) for name in ("skills", "plans")}
    console.tell("check-cards", characters=len(pack.characters), events=len(pack.events), **copies)
    shares = checks.shares(pack)
    console.tell("check-data", data=shares.data, all=shares.all, percent=shares.percent)
