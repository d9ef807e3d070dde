"""The Mandalorian: Adventures. Its rules: `docs/rules/mandalorian-adventures.md`; each function names its rule."""

from __future__ import annotations

from typing import Any

from cantina.engine.game import Game, SmallSteps
from cantina.engine.options import Choice, Named, Number, Team
from cantina.games.mandalorian_adventures.actions import MOST_LEGAL, NOTATION
from cantina.games.mandalorian_adventures.aid import aid
from cantina.games.mandalorian_adventures.apply import apply, begin
from cantina.games.mandalorian_adventures.campaign_kept import CAMPAIGNS
from cantina.games.mandalorian_adventures.content import load
from cantina.games.mandalorian_adventures.events import EVENTS
from cantina.games.mandalorian_adventures.features import FEATURES, features
from cantina.games.mandalorian_adventures.imagine import imagine
from cantina.games.mandalorian_adventures.judge import judge
from cantina.games.mandalorian_adventures.knowledge import conceal
from cantina.games.mandalorian_adventures.legal import actors, legal
from cantina.games.mandalorian_adventures.packs import read_pack
from cantina.games.mandalorian_adventures.picture import picture
from cantina.games.mandalorian_adventures.refusal import refusal
from cantina.games.mandalorian_adventures.scoring import ROW_RANK, ROW_TOTAL, ROWS, result
from cantina.games.mandalorian_adventures.settle import settle
from cantina.games.mandalorian_adventures.setup import setup
from cantina.games.mandalorian_adventures.sizes import DIFFICULTIES, MODES, NONE
from cantina.games.mandalorian_adventures.stand_in import stand_in
from cantina.games.mandalorian_adventures.state import State
from cantina.games.mandalorian_adventures.view import view
from cantina.games.mandalorian_adventures.view_shapes import View
from cantina.games.mandalorian_adventures.wording import action_message, event_message
from cantina.games.mandalorian_adventures.work import KINDS, QUESTIONS, kind, proceed
from cantina.games.mandalorian_adventures.worth import estimate


def tie_break(pad: list[dict[str, int]]) -> str | None:
    """MA-01: all win or lose together."""
    return "shared" if sum(row["rank"] == 1 for row in pad) > 1 else None


def names(kind: str) -> Any:
    """The names of everything of a kind in a pack."""
    return lambda cards: tuple(one.name for one in getattr(cards[0], kind))


GAME = Game(
    id="mandalorian-adventures",
    version=1,
    state=State,
    seat_counts=range(1, 5),  # MA-01
    options=(
        Named("mission", names("missions")),  # MA-10; None: mission 1
        Named("map", names("maps")),  # MC-22; None: the map of the mission, or the first
        Choice("mode", MODES),  # MQ-93
        Team("characters", names("characters")),  # MA-28; None: the listed ones
        Choice("difficulty", DIFFICULTIES),  # MA-31
        Number("growth", 0, 999, 0, 0),  # MA-11: growth cards resolved so far
        Choice("traitor", ("auto", False, True)),  # MD-56
        Number("first_player", 0, None, NONE),  # MA-30; None: a random seat
        Number("max_turns", 0, 10_000, 0, 200),  # 0: no limit
    ),
    notation=NOTATION,
    most_legal=MOST_LEGAL,
    rows=ROWS,
    total=ROW_TOTAL,
    rank=ROW_RANK,
    marks=(),
    over_rule="MA-174",
    turn_rule="MA-35",
    undo_rule="MQ-66",
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
        "estimate": estimate,
        "stand_in": stand_in,
    },
    load=load,
    view=view,
    view_shape=View,
    refusal=refusal,
    tie_break=tie_break,
    binding=lambda code: False,
    action_message=action_message,
    event_message=event_message,
    event_names=EVENTS,
    picture=picture,
    aid=aid,
    settle=settle,
    small_steps=SmallSteps(begin, proceed, kind, QUESTIONS, KINDS),
    packs=read_pack,
    campaigns=CAMPAIGNS,
)
