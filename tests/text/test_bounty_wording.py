"""Cards, actions and events of Bounty Hunters in words."""

import re

import pytest

import cantina
from cantina.engine.log import EVERYONE, Event
from cantina.games.bounty_hunters.pack.cards import FIRST_HUNTER
from cantina.games.bounty_hunters.pack.content import Crate, Droid, Hunter, Target
from cantina.games.bounty_hunters.rules.actions import NOTATION
from cantina.games.bounty_hunters.rules.events import EVENTS
from cantina.games.bounty_hunters.telling.wording import action_message, card_name, event_message
from cantina.text import Message, languages, say

GAME = cantina.game("bounty-hunters")
CARDS = GAME.content.cards
ABOUT_NOBODY = ("turn", "reshuffled", "triggered", "passed", "over")
OPERANDS = {**dict.fromkeys(("drew", "must-name-again", "reshuffled"), (1, 7, 0)), "captured": (3, 0, 0)}
VALUES = re.compile("[·(+\N{MINUS SIGN}]\\d|\\d·")  # as they stand on a card

pytestmark = [pytest.mark.usefixtures("strict_text"), pytest.mark.parametrize("language", languages())]


def name(number, language):
    return say(card_name(GAME.content, number), language)


def test_cards_that_differ_in_anything_printed_have_different_names(language):
    """Copies printed on targets and droids follow from the other values, so they need not be told."""
    by_name = {}
    for number, card in enumerate(CARDS):
        by_name.setdefault(name(number, language), set()).add(card)
    assert [cards for cards in by_name.values() if len(cards) > 1] == []


def test_a_card_is_named_by_its_numbers(language):
    for number, card in enumerate(CARDS):
        text = name(number, language).replace("4-LOM", "").replace("IG-11", "")
        assert sorted(int(figure) for figure in re.findall(r"\d+", text)) == sorted(figures(card))


def figures(card):
    """What is printed on a card, the number of copies left aside."""
    if isinstance(card, Target):
        return [card.points, *card.shield]
    if isinstance(card, Hunter):
        return [card.penalty, *card.attack]
    if isinstance(card, Droid):
        return [card.cost, *card.attack]
    if isinstance(card, Crate):
        return [card.cost, card.points, card.icons]
    return [*card.units * (2 if card.kind == "same-target" else 1), card.duo]


def test_three_values_are_readable_without_colour(language):
    chewbacca = next(i for i, card in enumerate(CARDS[:FIRST_HUNTER]) if card.shield == (4, 1, 6))
    assert name(chewbacca, language).endswith(" 16 (4·1·6)")


def test_names_are_short(language):
    assert max(len(name(number, language)) for number in range(len(CARDS))) <= 62


def test_actions_that_differ_in_their_cards_are_said_differently(language):
    for verb in ("choose", "sell"):
        said = {
            say(action_message(GAME.content, NOTATION.parse(f"{verb} {number}")), language)
            for number in (0, 50, 110, 160, 190)
        }
        assert len(said) == 5


def test_every_kind_of_event_can_be_said_to_the_player_and_to_others(language):
    for code, kind in enumerate(EVENTS):
        operands = OPERANDS.get(kind, (160, 3, 0))
        message = event_message(GAME.content, Event(code, EVERYONE, 1, *operands))
        lines = {say(Message(message.key, {**message.values, "you": you}), language) for you in ("yes", "no")}
        assert all(lines)
        assert len(lines) == (1 if kind in ABOUT_NOBODY else 2)


def test_a_player_is_told_which_player_they_are(language):
    match = cantina.new_match("bounty-hunters", 2, 1)
    for seat in (0, 1):
        match.play(seat, "draw hunter")
    mine, other = (match.story(seat, language)[1] for seat in (0, 1))
    assert mine != other


def test_after_the_end_nothing_is_told_twice(language):
    """Others hear of a sale when step 2 closes; once everything is open, the sale itself is in the log (BH-S63)."""
    match = cantina.new_match("bounty-hunters", 2, 1, {"max_turns": 1})
    for action in ("draw hunter", "choose", "sell", "finish"):
        for seat in (0, 1):
            match.play(seat, next(one for one in match.legal(seat) if str(one).startswith(action)))
    assert match.over
    sold = [event for event in match.events(None) if EVENTS[event.code] == "sold"]
    assert [event.seat for event in sold] == [0, 1]
    assert len(match.story(None, language)) == len(match.events(None))


def told(kind, language, *operands):
    message = event_message(GAME.content, Event(EVENTS.index(kind), EVERYONE, 1, *operands, *[0] * (3 - len(operands))))
    return say(message, language)


def test_the_log_tells_sentences_and_no_values(language):
    """What is printed on a card is explained where its name is pointed at."""
    for number, card in enumerate(CARDS):
        line = told("revealed", language, number)
        assert not VALUES.search(line)
        if isinstance(card, (Target, Hunter)):
            assert say(Message(f"bounty-hunters-{name_of(card)}"), language) in line


def name_of(card):
    return f"{'character' if isinstance(card, Target) else 'hunter'}-{card.character}"


def test_the_log_tells_the_kind_of_a_card(language):
    """A hunter and a target may both be unknown to a reader; their sentences differ in more than the name."""
    kinds = {}
    for number, card in enumerate(CARDS):
        line = told("drew-card", language, number)
        if isinstance(card, (Target, Hunter)):
            line = line.replace(say(Message(f"bounty-hunters-{name_of(card)}"), language), "")
            kinds.setdefault(type(card), set()).add(line)
    assert all(len(lines) == 1 for lines in kinds.values())
    assert kinds[Target] != kinds[Hunter]


def test_a_capture_is_told_with_its_points(language):
    for number, card in enumerate(CARDS[:FIRST_HUNTER]):
        line = told("captured", language, number)
        assert re.findall(r"\d+", line) == ["2", str(card.points)]  # the number of the player comes first
