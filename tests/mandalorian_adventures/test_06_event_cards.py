"""Sections 6.7 and 6.9: what each of the eighteen event cards does on a small map."""

import pytest

from mandalorian_adventures.kit import PACK, Table, order, told

NAMES = [card.name for card in PACK.events]
BASE = NAMES[:12]


def drawn(name, *more, text="FX-LINE", total=5, apart="s5", stars=("s4",), **options):
    """This card is next and Move has 5 or 6; seat 0 stands on the first cell, seat 1 elsewhere, one reinforcement."""
    table = Table(text, stars=stars, **options)
    table.event_deck(name, *more)
    table.space("move", tokens=(3, total - 3))
    table.at(1, apart)
    table.reinforcements(table.kind(hp=3))
    return table


def damages(table):
    return [table.damage(character) for character in range(2)]


def cells(table, *threats):
    return [table.where(threat) for threat in threats]


@pytest.mark.rule("MD-43")
def test_charge():
    """All melee enemies move 2, two attack at range 0."""
    table = drawn("charge")
    enemies = [table.enemy(cell) for cell in ("s1", "s2", "s2", "s3")]
    shooter = table.enemy("s2", cls="shooter")
    table.end()
    assert cells(table, *enemies, shooter) == ["s0", "s0", "s0", "s5", "s2"]
    assert table.threats_of("threat") == set(enemies)
    table.do(f"threat t{enemies[3]}", f"threat t{enemies[0]}")
    assert damages(table) == [1, 1]


@pytest.mark.rule("MD-44", "MA-132")
@pytest.mark.parametrize(("total", "damage"), [(5, 2), (6, 3)])
def test_brawl(total, damage):
    """Two melee enemies move 3, all attack at range 0; +6: one attacks at range 1."""
    table = drawn("brawl", total=total)
    moving, other, third = table.enemy("s2"), table.enemy("s3"), table.enemy("s2")
    table.end()
    table.do(f"threat t{moving}", f"threat t{third}")
    if total == 6:
        table.do(f"threat t{third}")
    assert cells(table, moving, other, third) == ["s0", "s3", "s0"]
    assert damages(table) == [damage, 0]


@pytest.mark.rule("MD-45")
def test_fresh_muscle():
    """A reinforcement on the nearest star, then one melee enemy moves 2."""
    table = drawn("fresh-muscle")
    table.at(1, "s0")
    happened = table.end()
    assert order(happened, "spawned", "enemy-moved") == [("spawned", 0), ("enemy-moved", 0), ("enemy-moved", 0)]
    assert cells(table, 0) == ["s2"]


@pytest.mark.rule("MD-46")
def test_firing_line():
    """All shooters move 1, two attack at range 2."""
    table = drawn("firing-line")
    table.at(1, "s0")
    near, far, melee = table.enemy("s3", cls="shooter"), table.enemy("s5", cls="shooter"), table.enemy("s1")
    table.end()
    table.do("character h:ig-11")
    assert cells(table, near, far, melee) == ["s2", "s4", "s1"]
    assert damages(table) == [0, 1]


@pytest.mark.rule("MD-47", "MA-132")
@pytest.mark.parametrize(("total", "spawned"), [(5, []), (6, ["s4"])])
def test_flanking_fire(total, spawned):
    """Two shooters move 2, one attacks at range 1; +6: a reinforcement on the nearest star."""
    table = drawn("flanking-fire", total=total)
    first, second = table.enemy("s2", cls="shooter"), table.enemy("s3", cls="shooter")
    table.end()
    assert cells(table, first, second) == ["s0", "s5"]
    happened = table.do(f"threat t{second}")
    assert [table.cells[cell] for _, _, _, cell in told(happened, "spawned")] == spawned
    assert damages(table) == [0, 1]


@pytest.mark.rule("MD-48", "MA-125")
def test_stray_shots():
    """One shooter or sharpshooter attacks at range 2, then one shooter moves 2."""
    table = drawn("stray-shots")
    shooter, marksman = table.enemy("s2", cls="shooter"), table.enemy("s2", cls="sharpshooter")
    table.enemy("s2")
    table.end()
    assert table.threats_of("threat") == {shooter, marksman}
    table.do(f"threat t{marksman}")
    assert damages(table) == [1, 0]
    assert cells(table, shooter, marksman) == ["s0", "s2"]


@pytest.mark.rule("MD-49")
def test_crosshairs():
    """Two sharpshooters attack at range 3."""
    table = drawn("crosshairs")
    first, second = table.enemy("s2", cls="sharpshooter"), table.enemy("s3", cls="sharpshooter")
    table.enemy("s0", cls="shooter")
    table.end()
    assert damages(table) == [1, 1]
    assert cells(table, first, second) == ["s2", "s3"]


@pytest.mark.rule("MD-50", "MA-132")
@pytest.mark.parametrize(("total", "attack"), [(5, 0), (6, 2)])
def test_under_fire(total, attack):
    """All sharpshooters attack at range 2; +6: sabotage Attack."""
    table = drawn("under-fire", total=total)
    table.supply(2)
    for cell in ("s0", "s1", "s2", "s3"):
        table.enemy(cell, cls="sharpshooter")
    table.end()
    assert damages(table) == [3, 1]
    assert table.total("attack") == attack


@pytest.mark.rule("MD-51")
def test_better_angle():
    """One sharpshooter moves 1, one attacks at range 4."""
    table = drawn("better-angle")
    table.at(1, "s0")
    marksman = table.enemy("s5", cls="sharpshooter")
    table.end()
    assert cells(table, marksman) == ["s4"]
    table.do("character h:mandalorian")
    assert damages(table) == [1, 0]


