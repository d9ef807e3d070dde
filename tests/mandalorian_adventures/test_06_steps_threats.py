"""Section 6.2: the steps about threats and enemies, each in play."""

import pytest

from mandalorian_adventures.kit import Table, order, rule, skill, told


def event(*steps, text="FX-LINE", apart=None, **more):
    """Move totals 5 and its event has these steps; `apart` is where the second character stands."""
    table = Table(text, events=[list(steps)], **more)
    table.space("move", tokens=[3, 2])
    if apart is not None:
        table.at(1, apart)
    return table


def attack(*steps, **more):
    """Seat 0 holds an Attack of strength 2 with these steps about its target after it."""
    card = skill(2, action="attack", when="after", target=True, steps=steps)
    table = Table(cards=[card, skill(1)], **more)
    table.hand(0, 0, 1)
    return table


@pytest.mark.rule("MA-80", "MA-99", "MQ-16")
def test_damage_within_range_may_hit_any_threat():
    table = event("damage_threat 2 within 2")
    enemy, hidden, bonus, far = table.enemy("s0", hp=3), table.hidden("s2"), table.bonus("s1"), table.enemy("s3")
    table.end()
    assert table.threats_of("threat") == {enemy, hidden, bonus}
    happened = table.do(f"threat t{hidden}")
    assert order(happened, "revealed", "threat-damaged", "defeated") == [
        ("revealed", hidden),
        ("threat-damaged", hidden),
        ("defeated", hidden),
    ]
    assert (table.where(hidden), table.where(far)) == (None, "s3")


@pytest.mark.rule("MQ-98")
def test_a_second_threat_is_another_one_than_the_target():
    table = attack("damage_threat 1 second 1")
    target, second, third = table.enemy("s1", hp=4), table.enemy("s1", hp=4), table.enemy("s0", hp=4)
    table.play(0, "attack")
    table.attack(target)
    table.effect()
    assert table.threats_of("threat") == {second, third}
    table.do(f"threat t{third}")
    assert [table.s.wounds[one] for one in (target, second, third)] == [2, 0, 1]


@pytest.mark.rule("MQ-98")
@pytest.mark.parametrize(
    ("scope", "wounds"),
    [("target", [3, 0, 0]), ("target-cell", [3, 1, 0]), ("others-on-target-cell", [2, 1, 0])],
)
def test_damage_to_the_target_or_on_its_cell(scope, wounds):
    table = attack(f"damage_threat 1 {scope} 0")
    target, beside, elsewhere = table.enemy("s1", hp=9), table.enemy("s1", hp=9), table.enemy("s0", hp=9)
    hidden = table.hidden("s1")
    table.play(0, "attack")
    table.attack(target)
    table.effect()
    assert [table.s.wounds[one] for one in (target, beside, elsewhere)] == wounds
    assert table.s.up[hidden] == 0  # enemies only


@pytest.mark.rule("MQ-98", "MA-60")
@pytest.mark.parametrize(("scope", "wounds"), [("target", 0), ("target-cell", 1), ("others-on-target-cell", 1)])
def test_the_cell_of_a_target_that_is_gone_is_still_known(scope, wounds):
    table = attack(f"damage_threat 1 {scope} 0")
    target, beside = table.enemy("s1", hp=1), table.enemy("s1", hp=9)
    table.play(0, "attack")
    table.attack(target)
    table.effect()
    assert (table.where(target), table.s.wounds[beside]) == (None, wounds)


@pytest.mark.rule("MQ-18", "MA-67")
def test_an_enemy_in_range_is_moved_freely_and_may_stop_after_its_first_cell():
    table = event("move_enemy 2 free within 2")
    far, near = table.enemy("s4"), table.enemy("s2", effects=["diversion"])
    table.hidden("s1")
    table.end()
    assert table.cells_of("cell") == {"s1", "s3"}  # the only enemy in range
    table.do("cell c:s3")
    assert set(table.legal()) == {"pass", "cell c2", "cell c4"}
    happened = table.pass_()
    assert (table.where(near), table.where(far)) == ("s3", "s4")
    assert told(happened, "sabotaged") == []


@pytest.mark.rule("MQ-46", "MA-124")
@pytest.mark.parametrize(("direction", "where"), [("towards", "s1"), ("away", "s5")])
def test_an_enemy_in_range_is_moved_towards_or_away(direction, where):
    table = event(f"move_enemy 2 {direction} within 3")
    enemy = table.enemy("s3")
    table.end()
    assert table.where(enemy) == where


@pytest.mark.rule("MQ-98")
def test_the_target_of_an_attack_is_moved_if_it_is_still_an_enemy():
    table = attack("move_enemy 1 away target 0")
    target = table.enemy("s1", hp=3)
    table.play(0, "attack")
    table.attack(target)
    table.effect()
    assert table.where(target) == "s2"

    table = attack("move_enemy 1 free target 0")
    bonus = table.bonus("s1")
    table.play(0, "attack")
    table.attack(bonus)
    table.effect()
    assert table.where(bonus) == "s1"


@pytest.mark.rule("MA-119", "MA-126")
def test_a_named_enemy_moves_and_attacks():
    table = event("enemy_move_token mudhorn 3 towards", "enemy_attack_token mudhorn 0", apart="s5")
    other, mudhorn = table.enemy("s4"), table.lay("s2", table.token_kind("mudhorn"))
    happened = table.end()
    assert (table.where(mudhorn), table.where(other)) == ("s0", "s4")
    assert told(happened, "enemy-attacks") == [(-1, mudhorn, 0, 0)]
    assert (table.damage(0), table.damage(1)) == (1, 0)


