"""Small compiled functions that are the same for every game."""

from cantina.engine.compiled import njit


@njit
def plain(number):
    """A number out of an array as the rules take it: a plain integer, never a small one that might overflow."""
    return int(number) + 0


@njit
def first_actor(mask):
    """The lowest seat of a mask that is not empty."""
    seat = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat


@njit
def contains(out, n, code):
    """Whether a code is among the first n."""
    for i in range(n):
        if out[i] == code:
            return True
    return False


@njit
def never_unfinished(s):
    """The `unfinished` of games whose rules score every game, also one that a limit ends (BH-S38)."""
    return False
