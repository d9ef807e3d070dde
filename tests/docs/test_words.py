"""Docstrings and comments are in plain technical English; only the rules of the games keep the words of rulebooks."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from docs.reading import ROOT

FOLDERS = ("src/cantina", "bench", "tools", "tests")
THINGS = (
    "card|character|client|condition|digit|file|folder|game|kind|language|line|player|row|seat|step|table|turn|viewer"
)
# The words, and what to write instead.
WORDS = {
    r"\b(?:whoever|whomever|somebody|someone)\b": "the role: guest, player, viewer, client, host, caller",
    r"\banew\b": "again",
    r"\bseldom\b": "rarely",
    r"\bso (?:many|much)\b": "n, a count, or the name of the argument",
    rf"\b(?:one|an?)\s(?!in\s)\w+\san?\s(?:{THINGS})(?=[.,;:)]|$)": "one ... per ...",
}
SAME = re.compile(r"\s*the same\b", re.IGNORECASE)  # a tooltip shows nothing of the docstring above
CLIENT_TITLE = re.compile(r"""\b(?:describe|it|test)(?:\.\w+\([^\n]*\))?\(\s*(["'`])(.*?)\1""")
CLIENT_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|//[^\n]*", re.DOTALL)
CODE = re.compile(r"`[^`]*`")  # addresses and names stay as they are
# A row about one word of mission packs: a quotation of the rules' own list.
WORD_OF_PACKS = re.compile(r"\| `(?:[a-z]+_[a-z_]+|block|team)\b[^`]*` \|")
# Not about what is sent or logged: rules speak of what is told to players, and texts are said.
NETWORK = ("src/cantina/server", "src/cantina/store", "bench")
TOLD = re.compile(r"\b(?:told|hears?|heard)\b", re.IGNORECASE)


def files() -> list[str]:
    """All source files but the rules of the games and their tests."""
    found = (path.relative_to(ROOT) for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py")))
    return [path.as_posix() for path in found if not is_rules(path)]


def is_rules(path: Path) -> bool:
    """Whether a file holds rules of a game, or tests of them."""
    games = {one.name for one in (ROOT / "src/cantina/games").iterdir()}
    return (path.parts[:3] == ("src", "cantina", "games") and "rules" in path.parts) or (
        path.parts[0] == "tests" and path.parts[1] in games
    )


def docstrings(source: str) -> Iterator[str]:
    """The docstrings of a module, its classes and its functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            yield ast.get_docstring(node) or ""


def comments(source: str) -> Iterator[str]:
    """All comments."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def client_files() -> list[str]:
    """The files of the web client and its tests, but generated ones."""
    folders = [ROOT / "client" / name for name in ("src", "e2e", "page")]
    found = (path for folder in folders for path in folder.rglob("*.*") if path.suffix in (".ts", ".svelte"))
    return sorted(path.relative_to(ROOT).as_posix() for path in found if path.name != "wire.ts")


def client_findings(source: str) -> list[str]:
    """The comments of TypeScript and Svelte, and titles of tests, that have to be written in another way."""
    titles = [title for _, title in CLIENT_TITLE.findall(source)]
    return [text for text in (*CLIENT_COMMENT.findall(source), *titles) if is_wrong(text)]


def is_wrong(text: str) -> bool:
    """Whether a text has one of the words."""
    return any(re.search(word, text, re.IGNORECASE) for word in WORDS)


def documents() -> list[str]:
    """The documents but the rules of the games."""
    return ["README.md", "CONTRIBUTING.md", *sorted(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md"))]


def document_findings(text: str) -> list[str]:
    """The paragraphs and rows of a document that have to be written in another way."""
    parts = [part for part in re.split(r"\n\n|\n(?=[|-])", text) if not WORD_OF_PACKS.match(part)]
    return [part for part in parts if is_wrong(CODE.sub("", part))]


def findings(source: str, network: bool = False) -> list[str]:
    """The sentences of a source that have to be written in another way."""
    texts = [*docstrings(source), *comments(source)]
    wrong = [text for text in texts if is_wrong(text)]
    wrong += [text for text in docstrings(source) if SAME.match(text)]
    return wrong + [text for text in texts if network and TOLD.search(text)]


def test_docstrings_and_comments_are_in_plain_technical_english():
    found = {name: findings((ROOT / name).read_text(encoding="utf-8"), name.startswith(NETWORK)) for name in files()}
    assert {name: texts for name, texts in found.items() if texts} == {}, WORDS


def test_documents_are_in_plain_technical_english():
    found = {name: document_findings((ROOT / name).read_text(encoding="utf-8")) for name in documents()}
    assert {name: texts for name, texts in found.items() if texts} == {}, WORDS


def test_comments_of_the_web_client_are_in_plain_technical_english():
    found = {name: client_findings((ROOT / name).read_text(encoding="utf-8")) for name in client_files()}
    assert {name: texts for name, texts in found.items() if texts} == {}, WORDS


@pytest.mark.parametrize(
    "text",
    [
        "The same as codes.",
        "Whoever comes back finds the game as it was.",
        "The table is read anew.",
        "What goes before a text of so many bytes.",
        "All texts, a folder a language.",
        "One thread a game.",
        "One branch a condition.",
        "It seldom blinks.",
        "A seat is given to somebody.",
    ],
)
def test_each_pattern_is_found(text):
    assert findings(f'"""{text}"""') == [text]
    assert findings(f'def f():\n    """{text}"""\n') == [text]
    assert text.startswith("The same") != (findings(f"# {text}\n") == [f"# {text}"])


@pytest.mark.parametrize(
    "text", ["/** Whoever comes. */", "<!-- A bar\na seat. -->", "// made anew", "// one row a player"]
)
def test_each_kind_of_comment_of_the_client_is_read(text):
    assert client_findings(f"const one = 1;\n{text}\nconst two = 2;") == [text]


@pytest.mark.parametrize("call", ['it("{}", () => {{}});', "describe('{}', f);", 'it.each(["a", "b"])("{}", f);'])
def test_titles_of_tests_of_the_client_are_read(call):
    assert client_findings(call.format("plays for whoever left")) == ["plays for whoever left"]
    assert client_findings(call.format("plays for a guest")) == []


def test_paragraphs_and_rows_of_documents_are_read():
    text = "# Title\n\nOne folder a\nlanguage.\n- for whoever\n| a | anew |\n| `track_clear track` | anew |\n\nplain"
    assert document_findings(text) == ["One folder a\nlanguage.", "- for whoever", "| a | anew |"]


def test_words_of_the_network_are_found_where_something_is_sent():
    assert findings('"""What the client was told."""', network=True) == ["What the client was told."]
    assert findings('"""What the player was told."""') == []
