"""Limits: so much at once, so much in the long run; for each address its own."""

import pytest

from cantina.server import limits
from cantina.server.limits import Limit


@pytest.fixture
def clock():
    return [100.0]


def test_a_burst_and_then_a_rate(clock):
    limit = Limit(3, 2, lambda: clock[0])
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    clock[0] += 0.5
    assert [limit.allows("a") for _ in range(2)] == [True, False]
    clock[0] += 100
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]


def test_each_address_has_its_own(clock):
    limit = Limit(1, 0, lambda: clock[0])
    assert [limit.allows(one) for one in "abab"] == [True, True, False, False]


def test_quiet_addresses_are_forgotten_and_loud_ones_are_not(clock, monkeypatch):
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 3)
    limit = Limit(2, 1, lambda: clock[0])
    for one in "abc":
        limit.allows(one)
    clock[0] += 1
    limit.allows("c")
    limit.allows("c")
    limit.allows("d")
    assert set(limit.buckets) == {"c", "d"}


def test_when_all_are_loud_the_oldest_go(clock, monkeypatch):
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 4)
    limit = Limit(1, 0, lambda: clock[0])
    for one in "abcd":
        clock[0] += 1
        limit.allows(one)
    limit.allows("e")
    assert set(limit.buckets) == {"c", "d", "e"}
