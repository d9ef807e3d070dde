"""Section 4.3: rulings about the event step (MQ-30 to MQ-39, MQ-51 to MQ-54)."""

import pytest

from cantina.games.mandalorian_adventures.pack.shapes import Green
from mandalorian_adventures.kit import Table, lines, order, skill, told

IDLE = ["sabotage green"]
ALARM = {"tracks": [("alarm", 99)], "crisis": ["track_add 1 alarm"]}
ENDLESS = 4  # why a game has no winner


def a_table(*events, move=(3, 2), text="FX-LINE", **more):
    """Move is resolved with 5 unless said."""
    table = Table(text, events=events, **{"mission": ALARM, **more})
    table.space("move", tokens=move)
    return table


@pytest.mark.rule("MQ-30", "MA-132")
def test_a_token_put_on_the_space_in_resolution_does_not_change_its_total():
    table = a_table(["sabotage move", "+6 sabotage plan"])
    happened = table.end()
    assert told(happened, "crisis") == []
    assert order(happened, "sabotaged") == [("sabotaged", 0)]


@pytest.mark.rule("MQ-30")
def test_a_token_taken_from_it_by_the_crisis_does_not_either():
    mission = {"crisis": ["remove_sabotage move", "remove_sabotage move"]}
    table = a_table(["+6 sabotage plan"], move=(3, 3), mission=mission)
    happened = table.end()
    assert order(happened, "sabotage-removed", "event-card", "sabotaged") == [
        ("sabotage-removed", 0),
        ("sabotage-removed", 0),
        ("event-card", 0),
        ("sabotaged", 3),
    ]


@pytest.mark.rule("MQ-31")
def test_sabotage_of_the_space_in_resolution_starts_no_chain():
    table = a_table(["sabotage move", "sabotage move"], IDLE)
    table.supply(3, 2)
    happened = table.end()
    assert len(told(happened, "space-resolved")) == 1
    assert table.total("move") == 0
    assert table.s.spent == (1 << 10) - 1  # with the tokens of the space


@pytest.mark.rule("MQ-32")
def test_after_a_space_is_emptied_the_leftmost_full_one_is_next():
    table = a_table(["sabotage move"], IDLE, IDLE, move=(2, 2))
    table.space("attack", tokens=[3, 2])
    table.space("intel", tokens=[3, 2])
    table.supply(1)
    happened = table.end()
    assert [a for _, a, _, _ in told(happened, "space-resolved")] == [1, 0, 2]


@pytest.mark.rule("MQ-32")
def test_a_space_may_be_resolved_twice_in_one_step():
    """Move sabotages Attack, whose event fills the Move that was emptied: it is the leftmost one again."""
    table = a_table(["sabotage attack"], ["sabotage move"] * 3, IDLE, move=(3, 3))
    table.space("attack", tokens=[2, 2])
    table.space("plan", tokens=[1])
    table.supply(1, 2, 2, 1)
    happened = table.end()
    assert told(happened, "space-resolved") == [(-1, 0, 6, 0), (-1, 1, 5, 0), (-1, 0, 5, 0)]
    assert [table.total(space) for space in ("move", "attack", "plan")] == [0, 0, 1]


@pytest.mark.rule("MQ-32")
def test_a_space_that_is_filled_again_with_less_than_five_is_left_alone():
    table = a_table(["sabotage attack"], ["sabotage move", "sabotage move"], IDLE, move=(3, 3))
    table.space("attack", tokens=[2, 2])
    table.supply(1, 2, 2)
    happened = table.end()
    assert told(happened, "space-resolved") == [(-1, 0, 6, 0), (-1, 1, 5, 0)]
    assert table.total("move") == 4


@pytest.mark.rule("MQ-33")
def test_a_chain_without_end_is_stopped_after_a_hundred_resolutions():
    table = a_table(["sabotage move", "sabotage attack"])
    for token in range(10):
        table.t.sabotage[token] = 5  # no real token is worth so much
    happened = table.end()
    assert len(told(happened, "space-resolved")) == 100
    assert (table.outcome, table.s.reason) == ("unfinished", ENDLESS)
    assert table.over


