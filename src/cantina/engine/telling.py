"""JSON written by compiled code: a view for everybody at a table, after every action, must cost next to nothing.

A game that writes its views this way has a function `tell`, which calls these one after the other. Commas come by
themselves. Words are numbered beforehand (`Words`), because compiled code has no texts. Interpreted code writes into a
`Draft` instead, word by word.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np

from cantina.engine.compiled import njit, njit_or
from cantina.engine.record import WORD, Record, i1, i4

SIZE = 16_384  # of the longest view
OPEN, CLOSE, FIRST, LAST, COLON, COMMA, QUOTE, MINUS, ZERO, LETTER_A = (ord(sign) for sign in '{}[]:,"-0a')
NULL, TRUE, FALSE = range(3)


class Text(Record):
    """A text that grows."""

    length: i4
    cells: i1[SIZE]


class Words:
    """Words that a game may write, quoted as JSON has them; each is known by its number."""

    def __init__(self, words: Iterable[str], quote: str = '"') -> None:
        self.numbers = {word: number for number, word in enumerate(words)}
        quoted = [f"{quote}{word}{quote}".encode("ascii") for word in self.numbers]
        self.letters = np.frombuffer(b"".join(quoted), np.int8)
        self.ends = np.cumsum([0, *map(len, quoted)])

    def __getitem__(self, word: str) -> int:
        return self.numbers[word]


_SIGNS = Words(("null", "true", "false"), "")
LETTERS, ENDS = _SIGNS.letters, _SIGNS.ends


class Draft:
    """A text that grows, for interpreted code."""

    def __init__(self) -> None:
        self.parts: list[str] = []


def new_text() -> np.ndarray[Any, Any]:
    """An empty text; what lies behind its end does not matter."""
    text = np.empty(1, Text.dtype)
    text["length"] = 0
    return text


def written(text: np.ndarray[Any, Any]) -> bytes:
    """What was written."""
    size = int(text["length"][0])
    if size >= SIZE:
        raise ValueError(f"a view is longer than {SIZE} bytes")
    return text["cells"][0, :size].tobytes()


def draft_sign(draft: Draft, sign: int) -> None:
    """One more sign."""
    draft.parts.append(chr(sign))


def draft_between(draft: Draft) -> None:
    """A comma, unless something has just begun."""
    if draft.parts and draft.parts[-1] not in ("{", "[", ":"):
        draft.parts.append(",")


def draft_word(draft: Draft, letters: Any, ends: Any, word: int) -> None:
    """The letters of a word."""
    draft.parts.append(letters[ends[word] : ends[word + 1]].tobytes().decode())


def draft_number(draft: Draft, number: int) -> None:
    """A whole number."""
    draft_between(draft)
    draft.parts.append(str(number))


@njit_or(draft_sign)
def put(text, sign):
    """One more sign; a text that is full stays as it is."""
    if text.length < SIZE:
        text.cells[text.length] = sign
        text.length += 1


@njit_or(draft_between)
def between(text):
    """A comma, unless something has just begun."""
    if text.length == 0:
        return
    last = text.cells[text.length - 1] + 0
    if last not in (OPEN, FIRST, COLON):
        put(text, COMMA)


@njit
def begin(text, bracket):
    """An object or a list begins."""
    between(text)
    put(text, bracket)


@njit_or(draft_word)
def copy_word(text, letters, ends, word):
    """The letters of a word."""
    for i in range(ends[word], ends[word + 1]):
        put(text, letters[i])


@njit
def write_word(text, letters, ends, word):
    """A word as a value."""
    between(text)
    copy_word(text, letters, ends, word)


@njit
def write_key(text, letters, ends, word):
    """The name of what follows."""
    write_word(text, letters, ends, word)
    put(text, COLON)


@njit_or(draft_number)
def write_number(text, number):
    """A whole number."""
    between(text)
    if number < 0:
        put(text, MINUS)
        number = -number
    unit = 1
    while unit * 10 <= number:
        unit *= 10
    while unit > 0:
        put(text, ZERO + number // unit % 10)
        unit //= 10


@njit
def write_null(text):
    """Nothing."""
    write_word(text, LETTERS, ENDS, NULL)


@njit
def write_number_or_null(text, number):
    """A number, or nothing where it is negative."""
    if number < 0:
        write_null(text)
    else:
        write_number(text, number)


@njit
def write_truth(text, truth):
    """Yes or no."""
    write_word(text, LETTERS, ENDS, TRUE if truth else FALSE)


@njit
def write_bytes(text, words, count):
    """Words of 32 bits as the text of their bytes, two signs a byte, the lowest byte first."""
    between(text)
    put(text, QUOTE)
    for i in range(count):
        for place in (4, 0, 12, 8, 20, 16, 28, 24):
            digit = (words[i] & WORD) >> place & 15
            put(text, digit + (ZERO if digit < 10 else LETTER_A - 10))
    put(text, QUOTE)
