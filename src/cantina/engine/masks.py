"""Masks: sets of cards of one deck, or of seats, as the bits of a number."""

from cantina.engine.compiled import njit


@njit
def has(mask, card):
    """Whether a mask holds a card."""
    return (mask >> card) & 1 == 1


@njit
def lowest(mask):
    """The lowest card of a mask that is not empty, found by halving."""
    card = 0
    if mask & 0xFFFFFFFF == 0:
        card, mask = 32, mask >> 32
    if mask & 0xFFFF == 0:
        card, mask = card + 16, mask >> 16
    if mask & 0xFF == 0:
        card, mask = card + 8, mask >> 8
    if mask & 0xF == 0:
        card, mask = card + 4, mask >> 4
    if mask & 0x3 == 0:
        card, mask = card + 2, mask >> 2
    return card + 1 if mask & 1 == 0 else card


@njit
def count(mask):
    """How many cards a mask holds."""
    number = 0
    while mask != 0:
        mask &= mask - 1
        number += 1
    return number


@njit
def write_codes(mask, first, out, n):
    """One action code for each card of a mask, counted from `first`, behind the n that are there; how many then."""
    while mask != 0:
        out[n] = first + lowest(mask)
        mask &= mask - 1
        n += 1
    return n


def members(mask: int, size: int) -> list[int]:
    """The cards of a mask, for views; only the first `size` bits count."""
    mask &= (1 << size) - 1
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found
