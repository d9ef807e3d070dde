"""Section 15.3, item 9: the shipped set is balanced among players of equal strength, and what the census counts."""

from functools import cache

import numpy as np
import pytest

from cantina.engine.policies import LEVEL
from cantina.games.way_of_the_mandalorian.pack.cards import CARDS, EQUIPMENT, FIRST_EVENT, LAST_MISSION, MISSIONS
from cantina.games.way_of_the_mandalorian.telling import census
from cantina.lab.sample import Sampler
from way_of_the_mandalorian.kit import GAME

GAMES, AT_ONCE = 3000, 20
PATIENCE = 60  # turns of each player


class Played:
    """Many games among greedy players, characters and first player at random."""

    def __init__(self, seats, games):
        sampler = Sampler(GAME, seats, {"max_turns": PATIENCE}, [15, seats])
        self.seats, self.games, self.sums = seats, games, {}
        self.turns, self.ended = [], 0
        for _ in range(games // AT_ONCE):
            played, self.pads = sampler.play(np.full((AT_ONCE, 4), LEVEL.greedy, np.int8))
            self.states, self.events = played.states, played.events
            for name, sums in census.tally(played).items():
                self.sums[name] = self.sums.get(name, 0) + sums
            self.turns += list(census.turns(played.states))
            self.ended += int(((played.states["completed"] >> LAST_MISSION) & 1).sum())

    def wins(self, group):
        """The shares of wins of characters, or of places in the order of turns."""
        row = self.seats - census.PLAYERS[0]
        taken = self.sums[group][row] > 0
        return (self.sums[f"won_{group}"][row] / np.maximum(self.sums[group][row], 1))[taken]


@cache
def many(seats):
    return Played(seats, GAMES)


each_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.slow
@each_number_of_players
def test_no_character_is_much_stronger_than_the_others(seats):
    won = many(seats).wins("as_character")
    assert len(won) == 4
    assert won.min() > 0.75 / seats
    assert won.max() < 1.25 / seats


@pytest.mark.slow
@each_number_of_players
def test_no_place_in_the_order_of_turns_is_much_better_than_the_others(seats):
    won = many(seats).wins("at_place")
    assert len(won) == seats
    assert won.max() < 1 / seats + 0.055


@pytest.mark.slow
@each_number_of_players
def test_a_game_takes_eight_to_twenty_five_turns_a_player(seats):
    turns = np.array(many(seats).turns)
    assert 8 <= turns.mean() <= 25
    assert ((turns >= 6) & (turns <= 25)).mean() > 0.95


@pytest.mark.slow
@pytest.mark.rule("WM-68", "WM-A52")
@each_number_of_players
def test_the_level_4_mission_is_completed_in_nearly_every_game(seats):
    assert many(seats).ended >= 0.99 * GAMES


@pytest.mark.slow
def test_every_mission_is_completed_and_every_card_is_used():
    sums = many(4).sums
    assert (sums["completed"] > 0.3 * sums["appeared"]).all()
    assert (sums["used"][:EQUIPMENT] > 0).all()
    assert (sums["played"][FIRST_EVENT:] > 0).all()
    assert (sums["sold"] > 0).all()


@pytest.mark.slow
@pytest.mark.rule("WM-51", "WM-52")
@each_number_of_players
def test_failing_costs(seats):
    """A failure pays nothing, takes an action and costs the penalty; players too poor for it are rare."""
    sums, penalties = many(seats).sums, GAME.content.tables[0].penalty
    assert sums["failed"].sum() > 0
    assert sums["paid"].sum() > 0.9 * (sums["failed"] * penalties).sum()


# --- the census ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.rule("WM-70", "WM-71")
@each_number_of_players
def test_the_census_knows_who_has_won(seats):
    played = many(seats)
    totals = census.totals(played.states, GAME.content.tables[0])
    assert (totals[:, :seats] == played.pads[:, :, GAME.total]).all()
    assert (totals[:, seats:] == -1).all()
    for group in ("as_character", "at_place"):
        assert played.sums[group].sum() == seats * GAMES
        assert played.sums[f"won_{group}"].sum() == pytest.approx(GAMES)


@pytest.mark.slow
@each_number_of_players
def test_the_census_counts_every_mission_once(seats):
    sums = many(seats).sums
    assert (sums["completed"] <= sums["appeared"]).all()
    assert sums["completed"][LAST_MISSION] == many(seats).ended
    assert len(sums["completed"]) == MISSIONS
    assert (sums["worn_out"] <= sums["used"]).all()
    assert (sums["used"][FIRST_EVENT:] == 0).all()
    assert len(sums["sold"]) == CARDS


@pytest.mark.slow
def test_the_sheets_have_a_line_for_everything():
    found = {sheet.name: sheet.lines for sheet in census.sheets(GAME.content, many(3).sums, GAMES)}
    lines = {name: len(lines) for name, lines in found.items()}
    assert lines == {"heroes": 4, "order": 4, "levels": 4, "missions": 45, "equipment": 30, "events": 26}
    assert set(found["heroes"][0].figures) == {"share_won_3"}
    assert found["order"][3].figures == {}
    assert found["levels"][3].figures["appeared"] == 1
