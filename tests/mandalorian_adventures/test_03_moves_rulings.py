"""Section 4.1: what one movement is, and what Guards and Grapples do about it (MQ-01 to MQ-08)."""

import pytest

from cantina.games.mandalorian_adventures.rules.events import EVENTS
from mandalorian_adventures.kit import Table, skill, told, use

SELF = skill(1, action="plan", when="before", steps=["move_self 2"])
TWO = [skill(2), skill(2)]


def name_of(event):
    return EVENTS[event.code]


def mover(text="FX-LINE", cell="s0", cards=None, **more):
    """Character 0 on a cell, with all made cards in hand."""
    table = Table(text, cards=cards or [skill(2)], **more)
    table.at(0, cell)
    table.hand(0, *range(len(cards or [0])))
    return table


@pytest.mark.rule("MQ-01")
def test_a_bonus_turned_up_earlier_in_the_turn_no_longer_stops():
    table = mover(cards=[skill(1), skill(3)])
    medkit = table.bonus("s1", up=False)
    table.play(0, "attack")
    table.attack(medkit)
    assert table.s.up[medkit] == 1
    table.play(1, "move")
    assert table.ends() == {"s0", "s1", "s2", "s3"}


@pytest.mark.rule("MQ-01")
def test_a_bonus_that_is_face_down_when_entered_stops():
    table = mover(cards=[skill(3)])
    table.bonus("s1", up=False)
    table.play(0, "move")
    assert table.ends() == {"s0", "s1"}


@pytest.mark.rule("MQ-02", "MQ-06")
def test_each_instruction_that_moves_you_is_a_movement_of_its_own():
    """A Move, a free Move and an effect end next to a Guard: three times 1 damage."""
    table = mover(cards=[skill(1), SELF])
    table.enemy("s2", effects=["guard"], hp=3)
    table.owns(0, "sprint")
    damage = []
    table.play(0, "move")
    table.go("s1")
    damage.append(table.damage(0))
    table.do("card p:sprint")
    table.go("s0", "s1")
    damage.append(table.damage(0))
    table.play(1, "plan")
    table.effect()
    table.go("s2")
    damage.append(table.damage(0))
    assert damage == [1, 2, 3]


@pytest.mark.rule("MQ-02")
def test_a_way_back_to_the_first_cell_is_a_movement():
    table = mover(cell="s1")
    table.enemy("s2", effects=["guard"])
    table.play(0, "move")
    table.go("s0", "s1")
    assert (table.cell(0), table.damage(0)) == ("s1", 1)


@pytest.mark.rule("MQ-02")
def test_no_step_is_no_movement():
    table = mover(cell="s1")
    table.enemy("s2", effects=["guard"])
    table.enemy("s1", effects=["grapple", "guard"])
    table.play(0, "move")
    table.decline()
    assert (table.cell(0), table.damage(0)) == ("s1", 0)


@pytest.mark.rule("MQ-02")
def test_to_stop_before_the_first_step_is_no_movement():
    table = mover(cards=[SELF], cell="s1")
    table.enemy("s2", effects=["guard"])
    table.play(0, "plan")
    table.effect()
    table.stop()
    assert (table.cell(0), table.damage(0)) == ("s1", 0)


@pytest.mark.rule("MQ-02")
def test_a_grapple_is_asked_for_each_movement():
    table = mover(cards=[skill(1), SELF])
    table.enemy("s0", effects=["grapple"])
    table.owns(0, "sprint")
    table.play(0, "move")
    table.go("s1")
    assert table.damage(0) == 1
    table.do("card p:sprint")
    table.go("s0")
    assert (table.damage(0), table.cell(0)) == (1, "s0")
    table.play(1, "plan")
    table.effect()
    table.go("s1")
    assert table.damage(0) == 2


