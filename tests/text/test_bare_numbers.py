"""In English no number stands before a plural noun without a choice of its forms: nobody reads of “1 points”."""

import re

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from cantina.text import FALLBACK
from text.fluent_files import entries

# A word that ends in s and is no noun, or after which no noun belongs to the number any more.
ENDS = re.compile(
    "a|acts|agrees|and|asks|at|attacks|attempts|begins|brings|by|captures|carries|counts|does|for|from|goes|has|holds|in|is|it|"
    "moves|needs|of|on|or|plays|strikes|takes|the|to|was|wins|with"
)
NEVER_ONE = "the most players of a game"
HUNDREDS = "prices and rewards are multiples of 100"
LIMIT = "a limit far above one"
ALLOWED = {
    "campaign-growth": "all cards of the growth deck",
    "client-minutes": "how long a game takes",
    **dict.fromkeys(("client-players", "page-players", "seats-wrong", "terminal-game"), NEVER_ONE),
    **dict.fromkeys(
        (
            "pack-large",
            "pack-large-whole",
            "pack-tracks",
            "pack-spaces",
            "request-too-large",
            "table-name",
            "table-key",
        ),
        LIMIT,
    ),
    **dict.fromkeys(("client-wm-about-mission", "client-wm-about-last"), HUNDREDS),
    **{f"way-of-the-mandalorian-event-{event}": HUNDREDS for event in ("sale", "quick-job", "completed", "failed")},
    **{f"way-of-the-mandalorian-{key}": HUNDREDS for key in ("refusal-cost", "step-sale")},
    "way-of-the-mandalorian-step-limit": "more cards than the limit of five",
}


def counted(text):
    """The plural noun that a text begins with, after at most two words about it."""
    phrase = re.match(r" [a-z]+(?: [a-z]+){0,2}", text)
    for word in phrase[0].split() if phrase else ():
        if ENDS.fullmatch(word):
            return ""
        if word.endswith("s"):
            return word
    return ""


def bare(pattern, chosen=frozenset()):
    """The values of a pattern that stand before a plural noun, but for those by which its form was chosen."""
    for value, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        inner = getattr(value, "expression", None)
        if isinstance(inner, fluent.VariableReference) and isinstance(after, fluent.TextElement):
            name = inner.id.name
            if name not in chosen and (noun := counted(after.value)):
                yield name, noun
        if isinstance(inner, fluent.SelectExpression):
            by = {inner.selector.id.name} if isinstance(inner.selector, fluent.VariableReference) else set()
            for variant in inner.variants:
                yield from bare(variant.value, chosen | by)


def found_in(source):
    """What is found in the messages of a Fluent text, by their keys."""
    return {
        entry.id.name: [*bare(entry.value)]
        for entry in FluentParser().parse(source).body
        if isinstance(entry, fluent.Message)
    }


def in_english():
    """What is found in the English files, by the keys of the messages."""
    said = {entry.id.name: [*bare(entry.value)] for _, entry in entries(FALLBACK) if isinstance(entry, fluent.Message)}
    return {key: found for key, found in said.items() if found}


def test_a_number_before_a_plural_noun_is_chosen_by():
    assert {key: found for key, found in in_english().items() if key not in ALLOWED} == {}


def test_every_exception_is_needed():
    assert set(ALLOWED) - set(in_english()) == set()


def test_a_bare_number_is_found():
    assert found_in("a = { $n } points\nb = costs { $n } more skill cards.\nc = { $n } is less\n") == {
        "a": [("n", "points")],
        "b": [("n", "cards")],
        "c": [],
    }


def test_a_choice_by_the_same_number_excuses_it_and_no_other():
    chosen = "{ $n ->\n    [one] { $n } point\n   *[other] { $n } points\n}"
    other = "{ $why ->\n    [one] { $n } points\n   *[other] none\n}"
    assert found_in(f"a = {chosen}\nb = {other}\n") == {"a": [], "b": [("n", "points")]}


def test_what_belongs_to_another_word_is_no_noun_of_the_number():
    assert found_in("a = card { $n } of the cards\nb = player { $n } takes cards\nc = { $n }: cards\n") == {
        "a": [],
        "b": [],
        "c": [],
    }
