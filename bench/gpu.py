"""The same rules on a GPU: one thread a game, the record in the thread's own memory.

Needs numba-cuda and a CUDA device: `python bench/gpu.py [--games N] [--check N] [--site FOLDER]`. Plays N random games
of each game at four players in the ways that `--loops` names, legal actions asked before every action, and compares the
score pads and decisions of the first games with the CPU's. Prints one JSON object. `--site` names a folder
with numba and numba-cuda for machines that do not have them installed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent))
import gpu_sorted
from gpu_rules import INLINE, prepare

PLAYERS = 4
LOOPS = ("play_random", "play_random_seat_by_seat", "small_steps")
SIMULATION = {"max_turns": 100}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1 << 20)
    parser.add_argument("--check", type=int, default=1 << 14)
    parser.add_argument("--site", type=Path)
    parser.add_argument("--threads", type=int, nargs="+", default=[1 << 20], help="threads; each plays games in turn")
    parser.add_argument("--block", type=int, default=128)
    parser.add_argument("--inline", type=int, default=INLINE, help="longest rule that is copied into its callers")
    parser.add_argument("--loops", nargs="+", default=LOOPS, choices=LOOPS)
    parser.add_argument("--only", nargs="*", default=None)
    return parser.parse_args()


def seeds_for(count: int) -> np.ndarray:
    """Seeds 0, 1, 2 ... as rows of eight words, as `seed_words` makes them."""
    words = np.zeros((count, 8), np.uint32)
    words[:, 7] = np.arange(count, dtype=np.uint32).byteswap()
    return words


def options_of(game):
    known = {option.name for option in game.options}
    players = min(PLAYERS, game.seat_counts[-1])
    chosen = game.settled({name: value for name, value in SIMULATION.items() if name in known}, players)
    return game.numbers(chosen, players)


def kernel_for(game, loop: str):
    """The kernel: deal, play at random to the end, count the points."""
    import numba
    from numba import cuda

    record = numba.from_dtype(game.state.dtype)
    setup, result, play_random = game.functions["setup"], game.functions["result"], game.loops[loop]
    room = game.most_legal

    @cuda.jit
    def kernel(seeds, empty, tables, options, pads, decisions):
        own = cuda.local.array(1, record)
        out = cuda.local.array(room, numba.int16)
        rng = cuda.local.array(1, numba.int64)
        s = own[0]
        for i in range(cuda.grid(1), decisions.shape[0], cuda.gridsize(1)):
            own[0] = empty[0]
            for j in range(8):
                s.seed[j] = seeds[i, j]
            rng[0] = i
            setup(s, tables[0], options, None)
            decisions[i] = play_random(s, tables[0], rng, out, None)
            result(s, tables[0], pads[i])

    return kernel


def on_cpu(game, count: int):
    """The pads and decisions of the first games, and decisions a second on one core."""
    from cantina.engine.record import blank

    states, empty = blank(game.state, 1), blank(game.state)
    seeds, options, log = seeds_for(count), options_of(game), np.zeros((0, 6), np.int32)
    pads = np.zeros((count, game.seat_counts[-1], len(game.rows)), np.int32)
    decisions, out, rng = np.zeros(count, np.int32), np.zeros(game.most_legal, np.int16), np.zeros(1, np.int64)
    tables = game.content.tables[0]
    for i in range(count):
        game.loops["start"](states, empty, seeds[i : i + 1], tables, options, log)
        rng[0] = i
        decisions[i] = game.loops["play_random"](states[0], tables, rng, out, log)
        game.functions["result"](states[0], tables, pads[i])
    return pads, decisions


def on_gpu(game, loop: str, count: int, threads: int, block: int):
    """The same on the GPU, and the seconds it took: once to compile, then the best of three."""
    from numba import cuda

    from cantina.engine.record import blank

    kernel = kernel_for(game, loop)
    device = [cuda.to_device(a) for a in (seeds_for(count), blank(game.state), game.content.tables, options_of(game))]
    pads = cuda.to_device(np.zeros((count, game.seat_counts[-1], len(game.rows)), np.int32))
    decisions = cuda.to_device(np.zeros(count, np.int32))
    took = []
    for _ in range(4):
        start = time.perf_counter()
        kernel[(threads + block - 1) // block, block](*device, pads, decisions)
        cuda.synchronize()
        took.append(time.perf_counter() - start)
    figures = {"threads": threads, "registers": next(iter(kernel.get_regs_per_thread().values()))}
    return pads.copy_to_host(), decisions.copy_to_host(), took[0], min(took[1:]), figures


def measure(game, loop: str, cpu, args: argparse.Namespace, threads: int) -> dict:
    """One run on the GPU, compared with the CPU's first games."""
    games, block = args.games, args.block
    if loop == "small_steps":
        found = gpu_sorted.on_gpu(game, games, seeds_for(games), options_of(game))
    else:
        found = on_gpu(game, loop, games, threads, block)
    pads, decisions, compiled, took, figures = found
    cpu_pads, cpu_decisions = cpu
    check = len(cpu_decisions)
    return {
        "loop": loop,
        "games": games,
        "block": block,
        "inline": args.inline,
        **figures,
        "decisions_per_s": round(int(decisions.sum()) / took),
        "games_per_s": round(games / took),
        "decisions_per_game": round(float(decisions.mean()), 1),
        "seconds": round(took, 4),
        "compile_s": round(compiled, 1),
        "checked_games": check,
        "equal_to_cpu": bool((pads[:check] == cpu_pads).all() and (decisions[:check] == cpu_decisions).all()),
    }


def main() -> int:
    args = arguments()
    prepare(args.site, args.inline)
    import cantina

    report = {}
    for game_id in args.only or cantina.games():
        game = cantina.game(game_id)
        cpu = on_cpu(game, args.check)
        loops = [loop for loop in args.loops if loop != "small_steps" or game.small_steps]
        report[game_id] = [measure(game, loop, cpu, args, threads) for loop in loops for threads in args.threads]
    print(json.dumps(report, indent=1))
    return 0 if all(run["equal_to_cpu"] for runs in report.values() for run in runs) else 1


if __name__ == "__main__":
    sys.exit(main())
