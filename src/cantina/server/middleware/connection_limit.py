"""How many connections, or requests under way, one address may have, and all together."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field

MOST_OF_ADDRESS = 256  # a class behind one router, with some connections for each browser
MOST_IN_ALL = 8192
SPARE_FILES = 256  # file descriptors that are left for the database, and for whatever else is open


@dataclass
class ConnectionLimit:
    """Counts what is open, by address."""

    of_address: float = MOST_OF_ADDRESS
    in_all: float = sys.maxsize
    opened: Counter[str] = field(default_factory=Counter)
    total: int = 0

    def enter(self, address: str, most: float | None = None) -> bool:
        """Count one more, unless it is one too many; `most` is for an address that may have another number open."""
        if self.opened[address] >= (self.of_address if most is None else most) or self.total >= self.in_all:
            return False
        self.opened[address] += 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less; an address that has nothing open is forgotten."""
        self.opened[address] -= 1
        self.total -= 1
        if self.opened[address] <= 0:
            del self.opened[address]


def allowed_connections() -> int:
    """Raise the limit of open files to what the system allows; returns how many connections fit."""
    if sys.platform == "win32":
        return MOST_IN_ALL
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_IN_ALL + SPARE_FILES
    soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return min(MOST_IN_ALL, max(soft - SPARE_FILES, soft // 2))
