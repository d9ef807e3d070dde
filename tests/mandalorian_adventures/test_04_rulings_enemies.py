"""Section 4.3: rulings about enemies and reinforcements (MQ-40 to MQ-50)."""

import pytest

from mandalorian_adventures.kit import Table, order, skill, told

HEIGHT = "g1-g2 g2:r1 r1-r2-r3"


def a_table(*steps, text="FX-LINE", apart=None, **more):
    """Move totals 5, its event has these steps; `apart` is where the second character stands."""
    table = Table(text, events=[list(steps)], **more)
    table.space("move", tokens=[3, 2])
    if apart is not None:
        table.at(1, apart)
    return table


@pytest.mark.rule("MQ-40")
def test_nearest_for_a_movement_is_nearest_on_foot():
    table = a_table("enemy_move 1 melee 1 towards", text=HEIGHT, apart="r3")
    table.at(0, "g2")  # one cell away, but below the height
    enemy = table.enemy("r1")
    table.end()
    assert table.where(enemy) == "r2"


@pytest.mark.rule("MQ-40", "MA-121")
def test_with_nobody_within_reach_on_foot_an_enemy_cannot_move():
    table = a_table("enemy_move all melee 1 towards", text=HEIGHT)
    enemy = table.enemy("r2")
    happened = table.end()
    assert table.where(enemy) == "r2"
    assert len(told(happened, "no-effect")) == 1


@pytest.mark.rule("MQ-41")
def test_nearest_for_an_attack_is_nearest_by_range():
    table = a_table("enemy_attack 1 melee 2", text=HEIGHT, apart="r3")
    table.at(0, "g2")
    table.enemy("r1")
    table.end()
    assert (table.damage(0), table.damage(1)) == (1, 0)


@pytest.mark.rule("MQ-42")
def test_the_target_is_fixed_when_the_movement_starts():
    table = a_table("enemy_move 1 melee 2 towards", text="a-c c-b c-d", apart="b")
    enemy = table.enemy("d")
    table.end()
    assert table.legal() == ["character h0", "character h1"]
    happened = table.do("character h:ig-11")  # nothing more is asked on c
    assert [table.cells[b] for _, _, b, _ in told(happened, "enemy-moved")] == ["c", "b"]
    assert table.where(enemy) == "b"


@pytest.mark.rule("MQ-42", "MQ-44")
@pytest.mark.parametrize(("cells", "where"), [(1, "s3"), (3, "s1"), (4, "s0"), (9, "s0")])
def test_an_enemy_moves_its_whole_distance_and_stops_on_the_cell_of_its_target(cells, where):
    table = a_table(f"enemy_move 1 melee {cells} towards")
    enemy = table.enemy("s4")
    table.end()
    assert table.where(enemy) == where


@pytest.mark.rule("MQ-43")
def test_so_many_different_enemies_move_each_before_the_next():
    table = a_table("enemy_move 2 melee 2 towards")
    first, second, third = (table.enemy(cell) for cell in ("s5", "s4", "s3"))
    table.end()
    happened = table.do(f"threat t{second}")
    assert table.threats_of("threat") == {first, third}  # each only once
    happened += table.do(f"threat t{first}")
    assert [a for _, a, _, _ in told(happened, "enemy-moved")] == [second, second, first, first]
    assert [table.where(one) for one in (first, second, third)] == ["s3", "s2", "s3"]


@pytest.mark.rule("MQ-43")
def test_if_fewer_can_move_all_of_them_do():
    table = a_table("enemy_move 3 melee 1 towards")
    enemies = [table.enemy(cell) for cell in ("s0", "s3", "s5")]
    table.end()
    assert [table.where(one) for one in enemies] == ["s0", "s2", "s4"]


@pytest.mark.rule("MQ-45")
def test_an_enemy_attacks_once_for_each_attack_effect():
    table = a_table("enemy_attack 3 melee 0", "enemy_attack 1 any 1", apart="s5")
    enemy = table.enemy("s0")
    happened = table.end()
    assert told(happened, "enemy-attacks") == [(-1, enemy, 0, 0)] * 2
    assert table.damage(0) == 2


