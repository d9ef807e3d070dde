"""Taking an action back: up to the engine's barrier, freely or by consent."""

from __future__ import annotations

from cantina.engine.undo import is_worth_offering, take_out
from cantina.table.bodies import AskUndoBody, ConsentBody, UndoBody
from cantina.table.errors import TableError
from cantina.table.interrupts import is_interrupt
from cantina.table.play import viewers_affected
from cantina.table.settings import CONSENT, NEVER
from cantina.table.story import bit
from cantina.table.table import Table


def undo(table: Table, guest: str, seat: int) -> UndoBody | AskUndoBody:
    """Take the last action of a seat back, or ask the others for it."""
    table.place_of(guest, seat)
    policy = table.settings.undo_policy
    if policy == NEVER:
        raise TableError("table-no-undo")
    body = taken_back(table, seat)
    if policy == CONSENT and waits_for(table, seat, guest):
        return AskUndoBody(seat)
    return body


def is_offered(table: Table, seat: int) -> bool:
    """Whether a seat is shown that it can take its last action back; the engine has the last word, on request."""
    if table.match is None or table.settings.undo_policy == NEVER:
        return False
    return is_worth_offering(table.match, seat)


def taken_back(table: Table, seat: int) -> UndoBody:
    """The entry of an undo, if the engine allows it."""
    match = table.dealt_match().fork()
    action = match.undo(seat)
    return UndoBody(seat, str(action), viewers_affected(table, match.concealed_for_all()))


def waits_for(table: Table, seat: int, guest: str) -> list[int]:
    """The seats of other guests who have not agreed yet; bots and stand-ins always agree."""
    return [
        other
        for other in table.person_seats()
        if other != seat and other not in table.undo_consents and table.places[other].guest != guest
    ]


def apply_undo(table: Table, body: UndoBody) -> None:
    """The action is taken back; the viewers whose view changes are shown it."""
    seen, place = body.seen | bit(body.seat), table.places[body.seat]
    take_out(table.dealt_match(), body.seat)
    place.acts += 1
    if place.asked is None and not is_interrupt(table, body.seat):  # the delay of an interrupt begins again
        place.asked = table.at - place.used  # the clock runs on: nobody gains time by taking back
    table.cache.game_changed(None, seen)
    table.end_undo_request()
    table.story.add("taken-back", seen, seat=body.seat)


def apply_ask_undo(table: Table, body: AskUndoBody) -> None:
    """All viewers are shown the request."""
    table.end_undo_request()
    table.undo_request = body.seat
    table.story.add("asks-undo", seat=body.seat)


def consent(table: Table, guest: str, seat: int, yes: bool) -> ConsentBody:
    """Agree to the undo request of another seat, or refuse it."""
    table.place_of(guest, seat)
    if table.undo_request is None or table.undo_request == seat:
        raise TableError("table-no-wish")
    return ConsentBody(seat, yes)


def apply_consent(table: Table, body: ConsentBody) -> None:
    """A refusal ends the request; the undo itself follows when all have agreed."""
    table.story.add("agrees" if body.yes else "refuses", seat=body.seat)
    if body.yes:
        table.undo_consents.add(body.seat)
    else:
        table.end_undo_request()


def granted(table: Table) -> UndoBody | None:
    """The undo that all have agreed to."""
    seat = table.undo_request
    if seat is None or waits_for(table, seat, table.places[seat].guest):
        return None
    return taken_back(table, seat)
