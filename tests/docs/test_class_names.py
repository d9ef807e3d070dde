"""The name of a class means one thing: no other module outside the games, nor one outside and a game, defines it too.

A type alias or a type variable counts as well where its name is that of a class elsewhere.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from docs.reading import ROOT

PACKAGE = ROOT / "src/cantina"
# The published schemas of a game name this one, so that it cannot be renamed there.
ALLOWED = {"Named"}
ALIASES = ("Callable", "Literal", "Annotated", "tuple", "TypeVar")


def modules() -> dict[str, str]:
    """The source of every module, by its path in the package."""
    paths = sorted(PACKAGE.rglob("*.py"))
    return {path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def classes(source: str) -> Iterable[str]:
    """The names of all classes that a module defines."""
    return (node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef))


def aliases(source: str) -> Iterable[str]:
    """The names of the type aliases and type variables that a module defines."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and isinstance(node.value, (ast.Subscript, ast.Call)):
            made = node.value.value if isinstance(node.value, ast.Subscript) else node.value.func
            if isinstance(made, ast.Name) and made.id in ALIASES:
                yield from (target.id for target in node.targets if isinstance(target, ast.Name))


def home(name: str) -> str:
    """Where a name is looked for: in a module, or anywhere in the games, where each game has a `State` and a `View`."""
    return "games" if Path(name).parts[0] == "games" else name


def defined_twice(sources: dict[str, str]) -> dict[str, list[str]]:
    """The class names with more than one home."""
    homes: dict[str, set[str]] = defaultdict(set)
    for name, source in sources.items():
        for defined in classes(source):
            homes[defined].add(home(name))
    for name, source in sources.items():
        for defined in aliases(source):
            if defined in homes:
                homes[defined].add(home(name))
    return {name: sorted(found) for name, found in homes.items() if len(found) > 1 and name not in ALLOWED}


def test_a_class_name_means_one_thing():
    assert defined_twice(modules()) == {}


def test_a_second_meaning_is_noticed():
    entry = "class Entry:\n    pass\n"
    assert defined_twice({"store/records.py": entry, "table/log.py": entry}) == {
        "Entry": ["store/records.py", "table/log.py"]
    }
    assert defined_twice({"games/one/view.py": entry, "engine/log.py": entry}) == {"Entry": ["engine/log.py", "games"]}
    assert defined_twice({"games/one/view.py": entry, "games/two/view.py": entry}) == {}


def test_an_alias_with_the_name_of_a_class_is_noticed():
    for alias in ("Entry = tuple[int, str]", 'Entry = TypeVar("Entry")', 'Entry = Literal["a"]'):
        sources = {"table/log.py": "class Entry:\n    pass\n", "store/records.py": alias}
        assert defined_twice(sources) == {"Entry": ["store/records.py", "table/log.py"]}
        assert defined_twice({"table/log.py": alias, "store/records.py": alias}) == {}


def test_what_is_allowed_is_still_needed():
    homes = {home(name) for name, source in modules().items() if ALLOWED & set(classes(source))}
    assert len(homes) == 2
