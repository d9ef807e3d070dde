"""Who may act, and how (section 12 of the rules). What is legal depends only on what the actor knows."""

from cantina.engine.compiled import njit
from cantina.engine.masks import lowest
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
from cantina.games.way_of_the_mandalorian.belongings import slot_with
from cantina.games.way_of_the_mandalorian.cards import (
    ATTRIBUTES,
    FENNEC_SHAND,
    FIRST_EVENT,
    NONE,
)
from cantina.games.way_of_the_mandalorian.missions import can_ignore, fee_of, slot_may_be_played
from cantina.games.way_of_the_mandalorian.piles import has_card
from cantina.games.way_of_the_mandalorian.state import (
    DISCARD,
    FEE,
    FILL,
    KEEP,
    LIMIT,
    MAIN,
    MARKET,
    OPPONENT_EVENT,
    OVER,
    OWN_EVENT,
    PICK,
    ROW,
    SALE,
    SLOTS,
    SYMBOL,
    is_boba,
)


@njit
def actors(s):
    """The mask of seats that may act: always exactly one (WM-85)."""
    return 0 if s.phase == OVER else 1 << s.actor


@njit
def legal(s, t, seat, out):
    """Write the codes of all legal actions of a seat; return how many there are."""
    if s.phase == OVER or seat != s.actor:
        return 0
    if s.phase == MAIN:
        return legal_main(s, t, seat, out)
    if s.phase == PICK:
        return legal_picks(s, out)
    if s.phase == SALE:
        out[0] = CLOSE
        return legal_sales(s, seat, out, 1)
    if s.phase in (OPPONENT_EVENT, OWN_EVENT):
        return legal_events(s, t, seat, out)
    if s.phase == DISCARD:
        out[0] = PASS
        return legal_cards(s.hand[seat] + 0, DISCARD_CARD, out, 1)
    if s.phase == FILL:
        out[0] = PASS
        return legal_fills(s, seat, out, 1)
    return legal_rest(s, t, seat, out)


@njit
def legal_rest(s, t, seat, out):
    """The decisions at the end of an attempt or of a turn."""
    if s.phase == SYMBOL:
        return legal_symbols(s, t, out)
    if s.phase == KEEP:
        out[0] = KEEP_CARD
        out[1] = DROP_CARD
        return 2
    if s.phase == LIMIT:
        return legal_surplus(s, seat, out)
    return legal_uses(s, seat, out)


@njit
def legal_cards(cards, first, out, n):
    """One action for each card of a mask."""
    while cards != 0:
        out[n] = first + lowest(cards)
        cards &= cards - 1
        n += 1
    return n


@njit
def legal_main(s, t, seat, out):
    """Row 1: equip, fill the slot, one of the four actions while any are left, or end the turn."""
    out[0] = END
    n = 1
    if s.equip_window == 0 or s.actions == 1:
        n = legal_equips(s, t, seat, out, n)
        if s.boba_slot_fill_window == 0:
            n = legal_fills(s, seat, out, n)
    if s.actions == 0:
        return n
    out[n] = DRAW
    n += 1
    if s.quick_job_done == 0:
        out[n] = JOB
        n += 1
    for i in range(ROW):
        if s.row[i] != NONE:
            out[n] = ATTEMPT + s.row[i]
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
            out[n] = EQUIP + card
            n += 1
    return n


@njit
def legal_fills(s, seat, out, n):
    """WM-A27: an event of the hand, into Boba Fett's empty slot."""
    if is_boba(s, seat) and s.slot_filled[seat] == 0:
        return legal_cards(s.hand[seat] >> FIRST_EVENT, FILL_SLOT, out, n)
    return n


@njit
def legal_sales(s, seat, out, n):
    """WM-34: any card of hand, board or slot."""
    n = legal_cards(s.hand[seat] + 0, SELL, out, n)
    for i in range(SLOTS):
        if s.equipped[seat, i] != NONE:
            out[n] = SELL + s.equipped[seat, i]
            n += 1
    if s.slot_filled[seat] == 1:
        out[n] = SELL + s.slot[seat]
        n += 1
    return n


@njit
def legal_picks(s, out):
    """Row 2: a card of the market, or the deck, also an empty one whose discards can be shuffled (WM-A12)."""
    n = 0
    if has_card(s):
        out[0] = DECK
        n = 1
    for i in range(MARKET):
        if s.market[i] != NONE:
            out[n] = TAKE + s.market[i]
            n += 1
    return n


@njit
def legal_events(s, t, seat, out):
    """Rows 4 and 5: an event of the hand that can be paid (WM-A23), the slot, or none."""
    out[0] = PASS
    n = 1
    if slot_may_be_played(s, seat):
        out[n] = SLOT
        n += 1
    cards = s.hand[seat] >> FIRST_EVENT
    while cards != 0:
        card = FIRST_EVENT + lowest(cards)
        cards &= cards - 1
        if fee_of(s, t, card) <= s.credits[seat]:
            out[n] = EVENT + card - FIRST_EVENT
            n += 1
    return n


@njit
def legal_symbols(s, t, out):
    """Row 7: an attribute of which a symbol can be ignored (WM-A33)."""
    n = 0
    for attribute in range(ATTRIBUTES):
        if can_ignore(s, t, attribute):
            out[n] = IGNORE + attribute
            n += 1
    return n


@njit
def legal_uses(s, seat, out):
    """Row 8: any set of the cards on the own board, also none (WM-A40)."""
    filled = 0
    for i in range(SLOTS):
        if s.equipped[seat, i] != NONE:
            filled |= 1 << i
    n = 0
    for mask in range(1 << SLOTS):
        if mask & ~filled == 0:
            out[n] = USE_SLOTS + mask
            n += 1
    return n


@njit
def legal_surplus(s, seat, out):
    """Row 10: any card of the hand; with the option Fennec Shand may pay to keep equipment, each card once (WM-A35)."""
    surplus = s.hand[seat] & ~s.retained
    n = legal_cards(surplus, DISCARD_CARD, out, 0)
    if s.fennec_hand_limit == 1 and s.character[seat] == FENNEC_SHAND and s.credits[seat] >= FEE:
        n = legal_cards(surplus & ((1 << FIRST_EVENT) - 1), RETAIN, out, n)
    return n
