"""The world of the fuzzer: a server with clocks that are set by hand, guests with cookies, tables, links and campaigns.

It knows who holds which seat by what it was answered, and nothing else about the inside of the server.
"""

import json
import shutil
from dataclasses import dataclass, field
from itertools import count, zip_longest
from pathlib import Path

from server import fuzz_truth
from server.contract import fits
from server.fuzz_limits import Limits, TooMany
from server.live_server import LiveServer

REFUSED, BROKEN = 400, 500
TOO_MANY, UNAVAILABLE = 429, 503
LATEST = 3  # tables at which something happens; the others rest


class Fault(AssertionError):
    """The server did something that it must never do."""


@dataclass
class Seat:
    """Who holds a seat, by its own secret; `old` are secrets that must open nothing any more."""

    holder: int | None = None
    secret: str | None = None
    old: list[str] = field(default_factory=list)

    def take(self, guest, secret):
        """A guest sits down, or replaces the link."""
        self.give_up()
        self.holder, self.secret = guest, secret

    def give_up(self):
        """Nobody holds the seat any more."""
        if self.secret is not None:
            self.old.append(self.secret)
        self.holder = self.secret = None


@dataclass
class KnownTable:
    """A table with its links."""

    id: str
    host: int
    invitations: list[str]
    watch: str
    seats: list[Seat]
    sat: set[int] = field(default_factory=set)  # guests who have ever held a seat

    def take(self, seat, guest, secret=None):
        """A guest has a seat from now on, or another link to it."""
        self.sat.add(guest)
        self.seats[seat].take(guest, secret)


def told(line):
    """A line of a story without its words, which name the guest who has the seat now."""
    return json.dumps({name: value for name, value in line.items() if name != "text"}, sort_keys=True)


class World:
    """A server and all who use it."""

    def __init__(self, folder, clock):
        self.folder, self.number, self.clock, self.limits = Path(folder), count(), clock, Limits(clock)
        self.guests, self.tables, self.campaigns = [], [], []
        self.lives = []  # live connections
        self.offers = {}  # what each seat could choose among when it acted last
        self.stories = {}  # the lines that each holder was shown, by table and seat
        self.live_server, self.path = None, self.new_path()
        self.begin()

    def new_path(self):
        """A file for a database, in a folder of its own."""
        path = self.folder / str(next(self.number)) / "cantina.sqlite"
        path.parent.mkdir(parents=True)
        return path

    def begin(self):
        """Start the server; guests keep their cookies."""
        self.live_server = LiveServer(self.path, now=self.clock.of_server())
        self.limits.attach(self.live_server)
        self.guests = [self.person(guest.cookies) for guest in self.guests]

    def person(self, cookies=None):
        """The browser of a guest."""
        person = self.live_server.person()
        if cookies:
            person.cookies.update(dict(cookies))
        return person

    def end(self):
        """Stop the server in peace; live connections end with it."""
        while self.lives:
            self.lives.pop().closing.close()
        for guest in self.guests:
            guest.close()
        self.live_server.close()

    def lose_power(self):
        """Go on with the files as they are on the disk at this moment."""
        path = self.new_path()
        for file in self.path.parent.iterdir():
            if file.is_file() and file.name.startswith(self.path.name):
                shutil.copy(file, path.parent / file.name)
        self.end()
        self.path = path
        self.begin()

    # --- asking ---

    def ask(self, guest, way, path, link=None, **body):
        """A request; whatever it is, the server answers it, and a refusal has the common shape."""
        headers = {"authorization": f"Bearer {link}"} if link else {}
        file = {"json": body.pop("file")} if "file" in body else {}
        sent = {"json": body} if way == "POST" else {"params": body, **file}
        answer = self.guests[guest].request(way, path, headers=headers, **sent)
        self.check_limits(way, path, answer)
        if answer.status_code >= BROKEN and answer.status_code != UNAVAILABLE:
            raise Fault(f"{way} {path} {body}: {answer.status_code} {answer.text[:300]}")
        if answer.status_code >= REFUSED:
            fits("Problem", answer.text)
        return answer

    def check_limits(self, way, path, answer):
        """Nobody is refused for nothing, and not too much passes."""
        limits = self.limits
        if answer.status_code == TOO_MANY:
            if not (limits.on and limits.counting):
                raise Fault(f"{way} {path} is one too many, though nothing is limited")
            raise TooMany
        if limits.on and limits.counting and not limits.passed():
            raise Fault(f"{way} {path} has passed, though it is one too many")

    def ask_seat(self, guest, table, seat, what, link=None, **body):
        """A request of a seat."""
        return self.ask(guest, "POST", f"/api/tables/{self.tables[table].id}/seats/{seat}/{what}", link, **body)

    def view(self, guest, table, seat, link=None):
        """What a guest is shown of a seat."""
        params = {} if seat is None else {"seat": seat}
        return self.ask(guest, "GET", f"/api/tables/{self.tables[table].id}/view", link, **params)

    # --- tables ---

    def add_table(self, guest, answer):
        """Keep the links of a new table."""
        if answer.status_code == 201:
            links = answer.json()
            seats = [Seat() for _ in links["seats"]]
            self.tables.append(KnownTable(links["table"], guest, links["seats"], links["watch"], seats))

    def check_story(self, table, seat):
        """The holder of a seat is shown it, and what was shown before is shown again, in the same order."""
        place = self.tables[table].seats[seat]
        if place.holder is None:
            return
        number = self.number_of(table)
        answer = self.view(place.holder, table, seat)
        if answer.status_code != 200:
            raise Fault(f"the holder of seat {seat} is refused: {answer.text[:300]}")
        lines = [told(line) for line in answer.json()["events"]]
        before = self.stories.get((table, seat, place.holder), [])
        for was, line in zip_longest(before, lines[: len(before)]):
            if was != line:
                raise Fault(f"seat {seat} of table {table} was shown {was} before, now {line}")
        self.stories[table, seat, place.holder] = lines
        self.check_truth(table, seat, answer.json(), number)

    def number_of(self, table):
        """The number of the last entry of a table in the memory of the server."""
        live = self.live_server.app.state.context.registry.tables.get(self.tables[table].id)
        return None if live is None else live.table.number

    def check_truth(self, table, seat, shown, number):
        """What is shown is what the stored log says, unless a bot acts meanwhile; and no more time than there is."""
        left, clock = shown["table"]["you"]["left"], shown["table"]["settings"]["clock"]
        if left is not None and left > clock:
            raise Fault(f"seat {seat} of table {table} has {left} seconds left of {clock}")
        bodies = fuzz_truth.bodies_of(self.live_server.store, self.tables[table].id)
        if not number == len(bodies) == self.number_of(table):
            return
        match = fuzz_truth.match_of(bodies)
        if shown["view"] != (None if match is None else fuzz_truth.view_of(match, seat)):
            raise Fault(f"seat {seat} of table {table} is shown another game than the log says")

    def check_stories(self):
        """Nothing that anybody was shown is lost."""
        with self.limits.lifted():
            for table, known in enumerate(self.tables):
                for seat in range(len(known.seats)):
                    self.check_story(table, seat)
