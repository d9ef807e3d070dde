"""Quick Draw, a small game that shows how a game joins Cantina. Its rules are in `rules.md`."""

from cantina.engine.game import Game, named_functions

from .pack import load, read
from .players import FEATURES, features, imagine, judge, stand_in
from .rules import (
    EVENTS,
    MOST_LEGAL,
    NOTATION,
    OPTIONS,
    PAD,
    ROWS,
    SEATS,
    State,
    actors,
    apply,
    conceal,
    legal,
    result,
    setup,
)
from .telling import View, action_message, event_message, picture, refusal, tie_break, view

GAME = Game(
    id="quick-draw",
    version=1,
    state=State,
    seat_counts=range(2, SEATS + 1),  # QD-1
    functions=named_functions(setup, actors, legal, apply, conceal, imagine, result, features, judge, stand_in),
    feature_size=FEATURES,
    options=OPTIONS,
    notation=NOTATION,
    most_legal=MOST_LEGAL,
    refusal=refusal,
    marks=("chosen",),  # QD-15: who has chosen is open, and may be taken back (QD-7)
    over_rule="QD-13",
    turn_rule="QD-6",
    undo_rule="QD-7",
    rows=ROWS,
    total=PAD.total,
    rank=PAD.rank,
    tie_break=tie_break,
    load=load,
    read=read,
    view=view,
    view_shape=View,
    picture=picture,
    action_message=action_message,
    event_message=event_message,
    event_names=EVENTS,
    simultaneous=True,  # QD-6
    default_seats=3,
    minutes=10,
)
