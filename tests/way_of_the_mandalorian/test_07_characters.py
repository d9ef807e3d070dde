"""Section 7: characters."""

import random

import pytest

from way_of_the_mandalorian.kit import BO_KATAN, BOBA, DIN, FENNEC, Table, event, gear, mission

NOTHING = (0, 0, 0, 0)
PROMPTS = {"discard", "symbol", "keep", "fill"}
VERBS = {"fill", "slot", "ignore", "keep", "drop", "retain"}


def alone(character, **made):
    """A table of two; seat 0 has the character and is active, seat 1 cannot play events."""
    table = Table(characters=[character, DIN if character != DIN else FENNEC], **made)
    table.credits(1, 0)
    return table


# --- one ability each ----------------------------------------------------------------------------------------------


def abilities_met(character):
    """The special prompts and verbs a player meets in a turn that would allow all four abilities."""
    table = alone(character, cards={0: gear(temporary=True)}, missions={3: mission((1, 0, 0, 0))})
    table.row(3)
    table.board(0, 0)
    table.hand(0, 1, 30)
    met = {verb for verb in VERBS if any(action.startswith(verb) for action in table.legal(0))}
    table.play(0, "attempt m3", "pass")
    while table.phase != "main":
        met.add(table.phase)
        table.play(0, {"use": "use 1", "keep": "drop"}.get(table.phase, "pass"))
    return met & (PROMPTS | VERBS)


@pytest.mark.rule("WM-57")
@pytest.mark.parametrize(
    ("character", "met"), [(DIN, set()), (FENNEC, {"keep"}), (BO_KATAN, {"discard"}), (BOBA, {"fill"})]
)
def test_each_character_has_its_own_ability_and_no_other(character, met):
    assert abilities_met(character) == met


@pytest.mark.rule("WM-57")
@pytest.mark.parametrize(("character", "slots"), [(DIN, 5), (FENNEC, 4), (BO_KATAN, 4), (BOBA, 4)])
def test_only_din_djarin_has_a_fifth_slot(character, slots):
    assert len(alone(character).view(1)["players"][0]["equipped"]) == slots


@pytest.mark.slow
@pytest.mark.rule("WM-57")
def test_in_random_games_din_djarin_is_never_asked_for_another_ability():
    table, dice = Table(seats=4, cards={card: gear(temporary=True) for card in range(30)}), random.Random(5)
    for seat in range(4):
        table.credits(seat, 20_000)
    phases, verbs = [set() for _ in range(4)], [set() for _ in range(4)]
    for _ in range(800):
        seat = table.match.actors()[0]
        phases[seat].add(table.phase)
        verbs[seat] |= {action.split()[0] for action in table.legal(seat)}
        table.play(seat, dice.choice(table.legal(seat)))
    assert [met & PROMPTS for met in phases] == [set(), {"keep"}, {"discard", "symbol"}, set()]
    assert [met & VERBS for met in verbs] == [set(), {"keep", "drop"}, {"ignore"}, {"fill", "slot"}]


@pytest.mark.rule("WM-57")
def test_boba_fetts_slot_is_refused_to_others():
    table = alone(DIN)
    table.hand(0, 30)
    assert table.refused(0, "fill 30") == "WM-57"


# --- Din Djarin ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WM-58")
def test_din_djarin_wears_five_cards_and_no_sixth():
    table = alone(DIN)
    table.board(0, 0, 1, 2, 3)
    table.hand(0, 4, 5)
    table.credits(0, 5000)
    table.play(0, "equip 4")
    assert table.on_board(0) == [0, 1, 2, 3, 4]
    assert table.refused(0, "equip 5") == "WM-27"


@pytest.mark.rule("WM-58")
def test_the_fifth_card_counts_in_a_mission():
    one = gear((1, 0, 0, 0))
    made = {"cards": dict.fromkeys(range(5), one), "missions": {3: mission((5, 0, 0, 0))}, "boards": {DIN: NOTHING}}
    for slots, completed in (("use 1+2+3+4", []), ("use 1+2+3+4+5", [3])):
        table = alone(DIN, **made)
        table.row(3)
        table.board(0, 0, 1, 2, 3, 4)
        table.hand(0)
        table.play(0, "attempt m3", slots)
        assert table.view(0)["completed"] == completed


# --- Fennec Shand --------------------------------------------------------------------------------------------------


def fennec_uses_a_temporary_card(credits, requires, reward=400, penalty=200):
    """Fennec Shand attempts a mission with one temporary card."""
    missions = {3: mission(requires, reward, penalty)}
    table = alone(FENNEC, cards={0: gear((1, 0, 0, 0), temporary=True)}, missions=missions, boards={FENNEC: NOTHING})
    table.row(3)
    table.board(0, 0)
    table.hand(0)
    table.credits(0, credits)
    table.play(0, "attempt m3", "use 1")
    return table


@pytest.mark.rule("WM-59")
def test_fennec_shand_pays_200_of_the_reward_and_keeps_the_card():
    table = fennec_uses_a_temporary_card(0, (1, 0, 0, 0))
    assert (table.phase, table.legal(0)) == ("keep", ["keep", "drop"])
    table.play(0, "keep")
    assert table.s.credits[0] == 200
    assert (table.cards(0), table.on_board(0), table.pile()) == ([0], [], [])


@pytest.mark.rule("WM-59")
def test_fennec_shand_may_let_the_card_go():
    table = fennec_uses_a_temporary_card(0, (1, 0, 0, 0))
    table.play(0, "drop")
    assert table.s.credits[0] == 400
    assert (table.cards(0), table.on_board(0), table.pile()) == ([], [], [0])


