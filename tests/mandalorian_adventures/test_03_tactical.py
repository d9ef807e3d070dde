"""Section 3.31 with MQ-85: tactical skill cards."""

import pytest

from mandalorian_adventures.kit import PACK, Table, skill, told
from mandalorian_adventures.scenes import green

STRIKE = skill(tactical=True, action="attack", steps=["sabotage plan"])
CARDS = [STRIKE, skill(4), skill(1), skill(1, of="ig-11")]


def table_with(*hand, intel=((), ()), **more):
    """A table with these cards and tokens on Intel."""
    table = Table(**{"cards": CARDS, "events": [["sabotage plan"]], **more})
    table.space("intel", *intel)
    table.supply(1, 1, 1)
    table.hand(0, *hand)
    table.hand(1, 3)
    return table


@pytest.mark.rule("MA-191")
def test_in_another_space_nothing_happens():
    table = table_with(0, 1)
    enemy = table.enemy("s0", hp=1)
    happened = table.play(0, "move")
    assert told(happened, "effect-used") == []
    assert (table.cell(0), table.where(enemy), table.total("plan")) == ("s0", "s0", 0)
    assert table.legal("play")  # the next card: no question was asked


@pytest.mark.rule("MA-191")
def test_in_its_space_it_gives_its_effect_and_no_action():
    table = table_with(0, 1)
    enemy = table.enemy("s0", hp=1)
    table.play(0, "attack")
    assert sorted(table.legal()) == ["decline", "effect"]
    assert table.refuses(f"attack t{enemy}")
    table.effect()
    assert table.total("plan") == 1
    if table.legal("decline"):
        table.decline()
    assert (table.where(enemy), bool(table.legal("play"))) == ("s0", True)


@pytest.mark.rule("MA-191", "MA-91")
def test_its_effect_is_used_once_and_may_be_left_out():
    table = table_with(0, 1)
    table.play(0, "attack")
    table.decline()
    assert table.total("plan") == 0
    assert table.legal("play")


@pytest.mark.rule("MA-191")
@pytest.mark.parametrize("space", ["move", "plan", "green"])
def test_it_has_no_strength_for_any_action(space):
    tactical = skill(tactical=True, action=space, steps=["sabotage intel"])
    table = table_with(0, 1, cards=[tactical, *CARDS[1:]], mission={"green": green(["sabotage plan"])})
    table.play(0, space)
    assert sorted(table.legal()) == ["decline", "effect"]


@pytest.mark.rule("MA-191")
def test_every_character_has_one_that_comes_later():
    for character in PACK.characters:
        found = [one for one in PACK.skills if one.character == character.name and one.tactical]
        assert found
        assert all(one.strength == 0 and one.added > 0 for one in found)


@pytest.mark.rule("MA-192")
@pytest.mark.parametrize("tokens", [(), (3, 1)])
def test_a_space_with_it_counts_as_five(tokens):
    """Alone in its space, or with 4 strength: an event and no crisis."""
    table = table_with(0, intel=((), tokens), mission={"crisis": ["sabotage move"]})
    assert table.total("intel") == sum(tokens)
    happened = table.play(0, "intel")
    assert told(happened, "space-resolved") == [(-1, 2, 5, 0)]
    assert (len(told(happened, "event-card")), told(happened, "crisis")) == (1, [])
    assert (table.total("intel"), table.total("move")) == (0, 0)
    assert table.s.discard_size[0] == 1


@pytest.mark.rule("MA-192")
def test_without_it_the_same_strength_is_not_resolved():
    table = table_with(2, intel=((), (3,)))
    happened = table.play(2, "intel") + table.decline()
    assert (told(happened, "space-resolved"), table.total("intel")) == ([], 4)


@pytest.mark.rule("MQ-85")
def test_five_whatever_else_lies_there_so_that_plus_6_never_applies():
    events, crisis = [["+6 sabotage move", "sabotage plan"]], {"crisis": ["sabotage move"]}
    table = table_with(0, intel=((1,), (3, 3)), events=events, mission=crisis)
    assert table.total("intel") == 10
    happened = table.play(0, "intel")
    assert told(happened, "space-resolved") == [(-1, 2, 5, 0)]
    assert (table.total("move"), table.total("plan")) == (0, 1)


@pytest.mark.rule("MQ-85")
def test_a_token_added_to_it_makes_no_crisis():
    sabotaging = skill(1, action="attack", when="before", steps=["sabotage intel"])
    table = table_with(0, 4, cards=[*CARDS, sabotaging], mission={"crisis": ["sabotage move"]})
    table.play(0, "intel")
    table.play(4, "attack")
    table.effect()
    assert table.total("intel") == 5
    happened = table.decline()
    assert told(happened, "crisis") == []


@pytest.mark.rule("MQ-85")
@pytest.mark.parametrize(("attack", "lowest"), [((3, 1), "attack"), ((3, 3), "intel")])
def test_it_counts_as_five_among_the_lowest_totals_too(attack, lowest):
    """Intel holds the tactical card alone, Move and Plan 5 and more."""
    table = Table(cards=[*CARDS, skill(4, action="plan", when="before", steps=["sabotage lowest"])])
    table.space("intel", cards=(0,))
    table.space("attack", tokens=attack)
    table.space("move", cards=(1,), tokens=(2,))
    table.space("plan", cards=(1,), tokens=(1,))
    table.hand(0, 4, 2)
    table.play(4, "plan")
    happened = table.effect()
    assert [event[1] for event in told(happened, "sabotaged")] == [("move", "attack", "intel", "plan").index(lowest)]
