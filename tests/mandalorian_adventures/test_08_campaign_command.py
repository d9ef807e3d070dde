"""`cantina campaign`: the campaign at the terminal."""

import json
import random

import pytest

import cantina
from cantina.games.mandalorian_adventures.campaign.file import load, save
from cantina.games.mandalorian_adventures.campaign.rules import prepare
from cantina.text import languages
from mandalorian_adventures.campaigns import after_games, real_campaign, real_pack
from strict_text import strict_text  # noqa: F401
from terminal.person import run

pytestmark = pytest.mark.usefixtures("strict_text")


@pytest.fixture(autouse=True)
def _no_language(monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def path(tmp_path):
    """A file in which a campaign can be kept."""
    return str(tmp_path / "campaign.json")


def kept(path):
    """The campaign of a file."""
    return load(path, real_pack())


def campaign(*words, status=0):
    """Run the command; what it writes."""
    ran = run("campaign", *words)
    assert ran.status == status
    assert (ran.err == "") == (status == 0)
    return ran.out or ran.err


@pytest.mark.rule("MA-08", "MA-10")
def test_a_campaign_is_begun_and_names_its_first_game(path):
    assert "cantina campaign next" in campaign("new", path)
    assert kept(path).removed == ()
    told = campaign("next", path)
    assert "Welcome to the hunt." in told
    assert "cantina play mandalorian-adventures --seats 2 --option mission=the-asset --option map=arvala" in told
    assert "--option growth=2" in told
    assert kept(path).removed == (1, 2)


@pytest.mark.rule("MA-08")
def test_asking_again_changes_nothing(path):
    campaign("new", path)
    first = campaign("next", path)
    before = kept(path)
    assert campaign("next", path) == first
    assert kept(path) == before


@pytest.mark.rule("MA-13")
@pytest.mark.parametrize("result", ["won", "lost"])
def test_the_end_of_a_game_is_recorded_and_the_next_mission_is_named(path, result):
    campaign("new", path)
    campaign("next", path)
    told = campaign("record", path, result)
    assert result in told
    assert "tactical card" in told
    assert (kept(path).history[0].result, kept(path).mission) == (result, "flight-from-nevarro")


@pytest.mark.rule("MA-15", "MA-31")
def test_how_a_game_was_played_is_recorded(path):
    campaign("new", path)
    asked = campaign("next", path, "--seats", "3", "--mode", "sandbox", "--difficulty", "heroic")
    assert "--seats 3" in asked
    assert "--option mode=sandbox --option difficulty=heroic" in asked
    campaign("record", path, "won", "--seats", "3", "--mode", "sandbox", "--difficulty", "heroic", "--seed", "12")
    game = kept(path).history[0]
    assert (game.players, game.mode, game.difficulty, game.seed) == (3, "sandbox", "heroic", "12")


def saved(tmp_path, growth, turns=200):
    """The file of a game of mission 1, played by dice, or left after the first card."""
    match = cantina.new_match("mandalorian-adventures", 2, 5, {"growth": growth, "difficulty": "heroic"})
    dice = random.Random(5)
    for _ in range(turns):
        if not match.over:
            seat = match.actors()[0]
            match.play(seat, dice.choice(match.legal(seat)))
    (tmp_path / "game.json").write_text(match.record(), encoding="utf-8")
    return str(tmp_path / "game.json")


@pytest.fixture
def _listed(monkeypatch):
    monkeypatch.setitem(cantina.games._MODULES, "mandalorian-adventures", "cantina.games.mandalorian_adventures")


@pytest.mark.slow
@pytest.mark.rule("MA-13")
@pytest.mark.usefixtures("_listed")
def test_a_saved_game_is_recorded_as_it_was_played(path, tmp_path):
    campaign("new", path)
    campaign("next", path)
    campaign("record", path, saved(tmp_path, 2))
    game = kept(path).history[0]
    assert (game.mission, game.map, game.difficulty, game.players) == ("the-asset", "arvala", "heroic", 2)
    assert (game.mode, game.seed) == ("story", f"{5:064x}")
    assert kept(path).mission == "flight-from-nevarro"


@pytest.mark.slow
@pytest.mark.rule("MA-11", "MA-13")
@pytest.mark.usefixtures("_listed")
def test_a_saved_game_that_is_not_of_this_campaign_or_not_over_is_not_recorded(path, tmp_path):
    campaign("new", path)
    campaign("next", path)
    before = kept(path)
    assert "not a game of this campaign" in campaign("record", path, saved(tmp_path, 6), status=2)
    assert "still running (MA-13)" in campaign("record", path, saved(tmp_path, 2, turns=1), status=2)
    (tmp_path / "game.json").write_text(cantina.new_match("bounty-hunters", 2, 1).record(), encoding="utf-8")
    assert "not a game of this campaign" in campaign("record", path, str(tmp_path / "game.json"), status=2)
    assert "not a saved game" in campaign("record", path, path, status=2)
    assert kept(path) == before


@pytest.mark.rule("MA-12", "MA-16")
def test_the_state_of_a_campaign_is_shown(path):
    save(path, prepare(after_games(3)))
    shown = campaign("show", path)
    assert "Campaign real" in shown
    assert "13 of 29 growth cards" in shown
    assert [line for line in shown.splitlines() if line.startswith("  Game ")] != []
    assert "Guard:" in shown
    assert "Traitor:" not in shown
    assert "Envelope 1 is open" in shown
    assert "Envelope 2" not in shown


@pytest.mark.rule("MQ-83")
def test_a_campaign_that_was_not_prepared_shows_no_mission(path):
    save(path, real_campaign())
    shown = campaign("show", path)
    assert "“next” names the first mission" in shown
    assert "the-asset" not in shown


@pytest.mark.slow
@pytest.mark.rule("MQ-70")
def test_a_mercenary_mission_may_be_played_on_a_map_of_choice(path):
    save(path, after_games(3))
    assert "--option mission=the-egg --option map=arvala" in campaign("next", path)
    assert "--option mission=the-egg --option map=plaza" in campaign("next", path, "--map", "plaza")
    campaign("record", path, "won", "--map", "plaza")
    assert kept(path).history[-1].map == "plaza"


@pytest.mark.slow
@pytest.mark.rule("MQ-70")
def test_in_free_play_the_mission_is_chosen(path):
    save(path, after_games(8))
    told = campaign("next", path)
    assert "Free play" in told
    assert "(redemption)" in told
    assert "cantina play" not in told
    assert "--option mission=redemption --option map=plaza" in campaign("next", path, "--mission", "redemption")
    assert "Which mission?" in campaign("record", path, "won", status=2)
    campaign("record", path, "won", "--mission", "redemption")
    assert kept(path).history[-1].mission == "redemption"


@pytest.mark.rule("MQ-72")
def test_a_campaign_is_reset(path):
    save(path, after_games(5))
    campaign("reset", path)
    assert kept(path) == real_campaign()


def test_a_veteran_begins_with_everything_open(path):
    campaign("new", path, "--veteran")
    assert (kept(path).complete, kept(path).envelopes_open) == (True, (1, 2))
    assert "Free play" in campaign("next", path)


def test_a_file_that_is_there_is_not_written_over(path, tmp_path):
    save(path, after_games(2))
    for name in (path, str(tmp_path)):
        assert "something is there already" in campaign("new", name, status=2)
    assert kept(path) == after_games(2)


WRONG = [
    ((), "“” cannot be done with a campaign; there is: new, show, next, record, reset"),
    (("play",), "“play” cannot be done"),
    (("show",), "Which file?"),
    (("show", "no such file"), "cannot be read"),
    (("show", "FILE", "won"), "“won” is not understood"),
    (("record", "FILE"), "How did the game end? Say one of won, lost"),
    (("record", "FILE", "drawn"), "“result” cannot be “drawn”; it can be: won, lost"),
    (("record", "FILE", "won", "--seats", "5"), "1 to 4 players, not “5”"),
    (("record", "FILE", "won", "--seats", "two"), "--seats must be a whole number"),
    (("record", "FILE", "won", "--seed", "seven"), "“seven” is not a seed"),
    (("record", "FILE", "won", "--map", "plaza"), "“map” cannot be “plaza”; it can be: arvala"),
    (("record", "FILE", "won", "--mission", "alive"), "The mission “alive” is not the next one"),
    (("record", "FILE", "won", "--mode", "duel"), "“mode” cannot be “duel”"),
    (("next", "FILE", "--mission", "alive"), "there can be: the-asset (MA-10)"),
    (("next", "FILE", "--difficulty", "easy"), "“difficulty” cannot be “easy”"),
    (("next", "FILE", "--seats", "0"), "1 to 4 players, not “0”"),
    (("next", "FILE", "--speed", "9"), "“--speed” is not understood"),
]


@pytest.mark.parametrize(("words", "complaint"), WRONG)
def test_a_mistake_is_answered_by_one_line_and_changes_nothing(path, words, complaint):
    save(path, prepare(real_campaign()))
    said = campaign(*(path if word == "FILE" else word for word in words), status=2)
    assert complaint in said
    assert said.count("\n") == 1
    assert kept(path) == prepare(real_campaign())


@pytest.mark.rule("MA-08")
def test_a_game_is_not_recorded_before_the_growth_deck_was_looked_at(path):
    save(path, real_campaign())
    assert "(MA-08)" in campaign("record", path, "won", status=2)
    assert kept(path) == real_campaign()


@pytest.mark.slow
def test_a_broken_file_is_named_with_its_line_and_field(path, tmp_path):
    save(path, after_games(1))
    broken = {**json.loads((tmp_path / "campaign.json").read_text(encoding="utf-8")), "rules_enabled": ["traitor"]}
    (tmp_path / "campaign.json").write_text(json.dumps(broken, indent=1), encoding="utf-8")
    for action in ("show", "next", "reset"):
        said = campaign(action, path, status=2)
        assert '“rules_enabled” holds "traitor"' in said
        assert "campaign.json, line " in said


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_a_whole_campaign_is_told_in_every_language(path, language):
    spoken = ("--lang", language)
    campaign("new", path, *spoken)
    for game in range(9):
        chosen = ("--mission", "the-asset") if game == 8 else ()
        assert campaign("next", path, *chosen, *spoken)
        assert campaign("record", path, "lost" if game % 2 else "won", *chosen, *spoken)
        shown = campaign("show", path, *spoken)
        assert max(len(line) for line in shown.splitlines()) <= 80
    assert kept(path).complete
