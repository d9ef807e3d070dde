"""Every message that the source says exists in every language, and nothing else does."""

from functools import cache

import pytest
from fluent.syntax import ast as fluent

from cantina.text import FALLBACK, languages
from text.fluent_files import FAMILIES, entries, expanded, placeholders, spoken, texts

every_language = pytest.mark.parametrize("language", languages())


@cache
def used():
    """The keys that the source says, ours and the client's, and those that messages say for each other."""
    known = texts(FALLBACK)
    keys = set().union(*(expanded(pattern, set(known)) for pattern in spoken()))
    return keys.union(*(text.messages for text in known.values()))


def by_file(language):
    """The keys of a language, each with its file, as often as they stand there."""
    return [(file, entry.id.name) for file, entry in entries(language) if isinstance(entry, fluent.Message)]


@pytest.mark.slow
def test_every_message_said_anywhere_is_there():
    assert sorted(used() - set(texts(FALLBACK))) == []


def test_every_message_is_said_somewhere():
    assert sorted(set(texts(FALLBACK)) - used()) == []


@pytest.mark.slow
def test_a_message_that_nobody_says_is_found():
    """Not even where the beginning of a key is said, and its end is open."""
    known = set(texts(FALLBACK))
    begins = ("bounty-hunters-", "client-bh-", "client-value-", "client-undo-", "table-told-", "ma-skill-", "bench-")
    idle = {f"{begin}of-no-use" for begin in begins}
    assert idle & set().union(*(expanded(pattern, known | idle) for pattern in spoken())) == set()


@pytest.mark.slow
def test_the_tables_of_key_families_belong_to_keys_of_the_source():
    assert set(FAMILIES) - spoken() == set()


@every_language
def test_the_files_hold_nothing_that_is_not_fluent(language):
    assert [entry.content for _, entry in entries(language) if isinstance(entry, fluent.Junk)] == []


@every_language
def test_each_file_has_the_keys_of_the_english_one_once(language):
    ours, english = by_file(language), by_file(FALLBACK)
    assert [one for one in english if one not in set(ours)] == []
    assert [one for one in ours if one not in set(english)] == []
    assert len(ours) == len(set(ours))


@every_language
def test_no_key_stands_in_two_files(language):
    assert len(by_file(language)) == len(texts(language))


@every_language
def test_the_placeholders_are_the_same_in_every_language(language):
    ours, english = texts(language), texts(FALLBACK)
    shared = sorted(ours.keys() & english.keys())
    assert [key for key in shared if placeholders(ours, key) != placeholders(english, key)] == []


def test_there_are_the_ten_languages_that_were_promised():
    assert languages() == ("en", "cs", "fr", "hu", "it", "nl", "pl", "ro", "sk", "uk")
