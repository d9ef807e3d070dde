"""Section 3.20: enemies attack (MA-126 to MA-130)."""

import pytest

from mandalorian_adventures.kit import Table, told

DEFEAT = 1  # why a game was lost
IG_11 = 1


def a_table(*steps, text="FX-LINE", apart=None, **more):
    """Move totals 5, its event has these steps; `apart` is where the second character stands."""
    table = Table(text, events=[list(steps)], **more)
    table.space("move", tokens=[3, 2])
    if apart is not None:
        table.at(1, apart)
    return table


@pytest.mark.rule("MA-126")
def test_each_attacking_enemy_deals_one_damage():
    table = a_table("enemy_attack 2 melee 0", apart="s5")
    enemies = {table.enemy("s0", hp=hp) for hp in (1, 2, 3)}
    table.end()
    assert table.threats_of("threat") == enemies
    first, second, third = sorted(enemies)
    happened = table.do(f"threat t{third}")
    assert table.threats_of("threat") == {first, second}
    happened += table.do(f"threat t{first}")
    assert told(happened, "enemy-attacks") == [(-1, third, 0, 0), (-1, first, 0, 0)]
    assert told(happened, "hurt") == [(-1, 0, 1, third), (-1, 0, 1, first)]
    assert (table.damage(0), table.damage(1)) == (2, 0)


@pytest.mark.rule("MA-126", "MA-100", "MA-53")
@pytest.mark.parametrize(("opened", "damage"), [((), 0), ((0,), 1)])
def test_an_attack_passes_an_open_door_only(opened, damage):
    table = a_table("enemy_attack 1 shooter 2", text="FX-DOOR", apart="p")
    table.at(0, "r")
    table.open_doors(*opened)
    table.enemy("x", cls="shooter")
    table.end()
    assert (table.damage(0), table.damage(1)) == (damage, 0)


@pytest.mark.rule("MA-126", "MA-54", "MA-101")
def test_an_attack_passes_heights():
    table = a_table("enemy_attack 1 sharpshooter 1", text="FX-HEIGHT", apart="g1")
    table.at(0, "g2")
    table.enemy("r1", cls="sharpshooter")
    table.end()
    assert table.damage(0) == 1


@pytest.mark.rule("MA-126", "MA-52", "MA-102")
@pytest.mark.parametrize(("reach", "damage"), [(2, 0), (3, 1)])
def test_the_range_of_an_attack_is_counted_around_a_wall(reach, damage):
    table = a_table(f"enemy_attack 1 shooter {reach}", text="a-b-c-d a|d a-f", apart="f")
    table.enemy("d", cls="shooter")
    table.end()
    assert table.damage(0) == damage


@pytest.mark.rule("MA-126", "MA-81")
def test_only_face_up_enemies_of_the_class_attack():
    table = a_table("enemy_attack all melee 1", apart="s5")
    table.enemy("s0", cls="shooter")
    table.enemy("s1", cls="sharpshooter")
    table.hidden("s1")
    table.bonus("s0")
    happened = table.end()
    assert told(happened, "enemy-attacks") == []
    assert table.damage(0) == 0


@pytest.mark.rule("MA-127")
def test_the_nearest_character_is_hit():
    table = a_table("enemy_attack 1 shooter 2", apart="s3")
    table.enemy("s2", cls="shooter")
    happened = table.end()
    assert told(happened, "enemy-attacks") == [(-1, 0, 1, 0)]
    assert (table.damage(0), table.damage(1)) == (0, 1)


@pytest.mark.rule("MA-128", "MA-170")
def test_between_equally_near_characters_the_active_player_decides():
    table = a_table("enemy_attack 1 shooter 2", apart="s4")
    table.enemy("s2", cls="shooter")
    table.end()
    assert (table.actor, table.legal()) == (0, ["character h0", "character h1"])
    table.do("character h:ig-11")
    assert (table.damage(0), table.damage(1)) == (0, 1)


