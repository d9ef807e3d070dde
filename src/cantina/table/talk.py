"""Set phrases, and what each person prefers."""

from __future__ import annotations

from typing import Any

from cantina.table.errors import TableError
from cantina.table.log import Body
from cantina.table.story import to_all
from cantina.table.table import Table

PHRASES = ("hello", "good-luck", "well-played", "thinking", "sorry", "thanks", "oops", "good-game")


def speak(table: Table, guest: str, number: int, phrase: Any) -> Body:
    """Say one of the set phrases: there is no free text, so nobody has to be moderated."""
    table.held(guest, number)
    if phrase not in PHRASES:
        raise TableError("table-phrase", value=str(phrase)[:40], allowed=", ".join(PHRASES))
    return {"kind": "say", "seat": number, "phrase": phrase}


def apply_say(table: Table, body: Body) -> None:
    """Everybody hears it."""
    table.story.append(to_all("said", seat=body["seat"], phrase=body["phrase"]))


def prefer(table: Table, guest: str, number: int, confirms: Any) -> Body:
    """Be asked, or not, before an action that ends the turn."""
    table.held(guest, number)
    if not isinstance(confirms, bool):
        raise TableError("table-yes-or-no")
    return {"kind": "prefer", "seat": number, "confirms": confirms}


def apply_prefer(table: Table, body: Body) -> None:
    """Nobody else needs to know."""
    table.seats[body["seat"]].confirms = body["confirms"]
