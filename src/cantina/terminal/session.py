"""One player at the terminal, computer players in all other seats."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from cantina.engine.action import Action
from cantina.engine.errors import CantinaError
from cantina.engine.match import Match
from cantina.players import choose_action
from cantina.terminal import files
from cantina.terminal.console import Console
from cantina.terminal.ending import show_end


class Quit(Exception):
    """The player leaves the game."""


class Session:
    """A game from its first decision to its end, or until the player leaves."""

    def __init__(self, console: Console, match: Match, seat: int, level: str, pack: str | None = None) -> None:
        self.console, self.match, self.seat, self.level, self.pack = console, match, seat, level, pack
        self.rng = np.array([int(match.seed_hash[:8], 16) + len(match.log)])
        self.shown = len(match.log)  # how many actions of the log were shown to the player
        self.opening = () if match.log else match.opening  # the events of the deal, until they were shown
        self.commands = {
            "?": self.help,
            "help": self.help,
            "log": self.show_log,
            "undo": self.undo,
            "save": self.save,
            "quit": self.leave,
            "exit": self.leave,
        }

    def play(self) -> None:
        """Play the game."""
        match = self.match
        self.console.write_message("terminal-hash", hash=match.seed_hash)
        self.console.write_message("terminal-welcome", seat=self.seat + 1, seats=match.seats, level=self.level)
        self.show_briefing()
        try:
            self.play_on()
        except Quit:
            return
        except (EOFError, KeyboardInterrupt):
            self.console.write()
            self.console.write_message("terminal-goodbye-unsaved")

    def play_on(self) -> None:
        """Decision after decision; the table is shown when others have acted."""
        shown = False
        while not self.match.over:
            acted = self.let_others_act()
            if self.match.over:
                break
            self.show_news()
            if acted or not shown:
                self.show_table()
            shown = True
            self.decide()
        self.show_news()
        show_end(self.console, self.match, self.seat)
        self.leave("")

    def let_others_act(self) -> bool:
        """Let the computer players act until only the player has to."""
        acted = False
        while others := [seat for seat in self.match.actors() if seat != self.seat]:
            for seat in others:
                self.match.play(seat, choose_action(self.match, seat, self.level, self.rng))
            acted = True
        return acted

    # --- what the player reads ---------------------------------------------------------------------------------

    def show_news(self) -> None:
        """Show the player the events since the last decision."""
        match = self.match
        happened = [event for entry in match.log[self.shown :] for event in entry.events]
        news = [event for event in (*self.opening, *happened) if event.shown_to(self.seat)]
        if news:
            self.console.write()
        self.write_lines(match.event_text(event, self.seat, self.console.language) for event in news)
        self.shown, self.opening = len(match.log), ()

    def write_lines(self, lines: Iterable[str]) -> None:
        """Lines of the log."""
        for line in lines:
            self.console.write_wrapped(line)

    def show_briefing(self) -> None:
        """What is read out before the game, such as the story and the briefing of a mission (MA-18)."""
        for paragraph in self.match.briefing(self.seat, self.console.language):
            self.console.write()
            self.console.write_wrapped(paragraph)

    def show_table(self) -> None:
        """Show the table as the player may see it."""
        self.console.write()
        self.console.write(self.match.picture(self.seat, self.console.language))

    def show_choices(self, legal: list[Action]) -> None:
        """The decision: numbered choices, each with its notation and in words."""
        self.console.write()
        self.console.heading(self.console.text("terminal-choices"))
        longest = max(len(str(action)) for action in legal)
        for number, action in enumerate(legal, 1):
            start = f"{number:>3}  {str(action).ljust(longest)}  "
            self.console.write_wrapped(action.text(self.console.language), start, " " * len(start))

    # --- what the player decides -------------------------------------------------------------------------------

    def decide(self) -> None:
        """Ask until an action is played or taken back."""
        legal = self.match.legal(self.seat)
        self.show_choices(legal)
        before = len(self.match.log)
        while len(self.match.log) == before:
            answer = self.console.ask("terminal-prompt", count=len(legal))
            try:
                self.run_input(answer, legal)
            except CantinaError as error:
                self.console.write_error(error)

    def run_input(self, answer: str, legal: list[Action]) -> None:
        """Do what was typed: a command, the number of a choice, or an action in its notation."""
        word, _, rest = answer.partition(" ")
        if word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        elif answer.isdecimal():
            self.choose(answer, legal)
        elif answer:
            self.match.play(self.seat, answer)
        elif len(legal) == 1:
            self.match.play(self.seat, legal[0])
        else:
            self.show_table()
            self.show_choices(legal)

    def choose(self, number: str, legal: list[Action]) -> None:
        """Play a numbered choice."""
        if len(number) > 9 or not 1 <= int(number) <= len(legal):
            self.console.write_message("terminal-no-choice", number=number[:20], count=len(legal))
        else:
            self.match.play(self.seat, legal[int(number) - 1])

    def help(self, rest: str) -> None:
        """What can be typed, and the player aid (BH-107)."""
        aid = self.match.game.aid(self.console.language)
        self.console.write("\n\n".join([self.console.text("terminal-commands"), aid["front"], aid["back"]]))
        self.show_briefing()

    def show_log(self, rest: str) -> None:
        """The whole log."""
        self.write_lines(self.match.story(self.seat, self.console.language))

    def undo(self, rest: str) -> None:
        """Take back the last action."""
        action = self.match.undo(self.seat)
        self.shown = len(self.match.log)
        self.console.write_message("terminal-taken-back", action=action.text(self.console.language))

    def save(self, name: str) -> None:
        """Save the game with its cards, to be resumed after an upgrade too; the cards of a pack are in its folder."""
        if not name:
            self.console.write_message("terminal-save-name")
            return
        files.save(name, self.match, self.seat, self.level, content=self.pack is None)
        pack = "" if self.pack is None else f" --pack {self.pack}"
        self.console.write_message("terminal-saved-over" if self.match.over else "terminal-saved", file=name, pack=pack)

    def leave(self, rest: str) -> None:
        """Offer to save, and go."""
        while name := self.console.ask("terminal-save-offer"):
            try:
                self.save(name)
                break
            except CantinaError as error:
                self.console.write_error(error)
        self.console.write_message("terminal-goodbye")
        raise Quit
