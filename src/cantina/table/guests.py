"""Guests without accounts: an id in a signed cookie, a name, and secret links of which only hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from cantina.table.errors import TableError
from cantina.table.unseen import has_glyph, is_unseen, readable

LONGEST_NAME = 24
SECRET_BYTES = 24  # 192 bits: cannot be guessed, and fits into a link
ID_BYTES = 16


def new_secret() -> str:
    """A secret for one link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_id() -> str:
    """The id of a guest or of a table. A table is reached by its id, so it must not be guessable."""
    return secrets.token_urlsafe(ID_BYTES).replace("-", "_")  # on a command line it must not look like an option


def is_id(text: str) -> bool:
    """Whether a text can be an id at all; not every database takes every text."""
    return text.isascii() and text.isprintable()


def hashed(secret: str) -> bytes:
    """What is stored of a secret: enough to recognise it, useless to log in with."""
    return hashlib.sha256(secret.encode()).digest()


def signed(guest: str, key: bytes) -> str:
    """The cookie of a guest."""
    return f"{guest}.{_mark(guest, key)}"


def guest_of(cookie: str | None, key: bytes) -> str | None:
    """The guest of a cookie that we signed; None for any other cookie."""
    guest, dot, mark = (cookie or "").rpartition(".")
    return guest if dot and hmac.compare_digest(mark.encode(), _mark(guest, key).encode()) else None


def _mark(guest: str, key: bytes) -> str:
    return hmac.new(key, guest.encode(), hashlib.sha256).hexdigest()


def checked_name(name: object) -> str:
    """A readable name: 1 to 24 characters, none of them invisible or changing the direction of text."""
    if not isinstance(name, str):
        raise TableError("table-name", longest=LONGEST_NAME)
    plain = readable(name[: 8 * LONGEST_NAME])
    if not 1 <= len(plain) <= LONGEST_NAME or any(is_unseen(one) for one in plain) or not has_glyph(plain):
        raise TableError("table-name", longest=LONGEST_NAME)
    return plain
