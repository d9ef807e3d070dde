"""The table of Way of the Mandalorian as text: everything that lies there, and nothing that the viewer may not know."""

import re

import pytest

import cantina
from cantina.games.way_of_the_mandalorian.telling.wording import (
    card_name,
    card_values,
    mission_title,
    mission_values,
    title,
)
from cantina.text import Amount, Message, amount, languages, say
from way_of_the_mandalorian.kit import BO_KATAN, BOBA, CHARACTER_NAMES, DIN, FENNEC, Table, event, gear, mission

GAME = cantina.game("way-of-the-mandalorian")
pytestmark = [pytest.mark.usefixtures("strict_text"), pytest.mark.parametrize("language", languages())]


def words(key, language, **values):
    return say(Message(f"way-of-the-mandalorian-{key}", values), language)


def figure(value, language):
    """A large number as it stands on a page, where every blank is a plain one."""
    return re.sub(r"\s", " ", amount(value, language))


def line_of(text, mark):
    """The line of a list that has a mark such as #17."""
    return next((line for line in text.splitlines() if re.search(rf"{mark}\b", line)), "")


def block(text, label):
    """The lines from a label to the next one."""
    lines = text.splitlines()
    start = next(i for i, line in enumerate(lines) if line.strip().startswith(label))
    end = next((i for i in range(start + 1, len(lines)) if not lines[i].startswith(" " * 8)), len(lines))
    return " ".join(" ".join(lines[start:end]).split())


@pytest.mark.rule("WM-73")
def test_missions_and_market_are_shown_with_all_their_values(language):
    match = cantina.new_match(GAME.id, 4, 5)
    for viewer in (0, 3, None):
        text, view = match.picture(viewer, language), match.view(viewer)
        for number in view["row"]:
            line = line_of(text, f"#m{number}")
            assert say(mission_title(GAME.content, number), language) in line
            assert say(mission_values(GAME.content, number), language) in line
        for number in view["market"]:
            line = line_of(text, f"#{number}")
            assert say(title(GAME.content, number), language) in line
            assert say(card_values(GAME.content, number), language) in line


@pytest.mark.rule("WM-73")
def test_boards_characters_and_credits_are_shown_to_everybody(language):
    table = Table(4)
    table.board(1, 4, 9)
    table.credits(2, 1234)
    for viewer in (0, 1, None):
        text = table.match.picture(viewer, language)
        assert say(title(GAME.content, 4), language) in line_of(text, "1: #4")
        assert say(title(GAME.content, 9), language) in line_of(text, "2: #9")
        assert re.sub(r"\s", " ", words("fact-credits", language, credits=Amount(1234))) in text
        assert all(words(f"character-{name}", language) in text for name in CHARACTER_NAMES)


@pytest.mark.rule("WM-A56")
def test_hidden_credits_are_not_told_to_others(language):
    table = Table(2, credits_open=False)
    table.credits(1, 1234)
    told = figure(1234, language)
    assert told not in table.match.picture(0, language)
    assert told in table.match.picture(1, language)


@pytest.mark.rule("WM-74")
def test_the_own_hand_is_shown_and_that_of_others_is_a_number(language):
    table = Table(2)
    table.hand(0, 3, 40)
    table.hand(1, 5, 6, 41)
    text = table.match.picture(0, language)
    assert all(line_of(text, f"#{card}") for card in (3, 40))
    assert not any(line_of(text, f"#{card}") for card in (5, 6, 41))
    assert words("fact-hand", language, count=3) in text


@pytest.mark.rule("WM-A68")
def test_a_card_that_everybody_saw_go_into_a_hand_is_recalled(language):
    table = Table(2)
    table.hand(1, 5, 6, known=[6])
    text = table.match.picture(0, language)
    assert line_of(text, "#6")
    assert not line_of(text, "#5")
    assert say(card_name(GAME.content, 6), language) in " ".join(text.split())


@pytest.mark.rule("WM-75")
def test_the_slot_shows_its_card_to_its_owner_alone(language):
    table = Table(2, characters=(DIN, BOBA))
    empty = words("picture-empty", language)
    assert empty in block(table.match.picture(0, language), words("label-slot", language))
    table.slot(1, 33)
    assert line_of(table.match.picture(1, language), "#33")
    for viewer in (0, None):
        text = table.match.picture(viewer, language)
        assert not line_of(text, "#33")
        assert words("picture-face-down", language) in text


