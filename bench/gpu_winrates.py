"""The table of `cantina winrates`, played on a GPU: every game a thread, all settings in one launch.

    python bench/gpu_winrates.py --games 2048 [--level ahead|greedy|random] [--site FOLDER] [--out FILE]

The deals are those of `cantina winrates` with the same seed; only the dice of the players differ. What `--out` writes
can be read with `cantina winrates --games N --keep FILE`.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent))
from gpu_rules import prepare


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
    def ahead(seeds, empty, tables, options, outcomes, turns):
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
            setup(s, tables[0], options[i], None)
            play_ahead(own, scratch, tables[0], rng, out, None, worths, sums)
            outcomes[i] = s.outcome
            turns[i] = s.turns

    @cuda.jit
    def plain(seeds, empty, tables, options, outcomes, turns):
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
            setup(s, tables[0], options[i], None)
            play_levels(own, scratch, tables[0], levels, rng, out, None)
            outcomes[i] = s.outcome
            turns[i] = s.turns

    return ahead if looks else plain


def options_of(game, wanted, games: int) -> np.ndarray:
    """The options of every game: as many rows for each figure as it has games."""
    from cantina.lab.conventions import simulation_options

    rows = []
    for cell in wanted:
        wish = {"mission": cell.mission, "difficulty": cell.difficulty}
        rows += [game.numbers(simulation_options(game, wish, cell.seats), cell.seats)] * games
    return np.array(rows)


def play(game, level: str, words: np.ndarray, options: np.ndarray, block: int) -> tuple[np.ndarray, np.ndarray]:
    """The outcome and the turns of every game."""
    from numba import cuda

    from cantina.engine.record import blank

    count = len(options)
    given = [words, blank(game.state), game.content.tables, options]
    device = [cuda.to_device(array) for array in given]
    outcomes, turns = cuda.to_device(np.zeros(count, np.int8)), cuda.to_device(np.zeros(count, np.int16))
    kernel_for(game, level)[(count + block - 1) // block, block](*device, outcomes, turns)
    cuda.synchronize()
    return outcomes.copy_to_host(), turns.copy_to_host()


def main() -> int:
    args = arguments()
    prepare(args.site)
    import cantina
    from cantina.engine.loops import seed_words
    from cantina.lab.winrates import GAME, Study, cells, keep

    game = cantina.game(GAME)
    wanted = cells(game, args.missions)
    words = seed_words([(args.seed * 1_000_003 + i).to_bytes(32, "big") for i in range(args.games)])
    start = time.perf_counter()
    options = options_of(game, wanted, args.games)
    outcomes, turns = play(game, args.level, np.tile(words, (len(wanted), 1)), options, args.block)
    won = (outcomes.reshape(len(wanted), args.games) == 1).sum(1)
    lasted = turns.reshape(len(wanted), args.games).mean(1)
    for cell, wins, mean in zip(wanted, won, lasted, strict=True):
        print(f"{cell.key}: {wins / args.games:.1%} of {args.games} games won, {mean:.1f} turns")
    print(f"{len(options)} games in {time.perf_counter() - start:.0f} s, compiling included")
    known = {cell.key: [int(wins), args.games] for cell, wins in zip(wanted, won, strict=True)}
    keep(args.out, Study(args.level, args.games, args.seed, game.content.hash), known)
    return 0


if __name__ == "__main__":
    sys.exit(main())
