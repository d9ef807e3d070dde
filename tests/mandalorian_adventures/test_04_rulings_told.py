"""MA-172, MD-55: the log tells things in the order in which they happen, and nothing that did not happen."""

import pytest

from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.rules.events import EVENTS
from mandalorian_adventures.kit import Table, order, skill, told
from mandalorian_adventures.scenes import random_game

SKILLS = ("drew-skill", "drew-skills", "reshuffled-skills")
PLANS = ("plan-drew", "plan-drawn", "reshuffled-plans")


def names(happened, *wanted):
    return [name for name, _ in order(happened, *wanted)]


def drawing(deck, discard):
    """Seat 0 ends the turn with two cards too few; so many cards are in the deck and the discard."""
    table = Table(cards=[skill(1)] * 9)
    table.deck(0, *range(2, 2 + deck))
    s = table.edit()
    for i in range(discard):
        s.discard[0, i] = table.made(6 + i)
    s.discard_size[0] = discard
    table.hand(0, 0, 1)
    table.hand(1)
    s.hand_size[1] = 0
    return table


@pytest.mark.rule("MA-172", "MA-38")
@pytest.mark.parametrize(
    ("deck", "expected"),
    [
        (4, ["drew-skill"] * 4 + ["drew-skills", "reshuffled-skills"]),
        (2, [*["drew-skill"] * 2, "drew-skills", "reshuffled-skills", *["drew-skill"] * 2, "drew-skills"]),
    ],
)
def test_the_last_skill_card_is_told_before_the_deck_is_made_anew(deck, expected):
    table = drawing(deck, 3)
    happened = [event for event in table.play(0, "move") + table.decline() if event.seat == 0]
    happened += [event for event in table.play(1, "attack") + table.decline() if event.seat == 0]
    assert names(happened, *SKILLS) == expected
    assert sum(row[1] for row in told(happened, "drew-skills")) == 4


@pytest.mark.rule("MA-172", "MA-70")
@pytest.mark.parametrize(
    ("strength", "deck", "expected"),
    [
        (1, ("defend",), ["plan-drew", "plan-drawn", "reshuffled-plans"]),
        (2, ("defend",), ["plan-drew", "plan-drawn", "reshuffled-plans", "plan-drew", "plan-drawn"]),
        (2, ("defend", "sprint", "failure"), ["plan-drew", "plan-drew", "plan-drawn"]),
    ],
)
def test_the_last_planning_card_is_told_before_the_deck_is_made_anew(strength, deck, expected):
    table = Table(cards=[skill(strength), skill(1)])
    table.plan_deck(*deck, discard=("smoke", "failure", "take-aim"))
    table.hand(0, 0, 1)
    table.play(0, "plan")
    happened = table.do("perform")
    assert names(happened, *PLANS) == expected
    assert sum(row[1] for row in told(happened, "plan-drawn")) == table.s.drawn_size == strength


@pytest.mark.rule("MD-55", "MA-151")
def test_a_symbol_for_which_the_mission_has_no_text_is_not_told():
    """Double Cross has no text for the symbol, and Nevarro has tokens with it."""
    shown, symbols, tokens = set(), 0, GAME.content.cards[0].tokens
    for seed in range(3):
        for _, happened, _ in random_game("double-cross", seed, map="nevarro"):
            shown |= {EVENTS[event.code] for event in happened}
            symbols += sum(tokens[row[2]].mission_effect for row in told(happened, "revealed"))
    assert symbols > 0
    assert "mission-effect" not in shown


@pytest.mark.rule("MD-55")
@pytest.mark.parametrize("language", ["en", "uk"])
def test_no_line_of_a_log_is_the_name_of_a_text(language):
    *_, (_, _, match) = random_game("double-cross", 0, map="nevarro")
    assert match.over
    assert not [line for line in match.story(None, language) if "ma-" in line]
