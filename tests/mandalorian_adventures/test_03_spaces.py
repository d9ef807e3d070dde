"""Section 3.6: action spaces and strength; playing a card, declining its action."""

import pytest

from cantina.engine.match import Match
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.pack.sizes import BASIC_ACTIONS
from mandalorian_adventures.kit import PACK, Table, skill, told
from mandalorian_adventures.packs import found, spoil

ONES = [skill(1)] * 4


def spaces_of(table):
    """The spaces a card can be played into, in their order."""
    return list(dict.fromkeys(text.split()[2] for text in table.legal("play")))


@pytest.mark.rule("MA-39")
@pytest.mark.parametrize("strength", [1, 2, 3, 4])
def test_the_printed_strength_is_how_strong_the_action_is(strength):
    """A card of strength 3 in Move allows a move of up to 3 cells."""
    table = Table("FX-LINE", cards=[skill(strength)])
    table.hand(0, 0)
    happened = table.play(0, "move")
    assert told(happened, "action") == [(0, 0, strength, 0)]
    assert table.ends() == {f"s{cell}" for cell in range(strength + 1)}


@pytest.mark.rule("MA-39")
def test_printed_strengths_are_1_to_4():
    assert {skill.strength for skill in PACK.skills if not skill.tactical} == {1, 2, 3, 4}


@pytest.mark.rule("MA-40")
def test_a_card_lies_on_top_of_those_that_were_played_before():
    table = Table("FX-LINE", cards=[skill(2), skill(1), skill(1, of="ig-11"), skill(1, of="ig-11")])
    table.hand(0, 0, 1)
    table.hand(1, 2, 3)
    table.turn((0, "move"), (1, "attack"))
    table.turn((2, "move"))
    for seat in (0, 1, -1):
        view = table.view(seat)
        assert [view.pile[0, i] for i in range(view.pile_size[0])] == [table.made(0), table.made(2)]
    assert table.total("move") == 3


@pytest.mark.rule("MA-40")
def test_the_card_lies_in_its_space_before_the_action_is_carried_out():
    table = Table("FX-LINE", cards=[skill(3)])
    table.hand(0, 0)
    table.play(0, "move")
    assert (table.cell(0), table.total("move"), table.s.hand_size[0]) == ("s0", 3, 0)
    table.go("s1")
    assert table.cell(0) == "s1"


@pytest.mark.rule("MA-41")
def test_an_extra_action_goes_into_a_space_of_its_own_too():
    """Second Wind after Move and Attack: both are refused, Plan is accepted."""
    table = Table("FX-LINE", cards=ONES)
    table.hand(0, 0, 1, 2, 3)
    table.owns(0, "second-wind")
    table.turn((0, "move"), (1, "attack"))
    table.do("card p:second-wind")
    assert spaces_of(table) == ["intel", "plan"]
    for space in ("move", "attack"):
        assert table.refuses(f"play k{table.made(2)} {space}")
    table.play(2, "plan")
    assert table.total("plan") == 1


@pytest.mark.rule("MA-41")
def test_the_next_player_may_use_the_same_space():
    table = Table("FX-LINE", cards=[*ONES[:2], skill(1, of="ig-11")])
    table.hand(0, 0, 1)
    table.hand(1, 2)
    table.turn((0, "move"), (1, "attack"))
    assert (table.actor, spaces_of(table)) == (1, list(BASIC_ACTIONS))


@pytest.mark.rule("MA-42")
def test_a_declined_action_does_nothing_but_its_strength_counts():
    """A 4 into Attack with no target: nothing is hit, the total of Attack rises by 4."""
    table = Table("FX-LINE", cards=[skill(4), skill(1)])
    far = table.enemy("s2")
    table.hand(0, 0, 1)
    table.space("attack", tokens=[1])
    table.play(0, "attack")
    assert table.legal() == ["decline"]
    happened = table.decline()
    assert told(happened, "declined") == [(0, 1, 0, 0)]
    assert told(happened, "attacked") == told(happened, "threat-damaged") == []
    assert (table.total("attack"), table.s.wounds[far], table.s.played) == (5, 0, 1)


@pytest.mark.rule("MA-42")
def test_a_declined_action_brings_the_event_all_the_same():
    table = Table("FX-LINE", cards=[skill(4), skill(1)], events=[["damage_character 1 you 0"], ["win"]])
    table.hand(0, 0)
    table.space("attack", tokens=[1])
    table.play(0, "attack")
    happened = table.decline()
    assert told(happened, "space-resolved") == [(-1, 1, 5, 0)]
    assert (table.damage(0), table.total("attack")) == (1, 0)


@pytest.mark.rule("MA-42")
@pytest.mark.parametrize("space", BASIC_ACTIONS)
def test_every_action_may_be_declined(space):
    table = Table("FX-LINE", cards=ONES)
    table.enemy("s1")
    table.hidden("s1")
    table.hand(0, 0, 1)
    table.play(0, space)
    assert len(table.legal()) > 1
    table.decline()
    assert (table.cell(0), table.s.plans[0], table.s.wounds[0], table.total(space)) == ("s0", 0, 0, 1)


@pytest.mark.rule("MA-43")
def test_the_action_spaces_of_mission_1():
    match = Match(GAME, 2, 1, {"mission": "the-asset", "first_player": 0})
    plays = [str(action).split()[2] for action in match.legal(0)]
    assert list(dict.fromkeys(plays)) == ["move", "attack", "intel", "plan"]
    assert match.state[0].spaces == 4


@pytest.mark.rule("MA-43")
@pytest.mark.parametrize("mission", ["the-prison-ship", "redemption", "silent-relays"])
def test_a_mission_may_add_a_green_one(mission):
    match = Match(GAME, 2, 1, {"mission": mission, "first_player": 0})
    plays = [str(action).split()[2] for action in match.legal(0)]
    assert list(dict.fromkeys(plays)) == ["move", "attack", "intel", "plan", "green"]


@pytest.mark.rule("MQ-96")
def test_a_sixth_action_space_is_refused(tmp_path):
    """Each space needs a white token, and there are five."""
    assert len(PACK.white) == 5
    twice = '[[green]]\nname = "x"\nsteps = ["win"]\n\n[[green]]'
    errors = found(spoil(tmp_path, "missions/the-prison-ship.toml", "[[green]]", twice))
    assert [error.key for error in errors] == ["pack-spaces"]
    assert errors[0].file == "missions/the-prison-ship.toml"
