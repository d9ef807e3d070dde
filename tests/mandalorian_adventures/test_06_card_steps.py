"""Section 6.2: the steps about cards and about the own action, each in play."""

import pytest

from cantina.games.mandalorian_adventures.pack.shapes import place
from mandalorian_adventures.kit import PACK, Table, skill, told


def table_of(*steps, action="move", strength=2, text="FX-LINE", when="before", **more):
    """Seat 0 holds a card with these steps before its action, and plain cards 1 to 5 of strength 1."""
    card = skill(strength, action=action, when=when, steps=steps)
    table = Table(text, cards=[card, *[skill(1)] * 5], **more)
    table.hand(0, 0, 1)
    return table


def begin(table, space="move"):
    table.play(0, space)
    return table.effect()


def plan(name):
    return place(PACK.plans, name)


def discarded(table):
    return sorted(PACK.plans[table.s.plan_discard[0, i]].name for i in range(table.s.plan_discard_size))


@pytest.mark.rule("MA-70", "MA-71")
def test_draw_plan_keeps_so_many_and_discards_the_rest():
    table = table_of("draw_plan 3 1")
    table.plan_deck("defend", "failure", "sprint", "medpac")
    begin(table)
    assert table.legal() == ["pass", f"keep p{plan('defend')}", f"keep p{plan('sprint')}"]
    assert table.view(1).drawn[0] == -1
    table.do("keep p:sprint")
    assert (table.s.plans[0], discarded(table)) == (1 << plan("sprint"), ["defend", "failure"])
    assert table.legal("top") == []


@pytest.mark.rule("MA-71")
def test_draw_plan_may_keep_two():
    table = table_of("draw_plan 3 2")
    table.plan_deck("defend", "medpac", "sprint", "failure")
    begin(table)
    table.do("keep p:sprint", "keep p:defend")
    assert table.s.plans[0] == 1 << plan("sprint") | 1 << plan("defend")
    assert discarded(table) == ["medpac"]


@pytest.mark.rule("MA-73")
@pytest.mark.parametrize(
    ("owned", "discard", "taken"),
    [((), ("failure", "defend", "defend"), True), (("defend",), ("defend",), False), ((), ("failure",), False)],
)
def test_take_plan_from_discard_takes_one_unless_you_own_it(owned, discard, taken):
    table = table_of("take_plan_from_discard defend")
    table.plan_deck("sprint", discard=discard)
    table.owns(0, *owned)
    happened = begin(table)
    assert len(told(happened, "plan-taken")) == int(taken)
    assert bool(table.s.plans[0] & 1 << plan("defend")) is bool(taken or owned)
    left = list(discard)
    if taken:
        left.remove("defend")
    assert discarded(table) == sorted(left)


@pytest.mark.rule("MQ-29")
def test_draw_skill_draws_beyond_the_hand_limit():
    table = table_of("draw_skill 2 you")
    table.hand(0, 0, 1, 2, 3)
    table.deck(0, 4, 5)
    happened = begin(table)
    assert table.s.hand_size[0] == 5
    assert [row[:2] for row in told(happened, "drew-skills")] == [(0, 2)]
    assert table.view(1).hand[0, 0] == -1


@pytest.mark.rule("MA-92")
def test_draw_skill_lets_another_character_draw():
    table = table_of("draw_skill 1 another", seats=3)
    before = [table.s.hand_size[seat] for seat in range(3)]
    begin(table)
    assert table.legal() == ["character h1", "character h2"]
    table.do("character h2")
    assert [table.s.hand_size[seat] for seat in range(3)] == [before[0] - 1, before[1], before[2] + 1]


@pytest.mark.rule("MQ-92")
def test_in_shared_mode_the_active_player_names_who_draws():
    table = table_of("draw_skill 1 another", seats=2, mode="shared")
    begin(table)
    assert table.legal() == ["seat s0", "seat s1"]
    table.do("seat s1")
    assert (table.s.hand_size[0], table.s.hand_size[1]) == (1, 1)