@pytest.mark.rule("MA-124")
def test_a_named_enemy_moves_away():
    table = event("enemy_move_token mark 2 away")
    mark = table.lay("s2", table.token_kind("mark"))
    table.end()
    assert table.where(mark) == "s4"


@pytest.mark.rule("MA-79", "MA-134")
@pytest.mark.parametrize("place", ["nowhere", "face down", "out of range"])
def test_a_named_enemy_that_cannot_act_does_nothing(place):
    table = event("enemy_attack_token mudhorn 1")
    if place != "nowhere":
        table.lay("s1" if place == "face down" else "s2", table.token_kind("mudhorn"), up=place != "face down")
    happened = table.end()
    assert told(happened, "enemy-attacks") == []
    assert len(told(happened, "no-effect")) == 1


@pytest.mark.rule("MQ-61", "MA-156")
def test_the_enemy_with_the_child_moves_towards_a_cell():
    table = event("enemy_move_carrier 2 exit", exits=("s5",), mission={"child": True})
    carrier, other = table.enemy("s2"), table.enemy("s2")
    table.child(threat=carrier)
    table.end()
    assert (table.where(carrier), table.where(other)) == ("s4", "s2")


@pytest.mark.rule("MA-170")
def test_between_equally_near_cells_the_active_player_decides():
    table = event("enemy_move_carrier 2 exit", exits=("s0", "s4"), mission={"child": True})
    carrier = table.enemy("s2")
    table.child(threat=carrier)
    table.end()
    assert (table.actor, table.cells_of("cell")) == (0, {"s0", "s4"})
    table.do("cell c:s4")
    assert table.where(carrier) == "s4"


@pytest.mark.rule("MQ-61")
def test_without_such_an_enemy_nobody_moves():
    table = event("enemy_move_carrier 2 exit", exits=("s5",), mission={"child": True})
    table.child(cell="s2")
    enemy = table.enemy("s2")
    happened = table.end()
    assert table.where(enemy) == "s2"
    assert len(told(happened, "no-effect")) == 1


@pytest.mark.rule("MA-114")
def test_a_rule_moves_the_reinforcement_that_was_placed():
    onward = rule("reinforcement_placed", ["enemy_move_placed 2 towards"])
    table = event("spawn nearest-star", stars=("s5",), map_rules=[onward])
    table.enemy("s4")
    table.reinforcements(table.kind())
    happened = table.end()
    assert order(happened, "spawned", "rule", "enemy-moved")[0] == ("spawned", 1)
    assert (table.where(0), table.where(1)) == ("s4", "s3")


@pytest.mark.rule("MA-49")
@pytest.mark.parametrize(("which", "offered"), [("any", {0, 1, 2}), ("round", {0, 1}), ("square", {2})])
def test_a_chosen_face_down_threat_is_revealed(which, offered):
    table = event(f"reveal {which}", apart="s0")
    tokens = [table.hidden("s2"), table.hidden("s4"), table.hidden("s5", shape="square")]
    table.enemy("s3")
    table.end()
    if len(offered) > 1:
        assert table.threats_of("threat") == offered
        table.do(f"threat t{tokens[1]}")
    assert [table.s.up[token] for token in tokens] == ([0, 1, 0] if len(offered) > 1 else [0, 0, 1])


@pytest.mark.rule("MA-65", "MQ-98")
def test_what_was_looked_at_may_be_revealed():
    card = skill(2, action="intel", when="after", target=True, steps=["reveal target"])
    table = Table(cards=[card, skill(1)])
    table.hand(0, 0, 1)
    token = table.hidden("s2")
    table.play(0, "intel")
    table.do(f"look t{token}")
    assert table.s.up[token] == 0
    table.effect()
    assert table.s.up[token] == 1


@pytest.mark.rule("MA-65", "MA-178")
def test_a_look_within_range_is_for_you_alone():
    card = skill(2, action="move", steps=["peek strength"])
    table = Table(cards=[card, skill(1)])
    table.hand(0, 0, 1)
    near, other, far = table.hidden("s1", hp=3), table.hidden("s2"), table.hidden("s3")
    table.play(0, "move")
    table.effect()
    assert table.threats_of("look") == {near, other}
    table.do(f"look t{near}")
    assert (table.s.up[near], table.s.up[far]) == (0, 0)
    assert table.view(0).token[near] == table.s.token[near]
    assert table.view(1).token[near] == -1


@pytest.mark.rule("MA-65", "MQ-98")
def test_a_second_look_is_at_another_threat():
    card = skill(2, action="intel", when="after", target=True, steps=["peek 3"])
    table = Table(cards=[card, skill(1)])
    table.hand(0, 0, 1)
    first, second, third = table.hidden("s1"), table.hidden("s2"), table.hidden("s3")
    table.play(0, "intel")
    table.do(f"look t{first}")
    table.effect()
    assert table.threats_of("look") == {second, third}


@pytest.mark.rule("MD-42")
def test_a_disabled_enemy_does_not_attack_this_turn():
    card = skill(1, action="attack", when="after", target=True, steps=["disable_enemy"])
    table = Table(cards=[card], events=[["enemy_attack all melee 1"]] * 2)
    table.hand(0, 0)
    table.at(1, "s5")
    table.space("move", tokens=[3, 2])
    target, other = table.enemy("s1", hp=3), table.enemy("s1", hp=3)
    table.play(0, "attack")
    table.attack(target)
    happened = table.effect()
    assert told(happened, "enemy-attacks") == [(-1, other, 0, 0)]
    assert table.damage(0) == 1
    assert table.s.quiet == 0  # the next turn has begun
