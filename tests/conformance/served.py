"""What a server would send when a player acts: the messages of a table, viewer by viewer, in their order.

A table is set up by its log, as at a server: guests sit down, the cards are dealt. Then it is put into any state of its
game. An action goes the way it goes at a server (`act`, the entry that follows from it, `apply`), an answer to an
interrupt is sealed first and opened after its delay, and each viewer whom an entry concerns is sent an update.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

from cantina.engine.match import Match
from cantina.table.absence import Presence, due
from cantina.table.bodies import Body, DealBody, SealBody, SitBody
from cantina.table.cache import Cache
from cantina.table.entries import seen_by
from cantina.table.log import Entry
from cantina.table.play import act
from cantina.table.replay import apply
from cantina.table.story import Story, Viewer, bit
from cantina.table.table import Table, opened, opening
from cantina.table.updates import update_text

CLOCK = 60  # seconds to decide: what is left of them is sent too
PAUSE = 1.0  # seconds from one entry to the next
LANGUAGE = "en"


def seated(match: Match) -> Table:
    """A table at which a guest sits in every seat, with the cards of this match dealt."""
    body = opening(match.game.id, match.seats, "guest-0", match.seed, match.options, {"clock": CLOCK})
    table = opened("t1", Entry(1, 0.0, body))
    for seat in range(match.seats):
        store(table, SitBody(seat, f"guest-{seat}", f"Guest {seat}"))
    store(table, DealBody())
    return table


def store(table: Table, body: Body) -> None:
    """Apply an entry a moment after the last one."""
    apply(table, Entry(table.number + 1, table.at + PAUSE, body))


def moved(table: Table, state: Any) -> Table:
    """A copy of a table whose game is in this state, with nothing told yet."""
    other, match = copy(table), table.dealt_match().fork()
    match.start = match.state = state
    match.log = []
    other.match, other.story, other.cache, other.keys = match, Story(), Cache(), {}
    other.places = [copy(place) for place in table.places]
    for seat, place in enumerate(other.places):
        place.asked = other.at if seat in match.actors() else None
    return other


def messages(table: Table, seat: int, code: int, viewers: Sequence[Viewer]) -> dict[Viewer, list[bytes]]:
    """What these viewers are sent when a seat acts, message by message."""
    sent: dict[Viewer, list[bytes]] = {viewer: [] for viewer in viewers}
    body: Body | None = act(table, f"guest-{seat}", seat, code)
    while body is not None:
        known = {viewer: table.story.seq(viewer) for viewer in viewers}
        store(table, body)
        for viewer in viewers:
            if seen_by(body) & bit(viewer):
                sent[viewer].append(update_text(table, viewer, known[viewer], LANGUAGE, Presence(), table.at))
        body = opened_answer(table) if isinstance(body, SealBody) else None
    return sent


def opened_answer(table: Table) -> Body | None:
    """The sealed answer, once its delay is over."""
    return due(table, Presence(), table.at + table.settings.delay)
