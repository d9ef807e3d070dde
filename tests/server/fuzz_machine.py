"""What happens to the computer of the fuzzer: time passes, clocks are set, the server starts again, limits hold."""

from server.fuzz_campaigns import check_campaigns
from server.fuzz_limits import TooMany
from server.fuzz_world import LATEST, Fault

JUMPS = (-3600.0, 86_400.0, -1.0, 30.0, -600.0)  # seconds by which the clock of the computer is set
MONTH = 2_592_000.0  # cookies outlive it
RESTED = 10  # seconds after which a request is allowed, whatever was done before


def wait(world, guest, table, seat, seconds, *_):
    """Time passes; a guest who has waited is let in again."""
    world.clock.monotonic += seconds % 100
    if seconds % 100 >= RESTED:
        try:
            world.ask(guest, "GET", "/health")
        except TooMany:
            raise Fault("after a rest of many seconds a request is one too many") from None


def clocks(world):
    """What every holder is told of the clock, and who is stood in for; by the moment it is told."""
    found = {}
    with world.limits.lifted():
        for table, known in enumerate(world.tables[-LATEST:], max(len(world.tables) - LATEST, 0)):
            for seat, place in enumerate(known.seats):
                shown = None if place.holder is None else world.view(place.holder, table, seat).json()
                if shown is not None and "table" in shown:
                    moment = table, seat, world.number_of(table)
                    found[moment] = shown["table"]["you"]["left"], [one["away"] for one in shown["table"]["seats"]]
    return found


def jump_by(world, jump):
    """The time of day is another one."""
    world.clock.ahead = (world.clock.ahead + JUMPS[jump % len(JUMPS)]) % MONTH


def set_clock(world, guest, table, seat, jump, *_):
    """The clock of the computer is set; nobody's time runs out, and nobody gets more."""
    before = clocks(world)
    jump_by(world, jump)
    after = clocks(world)
    for moment in before.keys() & after.keys():
        if before[moment] != after[moment]:
            raise Fault(f"the clock was set, and {moment} is told {after[moment]}, before {before[moment]}")


def limit(world, guest, table, seat, how, *_):
    """The limits hold from now on, or no longer."""
    world.limits.turn(not world.limits.on)


def hurry(world, guest, *_):
    """A guest asks as quickly as possible, until a request is one too many."""
    while world.limits.on:
        world.ask(guest, "GET", "/health")


def restart(world, guest, table, seat, jump, *_):
    """The server is ended in peace and started again; half of the times the clock is set meanwhile."""
    world.end()
    if jump % 2:
        jump_by(world, jump // 2)
    world.begin()
    check_all(world)


def lose_power(world, *_):
    world.lose_power()
    check_all(world)


def check_all(world):
    """Nothing is lost."""
    world.check_stories()
    with world.limits.lifted():
        check_campaigns(world)


MACHINE_STEPS = {
    "wait": (2, wait),
    "set clock": (1.5, set_clock),
    "limit": (0.6, limit),
    "hurry": (1, hurry),
    "restart": (1, restart),
    "lose power": (0.5, lose_power),
}
