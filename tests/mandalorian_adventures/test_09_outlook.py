"""What players are told before they act: where a card leads, whom it reaches, what is due, what an enemy is after."""

import random

import pytest

from cantina.engine.match import Match
from mandalorian_adventures.kit import GAME, Table, rule, skill, use
from mandalorian_adventures.scenes import green

TWO_CARDS = (skill(3), skill(1))
TWO_WAYS = "s0-s1-s3 s0-s2-s3"


def told(table, action=None):
    """The outlooks of who is to act; that of a made card by (card, space), of another action by its notation."""
    outlooks = table.match.outlook(table.actor)
    if action is None:
        return outlooks
    if isinstance(action, tuple):
        action = f"play k{table.made(action[0])} {action[1]}"
    return outlooks.get(action, {})


def cells(table, outlook):
    """The reach of an outlook, by names of cells: (the cell before, the harm)."""
    return {table.cells[one["cell"]]: (table.cells[one["before"]], one["harm"]) for one in outlook["cells"]}


def ready(text="FX-LINE", cards=TWO_CARDS, **more):
    table = Table(text, cards=cards, **more)
    table.hand(0, *range(len(cards)))
    return table


# --- a card, before it is played --------------------------------------------------------------------------------


@pytest.mark.rule("MA-103", "MA-104", "MA-105", "MA-106")
@pytest.mark.parametrize(("token", "total", "due"), [(1, 4, ""), (2, 5, "event"), (3, 6, "crisis")])
def test_a_card_says_what_its_space_comes_to(token, total, due):
    table = ready()
    table.space("plan", tokens=[token])
    assert {key: told(table, (0, "plan"))[key] for key in ("total", "due")} == {"total": total, "due": due}
    table.play(0, "plan")
    assert table.total("plan") == total
    assert [(one["name"], one["due"]) for one in table.match.view(0)["spaces"]][3] == ("plan", due)


@pytest.mark.rule("MA-86", "MA-87", "MA-88", "MA-103")
def test_a_symbol_adds_to_the_strength_and_nothing_to_the_space():
    table = ready(cards=(skill(1, symbols=["attack"], action="attack", steps=["sabotage plan"]), skill(1)))
    said = told(table, (0, "attack"))
    assert (said["strength"], said["total"], said["effect"]) == (2, 1, True)
    said = told(table, (0, "move"))
    assert (said["strength"], said["total"], "effect" in said) == (1, 1, False)


@pytest.mark.rule("MA-192", "MQ-85")
def test_a_tactical_card_brings_its_space_to_five_and_has_no_action():
    table = ready(cards=(skill(tactical=True, action="move", steps=["sabotage plan"]), skill(1)))
    assert told(table, (0, "move")) == {"total": 5, "due": "event", "effect": True}


@pytest.mark.rule("MA-44", "MA-45")
def test_a_move_says_where_it_could_lead():
    table = ready()
    assert cells(table, told(table, (0, "move"))) == {"s1": ("s0", 0), "s2": ("s1", 0), "s3": ("s2", 0)}
    table.enemy("s2")
    assert set(cells(table, told(table, (0, "move")))) == {"s1", "s2"}


@pytest.mark.rule("MA-58", "MA-80")
def test_an_attack_says_whom_it_could_hit():
    table = ready()
    near, _far, hidden = table.enemy("s1"), table.enemy("s2"), table.hidden("s1")
    said = told(table, (0, "attack"))
    assert (said["strength"], said["range"], said["targets"]) == (3, 1, [near, hidden])


@pytest.mark.rule("MA-169", "MQ-103")
def test_the_range_is_that_of_the_cell_from_which_the_attack_is_made():
    cannon = rule("attack_declared", ["range_mod 3"], ["you_at number 5"])
    for number, reach in ((5, 3), (4, 1)):
        table = ready(map_rules=[cannon], numbers={"s0": number})
        enemies = [table.enemy(cell) for cell in ("s0", "s1", "s2", "s3", "s4")]
        said = told(table, (0, "attack"))
        assert (said["range"], said["targets"]) == (reach, enemies[: reach + 1])


@pytest.mark.rule("MA-65", "MA-67", "MA-70")
def test_intel_and_plan_say_what_they_reach():
    table = ready()
    enemy, hidden, _beyond = table.enemy("s3"), table.hidden("s2"), table.hidden("s4")
    said = told(table, (0, "intel"))
    assert (said["looks"], said["pushes"]) == ([hidden], [enemy])
    assert told(table, (0, "plan"))["draws"] == 3
    assert told(table, (1, "intel"))["pushes"] == []


@pytest.mark.rule("MA-167", "MA-168")
@pytest.mark.parametrize(("strength", "performs"), [(3, False), (4, True)])
def test_a_mission_action_says_whether_it_can_be_carried_out(strength, performs):
    mission = {"green": green(["sabotage plan"], strength=4)}
    table = Table(cards=[skill(strength), skill(1)], mission=mission)
    table.hand(0, 0, 1)
    assert told(table, (0, "green"))["performs"] is performs
    table.play(0, "green")
    assert bool(table.legal("perform")) is performs


