"""MD-33 and MD-34: Silent Relays and Double Cross, on every map; each objective can be met, each failure loses."""

import pytest

from mandalorian_adventures.boards import MAPS, cell, neighbour, prepared
from mandalorian_adventures.kit import told
from mandalorian_adventures.scenes import crisis, mission_table, nearly_full, rest

everywhere = pytest.mark.parametrize("board", MAPS)


# --- Silent Relays -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-33", "MA-174")
@everywhere
@pytest.mark.parametrize(("all_back", "outcome"), [(True, "won"), (False, "goes-on")])
def test_the_last_relay_is_disabled_and_all_are_back(board, all_back, outcome):
    table = mission_table("silent-relays", map=board)
    start = cell(table, start=True)
    relay = table.bonus(start, "relay")
    if not all_back:
        table.at(1, neighbour(table, start))
    table.hand(0, 2)
    table.play(2, "green")
    table.do("perform")
    assert (table.where(relay), table.outcome) == (None, outcome)


@pytest.mark.rule("MD-33")
def test_a_relay_that_is_left_is_in_the_way():
    table = mission_table("silent-relays")
    table.bonus("e1", "relay")
    rest(table)
    assert table.outcome == "goes-on"


@pytest.mark.rule("MD-33", "MA-168")
def test_disable_needs_its_strength():
    table = mission_table("silent-relays")
    table.bonus("a3", "relay")
    table.hand(0, 0, 1)
    table.play(1, "green")
    assert table.refuses("perform")


@pytest.mark.rule("MD-33")
def test_after_a_relay_a_sabotage_token_is_discarded_from_any_space():
    table = mission_table("silent-relays")
    table.bonus("a3", "relay")
    table.bonus("e1", "relay")
    table.space("move", tokens=(3,))
    table.space("plan", tokens=(1,))
    table.hand(0, 2, 0)
    table.play(2, "green")
    table.do("perform")
    assert table.legal() == ["space move", "space plan"]
    table.do("space move")
    assert (table.total("move"), table.total("plan")) == (0, 1)


@pytest.mark.rule("MD-33")
def test_with_three_characters_a_second_token_is_discarded():
    table = mission_table("silent-relays", seats=3)
    table.bonus("a3", "relay")
    table.bonus("e1", "relay")
    for space, value in (("move", 3), ("plan", 1), ("attack", 2)):
        table.space(space, tokens=(value,))
    table.hand(0, 2, 0)
    table.play(2, "green")
    table.do("perform")
    table.do("space move")
    assert table.legal() == ["space attack", "space plan"]
    table.do("space attack")
    assert [table.total(space) for space in ("move", "attack", "plan")] == [0, 0, 1]


@pytest.mark.rule("MD-33", "MA-111")
def test_a_crisis_sabotages_the_two_lowest_spaces():
    table = mission_table("silent-relays", events=[["sabotage attack"]])
    for space, value in (("intel", 3), ("plan", 2), ("green", 2)):
        table.space(space, tokens=(value,))
    table.space("attack", cards=(2,), tokens=(2,))
    table.supply(1, 1, 3)
    rest(table)
    # Move had nothing; then Plan and Mission are equal with 2.
    assert table.legal() == ["space plan", "space green"]
    table.do("space green")
    assert [table.total(space) for space in ("move", "intel", "plan", "green")] == [1, 3, 2, 3]


@pytest.mark.rule("MD-33", "MA-175")
@pytest.mark.parametrize(("used", "outcome"), [(0, "lost"), (1, "goes-on")])
def test_a_crisis_without_any_sabotage_token_loses(used, outcome):
    table = mission_table("silent-relays")
    table.space("attack", tokens=(3, 3))
    s = table.edit()
    for token in range(10):
        if not s.sabotage[1] >> token & 1:
            s.sabotage[4] |= 1 << token
    table.supply()
    if used:
        s.sabotage[4] &= ~1
        s.spent = 1
    table.hand(0)
    happened = table.end()
    assert (len(told(happened, "crisis")) > 0, table.outcome) == (True, outcome)


# --- Double Cross --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-34")
@everywhere
def test_three_hidden_tokens_are_cargo(board):
    cargo = [(up, at.slot) for name, up, at in prepared("double-cross", board) if name == "cargo"]
    assert len(cargo) == 3
    assert all(not up and slot in ("round", "square") for up, slot in cargo)


@pytest.mark.rule("MD-34", "MA-174", "MQ-74")
@everywhere
def test_the_third_cargo_is_delivered(board):
    table = mission_table("double-cross", map=board)
    leave = cell(table, exit=True)
    away = neighbour(table, leave)
    table.at(0, away)
    table.bonus(away, "cargo")
    before = nearly_full(table, "delivered", 1)
    table.hand(0, 0, 1)
    table.do("use t0")
    assert not table.legal("spend")  # only on an exit
    table.play(0, "move")
    table.go(leave)
    table.do("spend b:cargo")
    assert (table.s.track[1], table.outcome) == (before + 1, "won")


@pytest.mark.rule("MD-34")
def test_a_character_carries_one_cargo_at_most():
    table = mission_table("double-cross")
    table.bonus("a3", "cargo")
    table.bonus("a3", "cargo")
    table.hand(0, 0, 1)
    assert table.threats_of("use") == {0, 1}
    table.do("use t0")
    assert not table.legal("use")


@pytest.mark.rule("MD-34", "MA-175")
@pytest.mark.parametrize(("left", "outcome"), [(2, "goes-on"), (1, "lost")])
def test_haste_rises_at_each_crisis_and_a_full_track_loses(left, outcome):
    table = mission_table("double-cross", events=[["sabotage plan"]] * 3)
    before = nearly_full(table, "haste", left)
    crisis(table)
    for _ in range(2):
        if table.legal("space"):  # nobody owns a planning card
            table.do("space move")
    assert (table.s.track[0], table.outcome) == (before + 1, outcome)


@pytest.mark.rule("MD-34", "MA-172", "MA-175")
@pytest.mark.parametrize(("left", "outcome"), [(2, "goes-on"), (1, "lost")])
def test_haste_rises_each_time_the_event_deck_is_shuffled_again(left, outcome):
    table = mission_table("double-cross")
    before = nearly_full(table, "haste", left)
    table.space("attack", tokens=(3, 2))
    happened = rest(table)
    assert len(told(happened, "reshuffled-events")) == 1
    assert (table.s.track[0], table.outcome) == (before + 1, outcome)


@pytest.mark.rule("MD-34")
def test_in_a_crisis_each_player_gives_up_a_planning_card_or_sabotages():
    table = mission_table("double-cross", events=[["sabotage plan"]] * 3)
    table.owns(0, "defend", "sprint")
    crisis(table)
    assert (table.actor, table.legal()) == (0, ["choose 1", "choose 2"])
    table.do("choose 1", "drop p:sprint")
    assert table.s.plan_discard_size == 1
    assert (table.actor, len(table.legal("space"))) == (1, 4)
    table.do("space intel")
    assert table.total("intel") > 0


@pytest.mark.rule("MD-34")
def test_in_shared_mode_the_active_player_decides_for_each_character():
    table = mission_table("double-cross", events=[["sabotage plan"]] * 3, mode="shared", seats=2)
    table.owns(1, "defend")
    table.space("attack", cards=(0,), tokens=(3,))
    rest(table)
    assert (table.actor, len(table.legal("space"))) == (0, 4)
    table.do("space intel")
    assert (table.actor, table.legal()) == (0, ["choose 1", "choose 2"])
