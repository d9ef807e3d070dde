"""How far a long command has come: one line on a terminal, wiped away at the end; nothing elsewhere."""

from __future__ import annotations

import sys

WIDTH = 40


def show_bar(done: float | None) -> None:
    """A bar for a share that is done; None wipes it away."""
    show_step("" if done is None else f"[{'#' * round(WIDTH * done):{WIDTH}}] {done:4.0%}")


def show_step(text: str) -> None:
    """What is being done now; an empty text wipes the line away."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
