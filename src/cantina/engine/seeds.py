"""Seeds: 256 bits, from a number, from bytes, or secret; and the hash that binds a table to its seed."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from cantina.engine.errors import BadSeed
from cantina.engine.inputs import is_whole, python_value

BYTES = 32


def seed_bytes(seed: Any) -> bytes:
    """The 32 bytes of a seed; None draws a secret one."""
    if seed is None:
        return secrets.token_bytes(BYTES)
    if isinstance(seed, bytes) and len(seed) == BYTES:
        return seed
    number = python_value(seed)
    if is_whole(number) and 0 <= number < 1 << 8 * BYTES:
        return int(number).to_bytes(BYTES, "big")
    raise BadSeed("seed-wrong", seed=repr(seed)[:80])


def seed_hash(seed: bytes) -> str:
    """What is shown before the first card is dealt."""
    return hashlib.sha256(seed).hexdigest()
