"""What one thread does for one game, written once for all games, for a GPU and for the CPU.

As with the loops of the engine, `bind` compiles a copy of these functions for each game, with the functions of the game
in place of the names below. All tasks take the same arguments: the records of all games, the tables of the content, a
blank record, the other arrays of a batch (`Memory`), the number of the thread, room for one record and for legal codes,
an array of the caller, and a log, which on a GPU is None. What a GPU does otherwise than a CPU (`claim`, `copy_record`)
is bound by the device.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cantina.engine.chance import SEED_WORDS
from cantina.engine.compiled import njit
from cantina.engine.dice import roll
from cantina.engine.helpers import contains, first_actor, plain
from cantina.engine.record import WORD

setup: Any = None
actors: Any = None
legal: Any = None
apply: Any = None
conceal: Any = None
features: Any = None
result: Any = None
unfinished: Any = None
play_random: Any = None
play_random_seat_by_seat: Any = None
claim: Any = None
copy_record: Any = None
RANK: Any = None  # which row of the score pad is the place

LANES = 32  # threads that clear one row of a mask together


@njit
def swapped(word):
    """A 32-bit word with its bytes in the opposite order."""
    return ((word & 0xFF) << 24) | ((word & 0xFF00) << 8) | ((word >> 8) & 0xFF00) | (word >> 24)


@njit
def add(numbers, row, addend):
    """Add to one of many 256-bit numbers, each a row of eight words, the highest first."""
    carry = addend
    for j in range(SEED_WORDS - 1, -1, -1):
        total = numbers[row, j] + (carry & WORD)
        numbers[row, j] = total & WORD
        carry = (carry >> 32) + (total >> 32)


def share_win(m, i):
    """What the places are worth, as `rewards` in `conventions.py` says it."""
    players, winners = m.rewards.shape[1], 0
    place = 0 if m.unfinished[i] else 1  # of the winners; 0: nobody has won
    for seat in range(players):
        if m.pads[i, seat, RANK] == place:
            winners += 1
    for seat in range(players):
        won = 1.0 if m.pads[i, seat, RANK] == place else 0.0
        m.rewards[i, seat] = won / max(winners, 1) - 1 / players


def close_game(states, t, m, i):
    """Note the result of a game that has ended, and that its place is free."""
    m.ended[i] = True
    m.games[i] += 1
    result(states[i], t, m.pads[i])
    m.unfinished[i] = unfinished(states[i])
    share_win(m, i)
    m.queue[claim(m.queued)] = i


def list_marked(states, tables, empty, m, i, view, out, given, log):
    """Queue the games that are to be dealt, and forget how the last ones there ended."""
    if given[i]:
        m.played[i] = False
        m.ended[i] = False
        m.unfinished[i] = False
        for seat in range(m.pads.shape[1]):
            for row in range(m.pads.shape[2]):
                m.pads[i, seat, row] = 0
        for seat in range(m.rewards.shape[1]):
            m.rewards[i, seat] = 0.0
        m.queue[claim(m.queued)] = i


def deal_queued(states, tables, empty, m, i, view, out, given, log):
    """Deal one of the queued games from its next seed."""
    if i < m.queued[0]:
        place = plain(m.queue[i])
        copy_record(view, 0, empty, 0)
        s = view[0]
        for j in range(SEED_WORDS):
            m.seeds[place, j] = m.next_seeds[place, j]
            s.seed[j] = swapped(plain(m.seeds[place, j]))
        add(m.next_seeds, place, plain(m.stride[0]))
        setup(s, tables[0], m.options, log)
        copy_record(states, place, view, 0)


def look(states, tables, empty, m, i, view, out, given, log):
    """Who is to act and what it may do; the queue has been served."""
    if i == 0:
        m.queued[0] = 0
    mask = actors(states[i])
    m.over[i] = mask == 0
    m.seats[i] = -1
    m.counts[i] = 0
    if mask != 0:
        seat = first_actor(mask)
        m.seats[i] = seat
        m.counts[i] = legal(states[i], tables[0], seat, m.codes[i])


def take_action(states, tables, empty, m, i, view, out, given, log):
    """Take over an action of the caller; what does not fit becomes -1, which is never legal."""
    action = int(given[i])
    m.actions[i] = action if 0 <= action < WORD >> 1 else -1


def choose_at_random(states, tables, empty, m, i, view, out, given, log):
    """Any legal action, each with the same odds."""
    m.actions[i] = -1
    if m.counts[i] > 0:
        m.actions[i] = m.codes[i, roll(m.dice[i], plain(m.counts[i]))]


def play_action(states, tables, empty, m, i, view, out, given, log):
    """Play one action; an illegal one changes nothing."""
    m.played[i] = False
    m.ended[i] = False
    seat, action = plain(m.seats[i]), plain(m.actions[i])
    if seat >= 0 and contains(m.codes[i], plain(m.counts[i]), action):
        apply(states[i], tables[0], seat, action, log)
        m.played[i] = True
        m.decisions[i] += 1
        if actors(states[i]) == 0:
            close_game(states, tables[0], m, i)


def observe_game(states, tables, empty, m, i, view, out, given, log):
    """What the acting seat knows, as numbers."""
    seat = plain(m.seats[i])
    if seat < 0:
        for j in range(given.shape[1]):
            given[i, j] = 0.0
    else:
        copy_record(view, 0, states, i)
        conceal(view[0], tables[0], seat)
        features(view[0], tables[0], seat, given[i])


def clear_mask(states, tables, empty, m, i, view, out, given, log):
    """A share of one row of a mask: threads side by side write bytes side by side."""
    for code in range(i % LANES, given.shape[1], LANES):
        given[i // LANES, code] = False


def mark_legal(states, tables, empty, m, i, view, out, given, log):
    """Mark the legal codes in one row of a mask."""
    for j in range(m.counts[i]):
        given[i, m.codes[i, j]] = True


def fetch_game(states, m, i, view):
    """Copy a game that goes on into memory of the thread; whether it does."""
    m.ended[i] = False
    if m.seats[i] < 0:
        return False
    copy_record(view, 0, states, i)
    return True


def return_game(states, tables, m, i, view):
    """Copy a game that was played to its end back to the others."""
    copy_record(states, i, view, 0)
    close_game(states, tables[0], m, i)


def play_out(states, tables, empty, m, i, view, out, given, log):
    """Play a game to its end at random, in memory of the thread."""
    if fetch_game(states, m, i, view):
        m.decisions[i] += play_random(view[0], tables[0], m.dice[i], out, log)
        return_game(states, tables, m, i, view)


def play_out_by_seat(states, tables, empty, m, i, view, out, given, log):
    """Like `play_out`, in a form in which threads meet again whenever the seat changes."""
    if fetch_game(states, m, i, view):
        m.decisions[i] += play_random_seat_by_seat(view[0], tables[0], m.dice[i], out, log)
        return_game(states, tables, m, i, view)


PARTS = (
    share_win,
    close_game,
    fetch_game,
    return_game,
)  # that tasks are made of, in an order in which each finds those it calls
TASKS = (
    list_marked,
    deal_queued,
    look,
    take_action,
    choose_at_random,
    play_action,
    observe_game,
    clear_mask,
    mark_legal,
    play_out,
    play_out_by_seat,
)
RANDOM_LOOPS = ("play_random", "play_random_seat_by_seat")  # of the engine, which tasks call


def tasks() -> dict[str, Callable[..., Any]]:
    """All tasks and their parts, to be bound to a game."""
    return {function.__name__: function for function in (*PARTS, *TASKS)}
