"""Section 3.30: sandbox, shared and solo modes."""

import pytest

import cantina
from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.rules.state import WITH_CHARACTER
from mandalorian_adventures.kit import PACK, skill, told
from mandalorian_adventures.scenes import BOTH, shared


def dealt(seats, **options):
    match = Match(GAME, seats, 1, {"first_player": 0, **options})
    return match, Checked(match.state)


def names(s):
    return [PACK.characters[s.who[place]].name for place in range(s.team)]


@pytest.mark.rule("MA-181")
def test_more_players_than_listed_characters_are_refused_in_story_mode():
    with pytest.raises(cantina.BadOption) as caught:
        dealt(3, mission="the-asset", mode="story")
    assert caught.value.values["listed"] == 2
    assert caught.value.values["allowed"] == "sandbox, shared"
    assert "sandbox" in caught.value.text()
    assert "shared" in caught.value.text()


@pytest.mark.rule("MA-181")
@pytest.mark.parametrize(("mode", "team"), [("sandbox", 3), ("shared", 2)])
def test_both_other_modes_are_accepted(mode, team):
    match, s = dealt(3, mission="the-asset", mode=mode)
    assert (match.options["mode"], s.team) == (mode, team)


@pytest.mark.rule("MA-182")
def test_sandbox_mode_takes_characters_that_are_not_listed():
    team = ["cara-dune", "greef-karga"]
    _, s = dealt(2, mission="the-asset", mode="sandbox", characters=team)
    assert names(s) == team
    with pytest.raises(cantina.BadOption):
        dealt(2, mission="the-asset", mode="story", characters=team)


@pytest.mark.rule("MA-182")
def test_the_mandalorian_need_not_be_among_them():
    with pytest.raises(cantina.BadOption):
        dealt(2, mission="redemption", mode="story", characters=["cara-dune", "greef-karga"])
    _, s = dealt(2, mission="redemption", mode="sandbox", characters=["cara-dune", "greef-karga"])
    assert names(s) == ["cara-dune", "greef-karga"]


@pytest.mark.rule("MA-183")
def test_a_mission_without_the_mandalorian_begins_on_the_start_cell():
    match, s = dealt(3, mission="flight-from-nevarro", mode="sandbox", characters=["burg", "xian", "ig-11"])
    cells = PACK.maps[s.map].cells
    assert match.options["map"] == "nevarro"
    assert [cells[s.cell[place]].start for place in range(3)] == [True] * 3


@pytest.mark.rule("MA-183")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_without_the_mandalorian_the_first_player_carries_the_child(first):
    team = ["burg", "xian", "ig-11"]
    match = Match(
        GAME, 3, 1, {"mission": "flight-from-nevarro", "mode": "sandbox", "characters": team, "first_player": first}
    )
    s = Checked(match.state)
    assert (s.child, s.child_at) == (WITH_CHARACTER, first)


@pytest.mark.rule("MA-184")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_two_characters_however_many_play(seats):
    _, s = dealt(seats, mission="the-prison-ship", mode="shared")
    assert (s.seats, s.team, names(s)) == (seats, 2, ["mandalorian", "migs-mayfeld"])
    assert [s.cell[place] >= 0 for place in range(4)] == [True, True, False, False]


@pytest.mark.rule("MA-184")
def test_any_two_listed_characters_and_only_listed_ones():
    _, s = dealt(4, mission="the-prison-ship", mode="shared", characters=["burg", "xian"])
    assert names(s) == ["burg", "xian"]
    for team in (["mandalorian", "cara-dune"], ["burg"], ["burg", "xian", "mandalorian"], ["burg", "burg"]):
        with pytest.raises(cantina.BadOption):
            dealt(4, mission="the-prison-ship", mode="shared", characters=team)


@pytest.mark.rule("MA-185")
@pytest.mark.parametrize(("seats", "deck"), [(4, 8), (3, 12), (2, 16), (1, 20)])
def test_one_deck_of_24_for_all(seats, deck):
    _, s = dealt(seats, mission="the-asset", mode="shared")
    assert [s.hand_size[seat] for seat in range(seats)] == [4] * seats
    assert [s.deck_size[row] for row in range(4)] == [deck, 0, 0, 0]


@pytest.mark.rule("MA-185")
def test_everybody_draws_from_it_and_one_discard_takes_all():
    table = shared(events=[["sabotage plan"]])
    cards = table.s.deck_size[0]
    table.space("move", cards=(1, 2), tokens=(1,))  # one of each character
    table.hand(0)
    table.hand(1, 3)
    table.end()
    assert (table.actor, table.s.hand_size[0], table.s.deck_size[0]) == (1, 4, cards - 4)
    assert sorted(table.s.discard[0, i] for i in range(2)) == [table.made(1), table.made(2)]
    assert [table.s.discard_size[row] for row in range(2)] == [2, 0]
    table.turn((3, "attack"))
    assert (table.actor, table.s.hand_size[1], table.s.deck_size[0]) == (0, 4, cards - 8)


