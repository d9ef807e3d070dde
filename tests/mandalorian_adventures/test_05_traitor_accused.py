"""MD-34 and MD-56: accusations, and a look at a loyalty card."""

import pytest

from cantina.games.mandalorian_adventures.rules.state import LOYAL, NO_CARD, ON_CELL, STANDING, TRAITOR
from mandalorian_adventures.kit import failure, rule, skill, told
from mandalorian_adventures.loyalty import CARDS, traitor_table
from mandalorian_adventures.scenes import child_of

SUSPICION = rule("action_declined", ["may peek_loyalty"], ["traitor_game"], spaces=("intel",), strength=4)


@pytest.mark.rule("MD-56")
def test_a_player_may_accuse_at_the_end_of_an_own_turn_or_not():
    table = traitor_table(1)
    assert not table.legal("accuse")
    table.turn((1, "intel"), (0, "plan"))
    assert table.legal() == ["pass", "accuse s1", "accuse s2"]
    table.pass_()
    assert (table.actor, table.s.accused) == (1, 0)


@pytest.mark.rule("MD-56")
def test_all_but_the_accused_must_agree():
    table = traitor_table(1, seats=4)
    table.turn((1, "intel"), (0, "plan"))
    table.do("accuse s1")
    assert (table.actor, sorted(table.legal())) == (2, ["no", "yes"])
    assert table.legal(seat=1) == []
    table.do("yes")
    assert (table.actor, sorted(table.legal())) == (3, ["no", "yes"])
    happened = table.do("yes")
    assert told(happened, "accusation-right") == [(-1, 1, 0, 0)]


@pytest.mark.rule("MD-56")
@pytest.mark.parametrize("traitor", [1, 2])
def test_one_refusal_ends_it_and_no_card_is_shown(traitor):
    table = traitor_table(traitor)
    table.turn((1, "intel"), (0, "plan"))
    table.do("accuse s1")
    happened = table.do("no")
    assert told(happened, "accusation-right") == told(happened, "accusation-wrong") == []
    assert (table.view(2).loyalty[1], table.view(0).loyalty[1]) == (NO_CARD, NO_CARD)
    assert (table.actor, table.s.standing[1]) == (1, 0)


@pytest.mark.rule("MD-56")
def test_a_player_accuses_once_in_a_game():
    table = traitor_table(2)
    table.turn((1, "intel"), (0, "plan"))
    table.do("accuse s1", "no")
    assert table.s.accused == 0b001
    again = traitor_table(2)
    again.edit().accused = 0b001
    again.turn((1, "intel"), (0, "plan"))
    assert (again.actor, again.legal("accuse")) == (1, [])


@pytest.mark.rule("MD-56")
def test_a_traitor_who_is_found_leaves_the_game():
    table = traitor_table(1)
    table.at(1, "s3")
    table.child(character=1)
    table.edit().bag[1] = 1 << table.token_kind("cargo")
    table.turn((1, "intel"), (0, "plan"))
    table.do("accuse s1", "yes")
    s = table.s
    assert (s.standing[1], table.actor) == (STANDING.expelled, 2)  # that player takes no more turns
    assert (child_of(table), s.bag[1], table.where(0)) == ((ON_CELL, "s3"), 0, "s3")
    assert [table.view(seat).loyalty[1] for seat in (0, 1, 2)] == [TRAITOR] * 3
    table.turn((5, "move"))
    assert table.actor == 0  # and nobody is accused any more


@pytest.mark.rule("MD-56")
def test_enemies_and_texts_no_longer_count_that_character():
    table = traitor_table(1, events=[["enemy_move 1 melee 5 towards", "damage_character 1 each far"]])
    table.at(1, "s4")
    enemy = table.enemy("s5")
    table.turn((1, "intel"), (0, "plan"))
    table.do("accuse s1", "yes")
    assert table.actor == 2
    table.hand(2)
    table.space("move", tokens=(3, 2))
    table.end()
    assert table.where(enemy) == "s0"
    assert [table.damage(seat) for seat in range(3)] == [1, 0, 1]


