"""Star Wars: Bounty Hunters. Its rules are in `docs/rules/bounty-hunters.md`; each function names its rule."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.engine.game import Game, named_functions
from cantina.games.bounty_hunters.pack.content import load, read
from cantina.games.bounty_hunters.players.features import FEATURES, features
from cantina.games.bounty_hunters.players.imagine import imagine
from cantina.games.bounty_hunters.players.judge import judge
from cantina.games.bounty_hunters.players.stand_in import stand_in
from cantina.games.bounty_hunters.rules.actions import ACTION, MOST_LEGAL, NOTATION
from cantina.games.bounty_hunters.rules.apply import apply
from cantina.games.bounty_hunters.rules.events import EVENTS
from cantina.games.bounty_hunters.rules.knowledge import conceal
from cantina.games.bounty_hunters.rules.legal import actors, legal
from cantina.games.bounty_hunters.rules.options import OPTIONS
from cantina.games.bounty_hunters.rules.scoring import PAD, ROWS, result
from cantina.games.bounty_hunters.rules.setup import setup
from cantina.games.bounty_hunters.rules.state import State
from cantina.games.bounty_hunters.telling.census import CENSUS
from cantina.games.bounty_hunters.telling.picture import picture
from cantina.games.bounty_hunters.telling.refusal import refusal
from cantina.games.bounty_hunters.telling.view import Outlook, View
from cantina.games.bounty_hunters.telling.wording import EVENT_OPERANDS, action_message, event_message
from cantina.games.bounty_hunters.telling.write_outlook import write_outlook
from cantina.games.bounty_hunters.telling.write_view import write_view


def tie_break(pad: list[dict[str, int]]) -> str | None:
    """BH-97, BH-98: what decided among those with the most points."""
    best = max(row["total"] for row in pad)
    tied = [row for row in pad if row["total"] == best]
    if len(tied) == 1:
        return None
    return "credits" if sum(row["rank"] == 1 for row in tied) == 1 else "shared"


def binding(code: int, happened: Sequence[str]) -> bool:
    """BH-S21: "finished" is sent, or a contract was drawn."""
    return code == ACTION.finish or "bonus-contract" in happened


GAME = Game(
    id="bounty-hunters",
    version=1,
    state=State,
    seat_counts=range(2, 7),  # BH-01
    options=OPTIONS,
    notation=NOTATION,
    most_legal=MOST_LEGAL,
    rows=ROWS,
    total=PAD.total,
    rank=PAD.rank,
    marks=("chosen", "finished"),
    over_rule="BH-87",
    turn_rule="BH-20",
    undo_rule="BH-S21",
    feature_size=FEATURES,
    functions=named_functions(
        setup, actors, legal, apply, conceal, imagine, result, features, judge, stand_in, write_view, write_outlook
    ),
    load=load,
    read=read,
    view_shape=View,
    refusal=refusal,
    tie_break=tie_break,
    binding=binding,
    action_message=action_message,
    event_message=event_message,
    event_names=EVENTS,
    event_operands=EVENT_OPERANDS,
    picture=picture,
    census=CENSUS,
    outlook_shape=Outlook,
    simultaneous=True,  # BH-20
    default_seats=4,
    minutes=20,
    lesson=333,
)
