"""Section 13: the rulings WM-A01 to WM-A07."""

import random
import shutil

import pytest

import cantina
from cantina.games.way_of_the_mandalorian.pack import content
from way_of_the_mandalorian.kit import BOBA, DIN, FENNEC, GAME, Table, easy_missions, gear, mission

NOTHING = (0, 0, 0, 0)


def set_apart(seats=2, **made):
    """Seat 0 plays Fennec Shand; the others have no cards, so nobody else is asked."""
    table = Table(seats=seats, characters=[FENNEC, DIN, BOBA, "bo-katan-kryze"][:seats], **made)
    for seat in range(1, seats):
        table.hand(seat)
    return table


# --- WM-A01, WM-A02: attributes ------------------------------------------------------------------------------------


@pytest.mark.rule("WM-A01")
def test_there_are_four_attributes():
    for card in GAME.content.cards:
        assert len(card.requires if hasattr(card, "requires") else card.symbols) == 4
    with pytest.raises(cantina.BadNotation):
        GAME.notation.parse("ignore 5")
    assert [GAME.notation.parse(f"ignore {i}") for i in (1, 2, 3, 4)]


@pytest.mark.rule("WM-A01")
@pytest.mark.parametrize("symbols", ["[1, 0, 0]", "[1, 0, 0, 0, 1]"])
def test_a_card_with_another_number_of_attributes_is_refused(tmp_path, symbols):
    folder = shutil.copytree(content.FOLDER, tmp_path / "set")
    file = folder / "characters.toml"
    first = next(line for line in file.read_text().splitlines() if line.startswith("symbols"))
    file.write_text(file.read_text().replace(first, f"symbols = {symbols}", 1))
    with pytest.raises(cantina.BadContent):
        content.load(folder)


@pytest.mark.rule("WM-A01")
@pytest.mark.parametrize("attribute", range(4))
@pytest.mark.parametrize(("has", "success"), [(1, False), (2, True)])
def test_each_of_the_four_attributes_counts(attribute, has, success):
    requires = tuple(2 * (i == attribute) for i in range(4))
    symbols = tuple(has if i == attribute else 9 for i in range(4))
    table = set_apart(missions={3: mission(requires)}, boards={FENNEC: symbols})
    table.row(3)
    table.attempt(3)
    assert (3 in table.view(0)["completed"]) == success


def compared(player, requires, **options):
    """Whether an attempt with these attributes meets these requirements."""
    table = set_apart(missions={3: mission(requires)}, boards={FENNEC: player}, **options)
    table.row(3)
    table.attempt(3)
    return table.view(0)["completed"] == [3]


@pytest.mark.rule("WM-A02")
@pytest.mark.parametrize(
    ("player", "requires", "per_attribute", "total"),
    [
        ((3, 3, 2, 3), (3, 1, 2, 1), True, True),
        ((3, 1, 2, 1), (3, 1, 2, 1), True, True),
        ((2, 9, 9, 9), (3, 1, 2, 1), False, True),
        ((7, 0, 0, 0), (3, 1, 2, 1), False, True),
        ((6, 0, 0, 0), (3, 1, 2, 1), False, False),
        ((3, 1, 2, 0), (3, 1, 2, 1), False, False),
    ],
)
def test_attributes_are_compared_one_by_one_or_as_one_total(player, requires, per_attribute, total):
    assert compared(player, requires) == per_attribute
    assert compared(player, requires, compare="per_attribute") == per_attribute
    assert compared(player, requires, compare="total") == total


# --- WM-A03 to WM-A07: equipping -----------------------------------------------------------------------------------


def ready_to_equip(**options):
    """Seat 0 can equip 0 and 1, cost 400 each; mission 3 needs the symbol of card 0."""
    cards = {0: gear((1, 0, 0, 0), 400), 1: gear(cost=400)}
    table = set_apart(cards=cards, missions={3: mission((1, 0, 0, 0), 400)}, boards={FENNEC: NOTHING}, **options)
    table.row(3)
    table.hand(0, 0, 1)
    return table


@pytest.mark.rule("WM-A03")
def test_equipment_is_added_before_the_first_and_after_the_last_action():
    table = ready_to_equip()
    table.play(0, "equip 0")
    table.attempt(3)
    assert table.view(0)["completed"] == [3]
    table.play(0, "job")
    assert table.s.actions == 0
    table.play(0, "equip 1", "end")
    assert table.on_board(0) == [0, 1]


@pytest.mark.rule("WM-A03")
def test_equipment_is_not_added_while_an_action_is_resolved():
    table = ready_to_equip()
    table.play(0, "draw")
    assert table.refused(0, "equip 0") == "WM-A03"
    table.play(0, "deck")
    assert table.refused(0, "equip 0") == "WM-A03"
    table.play(0, "deck", "attempt m3")
    assert table.refused(0, "equip 0") == "WM-A03"


