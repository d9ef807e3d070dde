"""Section 7.2: one broken line of a pack is one finding; what others lack because of it is not told as well."""

import pytest

from mandalorian_adventures.packs import MISSION, found, spoil, write

TOKENS, PLANS, ARVALA, ASSET = "tokens.toml", "planning.toml", "maps/arvala.toml", "missions/the-asset.toml"
NO_TOML, NO_KEY, NO_FIELD = "content-not-toml", "content-key", "content-unknown-field"


def finding(folder):
    """The one thing that is wrong with a pack: its reason, and the line that it names."""
    (error,) = found(folder)
    return error.key, (folder / error.file).read_text(encoding="utf-8").splitlines()[error.line - 1]


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        (TOKENS, 'name = "mark"', 'name = = "mark"', NO_TOML),
        (PLANS, 'name = "defend"', 'name = "defend', NO_TOML),
        (ARVALA, 'name = "b1"', 'name = b1"', NO_TOML),
        (ASSET, 'kind = "story"', 'kind "story"', NO_TOML),
        (TOKENS, 'name = "mark"', 'name = "MARK"', NO_KEY),
        (TOKENS, 'name = "mark"', "name = 7", NO_KEY),
        (PLANS, 'name = "defend"', 'name = "Defend"', NO_KEY),
        (ARVALA, 'name = "b1"', 'name = "B 1"', NO_KEY),
        ("missions/the-egg.toml", 'name = "the-egg"', 'name = "The Egg"', NO_KEY),
        ("missions/alive.toml", 'name = "alive"', 'name = "Alive"', NO_KEY),
        (ASSET, "alert 2/2/3", "Alert 2/2/3", NO_KEY),
        (TOKENS, 'name = "mark"', 'nam = "mark"', NO_FIELD),
        (ARVALA, 'name = "b1"', 'nam = "b1"', NO_FIELD),
        (ARVALA, 'name = "arvala"', 'nam = "arvala"', NO_FIELD),
        (TOKENS, 'name = "mark"', 'name = "mark"\nhpp = 3', NO_FIELD),
        (ARVALA, 'name = "b1"', 'name = "b1"\nstarts = true', NO_FIELD),
        ("skills.toml", "strength = 1", "strenght = 1", NO_FIELD),
    ],
)
def test_one_broken_line_is_one_finding(tmp_path, file, old, new, reason):
    key, line = finding(spoil(tmp_path, file, old, new))
    assert key == reason
    assert line == new.splitlines()[-1] or new in line


def test_an_entry_without_a_name_is_one_finding(tmp_path):
    (error,) = found(spoil(tmp_path, TOKENS, 'name = "mark"\n', ""))
    assert (error.file, error.field, error.key) == (TOKENS, "name", "content-missing")


@pytest.mark.parametrize("file", [TOKENS, PLANS, ARVALA, "missions/alive.toml"])
def test_a_file_that_is_not_text_is_one_finding(tmp_path, file):
    path = tmp_path / file
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"\xff")
    assert [(error.file, error.key) for error in found(tmp_path)] == [(file, "content-unreadable")]


@pytest.mark.parametrize("track", ["Dawn 4", "first light 4", " 4", "dawn_ 4", "4"])
def test_the_name_of_a_track_is_a_name_as_any_other(tmp_path, track):
    """It is told with its text, and rules speak of it; before, such a track was taken and nobody could name it."""
    (error,) = found(write(tmp_path, missions__x=MISSION.replace('"dawn 4"', f'"{track}"')))
    assert (error.file, error.field, error.line) == ("missions/x.toml", "tracks", 6)
    assert error.key in {"content-key", "pack-track"}


def test_an_unknown_name_is_still_told_where_every_entry_could_be_read(tmp_path):
    """Supplies have no name of their own: what is wrong with one hides nothing."""
    pack = spoil(tmp_path, TOKENS, 'token = "raider"', 'token = "rider"')
    text = (pack / TOKENS).read_text(encoding="utf-8").replace("count = 2\norange", "count = -1\norange", 1)
    (pack / TOKENS).write_text(text, encoding="utf-8")
    assert {error.key for error in found(pack)} == {"pack-name-unknown", "content-number"}


def test_other_wrong_names_are_told_once_the_broken_one_is_mended(tmp_path):
    pack = spoil(spoil(tmp_path, TOKENS, 'name = "mark"', 'name = "MARK"'), ASSET, "holds asset", "holds asett")
    assert [error.file for error in found(pack)] == [TOKENS]
    spoil(pack, TOKENS, 'name = "mark"', 'name = "mark" # as it was')
    assert [error.file for error in found(pack)] == [ASSET]
