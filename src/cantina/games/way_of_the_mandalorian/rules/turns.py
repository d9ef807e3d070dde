"""The turn: two actions, then hand limit, refills, and the next player (WM-21 to WM-24, WM-63 to WM-66)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import count
from cantina.games.way_of_the_mandalorian.pack.cards import NONE
from cantina.games.way_of_the_mandalorian.rules.belongings import enter_hand, leave_hand, throw_away
from cantina.games.way_of_the_mandalorian.rules.events import EVENT
from cantina.games.way_of_the_mandalorian.rules.piles import refill_market, refill_row
from cantina.games.way_of_the_mandalorian.rules.state import (
    ACTIONS_PER_TURN,
    CHECK_HAND,
    FEE,
    HAND_LIMIT,
    PHASE,
    is_boba,
    left_of,
)
from cantina.games.way_of_the_mandalorian.rules.switches import equips_between_actions, slot_is_filled_at_setup


@njit
def begin_game(s, log):
    """The first turn; before it, with `boba_slot_fill_window: setup_only`, Boba Fett fills his slot (WM-A27)."""
    if slot_is_filled_at_setup(s):
        for seat in range(s.seats):
            if is_boba(s, seat):
                s.phase = PHASE.fill
                s.actor = seat
                return
    begin_turn(s, s.first, log)


@njit
def begin_turn(s, seat, log):
    """WM-22: two actions."""
    s.turns += 1
    s.active = seat
    s.actor = seat
    s.actions = ACTIONS_PER_TURN
    s.quick_job_done = 0
    s.phase = PHASE.main
    emit(log, EVERYONE, EVENT.turn, seat, s.turns, 0, 0)


@njit
def go_on(s, log):
    """Back to the main decision; with `equip_window: between_actions` the turn ends by itself (WM-A71)."""
    s.phase = PHASE.main
    s.actor = s.active
    if equips_between_actions(s) and s.actions == 0:
        end_turn(s, log)


@njit
def end_turn(s, log):
    """WM-24, WM-A16: the player closes the turn; unused actions are lost."""
    emit(log, EVERYONE, EVENT.ends_turn, s.active, 0, 0, 0)
    s.actions = 0
    s.retained = 0
    s.work = CHECK_HAND


@njit
def check_hand(s, log):
    """WM-63: down to five cards, then the refills (WM-A14)."""
    if count(s.hand[s.active] & ~s.retained) > HAND_LIMIT:
        s.phase = PHASE.limit
        return
    s.retained = 0
    refill_market(s, log)
    refill_row(s, log)
    if s.max_turns > 0 and s.turns >= s.max_turns * s.seats:
        s.unfinished = 1
        end_game(s, NONE, log)
    else:
        begin_turn(s, left_of(s, s.active, 1), log)


@njit
def discard_surplus(s, card, log):
    """WM-63: a card of the own choice; it is shown (WM-A59)."""
    leave_hand(s, s.active, card)
    throw_away(s, card)
    emit(log, EVERYONE, EVENT.discarded, s.active, card, 0, 0)
    s.work = CHECK_HAND


@njit
def retain(s, card, log):
    """WM-A35, `fennec_hand_limit`: Fennec Shand pays to keep a surplus equipment card; all see which."""
    s.credits[s.active] -= FEE
    s.retained |= 1 << card
    enter_hand(s, s.active, card, True)
    emit(log, EVERYONE, EVENT.retained, s.active, card, 0, 0)
    s.work = CHECK_HAND


@njit
def end_game(s, seat, log):
    """WM-68, WM-69: the end is immediate; what remains is the final sale."""
    s.phase = PHASE.over
    s.actor = NONE
    s.mission = NONE
    s.place = NONE
    emit(log, EVERYONE, EVENT.unfinished if s.unfinished == 1 else EVENT.over, seat, 0, 0, 0)
