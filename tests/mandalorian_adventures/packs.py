"""Packs for tests: the content that ships with something changed, and small packs laid over it."""

from __future__ import annotations

import shutil

import pytest

import cantina
from cantina.games.mandalorian_adventures.pack import content
from cantina.games.mandalorian_adventures.pack.files import FOLDER
from cantina.text import languages

MISSION = """
[[mission]]
name = "night-watch"
number = 9
kind = "mercenary"
tracks = ["dawn 4"]
objective = ["track_full dawn"]
crisis = ["spawn nearest-star", "sabotage lowest"]

[[rule]]
name = "dawn"
on = "turn_end"
if = ["you_at number 4"]
steps = ["track_add 1 dawn"]
"""
CHAPEL = """
[[map]]
name = "chapel"
edges = [
  "nave-aisle - side-aisle-crypt",
  "nave-n6-n7-n8", "nave=vestry", "nave:loft", "crypt|vestry", "nave-#pit-crypt",
]

[[blocked]]
name = "pit"
xy = [9, 9]

[[rule]]
name = "key"
on = "action_declined"
spaces = ["intel"]
door = true
steps = ["open_door beside"]

[[supply]]
map = "chapel"
token = "ghost"
count = 2
orange = true

[[supply]]
map = "chapel"
token = "ghost"
shape = "round"
count = 2

[[supply]]
map = "chapel"
token = "ghost"
shape = "square"
count = 2

[[token]]
name = "ghost"
kind = "enemy"
class = "melee"
hp = 1
effects = ["guard", "diversion"]

[[cell]]
name = "nave"
xy = [0, 0]
start = true
number = 1

[[cell]]
name = "aisle"
xy = [1, 0]
star = "standard"
number = 2

[[cell]]
name = "side-aisle"
xy = [2, 0]
star = "red"
slot = "round"
number = 3

[[cell]]
name = "crypt"
xy = [3, 0]
exit = true
star = "blue"
number = 4

[[cell]]
name = "vestry"
xy = [4, 0]
number = 5

[[cell]]
name = "loft"
xy = [5, 0]
height = "loft"

[[cell]]
name = "n6"
xy = [6, 1]
number = 6

[[cell]]
name = "n7"
xy = [7, 1]
number = 7
slot = "square"

[[cell]]
name = "n8"
xy = [8, 1]
number = 8
slot = "square"
"""


def write(folder, **files):
    """A pack of these files; `missions__x` is `missions/x.toml`."""
    for name, text in files.items():
        path = folder / f"{name.replace('__', '/')}.toml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def spoil(folder, file, old, new):
    """A pack of one file, that of the content that ships with something changed."""
    path = folder / file
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(FOLDER / file, path)
    text = path.read_text(encoding="utf-8")
    assert old in text, (file, old)
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def refused(folder):
    """The error that a pack is refused with."""
    with pytest.raises(cantina.BadContent) as caught:
        content.load(folder)
    return caught.value


def found(folder):
    """Everything that is wrong with a pack."""
    findings, made = content.examine(folder)
    assert bool(findings) != bool(made)
    return findings


def lines(error):
    """The error in every language: one line, not the bare key, not twice the same."""
    said = [error.text(language) for language in languages()]
    assert all(line and "\n" not in line and error.key not in line for line in said)
    assert len(set(said)) == len(said)
    return said


def inspected(folder):
    """Everything that is wrong with a pack, its texts and how its games begin included."""
    return cantina.game("mandalorian-adventures").packs.inspect(folder).findings
