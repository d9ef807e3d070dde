"""`docs/missions.md`: its example is in order and can be played, its tables list what there is, its errors are real."""

from __future__ import annotations

import random
import re
import shutil

import pytest

from cantina.engine.errors import BadContent
from cantina.engine.match import Match
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.pack import cards, folders, maps, missions
from cantina.games.mandalorian_adventures.pack import vocabulary as v
from cantina.games.mandalorian_adventures.pack import vocabulary_conditions as c
from cantina.games.mandalorian_adventures.pack.content import load
from cantina.games.mandalorian_adventures.pack.files import MANY, SINGLE, Findings, Part
from cantina.games.mandalorian_adventures.pack.steps import MOST_ALTERNATIVES
from cantina.games.mandalorian_adventures.pack.texts import keys
from cantina.text import languages
from docs.reading import ROOT, blocks, first_column, text_of, two_columns
from terminal.person import run

GUIDE = text_of("docs/missions.md")
EXAMPLE = ROOT / "docs" / "examples" / "first-mission"
MISSION, FILE = "lost-courier", "missions/lost-courier.toml"


@pytest.fixture(scope="module")
def pack():
    return load(EXAMPLE)


@pytest.mark.slow
def test_the_example_is_in_order():
    ran = run("check", str(EXAMPLE), "--lang", "en")
    assert (ran.status, ran.out.splitlines()[-1]) == (0, "ok")


@pytest.mark.parametrize("seats", range(1, 5))
@pytest.mark.parametrize("seed", range(3))
def test_the_example_is_played_to_its_end(pack, seats, seed):
    match = Match(GAME, seats, seed, {"mission": MISSION}, content=pack)
    dice = random.Random(seed)
    while not match.over:
        for seat in match.actors():
            match.play(seat, dice.choice(match.legal(seat)))
    assert match.options["mission"] == MISSION
    assert len({score > 0 for score in match.result["scores"]}) == 1  # all win or lose together


