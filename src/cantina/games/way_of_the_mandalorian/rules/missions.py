"""Attempting a mission: events, requirements, equipment, result (WM-39 to WM-56, WM-60, WM-61)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.games.way_of_the_mandalorian.pack.cards import ATTRIBUTES, CHARACTER, NONE
from cantina.games.way_of_the_mandalorian.rules.belongings import empty_slot, filled_slots, leave_hand, throw_away
from cantina.games.way_of_the_mandalorian.rules.cleanup import clean_up
from cantina.games.way_of_the_mandalorian.rules.events import EVENT
from cantina.games.way_of_the_mandalorian.rules.state import (
    ASK_NEXT,
    FEE,
    OFFER_DISCARD,
    OFFER_EQUIPMENT,
    PHASE,
    RESOLVE,
    ROW,
    SLOTS,
    left_of,
)
from cantina.games.way_of_the_mandalorian.rules.switches import (
    bo_katan_ignores_events,
    bo_katan_ignores_many,
    compares_totals,
    credits_are_open,
    events_cost_what_is_printed,
    slot_works_against_others,
)


@njit
def attempt(s, mission, log):
    """WM-40: the mission goes from its place in the row to the mission space."""
    s.actions -= 1
    s.mission = mission
    for i in range(ROW):
        if s.row[i] == mission:
            s.place = i
            s.row[i] = NONE
    s.asked = 0
    emit(log, EVERYONE, EVENT.attempts, s.active, mission, 0, 0)
    s.work = ASK_NEXT


@njit
def ask_next(s, t):
    """WM-41, WM-44: the opponents from the left, then the active player; who cannot be asked is skipped (WM-A69)."""
    while s.asked < s.seats:
        s.asked += 1
        seat = left_of(s, s.active, s.asked) if s.asked < s.seats else s.active + 0
        if may_be_asked(s, t, seat):
            s.actor = seat
            s.phase = PHASE.own_event if seat == s.active else PHASE.opponent_event
            return
    s.actor = s.active
    s.work = OFFER_DISCARD


@njit
def may_be_asked(s, t, seat):
    """WM-A69: by open facts only; what the hand holds plays no part."""
    if slot_may_be_played(s, seat):
        return True
    cheapest = t.cheapest_event if events_cost_what_is_printed(s) else FEE
    return s.hand[seat] != 0 and (not credits_are_open(s) or s.credits[seat] >= cheapest)


@njit
def slot_may_be_played(s, seat):
    """WM-61, WM-A28: Boba Fett's slot is filled, and may be used in this attempt."""
    return s.slot_filled[seat] == 1 and (seat == s.active or slot_works_against_others(s))


@njit
def fee_of(s, t, card):
    """WM-42, WM-A22: 200 for any event, or its printed cost."""
    return t.cost[card] + 0 if events_cost_what_is_printed(s) else FEE


@njit
def play_event(s, t, card, log):
    """WM-42 to WM-44: an event from hand, for a fee, face up."""
    fee = fee_of(s, t, card)
    leave_hand(s, s.actor, card)
    s.credits[s.actor] -= fee
    s.event[s.actor] = card
    emit(log, EVERYONE, EVENT.plays_event, s.actor, card, fee, 0)
    s.work = ASK_NEXT


@njit
def play_slot(s, log):
    """WM-61: the event of Boba Fett's slot, without a fee."""
    s.event[s.actor] = empty_slot(s, s.actor)
    emit(log, EVERYONE, EVENT.plays_event, s.actor, s.event[s.actor], 0, 0)
    s.work = ASK_NEXT


@njit
def pass_event(s, log):
    """WM-41, WM-A24: no event, and no second question."""
    emit(log, EVERYONE, EVENT.passes, s.actor, 0, 0, 0)
    s.work = ASK_NEXT


@njit
def offer_discard(s, t):
    """WM-60, WM-A34: Bo-Katan Kryze is asked after all events, as long as a symbol is left to ignore."""
    seat = s.active + 0
    if s.character[seat] == CHARACTER.bo_katan_kryze and s.hand[seat] != 0 and can_ignore_any(s, t):
        s.phase = PHASE.discard
    else:
        s.work = OFFER_EQUIPMENT


@njit
def can_ignore_any(s, t):
    """WM-A32: once an attempt, or as often as there are symbols."""
    total = 0
    left = False
    for attribute in range(ATTRIBUTES):
        total += s.ignored[attribute]
        left = left or can_ignore(s, t, attribute)
    return left and (total == 0 or bo_katan_ignores_many(s))


