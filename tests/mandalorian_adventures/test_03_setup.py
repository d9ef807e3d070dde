"""Section 3.3: setup in seven steps; the planning deck, the event deck, damage and the first player."""

from collections import Counter

import pytest

import cantina
from cantina.engine.compiled import interpreted
from cantina.engine.loops import seed_words
from cantina.engine.match import Match
from cantina.engine.record import Checked, blank
from cantina.engine.seeds import seed_bytes
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.pack.sizes import BACKS
from cantina.games.mandalorian_adventures.rules.events import EVENTS
from cantina.games.mandalorian_adventures.rules.setup import build_events
from cantina.text import Message, say
from mandalorian_adventures.kit import PACK, told

MISSIONS = [mission.name for mission in PACK.missions]


def deal(seats=2, seed=1, **options):
    return Match(GAME, seats, seed, options)


def record(seats=2, seed=1, **options):
    return Checked(deal(seats, seed, **options).state)


def pile(row, size):
    return [row[0, i] for i in range(size)]


@pytest.mark.rule("MA-17")
@pytest.mark.parametrize("mission", MISSIONS)
def test_setup_runs_in_seven_steps(mission):
    opening = deal(mission=mission).opening
    assert told(opening, "setup-step") == [(-1, step, 0, 0) for step in range(1, 8)]


@pytest.mark.rule("MA-17")
def test_the_steps_come_before_the_first_turn():
    names = [EVENTS[event.code] for event in deal(mission="silent-relays").opening]
    assert names[0] == "mission"
    assert names[-1] == "turn"
    assert names.index("turn") > max(i for i, name in enumerate(names) if name == "setup-step")
    hands = [i for i, name in enumerate(names) if name == "drew-skills"]
    steps = [i for i, name in enumerate(names) if name == "setup-step"]
    assert all(steps[4] < hand < steps[5] for hand in hands)  # step 6: characters and their hands


@pytest.mark.rule("MA-18")
def test_the_mission_is_named_first():
    match = deal(mission="the-prison-ship")
    assert told(match.opening, "mission") == [(-1, 2, 2, 0)]
    assert PACK.missions[2].name == "the-prison-ship"
    assert PACK.maps[2].name == match.options["map"] == "transport"


@pytest.mark.rule("MA-18")
def test_mission_1_has_no_preparation():
    assert PACK.missions[0].preparation == ()
    opening = deal(mission="the-asset").opening
    names = [EVENTS[event.code] for event in opening]
    assert names[names.index("turn") - 1] == "setup-step"


@pytest.mark.rule("MA-18")
@pytest.mark.parametrize("mission", PACK.missions, ids=lambda mission: mission.name)
def test_the_intro_and_the_briefing_of_every_mission_are_told(mission):
    key = f"ma-mission-{mission.name}"
    panels = [f"{key}-intro-{number}" for number in range(1, mission.panels + 1)]
    expected = [say(Message(one)) for one in (key, *panels, f"{key}-briefing")]
    assert mission.panels >= 1
    assert deal(mission=mission.name).briefing(None)[: len(expected)] == expected
    assert not any(text.startswith("ma-") for text in expected)


@pytest.mark.rule("MA-18", "MD-32")
def test_alive_tells_how_the_mark_is_captured():
    assert "exactly equal to its HP" in " ".join(deal(mission="alive").briefing(0))


@pytest.mark.rule("MA-19")
@pytest.mark.parametrize(("growth", "cards"), [(0, 20), (999, 24)])
def test_the_planning_deck_holds_every_card_of_the_campaign(growth, cards):
    s = record(growth=growth)
    deck = Counter(pile(s.plan_deck, s.plan_size))
    assert deck == {number: plan.copies for number, plan in enumerate(PACK.plans) if plan.added <= growth}
    assert (s.plan_size, s.plan_discard_size) == (cards, 0)


@pytest.mark.rule("MA-19")
def test_the_planning_deck_is_shuffled_and_lies_face_down():
    orders = {tuple(pile(record(seed=seed).plan_deck, 20)) for seed in range(6)}
    assert len(orders) == 6
    match = deal()
    for seat in (0, 1, None):
        view = Checked(match.concealed(seat))
        assert pile(view.plan_deck, 20) == [-1] * 20


def event_orders(seeds):
    """The event deck as it is shuffled in setup, for each of these seeds."""
    build, tables = interpreted(build_events), Checked(GAME.content.tables)
    for seed in range(seeds):
        state = blank(GAME.state)
        state["seed"] = seed_words([seed_bytes(seed)])
        s = Checked(state)
        build(s, tables)
        yield tuple(pile(s.event_deck, s.event_size))


@pytest.mark.rule("MA-20")
def test_every_event_card_is_on_top_about_equally_often():
    """600 deals of 12 cards: 50 times each, so 150 times each back, within three standard deviations."""
    orders = list(event_orders(600))
    assert {len(order) for order in orders} == {12}
    cards = Counter(order[-1] for order in orders)
    assert set(cards) == set(range(12))
    assert all(30 <= times <= 70 for times in cards.values())
    backs = Counter(PACK.events[order[-1]].back for order in orders)
    assert set(backs) == set(BACKS)
    assert all(118 <= times <= 182 for times in backs.values())


@pytest.mark.rule("MA-20")
def test_the_same_seed_gives_the_same_order():
    first, again = list(event_orders(5)), list(event_orders(5))
    assert first == again
    assert len(set(first)) == 5


@pytest.mark.rule("MA-20")
def test_everybody_sees_the_back_of_the_top_event_card_and_nothing_else():
    for seed in range(8):
        match = deal(seed=seed)
        s = Checked(match.state)
        top = PACK.events[s.event_deck[0, s.event_size - 1]]
        for seat in (0, 1, None):
            view = Checked(match.concealed(seat))
            assert BACKS[view.event_back] == top.back
            assert pile(view.event_deck, 12) == [-1] * 12


@pytest.mark.rule("MA-21")
@pytest.mark.parametrize("mission", MISSIONS)
def test_nobody_has_damage_after_setup(mission):
    s = record(mission=mission)
    assert [s.damage[character] for character in range(4)] == [0] * 4
    assert [s.wounds[threat] for threat in range(s.wounds.size)] == [0] * s.wounds.size


@pytest.mark.rule("MA-30")
@pytest.mark.parametrize("seat", range(4))
def test_the_first_player_is_the_one_agreed_on(seat):
    s = record(seats=4, first_player=seat)
    assert (s.first, s.active, s.actor, s.turns) == (seat, seat, seat, 1)


@pytest.mark.slow
@pytest.mark.rule("MA-30")
def test_without_agreement_chance_names_the_first_player():
    seats = [record(seats=4, seed=seed, first_player=None).first for seed in range(24)]
    assert set(seats) == {0, 1, 2, 3}
    assert seats[:6] == [record(seats=4, seed=seed).first for seed in range(6)]


@pytest.mark.rule("MA-30")
@pytest.mark.parametrize("seat", [2, -1, "first"])
def test_a_first_player_who_is_not_there_is_refused(seat):
    with pytest.raises(cantina.CantinaError):
        deal(seats=2, first_player=seat)
