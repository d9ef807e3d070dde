"""Section 6 of the rules of Adventures and the content that ships say the same: no row more, no row less, no number
that is another."""

from __future__ import annotations

import re

import pytest

from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.pack.cards import CHARACTER_NAMES
from cantina.games.mandalorian_adventures.pack.content import load
from docs import adventures_tables as shown
from docs.reading import text_of
from mandalorian_adventures.packs import spoil

PACK = GAME.content.cards[0]
RULES = text_of("docs/rules/mandalorian-adventures.md")
SECTION = RULES.split("\n## 6. Content\n")[1].split("\n## 7. ")[0]
BAR = re.compile(r"(?<!\\)\|")
SINGLE = (
    shown.overview,
    shown.sabotage,
    shown.maps,
    shown.map_rules,
    shown.map_uses,
    shown.tokens,
    shown.supplies,
    shown.characters,
    shown.strengths,
    shown.events,
    shown.plans,
    shown.growth,
)


def tables(text):
    """All tables of a text: the cells of every row but the second, which is a line."""
    found = []
    for block in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        rows = [tuple(cell.strip() for cell in BAR.split(line.strip())[1:-1]) for line in block.splitlines()]
        found.append(shown.Table(rows[0], rows[2:]))
    return found


def under(number):
    """What stands under the heading that begins with the number of a mission or character."""
    (_, text) = SECTION.split(f"\n#### {number} ")
    return re.split(r"^#", text, maxsplit=1, flags=re.MULTILINE)[0]


def ids_of_headings():
    return re.findall(r"^#### (MD-\d+) ", SECTION, re.MULTILINE)


MISSION_IDS = {mission.name: f"MD-{26 + mission.number}" for mission in PACK.missions}


@pytest.mark.parametrize("made", SINGLE, ids=lambda made: made.__name__)
def test_a_table_of_the_rules_is_what_ships(made):
    expected = made(PACK)
    (told,) = [table for table in tables(SECTION) if table.header == expected.header]
    assert told.rows == expected.rows


@pytest.mark.parametrize("mission", PACK.missions, ids=MISSION_IDS)
def test_a_mission_of_the_rules_is_the_one_that_ships(mission):
    (told,) = tables(under(MISSION_IDS[mission.name]))
    assert told.header == (*shown.mission(mission).header, "In words")
    assert [row[:2] for row in told.rows] == shown.mission(mission).rows


@pytest.mark.parametrize("character", CHARACTER_NAMES)
def test_the_cards_of_a_character_in_the_rules_are_those_that_ship(character):
    (told,) = tables(under(shown.CHARACTER_IDS[character]))
    assert told == shown.skills(PACK, character)


def test_no_table_of_the_section_is_left_out():
    """Only the stages of the campaign are told in words."""
    headers = [table.header for table in tables(SECTION)]
    own = ids_of_headings()
    assert own == [*MISSION_IDS.values(), *shown.CHARACTER_IDS.values()]
    assert len(headers) == len(SINGLE) + len(own) + 1
    assert ("Stage", "Content") in headers


def test_what_is_said_in_words_names_no_number():
    """A number that no test can read would be the next one to be wrong."""
    words = [row[2] for mission in MISSION_IDS.values() for row in tables(under(mission))[0].rows]
    told = [text for text in words if re.search(r"\d", re.sub(r"M[ACDQ]-\d+", "", text))]
    assert told == []
    prose = "\n".join(
        line for line in SECTION.split("### 6.3 ")[1].splitlines() if not line.startswith(("|", "#", "**MD-5", "- "))
    )
    prose = re.sub(r"M[ACDQ]-\d+|IG-11|numbers 1 to 8|strength [14] cards?", "", prose)
    assert re.findall(r".*\d.*", prose) == []


def test_the_stages_of_the_campaign_are_all_told():
    (stages,) = [table for table in tables(SECTION) if table.header == ("Stage", "Content")]
    assert [row[0] for row in stages.rows] == list(dict.fromkeys(row[1] for row in shown.growth(PACK).rows))


