"""The limits of a server in the fuzzer: off, so that it asks faster than people, and now and then as they really are.

All guests have one address, so they share its limits. What the fuzzer asks to find faults is not counted.
"""

import time
from contextlib import contextmanager

from server.live_server import LIFTED, lift_limits


class TooMany(Exception):
    """A request was refused for being one too many: it has changed nothing, and the step ends."""


class Limits:
    """The limits of the server that runs now."""

    def __init__(self, clock):
        self.clock, self.on, self.counting = clock, False, True
        self.limits, self.real, self.at, self.left = (), (), 0.0, 0.0

    def now(self):
        """What is owed for messages is paid as time passes, here and in the fuzzer."""
        return time.monotonic() + self.clock.monotonic

    def attach(self, live_server):
        """Take over the limits of a new server; they are as they were at the one before."""
        context = live_server.app.state.context
        self.limits = (context.requests, *context.limits_of_address[1:], context.messages)
        self.real = [(limit.burst, limit.rate) for limit in self.limits]
        lift_limits(live_server)
        for limit in self.limits:
            limit.now = self.now
        context.requests.now = self.set_by_hand
        self.turn(self.on)

    def set_by_hand(self):
        """Requests are refused or not, whether the machine is busy or not."""
        return self.clock.monotonic

    def turn(self, on):
        """Turn them on, with full buckets, or off."""
        self.on, self.at, self.left = on, self.clock.monotonic, self.real[0][0]
        self.set(self.real if on else [(LIFTED, LIFTED)] * len(self.limits), [{} for _ in self.limits])

    def set(self, rates, buckets):
        for limit, (burst, rate), kept in zip(self.limits, rates, buckets, strict=True):
            limit.burst, limit.rate, limit.buckets = burst, rate, kept

    @contextmanager
    def lifted(self):
        """What is asked in here is neither refused nor counted."""
        if not (self.on and self.counting):
            yield
            return
        kept, self.counting = [limit.buckets for limit in self.limits], False
        self.set([(LIFTED, LIFTED)] * len(self.limits), [{} for _ in self.limits])
        try:
            yield
        finally:
            self.set(self.real, kept)
            self.counting = True

    def passed(self):
        """Count a request that has passed; whether it may have: it has cost a token or more of those that were left."""
        (burst, rate), now = self.real[0], self.clock.monotonic
        self.left, self.at = min(burst, self.left + (now - self.at) * rate) - 1, now
        return self.left >= 0