@pytest.mark.rule("MD-56")
def test_a_wrong_accusation_sabotages_the_two_lowest_spaces():
    table = traitor_table(2)
    for space, value in (("move", 3), ("plan", 2)):
        table.space(space, tokens=(value,))
    table.supply(1, 2)
    table.turn((1, "attack"), (0, "intel"))
    table.do("accuse s1")
    happened = table.do("yes")
    assert told(happened, "accusation-wrong") == [(-1, 1, 0, 0)]
    # Attack had 1, then Plan with 2 is the lowest of the others.
    assert [table.total(space) for space in ("move", "attack", "intel", "plan")] == [3, 2, 4, 4]
    assert (table.s.standing[1], table.actor) == (0, 1)
    assert [table.view(seat).loyalty[1] for seat in (0, 2)] == [LOYAL, LOYAL]
    assert table.view(0).loyalty[2] == NO_CARD


@pytest.mark.rule("MD-56")
def test_a_traitor_who_was_found_still_wins_if_the_mission_fails():
    doom = {"failures": [failure(["you_at exit"])]}
    table = traitor_table(1, mission=doom, exits=["s1"])
    table.turn((1, "intel"), (0, "plan"))
    table.do("accuse s1", "yes")
    table.play(5, "move")
    table.go("s1")
    assert (table.outcome, table.match.result["winners"]) == ("lost", [1])


@pytest.mark.rule("MD-56")
def test_without_the_variant_nobody_is_accused():
    table = traitor_table(1)
    table.edit().traitor = 0
    table.turn((1, "intel"), (0, "plan"))
    assert (table.actor, table.legal("accuse")) == (1, [])


@pytest.mark.rule("MD-34")
def test_an_intel_of_4_given_up_shows_another_loyalty_card():
    table = traitor_table(2, mission={"rules": [SUSPICION]})
    table.play(0, "intel")
    table.do("decline", "yes")
    assert table.legal() == ["seat s1", "seat s2"]
    happened = table.do("seat s2")
    shown = {seat: [event for event in happened if event.shown_to(seat)] for seat in (0, 1, 2)}
    assert told(shown[0], "loyalty-seen") == [(0, TRAITOR, 2, 0)]
    assert told(shown[1], "loyalty-seen") == told(shown[2], "loyalty-seen") == []
    assert told(shown[1], "loyalty-looked") == [(0, 0, 2, 0)]
    assert [table.view(seat).loyalty[2] for seat in (0, 1)] == [TRAITOR, NO_CARD]


@pytest.mark.rule("MD-34")
def test_a_weaker_one_or_another_action_shows_nothing():
    for card, space in ((1, "intel"), (0, "plan")):
        table = traitor_table(2, mission={"rules": [SUSPICION]})
        table.play(card, space)
        table.decline()
        assert not table.legal("yes")
        assert table.legal("play")


@pytest.mark.rule("MD-34")
def test_nobody_must_look():
    table = traitor_table(2, mission={"rules": [SUSPICION]})
    table.play(0, "intel")
    table.do("decline", "no")
    assert (table.s.looked, bool(table.legal("play"))) == (0, True)


@pytest.mark.rule("MD-34")
def test_a_player_looks_once_in_a_game():
    table = traitor_table(2, mission={"rules": [SUSPICION]}, cards=[*CARDS, skill(4)])
    table.edit().looked = 1
    table.play(0, "intel")
    table.decline()
    assert table.legal("yes") == table.legal("seat") == []
    assert bool(table.legal("play"))
    assert table.view(0).loyalty[2] == NO_CARD


@pytest.mark.rule("MD-34", "MD-56")
def test_once_the_traitor_is_known_nobody_accuses_or_looks():
    table = traitor_table(1, mission={"rules": [SUSPICION]})
    table.edit().standing[1] = STANDING.turned
    table.play(0, "intel")
    table.decline()
    assert not table.legal("yes")
    table.turn((1, "plan"))
    assert (table.actor, table.s.accused) == (1, 0)
    assert {text.split()[0] for text in table.legal()} == {"space"}  # the traitor sabotages, it is the next turn


@pytest.mark.rule("MD-34", "MD-56")
def test_nobody_is_accused_or_looked_at_whose_card_was_shown_to_all():
    table = traitor_table(2, mission={"rules": [SUSPICION]}, seats=4)
    table.edit().loyalty_seen[1] = 0b1111
    table.play(0, "intel")
    table.do("decline", "yes")
    assert table.legal() == ["seat s2", "seat s3"]
    table.do("seat s3")
    table.turn((1, "plan"))
    assert table.legal() == ["pass", "accuse s2", "accuse s3"]


@pytest.mark.rule("MD-34")
def test_the_real_mission_has_that_rule():
    table = traitor_table(2, mission="double-cross", map="arvala")
    table.play(0, "intel")
    table.do("decline", "yes", "seat s1")
    assert table.view(0).loyalty[1] == LOYAL