@pytest.mark.rule("WM-59")
def test_with_150_credits_after_a_failure_there_is_no_offer():
    table = fennec_uses_a_temporary_card(350, (2, 0, 0, 0), penalty=200)
    assert (table.phase, table.s.credits[0]) == ("main", 150)
    assert (table.cards(0), table.pile()) == ([], [0])
    assert table.refused(0, "keep") == "WM-59"


@pytest.mark.rule("WM-59")
def test_with_200_credits_after_a_failure_there_is_an_offer():
    table = fennec_uses_a_temporary_card(400, (2, 0, 0, 0), penalty=200)
    table.play(0, "keep")
    assert (table.s.credits[0], table.cards(0), table.pile()) == (0, [0], [])


@pytest.mark.rule("WM-57", "WM-59")
def test_fennec_shand_cannot_keep_the_card_of_another():
    table = Table(characters=[DIN, FENNEC], cards={0: gear(temporary=True)})
    table.board(0, 0)
    table.hand(0)
    table.hand(1)
    table.play(0, f"attempt m{table.in_row()[0]}", "use 1")
    assert (table.phase, table.pile()) == ("main", [0])


# --- Bo-Katan Kryze ------------------------------------------------------------------------------------------------


def bo_katan_attempts():
    """Requirements (3, 1, 2, 1), all printed on the mission; attributes (2, 3, 2, 3)."""
    table = alone(BO_KATAN, missions={3: mission((3, 1, 2, 1), 400, 200)}, boards={BO_KATAN: (2, 3, 2, 3)})
    table.row(3)
    table.hand(0, 5, 6)
    table.play(0, "attempt m3", "pass")
    assert table.phase == "discard"
    return table


@pytest.mark.rule("WM-60")
def test_without_a_discard_bo_katan_kryze_fails():
    table = bo_katan_attempts()
    table.play(0, "pass")
    assert (table.s.credits[0], table.view(0)["completed"], table.cards(0)) == (600, [], [5, 6])


@pytest.mark.rule("WM-60")
def test_with_one_card_and_one_symbol_ignored_bo_katan_kryze_succeeds():
    table = bo_katan_attempts()
    table.play(0, "discard 5")
    assert table.phase == "symbol"
    table.play(0, "ignore 1")
    assert (table.s.credits[0], table.view(0)["completed"]) == (1200, [3])
    assert (table.cards(0), table.pile()) == ([6], [5])


@pytest.mark.rule("WM-60")
def test_the_ignored_symbol_is_missing_from_the_requirements():
    table = alone(BO_KATAN, missions={3: mission((3, 1, 2, 1))})
    table.row(3)
    table.hand(0, 5, 6)
    table.board(0, 0)
    table.play(0, "attempt m3", "pass", "discard 5", "ignore 1")
    assert table.phase == "use"
    assert table.view(1)["attempt"]["required"] == [2, 1, 2, 1]


@pytest.mark.rule("WM-60")
def test_the_wrong_symbol_does_not_help():
    table = bo_katan_attempts()
    table.play(0, "discard 5", "ignore 2")
    assert table.view(0)["completed"] == []


# --- Boba Fett -----------------------------------------------------------------------------------------------------


def boba_attempts(where):
    """Boba Fett attempts a mission that needs the symbol of event 30, which lies in his slot or in his hand."""
    made = {"cards": {30: event((1, 0, 0, 0))}, "missions": {3: mission((1, 0, 0, 0), 400)}, "boards": {BOBA: NOTHING}}
    table = alone(BOBA, **made)
    table.row(3)
    table.hand(0, *([30] if where == "hand" else []))
    if where == "slot":
        table.slot(0, 30)
    table.play(0, "attempt m3")
    assert table.phase == "own-event"
    return table


@pytest.mark.rule("WM-61")
def test_boba_fett_plays_from_the_slot_without_paying():
    table = boba_attempts("slot")
    table.play(0, "slot")
    assert table.s.credits[0] == 800 + 400
    assert (table.s.slot[0], table.s.slot_filled[0], table.pile()) == (-1, 0, [30])


@pytest.mark.rule("WM-61")
def test_the_same_card_from_hand_costs_200():
    table = boba_attempts("hand")
    assert table.refused(0, "slot") == "WM-61"
    table.play(0, "event 30")
    assert table.s.credits[0] == 800 - 200 + 400
    assert table.pile() == [30]


# --- the boards ----------------------------------------------------------------------------------------------------


def attempt_with_boards(character, symbols):
    """An attempt by a character whose board shows these symbols."""
    table = Table(characters=[character, DIN if character != DIN else FENNEC], boards={character: symbols})
    table.row(3)
    table.hand(0, 1, 30)
    table.board(0, 0)
    table.play(0, "attempt m3")
    return table


@pytest.mark.rule("WM-62")
@pytest.mark.parametrize("character", [DIN, FENNEC, BO_KATAN, BOBA])
def test_exchanged_boards_change_the_players_sums_and_nothing_else(character):
    zero, other = attempt_with_boards(character, NOTHING), attempt_with_boards(character, (7, 0, 5, 3))
    assert zero.match.state.tobytes() == other.match.state.tobytes()
    bare, full = zero.view(0), other.view(0)
    sums = bare["attempt"].pop("available"), full["attempt"].pop("available")
    assert [more - less for less, more in zip(*sums, strict=True)] == [7, 0, 5, 3]
    assert sums[0] == [int(symbols) for symbols in zero.match.content.tables[0].symbols[0]]
    strengths = [view["players"][0].pop("strength") for view in (bare, full)]
    assert strengths == [*sums]
    assert [bare.pop("reached"), full.pop("reached")] == [[], []]
    assert bare == full
