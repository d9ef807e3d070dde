"""An evening at one table: a log in memory, a clock that is set by hand, and people with names."""

from contextlib import contextmanager

from cantina.table import absence, play, seats, updates
from cantina.table.cache import Cache
from cantina.table.log import Entry, read, write
from cantina.table.replay import apply, fold
from cantina.table.table import opened, opening
from cantina.table.updates import update

SEED = bytes(31) + b"\x07"
PEOPLE = ("anna", "boris", "cleo", "dora", "emil", "fay")


class Evening:
    """A table with people; `anna` opened it and holds seat 0."""

    def __init__(self, game="bounty-hunters", count=2, people=None, options=None, first=None, **settings):
        self.now, self.log, self.presence = 1000.0, [], absence.Presence()
        body = first or opening(game, count, "anna", SEED, options, settings)
        self.log.append(Entry(1, self.now, body))
        self.table = opened("t1", self.log[0])
        for seat, guest in enumerate(PEOPLE[:count] if people is None else people):
            self.do(seats.sit(self.table, guest, guest.title(), seat))
        self.follow()

    def do(self, body):
        """Store an entry and apply it, as a server does; it must survive being written and read."""
        if body is not None:
            entry = read(len(self.log) + 1, self.now, write(body))
            self.log.append(entry)
            apply(self.table, entry)
        return body

    def follow(self):
        """Everything that follows by itself."""
        while (body := absence.due(self.table, self.presence, self.now)) is not None:
            self.do(body)

    def act(self, seat, action=None, **more):
        """The person at a seat acts; without an action, in the first legal way."""
        action = action or str(self.table.match.legal(seat)[0])
        done = self.do(play.act(self.table, self.table.places[seat].guest, seat, action, **more))
        self.follow()
        return done

    def wait(self, seconds):
        """Time goes by."""
        self.now += seconds
        self.follow()

    def seen(self, viewer, since=0, language="en"):
        """What a viewer is sent."""
        return update(self.table, viewer, since, language)

    def again(self):
        """The table as another process reads it from the log."""
        return fold("t1", self.log)


@contextmanager
def no_caches(table):
    """Nothing that was kept, neither of the table nor of the process, is used inside."""
    cache, parts = table.cache, dict(updates._parts)
    table.cache = Cache()
    updates._parts.clear()
    yield
    table.cache = cache
    updates._parts.update(parts)


def same(one, other):
    """Whether two tables are equal as far as anybody can see."""
    return all(update(one, viewer, 0, "en") == update(other, viewer, 0, "en") for viewer in one.viewers())


def away(evening):
    """Why a bot stands in for each seat; empty: none does."""
    return [place.away for place in evening.table.places]


def seen_at(evening, viewer):
    """What a server that sees the connections sends."""
    return update(evening.table, viewer, 0, "en", evening.presence, evening.now)["table"]