def lent(**more):
    """Character 0 plays a card that moves character 1, who stands on s2, up to 3 cells; its player is asked."""
    step = "move_character 3 another far"
    return mover(cards=[skill(1, action="plan", when="before", steps=[step])], **more)


def lend(table):
    table.play(0, "plan")
    return table.effect()


@pytest.mark.rule("MQ-03")
def test_whom_another_card_moves_moves_by_all_rules_of_movement():
    """It is held by a Grapple, stopped by a face-down token, which is revealed, and struck by the Guard beside it."""
    table = lent()
    table.at(1, "s2")
    grapple = table.enemy("s2", effects=["grapple"])
    hidden = table.hidden("s3")
    guard = table.enemy("s4", effects=["guard"])
    lend(table)
    assert table.actor == 1
    happened = table.go("s3")
    assert told(happened, "grapple") == [(-1, grapple, 1, 0)]
    assert told(happened, "guard") == [(-1, guard, 1, 0)]
    assert (table.cell(1), table.damage(1), table.s.up[hidden]) == ("s3", 2, 1)
    assert (table.cell(0), table.damage(0)) == ("s0", 0)


@pytest.mark.rule("MQ-03")
def test_its_own_player_takes_the_steps():
    table = lent()
    table.at(1, "s2")
    lend(table)
    assert table.ends(1) == {"s0", "s1", "s2", "s3", "s4", "s5"}
    assert table.refuses(f"go c{table.place('s3')}", seat=0)
    table.go("s3")
    table.stop()
    assert (table.cell(1), table.actor) == ("s3", 0)


@pytest.mark.rule("MQ-03", "MQ-08")
def test_to_be_placed_is_no_movement_and_only_reveals():
    step = "place_character you number 4"
    table = mover(cards=[skill(1, action="plan", when="before", steps=[step])], numbers={"s4": 4})
    table.enemy("s0", effects=["grapple"])
    hidden = table.hidden("s4", effects=["guard"])
    table.play(0, "plan")
    happened = table.effect()
    assert told(happened, "placed") == [(-1, 0, table.place("s4"), 0)]
    assert told(happened, "moved") == told(happened, "grapple") == told(happened, "guard") == []
    assert (table.cell(0), table.damage(0), table.s.up[hidden]) == ("s4", 0, 1)


@pytest.mark.rule("MQ-04")
def test_the_cell_of_a_guard_cannot_be_passed_through():
    table = mover(cards=[skill(4)])
    table.enemy("s2", effects=["guard"])
    table.play(0, "move")
    assert table.ends() == {"s0", "s1", "s2"}


@pytest.mark.rule("MQ-04")
@pytest.mark.parametrize(
    ("start", "way"),
    [("a", ("b", "c", "d")), ("b", ("c", "d")), ("g", ("b", "c"))],
    ids=["past", "from-beside", "from-its-cell"],
)
def test_to_pass_a_guard_or_leave_it_costs_nothing(start, way):
    table = mover("a-b-c-d b-g", start, cards=[skill(3)])
    table.enemy("g", effects=["guard"])
    table.play(0, "move")
    table.go(*way)
    if len(way) < 3:
        table.stop()
    assert (table.cell(0), table.damage(0)) == (way[-1], 0)


@pytest.mark.rule("MQ-05")
def test_what_happens_on_entering_a_cell_in_its_order():
    """Enter; reveal, in the active player's order, with Mission effects; bonuses; stop; then every Guard."""
    mission = {"mission_effect": ["sabotage attack"], "uses": [use("medkit", ["heal 1 you 0"])]}
    table = mover(cards=[skill(3)], mission=mission)
    table.hurt(0, 1)
    guard = table.hidden("s1", effects=["guard"])
    herald = table.hidden("s1", symbol=True, cls="shooter")
    medkit = table.bonus("s1", up=False)
    table.play(0, "move")
    happened = table.go("s1")
    assert told(happened, "revealed") == []
    assert table.threats_of("threat") == {guard, herald, medkit}
    happened = table.do(f"threat t{herald}")
    assert [told(happened, name)[0][1] for name in ("revealed", "sabotaged")] == [herald, 1]
    assert table.threats_of("threat") == {guard, medkit}
    table.do(f"threat t{guard}")
    assert (table.legal("go"), table.damage(0)) == ([], 1)
    happened = table.do(f"use t{medkit}")
    order = [name for name in map(name_of, happened) if name in ("healed", "guard", "hurt")]
    assert order == ["healed", "guard", "hurt"]
    assert (table.cell(0), table.damage(0)) == ("s1", 1)