@pytest.mark.rule("MA-186")
def test_in_shared_mode_the_character_on_the_card_acts():
    table = Table(cards=[skill(1, of="ig-11"), skill(1)], mode="shared", seats=1)
    table.hand(0, 0, 1)
    table.at(table.team.index("ig-11"), "s4")
    assert set(cells(table, told(table, (0, "move")))) == {"s3", "s5"}
    assert set(cells(table, told(table, (1, "move")))) == {"s1"}


# --- a movement ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MA-145", "MA-146")
def test_guards_strike_where_a_movement_ends_beside_them():
    table = ready()
    table.enemy("s4", effects=["guard"])
    assert cells(table, told(table, (0, "move"))) == {"s1": ("s0", 0), "s2": ("s1", 0), "s3": ("s2", 1)}
    table.play(0, "move")
    table.go("s1", "s2", "s3")
    assert table.damage(0) == 1


@pytest.mark.rule("MA-149", "MQ-08")
def test_grapples_strike_where_they_are_left():
    table = ready()
    table.enemy("s0", effects=["grapple"])
    table.enemy("s0", effects=["grapple"])
    assert {harm for _before, harm in cells(table, told(table, (0, "move"))).values()} == {2}
    table.play(0, "move")
    table.go("s1")
    assert table.damage(0) == 2
    assert cells(table, told(table, f"go c{table.place('s0')}")) == {"s0": ("s1", 0)}


@pytest.mark.rule("MA-54")
def test_a_height_is_no_way():
    table = ready("FX-HEIGHT")
    assert set(cells(table, told(table, (0, "move")))) == {"g2"}


@pytest.mark.rule("MA-53")
@pytest.mark.parametrize(("opened", "reached"), [(False, {"q", "r"}), (True, {"q", "r", "x"})])
def test_a_door_is_a_way_when_it_is_open(opened, reached):
    table = ready("FX-DOOR")
    if opened:
        table.open_doors(0)
    assert set(cells(table, told(table, (0, "move")))) == reached


@pytest.mark.rule("MA-44", "MA-45")
def test_each_first_step_says_what_lies_behind_it_and_together_they_say_all():
    table = ready(TWO_WAYS + "-s4")
    whole = cells(table, told(table, (0, "move")))
    table.play(0, "move")
    parts = [cells(table, told(table, text)) for text in table.legal("go")]
    assert [list(part) for part in parts] == [["s1", "s3", "s4"], ["s2"]]
    assert {cell: said for part in parts for cell, said in part.items()} == whole


@pytest.mark.rule("MA-145")
def test_stopping_says_what_the_guards_do():
    table = ready()
    table.enemy("s2", effects=["guard"])
    table.play(0, "move")
    table.go("s1")
    assert told(table, "stop") == {"harm": 1}


@pytest.mark.rule("MA-44", "MA-45", "MA-145", "MA-149")
@pytest.mark.parametrize("seed", range(6))
def test_a_way_that_is_told_can_be_gone_and_does_the_harm_that_is_told(seed):
    """On the real maps, with random enemies: step by step along the cells, then stop."""
    dice = random.Random(seed)
    board = dice.choice(("arvala", "nevarro", "transport", "plaza"))
    table = Table(map=board, cards=(skill(4), skill(1)))
    table.hand(0, 0, 1)
    for _ in range(12):
        effects = dice.choice(([], ["guard"], ["grapple"]))
        table.enemy(dice.choice(table.cells), effects=effects)
    reach = cells(table, told(table, (0, "move")))
    table.play(0, "move")
    assert set(reach) | {table.cell(0)} == table.ends()
    state, log, home = table.match.state, table.match.log, table.cell(0)
    for end, (_, harm) in reach.items():
        way = [end]
        while reach[way[0]][0] != home:
            way.insert(0, reach[way[0]][0])
        table.match.state, table.match.log = state, list(log)
        table.go(*way)
        if "stop" in table.legal():
            table.stop()
        assert (table.cell(0), table.damage(0)) == (end, harm)


# --- attacks, pushes, the end of the step ---------------------------------------------------------------------------


@pytest.mark.rule("MA-58", "MA-59", "MA-60", "MD-32")
@pytest.mark.parametrize(
    ("hp", "wounds", "capturable", "said"),
    [
        (4, 0, False, {"left": 1, "defeats": False}),
        (4, 1, False, {"left": 0, "defeats": True}),
        (2, 0, True, {"left": 0, "defeats": True}),
        (3, 0, True, {"left": 0, "defeats": False, "captures": True}),
    ],
)
def test_an_attack_says_what_becomes_of_the_enemy(hp, wounds, capturable, said):
    table = ready()
    enemy = table.lay("s1", table.kind(hp=hp, capturable=capturable), wounds=wounds)
    table.play(0, "attack")
    assert told(table, f"attack t{enemy}") == {"damage": 3, **said}
    table.attack(enemy)
    assert (table.where(enemy) is None) is said["defeats"]


