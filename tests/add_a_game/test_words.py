"""Quick Draw in words: everything can be said, and in another language it is said in English."""

import re
from pathlib import Path

import pytest

import cantina
from add_a_game.quick_draw import GAME, telling
from cantina.engine.log import Event
from cantina.engine.match import Action, Match
from cantina.text import Message, languages, say

FILE = Path(telling.__file__).parent / "text" / "en" / "quick-draw.ftl"
KEYS = set(re.findall(r"^(quick-draw-[\w-]+) =", FILE.read_text("utf-8"), re.MULTILINE))


@pytest.fixture(autouse=True)
def _loaded(every_game):
    """The messages come with the game."""
    assert cantina.game(GAME.id) is GAME


def said(message):
    """A message in words; none of its values is missing."""
    text = say(message)
    assert text != message.key
    assert "{" not in text
    return text


def test_every_action_and_event_can_be_said():
    actions = [Action(code, GAME, GAME.content).text() for code in range(GAME.notation.size)]
    assert len(set(actions)) == 41
    for code in range(len(GAME.event_names)):
        said(GAME.event_message(GAME.content, Event(code, -1, 1, 3, 4, 0)))


FAMILIES = {
    "option": [option.name.replace("_", "-") for option in GAME.options],
    "bounty": [bounty.name for bounty in GAME.content.cards],
    "action": ["show", "wait"],
    "refusal": ["shown", "not-in-hand"],
    "event": GAME.event_names,
    "picture": ["choose", "over", "worth", "player", "choice"],
    "label": telling.TablePage.label_names,
    "row": GAME.rows,
    "tie": ["captures", "shared"],
    "aid": ["front", "back"],
}


def test_the_file_has_every_message_and_no_other():
    used = {f"quick-draw-{family}-{name}" for family, names in FAMILIES.items() for name in names}
    assert used | {f"quick-draw-{name}" for name in ("name", "about", "who", "column")} == KEYS


@pytest.mark.parametrize("language", languages())
def test_a_language_without_its_texts_says_them_in_english(language):
    match = Match(GAME, 2, 7)
    assert match.picture(0, language) == match.picture(0, "en")
    assert say(Message("quick-draw-name"), language) == "Quick Draw"


def test_a_picture_tells_what_its_viewer_knows():
    match = Match(GAME, 2, 7)
    match.play(0, match.legal(0)[0])
    own, other = match.picture(0), match.picture(1)
    assert "Your choice: Show card" in own
    assert "Your choice" not in other
    assert "Player 1: 0 credits; 8 cards in hand; has chosen" in other