@pytest.mark.rule("MQ-45")
def test_an_attacker_need_not_have_moved():
    table = a_table("enemy_move 1 melee 1 towards", "enemy_attack 1 melee 0", apart="s5")
    here, there = table.enemy("s0"), table.enemy("s2")
    happened = table.end()
    assert order(happened, "enemy-moved", "enemy-attacks") == [("enemy-moved", there), ("enemy-attacks", here)]


@pytest.mark.rule("MQ-46", "MA-124")
def test_away_is_away_from_the_nearest_character_on_foot():
    table = a_table("enemy_move 1 melee 1 away", text="g1-g2 g2:r1 r0-r1-r2-r3", apart="r3")
    table.at(0, "g2")  # nearer by range
    enemy = table.enemy("r1")
    table.end()
    assert table.where(enemy) == "r0"


@pytest.mark.rule("MQ-46")
def test_an_enemy_whom_nobody_can_reach_on_foot_stays():
    table = a_table("enemy_move all melee 2 away", text=HEIGHT)
    enemy = table.enemy("r2")
    table.end()
    assert table.where(enemy) == "r2"


@pytest.mark.rule("MQ-46", "MA-170")
def test_between_equally_near_characters_the_active_player_says_from_whom():
    table = a_table("enemy_move 1 melee 1 away", apart="s4")
    table.at(0, "s2")
    enemy = table.enemy("s3")
    table.end()
    table.do("character h:ig-11")
    assert table.where(enemy) == "s2"


@pytest.mark.rule("MQ-47", "MA-153")
def test_each_diversion_comes_right_after_its_movement():
    table = a_table("enemy_move all melee 1 towards")
    for space, tokens in (("attack", [1]), ("intel", [3, 1]), ("plan", [2])):
        table.space(space, tokens=tokens)
    table.supply(2, 1)
    first, second = table.enemy("s3", effects=["diversion"]), table.enemy("s5", effects=["diversion"])
    table.end()
    assert table.threats_of("threat") == {first, second}  # the order matters
    happened = table.do(f"threat t{second}")
    assert order(happened, "enemy-moved", "sabotaged", "space-emptied") == [
        ("enemy-moved", second),
        ("sabotaged", 1),  # from 1 to 3
        ("enemy-moved", first),
        ("sabotaged", 3),  # now the lowest: from 2 to 3
        ("space-emptied", 0),
    ]
    assert (table.total("attack"), table.total("plan")) == (3, 3)


@pytest.mark.rule("MQ-47")
def test_a_chain_by_diversion_waits_for_the_end_of_the_card():
    table = a_table("enemy_move all melee 1 towards", "enemy_attack all melee 0", apart="s5")
    for space, tokens in (("attack", [2, 1]), ("intel", [3]), ("plan", [2, 1, 1])):
        table.space(space, tokens=tokens)
    table.supply(2)
    enemy = table.enemy("s1", effects=["diversion"])
    table.end()
    happened = table.do("space attack")
    assert order(happened, "sabotaged", "enemy-attacks", "space-emptied", "space-resolved")[:4] == [
        ("sabotaged", 1),
        ("enemy-attacks", enemy),
        ("space-emptied", 0),
        ("space-resolved", 1),
    ]


@pytest.mark.rule("MQ-48", "MA-54")
def test_the_nearest_star_is_counted_by_range():
    table = a_table("spawn nearest-star", text="g0-g1-g2 g2:r1", stars=("g0", "r1"))
    table.at(0, "g2")
    table.reinforcements(table.kind())
    table.end()
    assert table.where(0) == "r1"  # one cell up


@pytest.mark.rule("MQ-48", "MA-100")
def test_stars_without_a_countable_range_are_skipped():
    table = a_table("spawn nearest-star", text="FX-DOOR", stars=("p", "x"))
    table.at(0, "r")
    table.reinforcements(table.kind())
    table.end()
    assert table.where(0) == "p"


