"""Section 6.2: the steps about doors and tokens, each in play."""

import pytest

from mandalorian_adventures.kit import Table, order, rule, skill, told

HALL = "a-b-c b=x c=y y=z x-w"  # three doors: 0 beside b, 1 beside c, 2 beyond it


def event(*steps, text=HALL, **more):
    """Move totals 5 and its event has these steps."""
    table = Table(text, events=[list(steps)], **more)
    table.space("move", tokens=[3, 2])
    return table


@pytest.mark.rule("MA-53")
@pytest.mark.parametrize(
    ("which", "cell", "offered"),
    [
        ("any", "a", {0, 1, 2}),
        ("beside", "b", {0}),
        ("beside", "a", set()),
        ("nearest", "a", {0}),
        ("nearest", "c", {1}),
        ("nearest", "z", {2}),
    ],
)
def test_a_closed_door_is_opened(which, cell, offered):
    table = event(f"open_door {which}")
    for character in (0, 1):
        table.at(character, cell)
    table.end()
    if len(offered) > 1:
        assert table.legal() == [f"door d{door}" for door in sorted(offered)]
        table.do("door d2")
        offered = {2}
    assert table.s.doors == sum(1 << door for door in offered)


@pytest.mark.rule("MA-53")
def test_an_open_door_is_not_opened_again():
    table = event("open_door any")
    table.open_doors(0, 1)
    happened = table.end()
    assert told(happened, "door-opened") == [(-1, 2, 0, 0)]


@pytest.mark.rule("MQ-11")
@pytest.mark.parametrize(
    ("which", "cells", "offered"),
    [
        ("any", ("a", "a"), {0, 1, 2}),
        ("any", ("b", "y"), set()),  # somebody is beside each of them
        ("any", ("a", "c"), {0, 2}),
        ("nearest", ("a", "a"), {0}),
        ("nearest", ("c", "a"), {0, 2}),  # 1 is nearer but has somebody beside it
    ],
)
def test_an_open_door_with_nobody_beside_it_is_closed(which, cells, offered):
    table = event(f"close_door {which}")
    for character, cell in enumerate(cells):
        table.at(character, cell)
    table.open_doors(0, 1, 2)
    table.end()
    if len(offered) > 1:
        assert table.legal() == [f"door d{door}" for door in sorted(offered)]
        table.do("door d2")
        offered = {2}
    assert table.s.doors == 0b111 & ~sum(1 << door for door in offered)


@pytest.mark.rule("MQ-11")
def test_threats_beside_a_door_stay_where_they_are_when_it_closes():
    table = event("close_door any")
    table.open_doors(0)
    enemies = [table.enemy(cell) for cell in ("b", "x")]
    happened = table.end()
    assert told(happened, "door-closed") == [(-1, 0, 0, 0)]
    assert [table.where(one) for one in enemies] == ["b", "x"]


@pytest.mark.rule("MA-165", "MQ-49")
def test_a_special_token_is_put_on_a_cell_face_up():
    table = event("place_token relay number 8 up", numbers={"w": 8})
    happened = table.end()
    assert told(happened, "token-placed") == [(-1, table.token_kind("relay"), table.place("w"), 0)]
    assert (table.where(0), table.s.up[0], table.s.orange[0]) == ("w", 1, 0)


@pytest.mark.rule("MA-165")
def test_a_special_token_put_down_hidden_is_seen_by_nobody():
    table = event("place_token cargo number 8 down", numbers={"w": 8})
    happened = table.end()
    assert told(happened, "token-placed") == []
    assert told(happened, "token-placed-hidden") == [(-1, 0, table.place("w"), 0)]
    assert (table.where(0), table.s.up[0]) == ("w", 0)
    assert [table.view(seat).token[0] for seat in (0, 1)] == [-1, -1]


