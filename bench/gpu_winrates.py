"""The table of `cantina winrates`, played on a GPU: every game a thread, all settings in one launch.

    python bench/gpu_winrates.py --games 2048 [--level ahead|greedy|random] [--site FOLDER] [--out FILE]

The games are those of the same rules; only the dice of the players differ from the ones on a CPU.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent))
from gpu import prepare


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--site", help="a folder with numba and numba-cuda")
    parser.add_argument("--games", type=int, default=2048, help="games for each figure")
    parser.add_argument("--level", default="ahead", choices=("random", "greedy", "ahead"))
    parser.add_argument("--missions", nargs="*", default=[])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--block", type=int, default=64)
    parser.add_argument("--out", help="also write the figures into this file")
    return parser.parse_args()


def kernel_for(game, level: str):
    """The kernel: deal one game and let its team play it to the end."""
    import numba
    from numba import cuda

    from cantina.engine.loops import CANDIDATES, SCRATCH

    record, setup = numba.from_dtype(game.state.dtype), game.functions["setup"]
    play_ahead, play_levels = game.loops["play_ahead"], game.loops["play_levels"]
    room, seats, looks = game.most_legal, game.seat_counts[-1], level == "ahead"
    number = ("random", "greedy", "ahead").index(level)

    @cuda.jit
    def ahead(seeds, empty, tables, options, log, outcomes, turns):
        own, scratch = cuda.local.array(1, record), cuda.local.array(SCRATCH, record)
        out = cuda.local.array((2, room), numba.int16)
        worths, sums = cuda.local.array(room, numba.float64), cuda.local.array(CANDIDATES, numba.float64)
        rng = cuda.local.array(1, numba.int64)
        i = cuda.grid(1)
        if i < outcomes.shape[0]:
            own[0] = empty[0]
            s = own[0]
            for j in range(8):
                s.seed[j] = seeds[i, j]
            rng[0] = i + 1
            setup(s, tables[0], options[i], log)
            play_ahead(own, scratch, tables[0], rng, out, log, worths, sums)
            outcomes[i] = s.outcome
            turns[i] = s.turns

    @cuda.jit
    def plain(seeds, empty, tables, options, log, outcomes, turns):
        own, scratch = cuda.local.array(1, record), cuda.local.array(1, record)
        out = cuda.local.array(room, numba.int16)
        rng, levels = cuda.local.array(1, numba.int64), cuda.local.array((1, seats), numba.int8)
        i = cuda.grid(1)
        if i < outcomes.shape[0]:
            own[0] = empty[0]
            s = own[0]
            for j in range(8):
                s.seed[j] = seeds[i, j]
            for j in range(seats):
                levels[0, j] = number
            rng[0] = i + 1
            setup(s, tables[0], options[i], log)
            play_levels(own, scratch, tables[0], levels, rng, out, log)
            outcomes[i] = s.outcome
            turns[i] = s.turns

    return ahead if looks else plain


def main() -> int:
    args = arguments()
    prepare(args.site)
    from numba import cuda

    import cantina
    from cantina.engine.loops import seed_words
    from cantina.engine.record import blank
    from cantina.lab.conventions import simulation_options
    from cantina.lab.winrates import GAME, cells, table

    game = cantina.game(GAME)
    wanted = cells(game, args.missions)
    options = []
    for cell in wanted:
        wish = {"mission": cell.mission, "difficulty": cell.difficulty}
        options += [game.numbers(simulation_options(game, wish, cell.seats), cell.seats)] * args.games
    words = seed_words([(args.seed * 1_000_003 + i).to_bytes(32, "big") for i in range(args.games)])
    count = len(options)
    device = [cuda.to_device(a) for a in (np.tile(words, (len(wanted), 1)), blank(game.state), game.content.tables)]
    device += [cuda.to_device(np.array(options)), cuda.to_device(np.zeros((0, 6), np.int32))]
    outcomes, turns = cuda.to_device(np.zeros(count, np.int8)), cuda.to_device(np.zeros(count, np.int16))
    kernel = kernel_for(game, args.level)
    start = time.perf_counter()
    kernel[(count + args.block - 1) // args.block, args.block](*device, outcomes, turns)
    cuda.synchronize()
    took = time.perf_counter() - start
    won = (outcomes.copy_to_host().reshape(len(wanted), args.games) == 1).sum(1)
    lasted = turns.copy_to_host().reshape(len(wanted), args.games).mean(1)
    known = {cell.key: [int(wins), args.games] for cell, wins in zip(wanted, won, strict=True)}
    print(table(known, args.level, "en"))
    print("turns:", json.dumps({cell.key: round(float(mean), 1) for cell, mean in zip(wanted, lasted, strict=True)}))
    print(f"{count} games in {took:.0f} s, compiling included")
    if args.out:
        Path(args.out).write_text(json.dumps(known))
    return 0


if __name__ == "__main__":
    sys.exit(main())
