"""What a seat is shown: typed JSON, by names and by the numbers of the notation, and nothing hidden."""

import json
from typing import get_type_hints

import pytest

from cantina.engine.match import Match
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.state import OVER
from cantina.games.mandalorian_adventures.view import CharacterView, PlayerView, SpaceView, View
from cantina.games.mandalorian_adventures.view_map import CellView, DoorView, ThreatView
from cantina.games.mandalorian_adventures.view_question import PHASES, Question
from mandalorian_adventures.kit import PACK, Table, rule, skill, use
from mandalorian_adventures.scenes import event_table, green, shared

TWO_WAYS = "p-q-r r=x x-t q=y"
PLAN = {plan.name: number for number, plan in enumerate(PACK.plans)}


def table_with(*cards, text="FX-LINE", **options):
    """Seat 0 is to play, with these cards in hand."""
    table = Table(text, cards=list(cards or (skill(3), skill(2))), **options)
    table.hand(0, *range(len(cards or (1, 2))))
    return table


def seen(table, seat=0):
    return table.match.view(seat)


def asked(table, seat=0):
    return seen(table, seat)["question"]


def threat_of(table, number, seat=0):
    return next(one for one in seen(table, seat)["threats"] if one["number"] == number)


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


@pytest.mark.rule("MA-35")
def test_it_says_whose_turn_it_is():
    view = Match(GAME, 3, 5, {"mission": "the-egg", "first_player": 1, "max_turns": 9}).view(None)
    expected = {"viewer": None, "turn": 1, "last_turn": 9, "active": 1, "first": 1, "played": 0, "extra": 0}
    assert view.items() >= expected.items()
    assert Match(GAME, 2, 5, {"max_turns": 0}).view(0)["last_turn"] is None


# --- the question ----------------------------------------------------------------------------------------------------


def test_between_two_cards():
    question = asked(table_with())
    assert (question["phase"], question["actor"], question["choices"]) == ("main", 0, [])
    assert question["action"] is question["movement"] is question["damage"] is question["source"] is None


@pytest.mark.rule("MA-39", "MA-86")
def test_the_action_of_a_card_with_its_strength():
    table = table_with(skill(2, symbols=["attack"]))
    table.play(0, "attack")
    action = {"space": "attack", "character": 0, "strength": 3, "range": 1, "target": None}
    assert asked(table)["phase"] == "action"
    assert asked(table)["action"] == {**action, "card": {"number": table.made(0), "name": "made-0"}}


@pytest.mark.rule("MA-95")
def test_a_free_action_has_no_card():
    table = table_with()
    table.owns(0, "sprint")
    table.do("card p:sprint")
    assert asked(table)["action"].items() >= {"space": "move", "strength": 2, "card": None}.items()


@pytest.mark.rule("MA-44")
def test_a_movement_with_the_cells_that_are_left():
    table = table_with()
    table.play(0, "move")
    table.go("s1")
    assert (asked(table)["phase"], asked(table)["movement"]) == ("step", {"character": 0, "left": 2})
    table.go("s2")
    assert asked(table)["movement"]["left"] == 1


@pytest.mark.rule("MQ-24")
def test_damage_that_is_due():
    """Ending beside a Guard with Defend in hand: the owner is asked before it is suffered."""
    table = table_with()
    guard = table.enemy("s2", effects=["guard"])
    table.owns(0, "defend")
    table.play(0, "move")
    table.go("s1")
    table.stop()
    question = asked(table)
    assert question["phase"] == "plan"
    assert question["choices"] == [f"p{PLAN['defend']}"]
    assert question["optional"]
    assert question["damage"] == {"character": 0, "amount": 1, "threat": guard}


@pytest.mark.rule("MA-70")
def test_drawn_planning_cards_are_for_the_one_who_decides():
    table = table_with(skill(2))
    table.plan_deck("sprint", "failure")
    table.play(0, "plan")
    table.do("perform")
    assert [one["name"] for one in seen(table)["drawn"]] == ["sprint", "failure"]
    assert asked(table)["choices"] == [f"p{PLAN['sprint']}"]
    for viewer in (1, None):
        assert seen(table, viewer)["drawn"] is None
        assert (asked(table, viewer)["phase"], asked(table, viewer)["choices"]) == ("keep", [])
    table.do("pass")
    assert asked(table)["choices"] == sorted(f"p{PLAN[name]}" for name in ("sprint", "failure"))