@pytest.mark.rule("MQ-34", "MA-166")
def test_the_green_space_comes_last():
    green = Green("made", 0, (), lines(["track_add 1 alarm"]))
    table = a_table(*[IDLE] * 5, mission={**ALARM, "green": green}, cards=[skill(4), skill(4), skill(4)])
    table.space("attack", cards=[0], tokens=[1])
    table.space("intel", tokens=[2, 2, 1])
    table.space("plan", cards=[1], tokens=[1])
    table.space("green", cards=[2], tokens=[1])
    happened = table.end()
    assert [a for _, a, _, _ in told(happened, "space-resolved")] == [0, 1, 2, 3, 4]


@pytest.mark.rule("MQ-35")
def test_a_space_that_reaches_six_in_a_chain_has_its_crisis():
    table = a_table(["sabotage attack", "sabotage attack"], IDLE)
    table.space("attack", tokens=[2])
    table.supply(2, 2)
    happened = table.end()
    assert told(happened, "space-resolved") == [(-1, 0, 5, 0), (-1, 1, 6, 0)]
    assert (order(happened, "crisis"), table.s.track[0]) == ([("crisis", 1)], 1)


@pytest.mark.rule("MQ-36", "MA-134")
def test_the_penalty_is_placed_nearest_to_the_active_player():
    table = a_table(IDLE, text="FX-STAR", stars=("m2", "w2", "m4"))
    table.at(0, "m3")
    table.at(1, "w1")
    table.reinforcements(table.kind())
    table.end()
    assert table.cells_of("spawn") == {"m2", "m4"}


def without_effect(table):
    """Whether the card had no effect."""
    return len(told(table.end(), "no-effect")) == 1


@pytest.mark.rule("MQ-37")
@pytest.mark.parametrize(
    "step",
    [
        "spawn nearest-star",  # a token was placed
        "sabotage plan",
        "place_token relay start up",
        "enemy_move 1 melee 1 towards",  # moved
        "remove_sabotage attack",  # removed
        "discard_token keycard",
        "reveal nearest",  # revealed
        "enemy_attack 1 melee 2",  # an enemy attacked
        "damage_character 1 you 0",  # damage was dealt
        "close_door any",  # a door changed
        "draw_plan 1 0",  # a card was drawn
        "draw_skill 1 you",
        "resolve_event",  # another event card was resolved
        "heal 1 you 0",
    ],
)
def test_what_counts_as_an_effect(step):
    table = Table("FX-DOOR", events=[[step], IDLE], stars=("q",), mission=ALARM)
    table.reinforcements(table.kind(), table.kind())
    table.open_doors(0)
    table.space("move", tokens=[3, 2])
    table.space("attack", tokens=[1])
    table.plan_deck("defend")
    table.hurt(0, 1)
    table.at(1, "t")
    table.enemy("q")
    table.hidden("x")
    table.bonus("x", "keycard")
    happened = table.end()
    assert order(happened, "no-effect") == ([("no-effect", 1)] if step == "resolve_event" else [])


@pytest.mark.rule("MQ-37", "MA-134")
@pytest.mark.parametrize(
    "step",
    [
        "enemy_move 1 melee 1 towards",
        "enemy_attack all any 5",
        "reveal nearest",
        "close_door any",
        "open_door any",
        "heal 1 you 0",
        "sabotage green",
        "remove_sabotage plan",
        "discard_token keycard",
        "child_flee",
        "draw_plan 1 0",
        "+6 sabotage plan",
        "if damaged then sabotage plan",
    ],
)
def test_what_does_not(step):
    table = a_table([step])
    table.plan_deck()
    assert without_effect(table)


@pytest.mark.rule("MQ-37", "MQ-24")
def test_an_attack_that_is_blocked_is_an_effect():
    table = a_table(["enemy_attack 1 melee 0"])
    table.at(1, "s5")
    table.owns(0, "defend")
    table.enemy("s0")
    table.end()
    happened = table.do("card p:defend")
    assert table.damage(0) == 0
    assert told(happened, "no-effect") == []


