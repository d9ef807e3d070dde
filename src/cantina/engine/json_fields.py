"""The fields of a view, as compiled code writes them: the name, then the value.

The words of a view differ from game to game, and compiled code takes them as constants. So, as with the loops, `bind`
compiles a copy of these functions for each game, with the words of the game in place of the names below.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cantina.engine.compiled import bind, njit
from cantina.engine.json_writer import (
    FIRST,
    LAST,
    OPEN,
    Words,
    begin,
    put,
    write_key,
    write_null,
    write_number,
    write_number_or_null,
    write_truth,
    write_word,
)
from cantina.engine.masks import has

LETTERS: Any = None
ENDS: Any = None


class FieldWriters(NamedTuple):
    """The functions below, for the words of one game; `key` is the number of the word that names the field."""

    name: Callable[..., None]
    word: Callable[..., None]
    word_or_null: Callable[..., None]
    number: Callable[..., None]
    number_or_null: Callable[..., None]
    truth: Callable[..., None]
    begin_object: Callable[..., None]
    begin_list: Callable[..., None]
    members_of: Callable[..., None]


def name(text, key):
    """The name of a field."""
    write_key(text, LETTERS, ENDS, key)


def word(text, key, value):
    """A field that holds a word."""
    name(text, key)
    write_word(text, LETTERS, ENDS, value)


def word_or_null(text, key, value):
    """A field that holds a word, or nothing where its number is negative."""
    name(text, key)
    if value < 0:
        write_null(text)
    else:
        write_word(text, LETTERS, ENDS, value)


def number(text, key, value):
    """A field that holds a number."""
    name(text, key)
    write_number(text, value)


def number_or_null(text, key, value):
    """A field that holds a number, or nothing where it is negative."""
    name(text, key)
    write_number_or_null(text, value)


def truth(text, key, value):
    """A field that says yes or no."""
    name(text, key)
    write_truth(text, value)


def begin_object(text, key):
    """A field that holds an object."""
    name(text, key)
    begin(text, OPEN)


def begin_list(text, key):
    """A field that holds a list."""
    name(text, key)
    begin(text, FIRST)


def members_of(text, key, mask, size, first):
    """A field that holds the members of a mask of `size` bits, counted from `first`."""
    begin_list(text, key)
    for i in range(size):
        if has(mask, i):
            write_number(text, first + i)
    put(text, LAST)


# In an order in which each finds those it calls.
WRITERS = (name, word, word_or_null, number, number_or_null, truth, begin_object, begin_list, members_of)


def field_writers(game: str, words: Words) -> FieldWriters:
    """These functions for the words of a game."""
    functions = {function.__name__: function for function in WRITERS}
    return FieldWriters(**bind(functions, {"LETTERS": words.letters, "ENDS": words.ends}, game, njit))