@pytest.mark.rule("WM-A03")
def test_between_actions_means_after_the_first_and_before_the_second():
    table = ready_to_equip(equip_window="between_actions")
    assert table.refused(0, "equip 0") == "WM-A03"
    table.play(0, "job", "equip 0")
    table.attempt(3)
    assert table.view(0)["completed"] == [3]
    assert (table.on_board(0), table.match.actors()) == ([0], (1,))


@pytest.mark.rule("WM-A03")
@pytest.mark.parametrize(("window", "fills"), [("turn", [True, True, True]), ("between_actions", [False, True])])
def test_the_window_holds_for_boba_fetts_slot_too(window, fills):
    table = Table(characters=[BOBA, DIN], equip_window=window)
    table.hand(0, 30, 31)
    offered = ["fill 30" in table.legal(0)]
    table.play(0, "job")
    offered.append("fill 30" in table.legal(0))
    table.play(0, "draw", "deck", "deck")
    if table.match.actors() == (0,) and table.phase == "main":
        offered.append("fill 30" in table.legal(0))
    assert offered == fills


@pytest.mark.rule("WM-A04")
def test_four_cards_of_cost_400_before_the_first_action():
    table = set_apart(cards={card: gear(cost=400) for card in range(4)})
    table.hand(0, 0, 1, 2, 3)
    table.credits(0, 1600)
    table.play(0, "equip 0", "equip 1", "equip 2", "equip 3")
    assert (table.s.credits[0], table.s.actions, table.on_board(0)) == (0, 2, [0, 1, 2, 3])


def full_board():
    """Din Djarin with five cards on the board; 0 and 1 are temporary."""
    made = {"cards": {0: gear(temporary=True), 1: gear(temporary=True)}, "missions": easy_missions()}
    table = Table(characters=[DIN, FENNEC], **made)
    table.board(0, 0, 1, 2, 3, 4)
    table.hand(0, 10, 30)
    table.hand(1)
    table.credits(0, 5000)
    return table


@pytest.mark.slow
@pytest.mark.rule("WM-A05")
def test_no_action_brings_a_card_back_to_hand():
    """Whatever is played in a turn: what lay on the board lies there still, or on the discard pile."""
    dice, gone = random.Random(1), set()
    for _ in range(40):
        table = full_board()
        while table.match.actors() == (0,):
            table.play(0, dice.choice(table.legal(0)))
            assert set(table.on_board(0)) | set(table.pile()) | set(table.in_market()) >= {0, 1, 2, 3, 4}
            assert not set(table.cards(0)) & {0, 1, 2, 3, 4}
        gone |= set(table.pile()) & {0, 1, 2, 3, 4}
    assert gone == {0, 1, 2, 3, 4}


@pytest.mark.rule("WM-A05")
def test_with_all_slots_full_equipping_waits_for_a_sale():
    table = set_apart()
    table.hand(0, 5)
    table.board(0, 0, 1, 2, 3)
    table.credits(0, 5000)
    assert table.refused(0, "equip 5") == "WM-27"
    table.play(0, "sell 1", "close", "equip 5")
    assert [table.s.equipped[0, i] for i in range(4)] == [0, 5, 2, 3]


@pytest.mark.rule("WM-A05")
def test_a_used_temporary_card_frees_its_slot():
    table = full_board()
    assert table.refused(0, "equip 10") == "WM-27"
    table.play(0, f"attempt m{table.in_row()[0]}", "pass", "use 2")
    table.play(0, "equip 10")
    assert table.on_board(0) == [0, 10, 2, 3, 4]


@pytest.mark.rule("WM-A06")
def test_copies_are_accepted_and_slots_are_alike():
    same = gear((1, 1, 0, 0), 200)
    table = set_apart(cards={0: same, 1: same}, missions={3: mission((2, 2, 0, 0))}, boards={FENNEC: NOTHING})
    table.row(3)
    table.hand(0, 0, 1)
    table.play(0, "equip 1", "equip 0")
    assert table.on_board(0) == [1, 0]
    table.attempt(3)
    assert table.view(0)["completed"] == [3]


@pytest.mark.rule("WM-A07")
def test_equipment_is_not_given_on_credit():
    table = set_apart(cards={0: gear(cost=400)})
    table.hand(0, 0)
    table.credits(0, 300)
    assert table.refused(0, "equip 0") == "WM-28"
    table.credits(0, 400)
    table.play(0, "equip 0")
    assert table.s.credits[0] == 0
