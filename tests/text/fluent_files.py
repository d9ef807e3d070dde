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
from cantina.cli import COMMANDS
from cantina.games.bounty_hunters.cards import DECK_NAMES
from cantina.games.bounty_hunters.content import CHARACTERS, HUNTER_NAMES, KINDS
from cantina.games.bounty_hunters.content import FAMILIES as DROID_FAMILIES
from cantina.games.bounty_hunters.events import EVENTS
from cantina.games.bounty_hunters.picture import LABELS
from cantina.games.bounty_hunters.scoring import ROWS
from cantina.games.bounty_hunters.view import FATES, PHASES
from cantina.games.bounty_hunters.wording import ACTION_KEYS
from cantina.games.mandalorian_adventures import sizes as ma_sizes
from cantina.games.mandalorian_adventures import titles as ma_titles
from cantina.games.mandalorian_adventures.events import EVENTS as MA_EVENTS
from cantina.games.mandalorian_adventures.picture_page import LABELS as MA_LABELS
from cantina.games.mandalorian_adventures.scoring import ROWS as MA_ROWS
from cantina.games.mandalorian_adventures.view_question import PHASES as MA_PHASES
from cantina.games.mandalorian_adventures.wording import ACTION_KEYS as MA_ACTION_KEYS
from cantina.games.way_of_the_mandalorian import cards as wm_cards
from cantina.games.way_of_the_mandalorian import events as wm_events
from cantina.games.way_of_the_mandalorian import wording as wm_wording
from cantina.games.way_of_the_mandalorian.picture import LABELS as WM_LABELS
from cantina.games.way_of_the_mandalorian.picture import SHEET as WM_SHEET
from cantina.games.way_of_the_mandalorian.view import PHASES as WM_PHASES
from cantina.table.talk import PHRASES
from cantina.text import FOLDER

