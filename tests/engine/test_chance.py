"""Chance: ChaCha against published vectors, streams that do not touch each other, numbers without bias."""

from collections import Counter

import pytest

from cantina.engine import chance
from cantina.engine.chance import Chance
from cantina.engine.compiled import interpreted
from cantina.engine.record import Checked, Record, blank, i1

FORMS = {
    "interpreted": (interpreted, Checked),
    "compiled": (lambda function: function, lambda records: records[0]),
}


@pytest.fixture(params=FORMS)
def form(request):
    return FORMS[request.param]


class Piles(Chance):
    piles: i1[2, 60]


def record(hold, key=bytes(32), kind=Chance):
    records = blank(kind)
    for i in range(8):
        records["seed"][0, i] = int.from_bytes(key[4 * i : 4 * i + 4], "little")
    return hold(records)


def block(form, key, doubles, *last):
    wrap, hold = form
    s = record(hold, key)
    wrap(chance.chacha)(s, doubles, *last)
    return b"".join(int(s.words[i]).to_bytes(4, "little") for i in range(16)).hex()


def test_chacha8_with_an_empty_key_as_published(form):
    # draft-strombergson-chacha-test-vectors, TC1, 256-bit key, 8 rounds: the first two blocks
    assert block(form, bytes(32), 4, 0, 0, 0, 0) == (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )
    assert block(form, bytes(32), 4, 1, 0, 0, 0) == (
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
    )


def test_chacha8_with_one_bit_of_the_key_set_as_published(form):
    # the same draft, TC2
    assert block(form, b"\1" + bytes(31), 4, 0, 0, 0, 0).startswith(
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
    )


def test_chacha12_and_chacha20_as_published(form):
    # the same draft, TC1 with 12 rounds; RFC 8439, section 2.3.2, with 20
    assert block(form, bytes(32), 6, 0, 0, 0, 0).startswith(
        "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f"
    )
    assert block(form, bytes(range(32)), 10, 1, 0x09000000, 0x4A000000, 0) == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


def drawn(form, kind, count, n, times=1):
    wrap, hold = form
    s = record(hold, bytes(range(32)))
    for _ in range(times):
        wrap(chance.open_stream)(s, kind)
    numbers = [int(wrap(chance.below)(s, n)) for _ in range(count)]
    wrap(chance.close_stream)(s)
    return numbers, s


def test_a_stream_is_named_by_what_is_shuffled_and_how_often(form):
    first, _ = drawn(form, 3, 40, 1000)
    assert drawn(form, 3, 40, 1000)[0] == first
    assert drawn(form, 2, 40, 1000)[0] != first
    assert drawn(form, 3, 40, 1000, times=2)[0] != first


def test_a_stream_longer_than_a_block_goes_on(form):
    numbers, _ = drawn(form, 0, 64, 1 << 31)
    assert len(set(numbers)) == 64


def test_nothing_of_a_stream_stays_in_the_record(form):
    _, s = drawn(form, 1, 5, 9)
    assert [int(s.words[i]) for i in range(16)] == [0] * 16
    assert (int(s.kind), int(s.block), int(s.used)) == (0, 0, 0)


def test_both_forms_draw_the_same_numbers():
    assert drawn(FORMS["compiled"], 4, 200, 195)[0] == drawn(FORMS["interpreted"], 4, 200, 195)[0]


def words(form, count):
    wrap, hold = form
    s = record(hold, bytes(range(32)))
    wrap(chance.open_stream)(s, 0)
    return [int(wrap(chance.word)(s)) for _ in range(count)]


def test_below_drops_the_words_that_would_favour_some_numbers(form):
    """With n a little under 2**31 - 1 about every second number would come up too often if no word were dropped."""
    n = (1 << 31) - 3
    kept = [word for word in words(form, 600) if (word * n) % (1 << 32) >= (1 << 32) % n]
    assert 590 <= len(kept) <= 600
    assert drawn(form, 0, 500, n)[0] == [word * n >> 32 for word in kept][:500]
    n = 3 << 29
    kept = [word for word in words(form, 600) if (word * n) % (1 << 32) >= (1 << 32) % n]
    assert len(kept) < 500  # a quarter and more of the words are dropped
    assert drawn(form, 0, 300, n)[0] == [word * n >> 32 for word in kept][:300]


def test_below_gives_every_number_its_share():
    counts = Counter(drawn(FORMS["compiled"], 0, 30_000, 7)[0])
    expected = 30_000 / 7
    assert set(counts) == set(range(7))
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 22.5  # chi square, 6 degrees, 0.1 %


def shuffled(form, kind, count=52):
    wrap, hold = form
    s = record(hold, bytes(range(32)), Piles)
    for i in range(count):
        s.piles[1, i] = i
    wrap(chance.shuffle)(s, kind, s.piles, 1, count)
    return [int(s.piles[1, i]) for i in range(60)]


def test_a_shuffle_keeps_every_card_and_leaves_the_rest_alone(form):
    cards = shuffled(form, 0)
    assert sorted(cards[:52]) == list(range(52))
    assert cards[:52] != list(range(52))
    assert cards[52:] == [0] * 8


def test_both_forms_shuffle_alike_and_each_kind_differently():
    assert shuffled(FORMS["compiled"], 5) == shuffled(FORMS["interpreted"], 5)
    assert shuffled(FORMS["compiled"], 5) != shuffled(FORMS["compiled"], 6)


@pytest.mark.slow
def test_every_order_of_three_cards_is_equally_likely():
    orders = Counter()
    for seed in range(6000):
        s = record(lambda records: records[0], seed.to_bytes(32, "big"), Piles)
        for i in range(3):
            s.piles[0, i] = i
        chance.shuffle(s, 0, s.piles, 0, 3)
        orders[tuple(int(s.piles[0, i]) for i in range(3))] += 1
    assert len(orders) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 20.5  # chi square, 5 degrees, 0.1 %


def test_every_game_record_begins_with_chance(game):
    assert issubclass(game.state, Chance)
    assert issubclass(game.state, Record)


def test_a_single_number_comes_from_a_stream_of_its_own(form):
    wrap, hold = form
    s = record(hold, bytes(range(32)))
    numbers = [int(wrap(chance.random_number)(s, 4, 1000)) for _ in range(3)]
    assert numbers == [drawn(form, 4, 1, 1000, times)[0][0] for times in (1, 2, 3)]
    assert int(s.opened[4]) == 3
    assert [int(s.words[i]) for i in range(16)] == [0] * 16


def test_nothing_of_chance_is_left_where_it_is_concealed(form):
    wrap, hold = form
    s = record(hold, bytes(range(1, 33)))
    wrap(chance.random_number)(s, 4, 1000)
    wrap(chance.conceal_chance)(s)
    assert [int(s.seed[i]) for i in range(8)] == [0] * 8
    assert [int(s.opened[kind]) for kind in range(chance.KINDS)] == [0] * chance.KINDS
