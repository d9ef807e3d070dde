"""The table of Bounty Hunters as text: everything that lies there, and nothing that the viewer may not know."""

import re

import pytest

import cantina
from bounty_hunters.kit import Table, crate, droid, hunter, target
from cantina.games.bounty_hunters.telling.wording import card_name
from cantina.text import languages, say

GAME = cantina.game("bounty-hunters")
pytestmark = [pytest.mark.usefixtures("strict_text"), pytest.mark.parametrize("language", languages())]


def name(number, language, content=GAME.content):
    return say(card_name(content, number), language)


def flat(text):
    """A picture without its line ends, so that what is wrapped can be found."""
    return " ".join(text.split())


def test_the_own_hand_is_shown_with_the_numbers_of_the_notation(language):
    table = Table(seats=2)
    table.give(0, 3, 50, 120, 190)
    text = table.match.picture(0, language)
    for card in (3, 50, 120, 190):
        assert f"#{card} {name(card, language)}" in text


@pytest.mark.rule("BH-18", "BH-S55")
def test_another_hand_is_a_number_of_cards_even_if_the_viewer_once_held_them(language):
    match = cantina.new_match("bounty-hunters", 2, 5)
    play_turn(match)
    view = match.view(0)
    known = view["players"][1]["hand"]["cards"]
    own = view["players"][0]["hand"]["cards"]
    assert known
    assert not set(re.findall(r"#(\d+)", match.picture(0, language))) & {str(card) for card in set(known) - set(own)}


def play_turn(match):
    for action in ("draw", "choose", "sell", "finish"):
        for seat in range(match.seats):
            match.play(seat, next(one for one in match.legal(seat) if str(one).startswith(action)))


def test_the_areas_of_all_players_are_shown_to_everybody(language):
    cards = {
        0: target((4, 1, 6), 16),
        1: target((1, 0, 0), 9, "credit"),
        44: hunter((4, 1, 5), 2),
        45: hunter((1, 0, 0), 3),
        46: hunter((0, 1, 0), 1, "embo"),
        151: droid((0, 1, 0), 2),
        180: crate(3, 2, 1),
        181: crate(5, 3, 2),
    }
    table = Table(seats=3, cards=cards)
    table.open(1, 0, 44)
    table.captured(1, 1, 45)
    table.orphans(2, 46)
    table.reserved(2, 151, 181)
    table.active(2, 180)
    table.contracts(2, 110)
    for viewer in (0, 1, 2, None):
        text = flat(table.match.picture(viewer, language))
        for card in (*cards, 110):
            shown = name(card, language, table.match.content).removeprefix(name(110, language).split()[0] + " ")
            assert shown in text
        assert "(0·0·1)" in text  # what the open target still lacks


@pytest.mark.rule("BH-80", "BH-84")
def test_it_tells_how_near_the_end_is(language):
    table = Table(seats=2)
    far = table.match.picture(0, language)
    table.turn(9)
    table.trigger(9)
    near = table.match.picture(0, language)
    table.turn(11)
    last = table.match.picture(0, language)
    assert "11" in near.splitlines()[1]
    assert len({text.splitlines()[1] for text in (far, near, last)}) == 3


def test_a_turn_limit_is_told_and_the_earlier_end_counts(language):
    table = Table(seats=2, max_turns=17)
    assert "17" in table.match.picture(0, language).splitlines()[1]
    table.turn(16)
    table.trigger(16)
    assert table.view(0)["last_turn"] == 17
    assert "17" in table.match.picture(0, language).splitlines()[1]


@pytest.mark.rule("BH-106")
def test_each_step_has_its_own_first_line(language):
    match, first_lines = cantina.new_match("bounty-hunters", 2, 5, {"max_turns": 1}), []
    for action in ("draw", "choose", "sell", "finish"):
        first_lines.append(match.picture(0, language).splitlines()[0])
        for seat in range(2):
            match.play(seat, next(one for one in match.legal(seat) if str(one).startswith(action)))
    first_lines.append(match.picture(0, language).splitlines()[0])
    assert len(set(first_lines)) == 4  # selling and finishing are one step


@pytest.mark.rule("BH-88", "BH-103")
@pytest.mark.parametrize(("mode", "rows"), [("standard", 7), ("introductory", 6)])
def test_the_score_sheet_stands_at_the_end(language, mode, rows):
    match = cantina.new_match("bounty-hunters", 3, 5, {"max_turns": 1, "mode": mode})
    play_turn(match)
    sheet = match.picture(None, language).split("\n\n")[-1].splitlines()
    assert len(sheet) == 1 + rows
    assert [line.split()[-3:] for line in sheet[-2:]] == [["1", "1", "1"], ["1", "1", "1"]]  # credits and places


@pytest.mark.rule("BH-S63")
def test_all_hands_are_open_at_the_end(language):
    match = cantina.new_match("bounty-hunters", 3, 5, {"max_turns": 1})
    play_turn(match)
    text = match.picture(0, language)
    for player in match.view(0)["players"]:
        assert all(f"#{card} " in text for card in player["hand"]["cards"])
