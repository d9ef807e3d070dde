"""Section 3.27: golden rules and exhausted decks."""

import pytest

from cantina.engine.compiled import interpreted
from cantina.engine.match import Match
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.pack.content import load
from cantina.games.mandalorian_adventures.rules.piles import hand_limit
from cantina.games.mandalorian_adventures.rules.state import ON_CELL
from mandalorian_adventures.kit import Table, rule, skill, told
from mandalorian_adventures.packs import MISSION, write
from mandalorian_adventures.scenes import THREE, child_of, event_table

DRAWS = skill(1, action="plan", when="before", steps=["draw_skill 3 you"])


def hand_of(table, seat):
    return [table.s.hand[seat, i] for i in range(table.s.hand_size[seat])]


@pytest.mark.rule("MA-169")
def test_a_card_beats_the_hand_limit():
    """The limit of 4 governs the draw step only: a card that says draw is followed above it."""
    table = Table(cards=[DRAWS] + [skill(1)] * 7)
    table.deck(0, 4, 5, 6, 7)
    table.hand(0, 0, 1, 2, 3)
    table.play(0, "plan")
    table.effect()
    assert table.s.hand_size[0] == 6


@pytest.mark.rule("MA-169")
@pytest.mark.parametrize(("difficulty", "own"), [("normal", 4), ("beginner", 4), ("heroic", 3)])
@pytest.mark.parametrize("limit", [0, 2, 5, 8])
def test_a_mission_beats_the_hand_limit(difficulty, own, limit):
    """At the deal (MA-29), in the draw step (MA-38), and for what is owed when a deck is empty (MQ-94)."""
    table = Table(cards=[skill(1)] * 12, mission={"hand_limit": limit}, difficulty=difficulty)
    wanted = limit or own
    assert interpreted(hand_limit)(table.s, table.t) == wanted
    table.hand(0, 0, 1)
    table.deck(0, *range(2, 2 + wanted - 1))
    for number, space in enumerate(("move", "attack")):
        table.play(number, space)
        table.decline()
    assert (table.s.hand_size[0], table.s.owed[0]) == (wanted - 1, 1)


@pytest.mark.rule("MA-169", "MA-29")
@pytest.mark.parametrize("limit", [0, 3, 6])
def test_the_opening_hands_follow_the_mission(tmp_path, limit):
    field = f"number = 9\nhand_limit = {limit}" if limit else "number = 9"
    pack = write(tmp_path, missions__x=MISSION.replace("number = 9", field))
    match = Match(GAME, 3, 1, {"mission": "night-watch"}, load(pack))
    assert [player["hand_count"] for player in match.view(None)["players"]] == [limit or 4] * 3


@pytest.mark.rule("MA-169")
def test_a_map_rule_beats_the_range_of_an_attack():
    cannon = rule("attack_declared", ["range_mod 3"], ["you_at number 5"])
    for number, reached in ((5, {"s0", "s1", "s2", "s3"}), (4, {"s0", "s1"})):
        table = Table(cards=THREE, map_rules=[cannon], numbers={"s0": number})
        enemies = {cell: table.enemy(cell) for cell in ("s0", "s1", "s2", "s3", "s4")}
        table.hand(0, 0, 1)
        table.play(0, "attack")
        assert table.threats_of("attack") == {enemies[cell] for cell in reached}


@pytest.mark.rule("MA-169")
def test_a_mission_beats_the_rule_for_defeat():
    """A Mark with damage exactly equal to its HP is not defeated; any other enemy is."""
    for capturable in (True, False):
        table = Table(cards=THREE)
        mark = table.lay("s1", table.kind(hp=3, capturable=capturable))
        table.hand(0, 0, 1)
        table.play(0, "attack")
        happened = table.attack(mark)
        assert table.where(mark) == ("s1" if capturable else None)
        assert bool(told(happened, "captured")) == capturable


