"""Games with long rules on a GPU: all games that wait for a step of one kind take it together.

Where one decision is followed by three steps and another by eighty, threads that keep their games wait for one another
most of the time, and fetch ever other code. Here the records lie in the memory of the GPU, a queue for each kind of
step holds the games that wait for it, and each launch takes one queue a step further. It pays with millions of games.
"""

from __future__ import annotations

import time

import numpy as np

REPEATS = 4
REGISTERS = 128
PART = 32  # a queue is worth a launch if it holds this part of the games that wait


def dealing(game):
    """The kernel that deals: one thread a game."""
    from numba import cuda

    setup, kind = game.functions["setup"], game.small_steps.kind

    @cuda.jit
    def deal(states, rngs, seeds, empty, tables, options, queues, ends):
        i = cuda.grid(1)
        if i < states.shape[0]:
            states[i] = empty[0]
            s = states[i]
            for j in range(8):
                s.seed[j] = seeds[i, j]
            rngs[i, 0] = i
            setup(s, tables[0], options, None)
            queues[kind(s), cuda.atomic.add(ends, kind(s), 1)] = i

    return deal


def counting(game):
    """The kernel that counts the points: one thread a game."""
    from numba import cuda

    result = game.functions["result"]

    @cuda.jit
    def count(states, tables, pads):
        i = cuda.grid(1)
        if i < states.shape[0]:
            result(states[i], tables[0], pads[i])

    return count


def advancing(game):
    """The kernel that plays: one small step of every game that waits for a step of one kind."""
    import numba
    from numba import cuda

    from cantina.engine.dice import roll

    begin, proceed, kind, questions, _ = game.small_steps
    actors, legal, first_actor = game.functions["actors"], game.functions["legal"], game.loops["first_actor"]
    room = game.most_legal

    @cuda.jit(max_registers=REGISTERS)
    def advance(states, rngs, tables, decisions, queues, ends, now, first, count):
        out = cuda.local.array(room, numba.int16)
        thread = cuda.grid(1)
        if thread < count:
            i = queues[now, (first + thread) & (queues.shape[1] - 1)]
            s = states[i]
            if now >= questions:
                proceed(s, tables[0], None)
            else:
                seat = first_actor(actors(s))
                n = legal(s, tables[0], seat, out)
                begin(s, tables[0], seat, int(out[roll(rngs[i], n)]) + 0)
                decisions[i] += 1
            if actors(s) != 0:
                then = kind(s)
                queues[then, cuda.atomic.add(ends, then, 1) & (queues.shape[1] - 1)] = i

    return advance


def play_on(advance, block: int, kinds: int, device: list, queues, ends) -> int:
    """Play all games to their ends, at each look every queue that holds a good part of them; the number of launches."""
    begins, launches = np.zeros(kinds, np.int64), 0
    while True:
        waiting = ends.copy_to_host() - begins
        if not waiting.any():
            return launches
        for now in np.flatnonzero(waiting * PART >= waiting.sum()):
            count = int(waiting[now])
            advance[(count + block - 1) // block, block](*device, queues, ends, now, begins[now], count)
            begins[now] += count
            launches += 1


def on_gpu(game, count: int, seeds, options, block: int):
    """The score pads and decisions of so many games, the seconds of the first call and of the best of three more."""
    from numba import cuda

    from cantina.engine.record import blank

    deal, advance, reckon = dealing(game), advancing(game), counting(game)
    kinds = game.small_steps.kinds
    states, rngs = cuda.device_array(count, game.state.dtype), cuda.to_device(np.zeros((count, 1), np.int64))
    queues = cuda.device_array((kinds, 2 << count.bit_length()), np.int32)  # a launch may read and fill one ring
    given = [cuda.to_device(a) for a in (seeds, blank(game.state), game.content.tables, options)]
    tables = given[2]
    pads = cuda.to_device(np.zeros((count, game.seat_counts[-1], len(game.rows)), np.int32))
    took = []
    for _ in range(REPEATS):
        decisions, ends = cuda.to_device(np.zeros(count, np.int32)), cuda.to_device(np.zeros(kinds, np.int64))
        start = time.perf_counter()
        deal[(count + 63) // 64, 64](states, rngs, *given, queues, ends)
        launches = play_on(advance, block, kinds, [states, rngs, tables, decisions], queues, ends)
        reckon[(count + 63) // 64, 64](states, tables, pads)
        cuda.synchronize()
        took.append(time.perf_counter() - start)
    figures = {"launches": launches, "registers": next(iter(advance.get_regs_per_thread().values()))}
    return pads.copy_to_host(), decisions.copy_to_host(), took[0], min(took[1:]), figures
