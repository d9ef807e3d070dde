"""Columns of frames, tables and options have names: no file of a game reads one by a number.

A column is the last index of `s.stack[...]` or of a table `t.name[...]`, the place in `options[...]`, or the place in
the numbers of a frame, `found = frame(...)`. A function that takes a column is given its name, too:
`get(s, WALK_FRAME.goal)`.
"""

import ast
import importlib
from pathlib import Path

import pytest

import cantina.games

GAMES = Path(cantina.games.__file__).parent
FILES = sorted(GAMES.rglob("*.py"))
NAMES = [folder.name for folder in sorted(GAMES.iterdir()) if (folder / "rules").is_dir()]


def module_of(path):
    """The name by which a file of a game is imported."""
    parts = path.relative_to(GAMES).with_suffix("").parts
    return ".".join(("cantina.games", *(part for part in parts if part != "__init__")))


def columns(tree):
    """The expressions that stand for a column."""
    frames = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
        for target in node.targets
        if isinstance(target, ast.Name) and isinstance(node.value.func, ast.Name) and node.value.func.id == "frame"
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and has_columns(node.value, frames):
            yield node.slice.elts[-1] if isinstance(node.slice, ast.Tuple) else node.slice


def has_columns(value, frames):
    """Whether what is indexed is a frame, a table, the options, or the numbers of a frame."""
    if isinstance(value, ast.Attribute):
        owner = value.value
        is_tables = isinstance(owner, ast.Name) and owner.id == "t"
        return value.attr == "stack" or is_tables or (isinstance(owner, ast.Attribute) and owner.attr == "t")
    return isinstance(value, ast.Name) and value.id in {"options", *frames}


def takers(tree):
    """The functions of a file that take a column, with the places of the parameters that are one."""
    found = {}
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        parameters = [argument.arg for argument in function.args.args]
        named = {part.id for column in columns(function) for part in ast.walk(column) if isinstance(part, ast.Name)}
        places = {parameters.index(name) for name in named & set(parameters)}
        if places:
            found[function.name] = places
    return found


def known_to(tree, files):
    """The functions that take a column, by the names that a file has for them: its own, and those it imports."""
    imported = {
        alias.asname or alias.name: files[node.module][alias.name]
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.name in files.get(node.module, ())
    }
    return {**imported, **takers(tree)}


def is_number(column):
    """Whether a column is written as a number, also as one of two numbers."""
    if isinstance(column, ast.IfExp):
        return is_number(column.body) or is_number(column.orelse)
    if isinstance(column, ast.UnaryOp):
        return is_number(column.operand)
    return isinstance(column, ast.Constant) and isinstance(column.value, int)


def found_in(tree, taking):
    """The lines of a file where a column is a number."""
    given = [
        call.args[place]
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        for place in taking.get(call.func.id, ())
        if place < len(call.args)
    ]
    return sorted({column.lineno for column in (*columns(tree), *given) if is_number(column)})


HELPERS = """
def get(s, number):
    return s.stack[s.depth - 1, number] + 0

def put(s, number, value):
    s.stack[s.depth - 1, number] = value

def get_mask(s, number):
    return s.stack[s.depth - 1, number] | (s.stack[s.depth - 1, number + 1] << HALF)

def is_at(s, t, row, number, cell):
    return t.condition[row, number] == t.condition[row, number + 1] + cell
"""
TAKERS = takers(ast.parse(HELPERS))


@pytest.mark.parametrize(
    "line",
    [
        "you = get(s, 4)",
        "put(s, 1, ENDING)",
        "mask = get_mask(s, 6)",
        "s.stack[row, 5] += a",
        "s.stack[top(s), 1] = STARTING",
        "may = t.step[row, 6] == 1",
        "first = t.general_uses[0]",
        "a, b = t.door[s.map, door, 0], t.door[s.map, door, DOOR_ROW.b]",
        "hp = t.hp[who, 1 if beginner else 0]",
        "w.t.rule[row, 7] = 1",
        "there = is_at(s, t, row, 2, cell)",
        "s.seats = options[0]",
        "found = frame(s, FRAME.move)\nleft = found[3]",
    ],
)
def test_a_column_that_is_a_number_is_found(line):
    assert found_in(ast.parse(line), TAKERS) == [line.count("\n") + 1]


@pytest.mark.parametrize(
    "line",
    [
        "you = get(s, STEPS_FRAME.you)",
        "put(s, HEAD.phase, 1)",
        "s.stack[row, i] = 0",
        "s.stack[row, OPERANDS + 1] = b",
        "may = t.step[row, STEP_ROW.may] == 1",
        "size = t.track_size[s.mission, track, s.team - 2]",
        "back = t.event_back[s.event_deck[0, s.event_size - 1]]",
        "s.seats = options[OPTION.seats]",
        "there = is_at(s, t, row, CONDITION_ROW.b, 2)",
        "found = frame(s, FRAME.move)\nleft = found[MOVE_FRAME.left]",
        "number = operands[0]",
    ],
)
def test_a_column_with_a_name_is_in_order(line):
    assert found_in(ast.parse(line), TAKERS) == []


@pytest.mark.parametrize("game", NAMES)
def test_no_file_of_a_game_reads_a_column_by_a_number(game):
    trees = {module_of(path): ast.parse(path.read_text("utf-8")) for path in FILES if GAMES / game in path.parents}
    files = {module: takers(tree) for module, tree in trees.items()}
    numbers = {module: found_in(tree, known_to(tree, files)) for module, tree in trees.items()}
    assert {module: lines for module, lines in numbers.items() if lines} == {}


def test_the_functions_that_take_a_column_are_known():
    """So that the check above cannot become blind to them."""
    path = GAMES / "mandalorian_adventures" / "rules" / "frames.py"
    assert takers(ast.parse(path.read_text("utf-8"))) == {"get": {1}, "put": {1}, "get_mask": {1}, "put_mask": {1}}


def wrong_names(module, tree):
    """Names read from a tuple of names that it does not have."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id.isupper():
            fields = getattr(getattr(module, node.value.id, None), "_fields", None)
            if fields is not None and node.attr not in fields and not hasattr(tuple, node.attr):
                yield f"{node.value.id}.{node.attr}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(GAMES)))
def test_every_name_that_is_read_is_there(path):
    """mypy cannot see the names of codes, and a branch that no game reaches would never fail."""
    assert list(wrong_names(importlib.import_module(module_of(path)), ast.parse(path.read_text("utf-8")))) == []


def test_a_name_that_is_not_there_is_found():
    module = importlib.import_module("cantina.games.bounty_hunters.rules.piles")
    assert list(wrong_names(module, ast.parse("emit(EVENT.reshufled, EVENT.reshuffled)"))) == ["EVENT.reshufled"]
