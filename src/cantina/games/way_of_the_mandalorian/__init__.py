"""Way of the Mandalorian. Its rules are in `docs/rules/way-of-the-mandalorian.md`; each function names its rule."""

from __future__ import annotations

from cantina.engine.game import Game
from cantina.engine.options import Assignment, Choice, Number
from cantina.games.way_of_the_mandalorian.actions import MOST_LEGAL, NOTATION
from cantina.games.way_of_the_mandalorian.aid import aid
from cantina.games.way_of_the_mandalorian.apply import apply
from cantina.games.way_of_the_mandalorian.cards import CHARACTER_NAMES, NONE
from cantina.games.way_of_the_mandalorian.content import load
from cantina.games.way_of_the_mandalorian.events import EVENTS
from cantina.games.way_of_the_mandalorian.features import FEATURES, features
from cantina.games.way_of_the_mandalorian.imagine import imagine
from cantina.games.way_of_the_mandalorian.judge import judge
from cantina.games.way_of_the_mandalorian.knowledge import conceal
from cantina.games.way_of_the_mandalorian.legal import actors, legal
from cantina.games.way_of_the_mandalorian.orders import INTERRUPTS
from cantina.games.way_of_the_mandalorian.picture import picture
from cantina.games.way_of_the_mandalorian.refusal import refusal
from cantina.games.way_of_the_mandalorian.scoring import ROW_RANK, ROW_TOTAL, ROWS, result
from cantina.games.way_of_the_mandalorian.setup import setup
from cantina.games.way_of_the_mandalorian.stand_in import stand_in
from cantina.games.way_of_the_mandalorian.state import State
from cantina.games.way_of_the_mandalorian.view import View, view
from cantina.games.way_of_the_mandalorian.wording import action_message, event_message


def tie_break(pad: list[dict[str, int]]) -> str | None:
    """WM-A51: there is none; equal credits share the victory."""
    return "shared" if sum(row["rank"] == 1 for row in pad) > 1 else None


GAME = Game(
    id="way-of-the-mandalorian",
    version=1,
    state=State,
    seat_counts=range(2, 5),  # WM-01
    options=(
        Number("first_player", 0, None, NONE),  # WM-A54; None: a random seat
        Assignment("characters", CHARACTER_NAMES),  # WM-A53; None: at random
        Choice("equip_window", ("turn", "between_actions")),  # WM-A03
        Choice("compare", ("per_attribute", "total")),  # WM-A02
        Choice("event_fee", ("flat", "printed")),  # WM-A22
        Choice("boba_slot_as_opponent", (True, False)),  # WM-A28
        Choice("boba_slot_fill_window", ("equip", "setup_only")),  # WM-A27
        Choice("bo_katan_uses_per_attempt", (1, "unlimited")),  # WM-A32
        Choice("bo_katan_event_symbols", (False, True)),  # WM-A33
        Choice("fennec_hand_limit", (False, True)),  # WM-A35
        Choice("sell_used_temporary_at_end", (False, True)),  # WM-A49
        Choice("credits_open", (True, False)),  # WM-A56
        Number("max_turns", 0, 10_000, 0, 200),  # WM-A52; 0: no limit
    ),
    notation=NOTATION,
    most_legal=MOST_LEGAL,
    rows=ROWS,
    total=ROW_TOTAL,
    rank=ROW_RANK,
    marks=(),
    over_rule="WM-69",
    turn_rule="WM-85",
    undo_rule="WM-83",
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
    interrupts=INTERRUPTS,
    lesson=152,
)
