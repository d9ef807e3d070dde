"""Section 3.28 with MQ-74, MQ-75 and MQ-97: winning and losing."""

import pytest

from mandalorian_adventures.kit import Table, failure, order, rule, skill, told
from mandalorian_adventures.scenes import THREE, event_table

REACH = {"objective": ["you_at exit"]}
ALARM = {"tracks": [("alarm", 1)], "crisis": ["track_add 1 alarm"], "failures": [failure(["track_full alarm"])]}


def walk_out(table):
    """Seat 0 goes from s0 to the exit on s1 with one card and has no other."""
    table.hand(0, 0)
    table.play(0, "move")
    table.go("s1")
    return table.stop()


@pytest.mark.rule("MA-174")
def test_all_win_at_the_end_of_a_turn():
    table = Table(cards=THREE, mission=REACH, exits=["s1"])
    table.hand(0, 0, 1)
    table.play(0, "move")
    table.go("s1")
    table.stop()
    assert (table.cell(0), table.outcome) == ("s1", "goes-on")
    table.play(1, "plan")
    happened = table.decline()
    assert table.outcome == "won"
    assert order(happened, "event-step", "drew-skills", "won") == [("event-step", 0), ("drew-skills", 4), ("won", 0)]
    assert table.match.result["winners"] == [0, 1]


@pytest.mark.rule("MA-174")
@pytest.mark.parametrize("who", ["you", "each"])
def test_the_event_step_must_be_survived_first(who):
    table = event_table([f"damage_character 6 {who} far"], mission=REACH, exits=["s1"], cards=THREE)
    happened = walk_out(table)
    assert (table.cell(0), table.outcome, table.over) == ("s1", "lost", True)
    assert told(happened, "won") == []
    assert table.match.result["winners"] == []


@pytest.mark.rule("MA-174")
def test_an_objective_that_does_not_last_until_the_end_of_the_turn_is_not_met():
    table = event_table(["place_character you start"], mission=REACH, exits=["s1"], cards=THREE)
    table.hand(1, 2)
    walk_out(table)
    assert (table.cell(0), table.outcome) == ("s0", "goes-on")


@pytest.mark.rule("MA-175")
def test_a_failure_in_a_crisis_ends_the_game_before_the_event_card():
    table = event_table(["sabotage plan"], mission=ALARM, total=6)
    happened = table.end()
    assert (table.outcome, table.over) == ("lost", True)
    assert order(happened, "crisis", "track", "event-card", "lost")[:2] == [("crisis", 0), ("track", 0)]
    assert (told(happened, "event-card"), len(told(happened, "lost"))) == ([], 1)
    assert table.s.event_size == 1
    assert table.total("move") == 6  # nothing more is done, not even emptying the space


@pytest.mark.rule("MA-175")
def test_with_a_longer_track_the_event_follows():
    table = event_table(["sabotage plan"], mission={**ALARM, "tracks": [("alarm", 2)]}, total=6)
    happened = table.end()
    assert (table.outcome, len(told(happened, "event-card"))) == ("goes-on", 1)


@pytest.mark.rule("MA-175")
def test_a_failure_in_the_action_step_ends_the_game_at_once():
    table = Table(cards=THREE, mission={**ALARM, "mission_effect": ["track_add 1 alarm"]})
    table.enemy("s1", up=False, symbol=True)
    table.hand(0, 0, 1)
    table.play(0, "move")
    table.go("s1")
    assert (table.outcome, table.over, table.legal(seat=0)) == ("lost", True, [])


@pytest.mark.rule("MA-175", "MA-130")
def test_a_defeated_character_loses_the_game_for_all():
    table = event_table(["damage_character 1 another far", "sabotage plan"])
    table.hurt(1, 4)  # of 5
    happened = table.end()
    assert (table.outcome, table.s.loser) == ("lost", 1)
    assert told(happened, "sabotaged") == []


@pytest.mark.rule("MQ-74")
def test_an_objective_may_count_at_once():
    table = Table(cards=THREE, mission={**REACH, "objective_check": "now"}, exits=["s1"])
    table.hand(0, 0, 1)
    table.play(0, "move")
    table.go("s1")
    assert (table.outcome, table.over) == ("won", True)


@pytest.mark.rule("MQ-74")
def test_without_a_word_it_counts_at_the_end_of_the_turn():
    table = Table(cards=THREE, mission=REACH, exits=["s1"])
    table.hand(0, 0, 1)
    table.play(0, "move")
    table.go("s1")
    assert table.outcome == "goes-on"
    assert table.pack.missions[-1].objective_check == "end_of_turn"