SOURCE = Path(cantina.__file__).parent
CLIENT = SOURCE.parent.parent / "client"
# Keys in the source of the web client: texts in quotes that begin like a key; `${...}` stands for an open place.
CLIENT_KEY = re.compile(
    r"""["'`]((?:client|table|bounty-hunters|way-of-the-mandalorian)-(?:[\w-]|\$\{[^{}]*\})+)["'`]"""
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


def placeholders(messages: dict[str, Text], key: str) -> set[str]:
    """The variables of a message and of those it is made of."""
    text = messages[key]
    return text.variables.union(*(placeholders(messages, other) for other in text.messages))


# Which argument of a call is the key of a message, and what the called function puts before it.
ANYWHERE = {
    "Message": (0, ""),
    "CantinaError": (0, ""),
    "IllegalAction": (2, ""),
    "CannotUndo": (2, ""),
    "BadNotation": (1, ""),
    "BadOption": (0, ""),
    "BadSeed": (0, ""),
    "BadSavedGame": (0, ""),
    "BadArgument": (0, ""),
    "TableError": (0, ""),
    "NotConfirmed": (0, ""),
    "BadContent": (3, ""),
    "BadExport": (3, ""),
    "BadStore": (0, ""),
    "StoreFailed": (0, ""),
    "Taken": (0, ""),
    "refuse": (1, ""),
    "tell": (0, ""),
    "text": (0, ""),
    "ask": (0, ""),
    "escaped": (0, ""),
    "add": (1, ""),
}
IN_MODULE = {
    ("cantina.games.mandalorian_adventures.campaign_kept", "words"): (0, ""),
    ("cantina.games.bounty_hunters.refusal", "_refusal"): (1, "bounty-hunters-refusal-"),
    ("cantina.games.bounty_hunters.picture", "say"): (0, "bounty-hunters-"),
    ("cantina.games.mandalorian_adventures.refusal", "no"): (1, "mandalorian-adventures-refusal-"),
    ("cantina.games.mandalorian_adventures.refusal_actions", "no"): (1, "mandalorian-adventures-refusal-"),
    ("cantina.games.mandalorian_adventures.picture", "say"): (0, "mandalorian-adventures-"),
    ("cantina.games.mandalorian_adventures.picture_board", "say"): (0, "mandalorian-adventures-"),
    ("cantina.games.mandalorian_adventures.picture_page", "say"): (0, "mandalorian-adventures-"),
    ("cantina.games.way_of_the_mandalorian.refusal", "_refusal"): (1, "way-of-the-mandalorian-refusal-"),
    ("cantina.games.way_of_the_mandalorian.picture", "say"): (0, "way-of-the-mandalorian-"),
    ("cantina.lab.winrates", "text"): (0, "winrates-help-"),
    ("cantina.server.pages", "word"): (0, ""),
}

# What the open places of a key can be, where a table of the source says it.
GAMES = cantina.games()
WM_NAMES = [card.name for card in cantina.game("way-of-the-mandalorian").content.cards]
WM_MARKET, WM_MISSIONS = wm_cards.CARDS, wm_cards.CARDS + wm_cards.MISSIONS
FAMILIES = {
    "*-name": GAMES,
    "*-about": GAMES,
    "*-option-*": [(game, option.name.replace("_", "-")) for game in GAMES for option in cantina.game(game).options],
    "*-tie-*": [("bounty-hunters", "credits"), *((game, "shared") for game in GAMES)],
    "terminal-about-*": COMMANDS,
    "bounty-hunters-deck-*": DECK_NAMES,
    "bounty-hunters-character-*": CHARACTERS,
    "bounty-hunters-hunter-*": HUNTER_NAMES,
    "bounty-hunters-family-*": DROID_FAMILIES,
    "bounty-hunters-card-*": ("target", "hunter", "droid", "crate", *KINDS),
    "bounty-hunters-pair-*": KINDS,
    "bounty-hunters-action-*": ACTION_KEYS,
    "bounty-hunters-event-*": EVENTS,
    "bounty-hunters-step-*": PHASES[1:],
    "bounty-hunters-fate-*": FATES,
    "bounty-hunters-label-*": LABELS,
    "bounty-hunters-row-*": ROWS,
    "mandalorian-adventures-action-*": MA_ACTION_KEYS,
    "mandalorian-adventures-event-*": MA_EVENTS,
    "mandalorian-adventures-step-*": MA_PHASES[1:-1],
    "mandalorian-adventures-label-*": MA_LABELS,
    "mandalorian-adventures-row-*": MA_ROWS,
    "mandalorian-adventures-space-*": ma_titles.SPACE_NAMES,
    "mandalorian-adventures-back-*": ma_sizes.BACKS,
    "mandalorian-adventures-class-*": ma_sizes.CLASSES,
    "mandalorian-adventures-effect-*": (*ma_sizes.ENEMY_EFFECTS, "mission"),
    "mandalorian-adventures-mode-*": ma_sizes.MODES[1:],
    "mandalorian-adventures-difficulty-*": ma_sizes.DIFFICULTIES,
    "mandalorian-adventures-fact-*": ("loyal", "traitor"),
    "way-of-the-mandalorian-attribute-*": wm_wording.ATTRIBUTE_NAMES,
    "way-of-the-mandalorian-character-*": wm_cards.CHARACTER_NAMES,
    "way-of-the-mandalorian-card-*": WM_NAMES[:WM_MARKET],
    "way-of-the-mandalorian-mission-*": WM_NAMES[WM_MARKET:WM_MISSIONS],
    "way-of-the-mandalorian-action-*": wm_wording.ACTION_KEYS,
    "way-of-the-mandalorian-event-*": wm_events.EVENTS,
    "way-of-the-mandalorian-step-*": WM_PHASES[1:],
    "way-of-the-mandalorian-label-*": WM_LABELS,
    "way-of-the-mandalorian-row-*": WM_SHEET,
    "table-phrase-*": PHRASES,
    "client-bh-about-*": KINDS,
    "client-wm-*": WM_PHASES[1:],
    "client-wm-*-hint": ("main", "draw", "sale", "opponent-event", "own-event", "discard", "limit"),
    "client-wm-ability-*": wm_cards.CHARACTER_NAMES,
    "client-learn-*": ("hunt", "contracts", "missions"),
    "client-learn-*-about": ("hunt", "contracts", "missions"),
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
def spoken_by_client() -> set[str]:
    """The keys in the source of the web client, its tests and its names of files left out."""
    files = {path.stem for path in (FOLDER / "en").glob("*.ftl")}
    paths = [path for end in ("*.ts", "*.svelte") for room in ("src", "page") for path in (CLIENT / room).rglob(end)]
    texts = [path.read_text(encoding="utf-8") for path in paths if not path.name.endswith(".test.ts")]
    keys = {re.sub(r"\$\{[^{}]*\}", "*", key) for text in texts for key in CLIENT_KEY.findall(text)}
    known = {entry.id.name for _, entry in entries("en") if isinstance(entry, fluent.Message)}
    return keys - (files - known)


def keys_of_call(module: str, node: ast.AST) -> Iterator[str]:
    """The keys that a call names, if it is one that names any."""
    if not isinstance(node, ast.Call):
        return
    called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    place, prefix = IN_MODULE.get((module, called)) or ANYWHERE.get(called) or (-1, "")
    if 0 <= place < len(node.args):
        for key in written(module, node.args[place]):
            yield prefix + key


def written(module: str, node: ast.expr) -> Iterator[str]:
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
    """The keys of a pattern: by the table of its values, or else those known ones that fit it."""
    if "*" not in pattern:
        return {pattern}
    if pattern in FAMILIES:
        values = [value if isinstance(value, tuple) else (value,) for value in FAMILIES[pattern]]
        return {pattern.replace("*", "{}").format(*value) for value in values}
    shape = re.compile(re.escape(pattern).replace(r"\*", ".+"))
    return {key for key in known if shape.fullmatch(key)} or {pattern}
