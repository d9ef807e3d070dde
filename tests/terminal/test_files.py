"""Saving, resuming, replaying and verifying; files that were cut off, altered, or are something else."""

import json
import re

import pytest

import cantina
from cantina.engine.saved import digest
from cantina.terminal.files import read_match
from cantina.text import languages
from other_content import upgrade
from terminal.person import run

pytestmark = pytest.mark.usefixtures("strict_text")
TABLE = ("play", "bounty-hunters", "--seats", "3", "--seed", "7", "--option", "max_turns=3")


@pytest.fixture
def running(tmp_path):
    """A game that was left after some decisions of player 2."""
    path = tmp_path / "game.json"
    assert run(*TABLE, "--as", "2", "--level", "random", lines=["1", "1", f"save {path}"]).status == 0
    return path


@pytest.fixture
def finished(tmp_path):
    """A game that was played to its end."""
    path = tmp_path / "finished.json"
    match = cantina.new_match("bounty-hunters", 3, 7, {"max_turns": 3})
    while not match.over:
        seat = match.actors()[-1]
        match.play(seat, match.legal(seat)[-1])
    path.write_text(match.record(), encoding="utf-8")
    return path


def changed(path, fitting=True, **fields):
    """A saved game with some fields changed, and its check made to fit, or not."""
    saved = {**json.loads(path.read_text(encoding="utf-8")), **fields}
    path.write_text(json.dumps({**saved, "check": digest(saved)} if fitting else saved), encoding="utf-8")
    return path


def test_a_game_goes_on_where_it_was_left(running):
    ran = run("play", "--resume", str(running), plays_on=True)
    assert (ran.status, ran.err) == (0, "")
    assert "You are player 2 of 3; the others play at the level “random”." in ran.out
    assert ran.out.count("Turn 1, step 1") == 0
    assert f"Seed: {7:064x}" in ran.out


def test_another_seat_and_level_can_be_taken_in_a_saved_game(running):
    ran = run("play", "--resume", str(running), "--as", "3", "--level", "greedy")
    assert "You are player 3 of 3; the others play at the level “greedy”." in ran.out


@pytest.mark.parametrize("place", [None, 5, {"seat": 9, "level": "god"}, {"seat": "x"}, {"seat": -1, "level": 3}])
def test_a_saved_game_without_a_usable_place_is_resumed_on_the_first_seat(running, place):
    changed(running, terminal=place)
    assert "You are player 1 of 3; the others play at the level “greedy”." in run("play", "--resume", str(running)).out


def test_a_finished_game_can_be_resumed_to_look_at_its_end(finished):
    ran = run("play", "--resume", str(finished))
    assert ran.status == 0
    assert f"Seed: {7:064x}" in ran.out


def test_leaving_offers_to_save(tmp_path):
    path = tmp_path / "left.json"
    ran = run(*TABLE, lines=["1", "quit", str(tmp_path / "no" / "folder"), str(path)])
    assert "cannot be written" in ran.out
    assert cantina.load_match(path.read_text(encoding="utf-8")).log


@pytest.mark.slow
def test_a_finished_game_can_be_saved_and_verified(tmp_path):
    path = tmp_path / "finished.json"
    screen = run(*TABLE, plays_on=True, lines=[]).out
    assert re.search(r"Enter does not > \n", screen)
    choices = re.findall(r"\? > (\w+)", screen)
    run(*TABLE, lines=[*choices, str(path)])
    ran = run("verify", str(path))
    assert ran.status == 0
    assert "They lead to the recorded result" in ran.out


def test_saving_writes_over_a_saved_game_and_nothing_else(tmp_path, running):
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Mother", encoding="utf-8")
    ran = run(*TABLE, lines=[f"save {letter}", f"save {running}", f"save {tmp_path}"])
    assert f"“{letter}” is there already and is not a saved game" in ran.out
    assert f"Saved as {running}" in ran.out
    assert f"“{tmp_path}” cannot be written" in ran.out
    assert letter.read_text(encoding="utf-8") == "Dear Mother"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.json", "letter.txt"]


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_a_game_with_options_of_all_kinds_is_saved_resumed_replayed_and_verified(tmp_path, language):
    path = tmp_path / "game.json"
    chosen = ("characters=boba-fett,din-djarin", "credits_open=false", "max_turns=2", "bo_katan_uses_per_attempt=1")
    words = [word for option in chosen for word in ("--option", option)]
    table = ("play", "way-of-the-mandalorian", "--seats", "2", "--seed", "7", "--lang", language)
    run(*table, *words, lines=["1", f"save {path}"])
    resumed = run("play", "--resume", str(path), "--lang", language, plays_on=True)
    assert f"{7:064x}" in resumed.out
    for command in ("replay", "verify"):
        ran = run(command, str(path), "--lang", language)
        assert (ran.status, ran.err) == (0, "")


# --- replay -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_a_finished_game_is_replayed_with_everything_open(finished, language):
    match = cantina.load_match(finished.read_text(encoding="utf-8"))
    ran = run("replay", str(finished), "--lang", language)
    assert (ran.status, ran.err) == (0, "")
    for entry in match.log:
        assert f"[{match.game.notation.write(entry.code)}]" in " ".join(ran.out.split())
    assert match.picture(None, language) in ran.out
    assert match.seed.hex() in ran.out


