"""The page about languages lists those there are, with the editions that their official words come from."""

import pytest

from cantina.text import FALLBACK, Message, languages, say
from docs.reading import rows, text_of
from suites import suites, texts

PAGE = text_of("docs/languages.md")


def listed():
    """The rows of the table: a language, its name, its games."""
    return {code.strip("`"): (name, games.split(", ")) for code, name, games in rows(PAGE, "The ten")}


def test_all_languages_are_listed():
    assert tuple(listed()) == languages()


@pytest.mark.parametrize("language", languages())
def test_a_language_is_called_as_it_calls_itself(language):
    assert listed()[language][0] == say(Message("page-language"), language)


@pytest.mark.parametrize("language", languages())
def test_official_words_are_listed_where_the_glossary_has_them(language):
    games = [suites()[game].title for game, known in texts().items() if language in (FALLBACK, *known.editions)]
    assert listed()[language][1] == games
