"""Codes and the words for them, rows and their columns: one definition each, which compiled rules read too."""

from typing import NamedTuple

import numpy as np
import pytest

from cantina.engine.compiled import interpreted, njit
from cantina.engine.names import by_name, columns, field, named

EVENT, EVENTS = named("turn", "drew-card", "pass")


class DoorRow(NamedTuple):
    """A row of a table."""

    a: int
    b: int
    locked: int


DOOR_ROW = columns(DoorRow)


@njit
def other_side(doors, row, cell):
    """Columns that are read by their names."""
    return doors[row, DOOR_ROW.b if doors[row, DOOR_ROW.a] == cell else DOOR_ROW.a]


@njit
def after_drawing(code):
    """What comes after a code that is read from a global tuple."""
    return EVENT.pass_ if code == EVENT.drew_card else EVENT.turn


def test_a_code_is_the_place_of_its_word():
    assert [EVENTS[code] for code in EVENT] == list(EVENTS) == ["turn", "drew-card", "pass"]
    assert (EVENT.turn, EVENT.drew_card, EVENT.pass_) == (0, 1, 2)


def test_a_code_may_have_no_name():
    phase, phases = named("", "draw", "over")
    assert (phase.draw, phase.over, phases[0]) == (1, 2, "")
    assert len(phase) == 2


def test_numbers_of_any_kind_can_have_names():
    first = by_name(["draw", "play-on"], [0, 40])
    assert (first.draw, first.play_on) == (0, 40)
    with pytest.raises(TypeError):
        by_name(["draw", "play-on"], [0])


def test_a_word_becomes_a_name_that_can_be_written():
    assert (field("drew-card"), field("pass"), field("turn")) == ("drew_card", "pass_", "turn")


def test_a_name_that_is_not_there_is_noticed():
    with pytest.raises(AttributeError):
        _ = EVENT.drew_crad


@pytest.mark.parametrize("words", [("turn", "turn"), ("drew-card", "drew_card"), ("two words",), ("_hidden",)])
def test_words_that_give_no_names_are_refused(words):
    with pytest.raises(ValueError, match=r"(?i)field name|identifier"):
        named(*words)


@pytest.mark.parametrize("form", [after_drawing, interpreted(after_drawing)], ids=["compiled", "interpreted"])
def test_compiled_and_interpreted_rules_read_the_same_codes(form):
    assert [form(code) for code in EVENT] == [EVENT.turn, EVENT.pass_, EVENT.turn]


def test_a_column_is_the_place_of_its_field():
    assert columns(DoorRow) == DoorRow(a=0, b=1, locked=2)
    assert columns(DoorRow, 2) == DoorRow(a=2, b=3, locked=4)
    row = DoorRow(a=7, b=8, locked=1)
    assert (row[DOOR_ROW.a], row[DOOR_ROW.b], row[DOOR_ROW.locked]) == row


def test_a_row_may_have_no_columns():
    assert columns(NamedTuple("Nothing", [])) == ()


@pytest.mark.parametrize("form", [other_side, interpreted(other_side)], ids=["compiled", "interpreted"])
def test_compiled_and_interpreted_rules_read_the_same_columns(form):
    doors = np.array([DoorRow(3, 4, 0), DoorRow(5, 3, 1)], np.int8)
    assert [form(doors, row, cell) for row, cell in ((0, 3), (0, 4), (1, 3))] == [4, 3, 5]
