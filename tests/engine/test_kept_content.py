"""A game goes on with the content it began with, whatever content the program has by then."""

import json

import numpy as np
import pytest

import cantina
from cantina.engine.match import Match
from cantina.engine.saved import digest
from cantina.games import find
from cantina.players import choose_action
from other_content import other_content


def begun(game, content, actions=6):
    """A game with this content, some actions played."""
    match = Match(game, game.seat_counts[-1], 5, None, content)
    for _ in range(actions):
        seat = match.actors()[0]
        match.play(seat, choose_action(match, seat, "greedy", np.array([7])))
    return match


def test_content_is_read_again_from_its_files(game):
    again = game.read(game.content.files)
    assert again.hash == game.content.hash
    assert again.tables.tobytes() == game.content.tables.tobytes()
    assert again.files == game.content.files


def test_another_number_is_another_content(game):
    assert other_content(game).hash != game.content.hash


def test_a_saved_game_can_carry_its_content(game):
    match = begun(game, other_content(game))
    again = cantina.load_match(match.record(content=True))
    assert again.state.tobytes() == match.state.tobytes()
    assert again.content.hash == match.content.hash != game.content.hash
    assert again.content.tables.tobytes() == match.content.tables.tobytes()


def test_without_it_a_game_with_other_content_is_refused(game):
    with pytest.raises(cantina.BadSavedGame) as refused:
        cantina.load_match(begun(game, other_content(game), 0).record())
    assert refused.value.key.startswith("saved-content")


def test_what_ships_is_not_read_from_the_text(game):
    saved = json.loads(begun(game, game.content, 0).record(content=True))
    assert cantina.load_match(json.dumps(saved)).content is game.content


def test_the_hash_stays_where_tables_are_laid_out_in_another_way(game):
    assert game.content_of("hash of another layout", game.content.files).hash == "hash of another layout"


def test_a_game_without_files_cannot_carry_them():
    match = Match(find("bounty-hunters"), 2, 1, None, find("bounty-hunters").content._replace(files={}))
    with pytest.raises(cantina.BadOption) as refused:
        match.record(content=True)
    assert refused.value.key == "content-without-files"


def test_altered_files_are_noticed():
    saved = json.loads(begun(find("bounty-hunters"), other_content(find("bounty-hunters")), 0).record(content=True))
    saved["files"]["hunters.toml"] += "\n"
    with pytest.raises(cantina.BadSavedGame) as refused:
        cantina.load_match(json.dumps(saved))
    assert refused.value.key == "saved-altered"


@pytest.mark.parametrize("files", [None, [], {"hunters.toml": 3}, "hunters.toml"])
def test_files_of_the_wrong_kind_are_refused(files):
    saved = {
        **json.loads(begun(find("bounty-hunters"), other_content(find("bounty-hunters")), 0).record()),
        "files": files,
    }
    with pytest.raises(cantina.BadSavedGame) as refused:
        cantina.load_match(json.dumps({**saved, "check": digest(saved)}))
    assert refused.value.key == "saved-not-a-game"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda files: {name: text for name, text in files.items() if name != "hunters.toml"}, "content-file-missing"),
        (lambda files: {**files, "hunters.toml": "penalty ="}, "content-not-toml"),
        (
            lambda files: {**files, "hunters.toml": files["hunters.toml"].replace("penalty = 2", "penalty = 99", 1)},
            "content-number",
        ),
    ],
)
def test_files_that_cannot_be_played_are_refused_with_the_reason(change, reason):
    saved = json.loads(begun(find("bounty-hunters"), other_content(find("bounty-hunters")), 0).record(content=True))
    saved["files"] = change(saved["files"])
    with pytest.raises(cantina.BadSavedGame) as refused:
        cantina.load_match(json.dumps({**saved, "check": digest(saved)}))
    assert (refused.value.key, refused.value.values["reason"].key) == ("saved-files", reason)
    assert "hunters.toml" in refused.value.text("en")
