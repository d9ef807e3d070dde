"""Section 3.19: enemies move (MA-119 to MA-125)."""

import pytest

from mandalorian_adventures.kit import Table, skill, told


def a_table(card, text="FX-LINE", **more):
    """Move totals 5, its event is this card; the characters stand on the first cell unless said."""
    table = Table(text, events=[card if isinstance(card, list) else [card]], **more)
    table.space("move", tokens=[3, 2])
    return table


@pytest.mark.rule("MA-119")
def test_an_enemy_moves_its_distance_towards_the_nearest_character():
    table = a_table("enemy_move 1 melee 2 towards")
    enemy = table.enemy("s5")
    happened = table.end()
    assert [table.cells[b] for _, _, b, _ in told(happened, "enemy-moved")] == ["s4", "s3"]
    assert table.where(enemy) == "s3"


@pytest.mark.rule("MA-119")
def test_each_enemy_moves_towards_its_own_nearest_character():
    table = a_table("enemy_move all melee 1 towards")
    table.at(1, "s5")
    left, right = table.enemy("s2"), table.enemy("s3")
    table.end()
    assert (table.where(left), table.where(right)) == ("s1", "s4")


@pytest.mark.rule("MA-119", "MA-170")
def test_between_equally_near_characters_the_active_player_decides():
    table = a_table("enemy_move 1 melee 1 towards")
    table.at(1, "s4")
    enemy = table.enemy("s2")
    table.end()
    assert (table.actor, table.legal()) == (0, ["character h0", "character h1"])
    table.do("character h:ig-11")
    assert table.where(enemy) == "s3"


@pytest.mark.rule("MA-119", "MA-170")
def test_between_equally_short_paths_the_active_player_decides():
    table = a_table("enemy_move 1 melee 2 towards", "a-b-d-e a-c-d")
    enemy = table.enemy("e")
    table.end()
    assert table.where(enemy) == "d"
    assert table.cells_of("cell") == {"b", "c"}
    table.do("cell c:c")
    assert table.where(enemy) == "c"


@pytest.mark.rule("MA-119", "MA-52", "MA-54", "MA-57")
@pytest.mark.parametrize(
    ("text", "start", "end"),
    [
        ("FX-WALL", "d", "b"),  # around the wall
        ("FX-BLOCK", "c", "d"),  # around the inaccessible cell
        ("FX-DOOR", "x", "x"),  # not through the closed door
        ("FX-HEIGHT", "r2", "r2"),  # not down from the height
    ],
)
def test_enemies_walk_as_characters_do(text, start, end):
    table = a_table("enemy_move 1 melee 2 towards", text)
    enemy = table.enemy(start)
    table.end()
    assert table.where(enemy) == end


@pytest.mark.rule("MA-119", "MA-53")
def test_enemies_walk_through_an_open_door():
    table = a_table("enemy_move 1 melee 2 towards", "FX-DOOR")
    table.open_doors(0)
    enemy = table.enemy("t")
    table.end()
    assert table.where(enemy) == "r"


@pytest.mark.rule("MA-120")
def test_an_enemy_that_cannot_move_may_not_be_chosen():
    table = a_table("enemy_move 1 melee 2 towards")
    here, there = table.enemy("s0"), table.enemy("s3")
    happened = table.end()  # nothing is asked: the second must be chosen
    assert {a for _, a, _, _ in told(happened, "enemy-moved")} == {there}
    assert (table.where(here), table.where(there)) == ("s0", "s1")


@pytest.mark.rule("MA-120")
def test_of_those_that_can_move_the_active_player_chooses():
    table = a_table("enemy_move 1 melee 2 towards")
    table.enemy("s0")
    near, far = table.enemy("s3"), table.enemy("s5")
    table.end()
    assert table.threats_of("threat") == {near, far}
    table.do(f"threat t{far}")
    assert (table.where(near), table.where(far)) == ("s3", "s3")


@pytest.mark.rule("MA-120", "MA-81", "MA-79")
def test_only_face_up_enemies_of_the_class_move():
    table = a_table("enemy_move all melee 2 towards")
    melee, shooter = table.enemy("s4"), table.enemy("s4", cls="shooter")
    marksman, hidden, medkit = table.enemy("s4", cls="sharpshooter"), table.hidden("s4"), table.bonus("s4")
    table.end()
    assert table.where(melee) == "s2"
    assert {table.where(one) for one in (shooter, marksman, hidden, medkit)} == {"s4"}


