"""The balance of a game: what `cantina balance` tells, and that the shipped cards of Bounty Hunters are well tuned."""

import doctest
import json
from dataclasses import replace

import numpy as np
import pytest

import cantina
from cantina.engine.census import census_of, originals
from cantina.engine.policies import LEVEL
from cantina.lab import figures, survey
from cantina.lab.report import report_text
from cantina.lab.sample import Sampler, settings
from cantina.lab.survey import Survey
from cantina.terminal import balance, progress
from cantina.terminal.console import Console
from cantina.terminal.parser import Parser

BH = "bounty-hunters"
SPREAD = {"mean", "p5", "p50", "p95", "share_within"}


def test_the_examples_of_the_figures_hold():
    assert doctest.testmod(figures) == (0, 2)


def test_every_number_of_players_is_played_in_both_modes():
    game = cantina.game(BH)
    found = settings(game, census_of(game).varied)
    assert [(setting.seats, setting.options["mode"]) for setting in found] == [
        (seats, mode) for mode in ("standard", "introductory") for seats in range(2, 7)
    ]


def test_a_public_copy_of_an_event_is_not_counted():
    mine, others = [7, 0b001, 0, 44, 0, 0], [7, 0b1111110, 0, 44, 0, 0]
    for_all, nobodys = [1, 0b1111111, 2, 0, 0, 0], [0, 0b1111111, -1, 3, 0, 0]
    events = np.array([mine, others, for_all, nobodys])
    assert originals(events).tolist() == [mine, for_all, nobodys]


# --- the command -----------------------------------------------------------------------------------------------


def ask(*words):
    console = Console("en")
    parser = Parser(console, "balance")
    balance.add_arguments(parser)
    return balance.run(parser.read([BH, *words]), console)


@pytest.fixture
def short(monkeypatch):
    """Two settings, and games that end after six turns: enough to see every figure."""
    game = cantina.game(BH)
    monkeypatch.setattr(survey, "settings", lambda game, varied: settings(game, varied)[::5])
    monkeypatch.setattr("cantina.lab.conventions.MOST_TURNS", 6)
    return game


@pytest.mark.slow
def test_the_figures_as_json(short, capsys):
    assert ask("--games", "4", "--seed", "3", "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["game"], report["seed"]) == (BH, 3)
    assert [(part["seats"], part["options"]["mode"], part["games"]) for part in report["settings"]] == [
        (2, "standard", 4),
        (2, "introductory", 4),
    ]
    for part in report["settings"]:
        assert all(set(part[name]) == SPREAD for name in ("turns", "scores", "winners", "losers"))
        assert list(part["rows"]) == ["targets", "crates", "contracts", "hunters"]
        assert sum(part["wins"]) == pytest.approx(1)
        assert part["turns"]["mean"] == 6
    assert set(report["greedy_against_random"]) == {"seats", "games", "won", "low", "high"}
    names = [[sheet["name"] for sheet in part["sheets"]] for part in report["sheets"]]
    common = {"kinds", "characters", "targets", "hunters", "hunter-cards"}
    assert common <= set(names[0])
    assert common <= set(names[1])
    assert "contracts" not in names[1]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_figures_as_tables_say_everything_in_words(short, language):
    study = Survey(short, 4, 1)
    for _ in study.play():
        pass
    text = report_text(study, language)
    assert "balance-" not in text
    assert f"{BH}-" not in text


@pytest.mark.slow
def test_the_same_seed_gives_the_same_figures(short):
    reports = []
    for _ in range(2):
        study = Survey(short, 3, 5)
        assert list(study.play())[-1] == pytest.approx(1)
        reports.append(study.report())
    assert reports[0] == reports[1]


@pytest.mark.slow
def test_ctrl_c_gives_the_figures_so_far(short, monkeypatch, capsys):
    shown = []

    def interrupt(done):
        shown.append(done)
        if len(shown) == 1:
            raise KeyboardInterrupt

    monkeypatch.setattr(progress, "show_bar", interrupt)
    assert ask("--games", "12", "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert [part["games"] for part in report["settings"]] == [survey.CHUNK]
    assert report["greedy_against_random"] == {}
    assert shown[-1] is None


@pytest.mark.parametrize(("words", "option"), [(("--games", "0"), "--games"), (("--seed", "-1"), "--seed")])
def test_a_wrong_number_is_refused(words, option):
    with pytest.raises(cantina.BadOption) as refused:
        ask(*words)
    assert refused.value.values["option"] == option


def test_without_a_terminal_there_is_no_bar(capsys):
    progress.show_bar(0.5)
    assert capsys.readouterr().err == ""


def test_a_game_without_a_census_is_refused():
    game = replace(cantina.game(BH), census=None)
    with pytest.raises(cantina.BadOption) as refused:
        Survey(game, 1, 1)
    assert (refused.value.key, refused.value.values["game"]) == ("balance-no-census", BH)


# --- the census of Bounty Hunters ------------------------------------------------------------------------------


def game_and_sums(seats, mode):
    """One greedy game with its sums."""
    game = cantina.game(BH)
    played, pads = Sampler(game, seats, {"mode": mode}, [seats]).play(np.full((1, 6), LEVEL.greedy, np.int8))
    return played, pads[0], census_of(game).tally(played)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "mode"), [(3, "standard"), (2, "introductory")])
