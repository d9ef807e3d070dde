"""Section 4.2: rulings about actions and skill cards."""

import pytest

from cantina.games.mandalorian_adventures.pack.files import Line
from cantina.games.mandalorian_adventures.pack.shapes import Green
from cantina.games.mandalorian_adventures.rules.events import EVENTS
from mandalorian_adventures.kit import Table, skill, told

CHILD = {"child": True}


def effect_table(*steps, action="move", strength=2, text="FX-LINE", when="before_or_after", target=False, **more):
    """Seat 0 holds a card with an effect and two plain cards of strength 1."""
    card = skill(strength, action=action, when=when, steps=steps, target=target)
    table = Table(text, cards=[card, skill(1), skill(1)], **more)
    table.hand(0, 0, 1, 2)
    return table


@pytest.mark.rule("MQ-13")
@pytest.mark.parametrize("cards", [0, 1])
def test_who_has_fewer_than_two_cards_plays_as_many_as_possible(cards):
    table = effect_table()
    table.deck(0, 2)
    table.hand(0, *([1] if cards else []))
    if cards:
        assert table.refuses("end")
        table.turn((1, "plan"))  # nothing is left to play, so the step ends
    else:
        assert table.legal() == ["end"]
        table.end()
    assert table.s.turns == 3
    assert table.total("plan") == cards


@pytest.mark.rule("MQ-14", "MA-42")
def test_a_declined_action_counts_as_one_of_the_two():
    table = effect_table()
    table.turn((1, "move"))
    assert "end" not in table.legal()
    assert all(text.split()[2] != "move" for text in table.legal("play"))
    table.turn((2, "attack"))
    assert table.s.turns > 1


@pytest.mark.rule("MQ-14", "MA-157")
def test_a_declined_action_allows_a_rescue():
    table = effect_table(mission=CHILD)
    table.child(cell="s0")
    table.play(1, "plan")
    assert "rescue" in table.legal()
    table.decline()
    assert table.legal() == ["pass", "rescue"]
    table.do("rescue")
    assert (table.s.child, table.s.child_at) == (2, 0)


@pytest.mark.rule("MQ-14", "MA-89")
@pytest.mark.parametrize("first", ["effect", "decline"])
def test_the_effect_of_a_declined_action_may_be_used(first):
    table = effect_table("sabotage plan")
    table.play(0, "move")
    table.do(first, "decline" if first == "effect" else "effect")
    assert table.total("plan") > 0
    assert table.cell(0) == "s0"
    assert table.legal("play") != []


@pytest.mark.rule("MQ-15")
def test_attacking_a_face_up_bonus_has_no_result():
    table = effect_table()
    bonus = table.bonus("s1")
    table.play(0, "attack")
    assert table.threats_of("attack") == {bonus}
    happened = table.attack(bonus)
    assert (table.where(bonus), table.s.wounds[bonus], table.s.up[bonus]) == ("s1", 0, 1)
    assert told(happened, "threat-damaged") == []


@pytest.mark.rule("MQ-16", "MA-61")
@pytest.mark.parametrize("enemy", [True, False])
def test_a_damage_effect_reveals_a_face_down_token(enemy):
    table = effect_table("damage_threat 2 within 1")
    threat = table.hidden("s1", hp=3, effects=["guard"]) if enemy else table.bonus("s1", up=False)
    table.play(0, "move")
    table.effect()
    assert (table.s.up[threat], table.s.wounds[threat]) == (1, 2 if enemy else 0)
    assert (table.where(threat), table.damage(0)) == ("s1", 0)


@pytest.mark.rule("MQ-17", "MA-151")
def test_reveal_then_mission_effect_then_damage():
    table = effect_table(mission={"mission_effect": ["damage_character 1 you 0"]})
    threat = table.hidden("s1", hp=2, symbol=True)
    table.play(0, "attack")
    happened = [EVENTS[event.code] for event in table.attack(threat)]
    order = ["revealed", "mission-effect", "hurt", "threat-damaged", "defeated"]
    assert [name for name in happened if name in order] == order
    assert (table.damage(0), table.where(threat)) == (1, None)


@pytest.mark.rule("MQ-17")
def test_a_target_that_its_mission_effect_took_away_passes_no_damage_on():
    """The reinforcement that comes in its stead may get the same number, but it was not the target."""
    table = effect_table(mission={"mission_effect": ["discard_token raider", "spawn your-cell"]})
    raider = table.token_kind("raider")
    table.t.token_symbol[raider] = 1
    table.reinforcements(table.kind(hp=3))
    threat = table.lay("s1", raider, up=False)
    table.play(0, "attack")
    happened = table.attack(threat)
    ((_, arrived, _, cell),) = told(happened, "spawned")
    assert (table.cells[cell], table.where(arrived), table.s.wounds[arrived]) == ("s0", "s0", 0)
    assert told(happened, "threat-damaged") == []


@pytest.mark.rule("MQ-18", "MA-67")
def test_an_enemy_may_be_moved_towards_you_without_any_effect_of_its_own():
    table = effect_table(strength=3)
    table.at(1, "s5")
    enemy = table.enemy("s1", effects=["guard", "grapple", "diversion"])
    hidden = table.hidden("s0")
    table.play(0, "intel")
    table.do(f"push t{enemy}")
    assert table.cells_of("cell") == {"s0", "s2"}
    happened = table.do("cell c:s0")
    assert (table.where(enemy), table.damage(0), table.s.up[hidden]) == ("s0", 0, 0)
    assert told(happened, "sabotaged") == []
    assert [table.total(space) for space in ("move", "attack", "plan")] == [0, 0, 0]


