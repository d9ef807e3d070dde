"""Masks: sets of cards of one deck, or of seats, as the bits of a number."""

from cantina.engine.compiled import njit


@njit
def has(mask, card):
    """Whether a mask holds a card."""
    return (mask >> card) & 1 == 1


@njit
def count(mask):
    """How many cards a mask holds: in pairs of bits, in fours, in bytes, then the sum of the bytes.

    LLVM knows this form, and makes one instruction of it where the processor has one.
    """
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((mask * 0x0101010101010101) >> 56) & 0xFF


@njit
def lowest(mask):
    """The lowest card of a mask that is not empty: as many places are below it. One instruction, too."""
    return count(~mask & (mask - 1))


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
