"""Interrupts: questions whose answer, or how long it takes, must not reveal anything; and standing orders for them."""

from __future__ import annotations

from typing import Any

from cantina.engine.options import complete, numbers
from cantina.engine.record import Plain
from cantina.table.bodies import OrderBody
from cantina.table.errors import TableError
from cantina.table.table import PERSON, Table


def is_interrupt(table: Table, seat: int) -> bool:
    """Whether the seat has to answer an interrupt now."""
    interrupts, match = table.game.interrupts, table.match
    if interrupts is None or match is None or seat not in match.actors():
        return False
    return interrupts.asked(Plain(match.concealed(seat)))


def held_back(table: Table) -> int:
    """For how many seconds a person's answer to an interrupt is held back: else others would learn how long it took.

    Where one person plays with bots there is nobody to hide it from.
    """
    people = sum(place.kind == PERSON for place in table.places)
    return table.settings.delay if people > 1 else 0


def order(table: Table, guest: str, seat: int, orders: Any) -> OrderBody | None:
    """Give standing orders, at any time, whatever the player holds; None if they are given already."""
    place = table.place_of(guest, seat)
    interrupts = table.game.interrupts
    if interrupts is None or not isinstance(orders, dict):
        raise TableError("table-no-orders")
    chosen = complete(interrupts.orders, orders)
    numbers(interrupts.orders, chosen, len(table.places))
    return None if place.orders == chosen else OrderBody(seat, chosen)


def apply_order(table: Table, body: OrderBody) -> None:
    """Orders are known to the seat alone."""
    table.places[body.seat].orders = body.orders


def answer(table: Table, seat: int) -> int | None:
    """The code that a seat's standing orders give as the answer; None: ask the player."""
    interrupts, match, orders = table.game.interrupts, table.match, table.places[seat].orders
    if interrupts is None or match is None or not orders:
        return None
    return interrupts.answer(Plain(match.concealed(seat)), match.content, seat, orders)
