"""What would follow at once from an action, written from the actor's own view: the rules try it on a copy."""

from cantina.engine.compiled import njit
from cantina.engine.json_writer import CLOSE, LAST, OPEN, begin, put, write_number
from cantina.engine.masks import count, has
from cantina.games.way_of_the_mandalorian.pack.cards import (
    CHARACTER,
    EVENTS,
    FIRST_EVENT,
    LAST_MISSION,
    NONE,
)
from cantina.games.way_of_the_mandalorian.rules.actions import ACTION
from cantina.games.way_of_the_mandalorian.rules.belongings import filled_slots
from cantina.games.way_of_the_mandalorian.rules.cleanup import used_temporary
from cantina.games.way_of_the_mandalorian.rules.market import lay_on_board
from cantina.games.way_of_the_mandalorian.rules.missions import (
    fee_of,
    shortage,
    slot_may_be_played,
    succeeds,
)
from cantina.games.way_of_the_mandalorian.rules.state import FEE, HAND_LIMIT, QUICK_JOB, SLOTS
from cantina.games.way_of_the_mandalorian.rules.switches import bo_katan_ignores_many
from cantina.games.way_of_the_mandalorian.telling.view import HOPE, HOPE_WORDS, WORDS, Outlook
from cantina.games.way_of_the_mandalorian.telling.write_fields import begin_list, number, truth, word
from cantina.games.way_of_the_mandalorian.telling.write_symbols import (
    write_available,
    write_reached,
    write_required,
    write_strength,
)

OUTLOOK_KEY = WORDS.keys(Outlook)


@njit
def write_outlook(s, after, t, seat, code, text):
    """What an action changes, by the own cards and what lies open."""
    begin(text, OPEN)
    if code < ACTION.attempt:
        write_trade(s, after, t, seat, code, text)
    elif code < ACTION.end:
        write_hope(s, t, seat, code - ACTION.attempt, text)
    elif code == ACTION.end:
        write_surplus(s, seat, text)
    elif code == ACTION.close:
        number(text, OUTLOOK_KEY.credits, s.sold // 2)
    elif code < ACTION.use:
        write_answer(s, after, t, seat, code, text)
    elif code < ACTION.keep:
        write_use(s, t, seat, code - ACTION.use, text)
    elif code == ACTION.keep:
        number(text, OUTLOOK_KEY.credits, -FEE)
    put(text, CLOSE)


@njit
def write_trade(s, after, t, seat, code, text):
    """Equipment (WM-28), a sale with one more card (WM-35), the quick job (WM-37)."""
    if code < ACTION.fill:
        card = code - ACTION.equip
        lay_on_board(after, t, seat, card)
        number(text, OUTLOOK_KEY.credits, -t.cost[card])
        write_strength(after, t, seat, OUTLOOK_KEY.strength, text)
        write_reached(after, t, seat, OUTLOOK_KEY.reached, text)
    elif ACTION.sell <= code < ACTION.job:
        number(text, OUTLOOK_KEY.credits, (s.sold + t.cost[code - ACTION.sell]) // 2)
    elif code == ACTION.job:
        number(text, OUTLOOK_KEY.credits, QUICK_JOB)


@njit
def write_hope(s, t, seat, mission, text):
    """WM-40, WM-50, WM-51: whether an attempt can succeed, and what is at stake."""
    word(text, OUTLOOK_KEY.hope, HOPE_WORDS[hope_for(s, t, seat, mission)])
    number(text, OUTLOOK_KEY.reward, t.reward[mission])
    number(text, OUTLOOK_KEY.penalty, min(t.penalty[mission] + 0, s.credits[seat] + 0))


@njit
def hope_for(s, t, seat, mission):
    """WM-43, WM-49, WM-60, WM-61: with the board alone, with an own event or fewer requirements, or not at all."""
    if shortage(s, t, seat, mission, NONE) == 0:
        return HOPE.reached
    spare = symbols_to_spare(s, seat)
    if shortage(s, t, seat, mission, NONE) <= spare:
        return HOPE.event
    if s.slot_filled[seat] == 1 and shortage(s, t, seat, mission, s.slot[seat] + 0) <= spare:
        return HOPE.event
    for i in range(EVENTS):
        card = FIRST_EVENT + i
        affordable = has(s.hand[seat], card) and fee_of(s, t, card) <= s.credits[seat]
        if affordable and shortage(s, t, seat, mission, card) <= spare:
            return HOPE.event
    return HOPE.hopeless


@njit
def symbols_to_spare(s, seat):
    """WM-60, WM-A32: the symbols that Bo-Katan Kryze may ignore with the cards of her hand."""
    if s.character[seat] != CHARACTER.bo_katan_kryze:
        return 0
    cards = count(s.hand[seat])
    return cards if bo_katan_ignores_many(s) else min(cards, 1)


@njit
def write_surplus(s, seat, text):
    """WM-30: how many cards have to go at the end of the turn."""
    surplus = count(s.hand[seat]) - HAND_LIMIT
    if surplus > 0:
        number(text, OUTLOOK_KEY.surplus, surplus)


@njit
def write_answer(s, after, t, seat, code, text):
    """WM-42, WM-45, WM-60, WM-61: an event, none, or a symbol ignored; then what is required, available and enough."""
    if s.mission == NONE:
        return
    if ACTION.event <= code < ACTION.slot:
        card = code - ACTION.event + FIRST_EVENT
        after.event[seat] = card
        number(text, OUTLOOK_KEY.credits, -fee_of(s, t, card))
    elif code == ACTION.slot and slot_may_be_played(s, seat):
        after.event[seat] = s.slot[seat]
    elif code >= ACTION.ignore:
        after.ignored[code - ACTION.ignore] += 1
    elif code != ACTION.pass_:
        return
    slots = filled_slots(s, s.active)
    write_required(after, t, OUTLOOK_KEY.required, text)
    write_available(after, t, slots, OUTLOOK_KEY.available, text)
    truth(text, OUTLOOK_KEY.succeeds, succeeds(after, t, slots))


@njit
def write_use(s, t, seat, slots, text):
    """WM-46 to WM-53: what a set of cards gives, whether it is enough, what is worn out, what is paid."""
    write_available(s, t, slots, OUTLOOK_KEY.available, text)
    begin_list(text, OUTLOOK_KEY.worn_out)
    worn_out = used_temporary(s, t, slots)
    for i in range(SLOTS):
        if has(worn_out, i):
            write_number(text, s.equipped[seat, i])
    put(text, LAST)
    success = succeeds(s, t, slots)
    truth(text, OUTLOOK_KEY.succeeds, success)
    paid = min(t.penalty[s.mission] + 0, s.credits[seat] + 0)
    number(text, OUTLOOK_KEY.credits, t.reward[s.mission] if success else -paid)
    if success and s.mission == LAST_MISSION:
        truth(text, OUTLOOK_KEY.ends, True)
