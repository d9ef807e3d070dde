"""Logs that earlier versions have stored: they lead to the same table, and are written as they were."""

import hashlib
import json
from pathlib import Path

import pytest

from cantina.table.bodies import ActBody
from cantina.table.entries import ENTRIES, seen_by
from cantina.table.log import read, write
from cantina.table.moments import moment
from cantina.table.replay import apply, fold
from cantina.table.story import bit
from cantina.table.table import opened
from cantina.table.updates import update

FOLDER = Path(__file__).parent / "recorded"
NAMES = ("bounty-hunters", "way-of-the-mandalorian")


def lines(name):
    return [json.loads(line) for line in (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]


def stored(name):
    return [read(number, at / 1000, text) for number, at, text in lines(f"{name}.log")]


def wordless(sent):
    """An update without what may be improved: the texts for people, and what is said and offered in advance."""
    del sent["outlook"]
    for newer in ("undo", "pace"):
        (sent["table"]["you"] or {}).pop(newer, None)
    for line in (*sent["events"], *sent["legal"]):
        del line["text"]
    return sent


def sent(name, what):
    return {viewer: value for kind, viewer, value in lines(f"{name}.sent") if kind == what}


def test_every_kind_of_entry_was_recorded():
    entries = [entry for name in NAMES for entry in stored(name)]
    assert {type(entry.body) for entry in entries} == set(ENTRIES)
    acts = [entry.body for entry in entries if isinstance(entry.body, ActBody)]
    assert {body.by for body in acts} == {"person", "order", "bot", "stand-in"}
    assert {body.instead for body in acts} == {bool(body.key) for body in acts} == {True, False}


@pytest.mark.parametrize("name", NAMES)
def test_an_entry_is_written_as_it_was_stored(name):
    for entry, (_, _, text) in zip(stored(name), lines(f"{name}.log"), strict=True):
        assert write(entry.body) == text


@pytest.mark.parametrize("name", NAMES)
def test_a_log_leads_to_the_same_table(name):
    table = fold("t1", stored(name))
    assert table.over
    assert {str(viewer): wordless(update(table, viewer, 0, "en")) for viewer in table.viewers()} == sent(name, "update")


@pytest.mark.parametrize("name", NAMES)
def test_moments_are_the_same(name):
    log = stored(name)
    table, expected = fold("t1", log), sent(name, "moment")
    assert len(expected) > 10
    for place, digest in expected.items():
        viewer, seq = (None if word == "None" else int(word) for word in place.split())
        found = json.dumps(wordless(moment(table, log, viewer, viewer, seq, "en")), sort_keys=True)
        assert hashlib.sha256(found.encode()).hexdigest() == digest


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_an_entry_changes_nothing_for_viewers_who_get_no_update(name):
    log = stored(name)
    table = opened("t1", log[0])
    before = {viewer: clockless(table, viewer) for viewer in table.viewers()}
    for entry in log[1:]:
        apply(table, entry)
        after = {viewer: clockless(table, viewer) for viewer in table.viewers()}
        assert {viewer for viewer in before if before[viewer] != after[viewer]} <= woken(table, entry.body)
        before = after


def clockless(table, viewer):
    """An update without the time that is left."""
    found = update(table, viewer, 0, "en")
    (found["table"]["you"] or {}).pop("left", None)
    return found


def woken(table, body):
    return {viewer for viewer in table.viewers() if seen_by(body) & bit(viewer)}
