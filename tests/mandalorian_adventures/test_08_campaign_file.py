"""MD-21: a campaign as a file. It is whole or not there, and grows with the program."""

import json
import os

import pytest

from cantina.engine.errors import BadSavedGame
from cantina.games.mandalorian_adventures.campaign.file import VERSION, load, parse, save, write
from cantina.games.mandalorian_adventures.campaign.rules import finish, new, prepare, veteran
from mandalorian_adventures.campaigns import (
    a_game,
    after_games,
    changed,
    play,
    real_campaign,
    real_pack,
    refused,
    without,
)

# As version 1 wrote it, after one game: it did not say which rules are enabled.
VERSION_1 = """{
 "format": "cantina-campaign",
 "version": 1,
 "game": "mandalorian-adventures",
 "id": "old",
 "growth_next": 7,
 "prepared": true,
 "mission": "flight-from-nevarro",
 "removed": [1, 2, 3, 4, 5, 6],
 "missions_unlocked": ["the-asset", "flight-from-nevarro"],
 "envelopes_open": [],
 "decks": {"mandalorian": ["whistling-birds"]},
 "planning": [],
 "events": [],
 "retired": [],
 "history": [
  {"mission": "the-asset", "map": "arvala", "mode": "auto", "difficulty": "beginner", "players": 2,
   "result": "lost", "seed": "7"}
 ],
 "log": [
  {"step": "growth_before", "game": 1, "cards": [1, 2]},
  {"step": "growth_after", "game": 1, "cards": [3, 4]},
  {"step": "growth_before", "game": 2, "cards": [5, 6]}
 ]
}
"""


def every_state():
    """Campaigns between and around the first ten games."""
    for games in range(10):
        yield after_games(games)
        yield prepare(after_games(games))


def test_a_campaign_is_read_as_it_was_written(tmp_path):
    for campaign in (*every_state(), veteran(real_pack(), "old hands")):
        save(tmp_path / "campaign.json", campaign)
        assert load(tmp_path / "campaign.json", real_pack()) == campaign


def test_a_campaign_goes_on_after_it_was_read(tmp_path):
    path = tmp_path / "campaign.json"
    save(path, real_campaign())
    for _ in range(9):
        campaign = prepare(load(path, real_pack()))
        save(path, campaign)
        campaign = load(path, real_pack())
        save(path, finish(campaign, a_game(campaign)))
    everything = after_games(9)
    assert load(path, real_pack()).log == everything.log
    assert load(path, real_pack()).rules_enabled == everything.rules_enabled


def test_a_file_is_small():
    assert len(write(after_games(9))) < 8_000


@pytest.mark.rule("MA-15")
def test_games_with_other_players_and_modes_are_kept_in_the_same_file():
    campaign = play(real_campaign(), players=1, mode="shared", difficulty="beginner")
    campaign = play(campaign, "lost", players=3, mode="sandbox", difficulty="heroic")
    history = parse(write(campaign), real_pack()).history
    assert [(game.players, game.mode, game.difficulty, game.result) for game in history] == [
        (1, "shared", "beginner", "won"),
        (3, "sandbox", "heroic", "lost"),
    ]


@pytest.mark.rule("MA-07")
def test_growth_cards_that_a_file_lists_out_of_order_are_put_in_order():
    campaign = parse(changed(after_games(1), removed=[3, 1, 4, 2]), real_pack())
    assert campaign == after_games(1)
    assert campaign.removed == (1, 2, 3, 4)


# Versions


@pytest.mark.rule("MA-16")
def test_a_file_of_version_1_is_migrated():
    """The rules that are enabled follow from the growth cards it has resolved."""
    campaign = parse(VERSION_1, real_pack())
    assert campaign.rules_enabled == prepare(after_games(1)).rules_enabled
    assert "grapple" in campaign.rules_enabled
    assert "mission-action" not in campaign.rules_enabled
    assert campaign.history[0].difficulty == "beginner"
    assert json.loads(write(campaign))["version"] == VERSION == 2
    assert parse(write(campaign), real_pack()) == campaign


def test_a_file_of_version_2_must_say_which_rules_are_enabled():
    error = refused(without(after_games(1), "rules_enabled"))
    assert (error.key, error.values["field"]) == ("campaign-missing", "rules_enabled")


def test_a_file_of_a_newer_version_is_refused():
    error = refused(changed(real_campaign(), version=VERSION + 1))
    assert error.key == "campaign-newer"
    assert str(error) == "our.campaign, line 3: “version” is 3; this program knows campaigns up to version 2"


@pytest.mark.parametrize("version", [0, -1, "2", None, 1.0, True])
def test_a_version_is_a_whole_number_from_1(version):
    assert refused(changed(real_campaign(), version=version)).values["field"] == "version"


# Writing


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path, monkeypatch):
    """Whatever fails while it is written: the old file is there as it was, and nothing lies beside it."""
    path = tmp_path / "campaign.json"
    save(path, after_games(1))
    old = path.read_bytes()

    def fails(*args):
        raise OSError("the disk is full")

    for name in ("fsync", "replace"):
        with monkeypatch.context() as patch:
            patch.setattr(os, name, fails)
            with pytest.raises(BadSavedGame, match="the disk is full"):
                save(path, after_games(2))
        assert path.read_bytes() == old
        assert os.listdir(tmp_path) == ["campaign.json"]


def test_a_file_is_on_the_disk_before_it_gets_its_name(tmp_path, monkeypatch):
    steps, sync, rename = [], os.fsync, os.replace
    monkeypatch.setattr(os, "fsync", lambda handle: steps.append("sync") or sync(handle))
    monkeypatch.setattr(os, "replace", lambda *names: steps.append("name") or rename(*names))
    save(tmp_path / "campaign.json", new(real_pack()))
    assert steps[:2] == ["sync", "name"]


def test_a_file_that_cannot_be_written_is_refused(tmp_path):
    for path in (tmp_path / "no folder" / "file", tmp_path, "nul\0"):
        with pytest.raises(BadSavedGame) as error:
            save(path, real_campaign())
        assert error.value.key == "campaign-unwritable"
