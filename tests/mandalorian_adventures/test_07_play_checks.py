"""Section 7.4: what many games must show. Everything here is played by the compiled loops."""

import numpy as np
import pytest

from cantina.engine.log import COLUMNS, NO_LOG
from cantina.engine.loops import CANDIDATES, GREEDY, RANDOM, SCRATCH, seed_words
from cantina.engine.record import blank
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.events import EVENTS
from cantina.games.mandalorian_adventures.state import GOES_ON, UNFINISHED, WON

PACK = GAME.content.cards[0]
MISSIONS = [mission.name for mission in PACK.missions]
MAPS = [place.name for place in PACK.maps]
EVERYTHING = 999  # all growth cards


def dealt(count, seats, first=0, **options):
    """So many games of one setting."""
    rules, states = GAME.compiled, blank(GAME.state, count)
    numbers = GAME.numbers(GAME.settled(options, seats), seats)
    words = seed_words([(first + i).to_bytes(32, "big") for i in range(count)])
    tables = rules.hold(GAME.content.tables)
    GAME.loops["start"](rules.rows(states), rules.rows(blank(GAME.state)), words, tables, numbers, NO_LOG)
    return states


def play_randomly(states):
    rules, out = GAME.compiled, np.zeros(GAME.most_legal, np.int16)
    tables = rules.hold(GAME.content.tables)
    return GAME.loops["random_games"](rules.rows(states), tables, np.array([5]), out, NO_LOG)


def play_greedily(states, log=NO_LOG, level=GREEDY):
    rules, out = GAME.compiled, np.zeros(GAME.most_legal, np.int16)
    levels, view = np.full((len(states), 4), level, np.int8), blank(GAME.state)
    tables = rules.hold(GAME.content.tables)
    GAME.loops["play_levels"](rules.rows(states), rules.rows(view), tables, levels, np.array([5]), out, log)


def play_ahead(states):
    rules, room = GAME.compiled, GAME.most_legal
    out, worths, sums = np.zeros((2, room), np.int16), np.zeros(room), np.zeros(CANDIDATES)
    tables, scratch = rules.hold(GAME.content.tables), rules.rows(blank(GAME.state, SCRATCH))
    GAME.loops["play_ahead"](rules.rows(states), scratch, tables, np.array([5]), out, NO_LOG, worths, sums)


def modes_of(mission):
    story = len(mission.listed) >= 2
    return [("shared", 1), ("shared", 3), ("sandbox", 3), *([("story", 2)] if story else [])]


@pytest.mark.slow
@pytest.mark.parametrize("mission", PACK.missions, ids=MISSIONS)
def test_random_players_always_find_an_answer(mission):
    """10,000 games a mission and mode: every one comes to an end, none by a chain that never stops (MQ-33)."""
    for number, (mode, seats) in enumerate(modes_of(mission)):
        board = mission.map or MAPS[number]
        states = dealt(10_000, seats, mission=mission.name, mode=mode, map=board, growth=EVERYTHING * (number % 2))
        assert play_randomly(states) > 10_000
        assert (states["outcome"] != GOES_ON).all()
        assert (states["outcome"] == UNFINISHED).sum() == (states["turns"] >= 200).sum()
        assert (states["depth"] == 0).all()


@pytest.fixture(scope="module")
def happened():
    """What was told in greedy games, and in some random ones, of every mission, with all cards of the campaign."""
    found = []
    for number, mission in enumerate(MISSIONS):
        for growth in (0, EVERYTHING):
            for seats in (1, 2, 3, 4):
                log = np.zeros((1 << 20, COLUMNS), np.int32)
                board = PACK.missions[number].map or MAPS[(number + seats) % len(MAPS)]
                states = dealt(120, seats, 1000 * seats, mission=mission, map=board, growth=growth, max_turns=60)
                play_greedily(states[:90], log)
                play_greedily(states[90:], log, RANDOM)
                found.append(log[1 : log[0, 0] + 1])
    return np.concatenate(found)


def told(happened, name):
    """The first operands of all events of a name."""
    return set(happened[happened[:, 0] == EVENTS.index(name)][:, 3].tolist())


@pytest.mark.slow
def test_every_event_card_is_drawn(happened):
    assert told(happened, "event-card") == set(range(len(PACK.events)))


@pytest.mark.slow
def test_every_planning_card_is_used(happened):
    used = told(happened, "plan-used")
    assert {plan.name for number, plan in enumerate(PACK.plans) if number not in used} == {"failure"}


@pytest.mark.slow
def test_every_skill_effect_is_used(happened):
    used = told(happened, "effect-used")
    unused = {skill.name for number, skill in enumerate(PACK.skills) if skill.steps and number not in used}
    assert unused == set()


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["guard", "grapple", "mission-effect", "crisis", "no-effect", "child-fled", "child-with-enemy", "captured"]
)
def test_every_effect_of_enemies_and_missions_acts(happened, name):
    assert (happened[:, 0] == EVENTS.index(name)).any()


@pytest.mark.slow
def test_every_rule_acts(happened):
    acted = told(happened, "rule")
    silent = {rule.name for number, rule in enumerate(PACK.rules) if number not in acted and not rule.door}
    assert silent <= {"cannon", "suspicion"}  # a range needs somebody on the cannon, a peek a strong Intel given up


@pytest.mark.slow
def test_better_players_win_more():
    """Random, greedy and look-ahead teams are clearly apart, so a mission is not decided by the deal alone."""
    shares = {}
    for name, play in (("random", play_randomly), ("greedy", play_greedily), ("ahead", play_ahead)):
        won = games = 0
        for mission in MISSIONS:
            states = dealt(40, 2, mission=mission, difficulty="beginner", max_turns=100)
            play(states)
            won, games = won + int((states["outcome"] == WON).sum()), games + len(states)
        shares[name] = won / games
    assert shares["random"] < 0.02
    assert shares["greedy"] > shares["random"] + 0.1
    assert shares["ahead"] > shares["greedy"] + 0.1
