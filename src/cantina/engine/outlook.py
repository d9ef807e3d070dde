"""What would follow at once from each legal action, as far as its seat can know."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cantina.engine.game import Content, Game, Records


def outlook_text(game: Game, content: Content, concealed: Records, seat: int, codes: Sequence[int]) -> bytes:
    """The outlooks of actions, by their notation, as the text of a JSON object; an action without one is left out.

    `concealed` is a record that was concealed for the seat.
    """
    write_outlook = game.calls.write_outlook
    if write_outlook is None or not codes:
        return b"{}"
    lines = write_outlook(concealed, content.tables, seat, np.array(codes, np.int16)).split(b"\n")
    outlooks = zip(codes, lines, strict=False)  # `{}` and an empty line: nothing follows
    members = [(game.notation.write(code).encode(), line) for code, line in outlooks if len(line) > 2]
    return b"{%b}" % b",".join([b'"%b":%b' % member for member in members])
