"""Section 6.8: every planning card in play, in its window (MA-76, MA-77, MQ-88)."""

import pytest

from cantina.games.mandalorian_adventures.pack.shapes import place
from mandalorian_adventures.kit import PACK, Table, skill, told


def number(name):
    return place(PACK.plans, name)


def owner_of(*plans, seat=0, strength=2, text="FX-LINE", **more):
    """A table where one seat owns planning cards; seat 0 holds four cards."""
    table = Table(text, cards=[skill(strength), skill(1), skill(1), skill(1)], **more)
    table.hand(0, 0, 1, 2, 3)
    table.owns(seat, *plans)
    return table


def attacked(*plans, hp=2):
    """An enemy on the cell of seat 0 attacks in its event step; the table asks for the first planning card."""
    table = owner_of(*plans, events=[["enemy_attack 1 melee 0"]])
    table.at(1, "s5")
    enemy = table.enemy("s0", hp=hp)
    table.hand(0)
    table.space("move", tokens=(3, 2))
    table.end()
    return table, enemy


def discarded(table):
    return [PACK.plans[table.s.plan_discard[0, i]].name for i in range(table.s.plan_discard_size)]


def offered(table):
    return {PACK.plans[int(text.split()[1][1:])].name for text in table.legal("card")}


@pytest.mark.rule("MA-77", "MQ-88", "MQ-24")
def test_defend_is_discarded_to_block_one_damage():
    table, _ = attacked("defend")
    assert (offered(table), table.damage(0)) == ({"defend"}, 0)
    happened = table.do("card p:defend")
    assert (table.damage(0), discarded(table)) == (0, ["defend"])
    assert [row[2] for row in told(happened, "blocked")] == [1]
    assert told(happened, "hurt") == []


@pytest.mark.rule("MA-77", "MA-76")
def test_defend_need_not_be_used():
    table, _ = attacked("defend")
    table.pass_()
    assert (table.damage(0), discarded(table), table.s.plans[0]) == (1, [], 1 << number("defend"))


@pytest.mark.rule("MA-77")
def test_defend_blocks_one_of_two_damage():
    table = owner_of("defend", events=[["damage_character 2 you 0"]])
    table.hand(0)
    table.space("move", tokens=(3, 2))
    table.end()
    table.do("card p:defend")
    assert table.damage(0) == 1


@pytest.mark.rule("MA-77")
def test_defend_works_against_a_guard_too():
    table = owner_of("defend")
    table.enemy("s2", effects=["guard"])
    table.play(1, "move")
    table.go("s1")
    assert offered(table) == {"defend"}
    table.do("card p:defend")
    assert (table.damage(0), table.cell(0)) == (0, "s1")


@pytest.mark.rule("MA-76", "MQ-88")
@pytest.mark.parametrize(("hp", "left"), [(2, None), (3, "s0")])
def test_counterattack_deals_two_damage_to_the_enemy_that_attacked_you(hp, left):
    table, enemy = attacked("counterattack", hp=hp)
    assert (offered(table), table.damage(0)) == ({"counterattack"}, 1)
    table.do("card p:counterattack")
    assert (table.where(enemy), discarded(table)) == (left, ["counterattack"])
    assert table.s.wounds[enemy] == (2 if left else 0)


@pytest.mark.rule("MA-76", "MQ-24")
def test_a_blocked_attack_can_still_be_answered():
    table, enemy = attacked("defend", "counterattack")
    assert offered(table) == {"defend"}
    table.do("card p:defend")
    assert offered(table) == {"counterattack"}
    table.do("card p:counterattack")
    assert (table.damage(0), table.where(enemy)) == (0, None)


@pytest.mark.rule("MA-76")
def test_damage_by_a_guard_is_no_attack_to_counter():
    table = owner_of("counterattack")
    table.enemy("s2", effects=["guard"])
    table.play(1, "move")
    table.go("s1")
    assert (table.damage(0), table.legal("card")) == (1, [])


@pytest.mark.rule("MA-76")
def test_counterattack_is_for_the_attacked_character_only():
    table = owner_of("counterattack", seat=1, events=[["enemy_attack 1 melee 0"]])
    table.at(1, "s5")
    table.enemy("s0")
    table.hand(0)
    table.space("move", tokens=(3, 2))
    table.end()
    assert table.damage(0) == 1
    assert table.s.plans[1] == 1 << number("counterattack")


@pytest.mark.rule("MA-41", "MA-93", "MQ-88")
def test_second_wind_gives_an_extra_action():
    table = owner_of("second-wind")
    table.turn((0, "move"), (1, "attack"))
    assert table.legal("play") == []
    table.do("card p:second-wind")
    assert {text.split()[2] for text in table.legal("play")} == {"intel", "plan"}
    assert discarded(table) == ["second-wind"]
    table.turn((2, "plan"))
    assert table.s.turns > 1


@pytest.mark.rule("MA-76", "MQ-26", "MQ-88")
@pytest.mark.parametrize(("used", "wounds"), [(True, 4), (False, 2)])
def test_take_aim_makes_a_declared_attack_stronger_by_two(used, wounds):
    table = owner_of("take-aim", strength=2)
    enemy = table.enemy("s1", hp=9)
    table.play(0, "attack")
    assert table.legal("card") == []
    table.attack(enemy)
    assert (offered(table), table.s.wounds[enemy]) == ({"take-aim"}, 0)
    table.do("card p:take-aim" if used else "pass")
    assert table.s.wounds[enemy] == wounds
    assert table.total("attack") == 2  # the printed strength (MA-108)


