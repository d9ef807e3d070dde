"""Quick Draw in the terminal: it is listed, played to its end, saved, and checked."""

import re

import pytest

from terminal.person import run

pytestmark = pytest.mark.usefixtures("every_game")
PLAY = ("play", "quick-draw", "--seats", "3", "--seed", "7", "--lang", "en")


def test_it_is_listed_with_its_options():
    ran = run("games", "--lang", "en")
    listed = ran.out[ran.out.index("quick-draw") :]
    assert "Quick Draw" in listed.splitlines()[0]
    assert "Twelve bounties come to town." in listed
    for option in ("lead=1..39", "tips=false|true", "max_turns=1..1000"):
        assert option.partition("=")[0] in listed


@pytest.mark.parametrize("words", [(), ("--as", "2", "--level", "random"), ("--option", "tips=true"), ("--lang", "uk")])
def test_it_is_played_to_its_end(words):
    ran = run(*PLAY, *words, plays_on=True)
    assert (ran.status, ran.err) == (0, "")
    for row in ("For bounties", "Tips", "Credits", "Bounties", "Place"):
        assert re.search(rf"^{row} +\d+ +\d+ +\d+$", ran.out, re.MULTILINE)
    assert f"{7:064x}" in ran.out


def test_an_action_can_be_typed_and_one_that_is_not_legal_is_refused_by_its_rule():
    ran = run(*PLAY, lines=["show 1", "show 3"])
    assert "“show 1” is not possible: card 1 is not in your hand (QD-6)" in ran.out
    assert "Player 1 (you) shows 3." in ran.out


def test_it_goes_on_from_a_saved_game_and_is_verified(tmp_path):
    path = str(tmp_path / "game.json")
    assert run(*PLAY, lines=["wait", f"save {path}", "quit"]).status == 0
    ran = run("play", "--resume", path, "--lang", "en", lines=[], plays_on=True)
    assert ran.status == 0
    assert "Place" in ran.out
    done = run("play", "--resume", path, "--lang", "en", lines=[*["wait"] * 11, f"save {path}"])
    assert done.status == 0
    assert run("verify", path, "--lang", "en").status == 0
