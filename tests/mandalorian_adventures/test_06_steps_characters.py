"""Section 6.2: the steps about characters, each in play."""

import pytest

from mandalorian_adventures.kit import Table, order, told


def event(*steps, text="FX-LINE", cells=(), **more):
    """Move totals 5 and its event has these steps; `cells` says where the characters stand."""
    table = Table(text, events=[list(steps)], **more)
    table.space("move", tokens=[3, 2])
    for character, cell in enumerate(cells):
        table.at(character, cell)
    return table


def damages(table):
    return [table.damage(character) for character in range(table.s.team)]


@pytest.mark.rule("MA-92")
@pytest.mark.parametrize(
    ("words", "after"),
    [("you 0", [2, 0, 0]), ("each 0", [2, 2, 2]), ("here 0", [2, 2, 0])],
)
def test_damage_to_those_who_are_meant(words, after):
    table = event(f"damage_character 2 {words}", seats=3, cells=("s1", "s1", "s4"))
    table.end()
    assert damages(table) == after


@pytest.mark.rule("MA-92", "MA-99")
@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("any 1", ["character h0", "character h1"]),
        ("any 3", ["character h0", "character h1", "character h2"]),
        ("another 3", ["character h1", "character h2"]),
        ("another far", ["character h1", "character h2"]),
    ],
)
def test_one_who_is_chosen_within_range(words, offered):
    table = event(f"damage_character 1 {words}", seats=3, cells=("s1", "s2", "s4"))
    table.end()
    assert (table.actor, table.legal()) == (0, offered)
    table.do("character h:ig-11")
    assert damages(table) == [0, 1, 0]


@pytest.mark.rule("MA-92", "MA-100")
@pytest.mark.parametrize(("reach", "damage"), [("9", 0), ("far", 1)])
def test_far_has_no_limit_and_needs_no_countable_range(reach, damage):
    table = event(f"damage_character 1 another {reach}", text="FX-DOOR", cells=("p", "t"))
    table.end()
    assert damages(table) == [0, damage]


@pytest.mark.rule("MA-92")
def test_with_nobody_in_range_nothing_happens():
    table = event("damage_character 1 another 1", cells=("s0", "s4"))
    happened = table.end()
    assert damages(table) == [0, 0]
    assert len(told(happened, "no-effect")) == 1


@pytest.mark.rule("MA-92")
@pytest.mark.parametrize(
    ("words", "after"),
    [("you 0", [1, 2, 0]), ("each 0", [1, 0, 0]), ("another 5", [3, 0, 0])],
)
def test_healing_takes_no_more_than_there_is_and_offers_only_the_damaged(words, after):
    table = event(f"heal 2 {words}", seats=3, cells=("s1", "s2", "s4"))
    for character, damage in enumerate((3, 2, 0)):
        table.hurt(character, damage)
    table.end()  # of the others only one has damage, so nothing is asked
    assert damages(table) == after


@pytest.mark.rule("MA-92")
def test_any_character_may_be_yourself():
    table = event("heal 1 any 5", seats=3)
    table.hurt(0, 1)
    table.hurt(2, 1)
    table.end()
    assert table.legal() == ["character h0", "character h2"]
    table.do("character h:mandalorian")
    assert damages(table) == [0, 0, 1]


@pytest.mark.rule("MQ-03", "MA-50")
def test_another_character_moves_as_its_player_decides_under_all_rules_of_movement():
    table = event("move_character 2 another far", cells=("s0", "s3"))
    table.enemy("s3", effects=["grapple"])
    table.hidden("s4", effects=["guard"])
    table.end()
    assert table.actor == 1
    happened = table.go("s4")
    assert order(happened, "grapple", "moved", "revealed", "guard") == [
        ("grapple", 0),
        ("moved", 1),
        ("revealed", 1),
        ("guard", 1),
    ]
    assert damages(table) == [0, 2]


@pytest.mark.rule("MQ-03")
def test_a_movement_up_to_some_cells_may_be_none():
    table = event("move_character 2 another far", cells=("s0", "s3"))
    table.end()
    table.stop()
    assert table.cell(1) == "s3"


@pytest.mark.rule("MQ-03")
def test_each_character_may_move():
    table = event("move_character 1 each far", cells=("s0", "s3"))
    table.end()
    assert table.actor == 0
    table.go("s1")
    assert table.actor == 1
    table.go("s4")
    assert (table.cell(0), table.cell(1)) == ("s1", "s4")


@pytest.mark.rule("MA-92", "MQ-03")
def test_you_alone_may_move():
    table = event("move_character 1 you 0", cells=("s2", "s2"))
    table.end()
    assert table.actor == 0
    table.go("s3")
    assert (table.cell(0), table.cell(1)) == ("s3", "s2")


@pytest.mark.rule("MQ-03")
@pytest.mark.parametrize(
    ("who", "after"),
    [("you", ["s5", "s1", "s3"]), ("here", ["s5", "s5", "s3"]), ("each", ["s5", "s5", "s5"])],
)
def test_characters_that_are_meant_are_placed(who, after):
    table = event(f"place_character {who} number 8", seats=3, numbers={"s5": 8}, cells=("s1", "s1", "s3"))
    happened = table.end()
    assert [table.cell(character) for character in range(3)] == after
    assert len(told(happened, "placed")) == after.count("s5")


@pytest.mark.rule("MQ-03")
def test_a_chosen_character_is_placed_on_a_chosen_cell():
    table = event("place_character another exit", seats=3, exits=("s4", "s5"), cells=("s1", "s1", "s3"))
    table.end()
    assert table.legal() == ["character h1", "character h2"]
    table.do("character h:paz-vizsla")
    assert (table.actor, table.cells_of("cell")) == (0, {"s4", "s5"})
    table.do("cell c:s4")
    assert [table.cell(character) for character in range(3)] == ["s1", "s1", "s4"]


@pytest.mark.rule("MQ-03", "MA-49", "MA-147", "MQ-08")
def test_placing_is_no_movement_and_triggers_only_the_reveal():
    table = event("place_character you number 8", numbers={"s4": 8}, cells=("s1", "s0"))
    table.enemy("s1", effects=["grapple"])
    guard, other = table.hidden("s4", effects=["guard"]), table.hidden("s4")
    happened = table.end()
    assert (table.cell(0), table.s.up[guard], table.s.up[other]) == ("s4", 1, 1)
    assert order(happened, "grapple", "guard", "hurt") == []
    assert damages(table) == [0, 0]
