"""Rate limits: token buckets by client address, by guest, or for one connection.

What takes the server longer costs more tokens. A request is allowed while there is a token left, whatever it costs: one
that costs more than there is leaves a debt, which has to be paid off before the next one. What a request costs may be
known only when it is done: that is charged in any case.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from typing import NamedTuple

FEW = 8  # listeners that are sent an update for the price of one request
MOST_BUCKETS = 10_000  # then buckets that are full again are dropped


@dataclass
class TokenBucket:
    """Allows requests worth `burst` at once, and `rate` per second in the long run."""

    burst: float
    rate: float
    tokens: float
    at: float  # when `tokens` was true

    def level(self, now: float) -> float:
        """The tokens in the bucket now."""
        return min(self.burst, self.tokens + (now - self.at) * self.rate)

    def take(self, now: float, cost: float = 1) -> bool:
        """Take tokens; False if there is none."""
        if self.level(now) < 1:
            return False
        self.charge(now, cost)
        return True

    def charge(self, now: float, cost: float) -> None:
        """Take tokens, also such as are not there."""
        self.tokens, self.at = self.level(now) - cost, now

    def debt(self, now: float) -> float:
        """The seconds until nothing is owed any more."""
        level = self.level(now)
        return 0.0 if level >= 0 else -level / self.rate if self.rate else inf


@dataclass
class RateLimit:
    """A token bucket for each client address, or for each guest."""

    burst: float
    rate: float
    now: Callable[[], float] = time.monotonic  # not the time of day: it may be set, and then nobody would be let in
    buckets: dict[str, TokenBucket] = field(default_factory=dict)

    def allows(self, key: str, cost: float = 1) -> bool:
        """Count a request of an address or a guest; whether it is allowed."""
        return self.bucket(key).take(self.now(), cost)

    def bucket(self, key: str) -> TokenBucket:
        """The bucket of an address or a guest; a new one is full."""
        if len(self.buckets) >= MOST_BUCKETS and key not in self.buckets:
            self.evict()
        if key not in self.buckets:
            self.buckets[key] = TokenBucket(self.burst, self.rate, self.burst, self.now())
        return self.buckets[key]

    def evict(self) -> None:
        """Drop all full buckets; if too many remain, the half that was used longest ago."""
        now = self.now()
        kept = {key: bucket for key, bucket in self.buckets.items() if bucket.level(now) < bucket.burst}
        if len(kept) >= MOST_BUCKETS:
            oldest = sorted(kept, key=lambda key: kept[key].at)
            kept = {key: kept[key] for key in oldest[len(oldest) // 2 :]}
        self.buckets = kept


class Share(NamedTuple):
    """The part of a rate limit that one address or one guest has."""

    limit: RateLimit
    key: str


class Budget(NamedTuple):
    """The shares from which all requests of one client are paid."""

    shares: tuple[Share, ...]

    def take(self, cost: float = 1) -> bool:
        """Pay for something from every share, unless one of them does not allow it."""
        buckets = [(limit.bucket(key), limit.now()) for limit, key in self.shares]
        if not all(bucket.level(now) >= 1 for bucket, now in buckets):
            return False
        for bucket, now in buckets:
            bucket.charge(now, cost)
        return True

    def pay_for(self, listeners: int, cost: int = 1) -> None:
        """Charge the rest of what a request costs that was allowed: for its entry, and for what listeners are sent."""
        for limit, key in self.shares:
            limit.bucket(key).charge(limit.now(), cost - 1 + listeners // FEW)

    def debt(self) -> float:
        """The seconds until all that was charged is paid off."""
        return max(limit.bucket(key).debt(limit.now()) for limit, key in self.shares)
