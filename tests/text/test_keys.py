"""Every message that the source says exists in every language, and nothing else does."""

from functools import cache

import pytest
from fluent.syntax import ast as fluent

from cantina.text import FALLBACK, languages
from text.fluent_files import FAMILIES, entries, expanded, placeholders, spoken, texts


@cache
def used():
    """The keys the source says, and those that messages say for each other."""
    known = texts(FALLBACK)
    keys = set().union(*(expanded(pattern, set(known)) for pattern in spoken()))
    return keys.union(*(text.messages for text in known.values()))


@pytest.mark.parametrize("language", languages())
def test_every_message_said_anywhere_is_there(language):
    assert used() - set(texts(language)) == set()


@pytest.mark.parametrize("language", languages())
def test_every_message_is_said_somewhere(language):
    assert set(texts(language)) - used() == set()


def test_the_tables_of_key_families_belong_to_keys_of_the_source():
    assert set(FAMILIES) - spoken() == set()


@pytest.mark.parametrize("language", languages())
def test_the_files_hold_nothing_that_is_not_fluent(language):
    assert [entry.content for _, entry in entries(language) if isinstance(entry, fluent.Junk)] == []


@pytest.mark.parametrize("language", languages())
def test_no_key_stands_twice(language):
    keys = [entry.id.name for _, entry in entries(language) if isinstance(entry, fluent.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", languages())
def test_each_file_has_the_same_keys_in_every_language(language):
    def by_file(one):
        return {(file, entry.id.name) for file, entry in entries(one) if isinstance(entry, fluent.Message)}

    assert by_file(language) == by_file(FALLBACK)


@pytest.mark.parametrize("language", languages())
def test_the_placeholders_are_the_same_in_every_language(language):
    ours, english = texts(language), texts(FALLBACK)
    assert {key: placeholders(ours, key) for key in ours} == {key: placeholders(english, key) for key in english}
