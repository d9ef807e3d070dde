"""Hands in the order of card numbers, whatever comes and goes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cantina.engine.compiled import interpreted
from cantina.engine.hands import NO_CARD, put_in_order, take_out
from cantina.engine.record import Checked, Record, blank, i1, i2

ROOM = 8
FORMS = {
    "interpreted": (interpreted, Checked),
    "compiled": (lambda function: function, lambda records: records[0]),
}


class Hands(Record):
    hands: i2[2, ROOM]
    sizes: i1[2]


@pytest.fixture(params=FORMS)
def form(request):
    return FORMS[request.param]


def dealt(form, cards):
    """The second of two empty hands with some cards."""
    wrap, hold = form
    s = hold(blank(Hands))
    for row in range(2):
        for i in range(ROOM):
            s.hands[row, i] = NO_CARD
    for card in cards:
        wrap(put_in_order)(s.hands, s.sizes, 1, card)
    return s


def cards_of(s, row):
    """All places of a hand, the free ones too."""
    return [int(s.hands[row, i]) for i in range(ROOM)]


def test_a_card_goes_to_its_place(form):
    s = dealt(form, (30, 10, 20))
    assert cards_of(s, 1) == [10, 20, 30, *[NO_CARD] * 5]
    assert (int(s.sizes[0]), int(s.sizes[1])) == (0, 3)
    assert cards_of(s, 0) == [NO_CARD] * ROOM


@pytest.mark.parametrize(("card", "rest"), [(10, [20, 30]), (20, [10, 30]), (30, [10, 20])])
def test_the_others_close_the_gap(form, card, rest):
    s = dealt(form, (10, 20, 30))
    form[0](take_out)(s.hands, s.sizes, 1, card)
    assert cards_of(s, 1) == [*rest, *[NO_CARD] * 6]
    assert int(s.sizes[1]) == 2


def test_of_equal_cards_one_goes(form):
    s = dealt(form, (5, 5, 5, 2))
    form[0](take_out)(s.hands, s.sizes, 1, 5)
    assert cards_of(s, 1) == [2, 5, 5, *[NO_CARD] * 5]


def test_a_full_hand_can_be_emptied(form):
    s = dealt(form, range(ROOM))
    for card in range(ROOM):
        form[0](take_out)(s.hands, s.sizes, 1, card)
    assert cards_of(s, 1) == [NO_CARD] * ROOM
    assert int(s.sizes[1]) == 0


@given(st.lists(st.integers(0, 194), max_size=ROOM), st.data())
def test_a_hand_is_what_a_sorted_list_would_be(cards, data):
    s = dealt(FORMS["interpreted"], cards)
    left = sorted(cards)
    for card in data.draw(st.permutations(cards)):
        take = FORMS["interpreted"][0](take_out)
        take(s.hands, s.sizes, 1, card)
        left.remove(card)
        assert cards_of(s, 1) == [*left, *[NO_CARD] * (ROOM - len(left))]
