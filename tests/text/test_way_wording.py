"""Cards, actions and events of Way of the Mandalorian in words."""

import re

import pytest

import cantina
from cantina.engine.log import EVERYONE, Event
from cantina.games.way_of_the_mandalorian.pack.cards import CARDS, FIRST_EVENT, MISSIONS
from cantina.games.way_of_the_mandalorian.rules.actions import NOTATION
from cantina.games.way_of_the_mandalorian.rules.events import EVENTS
from cantina.games.way_of_the_mandalorian.telling.wording import (
    ATTRIBUTE_NAMES,
    action_message,
    attribute_name,
    card_name,
    event_message,
    mission_name,
    mission_title,
    title,
)
from cantina.text import Message, languages, say
from way_of_the_mandalorian.kit import BO_KATAN, DIN, FENNEC, Table, gear, mission

GAME = cantina.game("way-of-the-mandalorian")
CONTENT = GAME.content
ABOUT_NOBODY = ("reshuffled", "new-in-market", "new-mission", "unfinished")
GROUPED = re.compile(r"(?<=\d)[.,\u00a0\u202f](?=\d{3})")  # between the digits of a large number
LONGEST_NAME = 26  # beside it, number and values fit into a line of the table

pytestmark = [pytest.mark.usefixtures("strict_text"), pytest.mark.parametrize("language", languages())]


def card(number, language):
    return say(card_name(CONTENT, number), language)


def said(action, language):
    return say(action_message(CONTENT, NOTATION.parse(action)), language)


def test_no_two_cards_and_no_two_missions_have_the_same_name(language):
    names = [say(title(CONTENT, number), language) for number in range(CARDS)]
    missions = [say(mission_title(CONTENT, number), language) for number in range(MISSIONS)]
    assert len(set(names)) == CARDS
    assert len(set(missions)) == MISSIONS
    assert max(len(name) for name in names + missions) <= LONGEST_NAME


@pytest.mark.rule("WM-05", "WM-06")
def test_a_card_is_named_by_its_numbers(language):
    for number, printed in enumerate(CONTENT.cards[:CARDS]):
        found = [int(figure) for figure in re.findall(r"\d+", card(number, language))]
        assert found == [printed.cost, *printed.symbols]


@pytest.mark.rule("WM-04")
def test_a_mission_is_named_by_its_numbers(language):
    for number, printed in enumerate(CONTENT.cards[CARDS : CARDS + MISSIONS]):
        name = GROUPED.sub("", say(mission_name(CONTENT, number), language))
        found = [int(figure) for figure in re.findall(r"\d+", name)]
        assert found == [printed.level, *printed.requires, printed.reward, printed.penalty]


@pytest.mark.rule("WM-09")
def test_four_symbols_stand_in_one_order_without_colour(language):
    rifle = next(number for number in range(CARDS) if CONTENT.cards[number].name == "ion-rifle")
    assert "(3·0·0·1)" in card(rifle, language)
    assert len({say(attribute_name(attribute), language) for attribute in range(4)}) == 4


@pytest.mark.rule("WM-A01")
def test_the_aid_explains_the_order_of_the_symbols(language):
    words = [say(Message(f"way-of-the-mandalorian-attribute-{name}"), language) for name in ATTRIBUTE_NAMES]
    front = " ".join(GAME.aid(language)["front"].split())
    places = [front.find(word[:5]) for word in words]
    assert -1 not in places
    assert places == sorted(places)


@pytest.mark.rule("WM-47")
def test_temporary_equipment_and_events_are_marked(language):
    """Three cards alike in name and numbers are told apart."""
    marks = set()
    for number in range(CARDS):
        values = card(number, language).removeprefix(say(title(CONTENT, number), language))
        kind = "event" if number >= FIRST_EVENT else CONTENT.cards[number].temporary
        marks.add((kind, re.sub(r"[\d·()]", "", values)))
    assert len(marks) == len({mark for _, mark in marks}) == 3


def test_actions_that_differ_are_said_differently(language):
    actions = ("equip 3", "fill 30", "draw", "sell 3", "sell 30", "job", "attempt m3", "attempt m44", "end", "take 3")
    actions += ("deck", "close", "event 30", "slot", "pass", "discard 3", "ignore 1", "ignore 4", "use none", "use 1")
    actions += ("use 2", "use 1+3", "use 1+2+3+4+5", "keep", "drop", "retain 3")
    assert len({said(action, language) for action in actions}) == len(actions)


def test_a_set_of_slots_is_counted_from_1(language):
    assert re.findall(r"\d", said("use 1+3", language)) == ["1", "3"]


