"""Whole games as one seat sees them, for the tests of the client: the files fit together and are up to date."""

import json

import pytest
from tools import recorded_updates
from tools.recorded_updates import RECORDINGS, differences, written

import cantina

TEXTS = {recording: written(recording) for recording in RECORDINGS}
MOST = 100_000  # characters
ENDINGS = ("over", "won", "lost")  # events


@pytest.mark.parametrize("recording", RECORDINGS)
def test_the_committed_file_is_what_would_be_written(recording):
    """Where this fails: `make golden`, and read the difference."""
    path = recorded_updates.ROOT / recorded_updates.path_of(recording)
    assert path.read_text(encoding="utf-8") == TEXTS[recording]


@pytest.mark.parametrize("recording", RECORDINGS)
def test_a_recording_is_a_whole_game_and_small(recording):
    updates = json.loads(TEXTS[recording])
    assert updates[-1]["events"][-1][0] in ENDINGS
    assert [one["at"] for one in updates] == sorted(one["at"] for one in updates)
    assert len(TEXTS[recording]) < MOST


@pytest.mark.parametrize("recording", RECORDINGS)
def test_changes_lead_from_one_view_to_the_next(recording):
    view = None
    for update in json.loads(TEXTS[recording]):
        for path, value in update["changes"]:
            view = put(view, path, value)
        assert view["viewer"] == 0
    assert view.get("question", view)["phase"] == "over"


def put(whole, path, value):
    """A value at a path."""
    if not path:
        return value
    part = whole
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return whole


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"a": [1, 2], "b": {"c": 3}}, {"a": [1, 5], "b": {"c": 4}}),
        ({"a": [1, 2]}, {"a": [1, 2, 3]}),
        ({"a": {"b": 1}}, {"a": {"c": 1}}),
        ({"a": None}, {"a": {"b": [1]}}),
        ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 3}]}),
        ({"a": 1}, {"a": 1}),
    ],
)
def test_differences_make_one_value_of_another(before, after):
    found = json.loads(json.dumps(list(differences(before, after))))
    made = json.loads(json.dumps(before))
    for path, value in found:
        made = put(made, path, value)
    assert made == after


def test_all_games_with_beats_are_recorded():
    scripts = (recorded_updates.ROOT / "client/src/games").glob("*/script.ts")
    assert {path.parent.name for path in scripts} == {one.game for one in RECORDINGS} <= set(cantina.games())
