"""Records: everything a game is, in one block of memory of fixed size.

A record is declared by annotations and becomes a NumPy structured dtype::

    class State(Record):
        turn: i2
        hand: i2[SEATS, 5]

How small numbers behave, in one place:

- fields are signed (`i1`, `i2`, `i4`, `i8`); `u4` is for words of chance only and is always masked with `& WORD`
  when read;
- a number read from a field and used in arithmetic is a 64-bit integer: numba widens it by itself, and `Checked`
  gives plain Python integers, so both forms compute alike;
- a number written to a field must fit: `Checked` refuses one that does not, compiled code would cut it off;
- an index counts from 0 and is never negative: `Checked` refuses others, compiled code does not look;
- an array field is always indexed with all of its dimensions at once.
"""

from __future__ import annotations

import inspect
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from math import prod
from typing import Any, ClassVar

import numpy as np

Array = np.ndarray[Any, Any]
WORD = 0xFFFFFFFF


@dataclass(frozen=True)
class Small:
    """The type of a field: a kind of small number, and the shape of an array of them."""

    code: str
    shape: tuple[int, ...] = ()

    def __getitem__(self, shape: int | tuple[int, ...]) -> Small:
        return replace(self, shape=shape if isinstance(shape, tuple) else (shape,))


i1, i2, i4, i8, u4 = (Small(code) for code in ("i1", "i2", "i4", "i8", "u4"))


def _bytes(fields: list[tuple[str, Small]]) -> int:
    return sum(np.dtype(kind.code).itemsize * prod(kind.shape) for _, kind in fields)


class Record:
    """The base of all records; a subclass has the fields of its bases and its own."""

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        named = [
            (name, kind)
            for base in reversed(cls.__mro__)
            for name, kind in inspect.get_annotations(base).items()
            if isinstance(kind, Small)
        ]
        fields = dict(named)
        if len(fields) != len(named):
            raise TypeError(f"{cls.__name__} names a field twice, or one of its bases has it")
        # Widest numbers first and the end filled up: no unnamed bytes, so equal records have equal bytes.
        ordered = sorted(fields.items(), key=lambda field: -np.dtype(field[1].code).itemsize)
        ordered += [("filler", i1[-_bytes(ordered) % 8])] if _bytes(ordered) % 8 else []
        layout = np.dtype([(name, kind.code, kind.shape) for name, kind in ordered], align=True)
        cls.dtype = np.dtype((np.record, layout))


def blank(record: type[Record], count: int = 1) -> Array:
    """`count` records with every field zero."""
    return np.zeros(count, record.dtype)


def copied(records: Array) -> Array:
    """A copy of records; faster than that of NumPy, which copies field by field."""
    return np.ndarray(records.shape, records.dtype, bytearray(records.tobytes()))


class CheckedArray:
    """An array field for interpreted code: plain integers, every index and every number checked."""

    __slots__ = ("cells", "shape", "size")

    def __init__(self, cells: memoryview, shape: tuple[int, ...]) -> None:
        self.cells, self.shape, self.size = cells, shape, prod(shape)

    def _place(self, index: int | tuple[int, ...]) -> int:
        indices = index if isinstance(index, tuple) else (index,)
        if len(indices) != len(self.shape):
            raise IndexError(f"{len(indices)} indices for an array of shape {self.shape}")
        place = 0
        for i, length in zip(indices, self.shape, strict=True):
            if not 0 <= i < length:
                raise IndexError(f"index {index} is outside an array of shape {self.shape}")
            place = place * length + i
        return place

    def __getitem__(self, index: int | tuple[int, ...]) -> int:
        return int(self.cells[self._place(index)])

    def __setitem__(self, index: int | tuple[int, ...], value: int) -> None:
        self.cells[self._place(index)] = value


class Checked:
    """A record for interpreted code, over the same bytes as the array it was made from."""

    __slots__ = ("_arrays", "_numbers", "_whole")

    def __init__(self, records: Array, row: int = 0) -> None:
        arrays: dict[str, CheckedArray] = {}
        numbers: dict[str, memoryview] = {}
        whole = memoryview(records.view(np.uint8).data).cast("B")[row * records.itemsize : (row + 1) * records.itemsize]
        for name, code, shape, start, end in _layout(records.dtype):
            cells = whole[start:end].cast(code)  # type: ignore[call-overload]
            if shape:
                arrays[name] = CheckedArray(cells, shape)
            else:
                numbers[name] = cells
        object.__setattr__(self, "_whole", whole)
        object.__setattr__(self, "_arrays", arrays)
        object.__setattr__(self, "_numbers", numbers)

    def __getattr__(self, name: str) -> Any:
        number = self._numbers.get(name)
        if number is not None:
            return number[0]
        try:
            return self._arrays[name]
        except KeyError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: int) -> None:
        self._numbers[name][0] = value


class Grid:
    """An array field of several dimensions, to be read."""

    __slots__ = ("cells", "shape")

    def __init__(self, cells: list[int], shape: tuple[int, ...]) -> None:
        self.cells, self.shape = cells, shape

    def __getitem__(self, index: tuple[int, ...]) -> int:
        place = 0
        for i, length in zip(index, self.shape, strict=True):
            place = place * length + i
        return self.cells[place]

    def row(self, number: int) -> list[int]:
        """One line of a grid of two dimensions."""
        return self.cells[number * self.shape[1] : (number + 1) * self.shape[1]]


class Plain:
    """A copy of a record for reading it: plain numbers and lists of them, unchecked. Views are made from it."""

    def __init__(self, records: Array) -> None:
        self._whole, self._places = memoryview(records.tobytes()), _places(records.dtype)

    def __getattr__(self, name: str) -> Any:
        try:
            code, shape, start, end = self._places[name]
        except KeyError:
            raise AttributeError(name) from None
        cells = self._whole[start:end].cast(code).tolist()  # type: ignore[call-overload]
        value = Grid(cells, shape) if len(shape) > 1 else cells if shape else cells[0]
        self.__dict__[name] = value  # found there from now on
        return value


@lru_cache(maxsize=16)
def _plain(whole: bytes, dtype: np.dtype[Any]) -> Plain:
    return Plain(np.frombuffer(whole, dtype))


def plain_tables(tables: Array) -> Plain:
    """The tables of a content to be read; all views share them, so they are unpacked once."""
    return _plain(tables.tobytes(), tables.dtype)


@cache
def _places(dtype: np.dtype[Any]) -> dict[str, tuple[str, tuple[int, ...], int, int]]:
    return {name: (code, shape, start, end) for name, code, shape, start, end in _layout(dtype)}


@cache
def _layout(dtype: np.dtype[Any]) -> tuple[tuple[str, str, tuple[int, ...], int, int], ...]:
    rows = []
    for name in dtype.names or ():
        kind, start = dtype.fields[name][:2]  # type: ignore[index]
        rows.append((name, kind.base.char, kind.shape, start, start + kind.itemsize))
    return tuple(rows)


class CheckedRows:
    """An array of records for interpreted loops."""

    def __init__(self, records: Array) -> None:
        self.records, self.shape = records, records.shape

    def __getitem__(self, row: int) -> Checked:
        return Checked(self.records, row)

    def __setitem__(self, row: int, other: Checked) -> None:
        self.records[row : row + 1].view(np.uint8)[:] = np.frombuffer(other._whole, np.uint8)
