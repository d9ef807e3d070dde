"""MD-21: the file of a campaign that cannot be trusted is refused, and it is said what is wrong with it."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cantina.engine.errors import BadSavedGame
from cantina.games.mandalorian_adventures.campaign.file import KINDS, load, parse, write
from cantina.games.mandalorian_adventures.campaign.rules import prepare
from cantina.text import languages
from mandalorian_adventures.campaigns import after_games, changed, pack_of, real_campaign, real_pack, refused, without
from strict_text import strict_text  # noqa: F401

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


@pytest.mark.rule("MA-07")
@pytest.mark.parametrize("cards", [([1, 2], [2, 3, 4]), ([1, 1], [3, 4]), ([3, 4], [1, 2]), ([1] * 1000, [])])
def test_a_growth_card_is_resolved_once_and_in_its_order(cards):
    """A log of the same card again and again would be a small file that takes long to tell."""
    log = json.loads(write(after_games(1)))["log"]
    assert [step["cards"] for step in log] == [[1, 2], [3, 4]]
    wrong = [{**step, "cards": list(row)} for step, row in zip(log, cards, strict=True)]
    assert refused(changed(after_games(1), log=wrong)).values["field"] == "log"


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
