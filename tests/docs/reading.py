"""Reading the documents of the repository: their blocks, links, names and tables."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RUNNABLE = ("README.md", "CONTRIBUTING.md", "docs/api.md", "docs/missions.md")
DOCUMENTS = tuple(
    path.relative_to(ROOT).as_posix()
    for folder in (ROOT, ROOT / "bench", ROOT / "docs", ROOT / "docs" / "rules")
    for path in sorted(folder.glob("*.md"))
)

FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)|<img[^>]*\ssrc=\"([^\"]+)\"")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, its text, and the line it begins on."""

    language: str
    body: str
    line: int


def text_of(document: str) -> str:
    return (ROOT / document).read_text(encoding="utf-8")


def blocks(text: str) -> list[Block]:
    return [Block(found[1], found[2], text.count("\n", 0, found.start()) + 2) for found in FENCED.finditer(text)]


def prose(text: str) -> str:
    return FENCED.sub("", text)


def links(text: str) -> list[str]:
    return [markdown or image for markdown, image in LINK.findall(prose(text))]


def names(text: str) -> list[str]:
    """What stands in backticks."""
    return CODE.findall(prose(text))


def anchors(text: str) -> set[str]:
    """The places a link can jump to, as GitHub names them."""
    headings = (CODE.sub(r"\1", heading).lower() for heading in HEADING.findall(prose(text)))
    return {re.sub(r"[^\w\- ]", "", heading).replace(" ", "-") for heading in headings}


def rows(text: str, heading: str) -> list[list[str]]:
    """The cells of the table under a heading, of those rows that begin with something in backticks."""
    after = re.split(rf"^#+ {re.escape(heading)}$", text, maxsplit=1, flags=re.MULTILINE)[1]
    section = re.split(r"^#", prose(after), maxsplit=1, flags=re.MULTILINE)[0]
    return [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("| `")]


def first_column(text: str, heading: str) -> list[str]:
    """What stands in backticks in the first column of the table under a heading."""
    return [name for row in rows(text, heading) for name in CODE.findall(row[0])]


def two_columns(text: str, heading: str) -> list[tuple[str, str]]:
    """What stands in backticks in the first column, and the whole second column."""
    return [(CODE.findall(row[0])[0], row[1]) for row in rows(text, heading)]