@pytest.mark.rule("MQ-26", "MQ-98")
@pytest.mark.parametrize("space", ["attack", "intel", "plan"])
def test_strength_mod_makes_every_action_stronger(space):
    table = table_of("strength_mod 2", action=space, strength=1)
    enemy, token = table.enemy("s1", hp=9), table.hidden("s3")
    begin(table, space)
    if space == "attack":
        table.attack(enemy)
        assert table.s.wounds[enemy] == 3
    elif space == "intel":
        assert table.threats_of("look") == {token}
    else:
        table.do("perform")
        assert table.s.drawn_size == 3
    assert table.total(space) == 1


@pytest.mark.rule("MQ-98", "MA-44")
def test_strength_mod_makes_a_move_longer():
    table = table_of("strength_mod 2", strength=1)
    begin(table)
    table.go("s1", "s2", "s3")
    assert (table.cell(0), table.legal("go")) == ("s3", [])


@pytest.mark.rule("MQ-98")
@pytest.mark.parametrize(("strength", "wounds"), [(4, 2), (1, 1)])
def test_damage_cap_limits_the_damage(strength, wounds):
    table = table_of("range_mod 3", "damage_cap 2", action="attack", strength=strength)
    enemy = table.enemy("s3", hp=9)
    begin(table, "attack")
    table.attack(enemy)
    assert table.s.wounds[enemy] == wounds


@pytest.mark.rule("MQ-98", "MA-54")
@pytest.mark.parametrize("used", [True, False])
def test_cross_heights_lets_a_movement_over_a_dashed_line(used):
    table = table_of("cross_heights", text="FX-HEIGHT", strength=3)
    table.play(0, "move")
    if used:
        table.effect()
    table.go("g2")
    assert table.cells_of("go") == ({"g1", "r1"} if used else {"g1"})


@pytest.mark.rule("MQ-98", "MA-45")
@pytest.mark.parametrize(("hp", "further"), [(1, True), (2, False)])
def test_ignore_stop_passes_weak_enemies(hp, further):
    table = table_of("ignore_stop 1")
    table.enemy("s1", hp=hp)
    begin(table)
    table.go("s1")
    assert (table.legal("go") != []) is further


@pytest.mark.rule("MQ-98", "MA-45")
def test_ignore_stop_does_not_pass_a_face_down_threat():
    table = table_of("ignore_stop 9")
    table.hidden("s1")
    begin(table)
    table.go("s1")
    assert table.legal("go") == []


@pytest.mark.rule("MQ-98", "MA-145", "MA-149")
@pytest.mark.parametrize(("ignored", "damage"), [("guard", 1), ("grapple", 1), ("guard/grapple", 0)])
def test_ignore_effect_holds_for_the_movement_of_the_action(ignored, damage):
    table = table_of(f"ignore_effect {ignored}", strength=1)
    table.enemy("s0", effects=["grapple"])
    table.enemy("s2", effects=["guard"])
    begin(table)
    table.go("s1")
    assert table.damage(0) == damage


@pytest.mark.rule("MQ-98", "MA-71")
@pytest.mark.parametrize(("step", "drawn", "kept"), [("plan_mod 1 0", 3, 1), ("plan_mod 0 1", 2, 2)])
def test_plan_mod_draws_or_keeps_more(step, drawn, kept):
    table = table_of(step, action="plan", strength=2)
    table.plan_deck("defend", "sprint", "medpac", "smoke", "failure")
    begin(table, "plan")
    table.do("perform")
    assert table.s.drawn_size == drawn
    for name in ("defend", "sprint")[:kept]:
        table.do(f"keep p:{name}")
    assert table.legal("keep") == []


@pytest.mark.rule("MA-95")
@pytest.mark.parametrize(
    ("which", "offered"),
    [("any", ["move", "attack", "intel", "plan"]), ("move-or-attack", ["move", "attack"])],
)
def test_a_free_action_is_one_of_those_named(which, offered):
    table = table_of(f"free_action 1 {which} you")
    begin(table)
    assert table.legal() == [f"free {space}" for space in offered]


