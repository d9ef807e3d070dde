"""Rate limits: token buckets by client address, by guest, or for one connection.

What takes the server longer costs more tokens. A request is allowed while there is a token left, whatever it costs: one
that costs more than there is leaves a debt, which has to be paid off before the next one.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
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
        self.tokens, self.at = self.level(now), now
        if self.tokens < 1:
            return False
        self.tokens -= cost
        return True


@dataclass
class RateLimit:
    """A token bucket for each client address, or for each guest."""

    burst: float
    rate: float
    now: Callable[[], float] = time.monotonic  # not the time of day: it may be set, and then nobody would be let in
    buckets: dict[str, TokenBucket] = field(default_factory=dict)

    def allows(self, key: str, cost: float = 1) -> bool:
        """Count a request of an address or a guest; whether it is allowed."""
        if len(self.buckets) >= MOST_BUCKETS and key not in self.buckets:
            self.evict()
        if key not in self.buckets:
            self.buckets[key] = TokenBucket(self.burst, self.rate, self.burst, self.now())
        return self.buckets[key].take(self.now(), cost)

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
        """Pay for something from every share; False as soon as one does not allow it."""
        return all(limit.allows(key, cost) for limit, key in self.shares)

    def pay_for(self, listeners: int, cost: int = 1) -> None:
        """Pay the rest of what a request costs that was allowed: for its entry, and for what listeners are sent."""
        self.take(cost - 1 + listeners // FEW)
