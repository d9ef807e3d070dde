"""Section 3.9: the Attack."""

import pytest

from mandalorian_adventures.kit import Table, skill, told


def attack_table(text="FX-LINE", strength=2, **more):
    """Seat 0 holds a card of this strength for the Attack, and another one so that its turn goes on."""
    table = Table(text, cards=[skill(strength), skill(1), skill(1)], **more)
    table.hand(0, 0, 1)
    return table


@pytest.mark.rule("MA-58")
def test_the_strength_is_the_damage_to_one_threat():
    table = attack_table(strength=2)
    enemy, beside = table.enemy("s1", hp=3), table.enemy("s1", hp=3)
    table.play(0, "attack")
    table.attack(enemy)
    assert (table.s.wounds[enemy], table.where(enemy)) == (2, "s1")
    assert table.s.wounds[beside] == 0
    assert table.legal("attack") == []


@pytest.mark.rule("MA-58")
def test_targets_are_on_your_cell_or_a_neighbouring_one():
    table = attack_table()
    here, near, far = (table.enemy(cell, hp=3) for cell in ("s0", "s1", "s2"))
    table.play(0, "attack")
    assert table.threats_of("attack") == {here, near}
    assert table.refuses(f"attack t{far}")


@pytest.mark.rule("MA-58")
def test_an_attack_reaches_over_a_height():
    table = attack_table("FX-HEIGHT")
    table.at(0, "g2")
    enemy, out_of_reach = table.enemy("r1", hp=3), table.enemy("r2", hp=3)
    table.play(0, "attack")
    assert table.threats_of("attack") == {enemy}
    assert table.refuses(f"attack t{out_of_reach}")
    table.attack(enemy)
    assert table.s.wounds[enemy] == 2


@pytest.mark.rule("MA-59")
def test_damage_stays_until_the_next_turn():
    table = attack_table(strength=2)
    enemy = table.enemy("s1", hp=3)
    table.deck(0, 2)
    table.play(0, "attack")
    table.attack(enemy)
    table.turn((1, "plan"))
    assert (table.s.turns, table.s.active) == (3, 0)
    assert (table.s.wounds[enemy], table.where(enemy)) == (2, "s1")
    table.play(2, "attack")
    table.attack(enemy)
    assert table.where(enemy) is None


@pytest.mark.rule("MA-60", "MA-82")
@pytest.mark.parametrize(("hp", "strength", "gone"), [(2, 4, True), (2, 2, True), (3, 2, False), (4, 3, False)])
def test_an_enemy_falls_when_its_damage_reaches_its_hp(hp, strength, gone):
    table = attack_table(strength=strength)
    enemy, beside = table.enemy("s1", hp=hp), table.enemy("s1", hp=1)
    token = table.s.token[enemy]
    table.play(0, "attack")
    happened = table.attack(enemy)
    assert (table.where(enemy) is None) is gone
    assert bool(table.s.defeated >> token & 1) is gone
    assert [row[1:3] for row in told(happened, "defeated")] == ([(enemy, token)] if gone else [])
    assert (table.where(beside), table.s.wounds[beside]) == ("s1", 0)  # the surplus has no effect


@pytest.mark.rule("MA-60")
def test_a_defeated_reinforcement_lies_with_the_fallen_ones():
    table = attack_table(strength=4)
    enemy = table.enemy("s1", hp=2, orange=True)
    token = table.s.token[enemy]
    table.play(0, "attack")
    table.attack(enemy)
    assert (table.s.fallen_size, table.s.fallen[0, 0]) == (1, token)


@pytest.mark.rule("MA-61")
def test_a_face_down_threat_is_chosen_first_and_revealed_then():
    table = attack_table(strength=3)
    threat = table.hidden("s1", hp=3)
    table.play(0, "attack")
    assert table.threats_of("attack") == {threat}
    assert table.s.up[threat] == 0
    happened = table.attack(threat)
    assert len(told(happened, "revealed")) == 1
    assert table.where(threat) is None


@pytest.mark.rule("MA-62", "MA-42")
def test_what_is_not_an_enemy_stays_face_up_and_takes_no_damage():
    table = attack_table(strength=3)
    threat = table.bonus("s1", "medkit", up=False)
    table.play(0, "attack")
    happened = table.attack(threat)
    assert (table.s.up[threat], table.s.wounds[threat], table.where(threat)) == (1, 0, "s1")
    assert told(happened, "threat-damaged") == []
    assert (table.s.pile_size[1], table.s.pile[1, 0]) == (1, table.made(0))
    assert table.total("attack") == 3


@pytest.mark.rule("MA-63")
def test_a_guard_revealed_by_an_attack_does_not_strike():
    table = attack_table(strength=2)
    guard = table.hidden("s1", hp=4, effects=["guard"])
    table.play(0, "attack")
    table.attack(guard)
    assert (table.s.up[guard], table.s.wounds[guard], table.damage(0)) == (1, 2, 0)


@pytest.mark.rule("MA-58", "MA-42")
def test_an_attack_without_a_target_can_only_be_declined():
    table = attack_table(strength=4)
    table.play(0, "attack")
    assert table.legal() == ["decline"]
    table.decline()
    assert table.total("attack") == 4
