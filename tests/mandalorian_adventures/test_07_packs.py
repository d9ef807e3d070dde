"""Section 6.2: the content that ships, packs laid over it, and `cantina check`."""

import pickle
import random

import pytest

from cantina.engine.match import Match
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.pack import content, sizes
from cantina.games.mandalorian_adventures.pack import vocabulary as v
from cantina.games.mandalorian_adventures.pack.files import FOLDER
from cantina.games.mandalorian_adventures.pack.shapes import Cell, Edge, Map
from cantina.text import languages
from mandalorian_adventures.packs import CHAPEL, MISSION, refused, spoil, write
from terminal.person import run


@pytest.fixture(scope="module")
def pack():
    return content.load().cards[0]


def test_the_content_that_ships_is_in_order(pack):
    findings, made = content.examine()
    assert (findings, made.cards) == ([], (pack,))
    assert [one.name for one in pack.maps] == ["arvala", "nevarro", "transport", "plaza"]
    assert [one.number for one in pack.missions] == list(range(1, 9))


@pytest.mark.rule("MA-04")
def test_there_are_five_white_sabotage_tokens(pack):
    assert len(pack.white) == sizes.WHITE
    assert len(pack.white) + len(pack.yellow) == sizes.SABOTAGE


@pytest.mark.rule("MA-05")
def test_every_character_begins_with_twelve_skill_cards(pack):
    for character in pack.characters:
        deck = [skill for skill in pack.skills if skill.character == character.name and skill.added == 0]
        assert sum(skill.copies for skill in deck) == 12
        assert any(skill.copies == 2 for skill in deck)


@pytest.mark.rule("MA-06")
def test_the_beginner_side_has_more_hp(pack):
    assert all(one.beginner > one.hp for one in pack.characters)


@pytest.mark.rule("MA-18")
def test_the_first_mission_has_no_preparation(pack):
    assert (pack.missions[0].number, pack.missions[0].preparation) == (1, ())


@pytest.mark.slow
def test_the_same_files_are_the_same_content():
    made = content.load()
    assert made.hash == content.load().hash == content.build(made.cards[0]).hash
    assert pickle.loads(pickle.dumps(made)).hash == made.hash
    assert pickle.loads(pickle.dumps(made)).cards == made.cards


def test_another_number_is_other_content(tmp_path):
    other = content.load(spoil(tmp_path, "tokens.toml", "hp = 8", "hp = 7"))
    assert other.hash != content.load().hash


def test_numbers_of_the_tables_are_places_in_the_pack(pack):
    t = content.load().tables[0]
    assert (t.skills, t.tokens, t.events, t.plans) == tuple(
        len(found) for found in (pack.skills, pack.tokens, pack.events, pack.plans)
    )
    for number, skill in enumerate(pack.skills):
        assert pack.characters[t.skill_character[number]].name == skill.character
    for number, use in enumerate(pack.uses):
        assert pack.tokens[t.use[number, 0]].name == use.token
    for number, rule in enumerate(pack.rules):
        assert v.TRIGGERS[t.rule[number, 0]] == rule.on
    for number, mission in enumerate(pack.missions):
        assert t.mission_rules[number, 1] - t.mission_rules[number, 0] == len(mission.rules)
        assert t.crisis[number, 1] > t.crisis[number, 0]


def test_a_mission_of_one_file_is_laid_over_the_content_that_ships(tmp_path, pack):
    mine = content.load(write(tmp_path, missions__mine=MISSION)).cards[0]
    assert [one.name for one in mine.missions] == [*(one.name for one in pack.missions), "night-watch"]
    assert (mine.maps, mine.skills) == (pack.maps, pack.skills)
    assert len(mine.missions[-1].listed) == sizes.CHARACTERS
    assert mine.missions[-1].rules[0] in mine.rules


def test_a_mission_of_ones_own_can_be_played(tmp_path):
    mine = content.load(write(tmp_path, missions__mine=MISSION, maps__chapel=CHAPEL))
    match, dice = Match(GAME, 2, 5, {"mission": "night-watch", "map": "chapel"}, mine), random.Random(5)
    for _ in range(60):
        if match.over:
            break
        seat = match.actors()[0]
        match.play(seat, dice.choice(match.legal(seat)))
    assert match.log


def test_a_map_of_one_file_brings_its_tokens(tmp_path, pack):
    mine = content.load(write(tmp_path, maps__chapel=CHAPEL))
    board, t = mine.cards[0].maps[-1], mine.tables[0]
    assert (board.name, mine.cards[0].tokens[-1].name) == ("chapel", "ghost")
    assert [area.name for area in board.blocked] == ["pit"]
    kinds = {(board.cells[edge.a].name, board.cells[edge.b].name): edge.kind for edge in board.edges}
    assert kinds["aisle", "side-aisle"] == "thin"
    assert kinds["crypt", "vestry"] == "wall"
    assert t.door[4, 0].tolist() == [0, 4]
    assert t.door[4, 1].tolist() == [-1, -1]
    assert t.height[4, 0] == 1 << 5
    assert t.walk[4, 0] == 1 << 1 | 1 << 6


def test_a_map_that_a_mission_cannot_use_is_refused_itself(tmp_path):
    error = refused(
        write(
            tmp_path, maps__chapel=CHAPEL.replace('slot = "square"', "").replace('shape = "square"', 'shape = "round"')
        )
    )
    assert (error.key, error.file) == ("pack-replace", "maps/chapel.toml")


def test_a_pack_can_be_put_together_without_files(pack):
    cells = tuple(Cell(name, (place, 0)) for place, name in enumerate("abc"))
    line = Map("line", cells, (Edge(0, 1, "thin"), Edge(1, 2, "height")))
    t = content.build(pack._replace(maps=(*pack.maps, line))).tables[0]
    assert (t.cells[4], t.walk[4, 0], t.walk[4, 1], t.height[4, 1]) == (3, 2, 1, 4)


def test_check_says_what_it_looked_at(tmp_path):
    ran = run("check")
    assert ran.err == ""
    assert "maps: 4, missions: 8" in ran.out
    assert "effects written as steps: 188, built into the program (the traitor variant): 1" in ran.out


@pytest.mark.slow
def test_check_shows_all_mistakes_and_ends_with_1(tmp_path):
    folder = spoil(tmp_path, "missions/the-asset.toml", "spawn nearest-star", "spwan nearest-star")
    spoil(folder, "tokens.toml", 'token = "raider"', 'token = "rider"')
    for language in languages():
        ran = run("check", str(folder), "--lang", language)
        assert (ran.status, ran.err) == (1, "")
        assert len(ran.out.splitlines()) == 3
        assert "spwan" in ran.out
        assert "missions/the-asset.toml" in ran.out


def test_check_refuses_a_folder_that_is_not_there(tmp_path):
    ran = run("check", str(tmp_path / "nowhere"))
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "nowhere" in ran.err


@pytest.mark.slow
@pytest.mark.parametrize("file", sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.toml")))
def test_a_copy_of_one_file_changes_nothing(tmp_path, file):
    name = file.removesuffix(".toml").replace("/", "__")
    folder = write(tmp_path, **{name: (FOLDER / file).read_text(encoding="utf-8")})
    assert content.load(folder).hash == content.load().hash