@pytest.mark.rule("MD-52", "MA-131")
def test_cut_cables():
    """Sabotage Move and Plan."""
    table = drawn("cut-cables")
    table.space("move", tokens=())
    table.space("intel", tokens=(3, 2))
    table.supply(1, 3)
    happened = table.end()
    assert [a for _, a, _, _ in told(happened, "sabotaged")] == [0, 3]
    assert (table.total("move"), table.total("plan")) == (1, 3)


@pytest.mark.rule("MD-53", "MA-132", "MQ-39")
@pytest.mark.parametrize(("total", "cards"), [(5, 1), (6, 2)])
def test_ambush(total, cards):
    """A reinforcement on your cell; +6: one more event card."""
    table = drawn("ambush", "cut-cables", "charge", total=total)
    happened = table.end()
    assert cells(table, 0) == ["s0"]
    assert [PACK.events[card].name for _, card, _, _ in told(happened, "event-card")] == ["ambush", "cut-cables"][
        :cards
    ]


@pytest.mark.rule("MD-54", "MA-164")
@pytest.mark.parametrize("carried", [True, False])
def test_something_stirs(carried):
    """The nearest face-down threat is revealed; the Child flees from whoever carries it."""
    table = drawn("something-stirs", mission={"child": True})
    near, far = table.hidden("s2"), table.hidden("s3")
    if carried:
        table.child(character=1)
    else:
        table.child(cell="s1")
    happened = table.end()
    assert [table.s.up[one] for one in (near, far)] == [1, 0]
    assert order(happened, "revealed", "child-fled") == [("revealed", near), ("child-fled", 4)][: 1 + carried]
    assert table.cells[table.s.child_at] == ("s4" if carried else "s1")


@pytest.mark.rule("MA-119", "MA-126")
def test_stampede():
    """All melee enemies move 3, three attack at range 0."""
    table = drawn("stampede")
    enemies = [table.enemy(cell) for cell in ("s2", "s2", "s2", "s4")]
    table.end()
    assert cells(table, *enemies) == ["s0", "s0", "s0", "s5"]
    table.do(*(f"threat t{one}" for one in enemies[1:]))
    assert damages(table) == [2, 1]


@pytest.mark.rule("MA-119", "MA-126")
def test_crossfire():
    """Two shooters move 2, three attack at range 2."""
    table = drawn("crossfire", stars=())
    table.at(1, "s0")
    enemies = [table.enemy(cell, cls="shooter") for cell in ("s1", "s2", "s4")]
    table.end()
    table.do(f"threat t{enemies[2]}", f"threat t{enemies[1]}")
    assert cells(table, *enemies) == ["s1", "s0", "s2"]
    table.do(*["character h:mandalorian"] * 3)
    assert damages(table) == [3, 0]


@pytest.mark.rule("MA-126")
def test_kill_zone():
    """Three sharpshooters attack at range 4."""
    table = drawn("kill-zone", text="s0-s1-s2-s3-s4-s5-s6-s7-s8-s9", apart="s9")
    for cell in ("s1", "s3", "s4"):
        table.enemy(cell, cls="sharpshooter")
    table.end()
    assert damages(table) == [3, 0]


@pytest.mark.rule("MA-114", "MA-124")
def test_regroup():
    """Two enemies of any class move 2 away; a reinforcement on the nearest star."""
    table = drawn("regroup", apart="s0", stars=("s1",))
    melee, shooter, cornered = table.enemy("s1"), table.enemy("s2", cls="shooter"), table.enemy("s5")
    happened = table.end()
    assert cells(table, melee, shooter, cornered) == ["s3", "s4", "s5"]
    assert [table.cells[cell] for _, _, _, cell in told(happened, "spawned")] == ["s1"]


@pytest.mark.rule("MQ-11")
def test_lockdown():
    """The nearest open door closes; one enemy of any class moves 2."""
    table = drawn("lockdown", text="p-q-r r=x x-t t=u", apart="p", stars=())
    table.open_doors(0, 1)
    inside, outside = table.enemy("t", cls="shooter"), table.enemy("r", cls="sharpshooter")
    happened = table.end()
    assert told(happened, "door-closed") == [(-1, 0, 0, 0)]
    assert table.s.doors == 0b10
    assert cells(table, inside, outside) == ["t", "p"]  # the way of the first one is shut


@pytest.mark.rule("MA-132", "MA-170")
@pytest.mark.parametrize(("total", "sabotaged"), [(5, [2]), (6, [2, 1])])
def test_power_failure(total, sabotaged):
    """Sabotage the lowest space; +6: once more."""
    table = drawn("power-failure", total=total)
    table.space("attack", tokens=[2])
    table.space("intel", tokens=[1])
    table.space("plan", tokens=[1, 2])
    table.supply(2, 1)
    happened = table.end()
    assert [a for _, a, _, _ in told(happened, "sabotaged")] == sabotaged


@pytest.mark.rule("MA-134")
@pytest.mark.parametrize("name", [name for name in BASE if PACK.events[NAMES.index(name)].back != "special"])
def test_an_empty_map_brings_a_reinforcement_with_every_card_about_enemies(name):
    table = drawn(name, apart="s0")
    happened = table.end()
    assert len(told(happened, "spawned")) == 1
    assert len(told(happened, "no-effect")) == (0 if name == "fresh-muscle" else 1)


@pytest.mark.rule("MD-54")
def test_there_are_twelve_cards_at_first_and_six_more_later():
    assert [card.added == 0 for card in PACK.events] == [True] * 12 + [False] * 6
