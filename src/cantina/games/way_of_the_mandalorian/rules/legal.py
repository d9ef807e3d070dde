"""Who may act, and how (section 12 of the rules). What is legal depends only on what the actor knows."""

from cantina.engine.compiled import njit
from cantina.engine.masks import lowest, write_codes
from cantina.games.way_of_the_mandalorian.pack.cards import ATTRIBUTES, CHARACTER, FIRST_EVENT, NONE
from cantina.games.way_of_the_mandalorian.rules.actions import ACTION
from cantina.games.way_of_the_mandalorian.rules.belongings import filled_slots, slot_with
from cantina.games.way_of_the_mandalorian.rules.missions import can_ignore, fee_of, slot_may_be_played
from cantina.games.way_of_the_mandalorian.rules.piles import has_card
from cantina.games.way_of_the_mandalorian.rules.state import FEE, MARKET, PHASE, ROW, SLOTS, is_boba
from cantina.games.way_of_the_mandalorian.rules.switches import (
    equips_between_actions,
    fennec_keeps_surplus,
    slot_is_filled_at_setup,
)


@njit
def actors(s):
    """The mask of seats that may act: always exactly one (WM-85)."""
    return 0 if s.phase == PHASE.over else 1 << s.actor


@njit
def legal(s, t, seat, out):
    """Write the codes of all legal actions of a seat; return how many there are."""
    if s.phase == PHASE.over or seat != s.actor:
        return 0
    if s.phase == PHASE.main:
        return legal_main(s, t, seat, out)
    if s.phase == PHASE.draw:
        return legal_picks(s, out)
    if s.phase == PHASE.sale:
        out[0] = ACTION.close
        return legal_sales(s, seat, out, 1)
    if s.phase in (PHASE.opponent_event, PHASE.own_event):
        return legal_events(s, t, seat, out)
    if s.phase == PHASE.discard:
        out[0] = ACTION.pass_
        return write_codes(s.hand[seat] + 0, ACTION.discard, out, 1)
    if s.phase == PHASE.fill:
        out[0] = ACTION.pass_
        return legal_fills(s, seat, out, 1)
    return legal_rest(s, t, seat, out)


@njit
def legal_rest(s, t, seat, out):
    """The decisions at the end of an attempt or of a turn."""
    if s.phase == PHASE.symbol:
        return legal_symbols(s, t, out)
    if s.phase == PHASE.keep:
        out[0] = ACTION.keep
        out[1] = ACTION.drop
        return 2
    if s.phase == PHASE.limit:
        return legal_surplus(s, seat, out)
    return legal_uses(s, seat, out)


@njit
def legal_main(s, t, seat, out):
    """Row 1: equip, fill the slot, one of the four actions while any are left, or end the turn."""
    out[0] = ACTION.end
    n = 1
    if not equips_between_actions(s) or s.actions == 1:
        n = legal_equips(s, t, seat, out, n)
        if not slot_is_filled_at_setup(s):
            n = legal_fills(s, seat, out, n)
    if s.actions == 0:
        return n
    out[n] = ACTION.draw
    n += 1
    if s.quick_job_done == 0:
        out[n] = ACTION.job
        n += 1
    for i in range(ROW):
        if s.row[i] != NONE:
            out[n] = ACTION.attempt + s.row[i]
            n += 1
    return legal_sales(s, seat, out, n)


@njit
def legal_equips(s, t, seat, out, n):
    """WM-26 to WM-28: equipment of the hand that can be paid, while a slot is free."""
    if slot_with(s, seat, NONE) == NONE:
        return n
    cards = s.hand[seat] & ((1 << FIRST_EVENT) - 1)
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if t.cost[card] <= s.credits[seat]:
            out[n] = ACTION.equip + card
            n += 1
    return n


@njit
def legal_fills(s, seat, out, n):
    """WM-A27: an event of the hand, into Boba Fett's empty slot."""
    if is_boba(s, seat) and s.slot_filled[seat] == 0:
        return write_codes(s.hand[seat] >> FIRST_EVENT, ACTION.fill, out, n)
    return n


@njit
def legal_sales(s, seat, out, n):
    """WM-34: any card of hand, board or slot."""
    n = write_codes(s.hand[seat] + 0, ACTION.sell, out, n)
    for i in range(SLOTS):
        if s.equipped[seat, i] != NONE:
            out[n] = ACTION.sell + s.equipped[seat, i]
            n += 1
    if s.slot_filled[seat] == 1:
        out[n] = ACTION.sell + s.slot[seat]
        n += 1
    return n


@njit
def legal_picks(s, out):
    """Row 2: a card of the market, or the deck, also an empty one whose discards can be shuffled (WM-A12)."""
    n = 0
    if has_card(s):
        out[0] = ACTION.deck
        n = 1
    for i in range(MARKET):
        if s.market[i] != NONE:
            out[n] = ACTION.take + s.market[i]
            n += 1
    return n


@njit
def legal_events(s, t, seat, out):
    """Rows 4 and 5: an event of the hand that can be paid (WM-A23), the slot, or none."""
    out[0] = ACTION.pass_
    n = 1
    if slot_may_be_played(s, seat):
        out[n] = ACTION.slot
        n += 1
    cards = s.hand[seat] >> FIRST_EVENT
    while cards != 0:
        card = FIRST_EVENT + lowest(cards)
        cards &= cards - 1
        if fee_of(s, t, card) <= s.credits[seat]:
            out[n] = ACTION.event + card - FIRST_EVENT
            n += 1
    return n


@njit
def legal_symbols(s, t, out):
    """Row 7: an attribute of which a symbol can be ignored (WM-A33)."""
    n = 0
    for attribute in range(ATTRIBUTES):
        if can_ignore(s, t, attribute):
            out[n] = ACTION.ignore + attribute
            n += 1
    return n


@njit
def legal_uses(s, seat, out):
    """Row 8: any set of the cards on the own board, also none (WM-A40)."""
    filled = filled_slots(s, seat)
    n = 0
    for mask in range(1 << SLOTS):
        if mask & ~filled == 0:
            out[n] = ACTION.use + mask
            n += 1
    return n


@njit
def legal_surplus(s, seat, out):
    """Row 10: any card of the hand; with the option Fennec Shand may pay to keep equipment, each card once (WM-A35)."""
    surplus = s.hand[seat] & ~s.retained
    n = write_codes(surplus, ACTION.discard, out, 0)
    if fennec_keeps_surplus(s) and s.character[seat] == CHARACTER.fennec_shand and s.credits[seat] >= FEE:
        n = write_codes(surplus & ((1 << FIRST_EVENT) - 1), ACTION.retain, out, n)
    return n
