"""Where an official edition has a word for something, that word is used."""

import re

import pytest

from cantina.text import FALLBACK, languages
from text.fluent_files import lines
from text.glossary import EXCUSED, GAMES

EDITIONS = [(game, language) for game, (_, spoken, _) in GAMES.items() for language in spoken]


def text(language, key):
    return " ".join(lines(language).get(key, ()))


def otherwise(game, language):
    """Where English has a word of the glossary and the translation has not: the word, the key and the translation."""
    beginnings, spoken, words = GAMES[game]
    for key in (key for key in lines(FALLBACK) if key.startswith(beginnings)):
        for word, translations in words.items():
            official = translations[spoken.index(language)]
            if re.search(rf"\b({word})\b", text(FALLBACK, key)) and not re.search(official, text(language, key)):
                yield word, key, text(language, key)


@pytest.mark.parametrize(("game", "language"), EDITIONS)
def test_the_words_of_the_official_edition_are_used(game, language):
    assert [found for found in otherwise(game, language) if found[:2] not in EXCUSED] == []


@pytest.mark.slow
def test_every_excuse_is_needed():
    found = {(word, key) for edition in EDITIONS for word, key, _ in otherwise(*edition)}
    assert set(EXCUSED) - found == set()


def test_every_edition_is_in_a_language_that_is_spoken():
    assert {language for _, language in EDITIONS} <= set(languages())


def test_every_word_is_said_in_english():
    """A word that nobody says holds nothing."""
    for beginnings, _, words in GAMES.values():
        said = " ".join(text(FALLBACK, key) for key in lines(FALLBACK) if key.startswith(beginnings))
        assert [word for word in words if not re.search(rf"\b({word})\b", said)] == []