@pytest.mark.rule("MA-121", "MA-134")
def test_if_none_can_move_nothing_changes():
    table = a_table("enemy_move 1 melee 2 towards")
    enemy = table.enemy("s0")
    happened = table.end()
    assert told(happened, "enemy-moved") == []
    assert len(told(happened, "no-effect")) == 1
    assert table.where(enemy) == "s0"


@pytest.mark.rule("MA-122")
def test_enemies_pass_other_threats_and_reveal_nothing():
    table = a_table("enemy_move 1 melee 3 towards")
    enemy, hidden = table.enemy("s4"), table.hidden("s2")
    table.enemy("s3", cls="shooter")
    table.end()
    assert (table.where(enemy), table.s.up[hidden]) == ("s1", 0)


@pytest.mark.rule("MA-122", "MQ-42")
def test_enemies_pass_characters():
    table = a_table("enemy_move 1 melee 2 away", seats=3)
    for character, cell in enumerate(("s1", "s3", "s5")):
        table.at(character, cell)
    enemy = table.enemy("s2")
    table.end()
    assert table.legal() == ["character h0", "character h1"]
    table.do("character h:mandalorian")
    assert table.where(enemy) == "s4"  # through s3


@pytest.mark.rule("MA-123")
def test_without_an_event_no_enemy_does_anything():
    table = Table(events=[["enemy_move all any 3 towards", "enemy_attack all any 5"]], cards=[skill(1), skill(1)])
    table.hand(0, 0, 1)
    placed = [table.enemy(cell, effects=["guard", "grapple"]) for cell in ("s0", "s1", "s3")]
    table.turn((0, "move"), (1, "attack"))
    assert table.s.turns > 1
    assert [table.where(one) for one in placed] == ["s0", "s1", "s3"]
    assert (table.damage(0), table.damage(1)) == (0, 0)


@pytest.mark.rule("MA-124")
def test_an_enemy_moves_away_as_long_as_each_step_leads_further_off():
    table = a_table("enemy_move 1 melee 2 away")
    for character in (0, 1):
        table.at(character, "s3")
    enemy = table.enemy("s4")
    happened = table.end()
    assert [table.cells[b] for _, _, b, _ in told(happened, "enemy-moved")] == ["s5"]
    assert table.where(enemy) == "s5"


@pytest.mark.rule("MA-124")
def test_moving_away_may_lead_nearer_to_another_character():
    table = a_table("enemy_move 1 melee 2 away")
    table.at(0, "s1")
    table.at(1, "s5")
    enemy = table.enemy("s2")
    table.end()
    assert table.where(enemy) == "s4"


@pytest.mark.rule("MA-124", "MA-120")
def test_an_enemy_in_a_corner_stays():
    table = a_table("enemy_move 1 melee 2 away")
    cornered, free = table.enemy("s5"), table.enemy("s0")
    table.end()
    assert (table.where(cornered), table.where(free)) == ("s5", "s2")


@pytest.mark.rule("MA-125")
def test_if_a_card_names_several_classes_any_of_them_may_be_chosen():
    table = a_table("enemy_move 1 shooter/sharpshooter 1 towards")
    table.enemy("s3")
    shooter, marksman = table.enemy("s3", cls="shooter"), table.enemy("s4", cls="sharpshooter")
    table.end()
    assert table.threats_of("threat") == {shooter, marksman}
    table.do(f"threat t{marksman}")
    assert (table.where(shooter), table.where(marksman)) == ("s3", "s3")


@pytest.mark.rule("MA-125", "MA-128")
def test_exactly_one_of_two_classes_attacks():
    table = a_table("enemy_attack 1 shooter/sharpshooter 2")
    table.at(1, "s5")
    table.enemy("s0")
    shooter, marksman = table.enemy("s1", cls="shooter"), table.enemy("s2", cls="sharpshooter")
    table.end()
    assert table.threats_of("threat") == {shooter, marksman}
    happened = table.do(f"threat t{shooter}")
    assert told(happened, "enemy-attacks") == [(-1, shooter, 0, 0)]
    assert (table.damage(0), table.damage(1)) == (1, 0)
