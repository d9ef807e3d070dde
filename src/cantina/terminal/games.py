"""`cantina games`: all games and their options."""

from __future__ import annotations

from argparse import Namespace

import cantina
from cantina.engine.game import Game
from cantina.engine.options import Assignment, Choice, Named, Option, Team
from cantina.games import ids
from cantina.terminal.arguments import written
from cantina.terminal.console import Console
from cantina.terminal.parser import Parser


def add_arguments(parser: Parser) -> None:
    """No arguments but those of every command."""


def run(args: Namespace, console: Console) -> int:
    """List all games."""
    for game_id in ids():
        show(console, cantina.game(game_id))
    return 0


def show(console: Console, game: Game) -> None:
    """One game with its options."""
    name, counts = console.text(f"{game.id}-name"), game.seat_counts
    console.heading(console.text("terminal-game", game=game.id, name=name, least=counts[0], most=counts[-1]))
    console.write_wrapped(console.text(f"{game.id}-about"), "  ", "  ")
    forms = [form(console, option) for option in game.options]
    width = max((len(text) for text in forms), default=0) + 6
    for option, text in zip(game.options, forms, strict=True):
        console.write_wrapped(about(console, game, option), f"    {text}".ljust(width), " " * width)


def about(console: Console, game: Game, option: Option) -> str:
    """What an option chooses."""
    words = console.text(f"{game.id}-option-{option.name.replace('_', '-')}")
    if isinstance(option, Assignment):
        return console.text("terminal-option-of", about=words, values=", ".join(option.values))
    if isinstance(option, (Named, Team)):
        return console.text("terminal-option-of", about=words, values=", ".join(option.names(game.content.cards)))
    return words


def form(console: Console, option: Option) -> str:
    """How the value of an option is written."""
    if isinstance(option, Choice):
        return console.text("terminal-option-choice", option=option.name, values="|".join(written(option)))
    if isinstance(option, (Assignment, Team)):
        return console.text("terminal-option-assignment", option=option.name)
    if isinstance(option, Named):
        return console.text("terminal-option-named", option=option.name)
    if option.most is None:
        return console.text("terminal-option-player", option=option.name)
    return console.text("terminal-option-number", option=option.name, least=option.least, most=option.most)
