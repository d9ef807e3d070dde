"""Section 3.18: reinforcements (MA-114 to MA-118)."""

import pytest

from mandalorian_adventures.kit import Table, order, skill, told

STARS = ("m2", "w2", "m4")
SWEEP = skill(4, action="attack", when="after", steps=["damage_threat 4 second 1"])


def a_table(text="FX-STAR", events=(("spawn nearest-star",),), stars=STARS, **more):
    """Move totals 5, so its event comes when the action step ends."""
    table = Table(text, events=events, stars=stars, **more)
    table.space("move", tokens=[3, 2])
    return table


@pytest.mark.rule("MA-114", "MA-170", "MQ-48")
def test_of_equally_near_star_cells_one_is_chosen():
    table = a_table()
    table.reinforcements(table.kind(hp=2), table.kind(hp=3))
    top = table.s.reinforcements[0, 1]
    table.end()
    assert table.actor == 0
    assert table.cells_of("spawn") == {"m2", "w2"}
    assert table.refuses(f"spawn c{table.place('m4')}")
    happened = table.do("spawn c:w2")
    assert told(happened, "spawned") == [(-1, 0, top, table.place("w2"))]
    assert (table.where(0), table.s.up[0], table.s.orange[0], table.s.reinforcements_size) == ("w2", 1, 1, 1)


@pytest.mark.rule("MA-114")
def test_the_nearest_star_cell_is_counted_from_the_active_player():
    table = a_table()
    table.at(0, "m4")
    table.reinforcements(table.kind())
    table.end()
    assert table.where(0) == "m4"  # range 0


@pytest.mark.rule("MA-114", "MA-55")
def test_a_cell_without_a_star_is_never_offered():
    table = a_table(stars=("m4",))
    table.reinforcements(table.kind())
    table.end()
    assert table.where(0) == "m4"


@pytest.mark.rule("MA-114", "MA-56")
def test_coloured_stars_count():
    table = a_table(stars={"w1": "red", "m2": "standard"})
    table.reinforcements(table.kind())
    table.end()
    assert table.where(0) == "w1"


@pytest.mark.rule("MA-115")
def test_a_card_may_name_your_cell():
    table = a_table(events=[["spawn your-cell"]])
    table.at(0, "m1")
    table.reinforcements(table.kind())
    table.end()
    assert table.where(0) == "m1"


@pytest.mark.rule("MA-115", "MA-165")
@pytest.mark.parametrize(
    ("cells", "where"), [("number 8", "m3"), ("start", "m0"), ("exit", "w2"), ("red-star", "m4"), ("blue-star", "w1")]
)
def test_other_cells_a_card_may_name(cells, where):
    stars = {"m4": "red", "w1": "blue"}
    table = a_table(events=[[f"spawn {cells}"]], stars=stars, numbers={"m3": 8}, exits=("w2",))
    table.reinforcements(table.kind())
    table.end()
    assert table.where(0) == where


@pytest.mark.rule("MA-115", "MA-170")
@pytest.mark.parametrize(("cells", "offered"), [("number 1-3", {"m1", "m3"}), ("star", set(STARS))])
def test_of_several_named_cells_one_is_chosen(cells, offered):
    table = a_table(events=[[f"spawn {cells}"]], numbers={"m1": 1, "m3": 3, "w1": 4})
    table.reinforcements(table.kind())
    table.end()
    assert table.cells_of("spawn") == offered


@pytest.mark.rule("MA-116")
def test_the_cell_is_chosen_before_the_token_is_seen():
    table = a_table()
    weak, strong = table.kind(hp=1), table.kind(hp=4)
    table.reinforcements(strong, weak)
    happened = table.end()
    assert told(happened, "spawned") == []
    assert table.s.reinforcements_size == 2  # still on the stack
    shown = table.view(0)
    assert {shown.reinforcements[0, i] for i in (0, 1)}.isdisjoint({weak, strong})
    table.do("spawn c:m2")
    assert table.s.token[0] == strong


@pytest.mark.rule("MA-117", "MA-60")
def test_an_empty_stack_is_made_anew_from_the_defeated_reinforcements():
    table = a_table("FX-LINE", stars=("s5",), cards=[SWEEP])
    table.hand(0, 0)
    kinds = {table.kind(hp=2), table.kind(hp=3)}
    first, second = (table.lay("s1", kind, orange=True, wounds=1) for kind in kinds)
    table.play(0, "attack")
    table.attack(first)
    table.effect()
    assert [table.where(threat) for threat in (first, second)] == ["s5", None]  # the number is used again
    assert (table.s.reinforcements_size, table.s.fallen_size, table.s.wounds[0]) == (1, 0, 0)
    assert {table.s.token[0], table.s.reinforcements[0, 0]} == kinds


@pytest.mark.rule("MA-117")
def test_other_defeated_enemies_do_not_come_back():
    table = a_table("FX-LINE", stars=("s5",), cards=[SWEEP])
    table.hand(0, 0)
    first, second = table.enemy("s1"), table.enemy("s1", orange=True)
    orange = table.s.token[second]
    table.play(0, "attack")
    table.attack(first)
    table.effect()
    assert (table.s.reinforcements_size, table.s.token[0], table.where(0)) == (0, orange, "s5")


@pytest.mark.rule("MA-118")
def test_with_all_reinforcements_in_play_nothing_is_placed():
    table = a_table("FX-LINE", stars=("s5",))
    table.enemy("s3", orange=True)
    happened = table.end()
    assert order(happened, "spawned", "no-reinforcement")[0] == ("no-reinforcement", 0)
    assert told(happened, "spawned") == []
    assert [table.where(threat) for threat in range(3)] == ["s3", None, None]


@pytest.mark.rule("MA-118", "MA-116")
def test_nor_is_a_cell_asked_for():
    table = a_table("FX-STAR", stars=("m2", "w2"))
    happened = table.end()
    assert len(told(happened, "no-reinforcement")) == 2  # for the card, and for a card without effect
    assert table.legal("spawn") == []


@pytest.mark.rule("MA-114", "MA-47")
def test_several_reinforcements_may_share_a_cell():
    table = a_table("FX-LINE", events=[["spawn nearest-star", "spawn nearest-star"]], stars=("s2",))
    table.reinforcements(table.kind(hp=1), table.kind(hp=2), table.kind(hp=3))
    table.end()
    assert [table.where(threat) for threat in range(3)] == ["s2", "s2", None]
    assert [table.t.token_hp[table.s.token[threat]] for threat in (0, 1)] == [1, 2]


@pytest.mark.rule("MA-55", "MA-114")
def test_a_map_without_the_named_cells_gets_no_reinforcement():
    table = a_table("FX-LINE", events=[["spawn red-star"]], stars=())
    table.reinforcements(table.kind())
    happened = table.end()
    assert told(happened, "spawned") == []
    assert table.s.reinforcements_size == 1
