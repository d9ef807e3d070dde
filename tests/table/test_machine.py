"""An unplanned evening: guests join, leave, act, change their minds, drop out, come back, ask for undo."""

from contextlib import suppress

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

import cantina
from cantina.engine.errors import CantinaError
from cantina.table import absence, bots, interrupts, play, seats, talk, undo
from cantina.table.updates import update_text
from table.evening import PEOPLE, Evening, no_caches, same

SEATS = st.integers(0, 2)
GUESTS = st.sampled_from(PEOPLE[:4])
GAMES = ("bounty-hunters", "way-of-the-mandalorian")


class Unplanned(RuleBasedStateMachine):
    """Whatever is refused changes nothing; whatever is accepted is the same for everybody who reads the log."""

    def __init__(self):
        super().__init__()
        self.evening = None
        self.lengths = {}

    @precondition(lambda self: self.evening is None)
    @rule(game=st.sampled_from(GAMES), listed=st.booleans(), clock=st.sampled_from((0, 30)))
    def open(self, game, listed, clock):
        self.evening = Evening(game, 3, people=["anna"], listed=listed, clock=clock, grace=20, delay=3)
        self.lengths = dict.fromkeys(self.evening.table.viewers(), 0)

    def ask(self, command, *given):
        """A request of a guest; a refusal leaves every view as it was."""
        if self.evening is None:
            return
        table = self.evening.table
        before = [self.evening.seen(viewer) for viewer in table.viewers()]
        with suppress(CantinaError):
            body = command(table, *given)
            assert [self.evening.seen(viewer) for viewer in table.viewers()] == before  # nothing before it is stored
            self.evening.do(body)
            self.evening.follow()
            return
        assert [self.evening.seen(viewer) for viewer in table.viewers()] == before

    @rule(guest=GUESTS, seat=SEATS)
    def sit(self, guest, seat):
        self.ask(seats.sit, guest, guest.title(), seat)

    @rule(guest=GUESTS, seat=SEATS)
    def leave(self, guest, seat):
        self.ask(seats.leave, guest, seat)

    @rule(guest=GUESTS, seat=SEATS)
    def bot(self, guest, seat):
        self.ask(seats.give_to_bot, guest, seat, "random")

    @rule(guest=GUESTS, seat=SEATS)
    def free(self, guest, seat):
        self.ask(seats.free, guest, seat)

    @rule(seat=SEATS, pick=st.integers(0, 40), key=st.sampled_from((None, "a", "b")))
    def act(self, seat, pick, key):
        if self.evening is not None and self.evening.table.match is not None:
            legal = self.evening.table.match.legal(seat) or ["pass"]
            guest = self.evening.table.places[seat].guest
            self.ask(play.act, guest, seat, str(legal[pick % len(legal)]), key)

    @rule(guest=GUESTS, seat=SEATS)
    def take_back(self, guest, seat):
        self.ask(undo.undo, guest, seat)

    @rule(guest=GUESTS, seat=SEATS, yes=st.booleans())
    def consent(self, guest, seat, yes):
        self.ask(undo.consent, guest, seat, yes)

    @rule(guest=GUESTS, seat=SEATS, events=st.sampled_from(("ask", "never")))
    def order(self, guest, seat, events):
        self.ask(interrupts.order, guest, seat, {"events": events})

    @rule(guest=GUESTS, seat=SEATS, phrase=st.sampled_from(talk.PHRASES))
    def say_phrase(self, guest, seat, phrase):
        self.ask(talk.say_phrase, guest, seat, phrase)

    @rule(guest=GUESTS, seat=SEATS)
    def back(self, guest, seat):
        if self.evening is not None:
            self.evening.presence.end_pause(seat, self.evening.now)
        self.ask(absence.back, guest, seat)

    @rule(seat=SEATS)
    def drop(self, seat):
        if self.evening is not None and self.evening.table.places[seat].kind == "person":
            self.evening.presence.disconnected(seat, self.evening.now)

    @rule(seconds=st.integers(1, 40))
    def wait(self, seconds):
        if self.evening is not None:
            self.evening.wait(seconds)

    @rule(dice=st.integers(0, 99))
    def bots_play(self, dice):
        if self.evening is not None:
            for task in bots.tasks(self.evening.table, 0)[:1]:
                self.evening.do(bots.decided(self.evening.table, task, bots.think(task, dice)))
                self.evening.follow()

    @invariant()
    def stories_only_grow(self):
        if self.evening is not None:
            now = {viewer: self.evening.table.story.seq(viewer) for viewer in self.evening.table.viewers()}
            assert all(now[viewer] >= self.lengths[viewer] for viewer in now)
            self.lengths = now

    @invariant()
    def nobody_sees_a_seed_or_another_seat(self):
        if self.evening is not None and not self.evening.table.over:
            for viewer in self.evening.table.viewers():
                table = self.evening.seen(viewer)["table"]
                assert table["seed"] is None
                assert (table["you"] or {"seat": viewer})["seat"] == viewer

    @invariant()
    def no_part_of_an_update_is_stale(self):
        """Updates are put together from parts that are kept."""
        if self.evening is not None:
            table, presence, now = self.evening.table, self.evening.presence, self.evening.now
            for viewer in table.viewers():
                text = update_text(table, viewer, 0, "en", presence, now)
                with no_caches(table):
                    assert update_text(table, viewer, 0, "en", presence, now) == text

    def teardown(self):
        if self.evening is not None:
            assert same(self.evening.table, self.evening.again())


@pytest.mark.slow
def test_an_unplanned_evening():
    from hypothesis.stateful import run_state_machine_as_test

    health = [HealthCheck.too_slow, HealthCheck.data_too_large]
    limits = settings(max_examples=40, stateful_step_count=40, deadline=None, suppress_health_check=health)
    run_state_machine_as_test(Unplanned, settings=limits)


def test_the_machine_plays_games_there_are():
    assert set(GAMES) <= set(cantina.games())
