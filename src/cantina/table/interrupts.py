"""Interrupts: questions whose answer, or how long it takes, must tell nobody anything; and standing orders for them."""

from __future__ import annotations

from typing import Any

from cantina.engine.options import complete, numbers
from cantina.engine.record import Checked
from cantina.table.errors import TableError
from cantina.table.log import Body
from cantina.table.table import Table


def is_interrupt(table: Table, number: int) -> bool:
    """Whether the seat is asked such a question now."""
    interrupts, match = table.game.interrupts, table.match
    if interrupts is None or match is None or number not in match.actors():
        return False
    return interrupts.asked(Checked(match.concealed(number)))


def order(table: Table, guest: str, number: int, orders: Any) -> Body:
    """Give standing orders; they may be given at any time, whatever one holds."""
    table.held(guest, number)
    interrupts = table.game.interrupts
    if interrupts is None or not isinstance(orders, dict):
        raise TableError("table-no-orders")
    chosen = complete(interrupts.orders, orders)
    numbers(interrupts.orders, chosen, len(table.seats))
    return {"kind": "order", "seat": number, "orders": chosen}


def apply_order(table: Table, body: Body) -> None:
    """Orders are known to the seat alone."""
    table.seats[body["seat"]].orders = body["orders"]


def answer(table: Table, number: int) -> int | None:
    """The code that a seat's standing orders give to the question; None: ask the person."""
    interrupts, match, orders = table.game.interrupts, table.match, table.seats[number].orders
    if interrupts is None or match is None or not orders:
        return None
    return interrupts.answer(Checked(match.concealed(number)), match.content, number, orders)
