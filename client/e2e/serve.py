"""The server of the browser tests: every run deals the same cards, and bots roll the same dice in the same place.

`RUN` chooses other deals: `RUN=7 make client-e2e`. Everything else is the server that `cantina serve` starts.
"""

from __future__ import annotations

import hashlib
import os
import sys
import zlib

from cantina import cli
from cantina.server.live import opening
from cantina.table import bots

RUN = os.environ.get("RUN", "1")
think = bots.think


def seed() -> bytes:
    """The seed of every table of a run."""
    return hashlib.sha256(RUN.encode()).digest()


def think_alike(task: bots.Task, dice: int) -> int:
    """Decide with dice that depend on nothing but what the bot may know."""
    return think(task, zlib.crc32(task.glance.view.tobytes()))


if __name__ == "__main__":
    opening.new_seed, bots.think = seed, think_alike
    sys.exit(cli.main(["serve", *sys.argv[1:]]))