def test_a_player_is_shown_the_own_actions_only(finished):
    match = cantina.load_match(finished.read_text(encoding="utf-8"))
    ran = run("replay", str(finished), "--seat", "2")
    assert ran.out.count("[") == sum(entry.seat == 1 for entry in match.log)
    assert ran.out.count("has acted.") == sum(entry.seat != 1 for entry in match.log)
    assert not re.search(r"Player [13] drew (?!from)", ran.out)
    assert re.search(r"Player 2 \(you\) drew (?!from)", ran.out)


def test_a_running_game_is_replayed_without_its_secrets(running):
    ran = run("replay", str(running))
    assert ran.status == 0
    assert not re.search(r"Player \d drew (?!from)", ran.out)
    match = cantina.load_match(running.read_text(encoding="utf-8"))
    held = [card for seat in range(3) for card in match.view(seat)["players"][seat]["hand"]["cards"]]
    assert len(held) == 12
    assert not any(f"#{card} " in ran.out for card in held)
    assert f"{7:064x}" not in ran.out
    assert ran.out.endswith("The game is not over yet.\n")


def test_somebody_who_watches_goes_on_with_enter_and_can_stop(finished):
    lines = ["", "t", "", "q"]
    ran = run("replay", str(finished), lines=lines, is_terminal=True)
    assert ran.status == 0
    assert re.findall(r"(\d+) of \d+\. Player", ran.out) == ["1", "2"]
    assert ran.out.count("Turn 1, step 1") == 2


# --- verify -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_what_was_verified_is_said(finished, language):
    match = cantina.load_match(finished.read_text(encoding="utf-8"))
    ran = run("verify", str(finished), "--lang", language)
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert match.seed_hash in lines[0]
    assert str(len(match.log)) in lines[-2]
    assert ", ".join(str(score) for score in match.result["scores"]) in lines[-1]


def test_a_running_game_is_verified_as_far_as_it_goes(running):
    ran = run("verify", str(running))
    assert ran.status == 0
    assert ran.out.endswith("The game is not over yet.\n")


def cut_off(path):
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: len(text) // 2], encoding="utf-8")
    return path


def public(path):
    match = cantina.new_match("bounty-hunters", 2, 7)
    path.write_text(match.record(public=True), encoding="utf-8")
    return path


SPOILT = {
    "cut off": (cut_off, "the text is not JSON, or it is cut off"),
    "empty": (lambda path: path.write_text(""), "the text is not JSON"),
    "something else": (lambda path: path.write_text('{"format": "x"}'), "not a saved game of Cantina"),
    "no text": (lambda path: path.write_bytes(b"\xff\xfe\x00"), "the text is not JSON"),
    "altered": (lambda path: changed(path, fitting=False, seats=4), "was altered"),
    "another seed": (lambda path: changed(path, seed="ab" * 32), "The seed does not fit its hash"),
    "no seed": (lambda path: changed(path, seed="xyz"), "“xyz” is not a seed"),
    "still secret": (public, "still secret"),
    "another deal": (
        lambda path: changed(path, seed="00" * 32, seed_hash=cantina.new_match("bounty-hunters", 2, 0).seed_hash),
        "cannot be played",
    ),
    "an illegal action": (lambda path: changed(path, actions=["0 sell 3"]), "Action 1 of this saved game (“0 sell 3”)"),
    "no action": (lambda path: changed(path, actions=[None]), "Action 1 of this saved game (“None”)"),
    "too few actions": (lambda path: changed(path, actions=[]), "a result that its actions do not lead to"),
    "another result": (lambda path: changed(path, result=None), "a result that its actions do not lead to"),
    "another version": (lambda path: changed(path, version=99), "version 99 of the rules"),
    "other cards": (lambda path: changed(path, content="0"), "other cards"),
    "another game": (lambda path: changed(path, game="sabacc"), "There is no game “sabacc”"),
    "nobody": (lambda path: changed(path, seats=0), "for 2 to 6 players"),
    "another option": (lambda path: changed(path, options={"speed": 1}), "There is no option “speed”"),
}


@pytest.mark.first_is_enough
@pytest.mark.parametrize("command", ["verify", "replay", "play"])
@pytest.mark.parametrize("fault", SPOILT)
def test_a_file_that_cannot_be_trusted_is_refused_in_one_line(finished, command, fault):
    spoil, complaint = SPOILT[fault]
    spoil(finished)
    words = ("play", "--resume", str(finished)) if command == "play" else (command, str(finished))
    ran = run(*words)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert complaint in ran.err


def test_a_complaint_about_a_file_holds_nothing_that_a_terminal_obeys(finished):
    changed(finished, actions=["0 \x1b[2J\n\rsell 3"])
    ran = run("verify", str(finished))
    assert ran.status == 2
    assert ran.err.count("\n") == 1
    assert ran.err.rstrip("\n").isprintable()


def test_a_saved_game_is_resumed_after_an_upgrade_of_its_cards(running, monkeypatch):
    game = cantina.game("bounty-hunters")
    began_with = game.content.hash
    upgrade(monkeypatch, game)
    match, _ = read_match(str(running))
    assert match.content.hash == began_with != game.content.hash
