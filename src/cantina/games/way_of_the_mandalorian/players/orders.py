"""Standing orders for events (WM-A69): whether to be asked at all, and from which reward up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cantina.engine.abilities import Interrupts
from cantina.engine.game import Content
from cantina.engine.options import Choice, Number
from cantina.games.way_of_the_mandalorian.rules.actions import ACTION
from cantina.games.way_of_the_mandalorian.rules.state import PHASE

ASK, NEVER, FROM = "ask", "never", "from"


def asked(view: Any) -> bool:
    """Whether a player is asked for an event; all are asked, whatever they hold."""
    return view.phase in (PHASE.opponent_event, PHASE.own_event)


def answer(view: Any, content: Content, seat: int, orders: Mapping[str, Any]) -> int | None:
    """Pass where the orders say so; None where the player wants to be asked."""
    wish = orders["events"]
    if wish == FROM:
        return None if content.tables["reward"][0, view.mission] >= orders["reward"] else ACTION.pass_
    return ACTION.pass_ if wish == NEVER else None


INTERRUPTS = Interrupts(asked, (Choice("events", (ASK, NEVER, FROM)), Number("reward", 0, 10_000, 0, 0)), answer)
