"""Section 11: what holds after every action of every legal game."""

import random

import pytest

import cantina
from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.way_of_the_mandalorian.rules.events import EVENT
from way_of_the_mandalorian import invariants
from way_of_the_mandalorian.kit import BO_KATAN, BOBA, DIN, FENNEC, GAME, Table, event, gear, mission

EXTREME = {
    "equip_window": "between_actions",
    "compare": "total",
    "event_fee": "printed",
    "boba_slot_as_opponent": False,
    "bo_katan_uses_per_attempt": "unlimited",
    "bo_katan_event_symbols": True,
    "sell_used_temporary_at_end": True,
    "credits_open": False,
}


def lively_table(seats, seed, **options):
    """Rich players, light missions, much temporary equipment: random players wear, use, keep and complete."""
    cards = {card: gear((1, 1, 0, 1), 200, card % 2 == 0) for card in range(30)}
    light = {number: mission((1, 1, 0, 0), 300, 100) for number in range(45)}
    table = Table(seats=seats, seed=seed, cards=cards, missions=light, max_turns=40, **options)
    for seat in range(seats):
        table.credits(seat, 5000)
    return table.match


def plain_match(seats, seed, **options):
    """The real set."""
    return Match(GAME, seats, seed, {"max_turns": 40, **options})


def any_action(match, seat, dice):
    """A random verb, then a random action of it; the turn is ended early only now and then."""
    verbs = {}
    for action in match.legal(seat):
        verbs.setdefault(str(action).split()[0], []).append(action)
    if len(verbs) > 1 and dice.random() < 0.8:
        verbs.pop("end", None)
    return dice.choice(verbs[dice.choice(sorted(verbs))])


def play_and_check(match, dice):
    """Play a random game to its end, checking everything after every action; the verbs played."""
    verbs, t = set(), Checked(match.content.tables)
    while not match.over:
        assert len(match.actors()) == 1
        seat = match.actors()[0]
        assert match.legal(seat)
        action, before = any_action(match, seat, dice), Checked(match.state)
        match.play(seat, action)
        invariants.check(Checked(match.state), t)
        invariants.check_action(before, Checked(match.state), t)
        verbs.add(str(action).split()[0])
    return verbs


GAMES = [
    *((plain_match, seats, {}) for seats in (2, 3, 4)),
    *((lively_table, seats, {}) for seats in (2, 3, 4)),
    (plain_match, 4, EXTREME),
    (lively_table, 4, EXTREME),
    (plain_match, 2, {"boba_slot_fill_window": "setup_only", "characters": [BOBA, BO_KATAN]}),
    (lively_table, 2, {"characters": [BOBA, FENNEC]}),
]


@pytest.mark.first_is_enough
@pytest.mark.rule("WM-78", "WM-79", "WM-80", "WM-81", "WM-82", "WM-84", "WM-85", "WM-A15")
@pytest.mark.parametrize(("make", "seats", "options"), GAMES)
def test_invariants_hold_after_every_action(make, seats, options):
    match = make(seats, seats, **options)
    invariants.check(Checked(match.state), Checked(match.content.tables))
    verbs = play_and_check(match, random.Random(seats))
    assert verbs >= {"draw", "deck", "take", "sell", "close", "job", "attempt", "pass", "event", "equip", "use"}
    assert make is plain_match or match.state[0].completed


# --- WM-81: hoarders -----------------------------------------------------------------------------------------------


def hoard(table, seat):
    """What a player does who only wants to own as many cards as possible."""
    me = table.view(seat)["players"][seat]
    poor = None in me["equipped"] and me["credits"] < 400
    wishes = ["fill", "equip", "deck", "job" if poor else "draw", "draw", "discard", "end"]
    wish = next(wish for wish in wishes if any(action.startswith(wish) for action in table.legal(seat)))
    wanted = [action for action in table.legal(seat) if action.startswith(wish)]
    wants_event = me["character"] == BOBA and not me["slot_filled"]
    return wanted[0 if wants_event or wish != "discard" else -1]  # the highest numbers are events


@pytest.mark.first_is_enough
@pytest.mark.rule("WM-81")
@pytest.mark.parametrize(
    ("characters", "least"), [([DIN, BOBA], 28), ([DIN, FENNEC, BOBA], 19), ([DIN, FENNEC, BO_KATAN, BOBA], 10)]
)
def test_hoarders_reach_the_bound(characters, least):
    cheap = {card: gear(cost=200) for card in range(30)}
    table, left = Table(seats=len(characters), characters=characters, cards=cheap), 56
    for _ in range(600):
        seat = table.match.actors()[0]
        table.play(seat, hoard(table, seat))
        invariants.the_market_cannot_run_short(table.s, None)
        left = min(left, table.s.deck_size + len(table.pile()))
    assert left == least


