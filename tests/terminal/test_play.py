"""`cantina play`: whole games from the first prompt to the score sheet."""

import re

import pytest

import cantina
from cantina.terminal.console import WIDTH
from cantina.text import Message, languages, say
from terminal.person import run

pytestmark = pytest.mark.usefixtures("strict_text")
FEW_TURNS = ("--option", "max_turns=3")
NUMBER = r"[-\u2212]?\d+(?:[\s.,\u00a0\u202f]\d{3})*"  # with the separators of its language
SHORT = ("play", "bounty-hunters", "--seats", "2", "--seed", "7", "--option", "max_turns=2")


@pytest.mark.first_is_enough
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "words",
    [
        ("bounty-hunters", "--seats", "2", "--level", "random"),
        ("bounty-hunters", "--seats", "3", "--as", "2", "--option", "mode=introductory"),
        ("bounty-hunters", "--seats", "6", "--as", "6", "--option", "credit_supply=12", "--option", "guild_master=6"),
        ("mandalorian-adventures", "--seats", "1", "--level", "random", "--option", "mission=the-prison-ship"),
        ("mandalorian-adventures", "--seats", "3", "--as", "2", "--level", "random", *FEW_TURNS),
        ("way-of-the-mandalorian", "--seats", "2", "--level", "random"),
        ("way-of-the-mandalorian", "--seats", "3", "--as", "2", "--option", "credits_open=false", *FEW_TURNS),
        ("way-of-the-mandalorian", "--as", "4", "--option", "boba_slot_fill_window=setup_only", *FEW_TURNS),
    ],
)
def test_a_whole_game_is_played_to_its_end(language, words):
    turns = ("--option", "max_turns=12", "--seed", "7", "--lang", language)
    ran = run("play", *turns, *words, plays_on=True)
    assert (ran.status, ran.err) == (0, "")
    assert max(len(line) for line in ran.out.splitlines() if ">" not in line) <= WIDTH
    assert f"{7:064x}" in ran.out


@pytest.mark.first_is_enough
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", cantina.games())
def test_the_end_shows_the_score_pad_row_by_row(language, game_id):
    """That a game was stopped unfinished is a sentence of its own, not in the rows."""
    ran = run("play", game_id, *SHORT[2:], "--lang", language, plays_on=True)
    for row in (row for row in cantina.game(game_id).rows if row != "unfinished"):
        name = say(Message(f"{game_id}-row-{row}"), language)
        assert re.search(rf"^{name} +{NUMBER} +{NUMBER}$", ran.out, re.MULTILINE)


@pytest.mark.rule("WM-A52")
@pytest.mark.parametrize("language", languages())
def test_an_unfinished_game_ends_without_winners(language):
    short = ("--option", "max_turns=1", "--seed", "7", "--lang", language)
    ran = run("play", "way-of-the-mandalorian", *short, plays_on=True)
    assert say(Message("terminal-winner", {"count": 0, "players": ""}), language) in ran.out
    assert say(Message("terminal-winner-you"), language) not in ran.out


@pytest.mark.parametrize("language", languages())
def test_the_hash_comes_before_the_first_decision_and_the_seed_after_the_last(language):
    match = cantina.new_match("bounty-hunters", 2, 7)
    screen = run(*SHORT, "--lang", language, plays_on=True).out
    prompts = [found.start() for found in re.finditer(r"\? > ", screen)]
    assert screen.find(match.seed_hash) < prompts[0]
    assert screen.find(match.seed.hex()) > prompts[-1]
    assert screen.rfind(match.seed_hash) > screen.find(match.seed.hex())


def test_the_same_seed_and_the_same_choices_are_the_same_game():
    assert run(*SHORT, plays_on=True, seed=3).out == run(*SHORT, plays_on=True, seed=3).out


def test_without_a_seed_the_deal_is_another_one_each_time():
    hashes = {run("play", "bounty-hunters").out.splitlines()[0] for _ in range(3)}
    assert len(hashes) == 3


def test_the_seed_that_a_game_shows_deals_it_again():
    first = run(*SHORT).out.splitlines()[0]
    again = run("play", "bounty-hunters", "--seats", "2", "--seed", f"{7:064x}").out.splitlines()[0]
    assert first == again


@pytest.mark.parametrize("answer", ["1", "draw target", "  DRAW   Target "])
def test_a_choice_is_made_by_its_number_or_its_notation(answer):
    assert "Player 1 (you) drew from the Target deck." in run(*SHORT, lines=[answer]).out


def test_what_happened_since_the_last_decision_is_told_once():
    ran = run(*SHORT, lines=["draw target"])
    assert ran.out.count("Player 1 (you) drew from the Target deck.") == 1
    assert ran.out.count("Turn 1 begins.") == 1


@pytest.mark.first_is_enough
@pytest.mark.parametrize("answers", [[], ["1"], ["1", "1"], ["1", "undo", "1"]])
@pytest.mark.parametrize(
    ("game_id", "seats", "options"),
    [
        ("bounty-hunters", 2, {}),
        ("mandalorian-adventures", 1, {}),
        ("mandalorian-adventures", 2, {"first_player": 0}),
        ("way-of-the-mandalorian", 2, {"first_player": 0}),
    ],
)
def test_what_happened_at_the_deal_is_told_once(game_id, seats, options, answers):
    first = cantina.new_match(game_id, seats, 7, options).story(0)[0]
    words = [word for name, value in options.items() for word in ("--option", f"{name}={value + 1}")]
    ran = run("play", game_id, "--seats", str(seats), "--seed", "7", *words, lines=answers)
    assert ran.out.count(first) == 1


