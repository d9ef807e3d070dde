"""After an attempt: events, used temporary equipment, Fennec Shand's offer (WM-47, WM-54, WM-55, WM-59, WM-A49)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.games.way_of_the_mandalorian.pack.cards import ATTRIBUTES, CHARACTER, LAST_MISSION, NONE
from cantina.games.way_of_the_mandalorian.rules.belongings import enter_hand, throw_away
from cantina.games.way_of_the_mandalorian.rules.events import EVENT
from cantina.games.way_of_the_mandalorian.rules.state import FEE, GO_ON, NEXT_WORN_OUT, PHASE, SLOTS
from cantina.games.way_of_the_mandalorian.rules.switches import used_temporary_is_sold
from cantina.games.way_of_the_mandalorian.rules.turns import end_game


@njit
def clean_up(s, t, slots, success, log):
    """WM-54, WM-55: all events of the attempt, then used temporary cards, slot by slot (WM-A72)."""
    for seat in range(s.seats):
        if s.event[seat] != NONE:
            throw_away(s, s.event[seat])
            s.event[seat] = NONE
    for attribute in range(ATTRIBUTES):
        s.ignored[attribute] = 0
    s.worn_out = used_temporary(s, t, slots)
    if success and s.mission == LAST_MISSION:
        settle_last_mission(s, log)
        return
    s.mission = NONE
    s.place = NONE
    s.asked = 0
    s.work = NEXT_WORN_OUT


@njit
def used_temporary(s, t, slots):
    """WM-47: the slots of used cards with the temporary symbol."""
    mask = 0
    for i in range(SLOTS):
        if (slots >> i) & 1 == 1 and t.temporary[s.equipped[s.active, i]] == 1:
            mask |= 1 << i
    return mask


@njit
def settle_last_mission(s, log):
    """WM-69, WM-A49: used temporary cards go without an offer, or, with the option, stay for the final sale."""
    if not used_temporary_is_sold(s):
        for i in range(SLOTS):
            if (s.worn_out >> i) & 1 == 1:
                let_go(s, i, log)
    s.worn_out = 0
    s.asked = 0
    end_game(s, s.active, log)


@njit
def next_worn_out(s, log):
    """WM-59, WM-A36: Fennec Shand is asked for each card while she can pay; other cards are discarded."""
    seat = s.active + 0
    while s.worn_out != 0:
        if s.character[seat] == CHARACTER.fennec_shand and s.credits[seat] >= FEE:
            s.phase = PHASE.keep
            return
        let_go(s, first_worn_out(s), log)
    s.work = GO_ON


@njit
def first_worn_out(s):
    """The first slot with a used temporary card."""
    slot = 0
    while (s.worn_out >> slot) & 1 == 0:
        slot += 1
    return slot


@njit
def let_go(s, slot, log):
    """A used temporary card goes to the discard pile."""
    card = s.equipped[s.active, slot] + 0
    s.equipped[s.active, slot] = NONE
    s.worn_out &= ~(1 << slot)
    throw_away(s, card)
    emit(log, EVERYONE, EVENT.worn_out, s.active, card, 0, 0)


@njit
def keep(s, log):
    """WM-59, WM-A37: pay 200, the card goes to hand, before everybody's eyes (WM-A68)."""
    slot = first_worn_out(s)
    card = s.equipped[s.active, slot] + 0
    s.equipped[s.active, slot] = NONE
    s.worn_out &= ~(1 << slot)
    s.credits[s.active] -= FEE
    enter_hand(s, s.active, card, True)
    emit(log, EVERYONE, EVENT.kept, s.active, card, 0, 0)
    s.work = NEXT_WORN_OUT


@njit
def drop(s, log):
    """WM-59: she lets the card go."""
    let_go(s, first_worn_out(s), log)
    s.work = NEXT_WORN_OUT
