"""Section 13, rulings WM-A61 to WM-A67: who does not answer, what nobody may do."""

import random
from collections import Counter

import pytest

from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.way_of_the_mandalorian.pack.cards import CARDS, CHARACTER_NAMES, FIRST_EVENT
from cantina.games.way_of_the_mandalorian.rules.events import EVENTS
from cantina.games.way_of_the_mandalorian.rules.state import FEE, SLOTS
from way_of_the_mandalorian.kit import BO_KATAN, BOBA, DIN, FENNEC, GAME, Table, event, gear, mission

ONES = {DIN: (1, 1, 1, 1), FENNEC: (1, 1, 1, 1), BO_KATAN: (1, 1, 1, 1), BOBA: (1, 1, 1, 1)}
SURE = mission((1, 0, 0, 0), reward=400)


def verbs(table, seat):
    """The verbs a seat may use now."""
    return {action.split()[0] for action in table.legal(seat)}


def told(match, seat):
    """The log of a seat as (name, seat, a)."""
    return [(EVENTS[one.code], one.seat, one.a) for one in match.events(seat)]


def random_game(seed, seats=3, turns=12, **options):
    """A random game, state by state: the match and the seat that acts next."""
    match, dice = Match(GAME, seats, seed, {"max_turns": turns, **options}), random.Random(seed)
    while not match.over:
        seat = match.actors()[0]
        yield match, seat
        match.play(seat, dice.choice(match.legal(seat)))
    yield match, None


# --- WM-A61: a player does not answer ------------------------------------------------------------------------------


def stand_in(match, seat):
    """What is played for a seat, found from its own view."""
    view, t = Checked(match.concealed(seat)), Checked(match.content.tables)
    return GAME.notation.write(GAME.interpreted.stand_in(view, t, seat))


@pytest.mark.rule("WM-A61")
def test_no_answer_in_an_event_window_is_a_pass():
    table = Table(seats=3, boards=ONES, missions={3: SURE})
    table.hand(0, 40)
    table.hand(1, 41)
    table.hand(2, 42)
    table.row(3)
    table.play(0, "attempt m3")
    for seat in (1, 2, 0):
        assert table.match.actors() == (seat,)
        assert stand_in(table.match, seat) == "pass"
        table.play(seat, stand_in(table.match, seat))
        for viewer in (0, 1, 2, None):
            assert told(table.match, viewer)[-1 if seat else -2][:2] == ("passes", seat)
    assert table.money() == [1200, 800, 800]
    assert table.cards(1) == [41]


@pytest.mark.slow
@pytest.mark.rule("WM-A61")
def test_whatever_is_asked_the_stand_in_has_a_legal_answer():
    met = set()
    for seed in range(10):
        everything = {"fennec_hand_limit": True, "boba_slot_fill_window": "setup_only"} if seed % 2 else {}
        for match, seat in random_game(seed, seats=4, turns=6, **everything):
            if seat is not None:
                met.add(match.view(None)["phase"])
                assert stand_in(match, seat) in map(str, match.legal(seat))
    assert met == {
        "main", "draw", "sale", "opponent-event", "own-event", "discard", "symbol", "use", "keep", "limit", "fill",
    }  # fmt: skip


@pytest.mark.rule("WM-A61")
def test_the_stand_in_gives_nothing_away_that_can_be_kept():
    """It ends the turn, closes a sale, draws from the deck, uses what does not wear out, lets a worn card go."""
    cards = {0: gear((1, 0, 0, 0), temporary=True), 1: gear((1, 0, 0, 0)), 2: gear(temporary=True)}
    table = Table(cards=cards, boards=ONES, missions={3: SURE}, characters=[FENNEC, DIN])
    table.hand(0, 10, 11, 12)
    table.hand(1)
    table.board(0, 0, 1, 2)
    table.row(3)
    assert stand_in(table.match, 0) == "end"
    table.play(0, "attempt m3", "pass")
    assert stand_in(table.match, 0) == "use 2"
    table.play(0, "use 1+2")
    assert stand_in(table.match, 0) == "drop"
    table.play(0, "drop", "draw")
    assert stand_in(table.match, 0) == "deck"


@pytest.mark.rule("WM-A61", "WM-A35")
def test_the_stand_in_does_not_discard_what_was_paid_for():
    table = Table(characters=[FENNEC, DIN], fennec_hand_limit=True)
    table.hand(0, 0, 1, 2, 3, 4, 5, 6)
    table.play(0, "end", "retain 0")
    assert stand_in(table.match, 0) == "discard 1"


@pytest.mark.rule("WM-A61")
def test_a_table_without_players_comes_to_its_end():
    match = Match(GAME, 3, 5, {"max_turns": 4})
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, stand_in(match, seat))
    assert match.view(None)["turn"] == 12


# --- WM-A62 to WM-A67: what nobody may do, and what everybody may --------------------------------------------------


@pytest.mark.slow
@pytest.mark.rule("WM-A62")
def test_two_players_one_opposing_event():
    asked, most = 0, 0
    for seed in range(6):
        for match, _ in random_game(seed, seats=2, turns=10):
            last = match.log[-1] if match.log else None
            if last and str(GAME.notation.write(last.code)).startswith("attempt"):
                asked = 0
            asked += match.view(None)["phase"] == "opponent-event"
            most = max(most, asked)
    assert most == 1


# What an event of the log brings (+) or costs (-) its seat: all of it from or to the bank.
PAYMENTS = {
    "equipped": lambda one: -one.b,
    "sale": lambda one: one.a,
    "quick-job": lambda one: one.a,
    "plays-event": lambda one: -one.b,
    "completed": lambda one: one.b,
    "failed": lambda one: -one.b,
    "kept": lambda one: -FEE,
    "retained": lambda one: -FEE,
}


