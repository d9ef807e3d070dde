"""Links lead somewhere, and files, commands and targets that are named exist."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest

from cantina.cli import COMMANDS
from docs.reading import DOCUMENTS, ROOT, anchors, blocks, links, names, text_of

FILE = re.compile(r"[\w.*-]*(?:/[\w.*-]*)+|[\w*-]+\.(?:py|md|toml|ftl|svg|png|csv|lock|txt|sh|html)")
TARGET = re.compile(r"\bmake ([a-z][a-z0-9-]*)")
COMMAND = re.compile(r"\bcantina ([a-z]+)")
HOMES = (
    "",
    "src/cantina",
    "client/src",
    "src/cantina/games/bounty_hunters",
    "src/cantina/games/mandalorian_adventures/content",
    "docs/examples/first-mission",
    "tests/add_a_game/quick_draw",
)
MADE = {"artefacts/client/", "dist/"}  # by make, and there only afterwards
SOURCES = ("src", "tests", "docs", "tools", "bench", "client/src")


def exists(name: str, document: str) -> bool:
    """Whether a name is that of a file or folder, seen from the root, a room, or the document; `*` is anything."""
    if "/" not in name.rstrip("/"):
        return any(True for _ in ROOT.glob(name)) or any(
            True for room in SOURCES for _ in (ROOT / room).rglob(name.rstrip("/"))
        )
    folders = (*(ROOT / home for home in HOMES), (ROOT / document).parent)
    return any(True for folder in folders for _ in folder.glob(name.rstrip("/")))


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_relative_link_leads_somewhere(document):
    for link in links(text_of(document)):
        parts = urlsplit(link)
        if parts.scheme:
            continue
        target = (ROOT / document).parent / parts.path if parts.path else ROOT / document
        assert target.exists(), link
        if parts.fragment:
            assert parts.fragment in anchors(target.read_text(encoding="utf-8")), link


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_file_that_is_named_exists(document):
    files = [name for name in names(text_of(document)) if FILE.fullmatch(name)]
    assert [name for name in files if name not in MADE and not exists(name, document)] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_make_target_that_is_named_exists(document):
    targets = set(re.findall(r"^([a-z0-9-]+):", text_of("Makefile"), re.MULTILINE))
    text = text_of(document)
    code = names(text) + [block.body for block in blocks(text) if block.language == "sh"]
    assert {target for words in code for target in TARGET.findall(words)} <= targets


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_command_that_is_named_exists(document):
    text = text_of(document)
    code = names(text) + [block.body for block in blocks(text) if block.language == "sh"]
    assert {command for words in code for command in COMMAND.findall(words)} <= set(COMMANDS)


def test_a_name_that_leads_nowhere_is_noticed():
    assert exists("src/cantina/engine/record.py", "README.md")
    assert exists("record.py", "README.md")
    assert exists("rules/bounty-hunters.md", "docs/design.md")
    assert not exists("src/cantina/engine/recrd.py", "README.md")
    assert not exists("recrd.py", "README.md")
