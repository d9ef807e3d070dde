"""Section 4.5: rulings about modes, supplies and debts (MQ-76 to MQ-82, MQ-86, MQ-92, MQ-94)."""

import pytest

from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.pack.check_maps import check_maps
from cantina.games.mandalorian_adventures.pack.spoken import spoken
from mandalorian_adventures.kit import PACK, Table, skill, told
from mandalorian_adventures.scenes import BOTH, event_table, shared


@pytest.mark.rule("MQ-76")
@pytest.mark.parametrize(("difficulty", "limit"), [("normal", 4), ("beginner", 4), ("heroic", 3)])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_player_of_shared_mode_has_the_normal_hand_limit(seats, difficulty, limit):
    s = Checked(Match(GAME, seats, 1, {"mission": "the-asset", "mode": "shared", "difficulty": difficulty}).state)
    assert [s.hand_size[seat] for seat in range(seats)] == [limit] * seats
    assert s.deck_size[0] == 24 - limit * seats


@pytest.mark.rule("MQ-76")
def test_and_draws_up_to_it():
    table = shared(difficulty="heroic")
    table.hand(0, 0, 1)
    table.hand(1, 2)
    table.turn((0, "move"), (1, "plan"))
    assert table.s.hand_size[0] == 3


@pytest.mark.rule("MQ-77")
def test_only_the_acting_character_uses_a_bonus():
    table = shared()
    table.at(1, "s3")
    for character, cell in enumerate(("s0", "s3")):
        table.hurt(character, 2)
        table.bonus(cell)
    table.hand(0, 0, 2)
    assert not table.legal("use")  # nobody performs an action
    table.play(2, "plan")
    assert table.threats_of("use") == {1}
    assert table.refuses("use t0")
    table.do("use t1")
    assert (table.damage(0), table.damage(1)) == (2, 1)


@pytest.mark.rule("MQ-78")
@pytest.mark.parametrize("character", [0, 1])
def test_the_defeat_of_either_character_is_a_loss(character):
    table = shared(events=[["damage_character 1 you 0"]])
    table.hurt(character, (5, 4)[character])
    table.space("move", cards=((0, 2)[character],), tokens=(2,))
    table.end()
    assert (table.outcome, table.s.loser) == ("lost", character)


@pytest.mark.rule("MQ-79")
@pytest.mark.parametrize(("cell", "goal"), [("s1", "s0"), ("s4", "s5")])
def test_enemies_go_for_the_nearer_of_both(cell, goal):
    table = shared(events=[["enemy_move 1 melee 1 towards", "enemy_attack 1 melee 0"]])
    table.at(1, "s5")
    enemy = table.enemy(cell)
    table.space("move", cards=(0,), tokens=(2,))  # the event concerns the Mandalorian; enemies do not care
    table.end()
    assert table.where(enemy) == goal
    assert (table.damage(0), table.damage(1)) == ((1, 0) if goal == "s0" else (0, 1))


@pytest.mark.rule("MQ-80")
@pytest.mark.parametrize(("active", "star"), [(0, "s0"), (1, "s5")])
def test_in_story_mode_you_is_the_active_players_character(active, star):
    """Whoever's card lies on top."""
    table = event_table(["spawn nearest-star"], stars=["s0", "s5"], first_player=active)
    table.at(1, "s4")
    table.hand(0)
    table.hand(1)
    table.space("move", cards=(0, 2), tokens=(1,))
    table.reinforcements(table.kind())
    table.end()
    assert table.where(0) == star


@pytest.mark.rule("MQ-81")
def test_the_values_of_the_sabotage_tokens():
    assert (PACK.white, PACK.yellow) == ((1, 1, 1, 2, 2), (1, 2, 2, 3, 3))


@pytest.mark.rule("MQ-82")
def test_a_map_without_a_star_is_refused():
    assert list(check_maps(PACK, spoken(PACK))) == []
    bare = PACK.maps[0]._replace(cells=tuple(cell._replace(star="") for cell in PACK.maps[0].cells))
    pack = PACK._replace(maps=(bare, *PACK.maps[1:]))
    assert [error.key for error in check_maps(pack, spoken(pack))] == ["pack-map-stars"]


