"""A small fast random generator for players: random moves, imagined games. Never for the cards of a game.

The state is one cell of an integer array. All arithmetic stays inside 62 bits, so that it gives the same numbers
interpreted, compiled and on a GPU.
"""

from cantina.engine.chance import SEED_WORDS
from cantina.engine.compiled import njit
from cantina.engine.masks import count, lowest
from cantina.engine.record import WORD


@njit
def roll(rng, n):
    """A number from 0 to n-1; the bias is below n / 2**32."""
    rng[0] = (rng[0] + 0x9E3779B9) & WORD
    z = rng[0] + 0
    z = ((z ^ (z >> 16)) * 0x21F0AAAD) & WORD
    z = ((z ^ (z >> 15)) * 0x735A2D97) & WORD
    z = z ^ (z >> 15)
    return (z * n) >> 32


@njit
def random_member(mask, rng):
    """One card of a mask that is not empty, each with the same odds."""
    for _ in range(roll(rng, count(mask))):
        mask &= mask - 1
    return lowest(mask)


@njit
def slip_in(piles, row, size, card, rng):
    """Put a card at a random place of a pile of `size` cards: one by one, that is a shuffle."""
    other = roll(rng, size + 1)
    piles[row, size] = piles[row, other]
    piles[row, other] = card


@njit
def imagine_chance(s, rng):
    """Some seed for an imagined game; 31 of the 32 bits of a word are enough for a guess."""
    for i in range(SEED_WORDS):
        s.seed[i] = roll(rng, 1 << 31)
