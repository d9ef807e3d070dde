"""The writers of fields for the words of this game, and of what a pack names."""

from cantina.engine.compiled import njit
from cantina.engine.json_fields import field_writers
from cantina.engine.json_writer import CLOSE, LAST, OPEN, begin, put, write_null, write_number, write_word
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.pack.sizes import SABOTAGE
from cantina.games.mandalorian_adventures.telling.titles import GAME
from cantina.games.mandalorian_adventures.telling.view_shapes import Named
from cantina.games.mandalorian_adventures.telling.view_words import WORDS

_FIELDS = field_writers(GAME, WORDS)
name, begin_object, begin_list, members_of = _FIELDS.name, _FIELDS.begin_object, _FIELDS.begin_list, _FIELDS.members_of
number, number_or_null, truth = _FIELDS.number, _FIELDS.number_or_null, _FIELDS.truth
word, word_or_null = _FIELDS.word, _FIELDS.word_or_null
LETTERS, ENDS, NAMED_KEY = WORDS.letters, WORDS.ends, WORDS.keys(Named)


@njit
def write_listed(text, value):
    """A word in a list."""
    write_word(text, LETTERS, ENDS, value)


@njit
def pack_word(text, t, key, value):
    """A field that holds a word of the pack, or nothing where its number is negative."""
    name(text, key)
    if value < 0:
        write_null(text)
    else:
        write_word(text, t.letters, t.ends, value)


@njit
def number_and_name(text, t, first, thing):
    """The two fields of a thing of the pack; `first` is the word of the first thing of its kind."""
    number(text, NAMED_KEY.number, thing)
    pack_word(text, t, NAMED_KEY.name, first + thing)


@njit
def write_named(text, t, first, thing):
    """A thing of the pack by its number and its name."""
    begin(text, OPEN)
    number_and_name(text, t, first, thing)
    put(text, CLOSE)


@njit
def named_or_null(text, t, key, first, thing):
    """A field that holds a thing of the pack, or nothing where its number is negative."""
    name(text, key)
    if thing < 0:
        write_null(text)
    else:
        write_named(text, t, first, thing)


@njit
def pile_of(text, t, key, first, things, row, size):
    """A field that holds the things in a row of an array."""
    begin_list(text, key)
    for i in range(size):
        write_named(text, t, first, things[row, i])
    put(text, LAST)


@njit
def things_of(text, t, key, first, mask, size):
    """A field that holds the things of a mask; `size` is how many bits count."""
    begin_list(text, key)
    for thing in range(size):
        if has(mask, thing):
            write_named(text, t, first, thing)
    put(text, LAST)


@njit
def sabotage_of(text, t, key, mask):
    """A field that holds the values of the sabotage tokens of a mask."""
    begin_list(text, key)
    for token in range(SABOTAGE):
        if has(mask, token):
            write_number(text, t.sabotage[token])
    put(text, LAST)
