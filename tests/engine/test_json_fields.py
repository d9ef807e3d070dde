"""The writers of fields: bound to the words of one game, alike in both forms."""

from typing import Literal

import pytest
from typing_extensions import TypedDict

from cantina.engine.compiled import interpreted
from cantina.engine.json_fields import field_writers
from cantina.engine.json_writer import CLOSE, LAST, OPEN, Draft, begin, new_text, put, view_words, write_null, written


class Card(TypedDict):
    colour: Literal["red", "blue"]
    cards: list[int]


class Hand(TypedDict):
    cards: list[int]
    best: Card | None


WORDS = view_words((Hand, Card), "red", "blue")
CARD, HAND = WORDS.keys(Card), WORDS.keys(Hand)
FIELDS = field_writers("hands", WORDS)
OTHER = field_writers("others", view_words((), "green"))


class Pen:
    """Writes in one of the two forms."""

    def __init__(self, compiled):
        self.compiled = compiled
        self.text = new_text() if compiled else Draft()

    def __call__(self, function, *given):
        if self.compiled:
            function(self.text[0], *given)
        else:
            interpreted(function)(self.text, *given)

    def read(self):
        return written(self.text).decode() if self.compiled else "".join(self.text.parts)


@pytest.fixture(params=[True, False], ids=["compiled", "interpreted"])
def pen(request):
    return Pen(request.param)


def test_a_field_is_a_name_and_a_value(pen):
    pen(begin, OPEN)
    pen(FIELDS.word, CARD.colour, WORDS["blue"])
    pen(FIELDS.number, HAND.best, -7)
    pen(FIELDS.truth, CARD.cards, True)
    pen(put, CLOSE)
    assert pen.read() == '{"colour":"blue","best":-7,"cards":true}'


def test_what_is_negative_is_nothing_where_it_may_be(pen):
    pen(FIELDS.word_or_null, CARD.colour, -1)
    pen(FIELDS.word_or_null, CARD.colour, WORDS["red"])
    pen(FIELDS.number_or_null, CARD.cards, -1)
    pen(FIELDS.number_or_null, CARD.cards, 0)
    assert pen.read() == '"colour":null,"colour":"red","cards":null,"cards":0'


def test_objects_and_lists_begin_with_their_names(pen):
    pen(begin, OPEN)
    pen(FIELDS.begin_list, HAND.cards)
    pen(put, LAST)
    pen(FIELDS.begin_object, HAND.best)
    pen(FIELDS.name, CARD.colour)
    pen(write_null)
    pen(FIELDS.begin_list, CARD.cards)
    pen(put, LAST)
    pen(put, CLOSE)
    pen(put, CLOSE)
    assert pen.read() == '{"cards":[],"best":{"colour":null,"cards":[]}}'


def test_a_mask_is_the_list_of_its_members(pen):
    pen(FIELDS.members_of, CARD.cards, 0b10_0101, 5, 30)  # of five bits; the sixth does not count
    pen(FIELDS.members_of, HAND.cards, 1 << 62, 63, 0)
    assert pen.read() == '"cards":[30,32],"cards":[62]'


def test_each_game_has_its_own_words(pen):
    pen(OTHER.number, 0, 1)
    pen(FIELDS.number, CARD.colour, 2)
    assert pen.read() == '"green":1,"colour":2'


def test_a_word_of_two_shapes_has_one_number():
    assert CARD.cards == HAND.cards
    assert list(WORDS.numbers) == ["cards", "best", "colour", "red", "blue"]