def test_the_census_agrees_with_the_areas_and_the_score_pads(seats, mode):
    played, pads, sums = game_and_sums(seats, mode)
    state, rows = played.states[0], cantina.game(BH).rows
    turns = census_of(cantina.game(BH)).turns(played.states)[0]
    assert sums["played"].sum() + sums["reserved"].sum() + sums["sold"].sum() == seats * turns
    assert sums["worth"].sum() == pads[:, rows.index("contracts")].sum()
    points = [played.content.cards[number].points for number in np.flatnonzero(sums["captured"])]
    assert sum(points) == pads[:, rows.index("targets")].sum()
    hunters = [played.content.cards[number] for number in range(44, 107)]
    penalties = [card.penalty * count for card, count in zip(hunters, sums["in_captures"][44:107], strict=True)]
    assert -sum(penalties) == pads[:, rows.index("hunters")].sum()
    market = sums["played"][151:] + sums["activated"][151:]
    assert market.tolist() == [int(any(state["active"] >> i & 1)) for i in range(44)]


# --- the shipped cards -----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def study():
    """200 greedy games for each number of players in both modes."""
    whole = Survey(cantina.game(BH), 200, 11)
    for _ in whole.play():
        pass
    return whole.report()


def sheet(study, mode, name):
    part = next(part for part in study["sheets"] if part["options"]["mode"] == mode)
    return {line["label"]: line for sheet in part["sheets"] if sheet["name"] == name for line in sheet["lines"]}


@pytest.mark.slow
def test_games_last_10_to_20_turns_at_every_number_of_players(study):
    for part in study["settings"]:
        assert part["turns"]["share_within"] >= 0.9, part["options"]


@pytest.mark.slow
def test_most_scores_are_between_20_and_70(study):
    for part in study["settings"]:
        assert part["scores"]["share_within"] >= 0.85
        assert part["winners"]["share_within"] >= 0.85


@pytest.mark.slow
def test_no_seat_is_much_better_than_another(study):
    for part in study["settings"]:
        fair = 1 / part["seats"]
        assert all(abs(won - fair) < 0.15 for won in part["wins"])


@pytest.mark.slow
def test_every_target_is_captured_in_some_games(study):
    targets = sheet(study, "standard", "targets")
    assert len(targets) == 44
    assert min(line["captured"] for line in targets.values()) >= 0.02


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["standard", "introductory"])
def test_every_kind_of_card_is_worth_playing(study, mode):
    kinds = sheet(study, mode, "kinds")
    assert len(kinds) == (7 if mode == "standard" else 4)
    for line in kinds.values():
        assert line["share_played"] >= 0.4
        assert line["played"] + line["reserved"] >= 0.5


@pytest.mark.slow
def test_no_hunter_is_useless(study):
    hunters = sheet(study, "standard", "hunters")
    assert len(hunters) == 12
    for line in hunters.values():
        assert line["played"] >= 1
        assert line["share_played"] >= 0.7


@pytest.mark.slow
def test_every_contract_pays_something(study):
    contracts = sheet(study, "standard", "contracts")
    assert min(line["worth"] for line in contracts.values()) >= 0.5


@pytest.mark.slow
def test_greedy_players_beat_random_ones(study):
    assert study["greedy_against_random"]["low"] >= 0.95
