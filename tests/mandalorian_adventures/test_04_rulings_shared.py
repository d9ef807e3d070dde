"""Section 4.5: whose bonus, and whose planning card, when one player has two characters (MQ-77, MQ-102)."""

import pytest

from cantina.games.mandalorian_adventures.rules.state import PHASES
from mandalorian_adventures.kit import PACK, Table, skill, told
from mandalorian_adventures.scenes import BOTH, shared

NAMES = {"mandalorian": 0, "ig-11": 1}


def lent_table(steps, action="plan"):
    """IG-11 has a card that moves the Mandalorian; a medkit lies where he is, one where he goes, one at IG-11."""
    table = shared(cards=[*BOTH, skill(1, action=action, when="before", steps=steps, of="ig-11")])
    table.at(1, "s4")
    for character in (0, 1):
        table.hurt(character, 2)
    for cell in ("s0", "s1", "s4"):
        table.bonus(cell)
    table.hand(0, 4, 0)
    table.play(4, "plan")
    return table


@pytest.mark.rule("MQ-77")
@pytest.mark.parametrize("step", ["move_character 2 another far", "move_character 2 any far"])
def test_a_character_moved_by_the_other_ones_effect_uses_no_bonus(step):
    table = lent_table([step])
    table.effect()
    if table.legal("character"):
        table.do("character h:mandalorian")
    assert (PHASES[table.s.phase], table.legal("use")) == ("step", [])
    assert table.refuses("use t0")
    table.go("s1")
    assert table.legal("use") == []
    table.stop()
    assert table.threats_of("use") == {2}  # IG-11 acts, and may


@pytest.mark.rule("MQ-77")
def test_nor_does_it_use_what_it_carries():
    table = lent_table(["move_character 2 another far"])
    table.edit().bag[0] = 1 << table.token_kind("keycard")
    table.effect()
    assert table.legal("spend") == []


@pytest.mark.rule("MQ-77", "MQ-91")
def test_a_character_that_is_lent_an_action_performs_it_and_may():
    table = lent_table(["free_action 2 move another"])
    table.effect()
    table.go("s1")
    assert table.threats_of("use") == {1}


@pytest.mark.rule("MQ-102", "MQ-92", "MA-188")
@pytest.mark.parametrize("name", NAMES)
def test_where_both_own_a_card_it_is_said_whose_is_used(name):
    table = shared(1)
    for character in (0, 1):
        table.owns(character, "sprint")
    table.hand(0, 0, 1)
    sprint = [text for text in table.legal() if text.startswith("card")]
    assert sprint == ["card-of h0 p5", "card-of h1 p5"]
    happened = table.do(f"card-of h:{name} p:sprint")
    assert told(happened, "plan-used") == [(0, 5, NAMES[name], 0)]
    table.go("s1", "s2")
    assert [table.cell(0), table.cell(1)] == ["s2" if place == NAMES[name] else "s0" for place in (0, 1)]
    assert [table.s.plans[0], table.s.plans[1]] == [0 if place == NAMES[name] else 1 << 5 for place in (0, 1)]
    assert table.legal("card") == ["card p5"]  # only one is left


@pytest.mark.rule("MQ-102")
def test_without_a_name_such_a_card_is_refused_and_with_one_any_other():
    table = shared(1)
    for character in (0, 1):
        table.owns(character, "sprint")
    table.owns(1, "sprint", "second-wind")
    table.hand(0, 0, 1)
    assert table.refuses("card p5")
    assert table.refuses("card-of h1 p3")
    assert table.refuses("card-of h2 p5")


@pytest.mark.rule("MQ-102")
@pytest.mark.parametrize("name", NAMES)
def test_before_the_event_step_too(name):
    table = shared(1)
    table.space("move", tokens=(2,))
    for character in (0, 1):
        table.owns(character, "countermeasures")
    table.hand(0, 0, 2)
    table.turn((0, "move"), (2, "attack"))
    number = next(i for i, plan in enumerate(PACK.plans) if plan.name == "countermeasures")
    assert table.legal() == ["pass", f"card-of h0 p{number}", f"card-of h1 p{number}"]
    table.do(f"card-of h:{name} p:countermeasures")
    assert [table.s.plans[place] == 0 for place in (0, 1)] == [place == NAMES[name] for place in (0, 1)]


@pytest.mark.rule("MQ-102")
def test_where_a_window_belongs_to_one_character_nobody_has_to_say_so():
    table = shared(1, events=[["damage_character 1 you 0"]])
    for character in (0, 1):
        table.owns(character, "defend")
    table.space("plan", cards=(2,), tokens=(2,))
    table.end()
    assert table.legal() == ["pass", "card p1"]
    table.do("card p:defend")
    assert [table.s.plans[place] for place in (0, 1)] == [1 << 1, 0]


@pytest.mark.rule("MQ-102")
def test_with_one_character_each_nobody_has_to_say_so():
    table = Table(cards=[skill(1), skill(1)])
    for character in (0, 1):
        table.owns(character, "sprint")
    table.hand(0, 0, 1)
    assert [text for text in table.legal() if text.startswith("card")] == ["card p5"]
    table.do("card p:sprint")
    assert [table.s.plans[place] for place in (0, 1)] == [0, 1 << 5]
