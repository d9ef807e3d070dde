"""Play one action and run on to the next decision or the end."""

from cantina.engine.compiled import njit
from cantina.games.way_of_the_mandalorian.actions import (
    ATTEMPT,
    CLOSE,
    DECK,
    DISCARD_CARD,
    DRAW,
    DROP_CARD,
    END,
    EQUIP,
    EVENT,
    FILL_SLOT,
    IGNORE,
    JOB,
    KEEP_CARD,
    PASS,
    RETAIN,
    SELL,
    SLOT,
    TAKE,
    USE_SLOTS,
)
from cantina.games.way_of_the_mandalorian.cards import FIRST_EVENT
from cantina.games.way_of_the_mandalorian.cleanup import drop, keep
from cantina.games.way_of_the_mandalorian.market import (
    begin_draw,
    close_sale,
    equip,
    fill_slot,
    quick_job,
    sell,
    take_from_deck,
    take_from_market,
)
from cantina.games.way_of_the_mandalorian.missions import (
    attempt,
    discard_to_ignore,
    ignore,
    pass_event,
    play_event,
    play_slot,
    use,
)
from cantina.games.way_of_the_mandalorian.state import DISCARD, FILL, OFFER_EQUIPMENT
from cantina.games.way_of_the_mandalorian.turns import begin_turn, discard_surplus, end_turn, retain
from cantina.games.way_of_the_mandalorian.work import run


@njit
def apply(s, t, seat, action, log):
    """Play a legal action."""
    if action < TAKE:
        apply_main(s, t, seat, action, log)
    elif action < EVENT:
        apply_market(s, action, log)
    elif action < DISCARD_CARD:
        apply_event(s, t, action, log)
    else:
        apply_rest(s, action, log)
    run(s, t, log)


@njit
def apply_main(s, t, seat, action, log):
    """Rows 1 and 3."""
    if action < FILL_SLOT:
        equip(s, t, action - EQUIP, log)
    elif action < DRAW:
        fill_slot(s, seat, FIRST_EVENT + action - FILL_SLOT, log)
        if s.phase == FILL:
            begin_turn(s, s.first, log)
    elif action < SELL:
        begin_draw(s, log)
    elif action < JOB:
        sell(s, t, action - SELL, log)
    elif action < ATTEMPT:
        quick_job(s, log)
    elif action < END:
        attempt(s, action - ATTEMPT, log)
    else:
        end_turn(s, log)


@njit
def apply_market(s, action, log):
    """Rows 2 and 3."""
    if action < DECK:
        take_from_market(s, action - TAKE, log)
    elif action < CLOSE:
        take_from_deck(s, log)
    else:
        close_sale(s, log)


@njit
def apply_event(s, t, action, log):
    """Rows 4 and 5; a pass also answers row 6 and Boba Fett's slot before the first turn."""
    if action < SLOT:
        play_event(s, t, FIRST_EVENT + action - EVENT, log)
    elif action < PASS:
        play_slot(s, log)
    elif s.phase == DISCARD:
        s.work = OFFER_EQUIPMENT
    elif s.phase == FILL:
        begin_turn(s, s.first, log)
    else:
        pass_event(s, log)


@njit
def apply_rest(s, action, log):
    """Rows 6 to 10."""
    if action < IGNORE:
        if s.phase == DISCARD:
            discard_to_ignore(s, action - DISCARD_CARD, log)
        else:
            discard_surplus(s, action - DISCARD_CARD, log)
    elif action < USE_SLOTS:
        ignore(s, action - IGNORE, log)
    elif action < KEEP_CARD:
        use(s, action - USE_SLOTS)
    elif action < DROP_CARD:
        keep(s, log)
    elif action < RETAIN:
        drop(s, log)
    else:
        retain(s, action - RETAIN, log)
