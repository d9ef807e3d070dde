"""The close of step 2: what was done in private becomes common (BH-S58, BH-S59)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit, is_read
from cantina.engine.masks import count, has
from cantina.games.bounty_hunters.pack.cards import (
    DECK,
    FIRST_CONTRACT,
    FIRST_MARKET,
    MARKET,
    NO_CARD,
    TARGETS,
    attacker,
    deck_of,
    is_attack,
)
from cantina.games.bounty_hunters.pack.tables import BONUS
from cantina.games.bounty_hunters.rules.bonuses import left_in_bank
from cantina.games.bounty_hunters.rules.confront import FOURTH_CAPTURE
from cantina.games.bounty_hunters.rules.doings import forget_doings
from cantina.games.bounty_hunters.rules.events import EVENT
from cantina.games.bounty_hunters.rules.piles import lay_off, supply, take
from cantina.games.bounty_hunters.rules.state import FATE, NONE, everyone, seat_at
from cantina.games.bounty_hunters.rules.turns import end_turn, last_turn


@njit
def finish(s, t, seat, log):
    """BH-S60: a player says so; the last one closes the step."""
    s.finished |= 1 << seat
    if s.finished == everyone(s):
        close(s, t, log)


@njit
def close(s, t, log):
    """BH-S59, in its order."""
    for place in range(s.seats):
        publish(s, t, seat_at(s, place), log)
    for place in range(s.seats):
        discard_sold(s, seat_at(s, place))
    pay_owed_credits(s, log)
    remove_bonus_contracts(s)
    give_owed_contracts(s, log)
    look_for_trigger(s, log)
    forget_step(s)
    end_turn(s, t, log)


@njit
def discard_sold(s, seat):
    """BH-S59 (1): sold cards reach their piles in serving order."""
    if s.fate[seat] == FATE.sold:
        lay_off(s, deck_of(s.pick[seat]), s.pick[seat])


@njit
def most(row, seats):
    """The largest of the numbers of all seats."""
    largest = 0
    for seat in range(seats):
        largest = max(largest, row[seat])
    return largest


@njit
def pay_owed_credits(s, log):
    """BH-S58: owed credits in the order of their numbers, as long as the bank has any; the rest is lost."""
    if most(s.owed_credits, s.seats) == 0:
        return
    for number in range(most(s.gains, s.seats)):
        for place in range(s.seats):
            seat = seat_at(s, place)
            if s.gains[seat] - s.owed_credits[seat] <= number < s.gains[seat]:
                if left_in_bank(s, s.credits) > 0:
                    s.credits[seat] += 1
                    emit(log, EVERYONE, EVENT.owed_credit, seat, 0, 0, 0)
                else:
                    emit(log, EVERYONE, EVENT.lost_credit, seat, 0, 0, 0)


@njit
def remove_bonus_contracts(s):
    """The contracts given out leave the deck, the others keep their order (BH-S58)."""
    given = 0
    for seat in range(s.seats):
        for i in range(s.bonuses[seat] - s.owed_contracts[seat]):
            given |= 1 << s.bonus[seat, i]
    if given == 0:
        return
    size = 0
    for i in range(s.deck_size[DECK.contract]):
        contract = s.deck[DECK.contract, i] + 0
        s.deck[DECK.contract, i] = NONE
        if not has(given, contract):
            s.deck[DECK.contract, size] = contract
            size += 1
    s.deck_size[DECK.contract] = size


@njit
def give_owed_contracts(s, log):
    """BH-S58: owed contracts in the order of their numbers, from the deck, then from its discard pile; BH-S04."""
    if most(s.owed_contracts, s.seats) == 0:
        return
    for number in range(most(s.bonuses, s.seats)):
        for place in range(s.seats):
            seat = seat_at(s, place)
            if s.bonuses[seat] - s.owed_contracts[seat] <= number < s.bonuses[seat]:
                if supply(s, DECK.contract) > 0:
                    card = take(s, DECK.contract, log)
                    s.contracts[seat] |= 1 << (card - FIRST_CONTRACT)
                    emit(log, EVERYONE, EVENT.owed_contract, seat, card, 0, 0)
                else:
                    emit(log, EVERYONE, EVENT.lost_contract, seat, 0, 0, 0)


@njit
def look_for_trigger(s, log):
    """BH-80, BH-85: the first turn in which anybody has four captures, and with it the last turn (BH-87, BH-S38)."""
    if s.trigger_turn > 0:
        return
    for seat in range(s.seats):
        if count(s.captured[seat]) >= FOURTH_CAPTURE:
            s.trigger_turn = s.turn
    if s.trigger_turn > 0:
        emit(log, EVERYONE, EVENT.triggered, NONE, last_turn(s), 0, 0)


@njit
def forget_step(s):
    """Clear what was kept of this step only."""
    s.finished = 0
    for seat in range(s.seats):
        s.pick[seat] = NO_CARD
        s.credits_before[seat] = 0
        forget_doings(s, seat)


@njit
def publish(s, t, seat, log):
    """BH-S59 (4): tell the others what this seat did since the reveal."""
    if not is_read(log):
        return
    others = EVERYONE & ~(1 << seat)
    card = s.pick[seat] + 0
    if s.fate[seat] == FATE.sold:
        emit(log, others, EVENT.sold, seat, card, 0, 0)
    elif s.fate[seat] == FATE.reserved:
        emit(log, others, EVENT.reserved, seat, card, 0, 0)
    elif s.fate[seat] == FATE.played:
        publish_placed(s, seat, card, EVENT.played, EVENT.played_on, log)
    for i in range(MARKET):
        if has(s.activated[seat], i):
            publish_placed(s, seat, FIRST_MARKET + i, EVENT.activated, EVENT.activated_on, log)
    publish_captures(s, t, seat, log)
    for i in range(s.bonuses[seat] - s.owed_contracts[seat]):
        emit(log, others, EVENT.bonus_contract, seat, FIRST_CONTRACT + s.bonus[seat, i], 0, 0)


@njit
def publish_captures(s, t, seat, log):
    """What was captured, and the credits that came with it."""
    others = EVERYONE & ~(1 << seat)
    for target in range(TARGETS):
        if has(s.caught[seat], target):
            emit(log, others, EVENT.captured, seat, target, 0, 0)
            if t.bonus[target] == BONUS.credit:
                emit(log, others, EVENT.bonus_credit, seat, 0, 0, 0)
    before = count(s.captured[seat] & ~s.caught[seat])
    if s.trigger_turn == 0 and before < FOURTH_CAPTURE <= count(s.captured[seat]):
        emit(log, others, EVENT.fourth, seat, 0, 0, 0)


@njit
def publish_placed(s, seat, card, plain, on_target, log):
    """One card that was put into the area, and where it lies."""
    others = EVERYONE & ~(1 << seat)
    if is_attack(card) and s.group[attacker(card)] < TARGETS:
        emit(log, others, on_target, seat, card, s.group[attacker(card)], 0)
    else:
        emit(log, others, plain, seat, card, 0, 0)
