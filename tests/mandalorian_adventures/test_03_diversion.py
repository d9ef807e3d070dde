"""Section 3.24: Diversion (MA-153, MA-154)."""

import pytest

from mandalorian_adventures.kit import Table, order, skill, told

SPACES = ("move", "attack", "intel", "plan")


def a_table(card, attack=(1,), intel=(3, 1), plan=(2,), move=(3, 2), **more):
    """Move is resolved with 5; Attack 1, Intel 4, Plan 2 unless said."""
    table = Table(events=[[card]], **more)
    for space, tokens in zip(SPACES, (move, attack, intel, plan), strict=True):
        table.space(space, tokens=tokens)
    table.supply(*(value for value in (2, 1) if value == 2 or 1 not in move))
    return table


@pytest.mark.rule("MA-153")
def test_the_token_goes_to_the_lowest_total():
    table = a_table("enemy_move 1 melee 2 towards")
    enemy = table.enemy("s3", effects=["diversion"])
    happened = table.end()
    assert order(happened, "enemy-moved", "sabotaged", "space-emptied") == [
        ("enemy-moved", enemy),
        ("enemy-moved", enemy),
        ("sabotaged", 1),
        ("space-emptied", 0),
    ]
    assert (table.total("attack"), table.total("intel"), table.total("plan")) == (3, 4, 2)


@pytest.mark.rule("MA-153")
def test_other_enemies_cause_none():
    table = a_table("enemy_move all melee 2 towards")
    table.enemy("s3", effects=["guard", "grapple"])
    assert told(table.end(), "sabotaged") == []


@pytest.mark.rule("MA-153", "MA-170", "MQ-47")
def test_between_equal_totals_the_active_player_decides():
    table = a_table("enemy_move 1 melee 1 towards", attack=(2,))
    table.enemy("s3", effects=["diversion"])
    table.end()
    assert (table.actor, table.legal()) == (0, ["space attack", "space plan"])
    table.do("space plan")
    assert (table.total("attack"), table.total("plan")) == (2, 4)


@pytest.mark.rule("MA-153", "MA-111")
def test_a_crisis_that_moves_the_enemy_counts():
    mission = {"crisis": ["enemy_move all melee 1 towards"]}
    table = a_table("reveal nearest", move=(3, 3), intel=(2, 2), plan=(2,), mission=mission)
    table.enemy("s3", effects=["diversion"])
    happened = table.end()
    assert order(happened, "crisis", "enemy-moved", "sabotaged", "event-card") == [
        ("crisis", 0),
        ("enemy-moved", 0),
        ("sabotaged", 1),
        ("event-card", 0),
    ]


@pytest.mark.rule("MA-153")
@pytest.mark.parametrize("direction", ["towards", "away"])
def test_the_direction_does_not_matter(direction):
    table = a_table(f"enemy_move 1 melee 1 {direction}")
    table.enemy("s3", effects=["diversion"])
    assert len(told(table.end(), "sabotaged")) == 1


@pytest.mark.rule("MA-153")
def test_a_spawned_enemy_has_not_moved():
    table = a_table("spawn your-cell")
    table.reinforcements(table.kind(effects=["diversion"]))
    happened = table.end()
    assert len(told(happened, "spawned")) == 1
    assert told(happened, "sabotaged") == []


@pytest.mark.rule("MA-154")
def test_an_enemy_that_is_with_a_character_does_not_move():
    table = a_table("enemy_move all melee 2 towards")
    table.enemy("s0", effects=["diversion"])
    happened = table.end()
    assert told(happened, "enemy-moved") == told(happened, "sabotaged") == []


@pytest.mark.rule("MA-154", "MQ-18")
def test_an_enemy_moved_by_intel_causes_none():
    table = a_table("sabotage green", cards=[skill(2)], move=())
    table.hand(0, 0)
    enemy = table.enemy("s2", effects=["diversion"])
    table.play(0, "intel")
    happened = table.do(f"push t{enemy}", "cell c:s1")
    assert table.where(enemy) == "s1"
    assert told(happened, "sabotaged") == []


@pytest.mark.rule("MA-154")
def test_an_enemy_moved_by_a_skill_causes_none():
    lure = skill(1, action="attack", steps=["move_enemy 2 towards within 3"])
    table = a_table("sabotage green", cards=[lure, skill(1)], move=())
    table.hand(0, 0, 1)
    enemy = table.enemy("s3", effects=["diversion"])
    table.play(0, "attack")
    happened = table.effect()
    assert table.where(enemy) == "s1"
    assert told(happened, "sabotaged") == []


@pytest.mark.rule("MA-154")
def test_a_named_enemy_that_is_with_a_character_does_not_move_either():
    table = a_table("enemy_move_token saboteur 2 towards")
    saboteur = table.lay("s0", table.token_kind("saboteur"))
    happened = table.end()
    assert table.t.token_effects[table.s.token[saboteur]] == 4  # Diversion
    assert told(happened, "enemy-moved") == told(happened, "sabotaged") == []
