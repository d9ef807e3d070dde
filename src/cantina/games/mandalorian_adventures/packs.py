"""A pack of somebody's own: all that is wrong with it, or its content, ready to be played."""

from __future__ import annotations

from pathlib import Path

from cantina.engine.game import Content
from cantina.games.mandalorian_adventures.checks import check_texts
from cantina.games.mandalorian_adventures.content import examine
from cantina.games.mandalorian_adventures.pack_files import FOLDER, Findings
from cantina.games.mandalorian_adventures.pack_texts import add_texts


def inspect(folder: Path = FOLDER) -> tuple[Findings, Content | None]:
    """All that is wrong with a pack, its texts included; its content, if that is in order but for its texts."""
    findings, content = examine(folder)
    if content:
        findings.extend(check_texts(content.cards[0], folder))
    return findings, content


def read_pack(folder: Path) -> Content:
    """The content of a pack, whose words can be said from then on; or BadContent for the first thing that is wrong."""
    findings, content = inspect(folder)
    findings.stop()
    assert content is not None
    add_texts(folder, content.cards[0])
    return content
