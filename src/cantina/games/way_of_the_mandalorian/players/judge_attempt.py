"""Rules of thumb for the decisions within an attempt: events, a symbol to ignore, equipment to use, cards to keep."""

from cantina.engine.compiled import njit
from cantina.games.way_of_the_mandalorian.pack.cards import ATTRIBUTES, CHARACTER, FIRST_EVENT, NONE
from cantina.games.way_of_the_mandalorian.players.plans import best_plan
from cantina.games.way_of_the_mandalorian.players.prospects import can_ignore_one, spite
from cantina.games.way_of_the_mandalorian.players.strength import (
    BITS,
    amount,
    missing,
    of_board,
    of_card,
    opposed,
    whole,
)
from cantina.games.way_of_the_mandalorian.players.worth import EVENT_WORTH, HOPE, keep_worth
from cantina.games.way_of_the_mandalorian.rules.actions import ACTION
from cantina.games.way_of_the_mandalorian.rules.cleanup import first_worn_out
from cantina.games.way_of_the_mandalorian.rules.missions import can_ignore, fee_of, succeeds
from cantina.games.way_of_the_mandalorian.rules.state import FEE, SLOTS

SLOT_WORTH = 100.0  # what the event in Boba Fett's slot is worth at the end
PASSING_DISCARD = 60.0  # what a card is worth that is discarded to ignore a symbol
WEAR = 0.6  # of the cost: what is lost with a used temporary card
ANSWERED_ONE, ANSWERED_MORE = 0.35, 0.1  # the chance that the active player has an event against one symbol, or more


@njit
def fewest_losses(s, t, seat, have, need):
    """The least cost of temporary equipment that meets requirements, -1 if the board cannot meet them."""
    least = -1
    for slots in range(1 << SLOTS):
        strength, cost = have, 0
        for i in range(SLOTS):
            if (slots >> i) & 1 == 1 and s.equipped[seat, i] != NONE:
                strength += of_card(t, s.equipped[seat, i])
                cost += t.cost[s.equipped[seat, i]] * t.temporary[s.equipped[seat, i]]
        if (least == -1 or cost < least) and missing(s, strength, need) == 0:
            least = cost
    return least


@njit
def outcome(s, t, seat, event, need):
    """What the attempt comes to with an event of one's own (NONE: none) against requirements."""
    have = of_board(t, s.character[seat])
    if event != NONE:
        have += of_card(t, event)
    losses = fewest_losses(s, t, seat, have, need)
    if losses < 0:
        return -1.0 * t.penalty[s.mission]
    return t.reward[s.mission] - WEAR * losses


@njit
def without_one(s, t, seat, event, need):
    """The best outcome after ignoring one symbol (WM-60)."""
    top = -1.0 * t.penalty[s.mission]
    for attribute in range(ATTRIBUTES):
        if can_ignore(s, t, attribute) and amount(need, attribute) > 0:
            top = max(top, outcome(s, t, seat, event, need - (1 << (BITS * attribute))))
    return top


@njit
def best_outcome(s, t, seat, event):
    """The outcome with an event of one's own, Bo-Katan Kryze's discard included."""
    need = opposed(s, t)
    plain = outcome(s, t, seat, event, need)
    if can_ignore_one(s, seat):
        return max(plain, without_one(s, t, seat, event, need) - PASSING_DISCARD)
    return plain


@njit
def own_event(s, t, seat, action):
    """Row 5: an event of one's own when it saves the attempt or costly equipment."""
    if action == ACTION.pass_:
        return best_outcome(s, t, seat, NONE)
    if action == ACTION.slot:
        return best_outcome(s, t, seat, s.slot[seat] + 0) - SLOT_WORTH
    card = FIRST_EVENT + action - ACTION.event
    return best_outcome(s, t, seat, card) - fee_of(s, t, card) - EVENT_WORTH * HOPE


@njit
def spoiling(s, t, seat, card):
    """The chance that an event played now makes an attempt fail that would succeed without it."""
    need, have = opposed(s, t), whole(s, t, s.active)
    spare = 1 if s.character[s.active] == CHARACTER.bo_katan_kryze else 0
    if missing(s, have, need) > spare:
        return 0.0
    lack = missing(s, have, need + of_card(t, card)) - spare
    if lack <= 0:
        return 0.0
    if s.credits[s.active] < FEE and s.slot_filled[s.active] == 0:
        return 1.0
    return 1.0 - (ANSWERED_ONE if lack == 1 else ANSWERED_MORE)


@njit
def opponent_event(s, t, seat, action):
    """Row 4: an event against the active player when the failure is worth its price."""
    if action == ACTION.pass_:
        return 0.0
    harm = spite(s, t, seat, s.active, s.mission)
    if action == ACTION.slot:
        return harm * spoiling(s, t, seat, s.slot[seat] + 0) - SLOT_WORTH
    card = FIRST_EVENT + action - ACTION.event
    return harm * spoiling(s, t, seat, card) - fee_of(s, t, card) - EVENT_WORTH * HOPE


@njit
def discard(s, t, seat, action):
    """Row 6: Bo-Katan Kryze discards the least useful card when it saves the attempt or costly equipment."""
    need, event = opposed(s, t), s.event[seat] + 0
    if action == ACTION.pass_:
        return outcome(s, t, seat, event, need)
    return without_one(s, t, seat, event, need) - min(keep_worth(s, t, seat, action - ACTION.discard), 150.0) - 1.0


@njit
def symbol(s, t, seat, action):
    """Row 7: the symbol that helps most."""
    need, attribute = opposed(s, t), action - ACTION.ignore
    if amount(need, attribute) == 0:
        return -1.0 * t.penalty[s.mission]
    return outcome(s, t, seat, s.event[seat] + 0, need - (1 << (BITS * attribute)))


@njit
def use(s, t, seat, action):
    """Row 8: the smallest set that succeeds, with the cheapest temporary equipment; else nothing that wears out."""
    slots = action - ACTION.use
    losses = 0.0
    for i in range(SLOTS):
        if (slots >> i) & 1 == 1:
            losses += 1.0 + t.cost[s.equipped[seat, i]] * t.temporary[s.equipped[seat, i]]
    return (t.reward[s.mission] + 100_000.0 if succeeds(s, t, slots) else 0.0) - losses


@njit
def keep_or_drop(s, t, seat, action):
    """Row 9: Fennec Shand keeps a card that the best plan would miss by more than the fee."""
    if action != ACTION.keep:
        return 0.0
    card = s.equipped[seat, first_worn_out(s)] + 0
    without, _ = best_plan(s, t, seat, s.hand[seat] + 0, s.credits[seat] + 0)
    kept, _ = best_plan(s, t, seat, s.hand[seat] | (1 << card), s.credits[seat] - FEE)
    return (max(kept, 0.0) - max(without, 0.0)) * (1.0 if s.actions > 0 else HOPE) - FEE
