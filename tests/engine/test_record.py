"""Records: declared by annotations, equal bytes when equal, checked when interpreted."""

import numpy as np
import pytest

from cantina.engine.record import Checked, CheckedRows, Plain, Record, blank, copied, i1, i2, i4, i8, plain_tables, u4


class Base(Record):
    seed: u4[2]
    turn: i2


class Table(Base):
    phase: i1
    hand: i2[3, 5]
    mask: i8[3]
    score: i4
    cube: i1[2, 3, 4]


def test_a_record_has_the_fields_of_its_bases_and_its_own():
    assert {"seed", "turn", "phase", "hand", "mask", "score"} <= set(Table.dtype.names)
    assert Table.dtype["hand"].shape == (3, 5)
    assert Table.dtype["phase"] == np.int8


def test_a_field_is_named_once():
    with pytest.raises(TypeError, match="twice"):

        class Again(Base):
            turn: i1


def test_a_record_has_no_unnamed_bytes():
    covered = sum(Table.dtype[name].itemsize for name in Table.dtype.names)
    assert covered == Table.dtype.itemsize
    assert Table.dtype.itemsize % 8 == 0


def test_a_checked_record_and_its_array_are_the_same_bytes():
    records = blank(Table, 3)
    s = Checked(records, 1)
    s.turn = 7
    s.turn += 1
    s.hand[2, 4] = -3
    s.mask[0] |= 1 << 62
    assert records[1].turn == 8
    assert records[1].hand[2, 4] == -3
    assert records[1].mask[0] == 1 << 62
    assert records[0].tobytes() == records[2].tobytes() == bytes(Table.dtype.itemsize)


def test_numbers_read_are_plain_integers():
    s = Checked(blank(Table))
    s.phase = 127
    assert type(s.phase) is int
    assert s.phase + 1 == 128  # an int8 would have turned negative
    assert type(s.hand[0, 0]) is int


@pytest.mark.parametrize("index", [(0, -1), (3, 0), (0, 5), (-1, 0)])
def test_an_index_outside_is_refused(index):
    s = Checked(blank(Table))
    with pytest.raises(IndexError):
        s.hand[index]
    with pytest.raises(IndexError):
        s.hand[index] = 1


def test_an_array_is_indexed_with_all_its_dimensions():
    s = Checked(blank(Table))
    with pytest.raises(IndexError):
        s.hand[1]


def test_a_number_that_does_not_fit_is_refused():
    s = Checked(blank(Table))
    with pytest.raises(ValueError, match=r"."):
        s.phase = 128
    with pytest.raises(ValueError, match=r"."):
        s.hand[0, 0] = 1 << 15


def test_a_misspelt_field_is_refused():
    s = Checked(blank(Table))
    with pytest.raises(AttributeError):
        s.hnad  # noqa: B018
    with pytest.raises(KeyError):
        s.trun = 1


def test_rows_copy_records():
    records, others = blank(Table, 2), blank(Table, 2)
    Checked(records, 1).turn = 5
    CheckedRows(others)[0] = CheckedRows(records)[1]
    assert others[0].turn == 5
    assert others[1].turn == 0


def test_a_copy_is_on_its_own():
    records = blank(Table, 2)
    records[1].turn = 3
    other = copied(records)
    assert other.tobytes() == records.tobytes()
    assert (other.dtype, other.shape) == (records.dtype, records.shape)
    other[1].turn = 4
    assert records[1].turn == 3


def test_a_plain_record_is_numbers_and_lists():
    records = blank(Table)
    s = Checked(records)
    s.turn, s.mask[2], s.seed[1], s.hand[1, 4], s.cube[1, 2, 3] = -7, 1 << 62, 0xFFFFFFFF, -3, 5
    plain = Plain(records)
    assert (plain.turn, plain.mask, plain.seed) == (-7, [0, 0, 1 << 62], [0, 0xFFFFFFFF])
    assert (plain.hand[1, 4], plain.hand.row(1), plain.hand.shape) == (-3, [0, 0, 0, 0, -3], (3, 5))
    assert plain.cube[1, 2, 3] == 5
    with pytest.raises(AttributeError):
        plain.hnad  # noqa: B018


def test_a_plain_record_is_of_its_moment():
    records = blank(Table)
    plain = Plain(records)
    records["turn"] = 9
    assert (plain.turn, Plain(records).turn) == (0, 9)


def test_tables_are_taken_apart_once_and_anew_where_they_differ():
    records = blank(Table)
    assert plain_tables(records) is plain_tables(records.copy())
    records["turn"] = 1
    assert plain_tables(records).turn == 1