@pytest.mark.rule("MA-112", "MA-120")
def test_an_event_with_its_space_and_a_choice_of_enemies():
    table = event_table(["enemy_move 1 melee 1 towards"])
    table.hand(0, 0)
    near, far = table.enemy("s2"), table.enemy("s3")
    table.turn((0, "plan"))
    question = asked(table)
    assert question["resolving"] == {"space": "move", "total": 5}
    assert question["event"] == {"number": 0, "name": "made-0"}
    assert question["source"] == {"kind": "event", "name": "made-0"}
    assert (question["phase"], question["choices"]) == ("threat", [f"t{near}", f"t{far}"])
    assert seen(table)["in_events"]


@pytest.mark.rule("MA-111")
def test_a_crisis_names_the_mission_as_its_source():
    table = event_table(["sabotage plan"], total=6, mission={"crisis": ["sabotage chosen"]})
    table.hand(0, 0)
    table.turn((0, "plan"))
    question = asked(table)
    assert question["source"] == {"kind": "crisis", "name": "made"}
    assert (question["phase"], question["choices"]) == ("space", ["move", "attack", "intel", "plan"])


@pytest.mark.rule("MA-91")
def test_the_effect_of_a_card_names_the_card():
    table = table_with(skill(1, action="plan", steps=["sabotage chosen"]))
    table.play(0, "plan")
    table.effect()
    assert asked(table)["source"] == {"kind": "skill", "name": "made-0"}
    assert asked(table)["choices"] == ["move", "attack", "intel", "plan"]


def test_a_planning_card_names_itself_even_if_another_card_says_the_same():
    assert any(card.steps == PACK.plans[PLAN["countermeasures"]].steps for card in PACK.skills)
    table = table_with(skill(1))
    table.space("attack", tokens=(1,))
    table.space("plan", tokens=(1,))
    table.owns(0, "countermeasures")
    table.turn((0, "intel"))
    assert (asked(table)["phase"], asked(table)["choices"]) == ("plan", [f"p{PLAN['countermeasures']}"])
    table.do("card p:countermeasures")
    assert asked(table)["source"] == {"kind": "plan", "name": "countermeasures"}
    assert asked(table)["choices"] == ["attack", "plan"]


@pytest.mark.rule("MA-167")
def test_a_mission_action_names_itself_and_its_alternatives_are_counted():
    doing = {"green": green(["choose sabotage move | sabotage plan"])}
    table = table_with(mission=doing)
    table.play(0, "green")
    table.do("perform")
    assert asked(table)["source"] == {"kind": "green", "name": "made"}
    assert (asked(table)["phase"], asked(table)["choices"]) == ("alternative", ["1", "2"])
    assert not asked(table)["optional"]


def test_a_bonus_names_its_use():
    table = table_with(map_uses=[use("keycard", ["sabotage chosen"])])
    card = table.bonus("s0", "keycard")
    table.do(f"use t{card}")
    assert asked(table)["source"] == {"kind": "use", "name": "keycard-cell"}


def test_a_rule_names_itself_and_is_asked_for_by_its_number():
    rules = [rule("attack_declared", ["sabotage chosen"]), rule("attack_declared", ["sabotage plan"])]
    table = table_with(map_rules=rules)
    table.play(0, "attack")
    question = asked(table)
    first = len(PACK.rules[: sum(len(board.rules) for board in PACK.maps)])
    assert (question["phase"], question["choices"]) == ("rule", [f"r{first}", f"r{first + 1}"])
    table.do(f"rule r{first}")
    assert asked(table)["source"] == {"kind": "rule", "name": "made"}


@pytest.mark.rule("MA-53")
def test_doors_and_cells_are_chosen_by_their_names():
    table = table_with(skill(2, action="intel", steps=["open_door any"]), text=TWO_WAYS)
    table.play(0, "intel")
    table.effect()
    assert (asked(table)["phase"], asked(table)["choices"]) == ("door", ["d0", "d1"])
    table.do("door d1")
    assert [door["open"] for door in seen(table)["doors"]] == [False, True]


@pytest.mark.rule("MA-67")
def test_an_enemy_is_moved_to_a_cell_by_its_name():
    table = table_with()
    enemy = table.enemy("s2")
    table.play(0, "intel")
    table.do(f"push t{enemy}")
    assert (asked(table)["phase"], asked(table)["choices"]) == ("cell", ["c1", "c3"])
    assert asked(table)["action"]["target"] == enemy