@pytest.mark.rule("WM-45", "WM-48", "WM-49")
def test_a_running_attempt_shows_what_is_required_available_and_missing(language):
    """The mission (2, 1, 2, 1) and an event (1, 0, 0, 0) against a board (1, 1, 1, 1) and equipment (1, 2, 0, 1)."""
    cards = {0: gear((1, 2, 0, 1)), 30: event((1, 0, 0, 0))}
    table = Table(2, cards, {3: mission((2, 1, 2, 1))}, {DIN: (1, 1, 1, 1)})
    table.board(0, 0)
    table.hand(1, 30)
    table.row(3)
    table.play(0, "attempt m3")
    table.play(1, "event 30")
    text = table.match.picture(1, language)
    required, available, missing = (
        block(text, words(f"label-{label}", language)) for label in ("required", "available", "missing")
    )
    assert re.findall(r"\([\d·]+\)", required) == ["(3·1·2·1)", "(2·1·2·1)", "(1·0·0·0)"]
    assert re.findall(r"\([\d·]+\)", available) == ["(2·3·1·2)", "(1·1·1·1)", "(1·2·0·1)"]
    assert "(1·0·1·0)" in missing


@pytest.mark.rule("WM-60")
def test_ignored_symbols_are_taken_off_the_requirements(language):
    table = Table(2, {}, {3: mission((2, 1, 2, 1))}, {BO_KATAN: (1, 1, 2, 1)}, characters=(BO_KATAN, DIN))
    table.board(0, 1)
    table.row(3)
    table.play(0, "attempt m3")
    table.pass_events()
    table.play(0, next(action for action in table.legal(0) if action.startswith("discard")), "ignore 1")
    text = table.match.picture(0, language)
    required = block(text, words("label-required", language))
    assert re.findall(r"\([-\d·]+\)", required) == ["(1·1·2·1)", "(2·1·2·1)", "(-1·0·0·0)"]
    assert words("picture-enough", language) in block(text, words("label-missing", language))


@pytest.mark.rule("WM-65", "WM-68")
def test_it_counts_the_missions_until_level_4(language):
    table = Table(2, missions={3: mission((0, 0, 0, 0))})
    table.row(3, 4, 5, 6, 7, 8)

    def end():
        return table.match.picture(0, language).splitlines()[1]

    table.missions_left(20, 44)
    assert end() == words("end-far", language, left=2)
    table.play(0, "attempt m3")
    assert end() == words("end-far", language, left=2)  # not completed yet
    table.pass_events()
    assert end() == words("end-far", language, left=1)
    table.missions_left(44)
    assert end() == words("end-soon", language)
    table.missions_left()
    assert end() == words("end-near", language)


@pytest.mark.rule("WM-A52")
def test_a_limit_of_turns_is_told_when_it_comes_near(language):
    assert "400" not in Table(2).match.picture(0, language)
    assert "14" in Table(2, max_turns=7).match.picture(0, language).splitlines()[0]


def first_lines(table, language, *steps):
    """The first line of the table before each step, and after the last."""
    yield table.match.picture(0, language).splitlines()[0]
    for step in steps:
        table.answer(step)
        yield table.match.picture(0, language).splitlines()[0]


@pytest.mark.rule("WM-85")
def test_each_decision_has_its_own_first_line(language):
    cards = {0: gear((1, 0, 0, 0), temporary=True)}
    table = Table(2, cards, {3: mission((1, 0, 0, 0))}, characters=(FENNEC, BOBA))
    table.hand(0, 1, 2, 3, 4, 5, 6)
    table.board(0, 0)
    table.slot(1, 30)
    table.row(3)
    table.market(33, 34, 35, 36)
    steps = ("attempt m3", "pass", "pass", "use 1", "drop", "draw", "take 33", "take 34", "end")
    lines = list(first_lines(table, language, *steps))
    assert table.phase == "limit"
    assert len(set(lines)) == len(lines)


def test_the_player_who_is_asked_is_named(language):
    table = Table(3, missions={3: mission()})
    table.row(3)
    for asked in (1, 2, 0):
        table.answer("attempt m3" if asked == 1 else "pass")
        who = words("who", language, seat=asked + 1, you="no")
        assert who in table.match.picture(None, language).splitlines()[0]


@pytest.mark.rule("WM-70", "WM-71")
def test_the_score_sheet_stands_at_the_end(language):
    """The board is sold at half price; the hand counts nothing, and is open now."""
    cards = {0: gear(cost=400), 1: gear(cost=200)}
    table = Table(2, cards, {44: mission((0, 0, 0, 0), reward=1000)})
    table.board(1, 0, 1)
    table.hand(1, 7)
    table.row(44)
    table.play(0, "attempt m44")
    table.pass_events()
    text = table.match.picture(0, language)
    sheet = text.split("\n\n")[-1].splitlines()[1:]
    rows = [(1800, 800), (0, 300), (1800, 1100), (1, 2)]
    for line, cells in zip(sheet, rows, strict=True):
        assert re.search(r"\s+".join(re.escape(figure(cell, language)) for cell in cells) + "$", line)
    assert line_of(text, "#7")
    assert words("step-over", language) in text


@pytest.mark.rule("WM-A52")
def test_an_unfinished_game_says_so(language):
    table = Table(2, max_turns=1)
    table.answer("end", "end")
    assert words("step-unfinished", language) in table.match.picture(None, language).splitlines()[0]
