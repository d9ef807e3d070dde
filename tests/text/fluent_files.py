"""What stands in the Fluent files, and which messages the source says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import cantina
from cantina.text import FALLBACK, FOLDER
from suites import texts as texts_of_games
from text.key_families import FAMILIES

SOURCE = Path(cantina.__file__).parent
CLIENT = SOURCE.parent.parent / "client"
# Keys in the source of the web client: texts in quotes that begin like a key; `${...}` stands for an open place.
CLIENT_KEY = re.compile(
    rf"""["'`]((?:client|table|rules?|{"|".join(cantina.games())})-(?:[\w-]|\$\{{[^{{}}]*\}})+)["'`]"""
)


class Names(Visitor):
    """The variables and the other messages that a message speaks of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.messages.add(node.id.name)


class Text(NamedTuple):
    """One message of a file."""

    variables: set[str]
    messages: set[str]


class Lines(Visitor):
    """The lines of a message that have a word in them, in small letters, without what stands around the words."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement | fluent.StringLiteral) -> None:
        lines = (re.sub(r"^\W+|\W+$", "", line).lower() for line in re.split(r"[\n|]", node.value))
        self.found += [line for line in lines if re.search(r"[^\W\d_]{2}", line)]

    def visit_StringLiteral(self, node: fluent.StringLiteral) -> None:
        self.visit_TextElement(node)


@cache
def entries(language: str) -> list[tuple[str, fluent.EntryType]]:
    """All entries of a language with the name of their file."""
    files = [(path.name, path.read_text(encoding="utf-8")) for path in sorted((FOLDER / language).glob("*.ftl"))]
    return [(name, entry) for name, text in files for entry in FluentParser().parse(text).body]


@cache
def texts(language: str) -> dict[str, Text]:
    """The messages of a language by their keys."""
    found = {}
    for _, entry in entries(language):
        if isinstance(entry, fluent.Message):
            names = Names()
            names.visit(entry)
            found[entry.id.name] = Text(names.variables, names.messages)
    return found


@cache
def lines(language: str) -> dict[str, list[str]]:
    """The lines of every message of a language by its key."""
    found = {}
    for _, entry in entries(language):
        if isinstance(entry, fluent.Message):
            words = Lines()
            words.visit(entry)
            found[entry.id.name] = words.found
    return found


def placeholders(messages: dict[str, Text], key: str) -> set[str]:
    """The variables of a message and of those it is made of."""
    text = messages[key]
    return text.variables.union(*(placeholders(messages, other) for other in text.messages))


# Which argument of a call is the key of a message, and what the called function puts before it.
ANYWHERE = {
    "Message": (0, ""),
    "CantinaError": (0, ""),
    "NoGpu": (0, ""),
    "IllegalAction": (2, ""),
    "CannotUndo": (2, ""),
    "BadNotation": (1, ""),
    "BadOption": (0, ""),
    "BadSeed": (0, ""),
    "BadSavedGame": (0, ""),
    "BadArgument": (0, ""),
    "TableError": (0, ""),
    "BadEntry": (0, ""),
    "NotConfirmed": (0, ""),
    "BadContent": (3, ""),
    "BadExport": (3, ""),
    "BadStore": (0, ""),
    "StoreFailed": (0, ""),
    "Taken": (0, ""),
    "refuse": (1, ""),
    "write_message": (0, ""),
    "text": (0, ""),
    "ask": (0, ""),
    "escaped": (0, ""),
    "add": (1, ""),
    "add_flag": (1, ""),
    "add_number": (1, ""),
}
IN_MODULE = {
    ("cantina.engine.page", "say"): (0, "*-"),
    ("cantina.server.pages.start_page", "word"): (0, ""),
    **{call: key for known in texts_of_games().values() for call, key in known.calls.items()},
}


def modules() -> Iterator[tuple[str, ast.Module]]:
    """The source, file by file."""
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        yield name, ast.parse(path.read_text(encoding="utf-8"))


def spoken() -> set[str]:
    """The keys in the source; `*` stands for the open places of a key."""
    ours = {key for name, tree in modules() for node in ast.walk(tree) for key in keys_of_call(name, node)}
    return ours | spoken_by_client()


@cache
def client_pages() -> list[str]:
    """The source of the web client, its tests left out."""
    paths = [path for end in ("*.ts", "*.svelte") for room in ("src", "page") for path in (CLIENT / room).rglob(end)]
    return [path.read_text(encoding="utf-8") for path in paths if not path.name.endswith(".test.ts")]


@cache
def spoken_by_client() -> set[str]:
    """The keys in the source of the web client, its names of files left out."""
    files = {path.stem for path in (FOLDER / FALLBACK).glob("*.ftl")}
    keys = {re.sub(r"\$\{[^{}]*\}", "*", key) for page in client_pages() for key in CLIENT_KEY.findall(page)}
    return keys - (files - set(texts(FALLBACK)))


def keys_of_call(module: str, node: ast.AST) -> Iterator[str]:
    """The keys that a call names, if it is one that names any."""
    if not isinstance(node, ast.Call):
        return
    called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    place, prefix = IN_MODULE.get((module, called)) or ANYWHERE.get(called) or (-1, "")
    if 0 <= place < len(node.args):
        for key in written(module, node.args[place]):
            yield prefix + key


def written(module: str, node: ast.AST) -> Iterator[str]:
    """The texts an expression can be, as far as it is written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from written(module, node.body)
        yield from written(module, node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(piece(module, part) for part in node.values)


def piece(module: str, part: ast.expr) -> str:
    """A piece of an f-string: its text, the value of a constant of the module, or `*`."""
    if isinstance(part, ast.Constant):
        return str(part.value)
    if isinstance(part, ast.FormattedValue) and isinstance(part.value, ast.Name) and part.value.id.isupper():
        return str(getattr(import_module(module), part.value.id))
    return "*"


def expanded(pattern: str, known: set[str]) -> set[str]:
    """The keys of a pattern: by the table of its values, or else those known ones whose open places are named."""
    if "*" not in pattern:
        return {pattern}
    if pattern in FAMILIES:
        values = [value if isinstance(value, tuple) else (value,) for value in FAMILIES[pattern]]
        return {pattern.replace("*", "{}").format(*value) for value in values}
    shape = re.compile(re.escape(pattern).replace(r"\*", "(.+)"))
    fitting = {key: found.groups() for key in known if (found := shape.fullmatch(key))}
    return {key for key, parts in fitting.items() if all(map(is_named, parts))} or {pattern}


def is_named(part: str) -> bool:
    """Whether a part of a key is written out in the source, ours or the client's, up to a number or so at its end."""
    head, dash, _ = part.rpartition("-")
    return part in named() or (head != "" and f"{head}{dash}*" in named())


@cache
def named() -> set[str]:
    """Every text in the source, ours or the client's, spelt as in a key; `*` stands for an open end."""
    ours = {text for name, tree in modules() for node in ast.walk(tree) for text in written(name, node)}
    theirs = {text for page in client_pages() for text in re.findall(r"""["'`]([\w-]+)["'`]""", page)}
    return {text.replace("_", "-") for text in ours | theirs}