@pytest.mark.parametrize("language", languages())
def test_the_example_has_exactly_its_own_texts(pack, language):
    brought = re.findall(r"^(ma-[\w-]+) =", (EXAMPLE / "text" / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)
    needed = [key for key, part in keys(pack.cards[0]).items() if part.file == FILE]
    assert sorted(brought) == sorted(needed)


def test_the_steps():
    plain = [form for form in v.STEPS if form.name not in v.STRUCTURES]  # structures are explained above the table
    known = [(" ".join((form.name, *form.operands)), form.meaning) for form in plain]
    assert two_columns(GUIDE, "Steps") == known


def test_the_conditions():
    known = [(" ".join((form.name, *form.operands)), form.meaning) for form in c.CONDITIONS]
    assert two_columns(GUIDE, "Conditions") == known


def test_the_words_of_operands():
    told = {name: re.findall(r"`([^`]+)`", words) for name, words in two_columns(GUIDE, "Operands")}
    assert {name: tuple(words) for name, words in told.items() if name in v.WORDS} == v.WORDS
    used = {kind for form in (*v.STEPS, *c.CONDITIONS) for kind in form.operands}
    assert set(told) == used


@pytest.mark.parametrize(
    ("heading", "known"), [("Triggers", v.TRIGGERS), ("Windows", v.WINDOWS), ("When it is looked at", v.CHECKS)]
)
def test_the_closed_lists(heading, known):
    assert first_column(GUIDE, heading) == list(known)


def test_the_files_and_their_entries():
    told = {name: re.findall(r"`\[\[(\w+)\]\]`", entries) for name, entries in two_columns(GUIDE, "What a pack is")}
    known = {**SINGLE, **{f"{folder}/*.toml": kinds for folder, kinds in MANY.items()}}
    assert {name: tuple(kinds) for name, kinds in told.items() if kinds} == known


def test_the_limits_of_a_pack():
    assert f"{folders.MOST_FILES} files at most, each of {folders.MOST_BYTES:,} bytes at most" in GUIDE


def fields_of(read, **given):
    """The fields that an entry may have, from the error about one that it may not have."""
    with pytest.raises(BadContent) as caught:
        read(Part("made.toml", "made", 1, {}, {**given, "bogus": 1}))
    assert (caught.value.field, caught.value.key) == ("bogus", "content-unknown-field")
    return caught.value.values["allowed"].split(", ")


def first_entry(read, kind):
    """A reader of whole files, for one that has this entry only."""
    return lambda part: read([Part(part.file, kind, 1, {}, part.fields)], Findings())


READERS = {
    "[[mission]]": (first_entry(missions.read_mission, "mission"), {}),
    "[[green]]": (missions._green, {}),
    "[[failure]]": (missions._failure, {}),
    "[[rule]]": (maps.read_rule, {}),
    "[[use]]": (maps.read_use, {}),
    "[[token]]": (cards.read_token, {"kind": "enemy"}),
    "[[supply]]": (cards.read_supply, {}),
    "[[map]]": (first_entry(maps.read_map, "map"), {}),
    "[[cell]]": (maps.read_cell, {}),
    "[[blocked]]": (maps.read_blocked, {}),
    "[[skill]]": (cards.read_skill, {}),
    "[[event]]": (cards.read_event, {}),
    "[[plan]]": (cards.read_plan, {}),
    "[[character]]": (cards.read_character, {}),
    "[[sabotage]]": (cards.read_sabotage, {}),
    "[[growth]]": (cards.read_growth, {}),
}


@pytest.mark.parametrize("heading", READERS)
def test_the_fields_of_an_entry(heading):
    read, given = READERS[heading]
    assert sorted(first_column(GUIDE, heading)) == sorted(fields_of(read, **given))


def test_a_choice_has_as_many_steps_as_the_guide_says():
    words = {4: "two to four steps"}
    assert words[MOST_ALTERNATIVES] in GUIDE


MISTAKES = [
    ("reveal nearest", "revael nearest"),
    ("reveal nearest", "reveal"),
    ("carrier_at data-core exit", "carrier_at data-cor exit"),
    ("you_at number 5", "you_at number 9"),
    ("track_clear trace", "+6 track_clear trace"),
    ('kind = "mercenary"', 'kind = "mercenary"\nmap = "plaza"'),
    ('"replace_token data-core round 1", ', ""),
    ('fate = "take"', 'fate = "discard"'),
    ("number = 9", "number = 8"),
    ("[[failure]]\nname", "[[failure]]\nnmae"),
    ("trace 7/9/11", "trace 7/9"),
    ('name = "traced"', 'name = "found-out"'),
    ("carrier_at data-core exit", "all_at start"),
    ('"mix_tokens round"', '"mix_tokens round", "damage_character 5 you 0"'),
]


def said(folder, old, new):
    """What `cantina check` says of the example with one thing changed."""
    shutil.copytree(EXAMPLE, folder, dirs_exist_ok=True)
    text = (folder / FILE).read_text("utf-8")
    assert old in text
    (folder / FILE).write_text(text.replace(old, new, 1), "utf-8")
    return run("check", str(folder), "--lang", "en")


def mistakes_told():
    """The mistakes of the guide: what was written, and the line that answers it."""
    section = GUIDE.split("\n## Common mistakes\n")[1].split("\n## ")[0]
    return [block.body.strip() for block in blocks(section) if block.language == "text"]


@pytest.mark.parametrize(("old", "new"), MISTAKES)
def test_the_errors_are_real(tmp_path, old, new):
    ran = said(tmp_path, old, new)
    lines = " ".join(ran.out.split())
    assert ran.status == 1
    assert any(" ".join(told.split()) in lines for told in mistakes_told()), ran.out


@pytest.mark.slow
def test_no_error_is_made_up(tmp_path):
    heard = " ".join(" ".join(said(tmp_path / str(i), *one).out.split()) for i, one in enumerate(MISTAKES))
    assert [told for told in mistakes_told() if " ".join(told.split()) not in heard] == []
