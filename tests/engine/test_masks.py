"""Masks: sets of cards as the bits of a number, up to 63 of them."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cantina.engine.compiled import interpreted
from cantina.engine.masks import count, has, lowest, members, write_codes

FORMS = {"interpreted": interpreted, "compiled": lambda function: function}
SETS = st.sets(st.integers(0, 62))


@pytest.fixture(params=FORMS)
def form(request):
    return FORMS[request.param]


def mask_of(cards):
    return sum(1 << card for card in cards)


@pytest.mark.parametrize("card", [0, 1, 7, 8, 15, 16, 31, 32, 62])
def test_a_single_card(form, card):
    mask = 1 << card
    assert form(lowest)(mask) == card
    assert form(count)(mask) == 1
    assert form(has)(mask, card)
    assert not form(has)(mask, (card + 1) % 63)


@given(SETS)
def test_a_mask_is_the_set_it_stands_for(cards):
    mask = mask_of(cards)
    assert members(mask, 63) == sorted(cards)
    assert interpreted(count)(mask) == len(cards)
    assert {card for card in range(63) if interpreted(has)(mask, card)} == cards
    if cards:
        assert interpreted(lowest)(mask) == min(cards)


@given(SETS, st.integers(1, 62))
def test_members_beyond_the_size_are_left_out(cards, size):
    assert members(mask_of(cards), size) == sorted(card for card in cards if card < size)


def test_codes_are_written_behind_those_that_are_there(form):
    out = np.zeros(8, np.int16)
    out[0] = 9
    assert form(write_codes)(mask_of({2, 5, 62}), 100, out, 1) == 4
    assert list(out) == [9, 102, 105, 162, 0, 0, 0, 0]


def test_no_card_is_no_code(form):
    out = np.zeros(2, np.int16)
    assert form(write_codes)(0, 100, out, 1) == 1
    assert list(out) == [0, 0]
