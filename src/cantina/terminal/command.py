"""What a command of `cantina` is: a module with these two functions."""

from __future__ import annotations

from argparse import Namespace
from typing import Protocol

from cantina.terminal.console import Console
from cantina.terminal.parser import Parser


class CommandModule(Protocol):
    """A command of the program; `cli.py` lists the modules that are one."""

    def add_arguments(self, parser: Parser) -> None:
        """Add the arguments of the command to its parser."""

    def run(self, args: Namespace, console: Console) -> int:
        """Run the command; its exit status."""