# --- WM-82, WM-84 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("WM-82")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_plays_one_event_and_no_more(seats):
    table = Table(seats=seats, cards={card: event() for card in range(30, 56)})
    for seat in range(seats):
        table.hand(seat, 30 + 2 * seat, 31 + 2 * seat)
    table.board(0, 0)
    table.play(0, f"attempt m{table.in_row()[0]}")
    for seat in (*range(1, seats), 0):
        table.play(seat, f"event {30 + 2 * seat}")
        assert table.refused(seat, f"event {31 + 2 * seat}")
    assert (table.phase, len(invariants.in_play(table.s))) == ("use", seats)
    table.play(0, "use none")
    assert invariants.in_play(table.s) == []
    assert len(table.pile()) == seats


@pytest.mark.rule("WM-84")
def test_fennec_shand_holds_eleven_cards_and_discards_six():
    cards = {card: gear((1, 0, 0, 0), temporary=True) for card in range(4)}
    table = Table(characters=[FENNEC, DIN], cards=cards, missions={3: mission((4, 0, 0, 0), 400)})
    table.row(3, 0, 1, 2, 4, 5)
    table.missions_left(6, 7, 20, 21, 22, 23, 34, 35, 36, 37, 44)
    table.board(0, 0, 1, 2, 3)
    table.hand(0, 10, 11, 12, 30, 31)
    table.credits(0, 400)
    table.credits(1, 0)
    table.play(0, "attempt m3", "pass", "use 1+2+3+4")
    assert table.s.credits[0] == 800
    table.play(0, "keep", "keep", "keep", "keep")
    assert (table.s.credits[0], len(table.cards(0))) == (0, 9)
    table.play(0, "draw", "deck", "deck")
    assert len(table.cards(0)) == 11
    invariants.check(table.s, Checked(table.match.content.tables))
    pile = len(table.pile())
    table.end_turn()
    assert (len(table.cards(0)), len(table.pile()) - pile) == (5, 6)
    assert table.match.actors() == (1,)


# --- WM-83: nothing but seed and decisions -------------------------------------------------------------------------


@pytest.mark.rule("WM-83")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_same_decisions_lead_to_the_same_game(seats):
    match, dice, states = Match(GAME, seats, 11, {"max_turns": 15}), random.Random(11), []
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, any_action(match, seat, dice))
        states.append(match.state.tobytes())
    again = Match(GAME, seats, 11, {"max_turns": 15})
    for entry, state in zip(match.log, states, strict=True):
        again.play(entry.seat, entry.code)
        assert again.state.tobytes() == state
    assert cantina.load_match(match.record()).state.tobytes() == states[-1]


@pytest.mark.rule("WM-83")
@pytest.mark.parametrize("options", [{}, EXTREME], ids=["default", "extreme"])
@pytest.mark.parametrize("make", [plain_match, lively_table])
def test_nothing_can_be_taken_back(make, options):
    """Whatever somebody does, all others see it at once."""
    match, dice, refused = make(3, 8, **options), random.Random(8), set()
    for _ in range(80):
        seat = match.actors()[0]
        action = any_action(match, seat, dice)
        match.play(seat, action)
        state = match.state.tobytes()
        with pytest.raises(cantina.CannotUndo) as error:
            match.undo(seat)
        assert (error.value.rule, error.value.key) == ("WM-83", "undo-barrier")
        assert match.state.tobytes() == state
        refused.add(str(action).split()[0])
        if match.over:
            break
    assert len(refused) > 5


@pytest.mark.rule("WM-83")
def test_another_seed_is_another_game():
    deals = {Match(GAME, 2, seed, {"first_player": 0, "characters": [DIN, BOBA]}).state.tobytes() for seed in range(5)}
    assert len(deals) == 5


@pytest.mark.rule("WM-83")
def test_after_the_setup_chance_is_drawn_on_only_by_reshuffles():
    match, dice, shuffles = Match(GAME, 4, 3, {"max_turns": 20}), random.Random(3), 0
    while not match.over:
        seat, before = match.actors()[0], match.state["opened"].copy()
        match.play(seat, any_action(match, seat, dice))
        reshuffles = sum(happened.code == EVENT.reshuffled for happened in match.log[-1].events)
        assert (match.state["opened"] - before).sum() == reshuffles
        shuffles += reshuffles
    assert shuffles


# --- WM-85 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WM-85")
def test_somebody_without_anything_can_still_decide():
    table = Table(seats=2)
    for seat in range(2):
        table.hand(seat)
        table.credits(seat, 0)
    for _ in range(4):
        seat = table.match.actors()[0]
        assert table.refused(1 - seat, "end") == "WM-85"
        assert {"draw", "job", "end"} <= set(table.legal(seat))
        table.attempt(table.in_row()[0])
        table.play(seat, "end")