@pytest.mark.rule("MQ-12")
def test_a_face_down_token_that_arrives_on_a_character_is_revealed_at_once():
    table = event("place_token cargo start down")
    happened = table.end()
    assert order(happened, "token-placed-hidden", "revealed") == [("token-placed-hidden", 0), ("revealed", 0)]
    assert table.s.up[0] == 1


@pytest.mark.rule("MA-170")
def test_between_several_cells_for_a_token_one_is_chosen():
    table = event("place_token relay exit up", exits=("w", "z"))
    table.end()
    assert table.cells_of("cell") == {"w", "z"}
    table.do("cell c:z")
    assert table.where(0) == "z"


@pytest.mark.rule("MA-78")
def test_every_face_up_token_of_a_name_is_taken_off():
    table = event("discard_token keycard")
    tokens = [table.bonus("a", "keycard"), table.bonus("w", "keycard")]
    hidden, medkit = table.bonus("c", "keycard", up=False), table.bonus("a")
    happened = table.end()
    assert len(told(happened, "token-removed")) == 2
    assert [table.where(one) for one in (*tokens, hidden, medkit)] == [None, None, "c", "a"]


@pytest.mark.rule("MA-78")
def test_one_token_of_the_own_cell_is_taken_off():
    table = event("discard_here relay")
    kind = table.token_kind("relay")
    first, second, far = (table.lay(cell, kind) for cell in ("a", "a", "b"))
    table.end()
    assert [table.where(one) for one in (first, second, far)] == [None, "a", "b"]


@pytest.mark.rule("MA-78")
def test_a_rule_may_act_on_a_token_that_was_taken_off():
    gone = rule("token_removed", ["sabotage plan"], conditions=["is_token relay"])
    table = event("discard_here relay", "discard_here keycard", map_rules=[gone])
    table.lay("a", table.token_kind("relay"))
    table.bonus("a", "keycard")
    happened = table.end()
    assert order(happened, "token-removed", "sabotaged") == [
        ("token-removed", table.token_kind("relay")),
        ("sabotaged", 3),
        ("token-removed", table.token_kind("keycard")),
    ]


@pytest.mark.rule("MQ-62")
@pytest.mark.parametrize(("shape", "many", "changed"), [("round", 1, 1), ("square", 2, 2), ("any", 9, 5)])
def test_random_face_down_tokens_become_another_one_unseen(shape, many, changed):
    table = event(f"replace_token cargo {shape} {many}")
    tokens = [table.hidden("b", shape="round") for _ in range(3)] + [table.hidden("c", shape="square") for _ in "12"]
    cargo = table.token_kind("cargo")
    table.end()
    replaced = [one for one in tokens if table.s.token[one] == cargo]
    assert len(replaced) == changed
    assert {"round": {0}, "square": {1}, "any": {0, 1}}[shape] == {table.s.shape[one] for one in replaced}
    assert [table.s.up[one] for one in tokens] == [0] * 5
    assert {table.view(0).token[one] for one in tokens} == {-1}


@pytest.mark.rule("MQ-19")
def test_tokens_of_a_shape_are_mixed_and_what_was_seen_of_them_is_forgotten():
    table = event("mix_tokens round", seed=3)
    rounds = [table.hidden(cell, hp=hp) for hp, cell in enumerate(("b", "c", "w", "z"), 1)]
    square, shown = table.hidden("y", shape="square"), table.enemy("x")
    before = [table.s.token[one] for one in (*rounds, square, shown)]
    for one in (*rounds, square):
        table.edit().seen[one] = 1
    happened = table.end()
    after = [table.s.token[one] for one in (*rounds, square, shown)]
    assert len(told(happened, "tokens-mixed")) == 1
    assert sorted(after[:4]) == sorted(before[:4])
    assert after[4:] == before[4:]
    assert [table.where(one) for one in rounds] == ["b", "c", "w", "z"]
    assert [table.s.seen[one] for one in (*rounds, square)] == [0, 0, 0, 0, 1]


