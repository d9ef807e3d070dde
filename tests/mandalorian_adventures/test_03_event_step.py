"""Sections 3.16 to 3.18: the event step, crises, drawing events (MA-103 to MA-113)."""

import pytest

from mandalorian_adventures.kit import Table, order, skill, told

IDLE = ["sabotage green"]  # there is no green space: an event that does nothing
ALARM = {"tracks": [("alarm", 9)], "crisis": ["track_add 1 alarm"]}
ONE, OTHER_ONE, TWO, THREE, FOUR, ALLY_TWO, SYMBOL = range(7)
MOVE, ATTACK, INTEL, PLAN = range(4)


def a_table(events=(IDLE,), **more):
    """A line without stars, cards of every strength, a crisis that can be counted."""
    ally = skill(2, of="ig-11")
    cards = [skill(1), skill(1), skill(2), skill(3), skill(4), ally, skill(1, symbols=["attack"])]
    return Table(cards=cards, events=events, mission=ALARM, **more)


def totals(table, *values):
    """Sabotage tokens that give the four spaces these totals."""
    tokens = {0: (), 4: (3, 1), 5: (3, 2), 6: (2, 2, 2)}
    for space, value in zip(("move", "attack", "intel", "plan"), values, strict=True):
        table.space(space, tokens=tokens[value])


@pytest.mark.rule("MA-103", "MA-136")
def test_cards_and_tokens_of_a_space_are_added():
    table = a_table()
    table.space("move", cards=[ONE, OTHER_ONE], tokens=[2])
    table.space("attack", cards=[FOUR], tokens=[1])
    assert (table.total("move"), table.total("attack"), table.total("intel")) == (4, 5, 0)
    happened = table.end()
    assert told(happened, "space-resolved") == [(-1, ATTACK, 5, 0)]


@pytest.mark.rule("MA-104")
def test_six_or_more_is_a_crisis_then_an_event_then_the_space_is_emptied():
    table = a_table()
    table.space("move", cards=[FOUR], tokens=[2])
    happened = table.end()
    assert order(happened, "space-resolved", "crisis", "track", "event-card", "space-emptied") == [
        ("space-resolved", MOVE),
        ("crisis", MOVE),
        ("track", 0),
        ("event-card", 0),
        ("space-emptied", MOVE),
    ]
    assert (table.s.track[0], table.total("move")) == (1, 0)


@pytest.mark.rule("MA-104")
def test_a_total_above_six_is_still_one_crisis_and_one_event():
    table = a_table()
    table.space("move", cards=[FOUR, THREE], tokens=[3])
    happened = table.end()
    assert told(happened, "space-resolved") == [(-1, MOVE, 10, 0)]
    assert (len(told(happened, "crisis")), len(told(happened, "event-card"))) == (1, 1)


@pytest.mark.rule("MA-105")
def test_exactly_five_is_an_event_without_a_crisis():
    table = a_table()
    table.space("move", cards=[FOUR], tokens=[1])
    happened = table.end()
    assert told(happened, "crisis") == []
    assert len(told(happened, "event-card")) == 1
    assert table.s.track[0] == 0
    assert (table.s.pile_size[MOVE], table.s.sabotage[MOVE], table.total("move")) == (0, 0, 0)


@pytest.mark.rule("MA-106")
def test_four_or_less_stays_as_it_is():
    table = a_table(events=[IDLE, IDLE])
    totals(table, 5, 4, 6, 0)
    happened = table.end()
    assert order(happened, "crisis", "event-card", "space-emptied") == [
        ("event-card", 0),
        ("space-emptied", MOVE),
        ("crisis", INTEL),
        ("event-card", 1),
        ("space-emptied", INTEL),
    ]
    assert [table.total(space) for space in ("move", "attack", "intel", "plan")] == [0, 4, 0, 0]


@pytest.mark.rule("MA-106")
def test_cards_and_tokens_below_five_stay_for_later_turns():
    table = a_table()
    table.space("plan", cards=[TWO], tokens=[2])
    happened = table.end()
    assert told(happened, "event-card") == []
    assert (table.s.pile_size[PLAN], table.total("plan")) == (1, 4)


@pytest.mark.rule("MA-107")
def test_emptied_cards_go_to_their_owners_and_tokens_to_the_used_ones():
    table = a_table()
    table.space("move", cards=[TWO, ALLY_TWO], tokens=[1])
    token = table.s.sabotage[MOVE]
    table.end()
    assert [(table.s.discard[seat, 0], table.s.discard_size[seat]) for seat in (0, 1)] == [
        (table.made(TWO), 1),
        (table.made(ALLY_TWO), 1),
    ]
    assert table.s.spent == token
    assert table.view(1).discard[0, 0] == table.made(TWO)  # face up
    assert table.view(1).spent == token


