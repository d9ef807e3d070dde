"""Star Wars: Bounty Hunters. Its rules are in `docs/rules/bounty-hunters.md`; each function names its rule."""

from __future__ import annotations

from cantina.engine.game import Game
from cantina.engine.options import Choice, Number
from cantina.games.bounty_hunters.actions import FINISH, MOST_LEGAL, NOTATION
from cantina.games.bounty_hunters.aid import aid
from cantina.games.bounty_hunters.apply import apply
from cantina.games.bounty_hunters.content import load
from cantina.games.bounty_hunters.events import EVENTS
from cantina.games.bounty_hunters.features import FEATURES, features
from cantina.games.bounty_hunters.imagine import imagine
from cantina.games.bounty_hunters.judge import judge
from cantina.games.bounty_hunters.knowledge import conceal
from cantina.games.bounty_hunters.legal import actors, legal
from cantina.games.bounty_hunters.picture import picture
from cantina.games.bounty_hunters.refusal import refusal
from cantina.games.bounty_hunters.scoring import ROW_RANK, ROW_TOTAL, ROWS, result
from cantina.games.bounty_hunters.setup import setup
from cantina.games.bounty_hunters.stand_in import stand_in
from cantina.games.bounty_hunters.state import NONE, State
from cantina.games.bounty_hunters.tell import tell
from cantina.games.bounty_hunters.view import MODES, View
from cantina.games.bounty_hunters.wording import action_message, event_message


def tie_break(pad: list[dict[str, int]]) -> str | None:
    """BH-97, BH-98: what decided among those with the most points."""
    best = max(row["total"] for row in pad)
    tied = [row for row in pad if row["total"] == best]
    if len(tied) == 1:
        return None
    return "credits" if sum(row["rank"] == 1 for row in tied) == 1 else "shared"


GAME = Game(
    id="bounty-hunters",
    version=1,
    state=State,
    seat_counts=range(2, 7),  # BH-01
    options=(
        Choice("mode", MODES),  # BH-99
        Number("guild_master", 0, None, NONE),  # BH-S51; None: a random seat
        Number("credit_supply", 1, 1000, 0),  # BH-S06; None: no limit, 42 as in the box
        Number("max_turns", 1, 1000, 0),  # BH-S38; None: no limit
    ),
    notation=NOTATION,
    most_legal=MOST_LEGAL,
    rows=ROWS,
    total=ROW_TOTAL,
    rank=ROW_RANK,
    marks=("chosen", "finished"),
    over_rule="BH-87",
    turn_rule="BH-20",
    undo_rule="BH-S21",
    feature_size=FEATURES,
    functions={
        "setup": setup,
        "actors": actors,
        "legal": legal,
        "apply": apply,
        "conceal": conceal,
        "imagine": imagine,
        "result": result,
        "features": features,
        "judge": judge,
        "stand_in": stand_in,
        "tell": tell,
    },
    load=load,
    view_shape=View,
    refusal=refusal,
    tie_break=tie_break,
    binding=lambda code: code == FINISH,  # BH-S21: until "finished" is sent
    action_message=action_message,
    event_message=event_message,
    event_names=EVENTS,
    picture=picture,
    aid=aid,
    lesson=398,
)
