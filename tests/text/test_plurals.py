"""Numbers agree with their words."""

import pytest

from cantina.text import Message, languages, say

CREDITS = {
    "en": {0: "0 credits", 1: "1 credit", 2: "2 credits", 5: "5 credits", 21: "21 credits"},
    "uk": {
        0: "0 кредитів",
        1: "1 кредит",
        2: "2 кредити",
        5: "5 кредитів",
        11: "11 кредитів",
        21: "21 кредит",
        22: "22 кредити",
    },
    "pl": {
        0: "0 kredytów",
        1: "1 kredyt",
        2: "2 kredyty",
        5: "5 kredytów",
        12: "12 kredytów",
        21: "21 kredytów",
        22: "22 kredyty",
    },
}


@pytest.mark.parametrize(
    ("language", "number"), [(language, number) for language in CREDITS for number in CREDITS[language]]
)
@pytest.mark.parametrize("game", ["bounty-hunters", "way-of-the-mandalorian"])
def test_credits(game, language, number):
    assert say(Message(f"{game}-fact-credits", {"credits": number}), language) == CREDITS[language][number]


def test_every_language_is_counted_in():
    assert set(CREDITS) == set(languages())


def test_large_numbers_can_be_typed_back():
    values = {"option": "max_turns", "value": "x", "least": 1, "most": 1000}
    assert "1000" in say(Message("option-number", values), "en")
