"""MD-27 and MD-28: the Asset and Flight from Nevarro; each objective can be met, each failure loses."""

import pytest

from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.rules.state import WITH_CHARACTER
from mandalorian_adventures.kit import PACK, Table, skill, told
from mandalorian_adventures.scenes import crisis, mission_table, nearly_full, rest

STORY = ["the-asset", "flight-from-nevarro", "the-prison-ship", "redemption"]


@pytest.mark.rule("MD-27", "MD-28", "MD-29", "MD-30")
@pytest.mark.parametrize("mission", STORY)
@pytest.mark.parametrize("character", [0, 1])
def test_the_defeat_of_a_character_loses_every_mission(mission, character):
    table = mission_table(mission, events=[["damage_character 9 " + ("you 0", "another far")[character]]])
    table.space("move", tokens=(3, 2))
    table.end()
    assert (table.outcome, table.s.loser) == ("lost", character)


def answered(table, happened):
    """What happened, with the first answer to every question about enemies and characters."""
    while choices := table.legal("threat") or table.legal("character"):
        happened = [*happened, *table.do(choices[0])]
    return happened


# --- The Asset -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-27", "MA-174")
def test_the_asset_is_won_on_its_cell():
    table = mission_table("the-asset")
    table.at(0, "f3")
    table.bonus("f4", "asset", up=False, shape="square")
    table.hand(0, 0)
    table.play(0, "move")
    table.go("f4")
    assert (table.s.up[0], table.outcome) == (1, "won")


@pytest.mark.rule("MD-27")
@pytest.mark.parametrize(
    ("asset", "enemy", "outcome"), [("f4", None, "won"), ("f4", "f4", "goes-on"), ("g4", None, "goes-on")]
)
def test_the_asset_is_held_without_an_enemy_there(asset, enemy, outcome):
    table = mission_table("the-asset")
    table.at(1, "f4")
    table.bonus(asset, "asset")
    if enemy:
        table.enemy(enemy)
    rest(table)
    assert table.outcome == outcome


@pytest.mark.rule("MD-27", "MA-111")
@pytest.mark.parametrize(("left", "spawned"), [(3, 0), (2, 0), (1, 1)])
def test_the_last_alert_brings_a_reinforcement_and_clears_the_track(left, spawned):
    table = mission_table("the-asset")
    table.reinforcements(table.kind())
    before = nearly_full(table, "alert", left)
    happened = answered(table, crisis(table))
    assert (table.s.track[0], len(told(happened, "spawned"))) == (0 if spawned else before + 1, spawned)
    assert not spawned or table.board.cells[table.s.at[0]].star


@pytest.mark.rule("MD-27", "MA-128")
@pytest.mark.parametrize(
    ("left", "cells", "attackers"),
    [(2, ["c3"], []), (1, ["c3", "c4", "d5"], [0, 1]), (1, ["d5"], []), (1, ["a3", "a4", "b3"], [0, 1])],
)
def test_a_full_alert_lets_two_enemies_attack_within_range_3(left, cells, attackers):
    """The characters are on a3: c3 is at range 2, c4 at range 3, d5 farther away."""
    table = mission_table("the-asset")
    for cell in cells:
        table.enemy(cell)
    nearly_full(table, "alert", left)
    happened = answered(table, crisis(table))
    assert sorted(a for _, a, _, _ in told(happened, "enemy-attacks")) == attackers


def beside_a_hidden(table, **enemy):
    """The Mandalorian on b3, a face-down enemy on b4 beside him; both cards are his."""
    table.at(0, "b3")
    table.hand(0, 0, 1)
    return table.hidden("b4", **enemy)


@pytest.mark.rule("MD-27", "MA-49")
@pytest.mark.parametrize(("effects", "damage"), [([], 1), (["guard"], 2)])
def test_who_walks_onto_a_hidden_enemy_is_ambushed(effects, damage):
    """A Guard strikes besides, at the end of the movement (MA-147)."""
    table = mission_table("the-asset")
    hidden = beside_a_hidden(table, hp=3, effects=effects)
    table.play(0, "move")
    happened = table.go("b4")
    assert (table.s.up[hidden], table.damage(0), table.damage(1)) == (1, damage, 0)
    assert len(told(happened, "rule")) == 1


@pytest.mark.rule("MD-27", "MA-63")
@pytest.mark.parametrize("effects", [[], ["guard"]])
def test_a_shot_at_a_hidden_enemy_from_beside_it_is_safe(effects):
    """What the rules teach for a Guard holds for every enemy of the first mission."""
    table = mission_table("the-asset")
    hidden = beside_a_hidden(table, hp=5, effects=effects)
    table.play(0, "attack")
    happened = table.attack(hidden)
    assert (table.s.up[hidden], table.s.wounds[hidden]) == (1, 3)
    assert (table.damage(0), told(happened, "rule")) == (0, [])


