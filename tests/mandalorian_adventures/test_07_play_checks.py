"""Section 7.4: what many games must show. Everything here is played by the compiled loops."""

import numpy as np
import pytest

from cantina.engine.log import COLUMNS, COUNT, NO_LOG
from cantina.engine.loops import seed_words
from cantina.engine.policies import LEVEL, thinking_room
from cantina.engine.record import blank
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.rules.events import EVENTS
from cantina.games.mandalorian_adventures.rules.state import GOES_ON, OUTCOME

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


def play_greedily(states, log=NO_LOG, level=LEVEL.greedy):
    rules, room = GAME.compiled, thinking_room(GAME, GAME.compiled.rows)
    levels, tables = np.full((len(states), 4), level, np.int8), rules.hold(GAME.content.tables)
    GAME.loops["play_levels"](rules.rows(states), *room, tables, levels, np.array([5]), log)


def play_ahead(states):
    play_greedily(states, level=LEVEL.ahead)


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
        assert (states["outcome"] == OUTCOME.unfinished).sum() == (states["turns"] >= 200).sum()
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
                play_greedily(states[90:], log, LEVEL.random)
                found.append(log[1 : log[COUNT] + 1])
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
            won, games = won + int((states["outcome"] == OUTCOME.won).sum()), games + len(states)
        shares[name] = won / games
    assert shares["random"] < 0.02
    assert shares["greedy"] > shares["random"] + 0.1
    assert shares["ahead"] > shares["greedy"] + 0.1


DIFFICULTIES = ("beginner", "normal", "heroic")
EACH = 30  # games of each mission, difficulty and number of players
LEAST, MOST = 0.15, 0.70  # section 7.4, item 2


@pytest.fixture(scope="module")
def shares():
    """The share of games that players who look ahead win, by mission and difficulty, with one to four players."""
    found = {}
    for mission in MISSIONS:
        for difficulty in DIFFICULTIES:
            won = 0
            for seats in GAME.seat_counts:
                states = dealt(EACH, seats, 5000, mission=mission, difficulty=difficulty, max_turns=100)
                play_ahead(states)
                won += int((states["outcome"] == OUTCOME.won).sum())
            found[mission, difficulty] = won / (EACH * len(GAME.seat_counts))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("mission", MISSIONS)
def test_no_mission_is_hopeless_and_none_wins_itself(shares, mission):
    assert LEAST <= shares[mission, "normal"] <= MOST


@pytest.mark.slow
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_is_easier_for_beginners_than_for_heroes(shares, mission):
    """Neighbouring difficulties of one mission are nearer to each other than so few games can tell."""
    beginner, normal, heroic = (shares[mission, difficulty] for difficulty in DIFFICULTIES)
    assert beginner > heroic + 0.05
    assert beginner + 0.1 > normal > heroic - 0.1


@pytest.mark.slow
def test_over_all_missions_every_difficulty_is_harder_than_the_one_before(shares):
    beginner, normal, heroic = (
        np.mean([shares[mission, difficulty] for mission in MISSIONS]) for difficulty in DIFFICULTIES
    )
    assert beginner > normal + 0.1
    assert normal > heroic + 0.02
