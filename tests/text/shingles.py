"""Eight words in a row, as hashes: whether a text is too near a rulebook that may not be kept here.

`tools/rulebook_shingles.py` writes the hashes of the rulebooks; from them no text can be read again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

LENGTH = 8  # words
SIZE = 5  # bytes of a hash: one in fifty million texts is found though it is not there
FILE = Path(__file__).with_name("rulebook_shingles.bin")
APOSTROPHES = str.maketrans(dict.fromkeys("’ʼ`", "'"))  # noqa: RUF001
WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)*")


def words(text: str) -> list[str]:
    """The words and figures of a text in small letters, without what stands between them."""
    return WORD.findall(text.casefold().translate(APOSTROPHES))


def shingles(text: str) -> Iterator[tuple[str, bytes]]:
    """Every eight words in a row, with their hash."""
    found = words(text)
    for start in range(len(found) - LENGTH + 1):
        row = " ".join(found[start : start + LENGTH])
        yield row, blake2b(row.encode(), digest_size=SIZE).digest()


def written(texts: list[str]) -> bytes:
    """The file for these texts: their hashes, sorted."""
    return b"".join(sorted({key for text in texts for _, key in shingles(text)}))


@cache
def of_rulebooks() -> frozenset[bytes]:
    """The hashes of the rulebooks."""
    data = FILE.read_bytes()
    return frozenset(data[start : start + SIZE] for start in range(0, len(data), SIZE))


def near(text: str, known: frozenset[bytes]) -> list[str]:
    """The eight words in a row that stand in one of the known texts too."""
    return [row for row, key in shingles(text) if key in known]
