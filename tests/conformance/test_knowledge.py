"""Every game: nobody learns what they may not know, and `imagine` fits what is known."""

import json

import numpy as np
import pytest

from cantina.engine.log import events
from cantina.engine.record import Checked
from conformance.drive import applied, sample, tables
from suites import suites

SPECTATOR = -1
NO_EVENTS = np.zeros((0, 6), np.int32)


def concealed(game, content, state, seat):
    rules, copy = game.compiled, state.copy()
    rules.conceal(rules.hold(copy), rules.hold(content.tables), seat)
    return copy


def imagined(game, content, view, rng):
    rules, copy = game.compiled, view.copy()
    rules.imagine(rules.hold(copy), rules.hold(content.tables), rng, NO_EVENTS)
    return copy


def viewers(seats):
    return (SPECTATOR, *range(seats))


@pytest.mark.slow
def test_an_imagined_world_looks_the_same(game):
    """conceal(imagine(conceal(s))) == conceal(s), for every seat and a spectator."""
    rng = np.array([11])
    for number, (seats, options) in enumerate(tables(game)):
        for match, _, _ in sample(game, seats, options, 800 + number, 60):
            for seat in viewers(seats):
                view = concealed(game, match.content, match.state, seat)
                world = imagined(game, match.content, view, rng)
                assert concealed(game, match.content, world, seat).tobytes() == view.tobytes()


@pytest.mark.slow
def test_concealing_twice_changes_nothing(game):
    rules = game.interpreted
    for number, (seats, options) in enumerate(tables(game)):
        for match, _, _ in sample(game, seats, options, 850 + number, 8):
            for seat in viewers(seats):
                view = concealed(game, match.content, match.state, seat)
                again = view.copy()
                rules.conceal(rules.hold(again), rules.hold(match.content.tables), seat)
                assert again.tobytes() == view.tobytes()


def told(match, state, seat):
    """All that a seat learns of a state: view, who is asked, legal actions, outlook, features, the text of an error."""
    game, content = match.game, match.content
    view = concealed(game, content, state, seat)
    yield match.view_text(view)
    yield match.asked_in(view)
    if seat == SPECTATOR:
        return
    rules, out = game.compiled, np.zeros(game.most_legal, np.int16)
    t = rules.hold(content.tables)
    n = rules.legal(rules.hold(state), t, seat, out)
    yield out[:n].tolist()
    yield match.outlook_text(view, seat, out[:n].tolist())
    assert rules.legal(rules.hold(view), t, seat, out) == n  # the view alone is enough to know what is legal
    vector = np.zeros(game.feature_size, np.float32)
    rules.features(rules.hold(view), t, seat, vector)
    yield vector.tobytes()
    if n:
        for code in range(0, game.notation.size, max(game.notation.size // 40, 1)):
            yield game.refusal(Checked(view), content, seat, code)


@pytest.mark.slow
def test_two_worlds_that_differ_in_what_is_hidden_cannot_be_told_apart(game):
    rng, different = np.array([13]), 0
    for number, (seats, options) in enumerate(tables(game)):
        for match, _, _ in sample(game, seats, options, 900 + number, 24):
            for seat in viewers(seats):
                view = concealed(game, match.content, match.state, seat)
                worlds = [match.state, *(imagined(game, match.content, view, rng) for _ in range(2))]
                different += len({world.tobytes() for world in worlds}) - 1
                first, *others = (list(told(match, world, seat)) for world in worlds)
                assert all(other == first for other in others)
    assert different > 200  # the worlds really were different ones


@pytest.mark.slow
def test_log_lines_tell_no_more_than_the_view(game):
    """Another player acts in two worlds: as long as they look the same to a seat, so does the log."""
    rng, compared = np.array([17]), 0
    for number, (seats, options) in enumerate(tables(game)):
        for match, actor, _ in sample(game, seats, options, 1000 + number, 25):
            if actor is None:
                continue
            for seat in viewers(seats):
                if seat == actor:
                    continue
                view = concealed(game, match.content, match.state, seat)
                outcomes = {}
                for world in (match.state, *(imagined(game, match.content, view, rng) for _ in range(3))):
                    code, after, log = acted(game, match.content, world, actor, rng)
                    lines = [event for event in events(log) if event.shown_to(None if seat == SPECTATOR else seat)]
                    looks = concealed(game, match.content, after, seat).tobytes()
                    key = (looks, code if suites()[game.id].open_actions else None)
                    assert outcomes.setdefault(key, lines) == lines
                    compared += 1
    assert compared > 200


def acted(game, content, world, actor, rng):
    rules, out = game.compiled, np.zeros(game.most_legal, np.int16)
    n = rules.legal(rules.hold(world), rules.hold(content.tables), actor, out)
    rng[0] = (rng[0] * 5 + 3) % 65536
    code = int(out[rng[0] % n])
    return code, *applied(game, rules, content, world, actor, code)


@pytest.mark.slow
def test_an_imagined_world_can_be_played_to_its_end(game):
    """What `imagine` makes is a game: it obeys the rules from there on, with every index checked."""
    rng = np.array([19])
    for number, (seats, options) in enumerate(tables(game)):
        for match, actor, _ in sample(game, seats, options, 1100 + number, 2):
            if actor is None:
                continue
            view = concealed(game, match.content, match.state, actor)
            world = imagined(game, match.content, view, rng)
            rules = game.interpreted
            s, t, out = rules.hold(world), rules.hold(match.content.tables), np.zeros(game.most_legal, np.int16)
            steps = 0
            while mask := rules.actors(s):
                seat = (mask & -mask).bit_length() - 1
                n = rules.legal(s, t, seat, out)
                rng[0] = (rng[0] * 5 + 3) % 65536
                rules.apply(s, t, seat, int(out[rng[0] % n]), NO_EVENTS)
                steps += 1
            assert steps > 0 or match.over


@pytest.mark.first_is_enough
def test_a_view_is_json_and_names_its_viewer(game):
    for match, _, _ in sample(game, game.seat_counts[-1], {}, 7, 10):
        for seat in (None, *range(match.seats)):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert view["viewer"] == seat