@njit
def can_ignore(s, t, attribute):
    """WM-A33: a symbol printed on the mission card; with the option also one that an event added."""
    symbols = required(s, t, attribute) if bo_katan_ignores_events(s) else printed(s, t, attribute)
    return symbols > 0


@njit
def printed(s, t, attribute):
    """Symbols of the mission card that are not ignored yet."""
    return t.requires[s.mission, attribute] - s.ignored[attribute]


@njit
def discard_to_ignore(s, card, log):
    """WM-60: a card of the hand, to the open pile at once."""
    leave_hand(s, s.active, card)
    throw_away(s, card)
    s.phase = PHASE.symbol
    emit(log, EVERYONE, EVENT.ignores_with, s.active, card, 0, 0)


@njit
def ignore(s, attribute, log):
    """WM-60: one symbol of the requirements does not count."""
    s.ignored[attribute] += 1
    emit(log, EVERYONE, EVENT.ignores, s.active, attribute, 0, 0)
    s.work = OFFER_DISCARD


@njit
def offer_equipment(s):
    """WM-46: only now the player decides which cards of the board are used."""
    if filled_slots(s, s.active) != 0:
        s.phase = PHASE.use
    else:
        use(s, 0)


@njit
def use(s, slots):
    """WM-46: the cards on these slots are used."""
    s.slots_used = slots
    s.work = RESOLVE


@njit
def required(s, t, attribute):
    """WM-45: symbols of the mission and of the opponents' events, less those ignored."""
    symbols = printed(s, t, attribute)
    for seat in range(s.seats):
        if seat != s.active and s.event[seat] != NONE:
            symbols += t.symbols[s.event[seat], attribute]
    return symbols


@njit
def available(s, t, slots, attribute):
    """WM-48: symbols of the character board, the own event and the equipment used."""
    seat = s.active + 0
    symbols = t.board[s.character[seat], attribute] + 0
    if s.event[seat] != NONE:
        symbols += t.symbols[s.event[seat], attribute]
    for i in range(SLOTS):
        if (slots >> i) & 1 == 1:
            symbols += t.symbols[s.equipped[seat, i], attribute]
    return symbols


@njit
def strength(s, t, seat, attribute):
    """WM-48: symbols of the character board and all equipment of a seat."""
    symbols = t.board[s.character[seat], attribute] + 0
    for i in range(SLOTS):
        if s.equipped[seat, i] != NONE:
            symbols += t.symbols[s.equipped[seat, i], attribute]
    return symbols


@njit
def shortage(s, t, seat, mission, event):
    """WM-49, WM-A02: how many symbols a seat is short of with its whole board and an event of its own, or none."""
    short, surplus = 0, 0
    for attribute in range(ATTRIBUTES):
        difference = strength(s, t, seat, attribute) - t.requires[mission, attribute]
        if event != NONE:
            difference += t.symbols[event, attribute]
        surplus += difference
        short += max(0, -difference)
    return max(0, -surplus) if compares_totals(s) else short


@njit
def succeeds(s, t, slots):
    """WM-49, WM-A02: every attribute reaches its requirement; or, with the option, the totals are compared."""
    surplus = 0
    for attribute in range(ATTRIBUTES):
        difference = available(s, t, slots, attribute) - required(s, t, attribute)
        if difference < 0 and not compares_totals(s):
            return False
        surplus += difference
    return surplus >= 0


@njit
def resolve(s, t, log):
    """WM-49 to WM-53: reward, or penalty; then the clean-up (WM-A45)."""
    slots = s.slots_used + 0
    s.slots_used = 0
    for i in range(SLOTS):
        if (slots >> i) & 1 == 1:
            emit(log, EVERYONE, EVENT.uses, s.active, s.equipped[s.active, i], 0, 0)
    success = succeeds(s, t, slots)
    if success:
        complete(s, t, log)
    else:
        fail(s, t, log)
    clean_up(s, t, slots, success, log)


@njit
def complete(s, t, log):
    """WM-50: the reward; the mission leaves the game."""
    s.credits[s.active] += t.reward[s.mission]
    s.completed |= 1 << s.mission
    emit(log, EVERYONE, EVENT.completed, s.active, s.mission, t.reward[s.mission], 0)


@njit
def fail(s, t, log):
    """WM-51 to WM-53: the penalty, or all there is; the mission goes back to its place."""
    paid = min(t.penalty[s.mission] + 0, s.credits[s.active] + 0)
    s.credits[s.active] -= paid
    s.row[s.place] = s.mission
    emit(log, EVERYONE, EVENT.failed, s.active, s.mission, paid, 0)