@pytest.mark.rule("MA-128")
def test_as_many_as_possible_attack():
    table = a_table("enemy_attack 2 melee 0", apart="s5")
    one = table.enemy("s0")
    table.enemy("s2")
    table.enemy("s3")
    happened = table.end()
    assert told(happened, "enemy-attacks") == [(-1, one, 0, 0)]
    assert table.damage(0) == 1


@pytest.mark.rule("MA-128")
def test_all_means_every_enemy_with_a_target():
    table = a_table("enemy_attack all any 1", apart="s5")
    table.enemy("s0")
    table.enemy("s1", cls="shooter")
    table.enemy("s4", cls="sharpshooter")
    table.enemy("s2")
    happened = table.end()
    assert len(told(happened, "enemy-attacks")) == 3
    assert (table.damage(0), table.damage(1)) == (2, 1)


@pytest.mark.rule("MA-128", "MA-77")
def test_the_order_of_attackers_is_asked_where_it_matters():
    """Counterattack may defeat an attacker, so it matters which one comes first."""
    table = a_table("enemy_attack 2 melee 0", apart="s5")
    weak, strong = table.enemy("s0", hp=2), table.enemy("s0", hp=4)
    table.owns(0, "counterattack")
    table.end()
    assert table.threats_of("threat") == {weak, strong}
    table.do(f"threat t{strong}", "pass")
    assert (table.where(weak), table.damage(0)) == ("s0", 2)
    happened = table.do("card p:counterattack")
    assert told(happened, "defeated")[0][1] == weak
    assert (table.damage(0), table.where(strong), table.s.wounds[strong]) == (2, "s0", 0)


@pytest.mark.rule("MA-129")
def test_without_an_attacker_nothing_happens():
    table = a_table("enemy_attack 2 shooter 2", apart="s5")
    table.at(1, "s0")
    table.enemy("s3", cls="shooter")
    happened = table.end()
    assert told(happened, "enemy-attacks") == []
    assert (table.damage(0), table.damage(1)) == (0, 0)


@pytest.mark.rule("MA-130")
def test_a_defeated_character_loses_the_game_for_all_at_once():
    table = a_table("enemy_attack 1 melee 0", "sabotage plan", apart="s5", characters=["ig-11", "mandalorian"])
    table.hurt(0, 4)
    table.enemy("s0")
    happened = table.end()
    assert table.outcome == "lost"
    assert table.match.result["winners"] == []
    assert (table.s.reason, table.s.loser, table.damage(0)) == (DEFEAT, 0, 5)
    assert told(happened, "lost") == [(-1, DEFEAT, IG_11, 0)]
    assert told(happened, "sabotaged") == []  # no further effect of the card
    assert table.legal(seat=0) == table.legal(seat=1) == []


@pytest.mark.rule("MA-130", "MA-33")
def test_the_side_in_use_says_how_much_a_character_bears():
    table = a_table("enemy_attack 1 melee 0", apart="s0", difficulty="beginner")
    table.hurt(1, 5)
    table.enemy("s0")
    table.end()
    table.do("character h:ig-11")
    assert (table.outcome, table.damage(1)) == ("goes-on", 6)


@pytest.mark.rule("MA-130")
def test_the_defeat_of_any_character_loses_the_game():
    table = a_table("enemy_attack 1 melee 0", apart="s5")
    table.hurt(1, 4)
    table.enemy("s5")
    table.end()
    assert (table.outcome, table.s.loser) == ("lost", 1)


@pytest.mark.rule("MA-126", "MQ-24", "MA-77")
def test_an_attack_may_be_blocked_by_its_owner_on_the_turn_of_another():
    table = a_table("enemy_attack 1 melee 0", apart="s5")
    table.owns(1, "defend")
    table.enemy("s5")
    table.end()
    assert (table.actor, table.legal()) == (1, ["pass", "card p1"])
    happened = table.do("card p:defend")
    assert told(happened, "blocked") == [(-1, 1, 1, 0)]
    assert (table.damage(1), table.s.plans[1]) == (0, 0)
