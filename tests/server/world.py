"""A world that is lived through at a real server, and everything that one viewer receives in it."""

import json
import time
from collections import defaultdict

from cantina.server.live.live_table import Listener
from cantina.server.schema.requests import SEAT_REQUESTS
from cantina.table.guests import signed
from cantina.table.interrupts import is_interrupt
from server.live_server import LiveServer, opened, wish

TABLE = "table-1"
DELAY = 5
SITTERS = (0, 0, 1)  # the seats in the order in which they are taken; the first one is left once
SAID = {  # with each wish
    "sit": {"name": "Eve"},
    "bot": {"level": "random"},
    "act": {"action": "pass"},
    "consent": {"yes": True},
    "order": {"orders": {}},
    "prefer": {"confirms": True, "pace": "slow"},
    "say": {"phrase": "hello"},
}
# Requests that are not asked here, and why.
NOT_ASKED = {
    "GET /api/tables/{table_id}/stream": "read as it grows",
    "POST /api/tables": "the answer holds new secrets of one's own",
    "POST /api/campaigns": "the answer holds new secrets of one's own",
    "POST /api/campaigns/file": "the answer holds new secrets of one's own",
}


class Clock:
    """Time stands until it is moved."""

    def __init__(self):
        self.now = 1_700_000_000.0

    def __call__(self):
        return self.now


def soon(holds, otherwise="it does not happen"):
    """Wait until something holds."""
    for _ in range(6000):
        if holds():
            return
        time.sleep(0.01)
    raise AssertionError(otherwise)