@pytest.mark.rule("MA-170")
def test_a_character_is_chosen_by_its_number_in_the_pack():
    table = table_with(skill(1, action="plan", steps=["heal 1 any 9"]), characters=["burg", "xian"], mode="sandbox")
    table.hurt(0, 1)
    table.hurt(1, 1)
    table.play(0, "plan")
    table.effect()
    numbers = [one["number"] for one in seen(table)["characters"]]
    assert asked(table)["choices"] == [f"h{number}" for number in numbers]
    assert [PACK.characters[number].name for number in numbers] == ["burg", "xian"]


def test_every_phase_has_a_name():
    assert len(PHASES) == OVER + 1
    assert len(set(PHASES)) == len(PHASES)


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


# --- the map ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MA-55", "MA-56", "MA-165")
def test_cells_with_what_is_printed_on_them():
    table = table_with(stars={"s2": "red"}, exits=["s5"], numbers={"s3": 8})
    cells = {cell["name"]: cell for cell in seen(table)["cells"]}
    assert cells["s2"]["star"] == "red"
    assert cells["s3"]["label"] == 8
    assert [name for name in cells if cells[name]["exit"]] == ["s5"]
    assert [name for name in cells if cells[name]["start"]] == ["s0"]
    assert [cells[name]["number"] for name in cells] == list(range(6))


@pytest.mark.rule("MA-47")
def test_cells_with_who_and_what_stands_there():
    table = table_with()
    table.at(1, "s2")
    first, second = table.enemy("s2"), table.hidden("s2")
    table.child(cell="s2")
    cell = seen(table)["cells"][2]
    assert cell["characters"] == [1]
    assert cell["threats"] == [first, second]
    assert cell["child"]
    assert seen(table)["child"] == {"with": "cell", "at": 2, "fled": False}


@pytest.mark.rule("MA-81", "MA-82", "MA-83")
def test_an_enemy_with_everything_on_its_face():
    table = table_with()
    kind = table.kind(3, "sharpshooter", ["guard", "diversion"], symbol=True)
    threat = table.lay("s4", kind, wounds=1, orange=True)
    found = threat_of(table, threat, 1)
    face = {"token": kind, "enemy": True, "enemy_class": "sharpshooter", "hp": 3, "damage": 1, "reinforcement": True}
    assert found.items() >= {"cell": 4, "up": True, **face}.items()
    assert found["effects"] == ["guard", "diversion", "mission"]


@pytest.mark.rule("MA-65", "MA-178", "MQ-19")
def test_of_a_face_down_token_only_the_shape_is_told_but_to_who_looked():
    table = table_with()
    threat = table.lay("s2", table.token_kind("raider"), up=False, shape="square")
    table.play(0, "intel")
    table.do(f"look t{threat}")
    mine, theirs, public = (threat_of(table, threat, viewer) for viewer in (0, 1, None))
    assert (mine["name"], mine["hp"], mine["enemy_class"]) == ("raider", 1, "shooter")
    for found in (theirs, public):
        hidden = {"token": None, "name": None, "enemy": False, "enemy_class": None, "hp": 0, "effects": []}
        assert found.items() >= {"shape": "square", "up": False, "seen": [0], **hidden}.items()


@pytest.mark.rule("MA-79")
def test_a_bonus_is_no_enemy():
    table = table_with()
    found = threat_of(table, table.bonus("s1"))
    assert (found["name"], found["enemy"], found["up"]) == ("medkit", False, True)


@pytest.mark.rule("MA-156")
def test_the_child_with_an_enemy():
    table = table_with()
    threat = table.enemy("s3")
    table.child(threat=threat)
    assert seen(table)["child"] == {"with": "enemy", "at": threat, "fled": False}
    assert threat_of(table, threat)["child"]
    assert seen(table_with())["child"] is None


@pytest.mark.rule("MA-53")
def test_doors_with_their_cells():
    table = table_with(text=TWO_WAYS)
    names = [[table.cells[cell] for cell in door["cells"]] for door in seen(table)["doors"]]
    assert names == [["r", "x"], ["q", "y"]]
    assert not any(door["open"] for door in seen(table)["doors"])


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
