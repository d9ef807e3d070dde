"""The clocks of a computer, set by hand: one that never goes back, and the time of day, which anybody may set."""

BEGIN = 1_700_000_000.0


class MachineClock:
    """What `time.monotonic` and `time.time` say while the fuzzer runs."""

    def __init__(self):
        self.monotonic, self.ahead = 1000.0, 0.0

    def wall(self):
        """The time of day."""
        return BEGIN + self.monotonic + self.ahead

    def of_server(self):
        """The clock of a server that is started now, made as `cantina.server.clock` makes it."""
        started_at = self.wall() - self.monotonic
        return lambda: started_at + self.monotonic