@pytest.mark.rule("MQ-48")
def test_if_no_star_can_be_counted_any_may_be_chosen():
    table = a_table("spawn nearest-star", text="FX-DOOR", stars=("x", "t"))
    table.at(0, "r")
    table.reinforcements(table.kind())
    table.end()
    assert table.cells_of("spawn") == {"x", "t"}


@pytest.mark.rule("MQ-48")
def test_the_nearest_face_down_threat_is_found_by_range():
    table = a_table("reveal nearest")
    table.at(0, "s2")
    near, other, far = table.hidden("s1"), table.hidden("s3"), table.hidden("s5")
    table.end()
    assert table.threats_of("threat") == {near, other}
    table.do(f"threat t{other}")
    assert [table.s.up[one] for one in (near, other, far)] == [0, 1, 0]


@pytest.mark.rule("MQ-48", "MA-54")
def test_a_face_down_threat_on_a_height_is_near_by_range():
    table = a_table("reveal nearest", text="g0-g1-g2 g2:r1")
    table.at(0, "g2")
    above, far = table.hidden("r1"), table.hidden("g0")
    table.end()
    assert [table.s.up[one] for one in (above, far)] == [1, 0]


@pytest.mark.rule("MQ-48")
def test_a_face_down_threat_behind_a_closed_door_is_not_found():
    table = a_table("reveal nearest", text="FX-DOOR")
    token = table.hidden("x")
    happened = table.end()
    assert table.s.up[token] == 0
    assert len(told(happened, "no-effect")) == 1


MARKED = {"tracks": [("alarm", 9)], "mission_effect": ["track_add 1 alarm"]}


@pytest.mark.rule("MQ-49", "MA-151", "MA-147")
def test_a_spawned_token_is_revealed_for_the_mission_effect_and_not_for_guard():
    table = a_table("spawn your-cell", mission=MARKED)
    table.reinforcements(table.kind(effects=["guard"], symbol=True))
    happened = table.end()
    assert order(happened, "spawned", "mission-effect", "track", "guard") == [
        ("spawned", 0),
        ("mission-effect", table.s.token[0]),
        ("track", 0),
    ]
    assert (table.s.track[0], table.damage(0)) == (1, 0)


@pytest.mark.rule("MQ-49")
def test_a_token_put_down_face_up_is_revealed_for_neither():
    table = a_table("place_token spotter start up", mission=MARKED)
    happened = table.end()
    assert table.t.token_symbol[table.s.token[0]] == 1
    assert told(happened, "mission-effect") == []
    assert (table.where(0), table.s.track[0], table.damage(0)) == ("s0", 0, 0)


@pytest.mark.rule("MQ-50")
def test_a_used_orange_bonus_stays_out():
    table = a_table("spawn nearest-star", stars=("s5",))
    table.hurt(0, 1)
    medkit = table.bonus("s0", orange=True)
    table.do(f"use t{medkit}")
    assert table.s.reinforcements_size == table.s.fallen_size == 0
    assert table.where(0) is None


@pytest.mark.rule("MQ-50")
def test_a_defeated_orange_enemy_comes_back_and_a_used_bonus_does_not():
    table = a_table("spawn nearest-star", stars=("s5",), cards=[skill(4)])
    table.hand(0, 0)
    table.hurt(0, 1)
    medkit, enemy = table.bonus("s0", orange=True), table.enemy("s1", orange=True)
    kind = table.s.token[enemy]
    table.do(f"use t{medkit}")
    table.play(0, "attack")
    table.attack(enemy)
    assert (table.where(0), table.s.token[0], table.s.reinforcements_size) == ("s5", kind, 0)


@pytest.mark.rule("MQ-50")
def test_an_orange_enemy_that_was_taken_off_without_a_defeat_stays_out():
    table = a_table("discard_token saboteur", "spawn nearest-star", stars=("s5",))
    table.lay("s2", table.token_kind("saboteur"), orange=True)
    happened = table.end()
    assert len(told(happened, "token-removed")) == 1
    assert told(happened, "spawned") == []
