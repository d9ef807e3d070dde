"""`cantina balance`: how the cards and seats of a game are balanced."""

from __future__ import annotations

import json
from argparse import Namespace

import cantina
from cantina.games import ids
from cantina.lab.report import report_text
from cantina.lab.survey import Survey
from cantina.terminal import progress
from cantina.terminal.arguments import at_least
from cantina.terminal.console import Console
from cantina.terminal.parser import Parser

GAMES = 1000


def add_arguments(parser: Parser) -> None:
    """The arguments of `cantina balance`."""
    games = ", ".join(ids())
    parser.add_argument("game", metavar="GAME", help=parser.escaped("balance-help-game", games=games))
    parser.add_number("--games", "balance-help-games", GAMES)
    parser.add_number("--seed", "balance-help-seed", 1)
    parser.add_flag("--json", "balance-help-json")


def run(args: Namespace, console: Console) -> int:
    """Play n games of every setting, then print what was found; Ctrl-C prints what was found so far."""
    survey = Survey(cantina.game(args.game), at_least(1, "--games", args.games), at_least(0, "--seed", args.seed))
    try:
        for done in survey.play():
            progress.show_bar(done)
    except KeyboardInterrupt:
        pass
    progress.show_bar(None)
    print(json.dumps(survey.report(), indent=1) if args.json else report_text(survey, console.language))
    return 0
