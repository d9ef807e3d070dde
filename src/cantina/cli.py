"""The command `cantina`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

import cantina
from cantina.engine.errors import CantinaError
from cantina.terminal import language
from cantina.terminal.console import Console, prepare_streams
from cantina.terminal.parser import BadArgument, Parser
from cantina.text import languages

# Each module offers add_arguments(parser) and run(args, console); those of the laboratory run(args).
COMMANDS = {
    "games": "cantina.terminal.games",
    "play": "cantina.terminal.play",
    "replay": "cantina.terminal.replay",
    "verify": "cantina.terminal.verify",
    "check": "cantina.terminal.check",
    "bench": "cantina.lab.bench",
    "balance": "cantina.lab.balance",
    "winrates": "cantina.lab.winrates",
    "campaign": "cantina.terminal.campaign",
    "serve": "cantina.terminal.serve",
    "backup": "cantina.terminal.backup",
    "export": "cantina.terminal.export",
    "import": "cantina.terminal.import_",
}
WRONG = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0, or 2 after one line about what is wrong with it."""
    prepare_streams()
    named, words = language.asked_for(sys.argv[1:] if argv is None else argv)
    console = Console(language.of_system())
    try:
        if named is not None:
            console = Console(language.check(named))
        status = obey(words, console)
        sys.stdout.flush()
        return status
    except CantinaError as error:
        console.complain(error, to_errors=True)
        return WRONG
    except (EOFError, KeyboardInterrupt):
        console.write()
        console.tell("terminal-goodbye")
        return 0
    except BrokenPipeError:  # somebody downstream has read enough, as in `cantina replay FILE | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def obey(words: list[str], console: Console) -> int:
    """Answer for the program itself, or run the command that is named."""
    if not words or words[0] in ("-h", "--help", "help"):
        console.tell("terminal-help", languages=", ".join(languages()))
        return 0
    if words[0] == "--version":
        console.write(f"cantina {cantina.__version__}")
        return 0
    if words[0] not in COMMANDS:
        raise BadArgument("terminal-command-unknown", command=words[0])
    return run(words[0], words[1:], console)


def run(command: str, words: list[str], console: Console) -> int:
    """Run one command."""
    room = import_module(COMMANDS[command])
    parser = Parser(console, command)
    room.add_arguments(parser)
    try:
        args = parser.read(words)
    except SystemExit:  # argparse has shown the help
        return 0
    args.lang = console.language
    status: int = room.run(args, console) if room.__name__.startswith("cantina.terminal.") else room.run(args)
    return status


if __name__ == "__main__":
    sys.exit(main())
