"""Random shuffles that can be verified: ChaCha8 in the record, one stream for each shuffle.

The key is the 256-bit seed of the game. Every shuffle draws from a stream of its own, named by what is shuffled and
how often it was before. So the same seed gives the same deal whatever the players do, and no deck depends on another.
"""

from cantina.engine.compiled import njit
from cantina.engine.record import WORD, Record, i2, u4

KINDS = 16  # how many different things a game may shuffle
SEED_WORDS = 8
CHACHA8 = 4  # double rounds
EXPA, ND_3, TWO_BY, TE_K = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574


class Chance(Record):
    """The chance of a game; the record of every game begins with it."""

    seed: u4[SEED_WORDS]
    opened: i2[KINDS]  # how often a stream of each kind was opened
    words: u4[16]  # the block in use; blank between two shuffles
    kind: i2
    block: i2  # number of the next block
    used: i2  # words of the block already given out


@njit
def rotate(word, bits):
    """Turn a 32-bit word to the left."""
    return ((word << bits) | (word >> (32 - bits))) & WORD


@njit
def quarter(a, b, c, d):
    """ChaCha's quarter round."""
    a = (a + b) & WORD
    d = rotate(d ^ a, 16)
    c = (c + d) & WORD
    b = rotate(b ^ c, 12)
    a = (a + b) & WORD
    d = rotate(d ^ a, 8)
    c = (c + d) & WORD
    b = rotate(b ^ c, 7)
    return a, b, c, d


@njit
def chacha(s, doubles, w12, w13, w14, w15):
    """Fill `s.words` with the block that has the last four input words w12 to w15, after `doubles` double rounds."""
    a0, a1, a2, a3 = EXPA, ND_3, TWO_BY, TE_K
    b0, b1, b2, b3 = s.seed[0] & WORD, s.seed[1] & WORD, s.seed[2] & WORD, s.seed[3] & WORD
    c0, c1, c2, c3 = s.seed[4] & WORD, s.seed[5] & WORD, s.seed[6] & WORD, s.seed[7] & WORD
    d0, d1, d2, d3 = w12 & WORD, w13 & WORD, w14 & WORD, w15 & WORD
    for _ in range(doubles):
        a0, b0, c0, d0 = quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter(a3, b0, c1, d2)
    s.words[0], s.words[1] = (a0 + EXPA) & WORD, (a1 + ND_3) & WORD
    s.words[2], s.words[3] = (a2 + TWO_BY) & WORD, (a3 + TE_K) & WORD
    s.words[4], s.words[5] = (b0 + s.seed[0]) & WORD, (b1 + s.seed[1]) & WORD
    s.words[6], s.words[7] = (b2 + s.seed[2]) & WORD, (b3 + s.seed[3]) & WORD
    s.words[8], s.words[9] = (c0 + s.seed[4]) & WORD, (c1 + s.seed[5]) & WORD
    s.words[10], s.words[11] = (c2 + s.seed[6]) & WORD, (c3 + s.seed[7]) & WORD
    s.words[12], s.words[13] = (d0 + w12) & WORD, (d1 + w13) & WORD
    s.words[14], s.words[15] = (d2 + w14) & WORD, (d3 + w15) & WORD


@njit
def open_stream(s, kind):
    """Begin the next stream of this kind."""
    s.kind = kind
    s.opened[kind] += 1
    s.block = 0
    s.used = 16


@njit
def close_stream(s):
    """Leave nothing of a stream in the record."""
    s.kind = 0
    s.block = 0
    s.used = 0
    for i in range(16):
        s.words[i] = 0


@njit
def word(s):
    """The next 32 bits of the open stream."""
    if s.used == 16:
        chacha(s, CHACHA8, s.block, 0, s.kind, s.opened[s.kind])
        s.block += 1
        s.used = 0
    s.used += 1
    return s.words[s.used - 1] & WORD


@njit
def below(s, n):
    """A number from 0 to n-1, each with exactly the same odds, for n below 2**31.

    A word times n falls into one of n strips of 2**32; words that would make some strips longer than others are
    dropped. Dividing is rarely needed, and slow.
    """
    product = word(s) * n
    if product & WORD < n:
        unfair = (WORD + 1) % n
        while product & WORD < unfair:
            product = word(s) * n
    return product >> 32


@njit
def shuffle(s, kind, piles, row, count):
    """Put the first `count` cards of one pile into random order (Fisher and Yates), from a stream of its own."""
    open_stream(s, kind)
    for last in range(count - 1, 0, -1):
        other = below(s, last + 1)
        kept = piles[row, last]
        piles[row, last] = piles[row, other]
        piles[row, other] = kept
    close_stream(s)


@njit
def random_number(s, kind, n):
    """A number from 0 to n-1, from a stream of its own."""
    open_stream(s, kind)
    number = below(s, n)
    close_stream(s)
    return number


@njit
def conceal_chance(s):
    """Blank the seed, and how often each stream was opened: no viewer may know them."""
    for i in range(SEED_WORDS):
        s.seed[i] = 0
    for kind in range(KINDS):
        s.opened[kind] = 0
