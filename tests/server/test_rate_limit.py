"""Rate limits: a burst, then a rate, for each address its own."""

import time

import pytest

from cantina.server.app import create_app
from cantina.server.live.http_protocol import AdmissionControl
from cantina.server.middleware import rate_limit
from cantina.server.middleware.rate_limit import Budget, RateLimit, Share
from cantina.store import open_store
from server.world import soon


@pytest.fixture
def clock():
    return [100.0]


def test_a_burst_and_then_a_rate(clock):
    limit = RateLimit(3, 2, lambda: clock[0])
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    clock[0] += 0.5
    assert [limit.allows("a") for _ in range(2)] == [True, False]
    clock[0] += 100
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]


def test_what_costs_more_is_paid_off_before_the_next_request(clock):
    limit = RateLimit(3, 2, lambda: clock[0])
    assert [limit.allows("a", 10), limit.allows("a")] == [True, False]
    clock[0] += 3.5
    assert limit.allows("a") is False
    clock[0] += 0.5
    assert limit.allows("a") is True


def test_no_limit_goes_by_the_time_of_day(tmp_path):
    """A clock that is set back would refuse everybody until it has caught up."""
    with open_store(tmp_path / "cantina.sqlite") as store:
        context = create_app(store).state.context
    limits = [limit for limit in vars(context).values() if isinstance(limit, RateLimit)]
    assert len(limits) == 5
    assert all(limit.now is time.monotonic for limit in (*limits, AdmissionControl().arrivals))


def test_a_limit_lets_its_guests_in_again_by_itself():
    limit = RateLimit(1, 1e9)
    limit.allows("a")
    soon(lambda: limit.allows("a"), "refused")


def test_a_budget_is_that_of_the_guest_and_of_the_address():
    guests, addresses = RateLimit(2, 0), RateLimit(3, 0)
    anna, boris = (Budget((Share(guests, guest), Share(addresses, "192.0.2.7"))) for guest in ("anna", "boris"))
    assert [anna.take() for _ in range(3)] == [True, True, False]
    assert [boris.take() for _ in range(2)] == [True, False]


def test_what_is_known_when_it_is_done_is_charged_in_any_case(clock):
    limit = RateLimit(3, 2, lambda: clock[0])
    budget = Budget((Share(limit, "anna"),))
    assert (budget.take(), budget.debt()) == (True, 0)
    budget.pay_for(0, 5)  # 4 more than the one that was taken: two are left
    assert budget.debt() == 1
    budget.pay_for(0, 3)  # of a request that was under way
    assert (budget.debt(), budget.take()) == (2, False)
    clock[0] += 2
    assert (budget.debt(), budget.take()) == (0, False)
    clock[0] += 0.5
    assert budget.take()


def test_a_debt_is_one_with_every_share(clock):
    guests, addresses = (RateLimit(2, rate, lambda: clock[0]) for rate in (2, 1))
    anna, boris = (Budget((Share(guests, guest), Share(addresses, "192.0.2.7"))) for guest in ("anna", "boris"))
    assert anna.take()
    anna.pay_for(rate_limit.FEW * 4)
    assert (anna.debt(), boris.debt()) == (3, 3)
    assert guests.bucket("anna").tokens == -3
    assert Budget((Share(RateLimit(0, 0), "anna"),)).debt() == 0


def test_nothing_is_taken_from_one_share_if_another_has_nothing_left(clock):
    guests, addresses = RateLimit(5, 0), RateLimit(1, 0)
    anna = Budget((Share(guests, "anna"), Share(addresses, "192.0.2.7")))
    assert [anna.take() for _ in range(4)] == [True, False, False, False]
    assert guests.bucket("anna").tokens == 4


def test_each_address_has_its_own(clock):
    limit = RateLimit(1, 0, lambda: clock[0])
    assert [limit.allows(one) for one in "abab"] == [True, True, False, False]


def test_quiet_addresses_are_forgotten_and_loud_ones_are_not(clock, monkeypatch):
    monkeypatch.setattr(rate_limit, "MOST_BUCKETS", 3)
    limit = RateLimit(2, 1, lambda: clock[0])
    for one in "abc":
        limit.allows(one)
    clock[0] += 1
    limit.allows("c")
    limit.allows("c")
    limit.allows("d")
    assert set(limit.buckets) == {"c", "d"}


def test_when_all_are_loud_the_oldest_go(clock, monkeypatch):
    monkeypatch.setattr(rate_limit, "MOST_BUCKETS", 4)
    limit = RateLimit(1, 0, lambda: clock[0])
    for one in "abcd":
        clock[0] += 1
        limit.allows(one)
    limit.allows("e")
    assert set(limit.buckets) == {"c", "d", "e"}
