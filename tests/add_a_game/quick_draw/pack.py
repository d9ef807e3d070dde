"""The bounties: from a TOML file to the tables that the rules read (QD-2)."""

import hashlib
from pathlib import Path
from typing import NamedTuple

from cantina.engine.content import ContentEntry, Files, entries, read_files
from cantina.engine.game import Content
from cantina.engine.record import Record, blank, i2

BOUNTIES = 12
FOLDER, FILE = Path(__file__).parent / "content", "bounties.toml"


class Tables(Record):
    """What is printed on the bounties."""

    worth: i2[BOUNTIES]
    best: i2  # the most that one of them pays


class Bounty(NamedTuple):
    """QD-2."""

    name: str
    worth: int


def load() -> Content:
    """The bounties that ship with the game."""
    return read(read_files(FOLDER, (FILE,)))


def read(files: Files) -> Content:
    """The bounties of these files; a file that is wrong is refused with its line and field."""
    listed = entries(FILE, files, ("bounty",))
    if len(listed) != BOUNTIES:
        last = listed[-1] if listed else ContentEntry(FILE, "bounty", 0, {}, {})
        raise last.refuse("name", "content-total", kind="bounty", count=len(listed), wanted=BOUNTIES)
    return build([read_bounty(entry) for entry in listed])._replace(files=dict(files))


def read_bounty(entry: ContentEntry) -> Bounty:
    """One bounty."""
    entry.only("name", "worth")
    return Bounty(entry.key("name"), entry.number("worth", 1, 100))


def build(bounties: list[Bounty]) -> Content:
    """The tables of some bounties, and a hash of all that is printed on them."""
    tables = blank(Tables)
    tables[0].worth[:] = [bounty.worth for bounty in bounties]
    tables[0].best = max(bounty.worth for bounty in bounties)
    return Content(tables, hashlib.sha256(repr(bounties).encode()).hexdigest(), tuple(bounties))
