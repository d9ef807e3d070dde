"""QR codes: of the address for phones in a terminal, of a link as a picture."""

from __future__ import annotations

import io

import segno

QUIET_ZONE = 2  # modules of light around it; four are usual, a terminal has light lines and dark ones only
WHITE_ON_BLACK, PLAIN = "\033[97;40m", "\033[0m"


def code(text: str) -> segno.QRCode:
    """The code of a text; a quarter of it may be unreadable."""
    return segno.make(text, error="q", micro=False)


def drawn(text: str, colour: bool) -> str:
    """A code in half blocks; with colours it is light on dark whatever the terminal's own are."""
    out = io.StringIO()
    code(text).terminal(out, border=QUIET_ZONE, compact=True)
    lines = out.getvalue().rstrip("\n").split("\n")
    return "\n".join(f"{WHITE_ON_BLACK}{line}{PLAIN}" if colour else line for line in lines)


def svg(text: str) -> str:
    """A code as a picture that scales; nothing in it but the squares."""
    out = io.BytesIO()
    code(text).save(out, kind="svg", xmldecl=False, omitsize=True, light="#fff", svgclass=None, lineclass=None)
    return out.getvalue().decode()