@pytest.mark.rule("MA-95", "MQ-88")
def test_sprint_is_a_free_move_of_two():
    table = owner_of("sprint")
    table.do("card p:sprint")
    assert table.legal() == ["decline", "go c1"]
    table.go("s1", "s2")
    assert (table.cell(0), table.total("move"), table.s.hand_size[0]) == ("s2", 0, 4)
    assert discarded(table) == ["sprint"]
    table.play(0, "move")
    assert table.cells_of("go") == {"s1", "s3"}


@pytest.mark.rule("MA-76", "MQ-88")
def test_countermeasures_take_a_sabotage_token_before_your_event_step():
    table = owner_of("countermeasures")
    table.hand(0)
    table.space("move", tokens=(3, 2))
    table.end()
    assert offered(table) == {"countermeasures"}
    happened = table.do("card p:countermeasures")
    assert (table.total("move"), discarded(table)) == (2, ["countermeasures"])
    assert told(happened, "event-card") == []


@pytest.mark.rule("MA-76")
def test_countermeasures_may_be_kept_and_the_event_comes():
    table = owner_of("countermeasures", events=[["sabotage plan"]])
    table.hand(0)
    table.space("move", tokens=(3, 2))
    table.end()
    happened = table.pass_()
    assert len(told(happened, "event-card")) == 1
    assert table.s.plans[0] == 1 << number("countermeasures")


@pytest.mark.rule("MA-76")
def test_countermeasures_choose_between_sabotaged_spaces():
    table = owner_of("countermeasures")
    table.hand(0)
    table.space("move", tokens=(1,))
    table.space("plan", tokens=(2,))
    table.end()
    table.do("card p:countermeasures")
    assert table.legal() == ["space move", "space plan"]
    table.do("space plan")
    assert (table.total("move"), table.total("plan")) == (1, 0)


@pytest.mark.rule("MA-76")
def test_countermeasures_are_not_offered_without_a_token_nor_on_the_turn_of_another():
    table = owner_of("countermeasures")
    table.hand(0)
    happened = table.end()
    assert table.s.turns == 3  # nobody was asked
    assert told(happened, "plan-used") == []
    table = owner_of("countermeasures", seat=1)
    table.hand(0)
    table.space("move", tokens=(1,))
    table.end()
    assert (table.s.active, offered(table)) == (1, {"countermeasures"})


@pytest.mark.rule("MA-76", "MQ-88")
@pytest.mark.parametrize(("used", "damage"), [(True, 0), (False, 2)])
def test_smoke_makes_guard_and_grapple_do_nothing_for_one_movement(used, damage):
    table = owner_of("smoke")
    table.enemy("s0", effects=["grapple"])
    table.enemy("s2", effects=["guard"])
    table.play(1, "move")
    table.go("s1")
    assert offered(table) == {"smoke"}
    table.do("card p:smoke" if used else "pass")
    assert (table.cell(0), table.damage(0)) == ("s1", damage)
    assert discarded(table) == (["smoke"] if used else [])


@pytest.mark.rule("MA-76")
def test_smoke_is_gone_for_the_next_movement():
    table = owner_of("smoke", "sprint")
    table.enemy("s2", effects=["guard"])
    table.play(1, "move")
    table.go("s1")
    table.do("card p:smoke")
    table.do("card p:sprint")
    table.go("s0")
    table.go("s1")
    assert table.damage(0) == 1


@pytest.mark.rule("MA-76", "MQ-88")
def test_medpac_heals_one_damage():
    table = owner_of("medpac")
    table.hurt(0, 2)
    table.hurt(1, 2)
    table.do("card p:medpac")
    assert (table.damage(0), table.damage(1), discarded(table)) == (1, 2, ["medpac"])


@pytest.mark.rule("MA-76", "MQ-88", "MQ-22")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("used", "track"), [(True, 0), (False, 1)])
def test_signal_jam_skips_a_crisis_but_not_the_event(seat, used, track):
    mission = {"tracks": [("alert", 3)], "crisis": ["track_add 1 alert"]}
    table = owner_of("signal-jam", seat=seat, mission=mission, events=[["sabotage plan"]])
    table.hand(0)
    table.space("move", tokens=(3, 3))
    table.end()
    assert (table.actor, offered(table)) == (seat, {"signal-jam"})
    happened = table.do("card p:signal-jam" if used else "pass")
    assert table.s.track[0] == track
    assert len(told(happened, "crisis-skipped")) == (1 if used else 0)
    assert len(told(happened, "event-card")) == 1


@pytest.mark.rule("MA-76")
def test_signal_jam_is_not_offered_without_a_crisis():
    table = owner_of("signal-jam", events=[["sabotage plan"]])
    table.hand(0)
    table.space("move", tokens=(3, 2))
    happened = table.end()
    assert len(told(happened, "event-card")) == 1
    assert table.s.plans[0] == 1 << number("signal-jam")


@pytest.mark.rule("MA-95", "MA-96", "MQ-88")
def test_called_shot_is_a_free_attack_of_three():
    table = owner_of("called-shot")
    enemy = table.enemy("s1", hp=4)
    table.do("card p:called-shot")
    table.attack(enemy)
    assert (table.s.wounds[enemy], table.total("attack"), table.s.hand_size[0]) == (3, 0, 4)
    assert discarded(table) == ["called-shot"]
    table.play(1, "attack")
    table.attack(enemy)
    assert table.where(enemy) is None


@pytest.mark.rule("MA-72")
def test_failure_has_no_window():
    failure = next(plan for plan in PACK.plans if plan.name == "failure")
    assert (failure.window, failure.keepable, failure.steps) == ("never", False, ())
    table = owner_of("failure")  # not even if somebody had it
    assert table.legal("card") == []
