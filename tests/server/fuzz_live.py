"""Live connections in the fuzzer: guests connect with any right they may have, listen, talk, and hang up.

A connection ends with the right by which it was opened, and tells of its own seat only, always further.
"""

import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.fuzz_limits import TooMany
from server.fuzz_world import Fault

AGAIN = 20  # times that a connection is asked whether it is still there
MOST = 6  # at a time: each has a thread of its own here
SAID: tuple[dict[str, Any], ...] = (
    {"wish": "say", "phrase": "hello"},
    {"wish": "undo"},
    {"wish": "prefer", "confirms": True},
    {"wish": "prefer", "pace": "slow"},
    {"wish": "link"},
    {"action": "draw nothing"},
    {"action": -1},
    {"wish": ["act"]},
    {},
)
JUNK = ("", "[", "null", "9" * 5000, '{"key": {}}', "[" * 1000)


@dataclass
class LiveSeat:
    """A live connection to a seat, by the cookie of a guest and perhaps a link."""

    guest: int
    table: int
    seat: int
    link: str | None
    wire: Any
    closing: ExitStack
    seq: int = 0
    legal: list[Any] = field(default_factory=list)

    def hear(self):
        """The next message; an update is one of this seat, and of no earlier moment."""
        message = self.wire.hear()
        if "table" in message:
            if (message["table"].get("you") or {}).get("seat") != self.seat:
                raise Fault(f"a connection to seat {self.seat} was told {message['table'].get('you')}")
            if message["seq"] < self.seq:
                raise Fault(f"seat {self.seat} was at {self.seq}, and is told {message['seq']}")
            self.seq, self.legal = message["seq"], message["legal"]
        return message

    def drain(self):
        """Everything that has come, up to the refusal of a wish that there is not."""
        self.wire.say(wish="dance", key="fence")
        while self.hear().get("refused") != "fence":
            pass


def is_right(world, live):
    """Whether a connection may still be there."""
    place = world.tables[live.table].seats[live.seat]
    return place.holder == live.guest or (live.link is not None and live.link == place.secret)


def connect(world, guest, table, seat, how, *_):
    """Connect to a seat with any link that a guest may have come by; two of three times it is the holder."""
    known, place = world.tables[table], world.tables[table].seats[seat]
    links = [None, place.secret, known.watch, known.invitations[seat], *place.old[-2:]]
    guest, link = guest if place.holder is None or how % 3 == 0 else place.holder, links[how // 3 % len(links)]
    if len(world.lives) >= MOST:
        hang_up(world, guest, table, seat, how)
    closing = ExitStack()
    try:
        wire = closing.enter_context(world.live_server.live(known.id, seat, world.guests[guest].cookies, link))
    except InvalidStatus:
        raise TooMany if world.limits.on else Fault("a handshake is refused, though nothing is limited") from None
    live = LiveSeat(guest, table, seat, link, wire, closing)
    first, may = live.hear(), is_right(world, live)
    if world.limits.on and first.get("error") == "request-too-many":
        closing.close()
        raise TooMany
    let_in, must = "refused" not in first, may and link in (None, place.secret)  # a wrong link is refused to all
    if let_in:
        world.lives.append(live)
    else:
        closing.close()
    if not must <= let_in <= may:
        raise Fault(f"guest {guest} connected to seat {seat} of guest {place.holder}, and was told {first}")


def hang_up(world, guest, table, seat, which, *_):
    if world.lives:
        world.lives.pop(which % len(world.lives)).closing.close()


def listen(world, guest, table, seat, which, *_):
    if world.lives:
        drain(world, world.lives[which % len(world.lives)])


def drain(world, live):
    """Hear everything; while the limits hold, who says too much is cut off."""
    try:
        live.drain()
    except ConnectionClosed:
        if not world.limits.on:
            raise
        world.lives.remove(live)
        live.closing.close()


def say_live(world, guest, table, seat, which, what, *_):
    """An action that is legal, or anything else; the connection goes on."""
    if not world.lives:
        return
    live = world.lives[which % len(world.lives)]
    if what % 3 == 0:
        live.wire.wire.send(JUNK[what // 3 % len(JUNK)])
    elif what % 3 == 1 and live.legal:
        live.wire.say(action=live.legal[what // 3 % len(live.legal)]["action"], key=f"k{what % 50}")
    else:
        live.wire.say(**SAID[what // 3 % len(SAID)])
    drain(world, live)


def ends(live):
    """Whether the server ends a connection; an answer that was under way may come before that."""
    try:
        for _ in range(AGAIN):
            live.drain()
            time.sleep(0.05)
    except ConnectionClosed:
        return True
    return False


def check_ended(world):
    """Connections whose right has ended are ended."""
    for live in [live for live in world.lives if not is_right(world, live)]:
        world.lives.remove(live)
        with live.closing:
            if ends(live):
                continue
        raise Fault(f"a connection outlived the right of guest {live.guest} to seat {live.seat} of table {live.table}")


LIVE_STEPS = {
    "connect": (6, connect),
    "hang up": (2, hang_up),
    "listen": (3, listen),
    "say live": (6, say_live),
}
