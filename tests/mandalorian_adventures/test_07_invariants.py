"""Section 7.3: what holds after every action of random games of every mission."""

import random

import pytest

from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures import GAME
from mandalorian_adventures import invariants
from mandalorian_adventures.kit import PACK

MISSIONS = [mission.name for mission in PACK.missions]
# Seats, mode and how far the campaign has come: every card is in the game at 999.
TABLES = [(1, "auto", 0), (2, "auto", 999), (3, "sandbox", 999), (4, "sandbox", 0), (4, "shared", 999)]


def new_match(mission, seats, mode, growth, seed):
    difficulty = ("beginner", "normal", "heroic")[seed % 3]
    options = {"mission": mission, "mode": mode, "growth": growth, "difficulty": difficulty, "max_turns": 40}
    if PACK.missions[MISSIONS.index(mission)].map == "":
        options["map"] = PACK.maps[seed % len(PACK.maps)].name
    return Match(GAME, seats, seed, options)


def any_action(match, seat, dice):
    """A random verb, then a random action of it; actions are declined and steps ended early only now and then."""
    verbs = {}
    for action in match.legal(seat):
        verbs.setdefault(str(action).split()[0], []).append(action)
    if len(verbs) > 1 and dice.random() < 0.7:
        for verb in ("decline", "stop", "pass", "end", "betray"):
            if len(verbs) > 1:
                verbs.pop(verb, None)
    return dice.choice(verbs[dice.choice(sorted(verbs))])


def play_and_check(match, dice, viewers):
    """A random game to its end; the views of these seats are looked at after every action."""
    t = Checked(match.content.tables)
    history = invariants.History(Checked(match.state), match.opening)
    while True:
        s = Checked(match.state)
        invariants.check(s, t)
        history.check(s)
        if match.over:
            return
        for seat in viewers:
            view = Checked(match.concealed(None if seat == -1 else seat))
            invariants.check_view(view, s, seat, history)
        seat = match.actors()[0]
        assert match.legal(seat)
        match.play(seat, any_action(match, seat, dice))
        history.add(Checked(match.state), match.log[-1].events)


@pytest.mark.first_is_enough
@pytest.mark.rule("MA-40", "MA-41", "MA-106", "MA-107", "MA-140", "MA-156", "MA-173", "MQ-94")
@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize(("seats", "mode", "growth"), TABLES)
def test_what_holds_after_every_action(mission, seats, mode, growth):
    match = new_match(mission, seats, mode, growth, seats + growth)
    play_and_check(match, random.Random(seats), ())


@pytest.mark.first_is_enough
@pytest.mark.rule("MA-65", "MA-70", "MA-74", "MA-177", "MA-180", "MQ-83", "MQ-84", "MD-56")
@pytest.mark.parametrize("mission", MISSIONS)
def test_what_no_view_holds(mission):
    match = new_match(mission, 3, "sandbox", 999, 5)
    play_and_check(match, random.Random(1), (0, 1, 2, -1))


@pytest.mark.first_is_enough
@pytest.mark.rule("MA-20", "MA-01")
@pytest.mark.parametrize("mission", MISSIONS)
def test_the_same_seed_and_choices_give_the_same_game(mission):
    match, dice = new_match(mission, 3, "sandbox", 999, 4), random.Random(2)
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, any_action(match, seat, dice))
    again = new_match(mission, 3, "sandbox", 999, 4)
    assert again.opening == match.opening
    for entry in match.log:
        again.play(entry.seat, entry.code)
    assert again.state.tobytes() == match.state.tobytes()
    assert [entry.events for entry in again.log] == [entry.events for entry in match.log]


def in_mid_game(mission="redemption", actions=12):
    """A record with cards on spaces, and the history that leads to it."""
    match, dice = new_match(mission, 3, "sandbox", 0, 6), random.Random(1)
    history = invariants.History(Checked(match.state), match.opening)
    for _ in range(actions):
        seat = match.actors()[0]
        match.play(seat, any_action(match, seat, dice))
        history.add(Checked(match.state), match.log[-1].events)
    match.state = match.state.copy()
    return match, Checked(match.state), Checked(match.content.tables), history


def first_hidden(s):
    return next(i for i in range(s.at.size) if s.at[i] >= 0 and not s.up[i])


def lose_a_card(s):
    s.deck_size[1] -= 1
    s.deck[1, s.deck_size[1]] = -1


def misplace(s):
    s.cell[0] = 39


def take_away(s):
    s.at[0] = -1


def cards_in_disorder(s):
    s.hand[2, 0], s.hand[2, 1] = s.hand[2, 1], s.hand[2, 0]


BREAKS = {
    "skill_cards": lose_a_card,
    "hands_in_order": cards_in_disorder,
    "sabotage_tokens": lambda s: setattr(s, "spent", s.spent ^ 1),
    "planning_cards": lambda s: setattr(s, "plan_size", s.plan_size - 1),
    "event_cards": lambda s: setattr(s, "event_back", (s.event_back + 1) % 4),
    "the_child": lambda s: setattr(s, "child_at", 29),
    "places": misplace,
    "owed_cards": lambda s: s.owed.__setitem__(1, 1),
}


@pytest.mark.parametrize("name", BREAKS)
def test_a_broken_record_is_found(name):
    _, s, t, history = in_mid_game()
    invariant = next(one for one in invariants.INVARIANTS if one.__name__ == name)
    invariant(s, t)
    history.check(s)
    BREAKS[name](s)
    with pytest.raises(AssertionError):
        invariant(s, t)


def test_a_total_of_five_at_the_start_of_a_turn_is_found():
    _, s, t, _ = in_mid_game(actions=0)
    invariants.totals_at_the_start(s, t)
    s.substitutes[0] = 4
    with pytest.raises(AssertionError):
        invariants.totals_at_the_start(s, t)


def test_a_token_that_vanishes_is_found():
    _, s, _, history = in_mid_game()
    take_away(s)
    with pytest.raises(AssertionError):
        history.check(s)


@pytest.mark.parametrize(
    "leak",
    [
        lambda view, s: view.token.__setitem__(first_hidden(s), s.token[first_hidden(s)]),
        lambda view, s: view.hand.__setitem__((0, 0), s.hand[0, 0]),
        lambda view, s: view.deck.__setitem__((1, 0), s.deck[1, 0]),
        lambda view, s: view.supply.__setitem__((0, 0), s.supply[0, 0]),
        lambda view, s: view.reinforcements.__setitem__((0, 0), s.reinforcements[0, 0]),
        lambda view, s: view.event_deck.__setitem__((0, 0), s.event_deck[0, 0]),
        lambda view, s: view.plan_deck.__setitem__((0, 0), s.plan_deck[0, 0]),
        lambda view, s: view.loyalty.__setitem__(0, 1),
        lambda view, s: view.seed.__setitem__(0, 1),
    ],
    ids=["token", "hand", "deck", "supply", "stack", "events", "plans", "loyalty", "seed"],
)
def test_a_view_that_tells_too_much_is_found(leak):
    match, s, _, history = in_mid_game(actions=0)
    view = Checked(match.concealed(1))
    invariants.check_view(view, s, 1, history)
    leak(view, s)
    with pytest.raises(AssertionError):
        invariants.check_view(view, s, 1, history)
