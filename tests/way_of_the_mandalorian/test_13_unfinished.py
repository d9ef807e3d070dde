"""Section 13, WM-A52: a game that `max_turns` has ended is nobody's win, wherever wins are counted."""

import json

import numpy as np
import pytest

import cantina
from cantina.adapters.episode import Episode
from cantina.engine.match import Match
from cantina.engine.policies import LEVEL
from cantina.games.way_of_the_mandalorian.pack.cards import LAST_MISSION
from cantina.games.way_of_the_mandalorian.telling import census
from cantina.lab.batch import Batch
from cantina.lab.gpu.batch import DeviceBatch
from cantina.lab.sample import Sampler
from way_of_the_mandalorian.kit import GAME, Table, gear, mission


def cut_off():
    """A game that `max_turns` has ended: seat 1 is ahead."""
    table = Table(cards={0: gear(cost=400)}, max_turns=1)
    table.board(1, 0)
    table.end_turn()
    table.end_turn()
    return table


@pytest.mark.rule("WM-A52")
def test_an_unfinished_game_is_nobodys_win():
    """The result says so itself; places and points tell how it stood."""
    result = cut_off().match.result
    assert (result["unfinished"], result["winners"], result["tie_break"]) == (True, [], None)
    assert (result["scores"], [row["rank"] for row in result["pad"]]) == ([800, 1000], [2, 1])


@pytest.mark.rule("WM-A52")
def test_a_completed_level_4_mission_is_a_win_also_in_the_last_turn():
    table = Table(missions={LAST_MISSION: mission((0, 0, 0, 0))}, max_turns=1)
    table.hand(0)
    table.hand(1)
    table.row(LAST_MISSION)
    table.play(0, f"attempt m{LAST_MISSION}")
    assert (table.match.result["unfinished"], table.match.result["winners"]) == (False, [0])


@pytest.mark.rule("WM-A52")
def test_an_unfinished_game_is_saved_as_before_and_read_again():
    """Saved games keep their bytes: what is unfinished follows from the actions."""
    match = Match(GAME, 2, 1, {"max_turns": 1, "first_player": 0})
    while not match.over:
        match.play(match.actors()[0], match.legal(match.actors()[0])[-1])
    saved = json.loads(match.record())["result"]
    assert sorted(saved) == ["pad", "scores", "tie_break", "winners"]
    assert saved["winners"] == [seat for seat, row in enumerate(saved["pad"]) if row["rank"] == 1] != []
    assert cantina.load_match(match.record()).result == match.result


@pytest.mark.rule("WM-A52")
def test_no_statistics_count_an_unfinished_game_as_a_win():
    """Batches, devices, learning programs and the census."""
    short = {"max_turns": 1}
    for batch in (Batch(GAME.id, 4, 2, 1, short), DeviceBatch(GAME.id, 4, 2, 1, short, device="cpu")):
        while not batch.over.all():
            batch.step(batch.mask().argmax(axis=1))
        results = batch.results()
        assert results.unfinished.all()
        assert (results.ranks == 1).any(axis=1).all()
        assert results.rewards.tolist() == [[-0.5, -0.5]] * 4
    episode = Episode(GAME.id, 2, short)
    episode.deal(1, np.random.default_rng(1))
    while not episode.match.over:
        seat = episode.match.actors()[0]
        episode.play(seat, int(episode.mask(seat).argmax()))
    assert episode.rewards() == [-0.5, -0.5]
    assert wins_counted(short) == 0
    assert wins_counted({}) == 2


def wins_counted(options):
    """How many of two games among greedy players the census counts as won by anybody."""
    played, _ = Sampler(GAME, 2, options, [1]).play(np.full((2, 4), LEVEL.greedy, np.int8))
    return census.tally(played)["won_as_character"].sum()
