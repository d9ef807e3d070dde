"""Section 13: the rulings WM-A08 to WM-A17."""

import pytest

from way_of_the_mandalorian.kit import BOBA, DIN, FENNEC, GAME, Table, easy_missions


def set_apart(seats=2, **made):
    """Seat 0 plays Fennec Shand; the others have no cards, so nobody else is asked."""
    table = Table(seats=seats, characters=[FENNEC, DIN, BOBA, "bo-katan-kryze"][:seats], **made)
    for seat in range(1, seats):
        table.hand(seat)
    return table


# --- WM-A08 to WM-A13: drawing -------------------------------------------------------------------------------------


def ready_to_draw(hand=(), market=(20, 21, 22, 23), deck=(24, 25, 26, 27, 28)):
    table = set_apart()
    table.hand(0, *hand)
    table.market(*market)
    table.deck(*deck)
    return table


@pytest.mark.rule("WM-A08")
@pytest.mark.parametrize(
    ("picks", "hand", "market", "deck"),
    [
        (["take 21", "take 23"], [21, 23], 2, 5),
        (["take 21", "deck"], [21, 24], 3, 4),
        (["deck", "take 21"], [21, 24], 3, 4),
        (["deck", "deck"], [24, 25], 4, 3),
    ],
)
def test_two_cards_from_one_place_or_from_both(picks, hand, market, deck):
    table = ready_to_draw()
    table.play(0, "draw", *picks)
    assert table.phase == "main"
    assert table.cards(0) == hand
    assert (sum(card != -1 for card in table.in_market()), len(table.deck_cards())) == (market, deck)


@pytest.mark.rule("WM-A09")
def test_the_first_card_is_seen_before_the_second_is_chosen():
    table = ready_to_draw()
    table.play(0, "draw", "deck")
    assert (table.phase, table.view(0)["picks"]) == ("draw", 1)
    assert table.view(0)["players"][0]["hand"] == [24]


@pytest.mark.rule("WM-A10")
def test_the_market_is_refilled_only_at_the_end_of_the_turn():
    table = ready_to_draw()
    table.play(0, "draw", "take 20")
    assert table.in_market() == [-1, 21, 22, 23]
    table.play(0, "take 21")
    assert table.in_market() == [-1, -1, 22, 23]
    table.play(0, "draw", "take 22", "take 23")
    assert table.in_market() == [-1, -1, -1, -1]
    table.play(0, "end")
    assert table.in_market() == [24, 25, 26, 27]


@pytest.mark.rule("WM-A11")
def test_after_the_first_pick_everything_but_a_second_pick_is_refused():
    table = ready_to_draw(hand=(0, 1, 30))
    table.board(0, 5)
    table.play(0, "draw", "deck")
    assert sorted(table.legal(0)) == ["deck", "take 20", "take 21", "take 22", "take 23"]
    legal = {action.code for action in table.match.legal(0)}
    for code in set(range(GAME.notation.size)) - legal:
        assert table.refused(0, code)
    assert table.refused(0, "end") == "WM-A11"


@pytest.mark.rule("WM-A12")
def test_the_top_of_an_empty_deck_is_offered_while_there_are_discards():
    table = set_apart(seats=4)
    table.split(0, 15)
    former = set(table.pile())
    table.play(0, "draw")
    assert "deck" in table.legal(0)
    hand = set(table.cards(0))
    table.play(0, "deck")
    assert (len(table.deck_cards()), table.pile()) == (14, [])
    assert set(table.deck_cards()) | (set(table.cards(0)) - hand) == former


@pytest.mark.rule("WM-A12")
def test_the_discards_wait_until_a_card_is_needed():
    table = set_apart(seats=4)
    table.split(1, 15)
    table.play(0, "draw", "deck")
    assert (table.view(0)["deck"], len(table.pile())) == (0, 15)
    table.play(0, f"take {table.in_market()[0]}", f"sell {table.cards(0)[0]}")
    assert (table.view(0)["deck"], len(table.pile())) == (0, 16)


@pytest.mark.rule("WM-A13")
def test_a_draw_gives_what_there_is():
    table = set_apart()
    table.hand(0, 0, 1)
    table.market(20)
    table.split(0, 0)
    table.play(0, "draw")
    assert table.legal(0) == ["take 20"]
    table.play(0, "take 20")
    assert (table.cards(0), table.phase, table.s.actions) == ([0, 1, 20], "main", 1)
    table.play(0, "draw")
    assert (table.cards(0), table.phase, table.s.actions) == ([0, 1, 20], "main", 0)
    table.play(0, "end")
    assert (table.in_market(), table.match.actors()) == ([-1] * 4, (1,))
    table.play(1, "job", "end")
    table.play(0, "sell 0", "sell 1", "close", "end")
    assert sorted(table.in_market()) == [-1, -1, 0, 1]


# --- WM-A14 to WM-A17: the turn ------------------------------------------------------------------------------------


@pytest.mark.rule("WM-A14")
def test_the_hand_limit_comes_before_the_refill():
    table = set_apart(seats=4)
    table.hand(0, 0, 1, 2, 30, 31, 32)
    table.market(20, 21, 22)
    table.split(0, 20)
    table.play(0, "end", "discard 1")
    assert sum(card != -1 for card in table.in_market()) == 4
    assert (len(table.deck_cards()), table.pile()) == (20, [])
    assert 1 in [*table.deck_cards(), *table.in_market()]


@pytest.mark.rule("WM-A15")
def test_a_hand_grows_in_the_own_turn_only():
    table = Table(seats=2)
    sizes = [len(table.cards(1))]
    table.play(0, "draw", "deck", "deck")
    assert len(table.cards(0)) == 7
    sizes.append(len(table.cards(1)))
    table.play(0, "draw", "deck", "deck")
    assert len(table.cards(0)) == 9
    table.end_turn()
    sizes.append(len(table.cards(1)))
    assert sizes == [5, 5, 5]
    table.play(1, "draw", "deck", "deck")
    assert (len(table.cards(0)), len(table.cards(1))) == (5, 7)


@pytest.mark.rule("WM-A16")
@pytest.mark.parametrize("actions", [[], ["job"]])
def test_a_turn_may_end_early_and_unused_actions_are_lost(actions):
    table = set_apart()
    table.play(0, *actions)
    assert table.s.actions == 2 - len(actions)
    table.play(0, "end")
    assert table.match.actors() == (1,)
    table.play(1, "end")
    assert (table.match.actors(), table.s.actions) == ((0,), 2)


@pytest.mark.rule("WM-A17")
@pytest.mark.parametrize("twice", [["draw", "deck", "deck"], ["sell {}", "close"], ["attempt"]])
def test_the_two_actions_need_not_be_different(twice):
    table = set_apart(missions=easy_missions())
    table.hand(0, 0, 1, 2, 3, 4)
    for card in (0, 1):
        for action in twice:
            if action == "attempt":
                table.attempt(next(number for number in table.in_row() if number != -1))
            else:
                table.play(0, action.format(card))
    assert (table.phase, table.s.actions, table.match.actors()) == ("main", 0, (0,))
