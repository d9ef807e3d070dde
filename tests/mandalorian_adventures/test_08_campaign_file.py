"""MD-21: a campaign as a file. It is whole or not there, says what is wrong with it, and grows with the program."""

import json
import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cantina.engine.errors import BadSavedGame
from cantina.games.mandalorian_adventures.campaign import finish, new, prepare, veteran
from cantina.games.mandalorian_adventures.campaign_file import KINDS, VERSION, load, parse, save, write
from cantina.text import languages
from mandalorian_adventures.campaigns import a_game, after_games, pack_of, play, real_campaign, real_pack
from strict_text import strict_text  # noqa: F401

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


def changed(campaign, **fields):
    """The text of a campaign with some fields changed."""
    return json.dumps({**json.loads(write(campaign)), **fields}, indent=1)


def without(campaign, field):
    """The text of a campaign that lacks a field."""
    fields = json.loads(write(campaign))
    del fields[field]
    return json.dumps(fields, indent=1)


def refused(text, pack=None):
    """The error about a text."""
    with pytest.raises(BadSavedGame) as error:
        parse(text, pack or real_pack(), "our.campaign")
    return error.value


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


# Files that are something else


FOREIGN = ["{}", "[]", "7", "null", '"campaign"', '{"format": "cantina-game-1"}', '{"format": "cantina-campaign"}']


@pytest.mark.parametrize("text", [*FOREIGN, "[" * 100_000, "9" * 10_000])
def test_a_file_that_is_no_campaign_is_refused(text):
    error = refused(text)
    assert error.values["file"] == "our.campaign"
    assert error.key in ("campaign-foreign", "campaign-not-json")


def test_the_campaign_of_another_game_is_refused():
    error = refused(changed(real_campaign(), game="bounty-hunters"))
    assert (error.key, error.values["field"]) == ("campaign-foreign", "game")


def test_broken_json_is_refused_with_its_line():
    lines = write(after_games(1)).splitlines()
    lines[5] = lines[5].replace(":", "=")
    error = refused("\n".join(lines))
    assert (error.key, error.values["line"]) == ("campaign-not-json", 6)


@settings(deadline=None)
@given(st.floats(0, 1, exclude_max=True))
def test_a_file_that_is_cut_off_anywhere_is_refused(share):
    text = write(after_games(2)).rstrip()
    assert refused(text[: int(share * len(text))]).key == "campaign-not-json"


def test_a_file_that_cannot_be_read_is_refused(tmp_path):
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "nothing", tmp_path, tmp_path / "binary", "nul\0", "~nobody-of-this-name/file"):
        with pytest.raises(BadSavedGame) as error:
            load(path, real_pack())
        assert error.value.key == "campaign-unreadable"


# Fields


@pytest.mark.parametrize("field", KINDS)
def test_a_file_that_lacks_a_field_is_refused(field):
    error = refused(without(after_games(4), field))
    assert (error.key, error.values["field"]) == ("campaign-missing", field)


ODD = [None, 1.5, -1, "x", False, [None], [[]], ["x"], [{}], {"x": 1}, {"burg": "x"}, 10**30]


@pytest.mark.parametrize(("field", "value"), [(field, value) for field in KINDS for value in ODD])
def test_a_field_of_the_wrong_kind_is_refused_with_its_line(field, value):
    if (field, value) == ("id", "x"):  # any text will do for a name
        return
    text = changed(prepare(after_games(4)), **{field: value})
    error = refused(text)
    named = "log" if (field, value) == ("prepared", False) else field  # the log tells that a step was made
    assert error.values["field"] == named
    assert f'"{named}":' in text.splitlines()[error.values["line"] - 1]


CLAIMS = [
    ("mission", "redemption"),
    ("missions_unlocked", ["the-asset", "redemption"]),
    ("rules_enabled", ["guard", "traitor"]),
    ("envelopes_open", [1]),
    ("decks", {"burg": ["battering-ram"]}),
    ("decks", {"xian": ["crush"]}),
    ("planning", ["signal-jam"]),
    ("events", ["stampede"]),
    ("retired", ["taunt"]),
    ("growth_next", 9),
    ("growth_next", 1),
    ("removed", [1, 2, 4, 5]),
    ("removed", [1, 2, 3, 3]),
    ("removed", [1, 2, 3, True]),
    ("log", [{"step": "growth_before", "game": 1, "cards": [29]}]),
    ("log", [{"step": "growth_sideways", "game": 1, "cards": []}]),
    ("log", [{"step": "growth_before", "game": "1", "cards": []}]),
    ("log", [{"step": "growth_before", "cards": []}]),
    ("log", []),
    ("history", [{"mission": "the-asset"}]),
]


@pytest.mark.rule("MA-10", "MA-12", "MQ-83")
@pytest.mark.parametrize(("field", "value"), CLAIMS)
def test_a_file_that_claims_what_the_growth_deck_has_not_given_is_refused(field, value):
    error = refused(changed(after_games(1), **{field: value}))
    assert (error.key, error.values["field"]) == ("campaign-value", field)


@pytest.mark.rule("MA-08")
@pytest.mark.parametrize("wrong", [{"prepared": True}, {"history": []}, {"log": []}])
def test_a_file_without_a_look_at_the_growth_deck_before_and_after_each_game_is_refused(wrong):
    assert refused(changed(after_games(1), **wrong)).values["field"] == "log"


@pytest.mark.parametrize(
    "wrong", [{"result": "drawn"}, {"players": 5}, {"players": "2"}, {"players": True}, {"map": 1}, {"cheats": 1}]
)
def test_a_history_of_impossible_games_is_refused(wrong):
    row = {**json.loads(write(after_games(1)))["history"][0], **wrong}
    assert refused(changed(after_games(1), history=[row])).values["field"] == "history"


@pytest.mark.rule("MA-11")
def test_what_growth_cards_have_gained_since_is_there_when_a_file_is_read():
    """The program may get better growth cards while a campaign is running."""
    before = after_games(1)
    poorer = changed(before, decks={}, rules_enabled=["guard"])
    assert parse(poorer, real_pack()) == before


def test_a_file_with_more_growth_cards_than_there_are_is_refused():
    short = pack_of(*real_pack().growth[:3])
    assert refused(write(after_games(1)), short).values["field"] == "removed"


@pytest.mark.usefixtures("strict_text")
@pytest.mark.parametrize("language", languages())
def test_every_complaint_is_translated(language):
    texts = [changed(real_campaign(), version=9), changed(real_campaign(), mission=7), "{", "{}"]
    for text in (*texts, without(real_campaign(), "id")):
        error = refused(text)
        assert "our.campaign" in error.text(language)
        if language != "en":
            assert error.text(language) != error.text("en")


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