def test_every_kind_of_event_can_be_said_to_the_player_and_to_others(language):
    for code, kind in enumerate(EVENTS):
        operand = 2 if kind == "ignores" else 33
        message = event_message(CONTENT, Event(code, EVERYONE, 1, operand, 200, 0))
        lines = {say(Message(message.key, {**message.values, "you": you}), language) for you in ("yes", "no")}
        assert all(lines)
        assert len(lines) == (1 if kind in ABOUT_NOBODY else 2)


def test_an_event_played_free_of_charge_is_told_so(language):
    code = EVENTS.index("plays-event")
    paid, free = (say(event_message(CONTENT, Event(code, EVERYONE, 1, 33, fee, 0)), language) for fee in (200, 0))
    assert "200" in paid
    assert "200" not in free


def test_the_log_tells_sentences_and_no_symbols(language):
    """What is printed on a card is explained where its name is pointed at; what it is stands in the sentence."""
    for number in range(CARDS):
        line = say(event_message(CONTENT, Event(EVENTS.index("equipped"), EVERYONE, 1, number, 0, 0)), language)
        assert "·" not in line
        assert say(title(CONTENT, number), language) in line


def test_the_log_tells_what_an_attempt_is_about(language):
    for number, printed in enumerate(CONTENT.cards[CARDS : CARDS + MISSIONS]):
        line = say(event_message(CONTENT, Event(EVENTS.index("attempts"), EVERYONE, 1, number, 0, 0)), language)
        assert "·" not in line
        stakes = [int(figure) for figure in re.findall(r"\d+", GROUPED.sub("", line))[1:]]
        assert stakes == [printed.level, printed.reward, printed.penalty]


def test_large_sums_have_a_separator(language):
    sale = EVENTS.index("sale")
    small, large = (say(event_message(CONTENT, Event(sale, EVERYONE, 1, n, 0, 0)), language) for n in (900, 12500))
    assert "900" in small
    assert GROUPED.search(large)
    assert "12500" in GROUPED.sub("", large)


@pytest.mark.rule("WM-74", "WM-A68")
def test_a_card_of_the_deck_is_named_to_its_taker_alone(language):
    table = Table()
    table.deck(7, 8)
    table.play(0, "draw", "deck", "deck")
    name = say(title(table.match.content, 7), language)
    assert any(name in line for line in table.match.story(0, language))
    assert not any(name in line for line in table.match.story(1, language))


@pytest.mark.rule("WM-56")
def test_an_attempt_is_told_step_by_step(language):
    """Bo-Katan Kryze ignores a symbol, uses a temporary card and succeeds."""
    cards, boards = {0: gear((2, 0, 0, 0), temporary=True)}, {BO_KATAN: (1, 1, 2, 0)}
    table = Table(2, cards, {3: mission((3, 1, 2, 1), reward=400)}, boards, characters=(BO_KATAN, DIN))
    table.hand(0, 31)
    table.board(0, 0)
    table.row(3)
    table.play(0, "attempt m3")
    table.pass_events()
    table.play(0, "discard 31", "ignore 4", "use 1")
    told = [EVENTS[event.code] for event in table.match.events(0)]
    assert told[-8:] == ["attempts", "passes", "passes", "ignores-with", "ignores", "uses", "completed", "worn-out"]
    lines = table.match.story(0, language)[-8:]
    assert say(attribute_name(3), language) in lines[4]
    assert "400" in lines[6]
    assert all(say(title(table.match.content, 0), language) in line for line in (lines[5], lines[7]))


@pytest.mark.rule("WM-59")
def test_a_kept_card_is_told_to_everybody(language):
    table = Table(2, {0: gear((1, 0, 0, 0), temporary=True)}, {3: mission((1, 0, 0, 0))}, characters=(FENNEC, DIN))
    table.board(0, 0)
    table.row(3)
    table.play(0, "attempt m3")
    table.pass_events()
    table.play(0, "use 1", "keep")
    name = say(title(table.match.content, 0), language)
    assert all(name in table.match.story(seat, language)[-1] for seat in (0, 1, None))


def test_the_cards_that_the_player_aid_shows_are_in_the_set(language):
    """Lasting and temporary equipment, an event and a mission; no other card has values there."""
    front = GAME.aid(language)["front"]
    names = [card_name(CONTENT, number) for number in range(CARDS)]
    names += [mission_name(CONTENT, number) for number in range(MISSIONS)]
    shown = [number for number, name in enumerate(names) if f"  {say(name, language)}" in front]
    lasting, temporary = (card for card in shown if card < FIRST_EVENT)
    assert (CONTENT.cards[lasting].temporary, CONTENT.cards[temporary].temporary) == (False, True)
    event, attempted = (card for card in shown if card >= FIRST_EVENT)
    assert event < CARDS <= attempted
    assert len(re.findall(r"\(\d+(?:·\d+){3}\)", front)) == 1 + len(shown)  # explained once, then on each card
