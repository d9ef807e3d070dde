"""Quick Draw at a real server, in a process of its own that knows the game by `CANTINA_GAMES` alone."""

import json
import os
import random
from pathlib import Path

import jsonschema_rs
import pytest

import cantina
from server.live_server import opened, wish
from server.process import served
from server.test_messages import Ear, catch_up, play_on
from server.test_programs import PYTHON, play

HOME = Path(__file__).parent
SOURCE = Path(cantina.__file__).parents[1]


@pytest.fixture(scope="module")
def live_server(tmp_path_factory):
    where = os.pathsep.join(map(str, (SOURCE, HOME)))
    database = tmp_path_factory.mktemp("live_server") / "cantina.sqlite"
    with served("--database", str(database), CANTINA_GAMES="quick_draw", PYTHONPATH=where) as server:
        yield server


@pytest.fixture(scope="module")
def fits(live_server):
    """A check of messages by the schemas that this server publishes."""
    with live_server.person() as anna:
        schemas = anna.get("/api/schemas.json").json()

    def check(name, message):
        read = json.loads(message) if isinstance(message, (str, bytes)) else message
        checker = jsonschema_rs.Draft202012Validator({**schemas, "$ref": f"#/$defs/{name}"})
        assert [error.message for error in checker.iter_errors(read)] == []
        return read

    return check


def test_it_is_offered_with_its_seats_and_options(live_server):
    with live_server.person() as anna:
        offered = {one["game"]: one for one in anna.get("/api/games").json()}
    assert offered["quick-draw"]["seats"] == [2, 3, 4]
    assert offered["quick-draw"]["options"] == ["lead", "tips", "max_turns"]


def test_its_texts_can_be_had_by_a_client_that_lacks_them(live_server):
    with live_server.person() as anna:
        texts = [anna.get(f"/api/games/quick-draw/texts/{language}").text for language in ("en", "uk")]
    assert texts[0] == texts[1] == (HOME / "quick_draw" / "text" / "en" / "quick-draw.ftl").read_text("utf-8")


def test_its_bounties_are_cards(live_server, fits):
    with live_server.person() as anna:
        cards = fits("QuickDrawCards", anna.get("/api/games/quick-draw/cards").text)
    assert cards["cards"][-1] == {"type": "bounty", "name": "pirate-captain", "worth": 16}


def test_every_message_of_a_whole_game_fits(live_server, fits):
    """Two seats and a spectator by live connections, a bot on the third seat."""
    heard = set()
    with live_server.person() as anna:
        table = opened(anna, "quick-draw", 3, {"tips": True}, watch="anyone")["table"]
        for seat in (0, 1):
            fits("Seated", wish(anna, table, seat, "sit", name="Anna").text)
        fits("Stored", wish(anna, table, 2, "bot", level="greedy").text)
        seats = [live_server.live(table, seat, anna.cookies) for seat in (0, 1)]
        with seats[0] as first, seats[1] as second, live_server.live(table) as spectator:
            ears = [Ear(wire, heard, fits) for wire in (first, second, spectator)]
            for ear in ears:
                ear.hear()
            play_on(ears[:2], random.Random(5))
            catch_up(ears[2])
            told = ears[2].last
        result = fits("QuickDrawResult", told["table"]["result"])
        fits("QuickDrawUpdate", anna.get(f"/api/tables/{table}/moments/9?from_seat=1&seat=0").text)
        picture = anna.get(f"/api/tables/{table}/picture").json()["text"]
    assert {"update", "done", "refused", "event"} <= heard
    assert told["view"]["phase"] == "over"
    assert 1 in [row["rank"] for row in result["pad"]]
    assert "For bounties" in picture


def test_programs_that_know_nothing_of_it_play_it_to_its_end(live_server):
    with live_server.person() as anna:
        links = opened(anna, "quick-draw")
    table = play(live_server, links["table"], links, [PYTHON, PYTHON])
    assert table["result"] is not None
    assert [seat["name"] for seat in table["seats"]] == ["Python", "Python"]


def test_an_action_is_refused_by_its_rule(live_server):
    with live_server.person() as anna:
        table = opened(anna, "quick-draw")["table"]
        for seat in (0, 1):
            wish(anna, table, seat, "sit", name="Anna")
        hand = anna.get(f"/api/tables/{table}/view?seat=0").json()["view"]["players"][0]["hand"]
        other = next(card for card in range(1, 41) if card not in hand)
        problem = wish(anna, table, 0, "act", action=f"show {other}").json()
    assert (problem["error"], problem["rule"]) == ("quick-draw-refusal-not-in-hand", "QD-6")
    assert f"card {other} is not in your hand" in problem["text"]
