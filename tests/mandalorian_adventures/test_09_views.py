"""What a seat is shown: typed JSON, by names and by the numbers of the notation, and nothing hidden."""

import json
from typing import get_type_hints

import pytest

from cantina.engine.match import Match
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.telling.view_shapes import (
    CellView,
    CharacterView,
    DoorView,
    PlayerView,
    Question,
    SpaceView,
    ThreatView,
    View,
)
from mandalorian_adventures.kit import PACK, skill
from mandalorian_adventures.scenes import green, shared
from mandalorian_adventures.views import PLAN, seen, table_with

# --- its shape -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mission", [mission.name for mission in PACK.missions])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_view_has_the_fields_it_promises_and_is_json(mission, viewer):
    view = Match(GAME, 2, 5, {"mission": mission}).view(viewer)
    assert json.loads(json.dumps(view)) == view
    assert set(view) == set(get_type_hints(View))
    assert set(view["question"]) == set(get_type_hints(Question))
    lists = {"spaces": SpaceView, "characters": CharacterView, "players": PlayerView}
    lists |= {"cells": CellView, "doors": DoorView, "threats": ThreatView}
    for field, shape in lists.items():
        assert all(set(one) == set(get_type_hints(shape)) for one in view[field])
        assert view[field] or field == "doors"


def test_it_says_what_is_played_and_how():
    view = Match(GAME, 3, 5, {"mission": "the-egg", "map": "nevarro", "difficulty": "heroic", "growth": 12}).view(2)
    chosen = {"mission": "the-egg", "map": "nevarro", "difficulty": "heroic", "growth": 12, "traitor": False}
    assert view.items() >= {"game": "mandalorian-adventures", "viewer": 2, "mode": "story", **chosen}.items()


def test_places_in_the_team_are_told_apart_from_numbers_of_the_content():
    """As docs/api.md says: a place is an index into `characters`; a number is the same in every game."""
    team = ["paz-vizsla", "mandalorian"]
    view = Match(GAME, 2, 1, {"mission": "flight-from-nevarro", "characters": team}).view(0)
    numbers = [one["number"] for one in view["characters"]]
    assert [one["name"] for one in view["characters"]] == team
    assert numbers == [[one.name for one in PACK.characters].index(name) for name in team]
    assert numbers[1] == 0  # the Mandalorian: not the place, which is 1
    assert view["child"].items() >= {"with": "character", "at": 1}.items()
    assert [cell["characters"] for cell in view["cells"] if cell["characters"]] == [[0, 1]]
    assert view["characters"][0]["cell"] == view["characters"][1]["cell"]


@pytest.mark.rule("MA-35")
def test_it_says_whose_turn_it_is():
    view = Match(GAME, 3, 5, {"mission": "the-egg", "first_player": 1, "max_turns": 9}).view(None)
    expected = {"viewer": None, "turn": 1, "last_turn": 9, "active": 1, "first": 1, "played": 0, "extra": 0}
    assert view.items() >= expected.items()
    assert Match(GAME, 2, 5, {"max_turns": 0}).view(0)["last_turn"] is None


# --- spaces, characters, players -------------------------------------------------------------------------------------


@pytest.mark.rule("MA-40", "MA-103", "MA-136")
def test_a_space_with_its_cards_tokens_and_total():
    table = table_with(skill(3), skill(2))
    table.space("attack", tokens=(2, 1))
    table.play(0, "attack")
    table.decline()
    space = seen(table, 1)["spaces"][1]
    assert (space["name"], space["total"], space["used"]) == ("attack", 6, True)
    assert space["cards"] == [{"number": table.made(0), "name": "made-0"}]
    assert sorted(space["sabotage"]) == [1, 2]
    assert not seen(table)["spaces"][0]["used"]


@pytest.mark.rule("MA-192")
def test_a_space_with_a_tactical_card_counts_5():
    table = table_with(skill(tactical=True, action="attack", steps=["range_mod 3"]), skill(4))
    table.space("attack", cards=(0, 1))
    assert seen(table)["spaces"][1]["total"] == 5


@pytest.mark.rule("MA-141")
def test_substitutes_are_counted_by_themselves():
    table = table_with()
    table.edit().substitutes[2] = 2
    space = seen(table)["spaces"][2]
    assert (space["substitutes"], space["sabotage"], space["total"]) == (2, [], 2)


@pytest.mark.rule("MA-166")
def test_a_green_space_is_the_fifth():
    names = [space["name"] for space in seen(table_with(mission={"green": green(["draw_skill 1 you"])}))["spaces"]]
    assert names == ["move", "attack", "intel", "plan", "green"]


