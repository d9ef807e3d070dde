"""The fuzzer finds real faults: each is planted in the server, alone, and found within a number of steps."""

import time

import pytest

from cantina.engine import undo
from cantina.engine.match import Match
from cantina.server import app, campaign_groups
from cantina.server.live import registry
from cantina.server.middleware.rate_limit import TokenBucket
from cantina.store import Store
from cantina.table import play, seats
from cantina.table import undo as table_undo
from cantina.table.bodies import SitBody
from server import fuzz
from server.fuzz_steps import planned

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("compiled")]

SEEDS, LENGTH = range(1, 11), 400  # most are found in the first run


def conceals_nothing(patch):
    """Every viewer sees all cards."""
    patch.setattr(Match, "concealed_for_all", lambda match: [match.state.tobytes()] * (match.seats + 1))


def shows_the_seat_before(patch):
    """Every seat is shown what the one before it may know: a leak from neighbour to neighbour."""
    real = Match.concealed_for_all

    def turned(match):
        first, *others, spectators = real(match)
        return [*others, first, spectators]

    patch.setattr(Match, "concealed_for_all", turned)


def loses_the_last_action(patch):
    """A table is read from its log without its last entry, when the server starts again."""
    real = Store.load
    patch.setattr(Store, "load", lambda store, table, after=0: real(store, table, after)[: None if after else -1])


def seats_two_at_a_place(patch):
    """A guest who sits down gets the seat, also one that is taken."""

    def sit(table, guest, name, seat, link="", invited=False):
        return SitBody(seat, guest, "Eve", link)

    patch.setattr(seats, "sit", sit)


def takes_back_too_much(patch):
    """An undo, or another pick, takes the action before it back too."""
    real = undo.take_out

    def take_two(match, seat):
        real(match, seat)
        if match.log:
            real(match, match.log[-1].seat)

    for module in (table_undo, play):
        patch.setattr(module, "take_out", take_two)


def lets_everything_pass(patch):
    """No request is one too many."""
    patch.setattr(TokenBucket, "take", lambda bucket, now, cost=1: True)


def never_forgives(patch):
    """Who has asked too much once is never let in again."""
    patch.setattr(TokenBucket, "level", lambda bucket, now: bucket.tokens)


def opens_campaigns_to_strangers(patch):
    """A guest who shows any link keeps the campaign."""
    real = campaign_groups.part_of

    async def part_of(registry, caller, secret, stored):
        return "keeper" if secret else await real(registry, caller, secret, stored)

    patch.setattr(campaign_groups, "part_of", part_of)


def lets_players_decide(patch):
    """Who plays in a campaign may change it."""
    real = campaign_groups.part_of

    async def part_of(*given):
        return "keeper" if await real(*given) else None

    patch.setattr(campaign_groups, "part_of", part_of)


def goes_by_the_time_of_day(patch):
    """The clocks of turns are those of the computer, which anybody may set."""
    real = app.Context

    def time_of_day():
        return time.time()

    patch.setattr(app, "Context", lambda store, now, *rest: real(store, time_of_day, *rest))


def believes_times_to_come(patch):
    """Times of entries are believed, also such as have not come yet."""
    patch.setattr(registry.Registry, "read", lambda one, stored: registry.entry_of(stored))


def answers_with_an_error(patch):
    """Leaving a running game is an error of the server."""
    real = seats.leave

    def leave(table, guest, seat):
        return 1 // 0 if table.match is not None else real(table, guest, seat)

    patch.setattr(seats, "leave", leave)


FAULTS = {
    conceals_nothing: "another game than the log says",
    shows_the_seat_before: "another game than the log says",
    loses_the_last_action: "was shown",
    seats_two_at_a_place: "took seat",
    takes_back_too_much: "another game than the log says|the log holds an action that is not legal",
    lets_everything_pass: "has passed, though",
    never_forgives: "after a rest",
    opens_campaigns_to_strangers: "could",
    lets_players_decide: "could",
    goes_by_the_time_of_day: "the clock was set",
    believes_times_to_come: "seconds left of",
    answers_with_an_error: "500",
}


def run_until_found():
    """Runs one after the other, each with a new server."""
    for seed in SEEDS:
        fuzz.run(planned(seed, LENGTH))


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_planted_fault_is_found(fault, monkeypatch):
    fault(monkeypatch)
    with pytest.raises(Exception, match=FAULTS[fault]):
        run_until_found()
