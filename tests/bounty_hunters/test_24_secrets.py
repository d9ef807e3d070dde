"""Section 24: face-down cards, spectators, and the end of secrecy (BH-S61 to BH-S63)."""

import pytest

from bounty_hunters.kit import Table, hunter, target
from bounty_hunters.worlds import all_told

A, B, C, D, X = 1, 2, 3, 50, 60


def passed_on():
    """Seat 0 has passed a, b, c, d to seat 1, which has drawn x."""
    table = Table(seats=2)
    table.choosing({0: [A, B, C, D, 70], 1: [20, 21, 22, 23, 71]})
    table.choose(70, 71)
    table.finish()
    rest = [card for card in table.deck_cards("hunter") if card != X]
    table.deck("hunter", [90, X, *(card for card in rest if card != 90)])
    table.draw("hunter")
    assert set(table.hand(1)) == {A, B, C, D, X}
    return table


# --- BH-S61: the face-down card ---------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.rule("BH-S61")
def test_nobody_can_tell_which_card_of_five_lies_face_down():
    for viewer in (0, None):
        told = set()
        for card in (A, B, C, D, X):
            table = passed_on()
            table.play(1, f"choose {card}")
            told.add(all_told(table, viewer))
        assert len(told) == 1


@pytest.mark.rule("BH-S61")
def test_the_chosen_card_stays_one_of_the_set_of_five_until_the_reveal():
    table = passed_on()
    before = table.view(0)["players"][1]
    assert (before["hand"]["cards"], before["hand"]["hidden"]) == ([A, B, C, D], {"hunter": 1})
    table.play(1, f"choose {B}")
    now = table.view(0)["players"][1]
    assert now == {**before, "chosen": True}
    table.play(0, f"choose {table.hand(0)[0]}")
    revealed = table.view(0)["players"][1]
    assert (revealed["pick"], revealed["hand"]["cards"]) == (B, [A, C, D])


@pytest.mark.rule("BH-S61")
def test_known_cards_are_listed_by_their_numbers_wherever_they_lie_in_the_hand():
    table = Table(seats=2)
    table.choosing({0: [D, C, 70, A, B], 1: [20, 21, 22, 23, 71]})
    table.choose(70, 71)
    table.finish()
    table.draw("target")  # the new card is sorted in between
    assert table.view(0)["players"][1]["hand"]["cards"] == sorted([A, B, C, D])
    assert table.hand(1) == sorted(table.hand(1))


# --- BH-S62: spectators -----------------------------------------------------------------------------------------


def numbers(value):
    """All numbers in a JSON value."""
    if isinstance(value, dict):
        return {number for item in value.values() for number in numbers(item)}
    if isinstance(value, list):
        return {number for item in value for number in numbers(item)}
    return {value} if isinstance(value, int) and not isinstance(value, bool) else set()


@pytest.mark.rule("BH-S62")
def test_a_spectator_sees_no_card_of_a_hand_a_deck_or_a_commitment():
    table = passed_on()
    table.play(1, f"choose {B}")
    view = table.view(None)
    for player in view["players"]:
        assert player["hand"]["cards"] == []
        assert (player["fresh"], player["pick"]) == (None, None)
    hidden = {card for seat in (0, 1) for card in table.hand(seat)}
    hidden |= {card for name in ("target", "hunter", "contract", "market") for card in table.deck_cards(name)}
    sizes = {deck["cards"] for deck in view["decks"]}
    assert numbers(view) & hidden <= sizes | {0, 1, 2, 3, 4, 5}  # counts and seats, no cards
    shown = [event for event in table.match.events(None) if event.seat >= 0]
    assert not {event.a for event in shown if event.a > 5} & hidden


@pytest.mark.rule("BH-S62")
def test_a_spectator_has_no_knowledge_from_earlier_hands():
    told = set()
    for swapped in (False, True):
        table = Table(seats=3)
        table.choosing({0: [A, B, 70], 1: [20, 21, 71], 2: [30, 31, 72]})
        if swapped:
            table.choosing({0: [30, 31, 70], 1: [A, B, 71], 2: [20, 21, 72]})
        table.choose(70, 71, 72)
        table.finish()
        told.add(all_told(table, None))
    assert len(told) == 1


@pytest.mark.rule("BH-S62")
@pytest.mark.parametrize("course", [["sell 44"], ["play 44 @0"]])
def test_for_a_spectator_nothing_but_markers_changes_between_reveal_and_close(course):
    table = Table(seats=2, cards={0: target((1, 0, 0), bonus="contract"), 44: hunter((1, 0, 0))})
    table.open(0, 0)
    table.reveal({0: 44, 1: 60})
    told, view = all_told(table, None), table.view(None)
    assert [player["pick"] for player in view["players"]] == [44, 60]
    table.play(0, *course)
    table.play(1, "sell 60")
    assert all_told(table, None) == told
    table.play(0, "finish")
    view["players"][0]["finished"] = True
    assert table.view(None) == view
    table.play(1, "finish")
    shown = table.view(None)["players"][0]
    assert (shown["credits"], shown["captures"]) == ((1, 0) if course == ["sell 44"] else (0, 1))


# --- BH-S63: the end of secrecy ---------------------------------------------------------------------------------


def one_command_before_the_end():
    table = Table(seats=3)
    table.last_turn()
    table.draw("hunter")
    table.choose(*(table.hand(seat)[0] for seat in range(3)))
    table.finish(0, 1)
    table.play(2, next(action for action in table.legal(2) if action.startswith("sell")))
    return table


@pytest.mark.rule("BH-S63")
def test_the_view_of_a_finished_game_names_all_hands_and_the_view_one_command_earlier_does_not():
    table = one_command_before_the_end()
    for viewer in (0, 1, 2, None):
        view = table.view(viewer)
        assert view["seed"] is None
        for player in view["players"]:
            count = 4 if player["seat"] == viewer else 0
            assert len(player["hand"]["cards"]) == count
    table.play(2, "finish")
    for viewer in (0, 1, 2, None):
        view = table.view(viewer)
        assert [player["hand"]["cards"] for player in view["players"]] == [table.hand(seat) for seat in range(3)]
        assert [len(player["hand"]["cards"]) for player in view["players"]] == [4, 4, 4]


@pytest.mark.rule("BH-S63")
def test_deck_orders_seed_and_log_are_open_after_the_end_and_not_before():
    table = one_command_before_the_end()
    for viewer in (0, None):
        record = table.match.concealed(viewer)
        assert set(record["deck"].ravel().tolist()) == {-1}
        assert not record["seed"].any()
    secret = table.match.record(public=True)
    assert table.match.seed.hex() not in secret
    table.play(2, "finish")
    for viewer in (0, 1, 2, None):
        record = table.match.concealed(viewer)
        assert record["deck"].tobytes() == table.match.state["deck"].tobytes()
        assert table.view(viewer)["seed"] == table.match.seed.hex()
        assert table.match.events(viewer) == table.match.events(0)
    assert table.match.seed.hex() in table.match.record(public=True)


@pytest.mark.rule("BH-S63")
def test_what_only_one_player_was_told_is_in_everybodys_log_after_the_end():
    table = Table(seats=2, max_turns=1)
    table.draw("hunter")
    assert table.told(1).count("drew-card") == 1
    assert table.told(None).count("drew-card") == 0
    table.choose(table.hand(0)[0], table.hand(1)[0])
    table.finish()
    for viewer in (0, 1, None):
        assert table.told(viewer).count("drew-card") == 2
