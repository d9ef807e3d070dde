"""Numbers agree with their words."""

from functools import cache

import pytest
from babel import Locale
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from cantina.text import Message, languages, say
from text.adventures_words import told
from text.counted import CARDS, CELLS, CREDITS, DAMAGE
from text.fluent_files import entries

EVERY = {"zero", "one", "two", "few", "many", "other"}
every_language = pytest.mark.parametrize("language", languages())


def credits_of(game):
    return lambda number, language: say(Message(f"{game}-fact-credits", {"credits": number}), language)


def going(number, language):
    values = {"left": number, "character": "X", "seat": 1, "you": "no"}
    return say(Message("mandalorian-adventures-step-step", values), language)


COUNTED = [
    (CREDITS, credits_of("bounty-hunters")),
    (CREDITS, credits_of("way-of-the-mandalorian")),
    (DAMAGE, lambda number, language: told("hurt", language, b=number, c=-1)),
    (CARDS, lambda number, language: told("drew-skills", language, a=number)),
    (CELLS, going),
]


@cache
def rule(language):
    return Locale(language).plural_form


def forms(language, numbers=range(1000)):
    """The forms of words that whole numbers ask for: nothing here is counted in parts or in millions."""
    return {rule(language)(number) for number in numbers}


@every_language
def test_a_number_is_followed_by_its_word(language):
    said = {say(number, language): words for table, say in COUNTED for number, words in table[language].items()}
    assert [line for line, words in said.items() if not line.endswith(words)] == []


@every_language
def test_no_form_is_left_out_of_the_tables(language):
    assert all(forms(language, table[language]) == forms(language) for table, _ in COUNTED)


class Choices(Visitor):
    """What the choices of a message go by."""

    def __init__(self):
        self.keys = []

    def visit_SelectExpression(self, node):
        self.keys.append({getattr(one.key, "name", None) or one.key.value for one in node.variants})
        self.generic_visit(node)


def by_number(language):
    """The choices that go by number, with the key of their message; `other` alone stands in other choices too."""
    for entry in (entry for _, entry in entries(language) if isinstance(entry, fluent.Message)):
        found = Choices()
        found.visit(entry)
        yield from ((entry.id.name, keys) for keys in found.keys if keys & EVERY - {"other"})


@every_language
def test_every_choice_by_number_has_all_forms_of_its_language(language):
    needed = forms(language)
    assert [(key, keys) for key, keys in by_number(language) if not needed <= keys] == []


@every_language
def test_no_choice_by_number_has_a_form_that_its_language_lacks(language):
    known = {*rule(language).tags, "other"}
    assert [(key, keys) for key, keys in by_number(language) if not keys & EVERY <= known] == []


def test_large_numbers_can_be_typed_back():
    values = {"option": "max_turns", "value": "x", "least": 1, "most": 1000}
    assert "1000" in say(Message("option-number", values), "en")
