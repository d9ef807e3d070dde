"""`docs/add-a-game.md`: its commands and examples run, its lists are true, and a game joins with the lines it names."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import MISSING, fields
from pathlib import Path

import pytest

import cantina
from add_a_game.quick_draw import GAME
from cantina.engine import conformity, log
from cantina.engine.chance import KINDS
from cantina.engine.game import Game
from cantina.games import SHIPPED
from cantina.server.schema.requests import LONGEST_ID
from cantina.text import languages
from docs.reading import ROOT, blocks, first_column, rows, text_of, two_columns
from docs.test_examples import is_quotation, run
from suites import suites

GUIDE = text_of("docs/add-a-game.md")
FOLDER = Path(__file__).parent / "quick_draw"
SOURCE = Path(cantina.__file__).parents[1]
COMMANDS = [line for block in blocks(GUIDE) if block.language == "sh" for line in block.body.splitlines()]
SETTINGS = [line for line in COMMANDS if line.startswith("export ")]
STARTS_A_SERVER = ".venv/bin/cantina serve"  # tests/add_a_game/test_server.py plays there


def shell(command):
    """Run a command line of the document, after what it exports, with this Python and this source."""
    python = f"{sys.executable} -m cantina.cli" if "bin/cantina " in command else sys.executable
    words = re.sub(r"\.venv/bin/(cantina|python)\b", python, command)
    script = "\n".join([*SETTINGS, f'export PYTHONPATH="$PYTHONPATH{os.pathsep}{SOURCE}"', words])
    environment = {**os.environ, "CANTINA_RUN": "interpreted", "LC_ALL": "C.UTF-8"}
    quiet = subprocess.DEVNULL
    return subprocess.run(
        ["bash", "-c", script], cwd=ROOT, env=environment, stdin=quiet, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
@pytest.mark.parametrize("command", [line for line in COMMANDS if line not in (*SETTINGS, STARTS_A_SERVER)])
def test_the_commands_run(command):
    ran = shell(command)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert re.search(r"Quick Draw|Everybody chooses|\d+ passed", ran.stdout), ran.stdout


def test_the_server_is_among_them():
    assert STARTS_A_SERVER in COMMANDS


def test_the_python_runs_from_top_to_bottom(every_game):
    found = [block for block in blocks(GUIDE) if block.language == "python" and not is_quotation(block)]
    assert found
    values = {"__name__": "example"}
    for block in found:
        run(block, "docs/add-a-game.md", values)


# --- lists ---------------------------------------------------------------------------------------------------------


def test_the_files_of_the_folder():
    listed = {name for name, _ in two_columns(GUIDE, "The folder")}
    there = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file()}
    assert listed == {path for path in there if "__pycache__" not in path}


def test_the_functions():
    needed = [name for name in conformity.ARGUMENTS if name not in conformity.OPTIONAL]
    assert first_column(GUIDE, "5. The rules as functions") == needed == list(GAME.functions)


def test_the_optional_fields():
    optional = {field.name for field in fields(Game) if field.default is not MISSING} - {"view"}
    assert set(first_column(GUIDE, "Optional")) == optional | set(conformity.OPTIONAL)


def test_the_limits():
    section = GUIDE.split("\n### Limits\n")[1].split("\n### ")[0]
    told = dict(line.strip("| ").split(" | ", 1) for line in section.splitlines() if line.startswith("| "))
    assert told["seats"].startswith(f"1 to {log.MOST_SEATS}:")
    assert told["actions"].startswith(f"{conformity.MOST_ACTIONS:,}:")
    assert told["events of one action"] == f"{log.ROWS - 1:,}"
    assert told["things that are shuffled"] == f"{KINDS} streams"
    assert told["the id"].endswith(f"at most {LONGEST_ID}")


def test_the_names_with_a_meaning():
    named = [cell[0] for cell in rows_of("Names with a meaning")]
    assert f"an option `{conformity.TURN_LIMIT}`" in named
    assert ", ".join(f"`{key}`" for key in conformity.VIEW_KEYS) + " in a view" in named


def rows_of(heading):
    """The rows of the table under a heading."""
    section = GUIDE.split(f"\n### {heading}\n")[1].split("\n#")[0]
    return [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("| ")][2:]


# --- joining -------------------------------------------------------------------------------------------------------

LINES = [(row[0].strip("` "), row[1]) for row in rows(GUIDE, "Ship it")]


def test_there_are_at_most_five_lines_elsewhere():
    assert len(LINES) <= 5


@pytest.mark.parametrize("file", [file for file, _ in LINES])
@pytest.mark.parametrize("folder", SHIPPED)
def test_every_game_that_ships_has_these_lines(file, folder):
    names = (folder, folder.replace("_", "-"), suites()[folder.replace("_", "-")].title)
    assert any(name in text_of(file) for name in names)


def test_no_dictionary_elsewhere_has_an_entry_for_each_game():
    """What is known of a game is known in its own folders."""
    key = re.compile(rf'"(?:{"|".join(cantina.games())})":')
    own = [*(f"games/{folder}" for folder in SHIPPED), *(f"tests/{folder}" for folder in SHIPPED)]
    paths = [path for room in ("src", "tests", "tools") for path in (ROOT / room).rglob("*.py")]
    elsewhere = [path for path in paths if not any(f"/{folder}/" in path.as_posix() for folder in own)]
    assert [path.name for path in elsewhere if key.search(path.read_text(encoding="utf-8"))] == []


@pytest.fixture
def outside(tmp_path):
    """The folder of the game, alone and far from the repository."""
    shutil.copytree(FOLDER, tmp_path / "quick_draw", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def cantina_with(path, *words, **more):
    environment = {**os.environ, "CANTINA_RUN": "interpreted", "LC_ALL": "C.UTF-8", "PYTHONPATH": path, **more}
    command = [sys.executable, "-m", "cantina.cli", *words]
    quiet = subprocess.DEVNULL
    return subprocess.run(command, cwd="/", env=environment, stdin=quiet, capture_output=True, text=True, check=False)


def test_outside_the_package_it_joins_by_its_folder_alone(outside):
    path = os.pathsep.join((str(SOURCE), str(outside)))
    ran = cantina_with(path, "play", "quick-draw", "--seats", "2", "--seed", "7", CANTINA_GAMES="quick_draw")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Bounty  the runaway cook, for 3 credits" in ran.stdout


def test_a_module_that_is_not_found_is_named(outside):
    ran = cantina_with(str(SOURCE), "games", CANTINA_GAMES="quick_draw")
    assert ran.returncode != 0
    assert ran.stderr.strip() == (
        "CANTINA_GAMES names 'quick_draw', which Python does not find; is its folder in PYTHONPATH?"
    )


@pytest.fixture
def package(tmp_path):
    """The package with the game in it, and one line changed."""
    ignored = shutil.ignore_patterns("__pycache__", "client")
    shutil.copytree(SOURCE / "cantina", tmp_path / "cantina", ignore=ignored)
    home = tmp_path / "cantina" / "games" / "quick_draw"
    shutil.copytree(FOLDER, home, ignore=shutil.ignore_patterns("__pycache__", "text", "rules.md"))
    for language in languages():
        shutil.copy(FOLDER / "text" / "en" / "quick-draw.ftl", tmp_path / "cantina" / "text" / language)
    registry = tmp_path / "cantina" / "games" / "__init__.py"
    before = registry.read_text("utf-8")
    after = re.sub(r"^(SHIPPED = \(.*)\)$", r'\1, "quick_draw")', before, flags=re.MULTILINE)
    assert sum(a != b for a, b in zip(before.splitlines(), after.splitlines(), strict=True)) == 1
    registry.write_text(after, "utf-8")
    return tmp_path


@pytest.mark.slow
def test_inside_the_package_it_joins_by_its_folder_and_one_line_of_code(package):
    ran = cantina_with(str(package), "play", "quick-draw", "--seats", "2", "--seed", "7", "--lang", "uk")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Bounty  the runaway cook, for 3 credits" in ran.stdout


@pytest.mark.slow
def test_inside_the_package_it_keeps_the_walls(package):
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-logo", "--no-cache"]
    ran = subprocess.run(
        [*command, "--config", str(ROOT / "pyproject.toml")],
        cwd=package,
        env={**os.environ, "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "0 broken" in ran.stdout, ran.stdout