@pytest.mark.rule("MA-169")
@pytest.mark.parametrize(("first", "left"), [(0, [0]), (1, [])])
def test_the_active_player_decides_between_texts_that_conflict(first, left):
    """One rule closes the door, the other opens it: the one that the active player lets act last has its way."""
    rules = [rule("turn_end", ["open_door any"]), rule("turn_end", ["close_door any"])]
    table = Table("a-b-c b=d", cards=THREE, map_rules=rules)
    table.edit().doors = 1
    table.at(0, "a")
    table.at(1, "a")
    table.hand(0, 0)
    table.hand(1, 2)
    table.play(0, "move")
    table.decline()
    choices = table.legal("rule")
    assert (len(choices), table.actor) == (2, 0)
    opening, closing = choices
    table.do(closing if first == 0 else opening)
    assert [door for door in range(8) if table.s.doors >> door & 1] == left


@pytest.mark.rule("MA-170")
def test_the_active_player_decides_between_two_stars_at_the_same_range():
    for active in (0, 1):
        table = event_table(["spawn nearest-star"], "FX-STAR", stars=["m2", "w2", "m4"], first_player=active)
        table.at(0, "m0")
        table.at(1, "m0")
        table.hand(0)
        table.hand(1)
        table.reinforcements(table.kind())
        table.end()
        assert table.actor == active
        assert table.cells_of("spawn") == {"m2", "w2"}
        assert table.legal(seat=1 - active) == []
        assert table.refuses(f"spawn c{table.place('m4')}")
        table.do("spawn c:w2")
        assert table.where(0) == "w2"


@pytest.mark.rule("MA-171")
def test_the_second_guard_waits_until_the_first_one_is_finished():
    table = Table(cards=THREE)
    for _ in range(2):
        table.enemy("s1", hp=9, effects=["guard"])
    table.child(character=0)
    table.hand(0, 0, 1)
    table.play(0, "move")
    table.go("s1")
    assert (table.damage(0), table.cells_of("flee")) == (1, {"s0", "s2"})
    table.do("flee c:s0")
    assert (table.damage(0), child_of(table)) == (2, (ON_CELL, "s0"))


@pytest.mark.rule("MA-171")
@pytest.mark.parametrize("first", [0, 1])
def test_the_active_player_orders_what_happens_at_the_same_time(first):
    """Two face-down tokens on the entered cell, both with the symbol: one is finished before the other is turned."""
    table = Table(cards=THREE, mission={"mission_effect": ["sabotage chosen"]})
    found = [table.enemy("s1", up=False, symbol=True), table.enemy("s1", up=False, symbol=True)]
    table.hand(0, 0, 1)
    table.play(0, "move")
    table.go("s1")
    assert table.threats_of("threat") == set(found)
    table.do(f"threat t{found[first]}")
    assert (table.s.up[found[first]], table.s.up[found[1 - first]]) == (1, 0)
    assert len(table.legal("space")) == 4
    table.do("space intel")
    assert (table.s.up[found[1 - first]], len(table.legal("space"))) == (1, 4)


@pytest.mark.rule("MA-171")
def test_the_rules_of_one_moment_act_in_the_active_players_order():
    rules = [rule("turn_end", ["sabotage move"]), rule("turn_end", ["sabotage plan"])]
    table = Table(cards=THREE, map_rules=rules)
    table.supply(1, 3)
    table.hand(0, 0)
    table.hand(1, 2)
    table.play(0, "attack")
    table.decline()
    table.do(table.legal("rule")[1])
    assert (table.total("plan"), table.total("move")) == (1, 3)


