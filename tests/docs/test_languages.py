"""The page about languages lists those there are, with the editions that their official words come from."""

import re

import pytest

from cantina.text import FALLBACK, Message, languages, say
from docs.reading import rows, text_of
from suites import suites, texts
from text.fluent_files import lines

PAGE = text_of("docs/languages.md")
ADVENTURES = re.compile(r"mandalorian-adventures-|ma-|rule-M[AQ]-|campaign-")
OURS_IN_ENGLISH = ("mandalorian-adventures",)


def listed():
    """The rows of the table: a language, its name, its games."""
    return {code.strip("`"): (name, games.split(", ")) for code, name, games in rows(PAGE, "The ten")}


def test_all_languages_are_listed():
    assert tuple(listed()) == languages()


@pytest.mark.parametrize("language", languages())
def test_a_language_is_called_as_it_calls_itself(language):
    assert listed()[language][0] == say(Message("page-language"), language)


def official(game, editions):
    """The languages whose words for a game are those of an edition."""
    return editions if game in OURS_IN_ENGLISH else (FALLBACK, *editions)


@pytest.mark.parametrize("language", languages())
def test_official_words_are_listed_where_the_glossary_has_them(language):
    games = [suites()[game].title for game, known in texts().items() if language in official(game, known.editions)]
    assert listed()[language][1] == games


def test_the_english_words_of_adventures_that_are_ours_are_said_and_those_of_the_edition_are_not():
    said = " ".join(word for key, found in lines(FALLBACK).items() if ADVENTURES.match(key) for word in found)
    for ours, edition in rows(PAGE, "Words of Adventures that are ours"):
        assert all(re.search(rf"\b{word}", said) for word in ours.split(", "))
        assert [word for word in edition.split(", ") if " " in word and word in said] == []
