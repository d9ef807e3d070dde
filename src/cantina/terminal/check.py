"""`cantina check`: whether a pack of maps, missions and cards follows the rules for packs and has all its texts."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from cantina.terminal.console import Console
from cantina.terminal.parser import Parser
from cantina.terminal.which import game_with

WRONG = 1


def add_arguments(parser: Parser) -> None:
    """The arguments of `cantina check`."""
    parser.add_argument("pack", nargs="?", metavar="PACK", help=parser.escaped("check-help-pack"))


def run(args: Namespace, console: Console) -> int:
    """Print what a pack contains and that it is in order, or all that is wrong with it."""
    packs = game_with("packs").packs
    assert packs is not None
    findings, summary = packs.inspect(None if args.pack is None else Path(args.pack))
    for message in summary:
        console.write_message(message.key, **message.values)
    for error in findings:
        console.write_error(error)
    if findings:
        console.write_message("check-wrong", count=len(findings))
        return WRONG
    console.write_message("check-ok")
    return 0
