"""Set phrases, and what each player prefers."""

from __future__ import annotations

from typing import Any

from cantina.table.bodies import Pace, PreferBody, SayBody
from cantina.table.errors import TableError
from cantina.table.table import Table

PHRASES = ("hello", "good-luck", "well-played", "thinking", "sorry", "thanks", "oops", "good-game")


def say_phrase(table: Table, guest: str, seat: int, phrase: Any) -> SayBody:
    """Say one of the set phrases: there is no free text, so there is nothing to moderate."""
    table.place_of(guest, seat)
    if phrase not in PHRASES:
        raise TableError("table-phrase", value=str(phrase)[:40], allowed=", ".join(PHRASES))
    return SayBody(seat, phrase)


def apply_say(table: Table, body: SayBody) -> None:
    """All viewers are shown it."""
    table.story.add("said", seat=body.seat, phrase=body.phrase)


def prefer(
    table: Table, guest: str, seat: int, confirms: bool | None = None, pace: Pace | None = None
) -> PreferBody | None:
    """Be asked, or not, before an action that ends the turn; see others act at this pace; None if it is so already.

    What is not said stays as it is.
    """
    place = table.place_of(guest, seat)
    wanted = PreferBody(seat, place.confirms if confirms is None else confirms, place.pace if pace is None else pace)
    return None if (place.confirms, place.pace) == (wanted.confirms, wanted.pace) else wanted


def apply_prefer(table: Table, body: PreferBody) -> None:
    """Only the seat itself is told."""
    place = table.places[body.seat]
    place.confirms, place.pace = body.confirms, body.pace
