"""The command `cantina`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import cast

import cantina
from cantina.engine.errors import CantinaError
from cantina.engine.inputs import check_language
from cantina.terminal import language
from cantina.terminal.command import CommandModule
from cantina.terminal.console import Console, prepare_streams
from cantina.terminal.parser import BadArgument, Parser
from cantina.text import languages

# The module of each command, imported when the command is run; it is a `CommandModule` (terminal/command.py).
COMMANDS = {
    "games": "cantina.terminal.games",
    "play": "cantina.terminal.play",
    "replay": "cantina.terminal.replay",
    "verify": "cantina.terminal.verify",
    "check": "cantina.terminal.check",
    "compile": "cantina.terminal.compile",
    "bench": "cantina.terminal.bench",
    "balance": "cantina.terminal.balance",
    "winrates": "cantina.terminal.winrates",
    "campaign": "cantina.terminal.campaign",
    "serve": "cantina.terminal.serve",
    "backup": "cantina.terminal.backup",
    "export": "cantina.terminal.export",
    "import": "cantina.terminal.import_",
}
WRONG = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit status, 2 after one line about what is wrong with it."""
    prepare_streams()
    named, words = language.asked_for(sys.argv[1:] if argv is None else argv)
    console = Console(language.of_system())
    try:
        if named is not None:
            console = Console(check_language(named))
        status = dispatch(words, console)
        sys.stdout.flush()
        return status
    except CantinaError as error:
        console.write_error(error, to_errors=True)
        return WRONG
    except (EOFError, KeyboardInterrupt):
        console.write()
        console.write_message("terminal-goodbye")
        return 0
    except BrokenPipeError:  # the reader of a pipe has read enough, as in `cantina replay FILE | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def dispatch(words: list[str], console: Console) -> int:
    """Show help or the version, or run a command."""
    if not words or words[0] in ("-h", "--help", "help"):
        console.write_message("terminal-help", languages=", ".join(languages()))
        return 0
    if words[0] == "--version":
        console.write(f"cantina {cantina.__version__}")
        return 0
    if words[0] not in COMMANDS:
        raise BadArgument("terminal-command-unknown", command=words[0])
    return run(words[0], words[1:], console)


def run(name: str, words: list[str], console: Console) -> int:
    """Run one command."""
    command = cast(CommandModule, import_module(COMMANDS[name]))
    parser = Parser(console, name)
    command.add_arguments(parser)
    try:
        args = parser.read(words)
    except SystemExit:  # argparse has shown the help
        return 0
    return command.run(args, console)


if __name__ == "__main__":
    sys.exit(main())
