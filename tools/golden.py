"""Write the golden files of a game: playthroughs as readable text, counts of action sequences, recorded games.

    python -m tools.golden             write what `tests/golden` and `tests/corpus` hold
    python -m tools.golden GAME        write what they hold of one game

A change of these files is read before it is committed: it says what changed for players.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

import numpy as np

import cantina
from cantina.engine.game import Game
from cantina.engine.match import Match
from cantina.players import choose_action
from suites import TESTS, join, suites


def played(game: Game, seats: int, seed: int, level: str, options: dict | None = None) -> Match:
    """A whole game among computer players of one level; the lowest seat that may act goes first."""
    match, dice = cantina.new_match(game.id, seats, seed, options), np.array([seed])
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, choose_action(match, seat, level, dice))
    return match


def playthrough(game: Game, seats: int, options: dict) -> str:
    """A game among greedy players: every action, what a spectator may see, the table now and then, the score pad."""
    finished = played(game, seats, seats, "greedy", {"max_turns": 40, **options})
    match = cantina.new_match(game.id, seats, seats, {"max_turns": 40, **options})
    lines = [f"{game.id}, {seats} players, seed {seats}, content {match.content.hash[:12]}", ""]
    for number, entry in enumerate(finished.log):
        match.play(entry.seat, entry.code)
        lines.append(f"{entry.seat} {game.notation.write(entry.code)}")
        lines += [f"    {line}" for line in match.story(None, since=number)] if not match.over else []
        if number % 60 == 59:
            lines += ["", match.picture(None), f"state {hashlib.sha256(match.state.tobytes()).hexdigest()[:16]}", ""]
    return "\n".join([*lines, "", match.picture(None), "", json.dumps(match.result, indent=1), ""])


def count_sequences(game: Game, state: np.ndarray, depth: int) -> int:
    """How many sequences of `depth` actions there are, the lowest seat that may act always going first."""
    rules, tables = game.compiled, game.compiled.hold(game.content.tables)
    mask = int(rules.actors(rules.hold(state)))
    if depth == 0 or mask == 0:
        return 1
    seat, out = (mask & -mask).bit_length() - 1, np.zeros(game.most_legal, np.int16)
    total = 0
    for code in out[: rules.legal(rules.hold(state), tables, seat, out)]:
        after = state.copy()
        rules.apply(rules.hold(after), tables, seat, int(code), np.zeros((0, 6), np.int32))
        total += count_sequences(game, after, depth - 1)
    return total


def counts(game: Game) -> dict[str, list[int]]:
    """For each number of players the counts to each depth, from the deal and from the middle of a random game."""
    found, depths = {}, range(1, suites()[game.id].depth + 1)
    for seats in game.seat_counts:
        match = played(game, seats, 1, "random", {"max_turns": 12})
        middle = cantina.new_match(game.id, seats, 1, {"max_turns": 12})
        for entry in match.log[: len(match.log) * 9 // 10]:
            middle.play(entry.seat, entry.code)
        for name, state in (("deal", match.start), ("middle", middle.state)):
            found[f"{seats} {name}"] = [count_sequences(game, state, depth) for depth in depths]
    return found


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    print(path.relative_to(TESTS))


def record_games(game: Game) -> None:
    """Games of every number of players, at random and among greedy players, under several options."""
    suite = suites()[game.id]
    for number, options in enumerate(suite.recorded):
        for seats in game.seat_counts:
            for level, turns in (("random", suite.recorded_turns), ("greedy", 100)):
                match = played(game, seats, 100 * number + seats, level, {"max_turns": turns, **options})
                name = f"v{game.version}-{seats}-players-{level}-{number}.json"
                write(TESTS / "corpus" / game.id / name, match.record() + "\n")


def write_game(game: Game) -> None:
    for name, seats, options in suites()[game.id].played:
        write(TESTS / "golden" / game.id / f"{name}.txt", playthrough(game, seats, options))
    write(TESTS / "golden" / game.id / "counts.json", json.dumps(counts(game), indent=1) + "\n")
    record_games(game)


def main() -> int:
    for game_id in sys.argv[1:] or suites():
        join(suites()[game_id])
        write_game(cantina.game(game_id))
    return 0


if __name__ == "__main__":
    sys.exit(main())
