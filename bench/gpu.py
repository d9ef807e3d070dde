"""Random games on a GPU: how fast, and whether they are the games of the CPU.

Needs numba-cuda and a CUDA device: `python bench/gpu.py [--games N] [--check N] [--site FOLDER]`. Plays each game at
four players. First a small batch is played step by step beside the CPU, and everything is compared that can be asked;
then N games are played to their ends in the ways that `--ways` names (`DeviceBatch.play_out`), legal actions asked
before every action, and the score pads and decisions of the first games are compared with the CPU's. Prints one JSON
object.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent))
from gpu_site import parser, players_of, prepare, show, timed

WAYS = ("decisions", "seats", "steps")
REPEATS = 3


def arguments():
    made = parser(__doc__.splitlines()[0])
    made.add_argument("--games", type=int, default=1 << 20)
    made.add_argument("--check", type=int, default=1 << 14, help="games whose ends are compared")
    made.add_argument("--beside", type=int, default=256, help="games that are compared after every step")
    made.add_argument("--steps", type=int, default=600, help="how often")
    made.add_argument("--ways", nargs="+", default=WAYS, choices=WAYS)
    return made.parse_args()


def on_cpu(game, options, count: int):
    """The pads and decisions of the first random games."""
    from cantina.engine.log import NO_LOG
    from cantina.engine.loops import seed_words
    from cantina.engine.record import blank

    rows, tables = game.compiled.rows, game.compiled.hold(game.content.tables)
    pads = np.zeros((count, game.seat_counts[-1], len(game.rows)), np.int32)
    decisions, out, rng = np.zeros(count, np.int64), np.zeros(game.most_legal, np.int16), np.zeros(1, np.int64)
    states = rows(blank(game.state, count))
    words = seed_words([seed.to_bytes(32, "big") for seed in range(count)])
    game.loops["start"](states, rows(blank(game.state)), words, tables, options, NO_LOG)
    for i in range(count):
        rng[0] = i
        decisions[i] = game.loops["play_random"](states[i], tables, rng, out, NO_LOG)
    game.loops["results_all"](states, tables, pads)
    return pads, decisions


def beside_cpu(game, args) -> dict[str, Any]:
    """Play step by step beside the CPU."""
    from cantina.lab.gpu.batch import DeviceBatch
    from cantina.lab.gpu.check import Differs, play_side_by_side

    batch = DeviceBatch(game.id, args.beside, players_of(game), seeds=0, auto_reset=True, device=args.device)
    try:
        decisions, difference = play_side_by_side(batch, args.steps), None
    except Differs as found:
        decisions, difference = 0, str(found)
    ended = int(batch.host(batch.games).sum())
    return {"games": args.beside, "decisions": decisions, "ended": ended, "difference": difference}


def measure(game, way: str, cpu, args) -> dict[str, Any]:
    """One way to play on the GPU, compared with the CPU's first games."""
    from cantina.lab.gpu.batch import DeviceBatch

    batch = DeviceBatch(game.id, args.games, players_of(game), seeds=0, device=args.device)
    compiled = timed(batch, lambda: batch.play_out(way))
    pads, decisions = batch.host(batch.results().pads), batch.host(batch.decisions)
    cpu_pads, cpu_decisions = cpu
    check = min(len(cpu_decisions), args.games)
    same_pads = np.array_equal(pads[:check], cpu_pads[:check, : batch.players])
    same_decisions = np.array_equal(decisions[:check], cpu_decisions[:check])
    deals, plays = [], []
    for _ in range(REPEATS):
        deals.append(timed(batch, batch.reset))
        plays.append(timed(batch, lambda: batch.play_out(way)))
    played = (int(batch.host(batch.decisions).sum()) - int(decisions.sum())) / REPEATS
    return {
        "way": way,
        "games": args.games,
        "decisions_per_s": round(played / (min(deals) + min(plays))),
        "games_per_s": round(args.games / (min(deals) + min(plays))),
        "decisions_per_game": round(played / args.games, 1),
        "deal_s": round(min(deals), 4),
        "play_s": round(min(plays), 4),
        "first_s": round(compiled, 1),
        "checked_games": check,
        "equal_to_cpu": same_pads and same_decisions,
    }


def main() -> int:
    args = arguments()
    prepare(args.site)
    import cantina
    from cantina.lab.conventions import simulation_options

    report: dict[str, Any] = {}
    for game_id in args.only or cantina.games():
        game = cantina.game(game_id)
        options = game.numbers(simulation_options(game, None, players_of(game)), players_of(game))
        cpu = on_cpu(game, options, args.check)
        ways = [way for way in args.ways if way != "steps" or game.small_steps]
        report[game_id] = {
            "beside": beside_cpu(game, args),
            "played_out": [measure(game, way, cpu, args) for way in ways],
        }
    show(report)
    runs = [(kept["beside"], run) for kept in report.values() for run in kept["played_out"]]
    return 0 if all(run["equal_to_cpu"] and beside["difference"] is None for beside, run in runs) else 1


if __name__ == "__main__":
    sys.exit(main())
