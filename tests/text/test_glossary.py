"""Where an official edition of a game has a word for something, that word is used.

The glossary of a game (`tests/<folder>/texts.py`) has a pattern for the forms of an English word, and for each edition
what its translations have in common whatever the ending.
"""

import re

import pytest

from cantina.text import FALLBACK, languages
from suites import texts
from text.fluent_files import lines

EDITIONS = [(game, language) for game, known in texts().items() for language in known.editions]
EXCUSED = {excuse: why for known in texts().values() for excuse, why in known.excused.items()}


def text(language, key):
    return " ".join(lines(language).get(key, ()))


def otherwise(game, language):
    """Where English has a word of the glossary and the translation has not: the word, the key and the translation."""
    known = texts()[game]
    for key in (key for key in lines(FALLBACK) if key.startswith(known.beginnings)):
        for word, translations in known.glossary.items():
            official = translations[known.editions.index(language)]
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
    for known in texts().values():
        said = " ".join(text(FALLBACK, key) for key in lines(FALLBACK) if key.startswith(known.beginnings))
        assert [word for word in known.glossary if not re.search(rf"\b({word})\b", said)] == []
