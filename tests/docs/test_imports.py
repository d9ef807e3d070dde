"""The import contracts in `pyproject.toml` fail on a wrong import; that the code keeps them, `make lint` checks."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from docs.reading import ROOT, text_of

CONTRACTS = tomllib.loads(text_of("pyproject.toml"))["tool"]["importlinter"]["contracts"]
# Per contract: a module, and what it must not import.
WRONG = {
    "the rooms of the house": ("cantina/table/settings.py", "cantina.server.app"),
    "games are known by the registry only": ("cantina/players/__init__.py", "cantina.games.bounty_hunters.pack.cards"),
    "games know nothing of each other": (
        "cantina/games/way_of_the_mandalorian/pack/cards.py",
        "cantina.games.bounty_hunters.pack.cards",
    ),
    "the rooms of a game": (
        "cantina/games/bounty_hunters/rules/state.py",
        "cantina.games.bounty_hunters.telling.view",
    ),
    "the rooms of the server": ("cantina/server/problems.py", "cantina.server.app"),
    "no cycles": ("cantina/store/errors.py", "cantina.store.store"),
}


def lint(source: Path, configuration: Path) -> str:
    """What the linter says of the package below a folder."""
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-logo", "--no-cache"]
    done = subprocess.run(
        [*command, "--config", str(configuration)],
        cwd=source,
        env={**os.environ, "PYTHONPATH": str(source), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def source(tmp_path_factory):
    """A copy of the code, which may be spoiled."""
    folder = tmp_path_factory.mktemp("wrong")
    other = shutil.ignore_patterns("client", "*.ftl", "*.toml")
    shutil.copytree(ROOT / "src/cantina", folder / "cantina", ignore=other)
    return folder


def test_every_contract_is_tried():
    assert [contract["name"] for contract in CONTRACTS] == list(WRONG)


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_import_breaks_its_contract(source, name):
    path, module = source / WRONG[name][0], WRONG[name][1]
    kept = path.read_text(encoding="utf-8")
    path.write_text(f"{kept}\nimport {module}\n", encoding="utf-8")
    found = lint(source, ROOT / "pyproject.toml")
    path.write_text(kept, encoding="utf-8")
    assert re.search(rf"^{name} BROKEN\b", found, re.MULTILINE), found


def test_a_cycle_in_the_engine_is_noticed_beside_the_two_late_imports(source):
    path = source / "cantina/engine/masks.py"
    kept = path.read_text(encoding="utf-8")
    path.write_text(f"{kept}\nimport cantina.engine.dice\n", encoding="utf-8")
    found = lint(source, ROOT / "pyproject.toml")
    path.write_text(kept, encoding="utf-8")
    assert re.search(r"^no cycles BROKEN\b", found, re.MULTILINE), found


def test_the_only_exceptions_are_late_imports_of_the_engine():
    ignored = {contract["name"]: contract["ignore_imports"] for contract in CONTRACTS if "ignore_imports" in contract}
    assert list(ignored) == ["no cycles"]
    for edge in ignored["no cycles"]:
        importer, imported = edge.split(" -> ")
        text = text_of(f"src/{importer.replace('.', '/')}.py")
        assert re.findall(rf"^( *)from {re.escape(imported)} import", text, re.MULTILINE) in (["    "], ["        "])
