"""Section 13, rulings WM-A53 to WM-A60: seats and the deal, what is open."""

from collections import Counter

import pytest

import cantina
from cantina.engine.chance import shuffle
from cantina.engine.compiled import interpreted
from cantina.engine.loops import seed_words
from cantina.engine.match import Match
from cantina.engine.record import Checked, blank
from cantina.engine.seeds import seed_bytes
from cantina.games.way_of_the_mandalorian.pack.cards import CARDS, CHARACTER_NAMES
from cantina.games.way_of_the_mandalorian.rules.events import EVENTS
from cantina.games.way_of_the_mandalorian.rules.piles import DECK_STREAM
from cantina.games.way_of_the_mandalorian.rules.setup import build_mission_deck
from cantina.games.way_of_the_mandalorian.rules.state import State
from way_of_the_mandalorian.kit import BO_KATAN, BOBA, DIN, FENNEC, GAME, Table, gear, mission
from way_of_the_mandalorian.levels import level_of

HOPELESS = mission((9, 9, 9, 9), penalty=200)


def verbs(table, seat):
    """The verbs a seat may use now."""
    return {action.split()[0] for action in table.legal(seat)}


def told(match, seat):
    """The log of a seat as (name, seat, a)."""
    return [(EVENTS[one.code], one.seat, one.a) for one in match.events(seat)]


# --- WM-A53 to WM-A55: seats and the deal --------------------------------------------------------------------------


@pytest.mark.rule("WM-A53")
@pytest.mark.parametrize("chosen", [[DIN, DIN], [BOBA, FENNEC, BOBA], [DIN], ["grogu", DIN]])
def test_a_character_is_handed_out_once(chosen):
    with pytest.raises(cantina.BadOption):
        Match(GAME, max(2, len(chosen)), 1, {"characters": chosen})


@pytest.mark.rule("WM-A53")
def test_the_table_chooses_the_characters():
    match = Match(GAME, 3, 1, {"characters": [BOBA, DIN, FENNEC]})
    assert [player["character"] for player in match.view(None)["players"]] == [BOBA, DIN, FENNEC]


@pytest.mark.rule("WM-A53")
def test_otherwise_characters_are_random_and_different():
    seen = Counter()
    for seed in range(60):
        characters = [player["character"] for player in Match(GAME, 3, seed).view(None)["players"]]
        assert len(set(characters)) == 3
        seen.update(enumerate(characters))
    assert set(seen) == {(seat, name) for seat in range(3) for name in CHARACTER_NAMES}


@pytest.mark.rule("WM-A53")
def test_the_choice_of_characters_does_not_touch_the_deal():
    """They are handed out before any card is dealt."""
    deals = []
    for characters in ([DIN, FENNEC], [BOBA, BO_KATAN], None):
        s = Checked(Match(GAME, 2, 9, {"characters": characters, "first_player": 0}).state)
        deals.append([s.hand[0], s.hand[1], *(s.deck[0, i] for i in range(CARDS)), *(s.row[i] for i in range(6))])
    assert deals[0] == deals[1] == deals[2]


@pytest.mark.rule("WM-A54")
def test_the_host_marks_the_first_player_otherwise_it_is_random():
    for first in range(4):
        assert Match(GAME, 4, 3, {"first_player": first}).actors() == (first,)
    assert {Match(GAME, 4, seed).actors() for seed in range(40)} == {(0,), (1,), (2,), (3,)}


@pytest.mark.rule("WM-A55")
@pytest.mark.parametrize("first", [0, 2])
def test_hands_are_dealt_five_cards_at_a_time_from_the_first_player_on(first):
    """The deck as it was shuffled, from the top: four cards of the market, then the hands."""
    deck = blank(State)
    deck["seed"] = seed_words([seed_bytes(31)])
    s = Checked(deck)
    for card in range(CARDS):
        s.deck[0, card] = card
    interpreted(shuffle)(s, DECK_STREAM, s.deck, 0, CARDS)
    order = [s.deck[0, i] for i in range(CARDS)][::-1]
    dealt = Checked(Match(GAME, 3, 31, {"first_player": first}).state)
    assert [dealt.market[i] for i in range(4)] == order[:4]
    for steps in range(3):
        hand = {card for card in range(CARDS) if dealt.hand[(first + steps) % 3] >> card & 1}
        assert hand == set(order[4 + 5 * steps : 9 + 5 * steps])


# --- WM-A56 to WM-A60: what is open --------------------------------------------------------------------------------


