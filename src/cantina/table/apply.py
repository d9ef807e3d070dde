"""One entry further: the only place where a table changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from cantina.table.absence import apply_away, apply_back
from cantina.table.interrupts import apply_order
from cantina.table.log import Body, Entry
from cantina.table.play import after_action, apply_act, apply_seal
from cantina.table.rematch import apply_rematch
from cantina.table.seats import apply_bot, apply_deal, apply_free, apply_leave, apply_link, apply_sit
from cantina.table.table import Table
from cantina.table.talk import apply_prefer, apply_say
from cantina.table.undo import apply_ask_undo, apply_consent, apply_undo

APPLY: dict[str, Callable[[Table, Body], None]] = {
    "sit": apply_sit,
    "leave": apply_leave,
    "link": apply_link,
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
    check_number(table, entry)
    APPLY[entry.kind](table, entry.body)
    table.number, table.at, table.tried = entry.number, entry.at, None
    if entry.kind != "act":  # an action sees to it itself: it seldom changes anything around the game
        table.outlines.clear()
    asked = table.match.actors() if table.match is not None else ()
    note_who_is_asked(table, asked, entry.body.get("seat") if entry.kind == "act" else None)


def check_number(table: Table, entry: Entry) -> None:
    """A log has no gaps."""
    if entry.number != table.number + 1:
        raise ValueError(f"entry {entry.number} after {table.number}")


def apply_all(table: Table, entries: Iterable[Entry]) -> None:
    """Carry many entries out. Actions that follow one another are played at once, in a fraction of the time."""
    for together, run in groupby(entries, is_new_action):
        if together:
            apply_run(table, list(run))
        else:
            for entry in run:
                apply(table, entry)


def is_new_action(entry: Entry) -> bool:
    """Whether an entry is an action that takes the place of no other."""
    return entry.kind == "act" and not entry.body.get("instead")


def apply_run(table: Table, run: list[Entry]) -> None:
    """Carry out actions that follow one another."""
    match = table.running()
    played = [(entry.body["seat"], match.code(entry.body["action"])) for entry in run]
    done = match.carry_out_all(played)
    for entry, (one, mask) in zip(run, done, strict=False):
        check_number(table, entry)
        after_action(table, entry.body, one.events, None)
        table.number, table.at = entry.number, entry.at
        note_who_is_asked(table, [seat for seat in range(len(table.seats)) if mask >> seat & 1], one.seat)
    table.tried = None
    if len(done) < len(run):
        match.check(*played[len(done)])  # says what is wrong with it


def note_who_is_asked(table: Table, asked: Sequence[int], actor: int | None) -> None:
    """Since when each seat has to decide. With somebody newly asked a new turn or round begins, for the actor too."""
    anew = [number for number in asked if table.seats[number].asked is None]
    for number, seat in enumerate(table.seats):
        if number == actor:
            seat.acted = table.at
        if number not in asked:
            seat.asked = None
        elif number in anew or (anew and number == actor):
            seat.asked = table.at