@pytest.mark.rule("MQ-37")
def test_a_text_that_may_be_done_and_is_not_is_no_effect():
    table = a_table(["may sabotage plan"])
    table.end()
    happened = table.do("no")
    assert len(told(happened, "no-effect")) == 1


@pytest.mark.rule("MQ-38", "MA-118")
def test_without_reinforcements_the_penalty_does_nothing_and_is_not_repeated():
    table = a_table(IDLE, stars=("s3",))
    happened = table.end()
    assert order(happened, "no-effect", "no-reinforcement", "spawned", "space-emptied") == [
        ("no-effect", 0),
        ("no-reinforcement", 0),
        ("space-emptied", 0),
    ]


@pytest.mark.rule("MQ-39", "MA-171")
@pytest.mark.parametrize(("move", "spaces"), [((3, 2), [2, 3]), ((3, 3), [2, 1, 3])])
def test_one_more_event_card_is_finished_where_the_text_stands_with_the_same_total(move, spaces):
    table = a_table(["resolve_event", "sabotage plan"], ["sabotage intel", "+6 sabotage attack"], IDLE, move=move)
    happened = table.end()
    assert [a for _, a, _, _ in told(happened, "event-card")] == [0, 1]
    assert [a for _, a, _, _ in told(happened, "sabotaged")] == spaces
    assert table.s.event_discard == 0b11


@pytest.mark.rule("MQ-39", "MA-135", "MQ-38")
def test_a_card_that_let_another_be_resolved_had_an_effect_whatever_the_other_did():
    table = a_table(["resolve_event"], IDLE, IDLE, stars=("s3",))
    happened = table.end()  # no reinforcement is left, so nothing at all happens
    assert order(happened, "event-card", "no-effect") == [("event-card", 0), ("event-card", 1), ("no-effect", 1)]


@pytest.mark.rule("MQ-51")
def test_the_stack_is_not_made_anew_before_a_token_is_due():
    table = a_table(["spawn nearest-star"], IDLE, stars=("s5",), cards=[skill(4), skill(1)])
    table.hand(0, 0, 1)
    table.reinforcements(table.kind(hp=3))
    enemy = table.enemy("s1", orange=True)
    table.play(0, "attack")
    table.attack(enemy)
    table.play(1, "plan")
    table.decline()
    assert (table.where(0), table.s.reinforcements_size, table.s.fallen_size) == ("s5", 0, 1)


@pytest.mark.rule("MQ-53", "MA-134")
def test_sabotage_of_an_action_that_the_mission_lacks_is_no_effect():
    table = a_table(["sabotage green"], stars=("s5",))
    table.reinforcements(table.kind())
    happened = table.end()
    assert told(happened, "sabotaged") == []
    assert table.where(0) == "s5"


@pytest.mark.rule("MQ-53")
def test_in_a_mission_that_has_it_the_token_is_placed():
    green = Green("made", 0, (), lines(["track_add 1 alarm"]))
    table = a_table(["sabotage green"], mission={**ALARM, "green": green})
    happened = table.end()
    assert [a for _, a, _, _ in told(happened, "sabotaged")] == [4]


@pytest.mark.rule("MQ-54", "MA-189")
def test_shared_mode_names_the_character_of_a_space_with_tokens_only():
    table = a_table(["spawn your-cell"], seats=1)
    table.at(0, "s1")
    table.at(1, "s4")
    table.reinforcements(table.kind())
    table.end()
    assert table.legal() == ["character h0", "character h1"]
    table.do("character h:ig-11")
    assert table.where(0) == "s4"


@pytest.mark.rule("MQ-54", "MA-189")
@pytest.mark.parametrize(("cards", "where"), [([0, 1], "s4"), ([1, 0], "s1"), ([1], "s4")])
def test_with_cards_it_is_the_character_of_the_last_one(cards, where):
    table = a_table(["spawn your-cell"], seats=1, cards=[skill(2), skill(2, of="ig-11")])
    table.at(0, "s1")
    table.at(1, "s4")
    table.reinforcements(table.kind())
    table.space("move", cards=cards, tokens=[3] if len(cards) == 1 else [1])
    table.end()
    assert table.where(0) == where
