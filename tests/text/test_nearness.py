"""No text has eight words in a row from a rulebook: rules are free, the words of a publisher are not."""

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from cantina.text import languages
from docs.reading import ROOT
from text.fluent_files import entries
from text.shingles import FILE, LENGTH, SIZE, near, of_rulebooks, shingles, words, written

STEPS = "the names of the three steps"
EXCUSED = {
    "rule-BH-19": STEPS,
}
TITLE = "Star Wars: The Mandalorian: Way of the Mandalorian"
# What documents have to say as it is, and a row of figures of the score sheet.
SAID = (TITLE, "1. Draw a card 2. Choose a card 3. Pass your hand", "1 1 3 0 3 2 2 12")


class Pieces(Visitor):
    """The pieces of text in a message; a value divides them."""

    def __init__(self):
        self.found = []

    def visit_TextElement(self, node):
        self.found.append(node.value)


def too_near(language):
    """The messages with words from a rulebook: what stands in both, by their keys."""
    found = {}
    for _, entry in entries(language):
        if isinstance(entry, fluent.Message):
            pieces = Pieces()
            pieces.visit(entry)
            rows = [row for piece in pieces.found for row in near(piece, of_rulebooks())]
            if rows:
                found[entry.id.name] = rows
    return found


@pytest.mark.parametrize("language", languages())
def test_no_message_has_eight_words_in_a_row_from_a_rulebook(language):
    assert {key: rows for key, rows in too_near(language).items() if key not in EXCUSED} == {}


@pytest.mark.slow
def test_every_excuse_is_needed():
    assert set(EXCUSED) - set().union(*map(too_near, languages())) == set()


def documents():
    """What people read apart from messages: documents, and the texts of the missions that show how one is made."""
    found = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*"), *(ROOT / "client/src").rglob("*")]
    return [path for path in sorted(found) if path.suffix in {".md", ".ftl", ".toml"}]


def near_in_documents():
    """The words of each document that stand in a rulebook, but for those that cannot be said otherwise."""
    allowed = {row for text in SAID for row, _ in shingles(text)}
    found = {path: near(path.read_text(encoding="utf-8"), of_rulebooks()) for path in documents()}
    return {path.name: left for path, rows in found.items() if (left := [row for row in rows if row not in allowed])}


def test_no_document_has_eight_words_in_a_row_from_a_rulebook():
    assert near_in_documents() == {}


def test_rules_and_texts_of_missions_are_among_the_documents():
    names = {path.relative_to(ROOT).as_posix() for path in documents()}
    assert {"README.md", "docs/rules/bounty-hunters.md", "docs/missions.md"} <= names
    assert any(name.startswith("docs/examples/first-mission/text/uk") for name in names)


def test_what_is_excused_in_documents_stands_in_a_rulebook():
    assert [text for text in SAID if not near(text, of_rulebooks())] == []


BOOK = "Shuffle the deck, deal five cards to each player and put the rest aside."
KNOWN = frozenset(key for _, key in shingles(BOOK))


def test_eight_words_in_a_row_are_found_whatever_stands_between_them():
    assert near("First: deal FIVE cards to each player; and put … it away.", KNOWN) == [
        "deal five cards to each player and put"
    ]


def test_seven_words_in_a_row_may_be_the_same():
    assert near("Now deal five cards to each player and play.", KNOWN) == []


def test_a_figure_and_a_word_with_an_apostrophe_are_words():
    assert words("3 cartes : l\u2019ennemi, le « bonus »") == ["3", "cartes", "l'ennemi", "le", "bonus"]


def test_the_file_holds_hashes_in_their_order_and_is_small():
    """It is what the tool writes, and nothing can be read in it."""
    data = FILE.read_bytes()
    assert len(data) % SIZE == 0
    assert len(data) < 150_000
    assert b"".join(sorted(of_rulebooks())) == data
    assert written([BOOK]) == b"".join(sorted(KNOWN))
    assert len(KNOWN) == len(words(BOOK)) - LENGTH + 1