@pytest.mark.rule("MA-172")
def test_the_event_deck_is_made_anew_when_its_last_card_is_drawn():
    table = Table(cards=THREE)
    table.event_deck("cut-cables")
    last = table.s.event_deck[0, 0]
    table.edit().event_discard = (1 << 12) - 1 & ~(1 << last)
    table.space("attack", tokens=(3, 2))
    table.hand(1, 2)
    happened = table.end()
    s = table.s
    assert told(happened, "reshuffled-events") == [(-1, 11, 0, 0)]
    assert (s.event_size, s.event_discard) == (11, 1 << last)
    assert sorted(s.event_deck[0, i] for i in range(11)) == [card for card in range(12) if card != last]
    assert s.event_back == table.t.event_back[s.event_deck[0, 10]]
    assert table.view(1).event_back == s.event_back


@pytest.mark.rule("MA-172")
def test_the_skill_deck_is_made_anew_at_once():
    """Nothing more is to be drawn, but the deck has run out."""
    table = Table(cards=[skill(1)] * 9)
    table.deck(0, 4, 5)
    s = table.edit()
    for i, made in enumerate((6, 7, 8)):
        s.discard[0, i] = table.made(made)
    s.discard_size[0] = 3
    table.hand(0, 0, 1, 2, 3)
    table.hand(1, 0)
    table.turn((0, "move"), (1, "plan"))
    assert hand_of(table, 0) == [table.made(made) for made in (2, 3, 4, 5)]
    assert (table.s.deck_size[0], table.s.discard_size[0]) == (3, 0)
    assert sorted(table.s.deck[0, i] for i in range(3)) == [table.made(made) for made in (6, 7, 8)]


@pytest.mark.rule("MA-172")
def test_the_planning_deck_is_made_anew_at_once():
    table = Table(cards=[skill(1), skill(1)])
    table.plan_deck("defend", discard=("sprint", "failure", "take-aim"))
    table.hand(0, 0, 1)
    table.play(0, "plan")
    happened = table.do("perform")
    assert told(happened, "reshuffled-plans") == [(-1, 3, 0, 0)]
    assert (table.s.plan_size, table.s.plan_discard_size, table.s.drawn_size) == (3, 0, 1)


@pytest.mark.rule("MA-172", "MQ-21")
@pytest.mark.parametrize(("top", "deck", "discard"), [("pass", 3, 0), ("top p:sprint", 1, 2)])
def test_a_planning_deck_that_was_drawn_whole_begins_with_what_is_discarded(top, deck, discard):
    table = Table(cards=[skill(3), skill(1)])
    table.plan_deck("defend", "sprint", "failure")
    table.hand(0, 0, 1)
    table.play(0, "plan")
    table.do("perform", "pass", top)
    assert (table.s.plan_size, table.s.plan_discard_size) == (deck, discard)


@pytest.mark.rule("MA-173")
def test_cards_that_could_not_be_drawn_are_drawn_as_soon_as_there_are_some():
    table = Table(cards=[skill(1)] * 7 + [skill(2, of="ig-11")], events=[["sabotage plan"]])
    table.deck(0)
    table.space("move", cards=(4, 5, 6))
    table.hand(0, 0, 1, 2, 3)
    table.hand(1, 7)
    table.turn((0, "attack"), (1, "plan"))
    assert (table.actor, table.s.hand_size[0], table.s.deck_size[0], table.s.discard_size[0]) == (1, 2, 0, 0)
    assert table.s.owed[0] == 2
    table.play(7, "move")
    happened = table.decline()
    assert told(happened, "reshuffled-skills")[0][:2] == (0, 3)
    assert [event[0] for event in told(happened, "drew-skills")[:2]] == [0, 0]
    assert (table.s.hand_size[0], table.s.deck_size[0], table.s.discard_size[0], table.s.owed[0]) == (4, 1, 0, 0)


@pytest.mark.rule("MA-173")
def test_nothing_is_owed_to_a_hand_at_its_limit():
    table = Table(cards=[skill(1)] * 6)
    table.deck(0)
    table.hand(0, 0, 1, 2, 3, 4, 5)
    table.hand(1, 0)
    table.turn((0, "attack"), (1, "plan"))
    assert (table.s.hand_size[0], table.s.owed[0]) == (4, 0)