@pytest.mark.slow
@pytest.mark.rule("MQ-62")
def test_mixing_brings_about_every_order():
    orders = set()
    for seed in range(24):
        table = event("mix_tokens round", seed=seed)
        tokens = [table.hidden("b", hp=hp) for hp in (1, 2, 3)]
        first = table.s.token[tokens[0]]
        table.end()
        orders.add(tuple(table.s.token[one] - first for one in tokens))
    assert len(orders) == 6


@pytest.mark.rule("MA-59")
@pytest.mark.parametrize(("wounds", "left"), [(3, 1), (1, 0), (0, 0)])
def test_damage_is_taken_off_a_named_enemy(wounds, left):
    table = event("heal_threat 2 mark")
    mark = table.lay("w", table.token_kind("mark"), wounds=wounds)
    happened = table.end()
    assert table.s.wounds[mark] == left
    assert len(told(happened, "threat-healed")) == (wounds > 0)
    assert len(told(happened, "no-effect")) == (wounds == 0)


@pytest.mark.rule("MA-111")
def test_tracks_rise_and_begin_anew():
    crisis = ["track_add 2 alarm", "track_add 1 noise", "track_clear alarm"]
    table = Table(events=[["sabotage green"]], mission={"tracks": [("alarm", 3), ("noise", 3)], "crisis": crisis})
    table.space("move", tokens=[3, 3])
    happened = table.end()
    assert [(track, value) for _, track, value, _ in told(happened, "track")] == [(0, 2), (1, 1), (0, 0)]
    assert [table.s.track[track] for track in (0, 1)] == [0, 1]


def redirected(owner, plan):
    """The Mandalorian is attacked, Cara takes the damage; one of them owns a planning card. With the enemy."""
    card = skill(1, action="plan", steps=["redirect_damage"])
    table = Table(cards=[card], events=[["enemy_attack 1 melee 0"]])
    table.hand(0, 0)
    table.space("move", tokens=[3, 2])
    enemy = table.enemy("s0", hp=2)
    table.play(0, "plan")
    table.effect()
    table.owns(owner, plan)
    table.decline()
    table.do("character h:ig-11")
    return table, enemy


@pytest.mark.rule("MQ-104", "MD-42")
@pytest.mark.parametrize("owner", [0, 1])
def test_who_was_attacked_strikes_back_also_if_another_takes_the_damage(owner):
    """The Counterattack is for the character that the enemy attacked."""
    table, enemy = redirected(owner, "counterattack")
    assert (table.damage(0), table.damage(1)) == (1, 0)
    assert table.legal("card") == (["card p2"] if owner == 1 else [])
    if owner == 1:
        table.do("card p:counterattack")
    assert table.where(enemy) == (None if owner == 1 else "s0")


@pytest.mark.rule("MQ-104", "MA-77")
@pytest.mark.parametrize(("owner", "cards"), [(0, ["card p1"]), (1, [])])
def test_who_takes_the_damage_of_an_attack_on_another_may_block_it(owner, cards):
    table, _ = redirected(owner, "defend")
    assert table.legal("card") == cards
    assert (table.damage(0), table.damage(1)) == (0 if cards else 1, 0)
    if cards:
        table.do("card p:defend")
        assert (table.damage(0), table.damage(1)) == (0, 0)


@pytest.mark.rule("MD-42")
def test_the_next_damage_to_another_on_your_cell_is_dealt_to_you():
    card = skill(1, action="plan", steps=["redirect_damage"])
    table = Table(cards=[card], events=[["damage_character 1 another 0", "damage_character 1 another 0"]])
    table.hand(0, 0)
    table.space("move", tokens=[3, 2])
    table.play(0, "plan")
    table.effect()
    happened = table.decline()
    assert told(happened, "redirected") == [(-1, 0, 1, 0)]
    assert (table.damage(0), table.damage(1)) == (1, 1)  # only the next one
