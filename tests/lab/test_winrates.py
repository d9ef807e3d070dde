"""`cantina winrates`: which games are played, which are won, and what is written down."""

import json
import os
import pickle
import shutil
import subprocess
import sys
import time

import pytest

import cantina
from cantina.games.mandalorian_adventures.rules.state import OUTCOME, TRAITOR
from cantina.lab import winrates
from cantina.lab.winrates import Study, WinrateCell
from docs.reading import ROOT
from terminal.person import run

GAME = cantina.game("mandalorian-adventures")
EXAMPLE = ROOT / "docs" / "examples" / "first-mission"
CANTINA = "from cantina.cli import main; raise SystemExit(main())"
MINE = ("winrates", "lost-courier", "--pack", str(EXAMPLE), "--games", "4", "--lang", "en")


@pytest.fixture
def asked(monkeypatch):
    """What is played, by teams who win every other game without playing it."""
    calls = []

    def figures(game_id, content, todo, study):
        assert game_id == GAME.id
        calls.append((content, todo, study))
        yield from ((cell.key, study.games // 2, study.games) for cell in todo)

    monkeypatch.setattr(winrates, "figures", figures)
    return calls


def test_every_mission_that_ships_is_looked_at_unless_some_are_named(asked):
    assert run("winrates").status == 0
    content, todo, study = asked[0]
    assert content is GAME.content
    assert study == Study("ahead", 2000, 1, GAME.content.hash)
    assert len({cell.subject for cell in todo}) == 8
    assert len(todo) == 8 * 4 * 3
    run("winrates", "the-egg", "alive")
    assert {cell.subject for cell in asked[1][1]} == {"the-egg", "alive"}


def test_the_missions_of_a_pack_are_played_with_its_content(asked):
    ran = run(*MINE)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count("lost-courier | ") == 4
    content, todo, study = asked[0]
    assert {cell.subject for cell in todo} == {"lost-courier"}
    assert content.hash == study.content == GAME.pack(EXAMPLE).hash != GAME.content.hash


def test_without_the_pack_there_is_no_such_mission(asked):
    ran = run("winrates", "lost-courier")
    assert (ran.status, ran.out, asked) == (2, "", [])
    assert "“mission” cannot be “lost-courier”" in ran.err


def test_a_broken_pack_is_refused_with_its_file_line_and_field(asked, tmp_path):
    shutil.copytree(EXAMPLE, tmp_path / "pack")
    file = tmp_path / "pack" / "missions" / "lost-courier.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("reveal nearest", "reveal"), encoding="utf-8")
    ran = run("winrates", "--pack", str(tmp_path / "pack"))
    assert (ran.status, ran.out, asked) == (2, "", [])
    assert ran.err.startswith("missions/lost-courier.toml, line 28: “steps”: ")


def test_a_game_without_trials_is_refused():
    with pytest.raises(cantina.BadOption) as refused:
        winrates.trials_of(cantina.game("bounty-hunters"))
    assert refused.value.values["game"] == "bounty-hunters"


# --- what is written down ---------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_what_is_kept_is_not_played_again(asked, tmp_path):
    path = tmp_path / "kept.json"
    first = run(*MINE, "--keep", str(path), "--json")
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert kept["content"] == GAME.pack(EXAMPLE).hash
    assert kept["found"] == json.loads(first.out)
    assert run(*MINE, "--keep", str(path), "--json").out == first.out
    assert [len(todo) for _, todo, _ in asked] == [12, 0]


@pytest.mark.parametrize(
    "words",
    [
        ("the-egg", "--games", "4"),  # without the pack
        (*MINE[1:], "--games", "5"),
        (*MINE[1:], "--seed", "2"),
        (*MINE[1:], "--level", "random"),
    ],
)
def test_figures_of_other_cards_games_seeds_or_levels_are_not_mixed(asked, tmp_path, words):
    path = tmp_path / "kept.json"
    run(*MINE, "--keep", str(path))
    before = path.read_text(encoding="utf-8")
    ran = run("winrates", *words, "--keep", str(path), "--lang", "en")
    assert (ran.status, ran.out, len(asked)) == (2, "", 1)
    assert "kept.json holds figures of another level, number of games, seed or set of cards" in ran.err
    assert path.read_text(encoding="utf-8") == before


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"level": "ahead", "games": 4, "seed": 1, "found": {}}'])
def test_a_file_that_does_not_say_what_it_belongs_to_is_refused(asked, tmp_path, text):
    path = tmp_path / "kept.json"
    path.write_text(text, encoding="utf-8")
    assert run(*MINE, "--keep", str(path)).status == 2
    assert path.read_text(encoding="utf-8") == text


# --- games that are played --------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_team_has_won_when_the_mission_has_whoever_the_traitor_is():
    outcomes = [OUTCOME.won, OUTCOME.lost, OUTCOME.won, OUTCOME.lost, OUTCOME.lost, OUTCOME.won]
    for seats in GAME.seat_counts:
        states = winrates.deal(GAME, GAME.content, WinrateCell("double-cross", seats, "normal"), len(outcomes), 1)
        states["outcome"] = outcomes
        assert winrates.won(GAME, GAME.content, states, seats) == outcomes.count(OUTCOME.won)
        if seats > 2:
            states["traitor"], states["loyalty"] = 1, 0
            states["loyalty"][:, 1] = TRAITOR
            assert winrates.won(GAME, GAME.content, states, seats) == outcomes.count(OUTCOME.won)


@pytest.mark.slow
def test_another_process_plays_the_content_that_it_is_handed():
    content = GAME.pack(EXAMPLE)
    handed = pickle.loads(pickle.dumps(content))
    cell, study = WinrateCell("lost-courier", 2, "beginner"), Study("random", 2, 3, content.hash)
    assert winrates.deal(GAME, handed, cell, 2, 3).tobytes() == winrates.deal(GAME, content, cell, 2, 3).tobytes()
    assert list(winrates.figures(GAME.id, content, [cell], study)) == [winrates.figure(GAME.id, handed, cell, study)]


@pytest.mark.slow
def test_a_stopped_study_shows_what_it_knows_and_leaves_no_process_behind(tmp_path):
    kept = tmp_path / "figures.json"
    words = ("winrates", "the-asset", "--games", "20000", "--level", "random", "--lang", "en", "--keep", str(kept))
    started = subprocess.Popen([sys.executable, "-c", CANTINA, *words], stdout=subprocess.PIPE, start_new_session=True)
    while not kept.exists():
        assert started.poll() is None
        time.sleep(0.05)
    started.terminate()
    shown = started.communicate()[0].decode()
    assert started.returncode == 0
    assert "the-asset | 1 |" in shown
    assert group_is_gone(started.pid)


def group_is_gone(group, tries=200):
    """Whether nobody is left in a group of processes, after a while."""
    for _ in range(tries):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False
