"""Play one action and run on to the next decision or the end."""

from cantina.engine.compiled import njit
from cantina.games.way_of_the_mandalorian.pack.cards import FIRST_EVENT
from cantina.games.way_of_the_mandalorian.rules.actions import ACTION
from cantina.games.way_of_the_mandalorian.rules.cleanup import drop, keep
from cantina.games.way_of_the_mandalorian.rules.market import (
    begin_draw,
    close_sale,
    equip,
    fill_slot,
    quick_job,
    sell,
    take_from_deck,
    take_from_market,
)
from cantina.games.way_of_the_mandalorian.rules.missions import (
    attempt,
    discard_to_ignore,
    ignore,
    pass_event,
    play_event,
    play_slot,
    use,
)
from cantina.games.way_of_the_mandalorian.rules.state import OFFER_EQUIPMENT, PHASE
from cantina.games.way_of_the_mandalorian.rules.turns import begin_turn, discard_surplus, end_turn, retain
from cantina.games.way_of_the_mandalorian.rules.work import run


@njit
def apply(s, t, seat, action, log):
    """Play a legal action."""
    if action < ACTION.take:
        apply_main(s, t, seat, action, log)
    elif action < ACTION.event:
        apply_market(s, action, log)
    elif action < ACTION.discard:
        apply_event(s, t, action, log)
    else:
        apply_rest(s, action, log)
    run(s, t, log)


@njit
def apply_main(s, t, seat, action, log):
    """Rows 1 and 3."""
    if action < ACTION.fill:
        equip(s, t, action - ACTION.equip, log)
    elif action < ACTION.draw:
        fill_slot(s, seat, FIRST_EVENT + action - ACTION.fill, log)
        if s.phase == PHASE.fill:
            begin_turn(s, s.first, log)
    elif action < ACTION.sell:
        begin_draw(s, log)
    elif action < ACTION.job:
        sell(s, t, action - ACTION.sell, log)
    elif action < ACTION.attempt:
        quick_job(s, log)
    elif action < ACTION.end:
        attempt(s, action - ACTION.attempt, log)
    else:
        end_turn(s, log)


@njit
def apply_market(s, action, log):
    """Rows 2 and 3."""
    if action < ACTION.deck:
        take_from_market(s, action - ACTION.take, log)
    elif action < ACTION.close:
        take_from_deck(s, log)
    else:
        close_sale(s, log)


@njit
def apply_event(s, t, action, log):
    """Rows 4 and 5; a pass also answers row 6 and Boba Fett's slot before the first turn."""
    if action < ACTION.slot:
        play_event(s, t, FIRST_EVENT + action - ACTION.event, log)
    elif action < ACTION.pass_:
        play_slot(s, log)
    elif s.phase == PHASE.discard:
        s.work = OFFER_EQUIPMENT
    elif s.phase == PHASE.fill:
        begin_turn(s, s.first, log)
    else:
        pass_event(s, log)


@njit
def apply_rest(s, action, log):
    """Rows 6 to 10."""
    if action < ACTION.ignore:
        if s.phase == PHASE.discard:
            discard_to_ignore(s, action - ACTION.discard, log)
        else:
            discard_surplus(s, action - ACTION.discard, log)
    elif action < ACTION.use:
        ignore(s, action - ACTION.ignore, log)
    elif action < ACTION.keep:
        use(s, action - ACTION.use)
    elif action < ACTION.drop:
        keep(s, log)
    elif action < ACTION.retain:
        drop(s, log)
    else:
        retain(s, action - ACTION.retain, log)
