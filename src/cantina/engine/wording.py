"""Operands in words: what each number of an action or event is, and the values by which a message says it.

A game has a table of kinds for its actions and one for its events (`EVENT_OPERANDS`), and one function for each kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from cantina.text import Amount

Origin = TypeVar("Origin")  # what a game takes its names from: its content, or a part of it
Teller = Callable[[Origin, int], dict[str, Any]]
Operands = Mapping[str, tuple[str, ...]]  # the kinds of the operands, by the word of the action or event


def named(name: str, teller: Callable[[Origin, int], Any]) -> Teller[Origin]:
    """A kind that is told by one value, such as the name of a card."""
    return lambda source, number: {name: teller(source, number)}


def plain(name: str) -> Teller[Any]:
    """A kind that is told by the number itself."""
    return lambda source, number: {name: number}


def amount(name: str) -> Teller[Any]:
    """A kind that is told by a number that may be large, such as money: its digits are grouped."""
    return lambda source, number: {name: Amount(number)}


def operand_values(
    tellers: Mapping[str, Teller[Origin]], source: Origin, kinds: Iterable[str], numbers: Iterable[int]
) -> dict[str, Any]:
    """The values of some operands; numbers without a kind mean nothing."""
    values: dict[str, Any] = {}
    for kind, number in zip(kinds, numbers, strict=False):
        values |= tellers[kind](source, number)
    return values
