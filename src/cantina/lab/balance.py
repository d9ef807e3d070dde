"""How the cards and seats of a game are balanced: `cantina balance`."""

from __future__ import annotations

import argparse
import json
import sys

from cantina import game as find
from cantina.engine.errors import BadOption
from cantina.games import ids as games
from cantina.lab.report import report_text
from cantina.lab.survey import Survey
from cantina.text import Message, say

GAMES = 1000
WIDTH = 40


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `cantina balance`."""
    language = getattr(getattr(parser, "console", None), "language", "en")
    named = ", ".join(games())
    parser.add_argument("game", metavar="GAME", help=say(Message("balance-help-game", {"games": named}), language))
    for name, default in (("--games", GAMES), ("--seed", 1)):
        text = say(Message(f"balance-help-{name[2:]}", {"default": default}), language)
        parser.add_argument(name, metavar="N", type=int, default=default, help=text)
    parser.add_argument("--json", action="store_true", help=say(Message("balance-help-json"), language))


def run(args: argparse.Namespace) -> int:
    """Play so many games of every setting, then print what was found; Ctrl-C prints what was found so far."""
    survey = Survey(find(args.game), checked(args.games, "games", 1), checked(args.seed, "seed", 0))
    try:
        for done in survey.play():
            progress(done)
    except KeyboardInterrupt:
        pass
    progress(None)
    print(json.dumps(survey.report(), indent=1) if args.json else report_text(survey, getattr(args, "lang", "en")))
    return 0


def checked(number: int, name: str, least: int) -> int:
    """A number that is not too small."""
    if number < least:
        raise BadOption("balance-number", option=f"--{name}", value=number, least=least)
    return number


def progress(done: float | None) -> None:
    """A bar on a terminal, wiped away at the end."""
    if sys.stderr.isatty():
        bar = "" if done is None else f"[{'#' * round(WIDTH * done):{WIDTH}}] {done:4.0%}"
        print(f"\r\x1b[K{bar}", end="", file=sys.stderr, flush=True)
