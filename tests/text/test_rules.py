"""The rules that players read: every rule that the program names is there, and every language says the same numbers."""

import re
from collections import Counter
from functools import cache

import pytest
from fluent.syntax import ast as fluent

from cantina.text import FALLBACK, FOLDER, bundle, languages
from suites import suites
from text.fluent_files import client_pages, entries

SOURCE = FOLDER.parent
PREFIXES = [prefix for suite in suites().values() for prefix in suite.prefixes]
NUMBER = re.compile(rf"\b(?:{'|'.join(PREFIXES)})-[A-Z]?\d+\b")
every_language = pytest.mark.parametrize("language", languages())


@cache
def rules(language):
    """The texts of the rules by their keys."""
    found = {}
    for file, entry in entries(language):
        if file.startswith("rules-") and isinstance(entry, fluent.Message):
            found[entry.id.name] = "".join(element.value for element in entry.value.elements)
    return found


def told():
    """The numbers of the rules that players can read."""
    return {key.removeprefix("rule-") for key in rules(FALLBACK)}


def quoted(text):
    """The numbers of rules that stand in strings of a source: those that people can get to see."""
    return {number for string in re.findall(r'"[^"\n]*"', text) for number in NUMBER.findall(string)}


@pytest.mark.parametrize(
    "path", sorted(SOURCE.glob("games/*/telling/refusal*.py")), ids=lambda path: "/".join(path.parts[-3:])
)
def test_every_rule_that_a_refusal_names_can_be_read(path):
    named = quoted(path.read_text(encoding="utf-8"))
    assert named, "a refusal names a rule"
    assert named - told() == set()


def test_every_rule_that_an_explanation_names_can_be_read():
    named = set().union(*(quoted(page) for page in client_pages() if "FOR_BUILDERS" not in page))
    assert len(named) > 20
    assert named - told() == set()


@every_language
def test_every_rule_that_a_message_names_can_be_read(language):
    named = set(
        NUMBER.findall(" ".join(path.read_text(encoding="utf-8") for path in (FOLDER / language).glob("*.ftl")))
    )
    assert named - told() == set()


@every_language
def test_every_language_says_the_same_numbers(language):
    numbers = {key: Counter(re.findall(r"\d+", text)) for key, text in rules(language).items()}
    english = {key: Counter(re.findall(r"\d+", text)) for key, text in rules(FALLBACK).items()}
    assert [key for key in english if numbers[key] != english[key]] == []


@every_language
def test_a_rule_is_a_sentence_and_no_paragraph(language):
    texts = {key: text for key, text in rules(language).items() if key.startswith("rule-")}
    assert [key for key, text in texts.items() if text[-1] not in ".!?)" or "\n" in text or len(text) > 700] == []


def test_what_only_browsers_read_is_not_loaded_elsewhere():
    assert not bundle(FALLBACK).has_message("rule-BH-01")
