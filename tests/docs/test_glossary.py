"""The glossary: its words are sorted, and what each row names is defined where it says."""

import re

from docs.reading import ROOT, text_of

PAGE = text_of("docs/glossary.md")
ROW = re.compile(r"^\| ([a-z -]+) \| .+ \| `(\w+)` in `([\w/.]+)` \|$", re.MULTILINE)


def missing(rows):
    """The terms whose name is not defined in their file."""
    found = []
    for term, name, path in rows:
        defined = re.compile(rf"^ *(?:class {name}\b|(?:async )?def {name}\b|{name}\b[^=\n]* = )", re.MULTILINE)
        if not defined.search((ROOT / path).read_text(encoding="utf-8")):
            found.append(term)
    return found


def test_every_row_names_something_that_is_defined_there():
    rows = ROW.findall(PAGE)
    assert len(rows) == sum(line.startswith("| ") for line in PAGE.splitlines()) - 2  # but the heading
    assert missing(rows) == []


def test_terms_are_sorted_and_stand_there_once():
    terms = [term for term, _, _ in ROW.findall(PAGE)]
    assert terms == sorted(set(terms))


def test_a_name_that_was_changed_is_noticed():
    path = "src/cantina/table/table.py"
    assert missing([("desk", "Desk", path), ("table", "Table", path)]) == ["desk"]
