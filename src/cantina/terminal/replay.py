"""`cantina replay`: a saved game, action by action.

A finished game is shown with everything open (BH-S63), one that still runs as a spectator may see it; with `--seat`,
either as that player saw it.
"""

from __future__ import annotations

from argparse import Namespace

from cantina.engine.action import Action
from cantina.engine.log import Event
from cantina.engine.match import Match
from cantina.terminal import arguments, files
from cantina.terminal.console import Console
from cantina.terminal.ending import show_end
from cantina.terminal.parser import BadArgument, Parser


def add_arguments(parser: Parser) -> None:
    """The arguments of `cantina replay`."""
    parser.add_argument("file", nargs="?", metavar="FILE", help=parser.escaped("terminal-help-file"))
    parser.add("--seat", "terminal-help-seat", "N")
    parser.add("--pack", "terminal-help-pack-of-game", "FOLDER")


def run(args: Namespace, console: Console) -> int:
    """Show a saved game."""
    if args.file is None:
        raise BadArgument("terminal-file-missing", command="cantina replay")
    played, _ = files.read_match(args.file, args.pack)
    seat = None if args.seat is None else arguments.player("--seat", args.seat, played.seats)
    ReplaySession(console, played, seat).run()
    return 0


class ReplaySession:
    """A game that is played again, action by action."""

    def __init__(self, console: Console, played: Match, seat: int | None) -> None:
        self.console, self.played, self.seat = console, played, seat
        self.open = played.over and seat is None
        self.match = Match(played.game, played.seats, played.seed, played.options, played.content)

    def run(self) -> None:
        """Show the deal, each action, and the end."""
        self.console.write_message("terminal-hash", hash=self.match.seed_hash)
        self.show_events(self.match.opening)
        self.show_table()
        for number in range(len(self.played.log)):
            if self.console.interactive and not self.go_on():
                return
            self.step(number)
        if self.match.over:
            show_end(self.console, self.match, self.seat)
        else:
            self.show_table()
            self.console.write_message("terminal-unfinished")

    def go_on(self) -> bool:
        """Wait for Enter; False if the viewer ends the replay."""
        while answer := self.console.ask("terminal-replay-prompt").lower():
            if answer == "q":
                return False
            self.show_table()
        return True

    def step(self, number: int) -> None:
        """One action, and what came of it."""
        entry, all = self.played.log[number], len(self.played.log)
        self.match.play(entry.seat, entry.code)
        if self.open or entry.seat == self.seat:
            action = Action(entry.code, self.match.game, self.match.content)
            words = action.text(self.console.language)
            line = {"number": number + 1, "all": all, "seat": entry.seat + 1, "action": words, "notation": str(action)}
            self.console.write_wrapped(self.console.text("terminal-step", **line))
        else:
            self.console.write_message("terminal-step-hidden", number=number + 1, all=all, seat=entry.seat + 1)
        self.show_events(entry.events)

    def show_events(self, events: tuple[Event, ...]) -> None:
        """What happened, as far as the viewer may know it."""
        for event in events:
            if event.is_original() if self.open else event.shown_to(self.seat):
                words = self.match.event_text(event, self.seat, self.console.language)
                self.console.write_wrapped(words, "    ", "        ")

    def show_table(self) -> None:
        """The table, as far as the viewer may see it."""
        self.console.write()
        self.console.write(self.match.picture(self.seat, self.console.language))
        self.console.write()