@pytest.mark.rule("MQ-05")
def test_a_bonus_may_be_used_before_the_guard_strikes():
    """With one HP left the medkit saves the game."""
    table = mover(characters=["ig-11", "burg"], cards=[skill(1)])
    table.hurt(0, 4)
    table.enemy("s1", effects=["guard"])
    medkit = table.bonus("s1")
    table.play(0, "move")
    table.go("s1")
    table.do(f"use t{medkit}")
    assert not table.over
    without = mover(characters=["ig-11", "burg"], cards=[skill(1)])
    without.hurt(0, 4)
    without.enemy("s1", effects=["guard"])
    without.play(0, "move")
    without.go("s1")
    assert without.outcome == "lost"


@pytest.mark.rule("MQ-06")
@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("effect", ["guard", "grapple"])
def test_each_guard_and_each_grapple_deals_1_damage(effect, count):
    table = mover()
    for _ in range(count):
        table.enemy("s2" if effect == "guard" else "s0", effects=[effect])
    table.play(0, "move")
    happened = table.go("s1")
    happened += table.stop()
    assert len(told(happened, effect)) == count
    assert told(happened, "hurt") == [(-1, 0, 1, threat) for threat in reversed(range(count))]
    assert table.damage(0) == count


@pytest.mark.rule("MQ-07")
@pytest.mark.parametrize(
    ("text", "guard", "start", "end", "damage"),
    [
        ("FX-HEIGHT", "r1", "g1", "g2", 1),
        ("FX-WALL", "d", "b", "a", 0),
        ("FX-DOOR", "x", "q", "r", 0),
        ("FX-BLOCK", "c", "d", "a", 0),
    ],
    ids=["height", "wall", "closed-door", "blocked"],
)
def test_a_guard_reaches_as_far_as_range(text, guard, start, end, damage):
    table = mover(text, start, cards=[skill(1)])
    table.enemy(guard, effects=["guard"])
    table.play(0, "move")
    table.go(end)
    assert (table.cell(0), table.damage(0)) == (end, damage)


@pytest.mark.rule("MQ-07")
def test_a_guard_reaches_through_an_open_door():
    table = mover("FX-DOOR", "q", cards=[skill(1)])
    table.open_doors(0)
    table.enemy("x", effects=["guard"])
    table.play(0, "move")
    table.go("r")
    assert table.damage(0) == 1


@pytest.mark.rule("MQ-08")
def test_a_grapple_revealed_in_this_turn_holds_too():
    table = mover(cards=TWO)
    table.hidden("s1", effects=["grapple"])
    table.owns(0, "sprint")
    table.play(0, "move")
    table.go("s1")
    assert table.damage(0) == 0
    table.do("card p:sprint")
    table.go("s2")
    assert (table.cell(0), table.damage(0)) == ("s2", 1)


@pytest.mark.rule("MQ-08")
def test_a_grapple_strikes_once_in_a_movement():
    """Even where its enemy does not stop the movement, so that the cell is left twice."""
    table = mover(cards=[skill(4, action="move", when="before", steps=["ignore_stop 1"])])
    table.enemy("s0", hp=1, effects=["grapple"])
    table.play(0, "move")
    table.effect()
    table.go("s1", "s0", "s1", "s2")
    assert (table.cell(0), table.damage(0)) == ("s2", 1)
