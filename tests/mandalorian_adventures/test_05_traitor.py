"""MD-34 and MD-56: the traitor variant, its cards, betrayal and who wins."""

import pytest

import cantina
from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.rules.state import LOYAL, NO_CARD, ON_CELL, STANDING, TRAITOR, WITH_CHARACTER
from mandalorian_adventures.kit import failure, skill, told
from mandalorian_adventures.loyalty import CARDS, traitor_table
from mandalorian_adventures.scenes import child_of


def winners(table):
    assert table.over
    return table.match.result["winners"]


@pytest.mark.rule("MD-34", "MD-56")
@pytest.mark.parametrize(
    ("seats", "mode", "used"),
    [(1, "auto", False), (2, "auto", False), (3, "auto", True), (4, "sandbox", True), (4, "shared", False)],
)
def test_double_cross_uses_the_variant_with_three_or_four(seats, mode, used):
    match = Match(GAME, seats, 1, {"mission": "double-cross", "mode": mode})
    assert match.options["traitor"] is used
    cards = [Checked(match.state).loyalty[seat] for seat in range(4)]
    assert [card != NO_CARD for card in cards] == [used and seat < seats for seat in range(4)]


@pytest.mark.rule("MD-56")
@pytest.mark.parametrize(("seats", "mode"), [(1, "auto"), (2, "story"), (3, "shared"), (4, "shared")])
def test_it_cannot_be_asked_for_in_other_games(seats, mode):
    with pytest.raises(cantina.BadOption):
        Match(GAME, seats, 1, {"mission": "the-prison-ship", "mode": mode, "traitor": True})


@pytest.mark.slow
@pytest.mark.rule("MD-56")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_loyalty_cards_hold_one_traitor_or_none(seats):
    deals = []
    for seed in range(25):
        s = Checked(Match(GAME, seats, seed, {"mission": "double-cross"}).state)
        deals.append([s.loyalty[seat] for seat in range(seats)])
    assert {tuple(sorted(deal)) for deal in deals} == {(LOYAL,) * seats, (LOYAL,) * (seats - 1) + (TRAITOR,)}
    assert {deal.index(TRAITOR) for deal in deals if TRAITOR in deal} == set(range(seats))


@pytest.mark.rule("MD-56")
def test_a_loyalty_card_is_visible_to_its_owner_only():
    match = Match(GAME, 3, 2, {"mission": "double-cross"})
    truth = [Checked(match.state).loyalty[seat] for seat in range(3)]
    for seat in (0, 1, 2, None):
        view = Checked(match.concealed(seat))
        assert [view.loyalty[other] for other in range(3)] == [
            truth[other] if other == seat else NO_CARD for other in range(3)
        ]
        told_to = told(match.events(seat), "loyalty-seen")
        assert told_to == ([] if seat is None else [(seat, truth[seat], seat, 0)])


@pytest.mark.rule("MD-56")
@pytest.mark.parametrize("seat", [0, 2])
def test_at_the_end_all_cards_are_shown(seat):
    table = traitor_table(1, cards=[skill(1, action="plan", when="before", steps=["win"]), *CARDS[1:]])
    table.play(0, "plan")
    table.effect()
    assert [table.view(seat).loyalty[other] for other in range(3)] == [LOYAL, TRAITOR, LOYAL]


@pytest.mark.rule("MD-56")
def test_the_traitor_wins_alone_when_the_mission_fails():
    table = traitor_table(1, cards=[skill(1, action="plan", when="before", steps=["lose"]), *CARDS[1:]])
    table.play(0, "plan")
    table.effect()
    assert (table.outcome, winners(table)) == ("lost", [1])
    assert table.match.result["scores"] == [0, 1, 0]


@pytest.mark.rule("MD-56", "MA-01")
def test_the_loyal_players_win_together_without_the_traitor():
    table = traitor_table(1, cards=[skill(1, action="plan", when="before", steps=["win"]), *CARDS[1:]])
    table.play(0, "plan")
    table.effect()
    assert (table.outcome, winners(table)) == ("won", [0, 2])


@pytest.mark.rule("MD-56")
@pytest.mark.parametrize(("traitor", "expected"), [(0, []), (1, [1]), (2, [2]), (None, [])])
def test_the_defeat_of_the_own_character_is_no_victory(traitor, expected):
    table = traitor_table(traitor, events=[["damage_character 6 you 0"]])
    table.space("move", tokens=(3, 2))
    table.hand(0)
    table.end()
    assert (table.outcome, table.s.loser, winners(table)) == ("lost", 0, expected)


@pytest.mark.rule("MD-56")
def test_only_the_traitor_may_betray_and_only_at_the_start_of_an_own_turn():
    table = traitor_table(0)
    assert table.legal("betray")
    assert not table.legal("betray", seat=1)
    table.play(1, "plan")
    table.decline()
    assert table.refuses("betray")
    loyal = traitor_table(1)
    assert loyal.refuses("betray")


@pytest.mark.rule("MD-56")
@pytest.mark.parametrize(("traitor", "offered"), [(1, ["end", "betray"]), (2, ["end"])])
def test_a_traitor_without_cards_may_betray_and_nobody_is_known_by_being_asked(traitor, offered):
    table = traitor_table(traitor)
    table.hand(1)
    table.turn((1, "intel"), (0, "plan"))
    table.pass_()
    assert (table.actor, table.legal()) == (1, offered)
    table.end()
    assert table.legal("accuse")


