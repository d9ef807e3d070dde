"""What a seat is shown of the question that is asked: what it is about, what caused it, and what may be answered."""

import pytest

from cantina.games.mandalorian_adventures.rules.state import PHASE, PHASES
from mandalorian_adventures.kit import PACK, rule, skill, use
from mandalorian_adventures.scenes import event_table, green
from mandalorian_adventures.views import PLAN, TWO_WAYS, asked, seen, table_with


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
    assert len(PHASES) == PHASE.over + 1
    assert len(set(PHASES)) == len(PHASES)