def belongings(s, seat):
    """Every card a seat owns, the event it has played included."""
    held = {card for card in range(CARDS) if s.hand[seat] >> card & 1}
    return held | {s.slot[seat], s.event[seat], *(s.equipped[seat, i] for i in range(SLOTS))} - {-1}


@pytest.mark.slow
@pytest.mark.rule("WM-A63")
@pytest.mark.parametrize("options", [{}, {"fennec_hand_limit": True, "event_fee": "printed"}])
def test_nothing_goes_from_player_to_player(options):
    paid = Counter()
    for seed in range(5):
        before = None
        for match, _ in random_game(seed, seats=4, turns=8, **options):
            s = Checked(match.state)
            now = [(s.credits[seat], belongings(s, seat)) for seat in range(4)]
            for seat in range(4) if before else ():
                entry = [one for one in match.log[-1].events if one.seat == seat and EVENTS[one.code] in PAYMENTS]
                paid.update(EVENTS[one.code] for one in entry)
                assert now[seat][0] - before[seat][0] == sum(PAYMENTS[EVENTS[one.code]](one) for one in entry)
                others = set().union(*(before[other][1] for other in range(4) if other != seat))
                assert not now[seat][1] & others
            before = now
    assert paid.keys() >= PAYMENTS.keys() - {"retained"}


@pytest.mark.rule("WM-A64")
def test_the_type_of_the_decks_top_card_is_hidden():
    """An event or equipment on top of the deck: nobody sees a difference until it is taken."""
    told_before = []
    for top, other in ((10, 40), (40, 10)):
        table = Table(seats=3)
        for seat in range(3):
            table.hand(seat, *range(3 * seat, 3 * seat + 3))
        table.market(20, 21, 50, 51)
        deck = [card for card in range(CARDS) if card not in {*range(9), 20, 21, 50, 51, 10, 40}]
        table.deck(top, *deck, other)
        told_before.append([table.bytes_for(seat) for seat in (0, 1, 2, None)])
        table.play(0, "draw")
        told_before[-1] += [table.bytes_for(seat) for seat in (0, 1, 2, None)]
        table.play(0, "deck")
        assert top in table.view(0)["players"][0]["hand"]
        told_before[-1] += [table.bytes_for(seat) for seat in (1, 2, None)]
    assert told_before[0] == told_before[1]


@pytest.mark.rule("WM-A65")
@pytest.mark.parametrize("character", CHARACTER_NAMES)
def test_no_action_exchanges_the_starting_hand(character):
    """Whatever is done first, no other card comes into the hand by it, and what leaves it lies in the open."""
    others = [name for name in CHARACTER_NAMES if name != character]
    first, done = Table(seed=8, characters=[character, others[0]]).legal(0), set()
    for action in first:
        table = Table(seed=8, characters=[character, others[0]])
        hand, deck = set(table.cards(0)), table.deck_cards()
        table.play(0, action)
        done.add(action.split()[0])
        gone = hand - set(table.cards(0))
        assert set(table.cards(0)) <= hand
        assert table.deck_cards() == deck
        assert gone <= {*table.pile(), *table.on_board(0), table.s.slot[0]}
    assert {"equip", "sell", "draw", "job", "attempt", "end"} <= done


@pytest.mark.slow
@pytest.mark.rule("WM-A66")
def test_events_are_played_in_the_two_event_windows_only():
    """In every other decision of a game an event of the hand, and the slot, are refused."""
    met = set()
    for seed in range(8):
        for match, seat in random_game(seed, seats=4, turns=4):
            if seat is None:
                continue
            phase = match.view(None)["phase"]
            playable = [action for action in map(str, match.legal(seat)) if action.split()[0] in ("event", "slot")]
            if phase in ("opponent-event", "own-event"):
                met.update(phase for _ in playable)
                continue
            met.add(phase)
            assert playable == []
    assert met >= {"main", "draw", "sale", "discard", "symbol", "use", "keep", "limit", "own-event", "opponent-event"}


@pytest.mark.rule("WM-A66")
def test_an_event_outside_its_windows_is_refused_by_this_ruling():
    table = Table(characters=[BOBA, DIN], cards={0: gear(), 40: event((1, 0, 0, 0))})
    table.hand(0, 0, 40)
    table.slot(0, 41)
    assert table.refused(0, "event 40") == "WM-A66"
    assert table.refused(0, "slot") == "WM-A66"


@pytest.mark.rule("WM-A66")
def test_an_event_is_never_laid_in_an_equipment_slot():
    assert not any(GAME.notation.write(code) == f"equip {FIRST_EVENT}" for code in range(GAME.notation.size))
    for seed in range(4):
        for match, _ in random_game(seed, seats=3, turns=6):
            for player in match.view(None)["players"]:
                assert all(card is None or card < FIRST_EVENT for card in player["equipped"])


@pytest.mark.rule("WM-A67")
def test_a_player_without_credits_plays_on():
    table = Table()
    table.hand(0, 0)
    table.credits(0, 0)
    assert verbs(table, 0) == {"draw", "sell", "job", "attempt", "end"}
    table.play(0, "sell 0", "job")
    assert table.s.credits[0] > 200


@pytest.mark.rule("WM-A67")
def test_without_credits_and_cards_only_the_sale_is_missing():
    table = Table(missions={3: SURE}, boards=ONES)
    table.hand(0)
    table.hand(1)
    table.credits(0, 0)
    table.row(3)
    assert verbs(table, 0) == {"draw", "job", "attempt", "end"}
    table.play(0, "attempt m3")
    assert table.s.credits[0] == 400