@pytest.mark.rule("MQ-86")
def test_damage_tokens_do_not_run_out():
    """More than the 25 tokens of the printed game lie on enemies and characters at one time."""
    table = event_table(["damage_character 4 you 0"])
    enemies = [table.enemy("s1", hp=20, wounds=19) for _ in range(3)]
    table.end()
    assert (sum(table.s.wounds[enemy] for enemy in enemies), table.damage(0), table.outcome) == (57, 4, "goes-on")


@pytest.mark.rule("MQ-92")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_planning_card_acts_for_the_character_that_owns_it(owner):
    table = shared()
    table.owns(owner, "sprint")
    table.hand(0, 0, 1)
    table.do("card p:sprint")
    table.go("s1", "s2")
    assert [table.cell(0), table.cell(1)] == ["s2" if place == owner else "s0" for place in (0, 1)]


@pytest.mark.rule("MQ-92")
def test_an_extra_action_is_played_with_a_card_of_either():
    table = shared()
    table.owns(0, "second-wind")
    table.hand(0, 0, 1, 2)
    table.turn((0, "move"), (1, "attack"))
    table.do("card p:second-wind")
    table.play(2, "intel")
    assert table.legal("decline")


@pytest.mark.rule("MQ-92")
@pytest.mark.parametrize("who", ["another", "you"])
def test_the_active_player_names_the_player_who_draws(who):
    draws = skill(1, action="plan", when="before", steps=[f"draw_skill 1 {who}"])
    table = shared(3, cards=[*BOTH, draws])
    table.hand(0, 4, 0)
    table.play(4, "plan")
    table.effect()
    assert (table.actor, table.legal("seat")) == (0, ["seat s0", "seat s1", "seat s2"])
    table.do("seat s2")
    assert [table.s.hand_size[seat] for seat in range(3)] == [1, 0, 1]


@pytest.mark.rule("MQ-94")
def test_owed_cards_come_on_another_players_turn():
    table = Table(cards=[skill(1)] * 6 + [skill(2, of="ig-11")], events=[["sabotage plan"]])
    table.deck(0)
    table.space("move", cards=(3, 4, 5))
    table.hand(0, 0, 1)
    table.hand(1, 6)
    table.turn((0, "attack"), (1, "intel"))
    assert (table.actor, table.s.hand_size[0], table.s.owed[0]) == (1, 0, 4)
    table.play(6, "move")
    happened = table.decline()
    drawn = [event for event in told(happened, "drew-skills") if event[0] == 0]
    assert [event[1] for event in drawn[:3]] == [1, 1, 1]
    assert (table.s.hand_size[0], table.s.owed[0]) == (3, 1)  # one is still owed


@pytest.mark.rule("MQ-94")
def test_the_oldest_debt_is_served_first_in_shared_mode():
    table = shared(3, cards=[skill(1)] * 4, events=[["sabotage plan"]])
    table.deck(0)
    table.space("move", cards=(2, 3), tokens=(2,))
    table.hand(0, 0)
    table.hand(1, 1)
    s = table.edit()
    s.owed[2], s.owed_since[2], s.owed[0], s.owed_since[0], s.debts = 1, 1, 3, 2, 2
    table.play(0, "move")
    happened = table.decline()
    # Three cards come free: seat 2 has waited longest and is owed one, the others go to seat 0.
    assert [event[0] for event in told(happened, "drew-skills")] == [2, 0, 0, 0]
    assert (table.s.hand_size[2], table.s.hand_size[0]) == (1, 2)


@pytest.mark.rule("MQ-94")
def test_no_more_is_owed_than_the_hand_limit_allows():
    draws = skill(1, action="plan", when="before", steps=["draw_skill 9 you"])
    table = Table(cards=[draws, skill(1), skill(1)])
    table.deck(0, 2)
    table.hand(0, 0, 1)
    table.play(0, "plan")
    table.effect()
    assert (table.s.hand_size[0], table.s.owed[0]) == (2, 2)
