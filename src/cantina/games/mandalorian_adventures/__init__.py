"""The Mandalorian: Adventures. Its rules: `docs/rules/mandalorian-adventures.md`; each function names its rule."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from cantina.engine.abilities import Printed, SmallSteps, Trials
from cantina.engine.compiled import njit
from cantina.engine.errors import BadContent
from cantina.engine.game import Content, Game, named_functions
from cantina.games.mandalorian_adventures.campaign.contract import CAMPAIGNS
from cantina.games.mandalorian_adventures.pack.content import load
from cantina.games.mandalorian_adventures.pack.custom import packs_with, read_kept
from cantina.games.mandalorian_adventures.players.features import FEATURES, features
from cantina.games.mandalorian_adventures.players.imagine import imagine
from cantina.games.mandalorian_adventures.players.judge import judge
from cantina.games.mandalorian_adventures.players.stand_in import stand_in
from cantina.games.mandalorian_adventures.players.tally import ROWS as TALLIED
from cantina.games.mandalorian_adventures.players.tally import tally
from cantina.games.mandalorian_adventures.players.worth import estimate
from cantina.games.mandalorian_adventures.rules.actions import MOST_LEGAL, NOTATION
from cantina.games.mandalorian_adventures.rules.apply import apply, begin
from cantina.games.mandalorian_adventures.rules.check_start import check_start
from cantina.games.mandalorian_adventures.rules.events import EVENTS
from cantina.games.mandalorian_adventures.rules.knowledge import conceal
from cantina.games.mandalorian_adventures.rules.legal import actors, legal
from cantina.games.mandalorian_adventures.rules.options import OPTIONS
from cantina.games.mandalorian_adventures.rules.scoring import PAD, ROWS, result
from cantina.games.mandalorian_adventures.rules.settle import settle
from cantina.games.mandalorian_adventures.rules.setup import setup
from cantina.games.mandalorian_adventures.rules.state import OUTCOME, State
from cantina.games.mandalorian_adventures.rules.turns import turn
from cantina.games.mandalorian_adventures.rules.work import KINDS, QUESTIONS, kind, proceed
from cantina.games.mandalorian_adventures.telling.briefing import briefing
from cantina.games.mandalorian_adventures.telling.outlook_shapes import Outlook
from cantina.games.mandalorian_adventures.telling.picture import picture
from cantina.games.mandalorian_adventures.telling.printed_cards import KINDS as KINDS_PRINTED
from cantina.games.mandalorian_adventures.telling.printed_cards import printed_cards
from cantina.games.mandalorian_adventures.telling.refusal import refusal
from cantina.games.mandalorian_adventures.telling.view_shapes import View
from cantina.games.mandalorian_adventures.telling.wording import EVENT_OPERANDS, action_message, event_message
from cantina.games.mandalorian_adventures.telling.write_outlook import write_outlook
from cantina.games.mandalorian_adventures.telling.write_view import write_view


@njit
def unfinished(s):
    """MQ-33, `max_turns`: the game was stopped, neither won nor lost."""
    return s.outcome == OUTCOME.unfinished


def wrong_starts(content: Content, files: Collection[str]) -> Iterable[BadContent]:
    """What is wrong with the beginning of the games that these files of a pack have a part in."""
    return check_start(GAME, content, files)


GAME = Game(
    id="mandalorian-adventures",
    version=2,
    state=State,
    seat_counts=range(1, 5),  # MA-01
    options=OPTIONS,
    notation=NOTATION,
    most_legal=MOST_LEGAL,
    rows=ROWS,
    total=PAD.total,
    rank=PAD.rank,
    marks=(),
    over_rule="MA-174",
    turn_rule="MA-35",
    undo_rule="MQ-66",
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
        estimate,
        turn,
        tally,
        stand_in,
        unfinished,
        write_view,
        write_outlook,
    ),
    load=load,
    read=read_kept,
    view_shape=View,
    outlook_shape=Outlook,
    odds=TALLIED,
    refusal=refusal,
    action_message=action_message,
    event_message=event_message,
    event_names=EVENTS,
    event_operands=EVENT_OPERANDS,
    picture=picture,
    briefing=briefing,
    settle=settle,
    small_steps=SmallSteps(begin, proceed, kind, QUESTIONS, KINDS),
    packs=packs_with(wrong_starts),
    printed=Printed(KINDS_PRINTED, printed_cards),
    trials=Trials("mission", "difficulty", ("beginner", "normal", "heroic")),
    campaigns=CAMPAIGNS,
    cooperative=True,  # MA-01
    default_seats=1,
    minutes=60,
)
