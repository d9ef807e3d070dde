"""`cantina campaign`: a campaign that is kept in one file between the games."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path
from typing import Any

from cantina.engine.abilities import CampaignFiles, Paragraph
from cantina.engine.game import Game
from cantina.engine.options import Choice
from cantina.terminal import arguments, files
from cantina.terminal.console import Console
from cantina.terminal.parser import BadArgument, Parser
from cantina.terminal.which import game_with

SEATS = "2"
CHOICES = ("mission", "map", "mode", "difficulty")
INDENTS = {"text": ("", ""), "card": ("", ""), "item": ("  ", "    "), "result": ("", "    ")}


def add_arguments(parser: Parser) -> None:
    """The arguments of `cantina campaign`."""
    game = game_with("campaigns")
    parser.add_argument("action", nargs="?", metavar="ACTION", help=parser.escaped("campaign-help-action"))
    parser.add_argument("file", nargs="?", metavar="FILE", help=parser.escaped("campaign-help-file"))
    parser.add_argument("result", nargs="?", metavar="RESULT", help=parser.escaped("campaign-help-result"))
    parser.add("--seats", "campaign-help-seats", "N")
    parser.add("--mission", "campaign-help-mission", "MISSION")
    parser.add("--map", "campaign-help-map", "MAP")
    parser.add("--mode", "campaign-help-mode", "MODE", modes=", ".join(choices(game, "mode")))
    parser.add("--difficulty", "campaign-help-difficulty", "LEVEL", levels=", ".join(choices(game, "difficulty")))
    parser.add("--seed", "terminal-help-seed", "SEED")
    parser.add_flag("--veteran", "campaign-help-veteran")


def choices(game: Game, name: str) -> list[str]:
    """The values of an option of a game."""
    option = next(option for option in game.options if option.name == name)
    return [str(value) for value in option.values] if isinstance(option, Choice) else []


def run(args: Namespace, console: Console) -> int:
    """Do one thing with the campaign of a file."""
    if args.action not in ACTIONS:
        raise BadArgument("campaign-action-unknown", action=args.action or "", actions=", ".join(ACTIONS))
    if args.file is None:
        raise BadArgument("terminal-file-missing", command="cantina campaign")
    if args.result is not None and args.action != "record":
        raise BadArgument("terminal-argument-unknown", argument=args.result, command="cantina campaign")
    ACTIONS[args.action](args, console, game_with("campaigns"))
    return 0


def files_of(game: Game) -> CampaignFiles:
    """What a game with campaigns does with their files."""
    assert game.campaigns is not None
    return game.campaigns.files


def seats_of(args: Namespace) -> int:
    """How many play."""
    return arguments.whole_number("--seats", args.seats or SEATS)


def choices_of(args: Namespace) -> dict[str, Any]:
    """The options of a game that the arguments name."""
    return {name: getattr(args, name) for name in CHOICES if getattr(args, name)}


def new(args: Namespace, console: Console, game: Game) -> None:
    """Begin a campaign in a file that does not exist yet."""
    print_paragraphs(console, files_of(game).new(game.content, args.file, console.language, args.veteran))


def show(args: Namespace, console: Console, game: Game) -> None:
    """Print how far a campaign has come."""
    print_paragraphs(console, files_of(game).show(game.content, args.file, console.language))


def next_game(args: Namespace, console: Console, game: Game) -> None:
    """Print which game to play next, with the command that deals it."""
    seats, language = seats_of(args), console.language
    news, options = files_of(game).next(game.content, args.file, language, seats, choices_of(args))
    print_paragraphs(console, news)
    if options:
        chosen = " ".join(f"--option {name}={value}" for name, value in options.items())
        console.write(f"  cantina play {game.id} --seats {seats} {chosen}")


def record(args: Namespace, console: Console, game: Game) -> None:
    """Record how a game ended: from a saved game, or from the arguments alone."""
    kept, language = files_of(game), console.language
    if args.result is None:
        raise BadArgument("campaign-result-missing", results=", ".join(kept.results))
    if args.result not in kept.results and os.path.lexists(Path(args.result).expanduser()):
        match, _ = files.read_match(args.result)
        print_paragraphs(console, kept.record_match(game.content, args.file, language, args.result, match))
        return
    arguments.seed(args.seed)
    game_told = seats_of(args), choices_of(args), args.result, args.seed or ""
    print_paragraphs(console, kept.record(game.content, args.file, language, *game_told))


def reset(args: Namespace, console: Console, game: Game) -> None:
    """Begin again in the same file."""
    print_paragraphs(console, files_of(game).reset(game.content, args.file, console.language))


ACTIONS = {"new": new, "show": show, "next": next_game, "record": record, "reset": reset}


def print_paragraphs(console: Console, paragraphs: list[Paragraph]) -> None:
    """Print paragraphs, each in its layout."""
    for layout, text in paragraphs:
        if layout == "heading":
            console.heading(text)
        elif layout == "line":
            console.write(text)
        else:
            console.write_wrapped(text, *INDENTS[layout])
        if layout == "card":
            console.write()
