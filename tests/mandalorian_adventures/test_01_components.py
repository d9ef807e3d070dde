"""Section 3.1: components and basic terms."""

import random

import pytest

import cantina
from cantina.engine.compiled import interpreted
from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.pack import content
from cantina.games.mandalorian_adventures.pack.check_cards import check_parts
from cantina.games.mandalorian_adventures.rules.board import adjacent, within
from mandalorian_adventures.kit import PACK, Table, skill
from mandalorian_adventures.packs import CHAPEL, MISSION, refused, spoil, write

KINDS = ("growth", "missions", "plans", "events", "sabotage", "tokens", "supplies", "characters", "skills", "maps")


def random_end(seats, **options):
    """A random game, played to its end."""
    match, dice = Match(GAME, seats, 7, {"max_turns": 0, **options}), random.Random(3)
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match


@pytest.mark.rule("MA-01")
def test_two_players_lose_together():
    match = random_end(2)
    assert int(match.state["outcome"][0]) == 2
    assert match.result["scores"] == [0, 0]
    assert match.result["winners"] == []


@pytest.mark.rule("MA-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_players_win_together(seats):
    table = Table(seats=seats, cards=[skill(1, action="attack", when="before", steps=["win"])], mode="sandbox")
    table.hand(0, 0)
    table.play(0, "attack")
    table.effect()
    assert (table.outcome, table.over) == ("won", True)
    assert table.match.result["scores"] == [1] * seats
    assert table.match.result["winners"] == list(range(seats))
    assert table.match.result["tie_break"] == "shared"


@pytest.mark.rule("MA-01")
@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_players(seats):
    with pytest.raises(cantina.BadOption):
        Match(GAME, seats, 1)


def terrain(match):
    """The map as a game has it: its cells without what is on them, their neighbours on foot and in sight, its doors."""
    seen, s, t = match.view(None), Checked(match.state), Checked(match.content.tables)
    cells = [
        {key: cell[key] for key in cell if key not in ("characters", "threats", "child")} for cell in seen["cells"]
    ]
    walked = [interpreted(adjacent)(s, t, cell) for cell in range(len(cells))]
    in_sight = [interpreted(within)(s, t, cell, 1) for cell in range(len(cells))]
    return cells, walked, in_sight, [door["cells"] for door in seen["doors"]]


@pytest.mark.rule("MA-02")
@pytest.mark.parametrize("story", [mission for mission in PACK.missions if mission.story], ids=lambda story: story.name)
def test_two_missions_of_one_map_have_the_same_cells_and_edges(tmp_path, story):
    """Games of other missions on the map, one of them of a pack, whose content was read from other files."""
    own = Match(GAME, 2, 1, {"mission": story.name})
    pack = content.load(write(tmp_path, missions__mine=MISSION, maps__chapel=CHAPEL))
    others = [
        Match(GAME, 3, 2, {"mission": "the-egg", "map": story.map}),
        Match(GAME, 2, 3, {"mission": "night-watch", "map": story.map}, pack),
    ]
    assert own.options["map"] == story.map
    assert pack.tables.tobytes() != own.content.tables.tobytes()
    assert [terrain(other) for other in others] == [terrain(own)] * 2


@pytest.mark.rule("MA-02")
def test_two_maps_have_not_the_same_cells_and_edges():
    """What is compared above tells maps apart, in each of its parts."""
    boards = [terrain(Match(GAME, 2, 1, {"mission": "the-egg", "map": board.name})) for board in PACK.maps]
    for part in zip(*boards, strict=True):
        assert all(part.count(one) == 1 for one in part)


@pytest.mark.rule("MA-02")
@pytest.mark.parametrize(
    ("old", "new"), [('"f2|g2"', '"f2-g2"'), ('"a2:b2"', '"a2|b2"'), ('star = "standard"', 'star = "green"')]
)
def test_a_map_that_was_changed_is_another_one_in_every_mission(tmp_path, old, new):
    pack = content.load(spoil(tmp_path, "maps/arvala.toml", old, new))
    for mission in ({"mission": "the-asset"}, {"mission": "the-egg", "map": "arvala"}):
        assert terrain(Match(GAME, 2, 1, mission, pack)) != terrain(Match(GAME, 2, 1, mission))


@pytest.mark.rule("MA-02")
@pytest.mark.parametrize("name", ["arvala", "nevarro", "transport", "plaza"])
def test_a_mercenary_mission_takes_any_map(name):
    match = Match(GAME, 2, 1, {"mission": "alive", "map": name})
    assert PACK.maps[int(match.state["map"][0])].name == name


@pytest.mark.rule("MA-02")
def test_a_story_mission_has_its_own_map():
    with pytest.raises(cantina.BadOption):
        Match(GAME, 2, 1, {"mission": "the-asset", "map": "plaza"})


@pytest.mark.rule("MA-03")
@pytest.mark.parametrize("kind", KINDS)
def test_a_pack_without_a_kind_of_part_is_refused(kind):
    assert list(check_parts(PACK)) == []
    assert [(error.field, error.key) for error in check_parts(PACK._replace(**{kind: ()}))] == [
        (kind, "pack-kind-missing")
    ]


@pytest.mark.rule("MA-03")
def test_the_parts_of_the_game():
    assert all(getattr(PACK, kind) for kind in KINDS)
    assert len({one.op for card in PACK.growth for one in card.do} & {"open_envelope"}) == 1
    assert [mission.name for mission in PACK.missions if mission.child] == ["flight-from-nevarro", "redemption"]


@pytest.mark.rule("MA-04")
def test_five_of_ten_sabotage_tokens_are_white():
    t = content.load().tables[0]
    assert (len(PACK.white), len(PACK.yellow)) == (5, 5)
    assert sorted(t.sabotage[:5]) == sorted(PACK.white)
    assert sorted(t.sabotage[5:]) == sorted(PACK.yellow)


@pytest.mark.rule("MA-04")
@pytest.mark.parametrize("values", ["[1, 1, 1, 2]", "[1, 1, 1, 2, 2, 2]"])
def test_another_number_of_white_tokens_is_refused(tmp_path, values):
    assert refused(spoil(tmp_path, "sabotage.toml", "[1, 1, 1, 2, 2]", values)).file.endswith("sabotage.toml")


@pytest.mark.rule("MA-05")
def test_a_character_begins_with_12_skill_cards():
    for character in PACK.characters:
        first = [one for one in PACK.skills if one.character == character.name and one.added == 0]
        assert sum(one.copies for one in first) == 12


@pytest.mark.rule("MA-05")
def test_a_card_with_two_stripes_is_there_twice():
    fob = next(one for one in PACK.skills if one.name == "tracking-fob")
    assert fob.copies == 2
    match = Match(GAME, 2, 1, {"mission": "the-asset", "first_player": 0})
    s, number = match.state[0], PACK.skills.index(fob)
    assert (list(s["deck"][0]) + list(s["hand"][0])).count(number) == 2


@pytest.mark.rule("MA-05")
def test_a_deck_of_eleven_cards_is_refused(tmp_path):
    assert refused(spoil(tmp_path, "skills.toml", "copies = 2", "copies = 1")).file.endswith(".toml")


@pytest.mark.rule("MA-06")
def test_the_beginner_side_has_more_hp():
    assert [(one.hp, one.beginner) for one in PACK.characters if one.name in ("mandalorian", "ig-11")] == [
        (5, 8),
        (5, 7),
    ]
    assert all(one.beginner > one.hp for one in PACK.characters)


@pytest.mark.rule("MA-06")
def test_a_beginner_side_that_is_not_better_is_refused(tmp_path):
    assert refused(spoil(tmp_path, "characters.toml", "beginner = 8", "beginner = 5")).file.endswith("characters.toml")
