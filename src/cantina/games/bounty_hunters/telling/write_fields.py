"""The fields of a view, as compiled code writes them; their names and words are those of `view.py`."""

from cantina.engine.compiled import njit
from cantina.engine.json_writer import (
    FIRST,
    LAST,
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
from cantina.games.bounty_hunters.telling.view import WORDS

LETTERS, ENDS = WORDS.letters, WORDS.ends


@njit
def name(text, key):
    """The name of a field."""
    write_key(text, LETTERS, ENDS, key)


@njit
def word(text, key, value):
    """A field that holds a word."""
    name(text, key)
    write_word(text, LETTERS, ENDS, value)


@njit
def word_or_null(text, key, value):
    """A field that holds a word, or nothing where its number is negative."""
    name(text, key)
    if value < 0:
        write_null(text)
    else:
        write_word(text, LETTERS, ENDS, value)


@njit
def number(text, key, value):
    """A field that holds a number."""
    name(text, key)
    write_number(text, value)


@njit
def number_or_null(text, key, value):
    """A field that holds a number, or nothing."""
    name(text, key)
    write_number_or_null(text, value)


@njit
def truth(text, key, value):
    """A field that says yes or no."""
    name(text, key)
    write_truth(text, value)


@njit
def begin_list(text, key):
    """A field that holds a list."""
    name(text, key)
    begin(text, FIRST)


@njit
def cards_of(text, key, mask, size, first):
    """A field that holds the cards of a mask."""
    begin_list(text, key)
    for card in range(size):
        if has(mask, card):
            write_number(text, first + card)
    put(text, LAST)