@pytest.mark.rule("MD-27")
def test_a_hidden_enemy_that_a_text_reveals_ambushes_nobody():
    table = mission_table("the-asset", events=[["reveal nearest"]])
    hidden = beside_a_hidden(table, hp=5)
    table.space("move", tokens=(3, 2))
    happened = rest(table)
    assert (table.s.up[hidden], table.damage(0), told(happened, "rule")) == (1, 0, [])


@pytest.mark.rule("MD-27", "MA-46")
def test_who_walks_onto_a_hidden_bonus_is_not_ambushed():
    table = mission_table("the-asset")
    table.at(0, "b3")
    table.bonus("b4", "medkit", up=False)
    table.hand(0, 0, 1)
    table.play(0, "move")
    table.go("b4")
    assert table.damage(0) == 0


@pytest.mark.rule("MD-27", "MA-77")
def test_an_ambush_can_be_blocked():
    table = mission_table("the-asset")
    beside_a_hidden(table, hp=3)
    table.owns(0, "defend")
    table.play(0, "move")
    table.go("b4")
    table.do("card p:defend")
    assert table.damage(0) == 0


# --- Flight from Nevarro -------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-28")
def test_the_mandalorian_begins_with_the_child():
    s = Checked(Match(GAME, 2, 1, {"mission": "flight-from-nevarro", "first_player": 1}).state)
    assert (s.child, PACK.characters[s.who[s.child_at]].name) == (WITH_CHARACTER, "mandalorian")


@pytest.mark.rule("MD-28", "MA-174")
@pytest.mark.parametrize("cell", ["j2", "j3"])
def test_the_child_is_brought_to_an_exit(cell):
    table = mission_table("flight-from-nevarro")
    table.at(0, "i2" if cell == "j2" else "i3")
    table.child(character=0)
    table.hand(0, 0)
    table.play(0, "move")
    table.go(cell)
    table.stop()
    assert table.outcome == "won"


@pytest.mark.rule("MD-28")
def test_an_exit_without_the_child_is_not_enough():
    table = mission_table("flight-from-nevarro")
    table.at(0, "j2")
    table.child(character=1)
    rest(table)
    assert table.outcome == "goes-on"


@pytest.mark.rule("MD-28", "MA-175")
@pytest.mark.parametrize(("left", "outcome"), [(2, "goes-on"), (1, "lost")])
def test_a_full_pursuit_track_loses(left, outcome):
    table = mission_table("flight-from-nevarro")
    before = nearly_full(table, "pursuit", left)
    crisis(table)
    assert (table.s.track[0], table.outcome) == (before + 1, outcome)


@pytest.mark.rule("MD-28")
def test_a_crisis_reveals_the_nearest_threat():
    table = mission_table("flight-from-nevarro")
    far, near = table.hidden("f4"), table.hidden("c2")
    crisis(table)
    assert (table.s.up[near], table.s.up[far]) == (1, 0)


@pytest.mark.rule("MD-28", "MA-151")
def test_the_symbol_brings_a_reinforcement_to_cell_8():
    table = mission_table("flight-from-nevarro")
    table.reinforcements(table.kind())
    table.bonus("b3", "informer", up=False)
    table.hand(0, 0, 1)
    table.play(0, "move")
    happened = table.go("b3")
    assert [event[3] for event in told(happened, "spawned")] == [table.place("h3")]


@pytest.mark.rule("MD-28")
def test_the_speeder_is_a_free_move_of_3():
    table = mission_table("flight-from-nevarro")
    table.bonus("a3", "speeder")
    table.hand(0, 0, 1)
    table.do("use t0")
    table.go("b3", "b2", "b1")
    assert (table.cell(0), table.where(0), table.s.played) == ("b1", None, 0)


@pytest.mark.rule("MD-30")
def test_the_map_of_a_table_is_the_one_of_the_mission():
    for mission, board in zip(STORY, ("arvala", "nevarro", "transport", "plaza"), strict=True):
        assert Table(mission=mission, cards=[skill(1)]).board.name == board


def test_no_failure_is_left_out_of_these_tests():
    assert {mission.name: [one.name for one in mission.failures] for mission in PACK.missions} == {
        "the-asset": [],
        "flight-from-nevarro": ["pursuit"],
        "the-prison-ship": ["alarm"],
        "redemption": ["child-lost", "siege"],
        "the-egg": ["egg-broken"],
        "alive": ["mark-dead", "mark-escaped"],
        "silent-relays": ["overrun"],
        "double-cross": ["too-late"],
    }
