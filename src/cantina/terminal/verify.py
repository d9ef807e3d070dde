"""`cantina verify`: was a saved game dealt from the announced seed, and played by the rules?"""

from __future__ import annotations

from argparse import Namespace

from cantina.terminal import files
from cantina.terminal.console import Console
from cantina.terminal.parser import BadArgument, Parser


def add_arguments(parser: Parser) -> None:
    """What can be said to `cantina verify`."""
    parser.add_argument("file", nargs="?", metavar="FILE", help=parser.escaped("terminal-help-file"))
    parser.add("--pack", "terminal-help-pack-of-game", "FOLDER")


def run(args: Namespace, console: Console) -> int:
    """Read the game, which replays it and refuses whatever does not fit; say what was found to be true."""
    if args.file is None:
        raise BadArgument("terminal-file-missing", command="cantina verify")
    match, _ = files.read_match(args.file, args.pack)
    console.tell("terminal-verified-seed", hash=match.seed_hash)
    name = console.text(f"{match.game.id}-name")
    dealt = {"game": name, "version": match.game.version, "seats": match.seats}
    cards = console.text("terminal-verified-own" if args.pack is None else "terminal-verified-pack", pack=args.pack)
    deal = console.text("terminal-verified-deal", cards=cards, **dealt)
    console.write_wrapped(deal, later="")
    console.tell("terminal-verified-actions", count=len(match.log))
    if match.result:
        console.tell("terminal-verified-result", scores=", ".join(str(score) for score in match.result["scores"]))
    else:
        console.tell("terminal-unfinished")
    return 0
