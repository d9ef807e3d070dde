"""Section 3.23: bonuses and the medkit (MA-142 to MA-144)."""

import pytest

from mandalorian_adventures.kit import Table, skill, told, use

CARDS = [skill(1), skill(2), skill(1, of="ig-11"), skill(1, of="ig-11")]
TAKE = use("keycard", fate="take")


def a_table(text="FX-LINE", **more):
    """Seat 0 has two cards to play."""
    table = Table(text, cards=CARDS, **more)
    table.hand(0, 0, 1)
    return table


@pytest.mark.rule("MA-142", "MA-84")
def test_a_bonus_that_nobody_defines_has_no_use():
    table = a_table()
    table.hurt(0, 2)
    table.bonus("s0", "keycard")
    assert table.legal("use") == []
    medkit = table.bonus("s0", "medkit")
    assert table.legal("use") == [f"use t{medkit}"]


@pytest.mark.rule("MA-142")
@pytest.mark.parametrize("where", ["map", "mission"])
def test_the_map_or_the_mission_defines_the_others(where):
    table = a_table(map_uses=[TAKE]) if where == "map" else a_table(mission={"uses": [TAKE]})
    keycard = table.bonus("s0", "keycard")
    happened = table.do(f"use t{keycard}")
    assert told(happened, "token-taken") == [(0, table.token_kind("keycard"), 0, 0)]
    assert table.s.bag[0] == 1 << table.token_kind("keycard")
    assert table.where(keycard) is None


@pytest.mark.rule("MA-142", "MA-53")
def test_a_carried_token_is_used_where_its_text_allows():
    key = use("keycard", steps=["open_door beside"], conditions=["beside_closed_door"], carried=True)
    table = a_table("FX-DOOR", map_uses=[TAKE, key])
    table.at(0, "q")
    table.bonus("q", "keycard")
    table.do("use t0")
    assert table.legal("spend") == []  # no door beside q
    table.play(0, "move")
    table.go("r")
    spend = f"spend b{table.token_kind('keycard')}"
    assert spend in table.legal()
    happened = table.do(spend)
    assert told(happened, "door-opened") == [(-1, 0, 0, 0)]
    assert (table.s.doors, table.s.bag[0]) == (1, 0)


@pytest.mark.rule("MQ-65")
def test_a_character_carries_one_token_of_a_kind_at_most():
    table = a_table(map_uses=[TAKE, use("speeder", fate="take")])
    first, second, other = table.bonus("s0", "keycard"), table.bonus("s0", "keycard"), table.bonus("s0", "speeder")
    table.do(f"use t{first}")
    assert table.threats_of("use") == {other}
    assert table.where(second) == "s0"


@pytest.mark.rule("MA-143")
def test_a_medkit_heals_one_damage_and_is_gone():
    table = a_table()
    table.hurt(0, 2)
    medkit = table.bonus("s0")
    happened = table.do(f"use t{medkit}")
    assert told(happened, "healed") == [(-1, 0, 1, 0)]
    assert (table.damage(0), table.where(medkit)) == (1, None)


@pytest.mark.rule("MA-143", "MA-85")
def test_a_medkit_may_be_used_in_the_middle_of_a_move():
    table = a_table()
    table.hurt(0, 1)
    medkit = table.bonus("s1")
    table.play(1, "move")
    assert table.legal("use") == []
    table.go("s1")
    table.do(f"use t{medkit}")
    table.go("s2")
    assert (table.damage(0), table.cell(0)) == (0, "s2")


@pytest.mark.rule("MA-143", "MA-85", "MA-145", "MA-130")
@pytest.mark.parametrize("used", [True, False])
def test_a_medkit_may_be_used_before_a_guard_strikes(used):
    table = a_table(characters=["ig-11", "mandalorian"])
    table.hurt(0, 4)
    medkit = table.bonus("s1")
    table.enemy("s2", hp=2, effects=["guard"])
    table.play(0, "move")
    table.go("s1")
    assert set(table.legal()) == {"stop", f"use t{medkit}"}
    if used:
        table.do(f"use t{medkit}")
        assert (table.damage(0), table.outcome) == (4, "goes-on")
    else:
        table.stop()
        assert (table.damage(0), table.outcome) == (5, "lost")


@pytest.mark.rule("MA-144")
def test_without_damage_a_medkit_is_not_offered_and_stays():
    table = a_table()
    medkit = table.bonus("s0")
    assert table.legal("use") == []
    assert table.refuses(f"use t{medkit}")
    table.turn((0, "plan"), (1, "intel"))
    assert table.where(medkit) == "s0"


@pytest.mark.rule("MA-144")
def test_a_medkit_is_not_for_another_character():
    table = a_table()
    table.hurt(1, 2)  # on the same cell
    medkit = table.bonus("s0")
    assert table.refuses(f"use t{medkit}")
    table.hurt(0, 1)
    table.do(f"use t{medkit}")
    assert (table.damage(0), table.damage(1)) == (0, 2)


@pytest.mark.rule("MA-144", "MA-143")
@pytest.mark.parametrize(("cell", "up"), [("s1", True), ("s0", False)])
def test_a_medkit_on_another_cell_or_face_down_is_not_offered(cell, up):
    table = a_table()
    table.hurt(0, 1)
    table.bonus(cell, up=up)
    assert table.legal("use") == []


@pytest.mark.rule("MA-144", "MQ-28")
def test_a_medkit_is_not_offered_on_the_turn_of_another():
    table = a_table(events=[["enemy_attack 1 melee 0"]])
    table.at(1, "s3")
    table.bonus("s3")
    table.hurt(1, 2)
    table.enemy("s3")
    table.owns(1, "defend")
    table.space("move", tokens=[3, 1])
    table.turn((0, "move"))
    table.play(1, "plan")
    table.decline()
    assert (table.actor, table.legal()) == (1, ["pass", "card p1"])  # in the event step of seat 0


@pytest.mark.rule("MA-143", "MQ-28")
def test_a_medkit_is_not_offered_in_the_event_step():
    table = a_table(events=[["move_self 2"]])
    table.hurt(0, 2)
    medkit = table.bonus("s1")
    table.space("attack", tokens=[3, 2])
    table.turn((0, "move"), (1, "plan"))
    table.go("s1")
    assert set(table.legal()) == {"stop", "go c0", "go c2"}
    table.stop()
    assert (table.damage(0), table.where(medkit)) == (2, "s1")


@pytest.mark.rule("MA-143")
def test_two_medkits_heal_two():
    table = a_table()
    table.hurt(0, 3)
    first, second = table.bonus("s0"), table.bonus("s0")
    table.do(f"use t{second}", f"use t{first}")
    assert table.damage(0) == 1
