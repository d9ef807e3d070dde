"""The campaign as servers keep it (`Campaigns` of the contract): a text that is always ready for the next game."""

import json
from types import SimpleNamespace

import pytest

import cantina
from cantina.engine.errors import BadOption, BadSavedGame, IllegalAction
from cantina.games.mandalorian_adventures.campaign.file import parse, write
from cantina.games.mandalorian_adventures.campaign.rules import finish, prepare, veteran
from cantina.games.mandalorian_adventures.rules.state import OUTCOME
from cantina.text import languages
from mandalorian_adventures.campaigns import a_game, after_games, card, pack_of, real_pack, stop
from strict_text import strict_text  # noqa: F401

GAME = cantina.game("mandalorian-adventures")
KEPT = GAME.campaigns


def content_of(pack):
    """A set of content, as far as a campaign looks at it."""
    return GAME.content._replace(cards=(pack, *GAME.content.cards[1:]))


def after(games):
    """The progress after so many games."""
    return write(prepare(after_games(games)))


def ended(progress, outcome, **options):
    """A match of the next game, over."""
    chosen = KEPT.options(GAME.content, progress, 2, options, False)
    settled = GAME.settled(chosen, 2)
    return SimpleNamespace(over=True, options=settled, seats=2, seed=b"\x07" * 32, state={"outcome": [outcome]})


def told(progress, language="en", content=GAME.content):
    return KEPT.describe(content, progress, language)


def test_only_one_game_has_a_campaign():
    assert [name for name in cantina.games() if cantina.game(name).campaigns] == ["mandalorian-adventures"]


@pytest.mark.rule("MA-09", "MA-10")
def test_a_new_campaign_is_ready_for_its_first_game():
    progress = KEPT.new(GAME.content, "")
    assert parse(progress, real_pack()).prepared
    assert KEPT.options(GAME.content, progress, 2, {}, False) == {"mission": "the-asset", "map": "arvala", "growth": 2}


def test_two_campaigns_are_two_campaigns():
    one, other = (json.loads(KEPT.new(GAME.content, ""))["id"] for _ in range(2))
    assert one != other


@pytest.mark.rule("MQ-72")
def test_a_campaign_can_begin_anew():
    again = parse(KEPT.new(GAME.content, after(3)), real_pack())
    assert (again.id, again.history, again.removed) == ("real", (), (1, 2))


@pytest.mark.rule("MA-13", "MA-08")
@pytest.mark.parametrize(("outcome", "result"), [(OUTCOME.won, "won"), (OUTCOME.lost, "lost")])
def test_after_a_game_it_is_ready_for_the_next_one(outcome, result):
    progress = KEPT.new(GAME.content, "")
    later = KEPT.after(GAME.content, progress, ended(progress, outcome))
    campaign = parse(later, real_pack())
    assert [(game.mission, game.result) for game in campaign.history] == [("the-asset", result)]
    assert [step.step for step in campaign.log] == ["growth_before", "growth_after", "growth_before"]
    assert KEPT.options(GAME.content, later, 2, {}, False)["mission"] == "flight-from-nevarro"


def test_the_same_end_gives_the_same_progress():
    progress = after(2)
    assert KEPT.after(GAME.content, progress, ended(progress, OUTCOME.won)) == KEPT.after(
        GAME.content, progress, ended(progress, OUTCOME.won)
    )


@pytest.mark.rule("MA-15")
def test_players_may_wish_for_what_is_free():
    wishes = {"mode": "sandbox", "difficulty": "heroic", "characters": ["burg", "xian"], "map": "arvala"}
    assert KEPT.options(GAME.content, after(0), 2, wishes, False) == {**wishes, "mission": "the-asset", "growth": 2}


@pytest.mark.rule("MA-11")
def test_nobody_wishes_for_what_the_campaign_decides():
    with pytest.raises(BadOption) as error:
        KEPT.options(GAME.content, after(0), 2, {"growth": 29}, False)
    assert (error.value.key, error.value.values["field"]) == ("campaign-decides", "growth")


@pytest.mark.rule("MA-10", "MA-12")
@pytest.mark.parametrize(
    ("wishes", "rule"), [({"mission": "redemption"}, "MA-10"), ({"mission": 7}, "MA-10"), ({"traitor": True}, "MA-12")]
)
def test_what_is_not_open_yet_cannot_be_played(wishes, rule):
    with pytest.raises(IllegalAction) as error:
        KEPT.options(GAME.content, after(0), 3, wishes, False)
    assert error.value.rule == rule


@pytest.mark.rule("MQ-71")
def test_an_unlocked_mission_can_be_played_beside_the_campaign():
    progress = after(2)
    options = KEPT.options(GAME.content, progress, 2, {"mission": "the-asset"}, True)
    assert (options["mission"], options["growth"]) == ("the-asset", parse(progress, real_pack()).growth)
    with pytest.raises(IllegalAction) as error:
        KEPT.options(GAME.content, progress, 2, {"mission": "redemption"}, True)
    assert error.value.rule == "MQ-71"


# Files


def test_a_file_that_left_comes_back():
    assert KEPT.read(GAME.content, after(2), "our.json", "") == after(2)


def test_a_file_of_the_terminal_is_made_ready():
    """`cantina campaign record` leaves a file in which the step before the next game was not made."""
    assert KEPT.read(GAME.content, write(after_games(2)), "our.json", "") == after(2)


