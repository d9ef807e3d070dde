"""One entry further: the only place where a table changes."""

from __future__ import annotations

from collections.abc import Callable

from cantina.table.absence import apply_away, apply_back
from cantina.table.interrupts import apply_order
from cantina.table.log import Body, Entry
from cantina.table.play import apply_act, apply_seal
from cantina.table.rematch import apply_rematch
from cantina.table.seats import apply_bot, apply_deal, apply_free, apply_leave, apply_sit
from cantina.table.table import Table
from cantina.table.talk import apply_prefer, apply_say
from cantina.table.undo import apply_ask_undo, apply_consent, apply_undo

APPLY: dict[str, Callable[[Table, Body], None]] = {
    "sit": apply_sit,
    "leave": apply_leave,
    "bot": apply_bot,
    "free": apply_free,
    "deal": apply_deal,
    "act": apply_act,
    "seal": apply_seal,
    "undo": apply_undo,
    "ask-undo": apply_ask_undo,
    "consent": apply_consent,
    "order": apply_order,
    "prefer": apply_prefer,
    "say": apply_say,
    "away": apply_away,
    "back": apply_back,
    "rematch": apply_rematch,
}


def apply(table: Table, entry: Entry) -> None:
    """Carry an entry out."""
    if entry.number != table.number + 1:
        raise ValueError(f"entry {entry.number} after {table.number}")
    APPLY[entry.kind](table, entry.body)
    table.number, table.at, table.tried = entry.number, entry.at, None
    note_who_is_asked(table, entry.body.get("seat") if entry.kind == "act" else None)


def note_who_is_asked(table: Table, actor: int | None) -> None:
    """Since when each seat has to decide. With somebody newly asked a new turn or round begins, for the actor too."""
    asked = table.match.actors() if table.match is not None else ()
    anew = [number for number in asked if table.seats[number].asked is None]
    for number, seat in enumerate(table.seats):
        if number not in asked:
            seat.asked = None
        elif number in anew or (anew and number == actor):
            seat.asked = table.at