def test_every_deck_is_as_the_rules_promise():
    """At least four cards with a symbol, an effect for every action, and a card that is there twice."""
    for character in CHARACTER_NAMES:
        deck = [one for one in PACK.skills if one.character == character and not one.added]
        assert sum(one.copies for one in deck if one.symbols) >= 4
        assert {action for one in deck for action in one.actions} == {"move", "attack", "intel", "plan"}
        assert any(one.copies == 2 for one in deck)


@pytest.mark.parametrize("board", PACK.maps, ids=lambda board: board.name)
def test_every_map_is_as_the_rules_promise(board):
    assert sum(cell.start for cell in board.cells) == 1
    assert sorted(cell.number for cell in board.cells if cell.number) == list(range(1, 9))
    hidden, opened = shown.map_row(board)[-2:]
    assert len(hidden.split(", ")) == 2
    assert 1 <= len(opened.split(", ")) <= 2


@pytest.mark.rule("MD-26")
def test_the_captor_has_a_way_to_go():
    """Cell 8 and the red star are at least six steps apart, with all doors open."""
    board = next(one for one in PACK.maps if one.name == "plaza")
    near = {cell: set() for cell in range(len(board.cells))}
    for edge in board.edges:
        if edge.kind in ("thin", "door"):
            near[edge.a].add(edge.b)
            near[edge.b].add(edge.a)
    reached, steps = {next(i for i, cell in enumerate(board.cells) if cell.number == 8)}, 0
    while not any(board.cells[cell].star == "red" for cell in reached):
        reached, steps = reached.union(*(near[cell] for cell in reached)), steps + 1
    assert steps >= 6


# --- a difference is found -------------------------------------------------------------------------------------------


def mission(number):
    return lambda pack: shown.mission(pack.missions[number - 1])


CHANGES = [
    ("missions/the-prison-ship.toml", "alarm 12/13/15", "alarm 5", mission(3)),
    ("missions/alive.toml", "heal_threat 2 mark", "heal_threat 1 mark", mission(6)),
    ("missions/silent-relays.toml", "strength = 2", "strength = 4", mission(7)),
    ("missions/redemption.toml", 'check = "event_step_end"', 'check = "now"', mission(4)),
    ("missions/the-egg.toml", 'if = ["you_carry egg"]', "if = []", mission(5)),
    ("missions/flight-from-nevarro.toml", "free_action 3 move you", "free_action 2 move you", mission(2)),
    ("tokens.toml", "hp = 7", "hp = 6", shown.tokens),
    ("tokens.toml", "count = 3\norange", "count = 2\norange", shown.supplies),
    ("characters.toml", "beginner = 8", "beginner = 9", shown.characters),
    ("planning.toml", "copies = 3", "copies = 2", shown.plans),
    ("events.toml", "enemy_attack 2 melee 0", "enemy_attack 2 melee 1", shown.events),
    (
        "skills.toml",
        'steps = ["range_mod 3"]',
        'steps = ["range_mod 2"]',
        lambda pack: shown.skills(pack, "mandalorian"),
    ),
    ("maps/plaza.toml", "range_mod 3", "range_mod 4", shown.map_rules),
    ("maps/plaza.toml", ', "c4|c5"', "", shown.maps),
    ("sabotage.toml", "[1, 2, 2, 3, 3]", "[1, 2, 2, 3, 4]", shown.sabotage),
    ("growth.toml", '"add_plan smoke", ', "", shown.growth),
    ("bonuses.toml", "heal 1 you 0", "heal 2 you 0", shown.map_uses),
]


@pytest.mark.parametrize(("file", "old", "new", "made"), CHANGES)
def test_another_number_in_a_file_is_another_row_of_its_table(tmp_path, file, old, new, made):
    """What these tests compare does not overlook a difference."""
    other = load(spoil(tmp_path, file, old, new)).cards[0]
    assert made(other) != made(PACK)
