"""Campaigns of a group at the table: what a table takes from one, and how the end of its game carries it on."""

import json
from dataclasses import replace

import pytest

from cantina.engine.errors import BadOption, BadSavedGame, IllegalAction
from cantina.table import campaign as campaigns
from cantina.table.chapters import advanced, chapter
from cantina.table.errors import TableError
from cantina.table.rematch import rematch_opening
from cantina.table.table import opened
from table.evening import SEED, Evening, same

GAME = "mandalorian-adventures"
SHORT = {"max_turns": 1}


@pytest.fixture
def friday():
    """A campaign before its first game."""
    return campaigns.new_campaign("c1", GAME, "Friday")


def evening(campaign, count=2, wishes=SHORT, beside=False, **settings):
    """A table of a campaign with people."""
    return Evening(first=chapter(campaign, count, "anna", SEED, wishes, settings, beside), count=count)


def played(campaign, **more):
    """Such a table when its game is over."""
    table = evening(campaign, **more)
    while not table.table.over:
        table.act(table.table.match.actors()[0])
    return table


def carried(evening):
    return advanced(evening.table, evening.table.match)


def missions(campaign):
    return [one["mission"] for one in campaigns.described(campaign, "en")["next"]["missions"]]


def test_a_campaign_begins_with_its_first_mission(friday):
    assert (friday.number, friday.name, friday.game) == (1, "Friday", GAME)
    assert missions(friday) == ["the-asset"]


def test_a_table_takes_mission_map_and_cards_from_the_campaign(friday):
    options = evening(friday).table.options
    assert (options["mission"], options["map"], options["growth"]) == ("the-asset", "arvala", 2)


def test_what_is_free_can_be_wished_for(friday):
    options = evening(friday, wishes={**SHORT, "difficulty": "heroic", "mode": "sandbox"}).table.options
    assert (options["difficulty"], options["mode"], options["mission"]) == ("heroic", "sandbox", "the-asset")


@pytest.mark.parametrize(
    ("wishes", "error", "about"),
    [
        ({"growth": 29}, BadOption, "growth"),
        ({"colour": "red"}, BadOption, "colour"),
        ({"seats": 3}, BadOption, "seats"),
        ({"mission": "redemption"}, IllegalAction, "redemption"),
        ({"traitor": True}, IllegalAction, "traitor"),
        ({"map": "plaza"}, BadOption, "plaza"),
    ],
)
def test_what_the_campaign_does_not_allow_is_refused(friday, wishes, error, about):
    with pytest.raises(error, match=about):
        evening(friday, wishes=wishes)


@pytest.mark.parametrize("seats", [0, 5, True, "2"])
def test_so_many_cannot_play(friday, seats):
    with pytest.raises(BadOption):
        chapter(friday, seats, "anna", SEED)


def test_a_game_without_campaigns_has_none():
    with pytest.raises(TableError) as error:
        campaigns.new_campaign("c1", "bounty-hunters", "Friday")
    assert error.value.key == "campaign-none"


@pytest.mark.parametrize("name", ["", " ", "x" * 99, None, "\u202egnp"])
def test_a_campaign_has_a_name_that_can_be_read(name):
    with pytest.raises(TableError) as error:
        campaigns.new_campaign("c1", GAME, name)
    assert error.value.key == "table-name"


def test_while_the_game_runs_nothing_is_carried_on(friday):
    assert carried(evening(friday)) is None


def test_the_end_of_the_game_carries_the_campaign_on(friday):
    after = carried(played(friday))
    assert (after.id, after.number, after.name) == ("c1", 2, "Friday")
    assert missions(after) == ["flight-from-nevarro"]
    assert [game["mission"] for game in campaigns.described(after, "en")["games"]] == ["the-asset"]


def test_how_it_goes_on_follows_from_the_log_alone(friday):
    """Every process that reads the log later computes the same change."""
    table = played(friday)
    again = table.again()
    assert same(again, table.table)
    assert advanced(again, again.match) == carried(table)


def test_the_second_game_is_played_with_what_the_first_one_brought(friday):
    after = carried(played(friday))
    options = evening(after).table.options
    assert (options["mission"], options["growth"]) == ("flight-from-nevarro", 6)
    assert carried(played(after)).number == 3


def test_a_game_beside_the_campaign_changes_nothing_there(friday):
    after = carried(played(friday))
    beside = played(after, wishes={**SHORT, "mission": "the-asset"}, beside=True)
    assert beside.table.options["mission"] == "the-asset"
    assert carried(beside) is None


def test_once_more_is_beside_the_campaign(friday):
    """A mission that failed can be tried again; the story has gone on, won or lost."""
    table = played(friday)
    again = Evening(first=rematch_opening(table.table, "anna", SEED))
    assert again.table.options == table.table.options
    assert (again.table.campaign.id, again.table.campaign.beside) == ("c1", True)
    while not again.table.over:
        again.act(again.table.match.actors()[0])
    assert carried(again) is None


def test_everybody_at_the_table_sees_to_which_campaign_it_belongs(friday):
    table = evening(friday)
    for viewer in (0, 1, None):
        assert table.seen(viewer)["table"]["campaign"] == {"id": "c1", "name": "Friday", "beside": False}
    assert Evening().seen(0)["table"]["campaign"] is None


def test_two_campaigns_that_differ_in_their_past_give_the_same_first_view(friday):
    """What a table keeps of the campaign for its end is not sent to anybody."""
    other = replace(friday, progress=friday.progress.replace(json.loads(friday.progress)["id"], "00000000"))
    assert other.progress != friday.progress
    one, two = evening(friday), evening(other)
    assert all(one.seen(viewer) == two.seen(viewer) for viewer in (0, 1, None))


# Files


def test_a_campaign_leaves_and_comes_back(friday):
    after = carried(played(friday))
    back = campaigns.restored(friday, after.progress)
    assert back == after
    assert campaigns.new_campaign("c2", GAME, "Elsewhere", after.progress).progress == after.progress


def test_the_file_of_another_campaign_does_not_come_back_here(friday):
    other = campaigns.new_campaign("c2", GAME, "Other")
    with pytest.raises(BadSavedGame) as error:
        campaigns.restored(friday, other.progress)
    assert error.value.values["field"] == "id"


@pytest.mark.parametrize("file", ["", "{}", "[]", "null", "{", '{"format": "cantina-campaign"}'])
def test_what_is_no_campaign_is_refused(friday, file):
    for bring in (lambda: campaigns.restored(friday, file), lambda: campaigns.new_campaign("c2", GAME, "New", file)):
        with pytest.raises(BadSavedGame) as error:
            bring()
        assert error.value.values["file"] == campaigns.FILE


def test_a_campaign_begins_again(friday):
    after = carried(played(friday))
    again = campaigns.restarted(after)
    assert (again.number, again.progress) == (3, friday.progress)


def test_it_is_read_as_it_was_stored(friday):
    after = carried(played(friday))
    assert campaigns.read("c1", 2, campaigns.write(after)) == after


def test_the_progress_is_in_the_first_entry_and_survives_being_stored(friday):
    table = evening(friday)
    assert opened("t1", table.log[0]).campaign == friday
