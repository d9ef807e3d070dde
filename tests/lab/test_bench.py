"""The benchmark: one object with the promised figures. Times are never asserted, only that there are figures."""

import json

import pytest

import cantina
from cantina.cli import main
from cantina.lab import bench, peers

FIGURES = {"decisions_per_s", "games_per_s", "interpreted_decisions_per_s", "views_per_s", "replays_per_s"}


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(bench, "GAMES", 5)
    monkeypatch.setattr(bench, "compile_times", lambda game: (1.0, 1.0))


@pytest.mark.slow
def test_the_object_has_every_game_the_peers_and_the_ratio(capsys):
    assert main(["bench", "--json", "--seconds", "0.05"]) == 0
    report = json.loads(capsys.readouterr().out)
    for game_id in cantina.games():
        assert set(report[game_id]) >= FIGURES
        assert all(report[game_id][name] > 0 for name in FIGURES)
    best = max(report["peers"].values())
    for game_id in cantina.games():
        assert report["ratio"][game_id] == pytest.approx(report[game_id]["decisions_per_s"] / best, abs=0.01)


@pytest.mark.slow
def test_the_table_is_for_people_in_their_language(capsys):
    assert main(["bench", "--seconds", "0.05", "--no-peers", "--lang", "uk"]) == 0
    shown = capsys.readouterr().out
    assert "рішень за секунду" in shown
    assert "bench-" not in shown


@pytest.mark.slow
def test_openspiel_is_measured_both_ways():
    pytest.importorskip("pyspiel")
    figures = peers.measure(0.05)
    assert len(figures) == 2 * len(peers.GAMES)
    assert all(figure > 0 for figure in figures.values())


def test_a_wrong_argument_is_one_line_and_status_2(capsys):
    assert main(["bench", "--seconds", "long"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
