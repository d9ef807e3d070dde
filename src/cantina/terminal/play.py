"""`cantina play`: a new game, or one that was saved."""

from __future__ import annotations

from argparse import Namespace

import cantina
from cantina.engine.match import Match
from cantina.games import ids
from cantina.players import LEVELS, check_level
from cantina.terminal import arguments, files
from cantina.terminal.console import Console
from cantina.terminal.parser import BadArgument, Parser
from cantina.terminal.session import Session

SEATS, PLAYER, LEVEL = 4, "1", "greedy"


def add_arguments(parser: Parser) -> None:
    """The arguments of `cantina play`."""
    games = ", ".join(ids())
    parser.add_argument("game", nargs="?", metavar="GAME", help=parser.escaped("terminal-help-game", games=games))
    parser.add("--seats", "terminal-help-seats", "N")
    parser.add("--as", "terminal-help-as", "N")
    parser.add("--level", "terminal-help-level", "LEVEL", levels=", ".join(LEVELS))
    parser.add("--seed", "terminal-help-seed", "SEED")
    parser.add("--resume", "terminal-help-resume", "FILE")
    parser.add("--option", "terminal-help-option", "NAME=VALUE", often=True)
    parser.add("--pack", "terminal-help-pack", "FOLDER")


def run(args: Namespace, console: Console) -> int:
    """Play a new game or a saved one."""
    sitting = resumed(args, console) if args.resume is not None else new(args, console)
    sitting.play()
    return 0


def new(args: Namespace, console: Console) -> Session:
    """A new game."""
    if args.game is None:
        raise BadArgument("terminal-game-missing", games=", ".join(ids()))
    game = cantina.game(args.game)
    content = None if args.pack is None else game.pack(args.pack)
    usual = sorted((game.seat_counts[0], SEATS, game.seat_counts[-1]))[1]
    seats = game.check_seats(arguments.whole_number("--seats", or_else(args.seats, str(usual))))
    seat = arguments.player("--as", or_else(vars(args)["as"], PLAYER), seats)
    level = check_level(or_else(args.level, LEVEL))
    options = arguments.options(game, args.option or [], seats)
    match = Match(game, seats, arguments.seed(args.seed), options, content)
    return Session(console, match, seat, level, args.pack)


def resumed(args: Namespace, console: Console) -> Session:
    """A saved game, with the seat and the level it was saved with unless others are named."""
    own = {"GAME": args.game, "--seats": args.seats, "--seed": args.seed, "--option": args.option}
    for name, value in own.items():
        if value is not None:
            raise BadArgument("terminal-resume-only", argument=name)
    match, place = files.read_match(args.resume, args.pack)
    kept = place.get("seat")
    kept = kept if isinstance(kept, int) and 0 <= kept < match.seats else 0
    seat = arguments.player("--as", or_else(vars(args)["as"], str(kept + 1)), match.seats)
    level = place.get("level")
    level = check_level(or_else(args.level, str(level) if level in LEVELS else LEVEL))
    return Session(console, match, seat, level, args.pack)


def or_else(value: str | None, default: str) -> str:
    """A value, or its default if there is none."""
    return default if value is None else value
