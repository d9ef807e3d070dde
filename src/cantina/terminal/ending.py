"""How a finished game is shown: the table with its score sheet, the winners, the seed and its hash."""

from __future__ import annotations

from cantina.engine.match import Match
from cantina.terminal.console import Console


def show_end(console: Console, match: Match, seat: int | None) -> None:
    """Show the end of a game to a player or a spectator."""
    console.write()
    console.write(match.picture(seat, console.language))
    console.write()
    console.heading(winners(console, match, seat))
    result = match.result
    if result and result["tie_break"]:
        console.write_message(f"{match.game.id}-tie-{result['tie_break']}")
    console.write_message("terminal-seed", seed=match.seed.hex())
    console.write_message("terminal-hash", hash=match.seed_hash)


def winners(console: Console, match: Match, seat: int | None) -> str:
    """Who has won."""
    won: list[int] = match.result["winners"] if match.result else []
    if won == [seat]:
        return console.text("terminal-winner-you")
    return console.text("terminal-winner", count=len(won), players=", ".join(str(one + 1) for one in won))
