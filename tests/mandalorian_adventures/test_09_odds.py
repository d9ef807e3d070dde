"""Odds until the end of the turn: imagined games that know what the seat knows, and nothing else."""

import pytest

import cantina
from cantina.engine.errors import CantinaError
from cantina.engine.odds import odds
from mandalorian_adventures.kit import Table, skill

CARDS = (skill(1), skill(1), skill(1), skill(1))
WORLDS = 12


def ready(**more):
    """Character 0 beside an enemy, two cards to play; what comes is in the event deck alone."""
    table = Table(cards=CARDS, **more)
    table.at(1, "s5")
    table.hand(0, 0, 1)
    table.deck(0, 2, 3)
    return table


def share(table, what, action=None, seat=0):
    """How often something happened in the imagined games, from 0 to 1."""
    found = odds(table.match, seat, action, WORLDS)
    return found.counts[what] / found.worlds


@pytest.mark.rule("MA-126", "MA-130")
@pytest.mark.parametrize(("tokens", "hurt"), [((1, 2), 0), ((2, 3), 1)])
def test_who_is_certain_to_be_hurt_is_hurt_in_every_world(tokens, hurt):
    table = ready(events=[["enemy_attack all melee 0"]] * 3)
    table.enemy("s0", hp=9)
    table.space("plan", tokens=tokens)
    table.do(f"play k{table.made(0)} intel", "decline")
    attack = f"play k{table.made(1)} attack"  # the enemy stays where it is
    assert (share(table, "hurt-0", attack), share(table, "damage-0", attack)) == (hurt, hurt)
    assert share(table, "hurt-1") == share(table, "won") == 0


@pytest.mark.rule("MA-130")
def test_a_defeat_that_is_certain_is_told():
    table = ready(events=[["enemy_attack all melee 0"]] * 3)
    table.enemy("s0", hp=9)
    table.space("plan", tokens=(2, 3))
    table.hurt(0, table.match.view(0)["characters"][0]["hp"] - 1)
    table.turn((0, "intel"))
    assert share(table, "lost") == 1


@pytest.mark.rule("MA-174")
def test_a_victory_that_an_action_brings_is_told():
    table = ready(mission={"objective": ["defeated mudhorn"]})
    mudhorn = table.lay("s1", table.token_kind("mudhorn"), wounds=99)
    table.play(0, "attack")
    assert [share(table, "won", text) for text in (f"attack t{mudhorn}", "decline")] == [1, 0]


def test_to_ask_changes_nothing_and_the_same_question_has_the_same_answer():
    table = ready()
    before = table.match.state.tobytes()
    assert odds(table.match, 0, None, WORLDS) == odds(table.match, 0, None, WORLDS)
    assert table.match.state.tobytes() == before


def test_odds_are_those_of_what_the_seat_knows():
    """Two games that differ in nothing but the order of the event deck have the same odds."""
    said = []
    for order in ((0, 1), (1, 0)):
        table = ready(events=[["enemy_attack all melee 0"], ["sabotage plan"]])
        table.enemy("s0", hp=9)
        table.space("plan", tokens=(2, 3))
        for place, card in enumerate(order):
            table.edit().event_deck[0, place] = card
        table._changed()
        table.turn((0, "intel"))
        said.append(odds(table.match, 0, None, 40).counts)
    assert said[0] == said[1]
    assert 0 < said[0]["hurt-0"] < 40


def test_only_legal_actions_of_a_seat_are_imagined():
    table = ready()
    with pytest.raises(cantina.IllegalAction):
        odds(table.match, 0, "stop", WORLDS)
    with pytest.raises(cantina.IllegalAction):
        odds(table.match, 1, "end", WORLDS)
    assert odds(table.match, 1, None, WORLDS).worlds == WORLDS


def test_after_the_end_nothing_is_left_to_foresee():
    table = ready()
    table.edit().phase = 24
    table._changed()
    with pytest.raises(CantinaError, match="nothing is left to foresee"):
        odds(table.match, 0, None, WORLDS)


def test_a_game_that_counts_nothing_says_so():
    match = cantina.new_match("bounty-hunters", 2, seed=1)
    with pytest.raises(CantinaError, match="no odds in this game"):
        odds(match, 0)
