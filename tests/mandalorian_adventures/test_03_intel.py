"""Section 3.10: Intel."""

import pytest

from cantina.games.mandalorian_adventures.rules.events import EVENTS
from mandalorian_adventures.kit import Table, skill, told


def intel_table(text="FX-LINE", strength=3, **more):
    """Seat 0 holds a card of this strength for Intel, and one of strength 1 for what comes after."""
    table = Table(text, cards=[skill(strength), skill(1)], **more)
    table.hand(0, 0, 1)
    return table


def names(events):
    return [EVENTS[event.code] for event in events]


@pytest.mark.rule("MA-64")
@pytest.mark.parametrize("first", ["look", "push"])
def test_one_intel_either_looks_or_moves_an_enemy(first):
    table = intel_table()
    token, enemy = table.hidden("s1"), table.enemy("s2")
    table.play(0, "intel")
    assert table.legal() == ["decline", f"look t{token}", f"push t{enemy}"]
    table.do(*([f"look t{token}"] if first == "look" else [f"push t{enemy}", "cell c:s3"]))
    assert table.refuses(f"look t{token}")
    assert table.refuses(f"push t{enemy}")
    assert table.legal("play") != []  # the action is over


@pytest.mark.rule("MA-65")
@pytest.mark.parametrize(("strength", "reached"), [(1, {"s0", "s1"}), (3, {"s0", "s1", "s2", "s3"})])
def test_a_look_reaches_as_far_as_its_strength(strength, reached):
    table = intel_table(strength=strength)
    for cell in table.cells:
        table.hidden(cell)
    table.play(0, "intel")
    assert {table.where(threat) for threat in table.threats_of("look")} == reached


@pytest.mark.rule("MA-65", "MQ-19")
def test_only_the_active_player_sees_the_face():
    table = intel_table()
    threat = table.hidden("s3", hp=2, effects=["guard"])
    face = table.s.token[threat]
    table.play(0, "intel")
    table.do(f"look t{threat}")
    assert (table.s.up[threat], table.where(threat)) == (0, "s3")
    assert [table.view(seat).token[threat] for seat in (0, 1, -1)] == [face, -1, -1]
    assert "looked-at" in names(table.match.events(0))
    for others in (1, None):
        assert "looked-at" not in names(table.match.events(others))
        assert "looked" in names(table.match.events(others))
    assert all(face not in row[1:] for row in told(table.match.events(1), "looked"))


@pytest.mark.rule("MA-65")
def test_a_face_up_threat_is_nothing_to_look_at():
    table = intel_table()
    table.bonus("s1")
    table.enemy("s1")
    table.play(0, "intel")
    assert table.legal("look") == []


@pytest.mark.rule("MA-66")
def test_nothing_the_others_get_tells_which_face_was_seen():
    """Two games that differ only in which of two tokens lies where look the same to seat 1 after the look."""
    views, stories = [], []
    for cells in (("s1", "s2"), ("s2", "s1")):
        table = intel_table()
        order = sorted(zip(cells, (table.kind(1), table.kind(4, effects=["guard"])), strict=True))
        first, _ = [table.lay(cell, token, up=False) for cell, token in order]
        table.play(0, "intel")
        table.do(f"look t{first}")
        views.append(table.match.concealed(1).tobytes())
        stories.append(table.match.events(1))
        assert table.legal(seat=1) == []
    assert views[0] == views[1]
    assert stories[0] == stories[1]


@pytest.mark.rule("MA-67")
def test_an_enemy_is_moved_one_cell():
    table = intel_table(strength=2)
    enemy = table.enemy("s2")
    table.play(0, "intel")
    table.do(f"push t{enemy}")
    assert table.cells_of("cell") == {"s1", "s3"}
    assert table.refuses("pass")  # it moves
    table.do("cell c:s1")
    assert table.where(enemy) == "s1"
    assert table.legal("cell") == []


@pytest.mark.rule("MA-67")
def test_an_enemy_out_of_range_is_no_target():
    table = intel_table(strength=1)
    enemy = table.enemy("s2")
    table.play(0, "intel")
    assert table.refuses(f"push t{enemy}")
    assert table.legal() == ["decline"]


@pytest.mark.rule("MA-67", "MA-79")
def test_only_face_up_enemies_are_moved():
    table = intel_table()
    enemy, hidden, bonus = table.enemy("s1"), table.hidden("s1"), table.bonus("s1")
    table.play(0, "intel")
    assert table.threats_of("push") == {enemy}
    assert all(table.refuses(f"push t{one}") for one in (hidden, bonus))


@pytest.mark.rule("MA-68")
@pytest.mark.parametrize(("moved", "damage"), [(True, 0), (False, 1)])
def test_a_guard_moved_away_does_not_reach_you(moved, damage):
    table = intel_table(strength=2)
    guard = table.enemy("s2", effects=["guard"])
    table.play(0, "intel")
    if moved:
        table.do(f"push t{guard}", "cell c:s3")
    else:
        table.decline()
    table.play(1, "move")
    table.go("s1")
    assert (table.cell(0), table.damage(0)) == ("s1", damage)


@pytest.mark.rule("MA-69", "MA-98")
@pytest.mark.parametrize("opened", [False, True])
def test_a_closed_door_blocks_intel(opened):
    table = intel_table("FX-DOOR", strength=4)
    table.at(0, "r")
    token, enemy = table.hidden("x"), table.enemy("t")
    table.edit().doors = int(opened)
    table.play(0, "intel")
    assert table.threats_of("look") == ({token} if opened else set())
    assert table.threats_of("push") == ({enemy} if opened else set())


@pytest.mark.rule("MA-69", "MA-98")
@pytest.mark.parametrize(("fixture", "target"), [("FX-WALL", "d"), ("FX-BLOCK", "c")])
@pytest.mark.parametrize("strength", [2, 3])
def test_walls_and_inaccessible_terrain_make_the_way_longer(fixture, target, strength):
    table = intel_table(fixture, strength=strength)
    token = table.hidden(target)
    table.play(0, "intel")
    assert table.threats_of("look") == ({token} if strength == 3 else set())
