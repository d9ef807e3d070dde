"""The folder of a pack: which files it may have, that they are plain and not too large, and their texts.

Whatever else lies there is named: it is mostly misspelt, and would be overlooked. Links, pipes and devices are refused
by what the folder says of them; nothing but plain files is ever opened.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path, PurePosixPath
from stat import S_ISDIR, S_ISREG

from cantina.engine.content import read_text
from cantina.engine.errors import BadContent
from cantina.games.mandalorian_adventures.pack.files import FOLDER, MANY, SINGLE, WORDS, Findings, kinds_of
from cantina.text import languages

MOST_FILES = 100
MOST_BYTES = 1_000_000  # of a file
MOST_BYTES_TOGETHER = 5_000_000
SHOWN = (*SINGLE, *(f"{folder}/NAME.toml" for folder in MANY), f"{WORDS}LANGUAGE.ftl")
FOLDERS = (*MANY, WORDS.rstrip("/"))
BESIDE = (".", "readme", "license")  # how names of files begin that are not read: notes, and what other programs keep


def texts_of(folder: Path, findings: Findings) -> dict[str, str]:
    """The texts of all files of a pack, its words too; what it does not have is taken from the content that ships."""
    texts: dict[str, str] = {}
    for name, path in {**shipped(), **brought(folder, findings)}.items():
        with findings.catch(name):
            texts[name] = read_text(path, name)
    findings.unread = any(kinds_of(name) for name in findings.lost)
    return texts


def shipped() -> dict[str, Path]:
    """The files of the content that ships, by their names; how they were installed is not asked."""
    paths = [*FOLDER.glob("*.toml"), *FOLDER.glob("*/*.toml")]
    return {path.relative_to(FOLDER).as_posix(): path for path in sorted(paths)}


def brought(folder: Path, findings: Findings) -> dict[str, Path]:
    """The files that a pack brings, by their names; what is wrong with the folder goes to the findings."""
    if folder == FOLDER:
        return shipped()
    if not _is_folder(folder):
        raise BadContent(str(folder), 0, "", "pack-no-folder")
    found = list(islice(_entries(folder), MOST_FILES + 1))
    if len(found) > MOST_FILES:
        raise BadContent(str(folder), 0, "", "pack-many-files", most=MOST_FILES)
    if not any(_is_known(name) for name, _ in found):
        findings.append(BadContent(str(folder), 0, "", "pack-nothing", allowed=", ".join(SHOWN)))
    paths: dict[str, Path] = {}
    size = 0
    for name, entry in found:
        with findings.catch(name):
            size += _checked_size(name, entry)
            paths[name] = Path(entry.path)
    if size > MOST_BYTES_TOGETHER:
        raise BadContent(str(folder), 0, "", "pack-large-whole", size=size, most=MOST_BYTES_TOGETHER)
    return paths


def _is_folder(folder: Path) -> bool:
    try:
        return folder.is_dir()
    except (OSError, ValueError):  # a name that no folder can have
        return False


def _entries(folder: Path) -> Iterator[tuple[str, os.DirEntry[str]]]:
    """What lies in a folder and in those of its folders that a pack has; these themselves are left out."""
    for entry in _scanned(folder, str(folder)):
        if entry.name in FOLDERS and entry.is_dir(follow_symlinks=False):
            within = _scanned(Path(entry.path), f"{entry.name}/")
            yield from ((f"{entry.name}/{one.name}", one) for one in within)
        else:
            yield entry.name, entry


def _scanned(folder: Path, name: str) -> list[os.DirEntry[str]]:
    """The first entries of a folder, in the order of their names, without those that are not for us."""
    try:
        with os.scandir(folder) as entries:
            ours = (entry for entry in entries if not entry.name.lower().startswith(BESIDE))
            return sorted(islice(ours, MOST_FILES + 1), key=lambda entry: entry.name)
    except OSError as error:
        raise BadContent(name, 0, "", "content-unreadable", reason=str(error)) from None


def _is_known(name: str) -> bool:
    """Whether a pack may have a file of this name."""
    return bool(kinds_of(name)) or (name.startswith(WORDS) and name in _words())


def _words() -> list[str]:
    return [f"{WORDS}{language}.ftl" for language in languages()]


def _checked_size(name: str, entry: os.DirEntry[str]) -> int:
    """The size of a file; what no pack has, and what is no plain file of a reasonable size, is refused."""
    try:
        about = entry.stat(follow_symlinks=False)
    except OSError as error:
        raise BadContent(name, 0, "", "content-unreadable", reason=str(error)) from None
    is_folder = S_ISDIR(about.st_mode)
    if not is_folder and not S_ISREG(about.st_mode):
        raise BadContent(name, 0, "", "pack-not-plain")
    if is_folder or not _is_known(name):
        allowed = _words() if PurePosixPath(name).parent.name == WORDS.rstrip("/") else SHOWN
        raise BadContent(f"{name}/" if is_folder else name, 0, "", "pack-file-unknown", allowed=", ".join(allowed))
    if about.st_size > MOST_BYTES:
        raise BadContent(name, 0, "", "pack-large", size=about.st_size, most=MOST_BYTES)
    return about.st_size
