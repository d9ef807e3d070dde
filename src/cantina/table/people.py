"""Guests without accounts: an id in a signed cookie, a name, and secret links of which only hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

from cantina.table.errors import TableError

LONGEST_NAME = 24
SECRET_BYTES = 24  # 192 bits: cannot be guessed, and fits into a link
ID_BYTES = 16


def new_secret() -> str:
    """A secret for one link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_id() -> str:
    """The id of a guest or of a table; that of a table is its link, so it cannot be guessed either."""
    return secrets.token_urlsafe(ID_BYTES).replace("-", "_")  # on a command line it must not look like an option


def is_id(text: str) -> bool:
    """Whether a text can be an id at all; not every database takes every text."""
    return text.isascii() and text.isprintable()


def hashed(secret: str) -> bytes:
    """What is stored of a secret: enough to know it again, nothing to log in with."""
    return hashlib.sha256(secret.encode()).digest()


def signed(guest: str, key: bytes) -> str:
    """The cookie of a guest."""
    return f"{guest}.{_mark(guest, key)}"


def guest_of(cookie: str | None, key: bytes) -> str | None:
    """The guest of a cookie that we signed; None for any other."""
    guest, dot, mark = (cookie or "").rpartition(".")
    return guest if dot and hmac.compare_digest(mark.encode(), _mark(guest, key).encode()) else None


def _mark(guest: str, key: bytes) -> str:
    return hmac.new(key, guest.encode(), hashlib.sha256).hexdigest()


def checked_name(name: object) -> str:
    """A name that people can read: 1 to 24 characters, none of them invisible or turning the line around."""
    if not isinstance(name, str):
        raise TableError("table-name", longest=LONGEST_NAME)
    plain = " ".join(unicodedata.normalize("NFC", name[: 8 * LONGEST_NAME]).split())
    if not 1 <= len(plain) <= LONGEST_NAME or any(unicodedata.category(c) in _UNSEEN for c in plain):
        raise TableError("table-name", longest=LONGEST_NAME)
    return plain


_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
