"""Real messages of whole games fit the published schemas, and anything more does not."""

import json
import random
import re

import pytest

import cantina
from cantina.server.schema.definitions import title
from cantina.server.schema.responses import DOWN
from conformance.drive import sample, tables
from server.contract import faults, fits, kind_of, lines
from server.live_server import opened, wish
from suites import suites


class Ear:
    """A live connection of which every message is checked and counted."""

    def __init__(self, wire, heard, fits=fits):
        self.wire, self.heard, self.fits, self.last = wire, heard, fits, None

    def hear(self):
        message = self.fits("Down", self.wire.wire.recv(60))
        self.heard.add(kind_of(message))
        if "seq" in message:
            self.last = message
            self.heard.update(line["kind"] for line in message["events"])
        return message

    def say(self, **said):
        """Say something, and listen until it is answered."""
        self.fits("Up", said)
        self.wire.say(**said)
        while "seq" in (answer := self.hear()):
            pass
        return answer


def play_on(ears, dice, most=3000):
    """Play a game of several seats at random to its end, as fast as they are asked."""
    for _ in range(most):
        asked = [ear for ear in ears if ear.last["legal"]]
        if not asked:
            if ears[0].last["table"]["result"]:
                return
            ears[0].hear()
            continue
        ear = dice.choice(asked)
        answer = ear.say(action=dice.choice(ear.last["legal"])["action"])
        assert "done" in answer, answer
        for each in ears:
            catch_up(each)
    raise AssertionError("the game does not end")


def catch_up(ear):
    """Receive everything that is on its way: the refusal of a request comes after it."""
    ear.say(wish="consent", yes=True, key="fence")


@pytest.mark.first_is_enough
@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("game", cantina.games())
def test_every_message_of_a_whole_game_fits(live_server, game):
    heard = set()
    with live_server.person() as anna:
        links = opened(anna, game, options={"max_turns": suites()[game].short}, watch="anyone")
        for seat in (0, 1):
            assert fits("Seated", wish(anna, links["table"], seat, "sit", name="Anna").text)
        seats = [live_server.live(links["table"], seat, anna.cookies) for seat in (0, 1)]
        with seats[0] as first, seats[1] as second, live_server.live(links["table"]) as spectator:
            ears = [Ear(wire, heard) for wire in (first, second, spectator)]
            for ear in ears:
                ear.hear()
            play_on(ears[:2], random.Random(5))
            ears[2].say(wish="undo")  # a spectator may not, and receives everything before
            result = ears[2].last["table"]["result"]
        fits(f"{title(game)}Result", result)
        looks = {
            "Update": f"/api/tables/{links['table']}/view?seat=0",
            "Outline": f"/api/tables/{links['table']}",
            f"{title(game)}Update": f"/api/tables/{links['table']}/moments/9?from_seat=1&seat=0",
            f"{title(game)}Course": f"/api/tables/{links['table']}/course?from_seat=1&seat=0",
        }
        for name, path in looks.items():
            fits(name, anna.get(path).text)
        for one in anna.get(f"/api/tables/{links['table']}/passage?since=1&seat=0").json():
            fits(f"{title(game)}Moment", json.dumps(one))
    assert {"update", "done", "refused", "event"} <= heard


@pytest.mark.usefixtures("compiled")
def test_every_kind_of_message_and_line_is_sent_in_one_evening(live_server):
    """People sit, leave, are stood in for, ask to undo, agree and refuse; at the end there is a rematch."""
    heard = set()
    with live_server.person() as anna, live_server.person() as boris:
        table = opened(anna, options={"max_turns": 1}, listed=True, watch="anyone", grace=0)["table"]
        with live_server.live(table) as spectator:
            watching = Ear(spectator, heard)
            watching.hear()
            wish(anna, table, 1, "bot", level="random")
            wish(anna, table, 1, "free")
            wish(anna, table, 0, "sit", name="Anna")
            wish(boris, table, 1, "sit", name="Boris")
            with live_server.live(table, 0, anna.cookies) as hers:
                her = Ear(hers, heard)
                her.hear()
                with live_server.live(table, 1, boris.cookies) as his:
                    him = Ear(his, heard)
                    him.hear()
                    her.say(action="draw target", key="k1")
                    her.say(wish="undo")
                    him.say(wish="consent", yes=False)
                    her.say(wish="undo")
                    him.say(wish="consent", yes=True)
                    her.say(wish="say", phrase="thanks")
                stood_in(her)
                with live_server.live(table, 1, boris.cookies) as his:
                    him = Ear(his, heard)
                    him.hear()
                    catch_up(her)
                    play_on([her, him], random.Random(2))
                    him.say(wish="leave")
                fits("Links", anna.post(f"/api/tables/{table}/rematch").text)
                catch_up(her)
            watching.say(wish="undo")
    assert heard == set(DOWN) | lines()


def stood_in(her):
    """A player is gone, and as soon as anything happens a bot stands in."""
    for _ in range(200):
        her.say(wish="say", phrase="thinking")
        if her.last["table"]["seats"][1]["away"] == "dropped":
            return
    raise AssertionError("nobody stands in")


@pytest.mark.slow
@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("game_id", cantina.games())
def test_the_views_of_all_variants_fit(game_id):
    """Every number of players, every option, every viewer, along whole games."""
    game = cantina.game(game_id)
    for number, (seats, options) in enumerate(tables(game)):
        for match, _, _ in sample(game, seats, options, 300 + number, suites()[game_id].samples):
            for viewer in (None, *range(seats)):
                fits(f"{title(game.id)}View", match.view(viewer))


@pytest.mark.parametrize("game", cantina.games())
def test_whatever_is_added_to_a_view_or_left_out_of_it_is_noticed(game):
    view = cantina.new_match(game, 2, seed=1).view(0)
    name = f"{title(game)}View"
    fits(name, view)
    assert faults(name, {**view, "hint": 3})
    for field in view:
        assert faults(name, {other: value for other, value in view.items() if other != field}), field
    player = {**view["players"][0], "secret": 1}
    assert faults(name, {**view, "players": [player, *view["players"][1:]]})


def test_the_lines_of_a_log_are_those_that_have_words():
    text = (cantina.text.FOLDER / "en" / "table.ftl").read_text(encoding="utf-8")
    assert lines() - {"event"} == set(re.findall(r"^table-told-([\w-]+) =", text, re.MULTILINE))


def test_lines_for_programs_fit(live_server):
    with live_server.person() as anna:
        table = opened(anna, watch="anyone")["table"]
        with anna.stream("GET", f"/api/tables/{table}/stream") as answer:
            assert answer.headers["content-type"] == "application/x-ndjson"
            fits("Update", next(answer.iter_lines()))


def test_whoever_is_not_let_in_hears_it_as_any_other_refusal(live_server):
    with live_server.live("nowhere") as wire:
        assert fits("Refused", wire.wire.recv(60))["refused"] is None


def test_a_key_that_is_none_does_not_come_back(live_server):
    with live_server.person() as anna:
        table = opened(anna, watch="anyone")["table"]
        wish(anna, table, 0, "sit", name="Anna")
        with live_server.live(table, 0, anna.cookies) as wire:
            for key in (7, ["k"], "k" * 65):
                wire.wire.send(json.dumps({"wish": "undo", "key": key}))
                assert fits("Refused", json.dumps(wire.until("refused", 60)))["refused"] is None
