"""A class name means one thing: no two modules outside the games, nor one outside and a game, define the same one."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from docs.reading import ROOT

PACKAGE = ROOT / "src/cantina"
# The published schemas of a game name this one, so that it cannot be renamed there.
ALLOWED = {"Named"}


def modules() -> dict[str, str]:
    """The source of every module, by its path in the package."""
    paths = sorted(PACKAGE.rglob("*.py"))
    return {path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def classes(source: str) -> Iterable[str]:
    """The names of all classes that a module defines."""
    return (node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef))


def home(name: str) -> str:
    """Where a name is looked for: in a module, or anywhere in the games, where each game has a `State` and a `View`."""
    return "games" if Path(name).parts[0] == "games" else name


def defined_twice(sources: dict[str, str]) -> dict[str, list[str]]:
    """The class names with more than one home."""
    homes: dict[str, set[str]] = defaultdict(set)
    for name, source in sources.items():
        for defined in classes(source):
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


def test_what_is_allowed_is_still_needed():
    homes = {home(name) for name, source in modules().items() if ALLOWED & set(classes(source))}
    assert len(homes) == 2
