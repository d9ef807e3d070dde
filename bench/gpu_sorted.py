"""Games with long rules on a GPU: games that wait for a step of one kind take it together.

Where one decision is followed by three steps and another by eighty, threads that keep their games wait for one another
most of the time, and fetch ever other code. Here a block of threads keeps thousands of games in the memory of the GPU,
with a queue for each kind of step; again and again it takes the longest queue and brings every game in it one step
further. A game that has ended makes room for the next one, so the queues stay long until the last games are dealt.
"""

from __future__ import annotations

import time

import numpy as np

REPEATS = 4
THREADS = 256  # of a block
ROOMS = 4096  # games that a block keeps at a time
REGISTERS = 128
RING = 2 * ROOMS  # of a queue: a block reads one and may fill the same one meanwhile
WARP = 32
OF_ONE_PROCESSOR = 65536  # registers


def longest_queue():
    """The device function that finds the longest queue and empties it: its number, where it begins and ends."""
    from numba import cuda

    @cuda.jit(device=True)
    def longest(begins, ends, plan):
        chosen = 0
        for k in range(begins.shape[0]):
            if ends[k] - begins[k] > ends[chosen] - begins[chosen]:
                chosen = k
        plan[0], plan[1], plan[2], plan[3] = chosen, begins[chosen], ends[chosen], begins[chosen]
        begins[chosen] = ends[chosen]

    return longest


def stepping(game):
    """The device function that takes one step of a game; how many decisions that was."""
    from numba import cuda

    from cantina.engine.dice import roll

    begin, proceed, _, questions, _ = game.small_steps
    actors, legal, first_actor = game.functions["actors"], game.functions["legal"], game.loops["first_actor"]

    @cuda.jit(device=True)
    def step(s, t, now, rng, out):
        if now >= questions:
            proceed(s, t, None)
            return 0
        seat = first_actor(actors(s))
        n = legal(s, t, seat, out)
        begin(s, t, seat, int(out[roll(rng, n)]) + 0)
        return 1

    return step


def dealing(game):
    """The device function that counts the points of a game that has ended and deals the next one in its place."""
    from numba import cuda

    setup, result = game.functions["setup"], game.functions["result"]

    @cuda.jit(device=True)
    def deal(states, i, t, numbers, rng, empty, seeds, options, given, pads):
        s = states[i]
        if numbers[i] >= 0:
            result(s, t, pads[numbers[i]])
        number = cuda.atomic.add(given, 0, 1)
        numbers[i] = number
        if number >= seeds.shape[0]:
            return False
        states[i] = empty[0]
        for j in range(8):
            s.seed[j] = seeds[number, j]
        rng[0] = number
        setup(s, t, options, None)
        return True

    return deal


def playing(game):
    """The kernel: every block plays a share of the games."""
    import numba
    from numba import cuda

    longest, step, deal = longest_queue(), stepping(game), dealing(game)
    kind, actors = game.small_steps.kind, game.functions["actors"]
    free = game.small_steps.kinds  # the last queue: rooms that wait for a game
    most, many = game.most_legal, free + 1

    @cuda.jit(max_registers=REGISTERS)
    def play(states, numbers, rngs, queues, given, empty, tables, seeds, options, decisions, pads):
        begins, ends = cuda.shared.array(many, numba.int32), cuda.shared.array(many, numba.int32)
        plan = cuda.shared.array(4, numba.int32)  # the queue, its begin, its end, what nobody has taken yet
        out = cuda.local.array(most, numba.int16)
        me, block, t = cuda.threadIdx.x, cuda.blockIdx.x, tables[0]
        for k in range(me, many, THREADS):
            begins[k] = 0
            ends[k] = ROOMS if k == free else 0
        for room in range(me, ROOMS, THREADS):
            queues[block, free, room] = block * ROOMS + room
            numbers[block * ROOMS + room] = -1
        while True:
            cuda.syncthreads()
            if me == 0:
                longest(begins, ends, plan)
            cuda.syncthreads()
            now, end = plan[0], plan[2]
            if plan[1] == end:
                return
            while True:
                first = cuda.atomic.add(plan, 3, WARP) if me % WARP == 0 else 0
                at = cuda.shfl_sync(0xFFFFFFFF, first, 0) + me % WARP
                if at - me % WARP >= end:
                    break
                if at < end:
                    i = queues[block, now, at & (RING - 1)]
                    goes_on = True
                    if now == free:
                        goes_on = deal(states, i, t, numbers, rngs[i], empty, seeds, options, given, pads)
                    else:
                        decisions[numbers[i]] += step(states[i], t, now, rngs[i], out)
                    if goes_on:
                        then = kind(states[i]) if actors(states[i]) != 0 else free
                        queues[block, then, cuda.atomic.add(ends, then, 1) & (RING - 1)] = i
                cuda.syncwarp()

    return play


def on_gpu(game, count: int, seeds, options):
    """The score pads and decisions of so many games, the seconds of the first call and of the best of three more."""
    from numba import cuda

    from cantina.engine.record import blank

    play = playing(game)
    blocks = cuda.get_current_device().MULTIPROCESSOR_COUNT * (OF_ONE_PROCESSOR // (REGISTERS * THREADS))
    rooms = blocks * ROOMS
    states, numbers = cuda.device_array(rooms, game.state.dtype), cuda.device_array(rooms, np.int32)
    rngs, queues = (
        cuda.device_array((rooms, 1), np.int64),
        cuda.device_array((blocks, game.small_steps.kinds + 1, RING), np.int32),
    )
    fixed = [cuda.to_device(a) for a in (blank(game.state), game.content.tables, seeds, options)]
    pads = cuda.to_device(np.zeros((count, game.seat_counts[-1], len(game.rows)), np.int32))
    took = []
    for _ in range(REPEATS):
        given, decisions = cuda.to_device(np.zeros(1, np.int32)), cuda.to_device(np.zeros(count, np.int32))
        start = time.perf_counter()
        play[blocks, THREADS](states, numbers, rngs, queues, given, *fixed, decisions, pads)
        cuda.synchronize()
        took.append(time.perf_counter() - start)
    figures = {
        "threads": blocks * THREADS,
        "block": THREADS,
        "registers": next(iter(play.get_regs_per_thread().values())),
    }
    return pads.copy_to_host(), decisions.copy_to_host(), took[0], min(took[1:]), figures