@pytest.mark.rule("MA-186")
@pytest.mark.parametrize(("card", "mover"), [(2, 1), (0, 0)])
def test_the_character_on_the_card_acts(card, mover):
    table = shared()
    table.hand(0, card, 1)
    table.play(card, "move")
    table.go("s1")
    assert [table.cell(0), table.cell(1)] == ["s1" if place == mover else "s0" for place in (0, 1)]


@pytest.mark.rule("MA-186")
def test_range_is_counted_from_the_character_on_the_card():
    table = shared()
    table.at(1, "s4")
    near, far = table.enemy("s1"), table.enemy("s5")
    table.hand(0, 0, 2)
    table.play(2, "attack")
    assert table.threats_of("attack") == {far}
    table.decline()
    table.play(0, "intel")
    assert table.threats_of("push") == {near}


@pytest.mark.rule("MA-187")
def test_two_cards_of_two_characters_do_not_go_into_one_space():
    table = shared()
    table.hand(0, 0, 2)
    table.play(2, "move")
    table.decline()
    assert table.refuses(f"play k{table.made(0)} move")
    table.play(0, "attack")
    table.decline()
    assert table.s.turns == 3  # seat 1 had no cards


@pytest.mark.rule("MA-187")
def test_both_cards_may_be_of_one_character():
    table = shared()
    table.hand(0, 0, 1)
    table.hand(1, 2)
    table.turn((0, "move"), (1, "attack"))
    assert table.actor == 1


@pytest.mark.rule("MA-188")
def test_each_character_may_own_a_copy():
    table = shared()
    table.owns(0, "defend")
    table.plan_deck("defend", "failure", "failure")
    table.hand(0, 2, 1)
    table.play(2, "plan")
    table.do("perform", "keep p:defend", "pass")
    assert table.s.plans[0] == table.s.plans[1] == 1 << 1


@pytest.mark.rule("MA-188")
def test_but_no_character_two_copies():
    table = shared()
    table.owns(0, "defend")
    table.plan_deck("defend", "failure", "failure")
    table.hand(0, 0, 1)
    table.play(0, "plan")
    table.do("perform")
    assert table.legal("keep") == []


@pytest.mark.rule("MA-188")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_active_player_decides_about_the_cards_of_both_characters(active):
    table = shared(3, events=[["damage_character 1 each 0"]], first_player=active)
    table.owns(0, "defend")
    table.owns(1, "defend")
    table.space("plan", cards=(0,), tokens=(2,))
    table.end()
    for _ in range(2):
        assert (table.actor, table.legal("card")) == (active, ["card p1"])
        table.do("card p:defend")
    assert (table.damage(0), table.damage(1)) == (0, 0)


@pytest.mark.rule("MA-189")
@pytest.mark.parametrize(("cards", "star"), [((0, 3), "s5"), ((3, 0), "s0")])
def test_an_event_concerns_the_owner_of_the_top_card(cards, star):
    """A Mandalorian card under an IG-11 card: the star nearest to IG-11."""
    table = shared(events=[["spawn nearest-star"]], stars=["s0", "s5"])
    table.at(1, "s4")
    table.reinforcements(table.kind())
    table.space("move", cards=cards, tokens=(1,))
    table.end()
    assert table.where(0) == star


@pytest.mark.rule("MA-189")
@pytest.mark.parametrize(("cards", "turned"), [((0, 3), 1), ((3, 0), 0)])
def test_so_does_the_nearest_face_down_threat(cards, turned):
    table = shared(events=[["reveal nearest"]])
    table.at(1, "s4")
    threats = [table.hidden("s1"), table.hidden("s5")]
    table.space("move", cards=cards, tokens=(1,))
    table.end()
    assert [table.s.up[threat] for threat in threats] == [int(turned == place) for place in (0, 1)]


@pytest.mark.rule("MA-189")
def test_in_an_action_you_is_the_character_that_performs_it():
    heals = skill(1, action="plan", when="before", steps=["heal 1 you 0"], of="ig-11")
    table = shared(cards=[*BOTH, heals])
    table.hurt(0, 2)
    table.hurt(1, 2)
    table.hand(0, 4, 0)
    table.play(4, "plan")
    table.effect()
    assert (table.damage(0), table.damage(1)) == (2, 1)


@pytest.mark.rule("MA-190")
@pytest.mark.parametrize(("difficulty", "hand", "deck"), [("normal", 4, 20), ("beginner", 4, 20), ("heroic", 3, 21)])
def test_one_player_has_one_hand_and_two_characters(difficulty, hand, deck):
    match, s = dealt(1, mission="the-asset", difficulty=difficulty)
    assert match.options["mode"] == "shared"
    assert (s.hand_size[0], s.deck_size[0], s.team) == (hand, deck, 2)


@pytest.mark.rule("MA-190")
def test_one_player_plays_no_other_mode():
    for mode in ("story", "sandbox"):
        with pytest.raises(cantina.BadOption):
            dealt(1, mission="the-asset", mode=mode)


@pytest.mark.rule("MA-190")
def test_alone_every_turn_is_yours():
    table = shared(1)
    table.hand(0, 0, 1)
    happened = table.play(0, "move") + table.decline() + table.play(1, "plan") + table.decline()
    assert [turn[:2] for turn in told(happened, "turn")] == [(0, 2)]
    assert (table.actor, table.s.hand_size[0]) == (0, 4)