@pytest.mark.rule("MA-108", "MA-87")
def test_symbols_do_not_count():
    table = a_table()
    table.hand(0, SYMBOL)
    table.space("attack", tokens=[3])
    happened = table.play(SYMBOL, "attack")
    assert told(happened, "action") == [(0, ATTACK, 2, 0)]
    assert table.total("attack") == 4
    assert told(table.decline(), "event-card") == []
    assert table.total("attack") == 4


@pytest.mark.rule("MA-108")
def test_strength_added_by_an_effect_does_not_count():
    boost = skill(2, action="attack", when="before", steps=["strength_mod 2"])
    table = Table(cards=[boost], events=[IDLE])
    table.hand(0, 0)
    table.space("attack", tokens=[2])
    enemy = table.enemy("s1", hp=4)
    table.play(0, "attack")
    table.effect()
    happened = table.attack(enemy)
    assert told(happened, "attacked") == [(0, 0, enemy, 4)]
    assert told(happened, "event-card") == []
    assert table.total("attack") == 4


@pytest.mark.rule("MA-109")
def test_one_step_may_see_several_events_and_crises():
    table = a_table(events=[IDLE] * 4)
    table.space("move", cards=[FOUR], tokens=[2])
    table.space("attack", cards=[THREE], tokens=[2])
    table.space("intel", tokens=[3, 2])
    table.space("plan", tokens=[3, 1, 1, 1])
    happened = table.end()
    assert told(happened, "space-resolved") == [(-1, 0, 6, 0), (-1, 1, 5, 0), (-1, 2, 5, 0), (-1, 3, 6, 0)]
    assert (len(told(happened, "crisis")), len(told(happened, "event-card"))) == (2, 4)
    assert table.s.track[0] == 2


@pytest.mark.rule("MA-111")
def test_mission_1_marks_its_track_before_the_card_is_drawn():
    table = Table(mission="the-asset")
    table.event_deck("cut-cables")
    table.space("move", tokens=[3, 3])
    happened = table.end()
    assert order(happened, "track", "event-card") == [("track", 0), ("event-card", 9)]
    assert told(happened, "track") == [(-1, 0, 1, 0)]


@pytest.mark.rule("MA-111")
def test_a_crisis_is_carried_out_line_by_line():
    """The third crisis of mission 1 fills the track: a reinforcement appears, then the track begins anew."""
    table = Table(mission="the-asset")
    table.event_deck("cut-cables")
    table.edit().track[0] = 2
    table.reinforcements(table.kind(hp=2))
    table.at(0, "c4")
    table.space("move", tokens=[3, 3])
    happened = table.end()
    assert order(happened, "crisis", "track", "spawned", "event-card") == [
        ("crisis", MOVE),
        ("track", 0),
        ("spawned", 0),
        ("track", 0),
        ("event-card", 9),
    ]
    assert (table.s.track[0], table.where(0)) == (0, "c5")


@pytest.mark.rule("MA-112")
def test_the_effects_of_a_card_are_applied_from_top_to_bottom():
    card = ["spawn number 8", "enemy_move 1 melee 1 towards", "enemy_attack 1 melee 0"]
    table = a_table(events=[card], numbers={"s1": 8})
    table.reinforcements(table.kind())
    table.at(1, "s5")
    table.space("move", tokens=[3, 2])
    happened = table.end()
    assert order(happened, "spawned", "enemy-moved", "enemy-attacks", "hurt") == [
        ("spawned", 0),
        ("enemy-moved", 0),
        ("enemy-attacks", 0),
        ("hurt", 0),
    ]


@pytest.mark.rule("MA-112", "MA-170")
def test_the_active_player_makes_the_choices_also_for_the_enemies_of_others():
    table = a_table(events=[["enemy_attack 1 melee 0"]])
    for seat in (0, 1):
        table.at(seat, "s3")
    table.enemy("s3")
    table.space("move", tokens=[3, 2])
    table.end()
    assert table.actor == 0
    assert table.legal() == ["character h0", "character h1"]
    table.do("character h:ig-11")
    assert (table.damage(0), table.damage(1)) == (0, 1)


@pytest.mark.rule("MA-113")
def test_a_resolved_card_lies_face_up_in_the_discard():
    table = a_table(events=[IDLE, IDLE, IDLE])
    table.space("move", tokens=[3, 2])
    table.end()
    assert (table.s.event_size, table.s.event_discard) == (2, 0b001)
    assert table.view(1).event_discard == 0b001


@pytest.mark.rule("MA-113", "MA-172")
def test_after_the_last_card_the_discard_is_a_new_deck_at_once():
    table = a_table(events=[IDLE] * 12)
    table.edit().event_discard = 0b0111_1111_1111  # eleven cards
    table.s.event_deck[0, 0], table.s.event_size = 11, 1
    table.space("move", tokens=[3, 2])
    happened = table.end()
    assert told(happened, "reshuffled-events") == [(-1, 11, 0, 0)]
    assert (table.s.event_size, table.s.event_discard, table.s.event_back) == (11, 1 << 11, 3)
