"""Who translates sees what a short message is and what its values are: a comment stands directly above it."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from cantina.text import FALLBACK
from text.fluent_files import Names, entries

SHORT = 4  # fewer words than this say too little by themselves
WORD = re.compile(r"\w[\w'\u2019-]*")


class Words(Visitor):
    """The words of a message, of all its forms."""

    def __init__(self):
        self.found = []

    def visit_TextElement(self, node):
        self.found += WORD.findall(node.value)


def untold(message):
    """What a message lacks: a comment at all, or the values that its comment does not name."""
    words, names = Words(), Names()
    words.visit(message.value)
    names.visit(message.value)
    comment = message.comment.content if message.comment else ""
    if not comment:
        return ["a comment"] if len(words.found) < SHORT or names.variables else []
    return sorted(name for name in names.variables if not re.search(rf"\${name}\b", comment))


def untold_in(messages):
    return {
        entry.id.name: lacks for entry in messages if isinstance(entry, fluent.Message) and (lacks := untold(entry))
    }


def strangers(message):
    """The values that a comment names and the message has not."""
    names = Names()
    names.visit(message.value)
    comment = message.comment.content if message.comment else ""
    return set(re.findall(r"\$(\w+)", comment)) - names.variables


def test_every_short_message_and_every_value_has_a_comment():
    assert untold_in(entry for _, entry in entries(FALLBACK)) == {}


def test_no_comment_names_a_value_that_there_is_not():
    messages = [entry for _, entry in entries(FALLBACK) if isinstance(entry, fluent.Message)]
    assert {one.id.name: found for one in messages if (found := strangers(one))} == {}


@pytest.mark.parametrize(
    ("written", "lacks"),
    [
        ("go = Go", ["a comment"]),
        ("# Button.\ngo = Go", []),
        ("## Buttons\n\ngo = Go", ["a comment"]),
        ("# Elsewhere.\n\ngo = Go", ["a comment"]),
        ("go = Go on to the next page", []),
        ("go = Go on to the next { $page }", ["a comment"]),
        ("# Button.\ngo = Go on to { $page }", ["page"]),
        ("# $page: a number.\ngo = Go on to { $page }", []),
        ("# $pages: a number.\ngo = Go on to { $page }", ["page"]),
        ("# $page: a number.\ngo = { $page ->\n    [one] { $thing }\n   *[other] it\n}", ["thing"]),
    ],
)
def test_what_a_message_lacks_is_found(written, lacks):
    assert untold_in(FluentParser().parse(f"{written}\n").body) == ({"go": lacks} if lacks else {})