@pytest.mark.rule("MA-95", "MQ-53")
def test_a_free_green_action_without_a_green_space_is_none():
    table = table_of("free_action 4 green you", "sabotage plan")
    happened = begin(table)
    assert told(happened, "free-action") == []
    assert len(told(happened, "sabotaged")) == 1


@pytest.mark.rule("MQ-53")
@pytest.mark.parametrize(
    ("word", "spaces"), [("move", [0]), ("attack", [1]), ("intel", [2]), ("plan", [3]), ("green", [])]
)
def test_sabotage_names_a_space(word, spaces):
    table = table_of(f"sabotage {word}")
    happened = begin(table)
    assert [row[1] for row in told(happened, "sabotaged")] == spaces


@pytest.mark.rule("MA-170")
@pytest.mark.parametrize("word", ["any", "chosen"])
def test_any_space_is_chosen_by_who_acts(word):
    table = table_of(f"sabotage {word}")
    begin(table)
    assert table.legal() == ["space move", "space attack", "space intel", "space plan"]
    table.do("space intel")
    assert table.total("intel") > 0


@pytest.mark.rule("MA-153")
def test_the_lowest_space_counts_the_card_just_played():
    table = table_of("sabotage lowest")
    table.space("plan", tokens=(1,))
    begin(table)
    assert table.legal() == ["space attack", "space intel"]


@pytest.mark.rule("MQ-25")
def test_remove_sabotage_without_a_token_does_nothing():
    table = table_of("remove_sabotage any")
    happened = begin(table)
    assert told(happened, "sabotage-removed") == []
    assert table.cells_of("go") == {"s1"}


@pytest.mark.rule("MQ-52")
def test_remove_sabotage_takes_the_dearest_token_and_a_substitute_last():
    table = table_of("remove_sabotage plan", "remove_sabotage plan", "remove_sabotage plan")
    table.space("plan", tokens=(1, 3))
    table.edit().substitutes[3] = 1
    happened = begin(table)
    values = [table.t.sabotage[row[2]] if row[2] >= 0 else "substitute" for row in told(happened, "sabotage-removed")]
    assert values == [3, 1, "substitute"]
    assert table.total("plan") == 0


@pytest.mark.rule("MA-91")
def test_one_of_several_steps_is_chosen():
    table = table_of("choose heal 1 you 0 | sabotage plan")
    table.hurt(0, 2)
    begin(table)
    assert table.legal() == ["choose 1", "choose 2"]
    table.do("choose 2")
    assert (table.damage(0), table.total("plan") > 0) == (2, True)


@pytest.mark.rule("MQ-25")
@pytest.mark.parametrize("owned", [(), ("sprint", "defend")])
def test_a_planning_card_is_discarded_by_choice_if_there_is_one(owned):
    table = table_of("choose discard_plan | sabotage plan")
    table.plan_deck("medpac")
    table.owns(0, *owned)
    happened = begin(table)
    if not owned:
        assert len(told(happened, "sabotaged")) == 1
        return
    table.do("choose 1")
    assert table.legal() == [f"drop p{plan('defend')}", f"drop p{plan('sprint')}"]
    table.do("drop p:sprint")
    assert (table.s.plans[0], discarded(table)) == (1 << plan("defend"), ["sprint"])


@pytest.mark.rule("MA-171")
def test_every_player_in_turn_from_the_active_one():
    table = table_of("for_each player choose discard_plan | sabotage chosen", seats=3)
    for seat in range(3):
        table.owns(seat, "defend")
    begin(table)
    for seat in range(3):
        assert (table.actor, table.legal()) == (seat, ["choose 1", "choose 2"])
        table.do("choose 1")
    assert [table.s.plans[seat] for seat in range(3)] == [0, 0, 0]
