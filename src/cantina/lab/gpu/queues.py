"""Random games with long rules on a GPU: games that wait for a step of one kind take it together.

Where one decision is followed by three steps and another by eighty, threads that keep their games diverge most of
the time and miss the instruction cache. Here a block of threads has a share of the games, with a queue for each
kind of step; again and again it takes the longest queue and brings every game in it one step further.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from cantina.engine.compiled import bind
from cantina.engine.dice import roll
from cantina.engine.game import Game
from cantina.engine.helpers import first_actor, plain
from cantina.games import find
from cantina.lab.gpu.compiler import kernel
from cantina.lab.gpu.kernels import bound_tasks, names_of

THREADS = 256  # of a block
REGISTERS = 128
REGISTERS_OF_PROCESSOR = 65536
WARP = 32
FULL_WARP = 0xFFFFFFFF

cuda: Any = None
actors: Any = None
legal: Any = None
begin: Any = None
proceed: Any = None
kind: Any = None
close_game: Any = None
QUESTIONS: Any = None
KINDS: Any = None
INT: Any = None
CODE: Any = None
ROOM: Any = None


def longest(begins, ends, plan):
    """Choose and empty the longest queue: `plan` gets its number, begin, end and the next free item."""
    chosen = 0
    for k in range(begins.shape[0]):
        if ends[k] - begins[k] > ends[chosen] - begins[chosen]:
            chosen = k
    plan[0], plan[1], plan[2], plan[3] = chosen, begins[chosen], ends[chosen], begins[chosen]
    begins[chosen] = ends[chosen]


def step(s, t, now, rng, out):
    """Take one step of a game; how many decisions that was."""
    if now >= QUESTIONS:
        proceed(s, t, None)
        return 0
    seat = first_actor(actors(s))
    n = legal(s, t, seat, out)
    begin(s, t, seat, plain(out[roll(rng, n)]))
    return 1


def play_sorted(states, tables, m, queues):
    """The kernel: every block plays a share of the games to their ends."""
    begins, ends = cuda.shared.array(KINDS, INT), cuda.shared.array(KINDS, INT)
    plan = cuda.shared.array(4, INT)
    out = cuda.local.array(ROOM, CODE)
    me, block, t, ring = cuda.threadIdx.x, cuda.blockIdx.x, tables[0], queues.shape[2] - 1
    for k in range(me, KINDS, THREADS):
        begins[k] = 0
        ends[k] = 0
    cuda.syncthreads()
    for i in range(block * THREADS + me, m.seats.shape[0], cuda.gridsize(1)):
        m.ended[i] = False
        if m.seats[i] >= 0:
            first = kind(states[i])
            queues[block, first, cuda.atomic.add(ends, first, 1) & ring] = i
    while True:
        cuda.syncthreads()
        if me == 0:
            longest(begins, ends, plan)
        cuda.syncthreads()
        now, end = plan[0], plan[2]
        if plan[1] == end:
            return
        while True:
            taken = cuda.atomic.add(plan, 3, WARP) if me % WARP == 0 else 0
            at = cuda.shfl_sync(FULL_WARP, taken, 0) + me % WARP
            if at - me % WARP >= end:
                break
            if at < end:
                i = queues[block, now, at & ring]
                m.decisions[i] += step(states[i], t, now, m.dice[i], out)
                if actors(states[i]) != 0:
                    then = kind(states[i])
                    queues[block, then, cuda.atomic.add(ends, then, 1) & ring] = i
                else:
                    close_game(states, t, m, plain(i))
            cuda.syncwarp()


@cache
def sorting_kernel(game_id: str) -> Any:
    """The kernel of a game that has small steps."""
    import numba

    game = find(game_id)
    assert game.small_steps is not None
    bound, owner = bound_tasks(game_id), f"{game_id}.kernel"
    names = {**names_of(game), **game.small_steps._asdict(), "close_game": bound["close_game"], "INT": numba.int32}
    names |= {"QUESTIONS": game.small_steps.questions, "KINDS": game.small_steps.kinds}
    parts = bind({"longest": longest, "step": step}, names, owner)

    def mark(function: Any) -> Any:
        return kernel(function, max_registers=REGISTERS)

    return bind({"play_sorted": play_sorted}, {**names, **parts}, owner, mark)["play_sorted"]


def ring_size(share: int) -> int:
    """The length of a queue: a power of two with room for a share twice, since a block reads one and fills it too."""
    return 1 << (2 * share - 1).bit_length()


def blocks_of(processors: int) -> int:
    """How many blocks run at a time."""
    return processors * (REGISTERS_OF_PROCESSOR // (REGISTERS * THREADS))


def queues_shape(game: Game, count: int, blocks: int) -> tuple[int, int, int]:
    """Room for the queues of all blocks."""
    assert game.small_steps is not None
    rounds = -(-count // (blocks * THREADS))
    return blocks, game.small_steps.kinds, ring_size(rounds * THREADS)
