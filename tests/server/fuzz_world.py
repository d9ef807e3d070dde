"""The world of the fuzzer: a server with a clock that is set by hand, guests with cookies, tables, links and campaigns.

It knows who holds which seat by what it was answered, and nothing else about the inside of the server.
"""

import json
import shutil
from dataclasses import dataclass, field
from itertools import count, zip_longest
from pathlib import Path

from server.contract import fits
from server.live_server import open_live_server

REFUSED, BROKEN = 400, 500
UNAVAILABLE = 503


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


def told(line):
    """A line of a story without its words, which name the guest who has the seat now."""
    return json.dumps({name: value for name, value in line.items() if name != "text"}, sort_keys=True)


class World:
    """A server and all who use it."""

    def __init__(self, folder):
        self.folder, self.number, self.time = Path(folder), count(), 1_700_000_000.0
        self.guests, self.tables, self.campaigns = [], [], []
        self.lives = []  # live connections
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
        self.live_server = open_live_server(self.path, now=lambda: self.time)
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
        sent = {"json": body} if way == "POST" else {"params": body}
        answer = self.guests[guest].request(way, path, headers=headers, **sent)
        if answer.status_code >= BROKEN and answer.status_code != UNAVAILABLE:
            raise Fault(f"{way} {path} {body}: {answer.status_code} {answer.text[:300]}")
        if answer.status_code >= REFUSED:
            fits("Problem", answer.text)
        return answer

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
        answer = self.view(place.holder, table, seat)
        if answer.status_code != 200:
            raise Fault(f"the holder of seat {seat} is refused: {answer.text[:300]}")
        lines = [told(line) for line in answer.json()["events"]]
        before = self.stories.get((table, seat, place.holder), [])
        for was, line in zip_longest(before, lines[: len(before)]):
            if was != line:
                raise Fault(f"seat {seat} of table {table} was shown {was} before, now {line}")
        self.stories[table, seat, place.holder] = lines

    def check_stories(self):
        """Nothing that anybody was shown is lost."""
        for table, known in enumerate(self.tables):
            for seat in range(len(known.seats)):
                self.check_story(table, seat)
