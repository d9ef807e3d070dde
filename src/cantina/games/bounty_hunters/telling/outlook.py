"""What would follow at once from an action, found from the actor's own view."""

from __future__ import annotations

from typing_extensions import TypedDict

from cantina.engine.compiled import interpreted
from cantina.engine.game import Content
from cantina.engine.record import Plain, plain_tables
from cantina.games.bounty_hunters.pack.cards import TARGETS, attacker, is_hunter
from cantina.games.bounty_hunters.rules.actions import ACTION
from cantina.games.bounty_hunters.rules.apply import placement
from cantina.games.bounty_hunters.rules.confront import would_beat
from cantina.games.bounty_hunters.rules.scoring import penalties_in
from cantina.games.bounty_hunters.rules.state import ORPHANS

_placement, _would_beat, _penalties_in = interpreted(placement), interpreted(would_beat), interpreted(penalties_in)
_attacker, _is_hunter = interpreted(attacker), interpreted(is_hunter)


class Outlook(TypedDict):
    """What follows at once from an action: the target it captures, its points, and what its hunters cost."""

    captures: int
    points: int
    penalty: int


def outlook(s: Plain, content: Content, seat: int, code: int) -> Outlook | None:
    """The capture that an action leads to (BH-59), None if there is none."""
    if not (ACTION.play <= code < ACTION.reserve or ACTION.activate <= code < ACTION.finish):
        return None
    t = plain_tables(content.tables)
    card, target = _placement(seat, code)
    if target >= TARGETS or not _would_beat(s, t, seat, card, target):
        return None
    return {"captures": target, "points": t.points[target], "penalty": penalty(s, t, seat, card, target)}


def penalty(s: Plain, t: Plain, seat: int, card: int, target: int) -> int:
    """BH-92: what the hunters of a confrontation cost with this card; orphans join a target (BH-56)."""
    if card == target:
        return int(_penalties_in(s, t, ORPHANS + seat))
    own = t.penalty[_attacker(card)] if _is_hunter(card) else 0
    return int(_penalties_in(s, t, target)) + own
