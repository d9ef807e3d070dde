"""Section 3.12: threat tokens, enemies and bonuses."""

import pytest

from mandalorian_adventures.kit import Table, skill, told, use


def table_with(*steps, action="move", text="FX-LINE", **more):
    """Seat 0 holds a card with these effects and two plain ones."""
    card = skill(1, action=action, steps=steps)
    table = Table(text, cards=[card, skill(2), skill(1)], **more)
    table.hand(0, 0, 1, 2)
    return table


@pytest.mark.rule("MA-78")
def test_a_bonus_nobody_uses_is_there_at_the_end_of_the_game():
    mission = {"objective": ["you_at number 1"], "objective_check": "now"}
    table = table_with(mission=mission, numbers={"s2": 1})
    bonus = table.bonus("s1")
    table.hurt(0, 1)
    table.play(1, "move")
    table.go("s1", "s2")
    assert (table.outcome, table.where(bonus), table.s.up[bonus]) == ("won", "s1", 1)


@pytest.mark.rule("MA-78", "MA-143")
def test_a_token_leaves_the_map_when_it_is_used_or_destroyed():
    table = table_with()
    bonus, enemy = table.bonus("s0"), table.enemy("s1", hp=2)
    table.hurt(0, 1)
    table.do(f"use t{bonus}")
    table.play(1, "attack")
    table.attack(enemy)
    assert (table.where(bonus), table.where(enemy)) == (None, None)


@pytest.mark.rule("MA-79")
def test_what_chooses_an_enemy_never_offers_a_face_down_token():
    table = table_with("move_enemy 1 free within 2")
    first, second = table.enemy("s1"), table.enemy("s2")
    table.hidden("s1")
    table.bonus("s1")
    table.play(0, "move")
    table.effect()
    assert table.threats_of("threat") == {first, second}


@pytest.mark.rule("MA-79")
def test_a_face_down_enemy_neither_moves_nor_attacks():
    table = table_with(events=[["enemy_move all any 2 towards", "enemy_attack all any 3"]])
    table.at(1, "s1")
    hidden, shown = table.hidden("s3"), table.enemy("s5")
    table.hand(0)
    table.space("move", tokens=(3, 2))
    happened = table.end()
    assert (table.where(hidden), table.where(shown)) == ("s3", "s3")
    assert [row[1] for row in told(happened, "enemy-attacks")] == [shown]


@pytest.mark.rule("MA-80")
def test_what_chooses_a_threat_offers_every_token_in_range():
    table = table_with("damage_threat 1 within 2")
    reached = {table.hidden("s1"), table.bonus("s2"), table.enemy("s2"), table.enemy("s0")}
    table.enemy("s3")
    table.play(0, "move")
    table.effect()
    assert table.threats_of("threat") == reached


@pytest.mark.rule("MA-81")
def test_an_event_about_melee_enemies_moves_no_shooter():
    table = table_with(events=[["enemy_move all melee 2 towards"]])
    melee, shooter, sharpshooter = (table.enemy("s5", cls=one) for one in ("melee", "shooter", "sharpshooter"))
    table.hand(0)
    table.space("move", tokens=(3, 2))
    table.end()
    assert [table.where(one) for one in (melee, shooter, sharpshooter)] == ["s3", "s5", "s5"]


@pytest.mark.rule("MA-81")
@pytest.mark.parametrize("cls", ["melee", "shooter", "sharpshooter"])
def test_the_class_alone_does_nothing(cls):
    table = table_with()
    table.enemy("s1", hp=2, cls=cls)
    table.play(1, "move")
    table.go("s1")
    table.turn((2, "attack"))
    assert (table.damage(0), table.cell(0)) == (0, "s1")


@pytest.mark.rule("MA-82")
def test_three_hp_are_alive_at_two_damage_and_gone_at_three():
    table = table_with("damage_threat 1 within 1", action="attack")
    enemy = table.enemy("s1", hp=3, wounds=1)
    table.play(0, "attack")
    table.attack(enemy)
    assert (table.where(enemy), table.s.wounds[enemy]) == ("s1", 2)
    table.effect()
    assert table.where(enemy) is None


@pytest.mark.rule("MA-83")
@pytest.mark.parametrize(
    ("effects", "damage"), [((), 0), (("guard",), 1), (("grapple",), 1), (("guard", "grapple"), 2)]
)
def test_an_enemy_has_all_of_its_effects(effects, damage):
    table = table_with()
    table.enemy("s0", effects=effects)
    table.play(2, "move")
    table.go("s1")
    assert table.damage(0) == damage


@pytest.mark.rule("MA-84", "MA-142")
@pytest.mark.parametrize("place", ["nowhere", "map", "mission"])
def test_a_bonus_can_be_used_only_where_the_map_or_the_briefing_says_how(place):
    uses = [use("keycard", ["heal 1 you 0"])]
    more = {"map": {"map_uses": uses}, "mission": {"mission": {"uses": uses}}}.get(place, {})
    table = table_with(**more)
    bonus = table.bonus("s0", "keycard")
    table.hurt(0, 2)
    assert table.threats_of("use") == (set() if place == "nowhere" else {bonus})
    if place == "nowhere":
        assert table.refuses(f"use t{bonus}")
    else:
        table.do(f"use t{bonus}")
        assert (table.damage(0), table.where(bonus)) == (1, None)


def guarded_table():
    """MA-85: HP 5, damage 4, a medkit on s1, a Guard on s2."""
    table = Table(cards=[skill(1), skill(1)], characters=["ig-11", "mandalorian"])
    table.hand(0, 0, 1)
    table.hurt(0, 4)
    medkit = table.bonus("s1")
    table.enemy("s2", effects=["guard"])
    table.play(0, "move")
    table.go("s1")
    return table, medkit


@pytest.mark.rule("MA-85", "MA-143")
def test_a_bonus_is_offered_before_a_guard_strikes():
    table, medkit = guarded_table()
    assert table.damage(0) == 4
    assert table.legal() == ["stop", f"use t{medkit}"]
    happened = table.do(f"use t{medkit}")
    assert [row[2] for row in told(happened, "healed")] == [1]
    assert len(told(happened, "guard")) == 1
    assert (table.damage(0), table.outcome, table.where(medkit)) == (4, "goes-on", None)


@pytest.mark.rule("MA-85", "MA-130")
def test_a_bonus_that_is_not_used_does_not_help():
    table, medkit = guarded_table()
    table.stop()
    assert (table.damage(0), table.outcome, table.where(medkit)) == (5, "lost", "s1")


@pytest.mark.rule("MA-85")
def test_a_bonus_may_be_used_before_between_and_during_actions():
    table = table_with()
    first, second, third = table.bonus("s0"), table.bonus("s0"), table.bonus("s1")
    table.hurt(0, 4)
    table.do(f"use t{first}")  # before any action
    table.play(1, "move")
    assert table.threats_of("use") == {second}  # before the first step
    table.go("s1")
    assert table.threats_of("use") == {third}  # moving through
    table.do(f"use t{third}")
    table.go("s0")
    table.stop()
    table.turn((2, "plan"))
    assert table.threats_of("use") == {second}  # after the last action
    table.do(f"use t{second}")
    assert table.damage(0) == 1