@pytest.mark.rule("WM-A56")
def test_credits_are_open():
    table = Table(seats=3)
    table.credits(1, 1234)
    for seat in (0, 1, 2, None):
        assert [player["credits"] for player in table.view(seat)["players"]] == [800, 1234, 800]


@pytest.mark.rule("WM-A56")
def test_with_the_switch_each_player_sees_the_own_credits_only():
    table = Table(seats=3, cards={0: gear(cost=400)}, credits_open=False)
    table.board(1, 0)
    assert [player["credits"] for player in table.view(1)["players"]] == [None, 800, None]
    assert [player["credits"] for player in table.view(None)["players"]] == [None, None, None]
    assert [player["pad"] is None for player in table.view(2)["players"]] == [True, True, False]
    assert table.view(1)["players"][1]["pad"]["total"] == 1000


@pytest.mark.rule("WM-A56")
def test_with_the_switch_the_own_place_does_not_tell_of_the_credits_of_others():
    """It changes only with what the others have, which this view does not show."""
    hidden, open_ = Table(seats=2, credits_open=False), Table(seats=2)
    for table in (hidden, open_):
        table.credits(1, 900)
    assert hidden.view(1)["players"][1]["pad"]["rank"] is None
    assert [player["pad"]["rank"] for player in open_.view(1)["players"]] == [2, 1]
    before = hidden.view(1)["players"][1]
    hidden.credits(0, 5000)
    assert hidden.view(1)["players"][1] == before


@pytest.mark.rule("WM-A56")
def test_with_the_switch_credits_are_shown_at_the_end():
    table = Table(missions={44: mission((0, 0, 0, 0), reward=100)}, credits_open=False)
    table.hand(0)
    table.hand(1)
    table.row(44)
    table.play(0, "attempt m44")
    assert [player["credits"] for player in table.view(1)["players"]] == [900, 800]
    assert [player["pad"]["rank"] for player in table.view(1)["players"]] == [1, 2]


@pytest.mark.rule("WM-A57")
def test_the_discard_pile_may_be_looked_through():
    table = Table()
    table.hand(0, 3, 40, 7)
    table.play(0, "sell 40", "sell 3", "close")
    for seat in (0, 1, None):
        assert table.view(seat)["discard"] == [3, 40]


@pytest.mark.rule("WM-A58")
def test_the_sizes_of_both_decks_are_open_and_nothing_else_of_them():
    table = Table(seats=4)
    for seat in (0, 3, None):
        view = table.view(seat)
        assert (view["deck"], view["mission_deck"]) == (32, 27)
    table.play(
        0, "draw", "deck", "deck", "end", "discard " + str(table.cards(0)[0]), "discard " + str(table.cards(0)[1])
    )
    assert table.view(1)["deck"] == 30


@pytest.mark.rule("WM-A59")
def test_a_card_discarded_for_the_hand_limit_is_shown():
    table = Table()
    table.hand(0, 0, 1, 2, 3, 4, 33)
    table.play(0, "end", "discard 33")
    for seat in (0, 1, None):
        assert table.view(seat)["discard"] == [33]
        assert ("discarded", 0, 33) in told(table.match, seat)


@pytest.mark.rule("WM-A59")
def test_the_card_bo_katan_discards_is_shown():
    table = Table(missions={3: HOPELESS}, characters=[BO_KATAN, DIN])
    table.hand(0, 12, 33)
    table.hand(1)
    table.row(3)
    table.play(0, "attempt m3", "pass", "discard 12")
    for seat in (0, 1, None):
        assert table.view(seat)["discard"] == [12]
        assert ("ignores-with", 0, 12) in told(table.match, seat)


@pytest.mark.slow
@pytest.mark.rule("WM-A60")
def test_every_level_1_mission_may_come_first():
    """Over 1,000 seeds; the first seeds are compared with real matches."""
    seen, build = Counter(), interpreted(build_mission_deck)
    for seed in range(1000):
        state = blank(State)
        state["seed"] = seed_words([seed_bytes(seed)])
        s = Checked(state)
        s.seats = 2
        build(s)
        first = s.mission_deck[0, s.mission_deck_size - 1]
        seen[first] += 1
        if seed < 20:
            assert Match(GAME, 2, seed).view(None)["row"][0] == first
    assert set(seen) == set(range(20))
    assert {level_of(first) for first in seen} == {0}
    assert max(seen.values()) < 3 * min(seen.values())
