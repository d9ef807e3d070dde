"""What follows from an action without a question to a player, step by step, until one must decide."""

from cantina.engine.compiled import njit
from cantina.games.way_of_the_mandalorian.rules.cleanup import next_worn_out
from cantina.games.way_of_the_mandalorian.rules.market import look_for_cards
from cantina.games.way_of_the_mandalorian.rules.missions import ask_next, offer_discard, offer_equipment, resolve
from cantina.games.way_of_the_mandalorian.rules.state import (
    ASK_NEXT,
    CHECK_HAND,
    GO_ON,
    LOOK_FOR_CARDS,
    NEXT_WORN_OUT,
    OFFER_DISCARD,
    OFFER_EQUIPMENT,
    RESOLVE,
    WAIT,
)
from cantina.games.way_of_the_mandalorian.rules.turns import check_hand, go_on


@njit
def run(s, t, log):
    """Do what is noted as next; the order of the steps is that of an attempt and of the end of a turn."""
    while s.work != WAIT:
        work = s.work + 0
        s.work = WAIT
        if work == ASK_NEXT:
            ask_next(s, t)
        elif work == OFFER_DISCARD:
            offer_discard(s, t)
        elif work == OFFER_EQUIPMENT:
            offer_equipment(s)
        elif work == RESOLVE:
            resolve(s, t, log)
        else:
            run_rest(s, work, log)


@njit
def run_rest(s, work, log):
    """The steps that end an action or a turn."""
    if work == NEXT_WORN_OUT:
        next_worn_out(s, log)
    elif work == LOOK_FOR_CARDS:
        look_for_cards(s, log)
    elif work == GO_ON:
        go_on(s, log)
    elif work == CHECK_HAND:
        check_hand(s, log)
