"""Self-play on a GPU with decisions by torch: how many a second, and where the time goes.

Needs numba-cuda, torch and a CUDA device: `python bench/gpu_policy.py [--games N ...] [--policies P ...] [--site F]`.
Every step asks for observations and legal actions, lets a policy decide, plays, and deals a new game where one has
ended; nothing leaves the GPU. The policies: `codes` picks any legal code, `mask` the highest random number under a mask
of all codes, `network` samples from a network of 1.6 to 4.6 million weights in bfloat16. Prints one JSON object.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))
from gpu_site import parser, players_of, prepare, show, timed

POLICIES = ("codes", "mask", "network")
WARM = 5  # steps that are not measured
HIDDEN = (512, 512, 256)
NEVER = -1e9


def arguments():
    made = parser(__doc__.splitlines()[0])
    made.add_argument("--games", type=int, nargs="+", default=[1 << 15, 1 << 18, 1 << 20])
    made.add_argument("--steps", type=int, default=100)
    made.add_argument("--policies", nargs="+", default=POLICIES, choices=POLICIES)
    return made.parse_args()


class Table:
    """A batch and its arrays as tensors, which share their memory."""

    def __init__(self, game, games: int, device: str) -> None:
        import torch

        from cantina.lab.gpu.batch import DeviceBatch

        self.torch, self.device = torch, device
        self.batch = DeviceBatch(game.id, games, players_of(game), seeds=0, auto_reset=True, device=device)
        self.codes, self.counts = map(self.tensor, self.batch.legal())
        self.vectors = torch.zeros((games, game.feature_size), dtype=torch.float32, device=device)
        self.marks = torch.zeros((games, game.notation.size), dtype=torch.bool, device=device)
        self.game, self.games = game, games

    def tensor(self, array):
        """An array of the batch as a tensor, without a copy."""
        made = self.torch.as_tensor(array, device=self.device)
        told = getattr(array, "__cuda_array_interface__", None) or array.__array_interface__
        if made.data_ptr() != told["data"][0]:
            raise RuntimeError("torch has copied an array of the batch")
        return made


def decide_by_codes(table: Table):
    torch = table.torch
    picks = (torch.rand(table.games, device=table.device) * table.counts).long()
    return table.codes.gather(1, picks[:, None]).squeeze(1)


def decide_by_mask(table: Table):
    table.batch.mask(table.marks)
    luck = table.torch.rand(table.marks.shape, device=table.device)
    return luck.mul_(table.marks).argmax(1)


def network_of(table: Table):
    """A policy with an untrained network: logits of all codes, of which the legal ones are kept."""
    torch, sizes = table.torch, (table.game.feature_size, *HIDDEN, table.game.notation.size)
    layers = [part for size in pairwise(sizes) for part in (torch.nn.Linear(*size), torch.nn.ReLU())]
    network = torch.nn.Sequential(*layers[:-1]).to(table.device).to(torch.bfloat16)
    most = min(32, table.game.most_legal)
    places = torch.arange(most, device=table.device)

    def decide(table: Table):
        with torch.no_grad():
            codes = table.codes[:, :most].long()
            logits = network(table.vectors.to(torch.bfloat16)).gather(1, codes).float()
        logits.masked_fill_(places >= table.counts[:, None], NEVER)
        luck = torch.rand_like(logits).clamp_(1e-7, 1 - 1e-7)
        picks = (logits - (-luck.log()).log()).argmax(1)
        return codes.gather(1, picks[:, None]).squeeze(1)

    return decide


def policy_of(name: str, table: Table):
    return network_of(table) if name == "network" else {"codes": decide_by_codes, "mask": decide_by_mask}[name]


def measure(game, policy: str, games: int, args) -> dict[str, Any]:
    """Play with one policy; decisions per second, and the share of the parts."""
    table = Table(game, games, args.device)
    batch, decide = table.batch, policy_of(policy, table)
    run(table, decide, WARM)
    before = int(batch.host(batch.decisions).sum())
    took = timed(batch, lambda: run(table, decide, args.steps))
    played = int(batch.host(batch.decisions).sum()) - before
    parts = {
        "observe": lambda: batch.observe(table.vectors),
        "decide": lambda: decide(table),
        "step": lambda: batch.step(batch.random_actions()),
    }
    return {
        "policy": policy,
        "games": games,
        "decisions_per_s": round(played / took),
        "share_played": round(played / args.steps / games, 4),
        "games_ended": int(batch.host(batch.games).sum()),
        "ms_per_step": round(1000 * took / args.steps, 3),
        "ms_of_parts": {name: round(1000 * timed_part(batch, part), 3) for name, part in parts.items()},
    }


def run(table: Table, decide, steps: int) -> None:
    for _ in range(steps):
        table.batch.observe(table.vectors)
        table.batch.step(decide(table))


def timed_part(batch, part, times: int = 10) -> float:
    """Seconds of one part; the same again and again, so that the device has something to do all the time."""
    return timed(batch, lambda: [part() for _ in range(times)]) / times


def main() -> int:
    args = arguments()
    prepare(args.site)
    import cantina

    report: dict[str, Any] = {}
    for game_id in args.only or cantina.games():
        game = cantina.game(game_id)
        report[game_id] = [measure(game, policy, games, args) for games in args.games for policy in args.policies]
    show(report)
    shares = [run["share_played"] for runs in report.values() for run in runs]
    return 0 if all(share == 1.0 for share in shares) else 1


if __name__ == "__main__":
    sys.exit(main())
