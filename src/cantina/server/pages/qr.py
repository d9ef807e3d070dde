"""QR codes: as text for a terminal, and as SVG."""

from __future__ import annotations

import io
from functools import lru_cache

import segno

QUIET_ZONE = 2  # light modules around the code; four are usual, but a terminal has little room
MASK = 2
MOST_KEPT = 256  # codes: a browser asks for the same one again and again
WHITE_ON_BLACK, PLAIN = "\033[97;40m", "\033[0m"


def code(text: str) -> segno.QRCode:
    """The QR code of a text; a quarter of it may be unreadable.

    Readers take any mask. To try all eight of them takes five times as long, and links look like chance anyway.
    """
    return segno.make(text, error="q", micro=False, mask=MASK)


def terminal(text: str, colour: bool) -> str:
    """A QR code in half blocks; with colours it is light on dark in every terminal."""
    out = io.StringIO()
    code(text).terminal(out, border=QUIET_ZONE, compact=True)
    lines = out.getvalue().rstrip("\n").split("\n")
    return "\n".join(f"{WHITE_ON_BLACK}{line}{PLAIN}" if colour else line for line in lines)


@lru_cache(MOST_KEPT)
def svg(text: str) -> str:
    """A QR code as an SVG that scales."""
    out = io.BytesIO()
    code(text).save(out, kind="svg", xmldecl=False, omitsize=True, light="#fff", svgclass=None, lineclass=None)
    return out.getvalue().decode()