class World:
    """One of the worlds, and everything that the viewer receives in it."""

    def __init__(self, path, worlds, number, game, viewer):
        self.steps, self.number, self.viewer, self.heard = worlds.steps, number, viewer, []
        self.clock = Clock()
        self.live_server = LiveServer(path, now=self.clock)
        context = self.live_server.app.state.context
        for limit in (*context.limits_of_address, context.messages):
            limit.burst = 1e6
        self.host, *self.people = [self.person(name) for name in ("host", "zero", "one")]
        self.links = opened(self.host, game, delay=DELAY, pace=30, grace=0, undo="consent")
        assert self.links["table"] == TABLE
        self.me = self.person("eve") if viewer is None else self.people[viewer]
        self.me.headers["accept-language"] = "uk"
        if viewer is None:
            self.me.headers["authorization"] = f"Bearer {self.links['watch']}"

    def person(self, name):
        """A guest whose cookie is the same in both worlds, as it is their own."""
        client = self.live_server.person(**{"x-forwarded-for": "192.0.2.7"})  # not from the server's own computer
        client.cookies.set("cantina_guest", signed(name, self.live_server.app.state.context.key))
        return client

    @property
    def other(self):
        """A seat that is not the viewer's."""
        return 0 if self.viewer == 1 else 1

    def close(self):
        for person in (self.host, self.me, *self.people):
            person.close()
        self.live_server.close()

    # --- what the viewer receives ---

    def ask(self, way, path, general=None, **more):
        """A request of the viewer."""
        answer = self.me.request(way, path, **more)
        headers = {name: value for name, value in answer.headers.items() if name not in ("date", "set-cookie")}
        self.heard.append((f"{way} {general or path}", str(answer.status_code), json.dumps(headers), answer.text))

    def live(self):
        """A live connection of the viewer."""
        link = self.links["watch"] if self.viewer is None else None
        return self.live_server.live(TABLE, self.viewer, dict(self.me.cookies), link, language="uk")

    def listen(self):
        """Receive everything that is on its way: the refusal of an unknown request comes after it."""
        self.wire.say(wish="dance", key="fence")
        while True:
            text = self.wire.wire.recv(60)
            self.heard.append(("live", text))
            message = json.loads(text)
            self.seq = message.get("seq", self.seq)
            if message.get("refused") == "fence":
                return

    def read_lines(self):
        """Read the stream as far as the live connection has come."""
        while self.read < self.seq:
            line = next(self.stream)
            self.heard.append(("line", line))
            self.read = json.loads(line)["seq"]

    # --- what happens ---

    def sit_down(self):
        """Bots and people come and go, until everybody sits and the cards are dealt."""
        self.look()
        wish(self.host, TABLE, 1, "bot", level="random")
        wish(self.host, TABLE, 1, "free")
        for seat, person in enumerate(self.people):
            wish(person, TABLE, seat, "sit", name=f"Nr {seat}")
            if seat == 0:
                wish(person, TABLE, seat, "leave")
                wish(person, TABLE, seat, "sit", name="Nr 0")

    def look(self):
        """Everything that the viewer can look at while others act."""
        seat = {} if self.viewer is None else {"seat": self.viewer}
        self.ask("GET", f"/api/tables/{TABLE}")
        self.ask("GET", f"/api/tables/{TABLE}/view", params=seat)
        self.ask("GET", f"/api/tables/{TABLE}/view", params={"seat": self.other})
        self.ask("GET", f"/api/tables/{TABLE}/record")
        self.ask("GET", f"/api/tables/{TABLE}/moments/1000", params={**seat, "from_seat": self.other})
        self.ask("GET", f"/api/tables/{TABLE}/course", params=seat)
        self.ask("GET", f"/api/tables/{TABLE}/moments/1/picture", params=seat)

    def look_back(self):
        """The first moments and the last ones, as the viewer saw them."""
        seat = {} if self.viewer is None else {"seat": self.viewer}
        for seq in (0, 1, *range(max(self.seq - 8, 2), self.seq + 2)):
            self.ask("GET", f"/api/tables/{TABLE}/moments/{seq}", params=seat)
        for since in (0, max(self.seq - 8, 0), self.seq, self.seq + 1):
            self.ask("GET", f"/api/tables/{TABLE}/passage", params={**seat, "since": since})

    def step(self, step):
        """A player acts; in the second world others have given orders and preferences, and have had second thoughts."""
        for code in step.wrong:
            self.wire.say(action=code, key="wrong")
        self.listen()
        action = step.actions[self.number]
        if step.seat == self.viewer:
            self.wire.say(action=action, key=f"mine-{len(self.heard)}")
            self.listen()
        elif self.number == 0:
            wish(self.people[step.seat], TABLE, step.seat, "act", action=action)
        else:
            self.act_in_secret(step, action)
        self.time_goes_by(step.seat)
        self.listen()

    def act_in_secret(self, step, action):
        """Let all other players act, in another way."""
        person = self.people[step.seat]
        wish(person, TABLE, step.seat, "prefer", confirms=True, pace="slow")
        if action == "pass" and self.is_interrupt(step.seat):
            assert wish(person, TABLE, step.seat, "order", orders={"events": "never"}).status_code == 200
            return
        if step.first_thought is not None:
            done = wish(person, TABLE, step.seat, "act", action=step.first_thought, key="k1")
            assert done.status_code == 200, done.text
        done = wish(person, TABLE, step.seat, "act", action=action, key="k2-" + action)
        assert done.status_code == 200, done.text

    def is_interrupt(self, seat):
        return is_interrupt(self.table, seat)

    def time_goes_by(self, seat):
        """The delay of an interrupt is over, and something happens that no viewer notices."""
        self.listen()
        if self.is_interrupt(seat):
            self.clock.now += DELAY
            other = self.other if seat == self.viewer else seat
            wish(self.people[other], TABLE, other, "prefer", confirms=False)
            if self.number == 1 and seat != self.viewer:
                wish(self.people[seat], TABLE, seat, "order", orders={"events": "ask"})

    def talk(self):
        """Set phrases; a player wants to take something back, and the others do not agree, then agree."""
        for seat, person in enumerate(self.people):
            wish(person, TABLE, seat, "say", phrase="thinking")
            self.listen()
            for yes in (False, True):
                wish(person, TABLE, seat, "undo")
                self.listen()
                wish(self.people[1 - seat], TABLE, 1 - seat, "consent", yes=yes)
                self.listen()

    def come_and_go(self):
        """A player's connection is lost, a bot stands in; they come back, and are lost again."""
        for _ in range(2):
            with self.live_server.live(TABLE, self.other, dict(self.people[self.other].cookies)) as wire:
                wire.hear(60)
                self.until(self.other, "")
                self.listen()
            self.until(self.other, "dropped")
            self.listen()
            self.look()

    def until(self, seat, away):
        """The server needs a moment to notice who comes and goes."""
        soon(lambda: self.table.places[seat].away == away, f"seat {seat} is not {away!r}")

    @property
    def live_table(self):
        return self.live_server.app.state.context.registry.tables[TABLE]

    @property
    def table(self):
        """The truth."""
        return self.live_table.table

    def ask_everything(self):
        """Every request that there is, about the other seat or about nothing in particular."""
        self.ask("GET", "/openapi.json")
        places = defaultdict(lambda: "none", table_id=TABLE, seat=self.other, seq=2, game_id=self.table.game.id)
        for path, ways in self.live_server.app.openapi()["paths"].items():
            for way in ways:
                if f"{way.upper()} {path}" not in NOT_ASKED:
                    named = path.format_map(places)
                    self.ask(way.upper(), named, path, json=SAID.get(path.rsplit("/", 1)[-1], {}))

    def wish_everything(self):
        """Every wish over the live connection; what it does is the viewer's own doing."""
        for name in SEAT_REQUESTS:
            if name not in ("leave", "act", "undo"):
                self.wire.say(wish=name, key=name, **SAID.get(name, {}))
                self.listen()
        for text in ("{", "[]", '{"wish": 3}', '{"key": 3}', '{"wish": "say"}'):
            self.wire.wire.send(text)
        self.listen()

    def gone(self):
        """The viewer's own connections are closed; no other guest waits for them, so no bot stands in."""
        if self.viewer is not None:
            soon(lambda: self.viewer in self.live_table.presence.gone, "the viewer is still there")

    def live_through(self):
        """All of it; a spectator is always connected, so bots keep their pace and no game goes on without players."""
        self.sit_down()
        self.live_table.listeners.append(Listener(None, lambda: None))
        self.play()
        self.gone()
        with self.live() as self.wire:  # what was missed while away comes again
            self.listen()
        self.gone()
        self.ask_everything()
        return self.heard

    def play(self):
        """What happens while the viewer is there."""
        seat = {} if self.viewer is None else {"seat": self.viewer}
        path = f"/api/tables/{TABLE}/stream"
        with self.live() as self.wire, self.me.stream("GET", path, params=seat) as answer:
            self.seq, self.read, self.stream = 0, 0, answer.iter_lines()
            self.listen()
            for step in self.steps:
                self.step(step)
                self.read_lines()
                self.look()
            self.talk()
            self.come_and_go()
            self.read_lines()
            self.look_back()
            self.wish_everything()
            self.read_lines()
