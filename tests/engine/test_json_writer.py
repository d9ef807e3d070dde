"""JSON written by compiled code: the same text in both forms, and never a broken one."""

import json

import numpy as np
import pytest

from cantina.engine import json_writer
from cantina.engine.compiled import interpreted
from cantina.engine.json_writer import CLOSE, FIRST, LAST, LINE, OPEN, SIZE, Draft, Words, new_text, written

WORDS = Words(("name", "seat", "cards"))
LETTERS, ENDS = WORDS.letters, WORDS.ends


class Pen:
    """Writes in one of the two forms."""

    def __init__(self, compiled):
        self.compiled = compiled
        self.text = new_text()[0] if compiled else Draft()

    def __getattr__(self, name):
        function = getattr(json_writer, name)
        function = function if self.compiled else interpreted(function)
        return lambda *given: function(self.text, *given)

    def key(self, word):
        self.write_key(LETTERS, ENDS, WORDS[word])

    def word(self, word):
        self.write_word(LETTERS, ENDS, WORDS[word])

    def read(self):
        if not self.compiled:
            return "".join(self.text.parts)
        return bytes(self.text.cells[: self.text.length]).decode()


@pytest.fixture(params=[True, False], ids=["compiled", "interpreted"])
def pen(request):
    return Pen(request.param)


def test_an_object_with_all_kinds_of_values(pen):
    pen.begin(OPEN)
    pen.key("name")
    pen.word("cards")
    pen.key("seat")
    pen.write_null()
    pen.key("cards")
    pen.begin(FIRST)
    pen.write_truth(True)
    pen.write_truth(False)
    pen.write_number_or_null(-1)
    pen.write_number_or_null(0)
    pen.put(LAST)
    pen.put(CLOSE)
    assert pen.read() == '{"name":"cards","seat":null,"cards":[true,false,null,0]}'


def test_what_is_empty_stays_empty(pen):
    pen.begin(FIRST)
    pen.begin(OPEN)
    pen.put(CLOSE)
    pen.begin(FIRST)
    pen.put(LAST)
    pen.put(LAST)
    assert pen.read() == "[{},[]]"


def test_each_line_of_a_buffer_is_a_text_of_its_own(pen):
    pen.write_number(1)
    pen.put(LINE)
    pen.put(LINE)
    pen.begin(OPEN)
    pen.put(CLOSE)
    assert pen.read() == "1\n\n{}"


def test_numbers_of_every_length(pen):
    numbers = [0, 7, 9, 10, 99, 100, 12345, -1, -10, -999, 2**31]
    pen.begin(FIRST)
    for number in numbers:
        pen.write_number(number)
    pen.put(LAST)
    assert json.loads(pen.read()) == numbers


def test_places_have_a_letter_and_a_number_or_a_number_alone(pen):
    pen.begin(FIRST)
    pen.write_place(ord("c"), 0)
    pen.write_place(ord("t"), 120)
    pen.write_place(0, 7)
    pen.put(LAST)
    assert pen.read() == '["c0","t120","7"]'


@pytest.mark.parametrize("over", [False, True])
def test_a_seed_is_written_in_the_order_of_its_bytes_once_the_game_is_over(pen, over):
    raw = bytes(range(224, 256))
    pen.begin(FIRST)
    pen.write_seed(np.frombuffer(raw, "<u4"), over)
    pen.put(LAST)
    assert json.loads(pen.read()) == ([raw.hex()] if over else [None])


def test_a_text_that_does_not_fit_is_never_handed_out():
    text = new_text()
    for _ in range(SIZE + 10):
        json_writer.put(text[0], ord("x"))
    with pytest.raises(ValueError, match=str(SIZE)):
        written(text)


def test_a_text_that_just_fits_is():
    text = new_text()
    for _ in range(SIZE - 1):
        json_writer.put(text[0], ord("x"))
    assert written(text) == b"x" * (SIZE - 1)


@pytest.mark.parametrize(("room", "fits"), [(7, True), (6, False), (5, False)])
def test_a_word_is_written_whole_or_the_text_is_full(room, fits):
    text = new_text()
    for _ in range(SIZE - room):
        json_writer.put(text[0], ord("x"))
    json_writer.copy_word(text[0], LETTERS, ENDS, WORDS["name"])
    if fits:
        assert written(text).endswith(b'xx"name"')
    else:
        with pytest.raises(ValueError, match=str(SIZE)):
            written(text)