@pytest.mark.rule("MQ-75")
@pytest.mark.parametrize("check", ["now", "end_of_turn"])
def test_failure_wins_over_the_objective(check):
    both = {**REACH, "objective_check": check, "failures": [failure(["you_at exit"], check)]}
    table = Table(cards=THREE, mission=both, exits=["s1"])
    table.hand(0, 0)
    table.play(0, "move")
    table.go("s1")
    if check == "end_of_turn":
        table.stop()
    assert (table.outcome, table.match.result["winners"]) == ("lost", [])


@pytest.mark.rule("MQ-75")
def test_failures_are_looked_at_after_every_effect():
    """The track is full for a moment only: that is enough."""
    blink = ["track_add 1 alarm", "track_clear alarm"]
    table = event_table(["sabotage plan"], mission={**ALARM, "crisis": blink}, total=6)
    table.end()
    assert table.outcome == "lost"


@pytest.mark.rule("MQ-75")
@pytest.mark.parametrize("check", ["event_step_end", "end_of_turn"])
def test_a_failure_with_a_moment_of_its_own_waits_for_it(check):
    table = Table(cards=THREE, mission={"failures": [failure(["you_at exit"], check)]}, exits=["s1"])
    table.hand(0, 0, 1)
    table.play(0, "move")
    table.go("s1")
    table.stop()
    assert table.outcome == "goes-on"
    table.play(1, "plan")
    happened = table.decline()
    assert table.outcome == "lost"
    assert bool(told(happened, "drew-skills")) == (check == "end_of_turn")


@pytest.mark.rule("MQ-97")
def test_at_the_end_of_any_turn_all_characters_are_looked_at():
    """Character 1 carries the Child to the exit; seat 0 ends the turn."""
    table = Table(cards=THREE, mission={"objective": ["child_carrier_at exit"]}, exits=["s4"])
    table.at(1, "s4")
    table.child(character=1)
    table.hand(0, 0)
    table.hand(1, 2)
    table.turn((0, "plan"))
    assert table.outcome == "won"


def resting_table(**more):
    """A rule for a character who ends a turn on number 3, where character 1 stands."""
    rests = rule("turn_end", ["sabotage move"], ["you_at number 3"])
    table = Table(cards=[*THREE, skill(1, of="ig-11")], map_rules=[rests], numbers={"s2": 3}, **more)
    table.at(1, "s2")
    return table


@pytest.mark.rule("MQ-97")
def test_who_ends_a_turn_somewhere_is_the_active_players_character():
    table = resting_table()
    table.hand(0, 0)
    table.hand(1, 2)
    table.turn((0, "plan"))
    assert (table.actor, table.total("move")) == (1, 0)
    happened = table.play(2, "plan") + table.decline()
    assert len(told(happened, "sabotaged")) == 1


@pytest.mark.rule("MQ-97")
def test_in_shared_mode_either_character_ends_the_turn():
    table = resting_table(mode="shared")
    table.hand(0, 0)
    table.hand(1, 2)
    happened = table.play(0, "plan") + table.decline()
    assert len(told(happened, "sabotaged")) == 1


@pytest.mark.rule("MQ-97")
def test_rules_for_the_end_of_a_turn_come_before_the_objective():
    dawn = {
        "tracks": [("dawn", 1)],
        "objective": ["track_full dawn"],
        "rules": [rule("turn_end", ["track_add 1 dawn"])],
    }
    table = Table(cards=THREE, mission=dawn)
    table.hand(0, 0)
    happened = table.play(0, "plan") + table.decline()
    assert order(happened, "rule", "track", "won")[1:] == [("track", 0), ("won", 0)]


@pytest.mark.rule("MQ-97")
def test_a_failure_by_such_a_rule_comes_before_the_objective_too():
    doom = {**REACH, **ALARM, "rules": [rule("turn_end", ["track_add 1 alarm"])]}
    table = Table(cards=THREE, mission=doom, exits=["s1"])
    walk_out(table)
    assert table.outcome == "lost"


@pytest.mark.rule("MQ-74", "MA-189")
@pytest.mark.parametrize(("card", "outcome"), [(3, "won"), (2, "goes-on")])
def test_in_an_action_of_shared_mode_you_is_the_acting_character(card, outcome):
    """IG-11 stands on the exit: an action of the Mandalorian that changes something does not win, one of IG-11 does."""
    sabotage = {"action": "plan", "when": "before", "steps": ["move_self 1"]}
    cards = [*THREE[:2], skill(1, **sabotage), skill(1, of="ig-11", **sabotage)]
    table = Table("s0-s1 s2-s3", cards=cards, mission={**REACH, "objective_check": "now"}, exits=["s3"], mode="shared")
    table.at(1, "s2")
    table.hand(0, card, 0)
    table.play(card, "plan")
    table.effect()
    table.go("s3" if card == 3 else "s1")
    assert table.outcome == outcome
