"""How often something may be asked, by each address and each connection: a bucket that fills up again by itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

MOST_ADDRESSES = 10_000  # then those that have been quiet are forgotten


@dataclass
class Bucket:
    """So many at once, so many a second in the long run."""

    burst: float
    rate: float
    level: float
    at: float

    def take(self, now: float) -> bool:
        """Whether one more is allowed now."""
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


@dataclass
class Limit:
    """A bucket for each address."""

    burst: float
    rate: float
    now: Callable[[], float]
    buckets: dict[str, Bucket] = field(default_factory=dict)

    def bucket(self) -> Bucket:
        """A full one."""
        return Bucket(self.burst, self.rate, self.burst, self.now())

    def allows(self, address: str) -> bool:
        """Whether an address may ask once more."""
        if len(self.buckets) >= MOST_ADDRESSES and address not in self.buckets:
            self.forget()
        if address not in self.buckets:
            self.buckets[address] = self.bucket()
        return self.buckets[address].take(self.now())

    def forget(self) -> None:
        """Forget all whose bucket is full again; if none is, the oldest half."""
        now = self.now()
        kept = {a: b for a, b in self.buckets.items() if b.level + (now - b.at) * b.rate < b.burst}
        if len(kept) >= MOST_ADDRESSES:
            oldest = sorted(kept, key=lambda address: kept[address].at)
            kept = {address: kept[address] for address in oldest[len(oldest) // 2 :]}
        self.buckets = kept