@pytest.mark.rule("MD-56")
@pytest.mark.parametrize("use", ["use t0", "card p:medpac"])
def test_a_bonus_or_a_planning_card_begins_the_turn_too(use):
    table = traitor_table(0)
    table.hurt(0, 3)
    table.bonus("s0")
    table.owns(0, "medpac")
    table.do(use)
    assert (table.damage(0), table.refuses("betray")) == (2, True)


@pytest.mark.rule("MD-56")
def test_a_hidden_traitor_plays_normally():
    offered = []
    for traitor in (0, None):
        table = traitor_table(traitor)
        offered.append([action for action in table.legal() if action != "betray"])
        table.play(0, "move")
        offered[-1] += table.legal()
    assert offered[0] == offered[1]


@pytest.mark.rule("MD-56")
def test_a_traitor_who_has_turned_sabotages_instead_of_playing_cards():
    table = traitor_table(0)
    table.supply(2, 1)
    happened = table.do("betray")
    assert told(happened, "betrayed") == [(0, 0, 0, 0)]
    assert (table.actor, table.s.standing[0]) == (0, STANDING.turned)
    assert table.legal() == ["space move", "space attack", "space intel", "space plan"]
    table.do("space intel")
    assert (table.total("intel"), table.s.hand_size[0], table.actor) == (2, 2, 1)


@pytest.mark.rule("MD-56")
def test_each_turn_and_a_space_that_reaches_five_is_resolved():
    table = traitor_table(0, seats=3, events=[["sabotage plan"]])
    table.supply(1, 3, 1)
    table.space("move", tokens=())
    table.do("betray", "space move")
    for seat, cards in ((1, (3, 4)), (2, (5,))):
        assert table.actor == seat
        for card, space in zip(cards, ("move", "attack"), strict=False):
            table.play(card, space)
            table.decline()
    assert (table.actor, table.total("move")) == (0, 3)
    happened = table.do("space move")
    assert [event[1:3] for event in told(happened, "space-resolved")] == [(0, 6)]


@pytest.mark.rule("MD-56")
def test_enemies_ignore_a_traitor_who_has_turned():
    table = traitor_table(0, events=[["enemy_move 1 melee 2 towards", "enemy_attack all melee 0"]])
    table.space("move", tokens=(3, 2))
    table.at(0, "s1")
    table.at(1, "s4")
    table.at(2, "s4")
    beside, near = table.enemy("s1"), table.enemy("s2", cls="shooter")
    table.do("betray", "space attack")
    assert (table.where(beside), table.where(near)) == ("s3", "s2")
    assert [table.damage(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("MD-56")
def test_the_defeat_of_a_traitor_who_has_turned_is_impossible():
    table = traitor_table(0, events=[["damage_character 9 you 0", "damage_character 1 each far"]])
    table.space("move", tokens=(3, 2))
    table.hurt(0, 5)
    table.do("betray", "space attack")
    assert table.outcome == "goes-on"
    assert (table.damage(1), table.damage(2)) == (1, 1)


@pytest.mark.rule("MD-56")
def test_what_a_traitor_carries_is_put_on_the_cell_and_that_is_no_flight():
    table = traitor_table(0)
    table.at(0, "s2")
    table.at(1, "s2")
    table.child(character=0)
    table.edit().bag[0] = 1 << table.token_kind("cargo")
    happened = table.do("betray")
    assert (child_of(table), table.s.bag[0], told(happened, "child-fled")) == ((ON_CELL, "s2"), 0, [])
    assert (table.where(0), table.s.up[0], table.s.token[0]) == ("s2", 1, table.token_kind("cargo"))
    table.do("space plan")
    table.play(3, "plan")
    table.do("rescue")
    assert child_of(table) == (WITH_CHARACTER, 1)


@pytest.mark.rule("MD-56", "MD-32")
def test_a_captured_mark_that_is_put_down_is_no_enemy_again():
    table = traitor_table(0, mission="alive", map="arvala")
    table.edit().bag[0] = 1 << table.token_kind("mark")
    table.do("betray", "space plan")
    assert (table.actor, table.threats_of("use")) == (1, {0})


@pytest.mark.rule("MD-56")
def test_a_traitor_who_has_turned_takes_nothing():
    table = traitor_table(0, mission="double-cross", map="arvala")
    table.bonus("a3", "cargo")
    assert table.legal("use")
    table.do("betray")
    assert not table.legal("use")
    table.do("space plan")
    assert (table.actor, table.threats_of("use")) == (1, {0})


@pytest.mark.rule("MD-56")
def test_where_a_text_asks_for_all_characters_the_traitor_does_not_count():
    goals = {"objective": ["all_at exit"], "objective_check": "now", "failures": [failure(["track_full haste"])]}
    table = traitor_table(0, mission={**goals, "tracks": [("haste", 3)]}, exits=["s4"])
    table.at(1, "s4")
    table.at(2, "s4")
    table.do("betray")
    assert (table.outcome, winners(table)) == ("won", [1, 2])
