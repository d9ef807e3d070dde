"""Section 3.26: numbered cells and mission actions."""

import pytest

from cantina.engine.compiled import interpreted
from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.pack.sizes import SPACE_NAMES
from cantina.games.mandalorian_adventures.rules.spaces import total
from mandalorian_adventures.kit import PACK, Table, skill, told
from mandalorian_adventures.scenes import event_table, green

PLAIN = {"green": green(["sabotage plan"])}
STRONG = {"green": green(["sabotage plan"], strength=4)}
WITH_GREEN = ["the-prison-ship", "redemption", "silent-relays"]


def totals(table):
    return [table.total(space) for space in SPACE_NAMES[: table.s.spaces]]


@pytest.mark.rule("MA-165")
def test_a_token_is_put_on_the_cell_with_the_number():
    table = event_table(["place_token relay number 8 up"], numbers={"s1": 1, "s3": 8, "s5": 3})
    happened = table.end()
    assert told(happened, "token-placed") == [(-1, table.token_kind("relay"), table.place("s3"), 0)]
    assert table.where(0) == "s3"


@pytest.mark.rule("MA-165")
@pytest.mark.parametrize("board", PACK.maps, ids=lambda board: board.name)
def test_the_relays_lie_on_cells_2_4_6_and_8(board):
    match = Match(GAME, 2, 1, {"mission": "silent-relays", "map": board.name})
    s, relay = Checked(match.state), [token.name for token in PACK.tokens].index("relay")
    cells = [s.at[threat] for threat in range(s.at.size) if s.at[threat] >= 0 and s.token[threat] == relay]
    assert sorted(board.cells[cell].number for cell in cells) == [2, 4, 6, 8]


@pytest.mark.rule("MA-166")
@pytest.mark.parametrize("mission", PACK.missions, ids=lambda mission: mission.name)
def test_a_green_space_has_a_white_token_too(mission):
    match = Match(GAME, 2, 1, {"mission": mission.name})
    s, t = Checked(match.state), Checked(match.content.tables)
    spaces = 5 if mission.name in WITH_GREEN else 4
    tokens = [[token for token in range(10) if s.sabotage[space] >> token & 1] for space in range(5)]
    assert s.spaces == spaces
    assert [len(found) for found in tokens] == [1] * spaces + [0] * (5 - spaces)
    assert all(token < 5 for found in tokens for token in found)  # the white ones
    for space in range(spaces):
        assert interpreted(total)(s, t, space) == t.sabotage[tokens[space][0]]


@pytest.mark.rule("MA-166")
def test_a_green_space_is_used_once_a_turn_and_counts_in_the_event_step():
    table = Table(cards=[skill(4), skill(1), skill(1, of="ig-11")], events=[["sabotage intel"]], mission=PLAIN)
    table.space("green", tokens=(1,))
    table.supply(1, 1, 2)
    table.hand(0, 0, 1)
    table.hand(1, 2)
    table.play(0, "green")
    table.do("perform")
    assert totals(table) == [0, 0, 0, 1, 5]
    assert table.refuses(f"play k{table.made(1)} green")
    table.play(1, "move")
    happened = table.decline()
    assert told(happened, "space-resolved") == [(-1, 4, 5, 0)]
    assert totals(table) == [1, 0, 1, 1, 0]


@pytest.mark.rule("MA-166")
def test_a_mission_without_a_green_space_offers_none():
    table = Table(cards=[skill(4), skill(1)])
    table.hand(0, 0, 1)
    assert {text.split()[2] for text in table.legal("play")} == {"move", "attack", "intel", "plan"}
    assert table.refuses(f"play k{table.made(0)} green")


@pytest.mark.rule("MA-167")
def test_a_weak_card_does_for_an_action_without_a_condition():
    table = Table(cards=[skill(2), skill(1)], mission=PLAIN)
    table.supply(3)
    table.hand(0, 0, 1)
    table.play(0, "green")
    table.do("perform")
    assert totals(table) == [0, 0, 0, 3, 2]


@pytest.mark.rule("MA-167", "MA-42")
def test_the_mission_action_may_be_declined():
    table = Table(cards=[skill(2), skill(1)], mission=PLAIN)
    table.hand(0, 0, 1)
    table.play(0, "green")
    table.decline()
    assert totals(table) == [0, 0, 0, 0, 2]


@pytest.mark.rule("MA-167", "MQ-27")
@pytest.mark.parametrize(("strength", "works"), [(0, True), (3, True), (4, False)])
def test_a_free_action_of_strength_3_may_be_the_mission_action(strength, works):
    free = skill(1, action="move", when="before", steps=["free_action 3 any you"])
    table = Table(cards=[free, skill(1)], mission={"green": green(["sabotage plan"], strength=strength)})
    table.supply(2)
    table.hand(0, 0, 1)
    table.play(0, "move")
    table.effect()
    table.do("free green")
    assert bool(table.legal("perform")) == works
    table.do("perform" if works else "decline")
    assert totals(table) == [1, 0, 0, 2 if works else 0, 0]


@pytest.mark.rule("MA-168")
def test_a_card_that_is_too_weak_stays_without_an_action():
    table = Table(cards=[skill(3), skill(1)], mission=STRONG)
    table.hand(0, 0, 1)
    table.play(0, "green")
    assert table.legal() == ["decline"]
    assert table.refuses("perform")
    table.decline()
    assert totals(table) == [0, 0, 0, 0, 3]


@pytest.mark.rule("MA-168")
def test_help_makes_the_action_happen_and_the_total_stays_as_printed():
    table = Table(cards=[skill(3, action="green", when="before", steps=["strength_mod 1"]), skill(1)], mission=STRONG)
    table.supply(2)
    table.hand(0, 0, 1)
    table.play(0, "green")
    assert table.refuses("perform")
    table.effect()
    table.do("perform")
    assert totals(table) == [0, 0, 0, 2, 3]


@pytest.mark.rule("MA-168")
def test_a_printed_4_is_enough():
    table = Table(cards=[skill(4), skill(1)], mission=STRONG)
    table.supply(2)
    table.hand(0, 0, 1)
    table.play(0, "green")
    table.do("perform")
    assert totals(table) == [0, 0, 0, 2, 4]


@pytest.mark.rule("MA-168", "MQ-26")
def test_effects_may_raise_strength_above_4():
    helped = skill(4, action="green", when="before", steps=["strength_mod 2"])
    table = Table(cards=[helped, skill(1)], mission={"green": green(["if strength 6 then sabotage plan"], strength=4)})
    table.supply(2)
    table.hand(0, 0, 1)
    table.play(0, "green")
    table.effect()
    table.do("perform")
    assert totals(table) == [0, 0, 0, 2, 4]


@pytest.mark.rule("MA-168")
def test_the_action_may_ask_for_a_place_too():
    """Slice: on a console, which are cells 1 to 4."""
    slicing = {"green": green(["sabotage plan"], strength=4, conditions=["you_at number 1-4"])}
    for cell, works in (("s0", False), ("s1", True), ("s2", True), ("s3", False)):
        table = Table(cards=[skill(4), skill(1)], mission=slicing, numbers={"s1": 1, "s2": 4, "s3": 5})
        table.at(0, cell)
        table.hand(0, 0, 1)
        table.play(0, "green")
        assert table.refuses("perform") != works
