"""What would follow at once from an action, written from the actor's own view: the rules try it on a copy."""

from cantina.engine.compiled import njit
from cantina.engine.json_writer import CLOSE, LAST, OPEN, begin, put, write_number
from cantina.engine.masks import has
from cantina.games.bounty_hunters.pack.cards import (
    FIRST_MARKET,
    NO_CARD,
    TARGETS,
    attacker,
    has_cost,
    is_attack,
    is_hunter,
    is_target,
)
from cantina.games.bounty_hunters.pack.tables import BONUS, COLOURS
from cantina.games.bounty_hunters.rules.actions import ACTION
from cantina.games.bounty_hunters.rules.apply import placement
from cantina.games.bounty_hunters.rules.bonuses import gain_credit
from cantina.games.bounty_hunters.rules.confront import is_beaten, is_fourth, seize, would_beat
from cantina.games.bounty_hunters.rules.resolve import lay_out
from cantina.games.bounty_hunters.rules.scoring import contract_points, crate_points, penalties_in
from cantina.games.bounty_hunters.rules.state import ORPHANS
from cantina.games.bounty_hunters.telling.view import WORDS, Outlook
from cantina.games.bounty_hunters.telling.write_fields import begin_list, number, truth

OUTLOOK_KEY = WORDS.keys(Outlook)


@njit
def write_outlook(s, after, t, seat, code, text):
    """What an action changes in the own area, nothing for the others; contracts that are drawn are unknown (BH-62)."""
    if code < ACTION.choose or ACTION.reserve <= code < ACTION.activate or code == ACTION.finish:
        return
    if code < ACTION.sell:
        write_hope(s, after, t, seat, code - ACTION.choose, text)
        return
    target = NO_CARD
    if code < ACTION.play:
        gain_credit(after, seat)
    else:
        card, group = placement(seat, code)
        target = try_out(after, t, seat, card, group)
    begin(text, OPEN)
    write_changes(s, after, t, seat, text)
    if target != NO_CARD and has(after.open[seat], target):
        write_missing(after, t, target, text)
    put(text, CLOSE)


@njit
def write_hope(s, after, t, seat, card, text):
    """What a card of the hand could bring if it is chosen: the best capture, or what it is worth by itself."""
    begin(text, OPEN)
    if has_cost(card) and t.cost[card - FIRST_MARKET] > s.credits[seat]:
        truth(text, OUTLOOK_KEY.unpaid, True)
    else:
        for one in range(s.seats):
            after.credits_before[one] = s.credits[one]  # as at the reveal that follows
        try_out(after, t, seat, card, best_group(s, t, seat, card))
        write_changes(s, after, t, seat, text)
    put(text, CLOSE)


@njit
def best_group(s, t, seat, card):
    """Where a card captures most; a group of its own where it captures nothing."""
    if is_target(card):
        return card
    best, most = ORPHANS + seat, -128
    if not is_attack(card):
        return best
    for target in range(TARGETS):
        if has(s.open[seat], target) and would_beat(s, t, seat, card, target):
            own = t.penalty[attacker(card)] + 0 if is_hunter(card) else 0
            worth = t.points[target] - penalties_in(s, t, target) - own
            if worth > most:
                best, most = target, worth
    return best


@njit
def try_out(after, t, seat, card, group):
    """Put a card down in a copy (BH-37 to BH-40, BH-59 to BH-61, BH-81); the target it joins, or none."""
    lay_out(after, t, seat, card, group)
    if group >= TARGETS or not (is_target(card) or is_attack(card)):
        return NO_CARD
    if is_beaten(after, t, group):
        seize(after, seat, group)
        if t.bonus[group] == BONUS.credit:
            gain_credit(after, seat)
        if is_fourth(after, seat):
            gain_credit(after, seat)
    return group


@njit
def write_changes(s, after, t, seat, text):
    """The fields that differ between the view and the copy."""
    new = after.captured[seat] & ~s.captured[seat]
    for target in range(TARGETS):
        if has(new, target):
            number(text, OUTLOOK_KEY.captures, target)
            number(text, OUTLOOK_KEY.points, t.points[target])
            number(text, OUTLOOK_KEY.penalty, penalties_in(after, t, target))
            if is_fourth(after, seat):
                truth(text, OUTLOOK_KEY.ends, True)
    write_change(text, OUTLOOK_KEY.contracts, contract_points(after, t, seat) - contract_points(s, t, seat))
    write_change(text, OUTLOOK_KEY.crates, crate_points(after, t, seat) - crate_points(s, t, seat))
    write_change(text, OUTLOOK_KEY.credits, after.credits[seat] - s.credits[seat])


@njit
def write_change(text, key, change):
    """A field for a change, if it is one."""
    if change != 0:
        number(text, key, change)


@njit
def write_missing(after, t, target, text):
    """BH-58: what a target is still short of, by colour."""
    begin_list(text, OUTLOOK_KEY.missing)
    for colour in range(COLOURS):
        write_number(text, max(0, t.shield[target, colour] - after.strength[target, colour]))
    put(text, LAST)