def test_what_happened_at_the_deal_is_not_told_again_in_a_saved_game(tmp_path):
    path, deal = tmp_path / "game.json", "Setup 1 of 7"
    table = ("play", "mandalorian-adventures", "--seats", "1", "--seed", "7")
    for answers, told in (["1"], 0), ([], 1):  # a game in which nothing was done yet is one that begins
        assert run(*table, lines=[*answers, f"save {path}"]).out.count(deal) == 1
        assert run("play", "--resume", str(path)).out.count(deal) == told


def test_what_the_others_did_in_the_last_turn_is_told_too():
    ran = run(*SHORT, plays_on=True)
    last = ran.out[ran.out.rfind("Player 1 (you) revealed") :]
    assert re.search(
        r"Player 2 (sold|played|reserved) .*\n(.*\n)*All hands were passed to the left.\nThe game is over.", last
    )


def test_enter_takes_the_only_choice():
    ran = run(*SHORT, lines=["1", "1", "1", ""])
    assert "Turn 2 begins." in ran.out


def test_enter_shows_the_table_again_where_there_is_a_choice():
    ran = run(*SHORT, lines=["", ""])
    assert ran.out.count("What do you do?") == 3
    assert ran.out.count("Turn 1, step 1") == 3


def test_the_table_is_shown_again_only_when_others_have_acted():
    ran = run(*SHORT, lines=["1", "1", "1"])  # draw, choose, sell: nobody else acts before "finish"
    assert ran.out.count("Turn 1, step") == 3
    assert ran.out.count("What do you do?") == 4


@pytest.mark.rule("BH-107")
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", cantina.games())
def test_help_shows_the_commands_and_both_sides_of_the_player_aid(language, game_id):
    ran = run("play", game_id, "--seed", "1", "--lang", language, lines=["?"])
    aid = cantina.game(game_id).aid(language)
    assert aid["front"] in ran.out
    assert aid["back"] in ran.out
    for command in ("log", "undo", "save", "quit"):
        assert re.search(rf"^ +{command}\b", ran.out, re.MULTILINE)


def test_the_log_tells_what_the_player_may_know():
    ran = run(*SHORT, lines=["draw target", "log"])
    told = ran.out[ran.out.rfind("> log") :]
    assert "Turn 1 begins." in told
    assert re.search(r"Player 1 \(you\) drew (?!from)", told)
    assert not re.search(r"Player 2 drew (?!from)", told)


def test_an_action_can_be_taken_back():
    ran = run(*SHORT, lines=["1", "1", "1", "undo"])
    assert "Taken back: Sell for 1 credit" in ran.out
    assert ran.out.count("Sell for 1 credit") == 3  # offered, taken back, offered again


def test_what_has_shown_something_cannot_be_taken_back():
    ran = run(*SHORT, lines=["1", "undo"])
    assert "“Draw from the Target deck” can no longer be taken back" in ran.out
    assert "BH-S21" in ran.out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("0", "There is no choice “0”"),
        ("5", "There is no choice “5”"),
        ("9" * 5000, "There is no choice “9999"),
        ("x" * 5000, "is not an action"),
        ("fly", "“fly” is not an action"),
        ("draw", "“draw” is not an action"),
        ("draw target now", "“draw target now” is not an action"),
        ("draw target\x1b[2J", "“draw target [2J” is not an action"),
        ("sell 3", "“sell 3” does not belong to the step that is being played (BH-20)"),
        ("undo", "There is nothing to take back (BH-S21)"),
        ("save", "Type “save” and the name of a file"),
        ("\N{SNOWMAN}", "“\N{SNOWMAN}” is not an action"),
    ],
)
def test_a_slip_is_answered_by_one_line_and_asked_again(line, answer):
    ran = run(*SHORT, lines=[line, "draw hunter"])
    after = ran.out.split("1-4 or ? > ")[1].splitlines()
    assert answer in after[1]
    assert "Player 1 (you) drew from the Bounty Hunter deck." in ran.out
    assert ran.status == 0


@pytest.mark.parametrize("lines", [["quit"], ["exit"], ["quit", ""], []])
def test_leaving_is_polite(lines):
    ran = run(*SHORT, lines=lines)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines()[-1].startswith("Until next time.")


def test_an_interrupt_is_polite(monkeypatch):
    def interrupt(self, limit=-1):
        raise KeyboardInterrupt

    monkeypatch.setattr("terminal.person.Person.readline", interrupt)
    ran = run(*SHORT)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines()[-1] == "Until next time. The game was not saved."


def test_a_game_that_is_left_does_not_give_its_seed_away():
    assert f"{7:064x}" not in run(*SHORT, lines=["1", "quit", ""]).out


@pytest.mark.rule("MA-18")
def test_the_story_and_the_briefing_are_read_out_at_the_start_and_on_request():
    play = ("play", "mandalorian-adventures", "--seats", "1", "--option", "mission=alive", "--seed", "1")
    assert run(*play, lines=[]).out.count("Red letters run across the puck") == 1
    assert run(*play, lines=["?"]).out.count("Red letters run across the puck") == 2