@pytest.mark.rule("MQ-18")
def test_a_grappler_moved_off_your_cell_does_not_hurt_you():
    table = effect_table(strength=1)
    enemy = table.enemy("s0", effects=["grapple", "guard"])
    table.play(0, "intel")
    table.do(f"push t{enemy}")
    assert (table.where(enemy), table.damage(0)) == ("s1", 0)


@pytest.mark.rule("MQ-18", "MQ-09")
def test_an_enemy_is_not_pushed_over_a_height():
    table = effect_table(strength=2, text="FX-HEIGHT")
    enemy = table.enemy("r1")
    table.play(0, "intel")
    table.do(f"push t{enemy}")
    assert table.where(enemy) == "r2"  # the only adjacent cell


@pytest.mark.rule("MQ-19")
def test_a_face_once_seen_stays_known_to_who_saw_it():
    table = effect_table()
    threat = table.hidden("s2", hp=2)
    face = table.s.token[threat]
    table.play(0, "intel")
    table.do(f"look t{threat}")
    table.turn((1, "plan"))
    assert table.s.turns == 3
    assert [table.view(seat).token[threat] for seat in (0, 1)] == [face, -1]


@pytest.mark.rule("MQ-25", "MA-91")
def test_parts_that_cannot_be_done_are_skipped():
    table = effect_table("damage_threat 1 within 1", "heal 1 you 0", "sabotage attack", "damage_threat 2 within 3")
    enemy = table.enemy("s3", hp=3)
    table.play(0, "move")
    happened = [EVENTS[event.code] for event in table.effect()]
    assert [name for name in happened if name in ("healed", "sabotaged", "threat-damaged")] == [
        "sabotaged",
        "threat-damaged",
    ]
    assert table.s.wounds[enemy] == 2


@pytest.mark.rule("MQ-26")
def test_symbols_effects_and_planning_cards_add_up_without_a_limit():
    card = skill(4, symbols=["attack"], action="attack", when="before", steps=["strength_mod 2"])
    table = Table(cards=[card, skill(1)])
    table.hand(0, 0, 1)
    table.owns(0, "take-aim")
    enemy = table.enemy("s1", hp=10)
    table.play(0, "attack")
    table.effect()
    table.attack(enemy)
    happened = table.do("card p:take-aim")
    assert table.s.wounds[enemy] == 9
    assert [row[3] for row in told(happened, "attacked")] == [9]
    assert table.total("attack") == 4


def green_table(strength):
    """A mission action that needs strength 4 and sabotages the Plan."""
    green = Green("made", 4, (), (Line("sabotage plan"),))
    card = skill(1, symbols=["green", "move"], action="move", when="before", steps=[f"free_action {strength} any you"])
    table = Table(cards=[card, skill(1)], mission={"green": green})
    table.hand(0, 0, 1)
    table.play(0, "move")
    table.effect()
    return table


@pytest.mark.rule("MQ-27", "MA-95")
@pytest.mark.parametrize(("strength", "possible"), [(3, False), (4, True)])
def test_a_free_action_may_be_the_green_one_with_exactly_its_strength(strength, possible):
    table = green_table(strength)
    assert "free green" in table.legal()
    happened = table.do("free green")
    assert [row[1:3] for row in told(happened, "free-action")] == [(4, strength)]
    assert ("perform" in table.legal()) is possible
    table.do("perform" if possible else "decline")
    assert (table.total("plan") > 0) is possible
    assert table.total("green") == 0


@pytest.mark.rule("MQ-27")
def test_the_symbol_of_the_card_adds_nothing_to_a_free_action():
    table = green_table(2)
    happened = table.do("free move")
    assert [row[1:3] for row in told(happened, "free-action")] == [(0, 2)]
    table.go("s1", "s2")
    assert table.cell(0) == "s2"


@pytest.mark.rule("MQ-28", "MA-144")
def test_bonuses_are_for_the_active_player_on_the_own_cell():
    table = effect_table(events=[["sabotage plan"]])
    table.at(1, "s1")
    here, there = table.bonus("s0"), table.bonus("s1")
    table.hurt(0, 2)
    table.hurt(1, 2)
    assert table.threats_of("use") == {here}
    assert table.refuses(f"use t{there}")
    assert table.legal(seat=1) == []


@pytest.mark.rule("MQ-28")
def test_no_bonus_is_offered_in_the_event_step():
    table = effect_table(events=[["damage_character 1 you 0", "sabotage chosen"]])
    table.bonus("s0")
    table.hand(0)
    table.space("move", tokens=(3, 2))
    table.end()
    assert (table.damage(0), table.s.in_events) == (1, 1)
    assert table.legal() == ["space move", "space attack", "space intel", "space plan"]


@pytest.mark.rule("MQ-29", "MA-38")
@pytest.mark.parametrize(("held", "left"), [(7, 5), (6, 4), (5, 4)])
def test_a_hand_above_the_limit_is_kept_and_nothing_is_drawn(held, left):
    table = Table(cards=[skill(1)] * 9)
    table.hand(0, *range(held))
    table.deck(0, 7, 8)
    table.turn((0, "move"), (1, "plan"))
    assert table.s.active == 0
    assert table.s.hand_size[0] == left
    assert table.s.deck_size[0] == (2 if held > 5 else 1)
