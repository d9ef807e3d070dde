"""Dice for players who guess: what is slipped in is shuffled, and an imagined seed is some seed."""

from collections import Counter

import numpy as np
import pytest

from cantina.engine.chance import Chance
from cantina.engine.compiled import interpreted
from cantina.engine.dice import imagine_chance, random_member, roll, slip_in
from cantina.engine.record import Checked, blank, i1

FORMS = {
    "interpreted": (interpreted, Checked),
    "compiled": (lambda function: function, lambda records: records[0]),
}


class Piles(Chance):
    piles: i1[2, 10]


@pytest.fixture(params=FORMS)
def form(request):
    return FORMS[request.param]


def pile(form, cards, seed):
    """Some cards slipped into the second pile one by one."""
    wrap, hold = form
    s, rng = hold(blank(Piles)), np.array([seed])
    for size, card in enumerate(cards):
        wrap(slip_in)(s.piles, 1, size, card, rng)
    assert [int(s.piles[0, i]) for i in range(10)] == [0] * 10
    return tuple(int(s.piles[1, i]) for i in range(len(cards)))


def test_a_roll_is_below_its_bound_and_comes_again_with_its_seed(form):
    wrap, _ = form
    rolls = [[int(wrap(roll)(rng, 7)) for _ in range(50)] for rng in (np.array([3]), np.array([3]), np.array([4]))]
    assert set(rolls[0]) == set(range(7))
    assert rolls[0] == rolls[1] != rolls[2]


def test_every_member_of_a_mask_comes_up_about_as_often(form):
    wrap, _ = form
    rng, members = np.array([1]), (0, 1, 30, 31, 62)
    mask = sum(1 << card for card in members)
    found = Counter(int(wrap(random_member)(mask, rng)) for _ in range(1000))
    assert set(found) == set(members)
    assert all(150 < times < 250 for times in found.values())  # 200 each; a random bit and the next one: 16 to 500


def test_a_mask_of_one_member_has_no_choice(form):
    wrap, _ = form
    assert {int(wrap(random_member)(1 << card, np.array([card]))) - card for card in range(63)} == {0}


def test_what_is_slipped_in_is_all_there(form):
    for seed in range(20):
        assert sorted(pile(form, range(10, 20), seed)) == list(range(10, 20))


def test_every_order_comes_up_about_as_often():
    orders = Counter(pile(FORMS["compiled"], (1, 2, 3), seed) for seed in range(3000))
    assert len(orders) == 6
    assert sum((count - 500) ** 2 / 500 for count in orders.values()) < 20.5  # chi square, 5 degrees, 0.1 %


def test_both_forms_shuffle_alike():
    piles = [[pile(form, range(9), seed) for seed in range(30)] for form in FORMS.values()]
    assert piles[0] == piles[1]


def test_an_imagined_seed_is_full_and_another_one_each_time(form):
    wrap, hold = form
    seeds = set()
    for seed in range(20):
        s = hold(blank(Chance))
        wrap(imagine_chance)(s, np.array([seed]))
        seeds.add(tuple(int(s.seed[i]) for i in range(8)))
    assert len(seeds) == 20
    assert all(0 < word < 1 << 31 for words in seeds for word in words)
