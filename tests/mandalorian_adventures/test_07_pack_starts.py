"""Section 7.2, item 10: no game of a pack is decided before its first turn."""

import json

import pytest

from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.pack import content
from cantina.games.mandalorian_adventures.rules import check_start
from mandalorian_adventures.packs import CHAPEL, MISSION, lines, write
from strict_text import strict_text  # noqa: F401

pytestmark = pytest.mark.usefixtures("strict_text")
MINE, MAP = "missions/mine.toml", "maps/chapel.toml"


def begins(folder, files=(MINE,)):
    """What is wrong with the beginnings of games: where, and with which map and how many characters."""
    made = content.load(folder)
    findings = list(check_start.check_start(GAME, made, files))
    for error in findings:
        assert all(error.file in line and str(error.line) in line and error.field in line for line in lines(error))
    return [(error.key, error.line, error.field, error.values["map"], error.values["count"]) for error in findings]


def prepared(folder, *steps, **more):
    """A pack whose mission has this preparation."""
    field = f"number = 9\npreparation = {json.dumps(steps)}"
    return write(folder, missions__mine=MISSION.replace("number = 9", field), **more)


def test_a_mission_in_order_begins(tmp_path):
    assert begins(write(tmp_path, missions__mine=MISSION)) == []


@pytest.mark.slow
def test_the_missions_that_ship_begin():
    assert GAME.packs.inspect(None).findings == []


@pytest.mark.rule("MA-174")
@pytest.mark.parametrize("check", ["now", "end_of_turn"])
@pytest.mark.parametrize("objective", ['"all_at start"', '"not track_full dawn"', '"all_at start", "not damaged"'])
def test_an_objective_that_is_met_before_the_first_turn_is_refused(tmp_path, objective, check):
    text = MISSION.replace('"track_full dawn"', objective).replace("crisis", f'objective_check = "{check}"\ncrisis')
    assert begins(write(tmp_path, missions__mine=text)) == [("pack-objective-met", 7, "objective", "arvala", 2)]


def test_an_objective_of_which_a_part_is_met_is_none_that_is_met(tmp_path):
    text = MISSION.replace('"track_full dawn"', '"all_at start", "track_full dawn"')
    assert begins(write(tmp_path, missions__mine=text)) == []


@pytest.mark.rule("MA-130")
@pytest.mark.parametrize(("damage", "wrong"), [(4, False), (5, True), (9, True)])
def test_a_preparation_that_defeats_a_character_is_refused(tmp_path, damage, wrong):
    found = begins(prepared(tmp_path, f"damage_character {damage} you 0"))
    assert found == ([("pack-over-at-start", 5, "preparation", "arvala", 2)] if wrong else [])


@pytest.mark.parametrize(
    "steps", [["win"], ["lose"], ["choose lose | win"], ["may win", "for_each player damage_character 5 you 0"]]
)
def test_a_preparation_that_ends_the_game_is_refused(tmp_path, steps):
    """Questions of the preparation are answered on the way."""
    assert begins(prepared(tmp_path, *steps)) == [("pack-over-at-start", 5, "preparation", "arvala", 2)]


def test_a_failure_that_is_met_before_the_first_turn_is_refused(tmp_path):
    text = f'{MISSION}\n[[failure]]\nname = "late"\nif = ["all_at start"]\n'
    assert begins(write(tmp_path, missions__mine=text)) == [("pack-over-at-start", 18, "if", "arvala", 2)]


def test_a_failure_that_is_looked_at_later_may_still_be_averted(tmp_path):
    text = f'{MISSION}\n[[failure]]\nname = "late"\nif = ["all_at start"]\ncheck = "end_of_turn"\n'
    assert begins(write(tmp_path, missions__mine=text)) == []


@pytest.mark.parametrize("least", [3, 4])
def test_every_size_of_a_team_is_tried(tmp_path, least):
    found = begins(prepared(tmp_path, f"if team {least} then lose"))
    assert found == [("pack-over-at-start", 5, "preparation", "arvala", least)]


def test_every_map_is_tried(tmp_path):
    """In the chapel alone number 1 is where the characters begin."""
    found = begins(prepared(tmp_path, "if you_at number 1 then lose", maps__chapel=CHAPEL))
    assert found == [("pack-over-at-start", 5, "preparation", "chapel", 2)]


TRAP = """
[[rule]]
name = "trap"
on = "threat_revealed"
if = ["is_token {token}"]
steps = ["damage_character 5 you 0"]
"""


def trapped(folder, token):
    """A pack whose preparation turns up a token, and a rule by which one face kills."""
    pack = prepared(folder, "reveal nearest")
    mine = pack / MINE
    mine.write_text(mine.read_text(encoding="utf-8") + TRAP.format(token=token), encoding="utf-8")
    return pack


@pytest.mark.parametrize("token", ["medkit", "keycard"])
def test_a_preparation_that_may_kill_is_refused(tmp_path, token):
    """Which token is the nearest one is a matter of chance, so several deals are tried."""
    ((key, line, field, board, _),) = begins(trapped(tmp_path, token))
    assert (key, line, field, board) == ("pack-over-at-start", 5, "preparation", "arvala")


def test_one_deal_would_not_find_it(tmp_path, monkeypatch):
    monkeypatch.setattr(check_start, "TEAMS", (2,))
    pack, found = trapped(tmp_path, "medkit"), []
    for deals in (1, 8):
        monkeypatch.setattr(check_start, "SEEDS", deals)
        found.append(bool(begins(pack)))
    assert found == [False, True]


@pytest.mark.parametrize(
    ("steps", "deals"),
    [
        ([], 1),
        (["place_token relay number 2 up", "mix_tokens square"], 1),
        (["if not team 4 then place_token relay number 6 up"], 1),
        (["reveal nearest"], 8),
        (["if team 4 then reveal nearest"], 8),
        (["place_token relay number 2 up", "may spawn nearest-star"], 8),
        (["choose win | place_token relay number 2 up"], 8),
    ],
)
def test_a_preparation_that_only_lays_out_tokens_is_tried_with_one_deal(tmp_path, steps, deals):
    pack = content.load(prepared(tmp_path, *steps)).cards[0]
    (mission,) = (one for one in pack.missions if one.name == "night-watch")
    assert check_start.deals(mission) == deals


@pytest.mark.parametrize(
    ("files", "tried"),
    [
        ((MINE,), {("night-watch", "arvala"), ("night-watch", "chapel")}),
        ((MAP,), {("night-watch", "chapel"), ("the-egg", "chapel")}),
        (("tokens.toml",), {("the-asset", "arvala"), ("redemption", "plaza"), ("the-egg", "chapel")}),
        ((), set()),
    ],
)
def test_only_games_with_something_of_the_pack_are_tried(tmp_path, monkeypatch, files, tried):
    made, pairs = content.load(write(tmp_path, missions__mine=MISSION, maps__chapel=CHAPEL)), set()
    monkeypatch.setattr(
        check_start, "_begun_badly", lambda game, made, one, board, deal: pairs.add((one.name, board.name))
    )
    assert list(check_start.check_start(GAME, made, files)) == []
    assert tried <= pairs
    assert all(mission == "night-watch" or files != (MINE,) for mission, _ in pairs)
    assert all(board == "chapel" or files != (MAP,) for _, board in pairs)
    assert pairs or not files