def test_the_file_of_another_campaign_does_not_take_its_place():
    ours, theirs = KEPT.new(GAME.content, ""), after(1)
    assert KEPT.read(GAME.content, theirs, "their.json", "") == theirs
    with pytest.raises(BadSavedGame) as error:
        KEPT.read(GAME.content, theirs, "their.json", ours)
    assert (error.value.key, error.value.values["field"]) == ("campaign-other", "id")


@pytest.mark.parametrize(
    "wrong",
    [{"mission": "redemption"}, {"map": "plaza"}, {"mode": "chess"}, {"difficulty": "none"}, {"seed": "\ud800"}],
)
def test_a_history_of_games_that_cannot_have_been_is_refused(wrong):
    fields = json.loads(after(1))
    fields["history"][0] |= wrong
    with pytest.raises(BadSavedGame) as error:
        KEPT.read(GAME.content, json.dumps(fields), "our.json", "")
    assert error.value.values["field"] == "history"


def test_a_complaint_can_be_written_down_whatever_the_file_holds():
    fields = {**json.loads(after(1)), "mission": "\ud800"}
    with pytest.raises(BadSavedGame) as error:
        KEPT.read(GAME.content, json.dumps(fields), "our.json", "")
    assert error.value.text().encode()


# What is told


def test_the_story_is_told_in_the_order_in_which_it_happened():
    story = told(after(1))["story"]
    assert [line["kind"] for line in story] == ["card", "card", "game", "card", "card", "card", "card"]
    assert story[1]["text"].startswith("Your first mission is The Asset")
    assert story[2]["text"] == "Game 1: The Asset (Camp on Arvala-7), won."


def test_what_comes_next_is_told():
    coming = told(after(0))["next"]
    assert coming["text"] == "Next mission: The Asset. Map: Camp on Arvala-7."
    assert coming["missions"] == [
        {"mission": "the-asset", "title": "The Asset", "maps": [{"map": "arvala", "title": "Camp on Arvala-7"}]}
    ]


def test_in_free_play_every_mission_can_come_next():
    everything = told(write(prepare(veteran(real_pack(), "old hands"))))
    assert everything["complete"]
    assert {one["mission"] for one in everything["next"]["missions"]} == {one.name for one in real_pack().missions}
    assert "Redemption" in everything["next"]["text"]


@pytest.mark.rule("MA-12")
def test_an_envelope_is_told_when_it_is_open():
    assert told(after(2))["envelopes"] == []
    (envelope,) = told(after(3))["envelopes"]
    assert envelope["missions"] == ["the-egg", "alive", "silent-relays"]
    assert "The Egg" in envelope["text"]


def test_games_and_rules_are_told():
    after_two = told(after(2))
    assert [(game["title"], game["result"]) for game in after_two["games"]] == [
        ("The Asset", "won"),
        ("Flight from Nevarro", "lost"),
    ]
    assert after_two["rules"][0]["text"].startswith("Guard: ")
    assert [one["mission"] for one in after_two["unlocked"]][:2] == ["the-asset", "flight-from-nevarro"]


@pytest.mark.usefixtures("strict_text")
@pytest.mark.parametrize("language", languages())
def test_everything_is_told_in_every_language(language):
    for games in range(10):
        assert json.dumps(told(after(games), language), ensure_ascii=False).encode()
    if language != "en":
        assert told(after(3), language) != told(after(3))


DO = ("enable_rule guard", "set_mission the-asset")
SEALED = [
    (stop(3, "unlock_mission redemption"), card(4, "open_envelope 1"), stop(5)),
    (stop(3, "enable_rule traitor", "open_envelope 2"), stop(4, "set_mission the-egg"), card(5), card(6), stop(7)),
    (stop(3),),
]


@pytest.mark.rule("MQ-83", "MA-12")
@pytest.mark.parametrize("language", languages())
def test_nothing_sealed_can_be_told_apart(language):
    """Campaigns that differ only in cards not yet resolved and envelopes not yet open give the same bytes."""
    seen, kept = set(), set()
    for sealed in SEALED:
        content = content_of(pack_of(card(1, *DO), card(2), *sealed))
        progress = KEPT.read(content, KEPT.new(content, ""), "our.json", "")
        fixed = json.dumps({**json.loads(progress), "id": "ours"})
        kept.add(fixed)
        seen.add(json.dumps(told(fixed, language, content)))
        for wishes in ({"mission": "redemption"}, {"traitor": True}):
            with pytest.raises(IllegalAction) as error:
                KEPT.options(content, fixed, 3, wishes, False)
            seen.add(error.value.text(language))
    assert len(kept) == 1
    assert len(seen) == 3  # what is told, and two refusals


@pytest.mark.rule("MQ-83")
def test_what_was_sealed_is_told_when_its_time_has_come():
    """The test above would pass if nothing were ever told."""
    seen = set()
    for sealed in SEALED:
        pack = pack_of(card(1, *DO), card(2), *sealed)
        campaign = prepare(parse(KEPT.new(content_of(pack), ""), pack))
        later = write(prepare(finish(campaign, a_game(campaign))))
        seen.add(json.dumps(told(later, content=content_of(pack))))
    assert len(seen) == len(SEALED)
