"""JSON written by compiled code: a view for each viewer of a table, after every action, must cost next to nothing.

A game that writes its views this way has a function `write_view`, which calls these, and the writers of fields
(`json_fields.py`), one after the other. They write commas where they are needed. Words are numbered beforehand
(`Words`), because compiled code has no strings; names of content, which packs may change, lie in the tables as such
words. Interpreted code writes into a `Draft` instead, word by word. A view has less than `SIZE` bytes; a longer one
raises ValueError.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np

from cantina.engine.chance import SEED_WORDS
from cantina.engine.compiled import njit, njit_or
from cantina.engine.names import by_name
from cantina.engine.record import WORD, Record, i1, i4

SIZE = 65_536  # of the buffer
OPEN, CLOSE, FIRST, LAST, COLON, COMMA, QUOTE, MINUS, ZERO, LETTER_A = (ord(letter) for letter in '{}[]:,"-0a')
LINE = ord("\n")  # ends a text where one buffer holds several
NULL, TRUE, FALSE = range(3)


class Text(Record):
    """A buffer and how much of it is used."""

    length: i4
    cells: i1[SIZE]


class Words:
    """Words that a game may write, quoted for JSON; each has a number."""

    def __init__(self, words: Iterable[str], quote: str = '"') -> None:
        self.numbers = {word: number for number, word in enumerate(words)}
        quoted = [f"{quote}{word}{quote}".encode("ascii") for word in self.numbers]
        self.letters = np.frombuffer(b"".join(quoted), np.int8)
        self.ends = np.cumsum([0, *map(len, quoted)])

    def __getitem__(self, word: str) -> int:
        return self.numbers[word]

    def keys(self, shape: Any) -> Any:
        """The number of the word for each field of a TypedDict: `words.keys(View).viewer`."""
        return by_name(shape.__annotations__, (self[name] for name in shape.__annotations__))


def view_words(shapes: Iterable[Any], *values: str) -> Words:
    """The words of a view: the fields of its TypedDicts, and the words that stand in them."""
    return Words(dict.fromkeys([*(name for shape in shapes for name in shape.__annotations__), *values]))


_LITERALS = Words(("null", "true", "false"), "")
LETTERS, ENDS = _LITERALS.letters, _LITERALS.ends


class Draft:
    """The parts of a text, for interpreted code."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.words: dict[tuple[int, int], str] = {}  # of letters, known by their id, and their numbers


def new_text() -> np.ndarray[Any, Any]:
    """An empty buffer; the bytes behind its end are arbitrary."""
    text = np.empty(1, Text.dtype)
    text["length"] = 0
    return text


def written(text: np.ndarray[Any, Any]) -> bytes:
    """The bytes that were written; ValueError if they did not fit."""
    size = int(text["length"][0])
    if size >= SIZE:
        raise ValueError(f"a view is longer than {SIZE} bytes")
    return text["cells"][0, :size].tobytes()


def draft_byte(draft: Draft, byte: int) -> None:
    """Append a character."""
    draft.parts.append(chr(byte))


def draft_between(draft: Draft) -> None:
    """Write a comma, unless a text, an object or a list has just begun or a key was written."""
    if draft.parts and draft.parts[-1][-1] not in "{[:\n":
        draft.parts.append(",")


def draft_word(draft: Draft, letters: Any, ends: Any, word: int) -> None:
    """Write the letters of a word."""
    known = id(letters), word
    if known not in draft.words:
        draft.words[known] = bytes(letters[ends[word] : ends[word + 1]]).decode()
    draft.parts.append(draft.words[known])


def draft_value(draft: Draft, letters: Any, ends: Any, word: int) -> None:
    """Write a word as a value."""
    draft_between(draft)
    draft_word(draft, letters, ends, word)


def draft_key(draft: Draft, letters: Any, ends: Any, word: int) -> None:
    """Write the key of the value that follows."""
    draft_value(draft, letters, ends, word)
    draft.parts[-1] += ":"


def draft_digits(draft: Draft, number: int) -> None:
    """Write the digits of a number."""
    draft.parts.append(str(number))


def draft_number(draft: Draft, number: int) -> None:
    """Write a whole number."""
    draft_between(draft)
    draft.parts.append(str(number))


@njit_or(draft_byte)
def put(text, byte):
    """Append a byte; drop it if the buffer is full."""
    if text.length < SIZE:
        text.cells[text.length] = byte
        text.length += 1


@njit_or(draft_between)
def between(text):
    """Write a comma, unless a text, an object or a list has just begun or a key was written."""
    if text.length == 0:
        return
    last = text.cells[text.length - 1] + 0
    if last not in (OPEN, FIRST, COLON, LINE):
        put(text, COMMA)


@njit
def begin(text, bracket):
    """Begin an object or a list."""
    between(text)
    put(text, bracket)


@njit_or(draft_word)
def copy_word(text, letters, ends, word):
    """Write the letters of a word; if there is no room for them the buffer is full."""
    at, first, size = text.length + 0, ends[word], ends[word + 1] - ends[word]
    if at + size > SIZE:
        text.length = SIZE
        return
    for i in range(size):  # indices without sign: the letters are copied many at a time
        text.cells[np.uint64(at + i)] = letters[np.uint64(first + i)]
    text.length = at + size


@njit_or(draft_value)
def write_word(text, letters, ends, word):
    """Write a word as a value."""
    between(text)
    copy_word(text, letters, ends, word)


@njit_or(draft_key)
def write_key(text, letters, ends, word):
    """Write the key of the value that follows."""
    write_word(text, letters, ends, word)
    put(text, COLON)


@njit_or(draft_number)
def write_number(text, number):
    """Write a whole number."""
    between(text)
    if number < 0:
        put(text, MINUS)
        number = -number
    put_digits(text, number)


@njit_or(draft_digits)
def put_digits(text, number):
    """Append the digits of a number that is not negative."""
    unit = 1
    while unit * 10 <= number:
        unit *= 10
    while unit > 0:
        put(text, ZERO + number // unit % 10)
        unit //= 10


@njit
def write_place(text, letter, number):
    """Write a letter and a number as one word, such as "c12"; the letter 0 is none."""
    between(text)
    put(text, QUOTE)
    if letter > 0:
        put(text, letter)
    put_digits(text, number)
    put(text, QUOTE)


@njit
def write_null(text):
    """Write null."""
    write_word(text, LETTERS, ENDS, NULL)


@njit
def write_number_or_null(text, number):
    """Write a number, or null if it is negative."""
    if number < 0:
        write_null(text)
    else:
        write_number(text, number)


@njit
def write_truth(text, truth):
    """Write true or false."""
    write_word(text, LETTERS, ENDS, TRUE if truth else FALSE)


@njit
def write_seed(text, seed, over):
    """Write the seed of a game as hexadecimal digits, the lowest byte first; null before its end: it is secret."""
    if not over:
        write_null(text)
        return
    between(text)
    put(text, QUOTE)
    for i in range(SEED_WORDS):
        for place in (4, 0, 12, 8, 20, 16, 28, 24):
            digit = (seed[i] & WORD) >> place & 15
            put(text, digit + (ZERO if digit < 10 else LETTER_A - 10))
    put(text, QUOTE)