@pytest.mark.rule("MA-32", "MA-33", "MA-34")
@pytest.mark.parametrize(("difficulty", "hp"), [("beginner", 8), ("normal", 5), ("heroic", 5)])
def test_a_character_with_damage_and_health(difficulty, hp):
    table = table_with(difficulty=difficulty)
    table.hurt(0, 2)
    table.at(0, "s3")
    one = seen(table, 1)["characters"][0]
    assert one.items() >= {"name": "mandalorian", "number": 0, "seat": 0, "damage": 2, "hp": hp, "cell": 3}.items()


@pytest.mark.rule("MA-71")
def test_a_character_with_what_it_owns_and_carries():
    table = table_with()
    table.owns(1, "defend", "sprint")
    table.edit().bag[1] = 1 << table.token_kind("keycard")
    table.child(character=1)
    for viewer in (0, 1, None):
        first, second = seen(table, viewer)["characters"]
        assert [plan["name"] for plan in second["plans"]] == ["defend", "sprint"]
        assert [token["name"] for token in second["carries"]] == ["keycard"]
        assert (first["child"], second["child"]) == (False, True)
        assert first["plans"] == first["carries"] == []


@pytest.mark.rule("MA-177", "MA-179")
def test_hands_are_hidden_and_discards_are_open():
    table = table_with()
    table.hand(1, 0)
    discard = table.edit().discard
    discard[1, 0] = table.made(1)
    table.edit().discard_size[1] = 1
    mine, theirs = seen(table)["players"]
    assert [card["name"] for card in mine["hand"]] == ["made-0", "made-1"]
    assert (theirs["hand"], theirs["hand_count"]) == (None, 1)
    assert [card["name"] for card in theirs["discard"]] == ["made-1"]
    assert all(player["hand"] is None for player in seen(table, None)["players"])


@pytest.mark.rule("MA-184", "MA-185")
def test_with_shared_characters_nobody_owns_them_and_the_deck_is_one():
    table = shared(seats=3)
    view = seen(table)
    assert view["mode"] == "shared"
    assert [(one["name"], one["seat"]) for one in view["characters"]] == [("mandalorian", None), ("ig-11", None)]
    assert len({player["deck"] for player in view["players"]}) == 1
    assert len(view["players"]) == 3


# --- decks and tracks ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MA-179", "MA-180")
def test_decks_tell_their_sizes_and_the_open_cards():
    table = table_with(events=[["sabotage plan"], ["sabotage move"]])
    table.plan_deck("sprint", "defend", discard=["failure"])
    table.supply(2, 1)
    table.reinforcements(table.token_kind("bruiser"))
    decks = seen(table)["decks"]
    assert (decks["events"], decks["event_back"], decks["event_discard"]) == (2, "special", [])
    assert (decks["plans"], [one["name"] for one in decks["plan_discard"]]) == (2, ["failure"])
    assert (decks["reinforcements"], decks["fallen"]) == (1, [])
    assert (decks["sabotage"], len(decks["sabotage_used"])) == (2, 8)


@pytest.mark.rule("MA-74")
def test_a_card_put_on_top_is_known_to_one_seat():
    table = table_with(skill(2))
    table.plan_deck("sprint", "failure", "defend")
    table.play(0, "plan")
    table.do("perform", "pass", "top p:failure")
    assert seen(table, 0)["decks"]["plans_known"] == [{"above": 0, "number": PLAN["failure"], "name": "failure"}]
    assert seen(table, 1)["decks"]["plans_known"] == []
    assert seen(table, None)["decks"]["plans_known"] == []


def test_tracks_with_name_value_and_size():
    table = table_with(mission={"tracks": [("alarm", 5), ("haste", 3)]})
    table.edit().track[1] = 2
    expected = [{"name": "alarm", "value": 0, "size": 5}, {"name": "haste", "value": 2, "size": 3}]
    assert seen(table)["tracks"] == expected


# --- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MA-130")
def test_a_defeat_names_the_character_and_opens_everything():
    table = table_with()
    table.hurt(0, 5)
    table.enemy("s2", effects=["guard"])
    table.play(0, "move")
    table.go("s1")
    table.stop()
    view = seen(table, None)
    assert (view["outcome"], view["reason"], view["loser"]) == ("lost", "defeat", "mandalorian")
    assert (view["question"]["phase"], view["question"]["actor"]) == ("over", None)
    assert view["seed"] == table.match.seed.hex()
    assert all(player["hand"] is not None for player in view["players"])


def test_while_the_game_runs_there_is_neither_result_nor_seed():
    view = seen(table_with())
    assert (view["outcome"], view["reason"], view["loser"], view["seed"]) == ("", "", None, None)
    assert {player["pad"]["won"] for player in view["players"]} == {0}
