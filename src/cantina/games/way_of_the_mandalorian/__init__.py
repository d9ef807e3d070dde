"""Way of the Mandalorian. Its rules are in `docs/rules/way-of-the-mandalorian.md`; each function names its rule."""

from __future__ import annotations

from cantina.engine.game import Game, named_functions
from cantina.games.way_of_the_mandalorian.pack.content import load, read
from cantina.games.way_of_the_mandalorian.players.features import FEATURES, features
from cantina.games.way_of_the_mandalorian.players.imagine import imagine
from cantina.games.way_of_the_mandalorian.players.judge import judge
from cantina.games.way_of_the_mandalorian.players.orders import INTERRUPTS
from cantina.games.way_of_the_mandalorian.players.stand_in import stand_in
from cantina.games.way_of_the_mandalorian.rules.actions import MOST_LEGAL, NOTATION
from cantina.games.way_of_the_mandalorian.rules.apply import apply
from cantina.games.way_of_the_mandalorian.rules.events import EVENTS
from cantina.games.way_of_the_mandalorian.rules.knowledge import conceal
from cantina.games.way_of_the_mandalorian.rules.legal import actors, legal
from cantina.games.way_of_the_mandalorian.rules.options import OPTIONS
from cantina.games.way_of_the_mandalorian.rules.scoring import PAD, ROWS, result, unfinished
from cantina.games.way_of_the_mandalorian.rules.setup import setup
from cantina.games.way_of_the_mandalorian.rules.state import State
from cantina.games.way_of_the_mandalorian.telling.census import CENSUS
from cantina.games.way_of_the_mandalorian.telling.picture import picture
from cantina.games.way_of_the_mandalorian.telling.refusal import refusal
from cantina.games.way_of_the_mandalorian.telling.view import Outlook, View
from cantina.games.way_of_the_mandalorian.telling.wording import EVENT_OPERANDS, action_message, event_message
from cantina.games.way_of_the_mandalorian.telling.write_outlook import write_outlook
from cantina.games.way_of_the_mandalorian.telling.write_view import write_view

GAME = Game(
    id="way-of-the-mandalorian",
    version=1,
    state=State,
    seat_counts=range(2, 5),  # WM-01
    options=OPTIONS,
    notation=NOTATION,
    most_legal=MOST_LEGAL,
    rows=ROWS,
    total=PAD.total,
    rank=PAD.rank,
    marks=(),
    over_rule="WM-69",
    turn_rule="WM-85",
    undo_rule="WM-83",
    feature_size=FEATURES,
    functions=named_functions(
        setup,
        actors,
        legal,
        apply,
        conceal,
        imagine,
        result,
        features,
        judge,
        stand_in,
        unfinished,
        write_view,
        write_outlook,
    ),
    load=load,
    read=read,
    view_shape=View,
    refusal=refusal,
    action_message=action_message,
    event_message=event_message,
    event_names=EVENTS,
    event_operands=EVENT_OPERANDS,
    picture=picture,
    census=CENSUS,
    interrupts=INTERRUPTS,
    outlook_shape=Outlook,
    default_seats=3,
    minutes=45,
    lesson=1541,
)
