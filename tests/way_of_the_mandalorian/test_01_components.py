"""Section 1: components. What is printed on the cards of the shipped set, and that the rules read it."""

from collections import Counter
from itertools import pairwise

import pytest

import cantina
from cantina.games.way_of_the_mandalorian.pack import content as cards_of
from cantina.games.way_of_the_mandalorian.pack.cards import CARDS, CHARACTER_NAMES, FIRST_EVENT
from way_of_the_mandalorian.kit import GAME, Table, event, mission

MIGHTY = dict.fromkeys(CHARACTER_NAMES, (20, 20, 20, 20))
BLANK = dict.fromkeys(CHARACTER_NAMES, (0, 0, 0, 0))


def shipped(kind):
    """All cards of a kind, in the order of the set."""
    return [card for card in GAME.content.cards if isinstance(card, kind)]


MISSIONS = shipped(cards_of.Mission)
EQUIPMENT = shipped(cards_of.Equipment)
EVENTS = shipped(cards_of.EventCard)
CHARACTERS = shipped(cards_of.Character)


# --- players and the mission board -----------------------------------------------------------------------------


@pytest.mark.rule("WM-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_can_play(seats):
    match = cantina.new_match("way-of-the-mandalorian", seats=seats, seed=1)
    assert [player["seat"] for player in match.view(None)["players"]] == list(range(seats))


@pytest.mark.rule("WM-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_one_or_five_cannot(seats):
    with pytest.raises(cantina.BadOption) as refused:
        cantina.new_match("way-of-the-mandalorian", seats=seats, seed=1)
    assert refused.value.key == "seats-wrong"


def spaces(table):
    """The space for the mission and the space for events on the mission board, as every view has them."""
    seen = [table.view(seat)["attempt"] for seat in (*range(table.seats), None)]
    assert all(attempt == seen[0] for attempt in seen)
    return (seen[0] and seen[0]["mission"]), (seen[0] or {}).get("events", {})


@pytest.mark.rule("WM-02")
def test_the_mission_board_is_empty_outside_an_attempt():
    table = Table()
    table.hand(0, 0, 1, 2)
    assert spaces(table) == (None, {})
    table.play(0, "draw")
    assert spaces(table) == (None, {})
    table.play(0, "deck", "deck", "sell 0")
    assert spaces(table) == (None, {})
    table.play(0, "close", "end")
    assert spaces(table) == (None, {})


@pytest.mark.rule("WM-02")
@pytest.mark.parametrize("boards", [MIGHTY, BLANK])
def test_during_an_attempt_the_mission_space_holds_exactly_one_card(boards):
    table = Table(boards=boards, cards={30: event((1, 0, 0, 0))}, missions={5: mission((1, 1, 1, 1))})
    table.hand(0, 0)
    table.hand(1, 30)
    table.board(0, 1)
    table.row(3, 4, 5)
    table.play(0, "attempt m5")
    assert spaces(table) == (5, {})
    assert table.in_row() == [3, 4, -1, -1, -1, -1]
    table.play(1, "event 30")
    assert spaces(table) == (5, {"1": 30})
    table.play(0, "pass")
    assert spaces(table) == (5, {"1": 30})
    table.play(0, "use none")
    assert spaces(table) == (None, {})


@pytest.mark.rule("WM-02")
def test_the_board_names_the_two_actions_and_the_four_kinds_of_them():
    table = Table()
    assert table.view(1)["actions"] == 2
    kinds = {action.split()[0] for action in table.legal(0)}
    assert {"draw", "sell", "job", "attempt"} <= kinds <= {"draw", "sell", "job", "attempt", "equip", "fill", "end"}


# --- characters ------------------------------------------------------------------------------------------------


@pytest.mark.rule("WM-03")
def test_there_are_four_characters_with_four_names():
    assert [board.name for board in CHARACTERS] == ["din-djarin", "fennec-shand", "bo-katan-kryze", "boba-fett"]


@pytest.mark.rule("WM-03")
def test_a_board_shows_its_name_and_its_slots():
    players = Table(seats=4).view(2)["players"]
    assert [player["character"] for player in players] == [board.name for board in CHARACTERS]
    assert [len(player["equipped"]) for player in players] == [5, 4, 4, 4]
    assert [player["slot_filled"] for player in players] == [False] * 4


@pytest.mark.rule("WM-03")
@pytest.mark.parametrize("board", CHARACTERS, ids=lambda board: board.name)
def test_the_symbols_of_a_board_are_its_players_strength(board):
    others = [name for name in CHARACTER_NAMES if name != board.name]
    table = Table(characters=[board.name, others[0]])
    table.hand(0, 0)
    table.play(0, f"attempt m{table.in_row()[0]}")
    assert table.view(1)["attempt"]["available"] == list(board.symbols)


# --- missions --------------------------------------------------------------------------------------------------


@pytest.mark.rule("WM-04")
def test_45_missions_on_four_levels():
    assert len(MISSIONS) == 45
    assert Counter(card.level for card in MISSIONS) == {1: 20, 2: 14, 3: 10, 4: 1}
    assert [card.level for card in MISSIONS] == [1] * 20 + [2] * 14 + [3] * 10 + [4]
    assert all(card.reward > 0 and card.penalty > 0 and sum(card.requires) > 0 for card in MISSIONS)


def tried(number, boards):
    """Attempt one mission of the shipped set with 5000 credits; the requirements, and the change of credits."""
    table = Table(boards=boards)
    table.row(number)
    table.hand(0, 0)
    table.hand(1, 1)
    table.credits(0, 5000)
    table.play(0, f"attempt m{number}")
    required = tuple(table.view(0)["attempt"]["required"])
    table.pass_events()
    return required, table.s.credits[0] - 5000


@pytest.mark.rule("WM-04")
@pytest.mark.parametrize("number", range(45))
def test_the_rules_read_the_requirements_the_reward_and_the_penalty(number):
    card = MISSIONS[number]
    assert tried(number, MIGHTY) == (card.requires, card.reward)
    assert tried(number, BLANK) == (card.requires, -card.penalty)


# --- market cards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WM-05")
def test_30_equipment_cards_some_of_them_temporary():
    assert len(EQUIPMENT) == 30
    assert [type(card) for card in GAME.content.cards[:FIRST_EVENT]] == [cards_of.Equipment] * 30
    assert all(card.cost >= 0 and sum(card.symbols) > 0 for card in EQUIPMENT)
    assert {card.temporary for card in EQUIPMENT} == {True, False}


@pytest.mark.rule("WM-05")
@pytest.mark.parametrize("number", range(30))
def test_the_rules_read_symbols_cost_and_the_temporary_sign(number):
    table = Table(boards=BLANK)
    card = EQUIPMENT[number]
    table.hand(0, number)
    table.hand(1)
    table.credits(0, 5000)
    table.play(0, f"equip {number}")
    assert table.s.credits[0] == 5000 - card.cost
    table.credits(0, 0)  # nobody is asked for an event
    table.play(0, f"attempt m{table.in_row()[0]}")
    assert table.view(0)["attempt"]["available"] == list(card.symbols)
    table.play(0, "use 1")
    assert (table.on_board(0), table.pile()) == (([], [number]) if card.temporary else ([number], []))


@pytest.mark.rule("WM-06")
def test_26_event_cards_without_a_text():
    assert len(EVENTS) == 26
    assert [type(card) for card in GAME.content.cards[FIRST_EVENT:CARDS]] == [cards_of.EventCard] * 26
    assert {card._fields for card in EVENTS} == {("name", "symbols", "cost")}
    assert all(card.cost >= 0 and sum(card.symbols) > 0 for card in EVENTS)


@pytest.mark.rule("WM-06")
@pytest.mark.parametrize("number", range(26))
def test_the_rules_read_the_symbols_and_the_cost_of_an_event(number):
    table = Table(boards=BLANK)
    card = EVENTS[number]
    table.hand(0, FIRST_EVENT + number)
    table.hand(1)
    table.play(0, f"sell {FIRST_EVENT + number}")
    assert table.s.credits[0] == 800 + card.cost // 2
    table.hand(0, FIRST_EVENT + number)
    table.board(0, 0)
    table.play(0, f"attempt m{table.in_row()[0]}", f"event {FIRST_EVENT + number}")
    both = zip(card.symbols, EQUIPMENT[0].symbols, strict=True)
    assert table.view(0)["attempt"]["available"] == [one + other for one, other in both]


@pytest.mark.rule("WM-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_56_market_cards_whatever_the_number_of_players(seats):
    table = Table(seats=seats)
    held = [card for seat in range(seats) for card in table.cards(seat)]
    assert sorted(table.deck_cards() + table.in_market() + held + table.pile()) == list(range(30 + 26))


@pytest.mark.rule("WM-07")
def test_equipment_and_events_lie_mixed_in_one_deck():
    kinds = [[card < FIRST_EVENT for card in Table(seed=seed).deck_cards()] for seed in range(10)]
    for deck in kinds:
        changes = sum(one != other for one, other in pairwise(deck))
        assert changes > 5  # two piles laid one on the other would change once
    assert {deck[0] for deck in kinds} == {deck[-1] for deck in kinds} == {True, False}


# --- credits and attributes ------------------------------------------------------------------------------------


@pytest.mark.rule("WM-08")
@pytest.mark.parametrize("amount", [0, 1, 199, 1_234_567, 1_000_000_000])
def test_a_player_may_hold_any_whole_number_of_credits(amount):
    table = Table()
    table.credits(0, amount)
    table.credits(1, amount)
    table.play(0, "job")
    assert table.money() == [amount + 200, amount]
    assert [player["credits"] for player in table.view(1)["players"]] == [amount + 200, amount]
    assert "bank" not in table.view(0)


@pytest.mark.rule("WM-08")
def test_credits_are_the_final_score():
    table = Table(boards=MIGHTY, missions={44: mission((1, 0, 0, 0), reward=300)})
    table.row(44)
    table.credits(0, 1)
    table.credits(1, 777)
    table.play(0, "attempt m44")
    table.pass_events()
    assert table.match.result["scores"] == [301, 777]


@pytest.mark.rule("WM-09")
def test_every_vector_has_four_attributes():
    vectors = [card.requires for card in MISSIONS]
    vectors += [card.symbols for card in (*EQUIPMENT, *EVENTS, *CHARACTERS)]
    assert len(vectors) == 45 + 30 + 26 + 4
    assert all(len(vector) == 4 and min(vector) >= 0 for vector in vectors)
    tables = GAME.content.tables
    assert {tables[name].shape[-1] for name in ("symbols", "requires", "board")} == {4}
    table = Table()
    table.play(0, f"attempt m{table.in_row()[0]}")
    attempt = table.view(None)["attempt"]
    assert [len(attempt[name]) for name in ("required", "ignored", "available")] == [4, 4, 4]


@pytest.mark.rule("WM-10")
def test_the_aim_is_the_most_credits_not_the_last_mission():
    table = Table(seats=3, boards=MIGHTY, missions={44: mission((1, 0, 0, 0), reward=500)})
    table.row(44)
    for seat, amount in enumerate((900, 1500, 1300)):
        table.credits(seat, amount)
    table.play(0, "attempt m44")
    table.pass_events()
    assert table.match.result["scores"] == [1400, 1500, 1300]
    assert table.match.result["winners"] == [1]