@pytest.mark.rule("MA-61", "MA-65", "MA-178")
def test_of_a_face_down_threat_only_those_who_looked_are_told_more():
    for seen in (False, True):
        table = ready()
        threat = table.hidden("s1", hp=4)
        if seen:
            table.edit().seen[threat] = 1
            table._changed()
        table.play(0, "attack")
        said = told(table, f"attack t{threat}")
        assert said == ({"damage": 3, "left": 1, "defeats": False} if seen else {"damage": 3})


@pytest.mark.rule("MA-67")
def test_a_push_says_where_to():
    table = ready("FX-STAR")
    enemy = table.enemy("m2")
    table.play(0, "intel")
    assert [table.cells[cell] for cell in told(table, f"push t{enemy}")["steps"]] == ["m1", "m3"]


@pytest.mark.rule("MA-37", "MA-104", "MA-105")
def test_the_end_of_the_action_step_says_what_is_due():
    table = ready(cards=(skill(1), skill(1), skill(1)), map_uses=[use("keycard", fate="take")])
    table.space("attack", tokens=(2, 3))
    table.space("plan", tokens=(1, 2, 3))
    table.bonus("s0", "keycard")  # something can still be done when two cards are played
    table.turn((0, "move"), (1, "intel"))
    assert told(table, "end") == {"events": 2, "crises": 1}


# --- what enemies are after -----------------------------------------------------------------------------------------


def aim(table, threat):
    """The aim of an enemy: characters, steps, the names of the cells on its way, characters, range."""
    found = next(one for one in table.match.view(None)["threats"] if one["number"] == threat)["aim"]
    return found and {**found, "way": [table.cells[cell] for cell in found["way"]]}


@pytest.mark.rule("MA-119", "MA-127")
def test_an_enemy_is_after_the_nearest_character_and_its_way_is_known():
    table = Table()
    table.at(1, "s5")
    enemy = table.enemy("s3")
    assert aim(table, enemy) == {"goals": [1], "steps": 2, "way": ["s4", "s5"], "marks": [1], "range": 2}


@pytest.mark.rule("MQ-42", "MQ-44")
def test_between_equal_goals_and_ways_nothing_is_said_of_the_way():
    table = Table()
    table.at(1, "s4")
    enemy = table.enemy("s2")
    assert aim(table, enemy) == {"goals": [0, 1], "steps": 2, "way": [], "marks": [0, 1], "range": 2}
    table = Table(TWO_WAYS + "-s4-s5")
    enemy = table.enemy("s5")
    assert aim(table, enemy)["way"] == ["s4", "s3"]


@pytest.mark.rule("MA-54", "MQ-40", "MQ-41")
def test_range_is_counted_over_heights_where_nobody_can_walk():
    table = Table("FX-HEIGHT")
    enemy = table.enemy("r2")
    assert aim(table, enemy) == {"goals": [], "steps": None, "way": [], "marks": [0, 1], "range": 3}


@pytest.mark.rule("MA-79", "MA-177")
def test_what_is_no_enemy_is_after_nobody():
    table = Table()
    assert [aim(table, one) for one in (table.bonus("s2"), table.hidden("s3"))] == [None, None]


@pytest.mark.rule("MA-119")
@pytest.mark.parametrize("seed", range(4))
def test_a_way_that_is_told_is_the_way_that_is_gone(seed):
    """Enemies on real maps move as their aim says, until the active player has to decide."""
    dice = random.Random(seed)
    table = Table(
        map=dice.choice(("arvala", "plaza")), cards=(skill(1), skill(1)), events=[["enemy_move all melee 3 towards"]]
    )
    home = table.cell(0)
    enemy = table.enemy(dice.choice([cell for cell in table.cells if cell != home]))
    way = aim(table, enemy)["way"][:3]
    table.space("plan", tokens=(2, 3))
    table.hand(0, 0, 1)
    table.turn((0, "move"), (1, "intel"))
    went = []
    while not table.over and table.match.log[-1].events and table.match.view(None)["in_events"]:
        table.do(table.legal()[0])
    events = [event for entry in table.match.log for event in entry.events]
    went = [table.cells[event.b] for event in events if GAME.event_names[event.code] == "enemy-moved"]
    assert went[: len(way)] == way


@pytest.mark.rule("MA-177", "MA-178")
@pytest.mark.parametrize("seed", range(3))
def test_outlooks_are_told_to_who_acts_and_to_nobody_else(seed):
    dice = random.Random(seed)
    match = Match(GAME, 2, seed, {"mission": "the-egg"})
    for _ in range(60):
        if match.over:
            break
        (seat,) = match.actors()
        legal = [str(action) for action in match.legal(seat)]
        assert set(match.outlook(seat)) <= set(legal)
        assert match.outlook(1 - seat) == {}
        match.play(seat, dice.choice(legal))
