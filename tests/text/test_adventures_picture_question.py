"""What the table of The Mandalorian: Adventures says first: what is asked, and in the end how it went."""

import re

import pytest

from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.rules.scoring import ROWS
from cantina.games.mandalorian_adventures.rules.state import PHASES
from cantina.games.mandalorian_adventures.telling.titles import character_name
from cantina.text import Message, say
from text.adventures_games import PACK, every_language, flat, new, play, words

pytestmark = pytest.mark.usefixtures("strict_text")

# --- the question ----------------------------------------------------------------------------------------------------


@every_language
def test_every_question_has_its_own_first_line(language):
    view = new().view(0)
    view["question"]["action"] = {"space": "move", "character": 0, "strength": 2, "range": 1, "card": None}
    lines = set()
    for phase in PHASES[1:-1]:
        view["question"]["phase"] = phase
        lines.add(GAME.picture(view, GAME.content, language).splitlines()[1])
    assert len(lines) == len(PHASES) - 2 == 23


@every_language
def test_the_player_who_is_asked_is_named(language):
    match = new(seats=3, mission="the-egg")
    play(match, 12)
    asked = match.actors()[0]
    who = words("who", language, seat=asked + 1, you="no")
    assert who in match.picture(None, language).splitlines()[1]


@every_language
def test_the_text_that_is_being_carried_out_is_shown(language):
    view = new(mission="the-prison-ship").view(0)
    for kind, name, key in (
        ("skill", "jet-burst", "ma-skill-jet-burst-text"),
        ("plan", "sprint", "ma-plan-sprint-text"),
        ("green", "slice", "ma-green-slice-text"),
        ("rule", "override", "ma-rule-override"),
        ("use", "medkit-cell", "ma-use-medkit-cell"),
        ("crisis", "the-prison-ship", "ma-mission-the-prison-ship-crisis"),
    ):
        view["question"]["source"] = {"kind": kind, "name": name}
        text = GAME.picture(view, GAME.content, language)
        row = text[text.index(f"\n{words('label-source', language)} ") :]
        assert flat(say(Message(key), language)) in flat(row)


@every_language
@pytest.mark.rule("MQ-24")
def test_damage_that_is_due_is_shown(language):
    view = new().view(0)
    view["question"]["damage"] = {"character": 1, "amount": 2, "threat": 0}
    due = words("picture-due", language, character=character_name(PACK, 1), number=2)
    assert due in GAME.picture(view, GAME.content, language)


# --- the end ---------------------------------------------------------------------------------------------------------


@every_language
@pytest.mark.rule("MA-01")
def test_the_score_sheet_stands_at_the_end(language):
    match = play(new(seed=5), 1000)
    assert match.over
    text = match.picture(1, language)
    assert text.splitlines()[1] != words("step-won", language)
    for row in ROWS:
        name = words(f"row-{row}", language)
        numbers = [str(player["pad"][row]) for player in match.view(1)["players"]]
        assert re.search(rf"^{name} +{numbers[0]} +{numbers[1]}$", text, re.MULTILINE)
    assert match.view(None)["seed"] == match.seed.hex()
    assert all(player["hand"] is not None for player in match.view(None)["players"])


@every_language
@pytest.mark.parametrize(
    ("outcome", "reason"), [("won", ""), ("lost", "defeat"), ("lost", "failure"), ("unfinished", "")]
)
def test_the_first_lines_say_how_it_ended(language, outcome, reason):
    view = play(new(seed=5), 1000).view(0)
    view |= {"outcome": outcome, "reason": reason, "loser": "ig-11" if reason == "defeat" else None}
    line = GAME.picture(view, GAME.content, language).splitlines()[1]
    values = {"reason": reason, "character": character_name(PACK, 1)} if outcome == "lost" else {}
    assert words(f"step-{outcome}", language, **values) in line


@every_language
def test_a_limit_of_turns_is_told_when_it_comes_near(language):
    assert "177" not in new(max_turns=177).picture(0, language).splitlines()[1]
    assert "7" in new(max_turns=7).picture(0, language).splitlines()[1]
