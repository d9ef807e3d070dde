"""`cantina verify`: was a game dealt from the announced seed, and played by the rules?

It reads a saved game, or what `cantina export` wrote: one table or all of a server.
"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from cantina.engine.match import Match
from cantina.terminal import exported, files
from cantina.terminal.console import Console
from cantina.terminal.parser import BadArgument, Parser


def add_arguments(parser: Parser) -> None:
    """The arguments of `cantina verify`."""
    parser.add_argument("file", nargs="?", metavar="FILE", help=parser.escaped("terminal-help-file-or-export"))
    parser.add("--pack", "terminal-help-pack-of-game", "FOLDER")


def run(args: Namespace, console: Console) -> int:
    """Read the game, which replays it and refuses whatever does not fit; say what was found to be true."""
    if args.file is None:
        raise BadArgument("terminal-file-missing", command="cantina verify")
    if args.pack is None and exported.is_export(files.read_text(args.file)):
        print_export(Path(args.file).expanduser(), console)
    else:
        print_match(files.read_match(args.file, args.pack)[0], args.pack, console)
    return 0


def print_export(path: Path, console: Console) -> None:
    """What is true of each table of an exported file."""
    for table, match in exported.read_matches(path):
        console.write_message("terminal-verified-table", table=table)
        if match is None:
            console.write_message("terminal-verified-nothing")
        else:
            print_match(match, None, console)


def print_match(match: Match, pack: str | None, console: Console) -> None:
    """What is true of a game."""
    console.write_message("terminal-verified-seed", hash=match.seed_hash)
    name = console.text(f"{match.game.id}-name")
    dealt = {"game": name, "version": match.game.version, "seats": match.seats}
    cards = console.text("terminal-verified-own" if pack is None else "terminal-verified-pack", pack=pack)
    deal = console.text("terminal-verified-deal", cards=cards, **dealt)
    console.write_wrapped(deal, later="")
    console.write_message("terminal-verified-actions", count=len(match.log))
    if match.result:
        console.write_message(
            "terminal-verified-result", scores=", ".join(str(score) for score in match.result["scores"])
        )
    else:
        console.write_message("terminal-unfinished")
