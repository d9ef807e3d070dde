"""The texts of a pack (section 7.2, item 6): none is missing, none is broken, and none belongs to others."""

import pytest

import cantina
from cantina.games.mandalorian_adventures.pack import content, texts
from cantina.games.mandalorian_adventures.pack.files import FOLDER
from cantina.text import _bundles, formatted, languages
from mandalorian_adventures.packs import MISSION, inspected, lines, write
from strict_text import strict_text  # noqa: F401

TEXTS = (
    "ma-mission-night-watch",
    "ma-mission-night-watch-briefing",
    "ma-mission-night-watch-objective",
    "ma-mission-night-watch-crisis",
    "ma-rule-dawn",
    "ma-track-dawn",
)
WORDS = "".join(f"{key} = word\n" for key in TEXTS)
SHIPPED = "ma-mission-the-egg"  # a title that is no business of the pack


@pytest.fixture
def pack(tmp_path):
    """A pack in order, with English words."""
    write(tmp_path / "pack", missions__mine=MISSION)
    return words(tmp_path / "pack", WORDS)


@pytest.fixture
def _own_words():
    """What a test lets the program say is forgotten after it."""
    yield
    _bundles.clear()
    formatted.cache_clear()


def words(folder, text, language="en"):
    """A pack with these words."""
    (folder / "text").mkdir(exist_ok=True)
    (folder / "text" / f"{language}.ftl").write_bytes(text.encode())
    return folder


def told(folder):
    """What is wrong with a pack, one by one."""
    findings = inspected(folder)
    for error in findings:
        assert all(error.file in line and str(error.line) in line and error.field in line for line in lines(error))
    return [(error.key, error.file, error.line, error.field) for error in findings]


def test_every_text_of_a_pack_has_a_key():
    keys = list(texts.keys(content.load().cards[0]))
    assert len(set(keys)) == len(keys)
    assert {"ma-map-arvala", "ma-mission-the-egg-intro-1", "ma-use-medkit-cell", "ma-use-keycard-carried"} <= set(keys)
    assert {"ma-green-slice-text", "ma-failure-siege", "ma-track-alert", "ma-plan-defend", "ma-growth-1"} <= set(keys)
    assert "ma-mission-the-asset-effect" not in keys


def test_the_words_of_a_pack_are_in_order(pack):
    assert told(pack) == []


# --- missing ----------------------------------------------------------------------------------------------------------


def test_without_words_all_are_missing_in_all_languages(tmp_path):
    findings = inspected(write(tmp_path, missions__mine=MISSION))
    assert sorted(error.field for error in findings) == sorted(TEXTS)
    assert {error.values["languages"] for error in findings} == {", ".join(languages())}


def test_a_pack_needs_the_languages_that_it_brings(pack):
    words(pack, WORDS.replace(f"{TEXTS[0]} = word\n", ""), "uk")
    assert told(pack) == [("pack-text-missing", "missions/mine.toml", 2, TEXTS[0])]
    assert inspected(pack)[0].values["languages"] == "uk"


def test_a_text_without_words_is_missing(pack):
    words(pack, WORDS.replace("ma-rule-dawn = word\n", "ma-rule-dawn =\n    .title = word\n"))
    assert told(pack) == [("pack-text-missing", "missions/mine.toml", 10, "ma-rule-dawn")]


# --- broken -----------------------------------------------------------------------------------------------------------


BROKEN = [
    "=",
    "a line without a sign",
    "ma-rule-dawn word",
    "ma-rule-dawn = { $count",
    "ma-rule-dawn = {\n    a second line",
    "ma-rule-dawn =",
]


@pytest.mark.usefixtures("strict_text")
@pytest.mark.parametrize("line", BROKEN)
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_one_broken_line_is_one_finding(pack, line, end):
    """Neither the text that it was to be nor any other one is said to be missing."""
    text = "# Words\n" + WORDS.replace("ma-rule-dawn = word", line)
    if "ma-rule-dawn" not in line:
        text += "ma-rule-dawn = word\n"
    words(pack, text.replace("\n", end))
    assert told(pack) == [("pack-text-broken", "text/en.ftl", 6, "")]


def test_each_broken_line_is_found_at_its_place(pack):
    words(pack, f"?\n{WORDS}?\n\nx = {{\ny = {{\n")
    assert [line for _, _, line, _ in told(pack)] == [1, 8, 10, 11]


def test_no_file_with_words_breaks_the_reader(pack):
    words(pack, f"{WORDS}x = {'{' * 5000}")
    assert [key for key, *_ in told(pack)] == ["pack-text-broken"]


# --- of others --------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("strict_text")
@pytest.mark.parametrize(
    "key",
    ["terminal-choices", "check-ok", SHIPPED, "ma-rule-ambush", "ma-of-nobody", "-term", "mandalorian-adventures-name"],
)
def test_words_for_what_the_pack_does_not_bring_are_refused(pack, key):
    words(pack, f"{WORDS}\n# Ours now\n{key} = Your money or your life?\n")
    assert told(pack) == [("pack-text-foreign", "text/en.ftl", 9, key)]


def test_a_pack_with_words_of_others_is_not_read(pack):
    words(pack, f"{WORDS}{SHIPPED} = Mine\n")
    with pytest.raises(cantina.BadContent, match=SHIPPED):
        cantina.game("mandalorian-adventures").pack(pack)


@pytest.mark.usefixtures("_own_words")
def test_a_pack_that_replaces_a_file_has_words_for_what_is_in_it(pack):
    shipped = (FOLDER / "missions" / "the-egg.toml").read_text(encoding="utf-8")
    words(write(pack, **{"missions__the-egg": shipped}), f"{WORDS}{SHIPPED} = The Other Egg\n")
    assert told(pack) == []
    cantina.game("mandalorian-adventures").pack(pack)
    assert formatted(SHIPPED, "en") == "The Other Egg"


@pytest.mark.usefixtures("_own_words")
def test_a_name_that_ships_too_has_the_words_of_the_pack(pack):
    """The rule of the pack is called as another one is: it needs its words."""
    write(pack, missions__mine=MISSION.replace('name = "dawn"', 'name = "haste"'))
    words(pack, WORDS.replace("ma-rule-dawn", "ma-rule-haste"))
    assert told(pack) == []


@pytest.mark.usefixtures("_own_words")
def test_kept_content_says_its_own_words_and_no_others(pack):
    """What was kept for a game may come from elsewhere; it is not checked again."""
    game = cantina.game("mandalorian-adventures")
    made = content.load(pack)
    changed = f"{WORDS.replace('word', 'kept')}{SHIPPED} = Mine\ncheck-ok = no\nma-rule-dusk"
    game.content_of(made.hash, {**made.files, "text/en.ftl": changed})
    assert [formatted(key, "en") for key in (TEXTS[0], SHIPPED, "check-ok")] == ["kept", "The Egg", "ok"]
