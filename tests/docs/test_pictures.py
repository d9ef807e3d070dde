"""The pictures of the documents are there, light enough for a page, and what they say they are."""

import re

import pytest

from docs.reading import DOCUMENTS, ROOT, text_of

SHOWN = re.compile(r"""<img src="([^"]+)" alt="([^"]+)"|\]\(([\w/.-]+\.(?:webp|svg|png))\)""")
STILL, MOVING = 250_000, 2_000_000  # bytes at most
SHORT, LONG = 16_000, 26_000  # milliseconds of the film of a turn: about twenty seconds


def shown(document):
    """The pictures that a document shows or links, as paths in the repository."""
    folder = (ROOT / document).parent
    return [(folder / (found[1] or found[3])).resolve() for found in SHOWN.finditer(text_of(document))]


PICTURES = sorted({path for document in DOCUMENTS for path in shown(document)})


def chunks(picture, start=12):
    """The parts of a WebP file: name and content."""
    while start + 8 <= len(picture):
        length = int.from_bytes(picture[start + 4 : start + 8], "little")
        yield picture[start : start + 4], picture[start + 8 : start + 8 + length]
        start += 8 + length + length % 2


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.name)
def test_a_picture_is_there_and_light(path):
    picture = path.read_bytes()
    if path.suffix == ".webp":
        assert (picture[:4], picture[8:12]) == (b"RIFF", b"WEBP")
        assert int.from_bytes(picture[4:8], "little") == len(picture) - 8
    moves = path.suffix == ".webp" and any(name == b"ANIM" for name, _ in chunks(picture))
    assert 1000 < len(picture) < (MOVING if moves else STILL)


def test_the_readme_shows_the_three_games_and_a_turn():
    names = {path.name for path in shown("README.md")}
    games = {f"{game}.webp" for game in ("bounty-hunters", "way-of-the-mandalorian", "mandalorian-adventures")}
    assert games | {"turn.webp"} <= names


def test_the_film_of_a_turn_takes_about_twenty_seconds_and_moves():
    frames = [part for name, part in chunks((ROOT / "docs/pictures/turn.webp").read_bytes()) if name == b"ANMF"]
    assert SHORT < sum(int.from_bytes(frame[12:15], "little") for frame in frames) < LONG
    assert len(frames) > 50


def test_every_picture_of_the_folder_is_shown():
    assert set((ROOT / "docs/pictures").iterdir()) - set(PICTURES) == set()
