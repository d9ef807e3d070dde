"""What a seat may still hope for: how long the game lasts, how much work a target is, how it will end.

All of this is rules of thumb for the greedy player. Numbers are points unless they say otherwise.
"""

from cantina.engine.compiled import njit
from cantina.engine.masks import count, lowest
from cantina.games.bounty_hunters.pack.tables import COLOUR
from cantina.games.bounty_hunters.rules.confront import FOURTH_CAPTURE
from cantina.games.bounty_hunters.rules.scoring import penalties_in
from cantina.games.bounty_hunters.rules.state import MODE
from cantina.games.bounty_hunters.rules.turns import EXTRA_TURNS

TEMPO, TEMPO_WITHOUT_CONTRACTS = 3.4, 2.9  # what an ordinary turn brings
PAY = 1.3  # the penalty of an ordinary hunter
BEGUN = 1.0  # turns saved by a second open target, and by each further one
TURNS_A_CAPTURE = 3.0
ANY_WORK, WORK_A_POINT, WORK_IN_A_COLOUR = 0.45, 0.115, 0.16  # attack cards needed, by the shield that is left
JUST_IN_TIME, SLACK, HASTE = 0.55, 0.2, 0.5  # the chance to be in time, and what a turn more or less changes
LIKELY = 0.5  # that an open target is captured in the end
CAPTURES_A_TURN = 0.005  # of one character, for each of its copies


@njit
def tempo(s):
    """What an ordinary turn brings."""
    return TEMPO_WITHOUT_CONTRACTS if s.mode == MODE.introductory else TEMPO


@njit
def cards_needed(green, blue, orange):
    """About how many attack cards take away what is missing in the three colours."""
    green, blue, orange = max(0, green), max(0, blue), max(0, orange)
    return ANY_WORK + WORK_A_POINT * (green + blue + orange) + WORK_IN_A_COLOUR * max(green, blue, orange)


@njit
def colours(rows, row):
    """The three colours of a card or a group."""
    return rows[row, COLOUR.green] + 0, rows[row, COLOUR.blue] + 0, rows[row, COLOUR.orange] + 0


@njit
def missing(s, t, target):
    """What a target's shield still has over the attack on it, in the three colours."""
    green, blue, orange = colours(t.shield, target)
    on_green, on_blue, on_orange = colours(s.strength, target)
    return max(0, green - on_green), max(0, blue - on_blue), max(0, orange - on_orange)


@njit
def work_on(s, t, target):
    """About how many attack cards an open target still needs."""
    green, blue, orange = missing(s, t, target)
    return cards_needed(green, blue, orange)


@njit
def turns_left(s, t):
    """How many turns follow this one: known after the trigger (BH-84), guessed before it."""
    if s.trigger_turn > 0:
        return float(s.trigger_turn + EXTRA_TURNS - s.turn)
    soonest = to_fourth_capture(s, t, 0)
    for seat in range(1, s.seats):
        soonest = min(soonest, to_fourth_capture(s, t, seat))
    guess = EXTRA_TURNS + max(0.0, soonest - 1.0)
    if s.max_turns > 0:
        return min(guess, float(s.max_turns - s.turn))
    return guess


@njit
def to_fourth_capture(s, t, seat):
    """About how many turns a seat needs to its fourth capture: the easiest open target first."""
    wanted = FOURTH_CAPTURE - count(s.captured[seat])
    opened = min(wanted, count(s.open[seat]))
    if opened <= 0:
        return TURNS_A_CAPTURE * wanted
    easiest = TURNS_A_CAPTURE
    rest = s.open[seat] + 0
    while rest != 0:
        easiest = min(easiest, work_on(s, t, lowest(rest)))
        rest &= rest - 1
    return easiest + TURNS_A_CAPTURE * (wanted - 1) - BEGUN * (opened - 1)


@njit
def other_work(s, t, seat, target):
    """About how many attack cards the other open targets of a seat need."""
    work = 0.0
    rest = s.open[seat] & ~(1 << target)
    while rest != 0:
        work += work_on(s, t, lowest(rest))
        rest &= rest - 1
    return work


@njit
def chance(work, left):
    """How likely this much work is done in time."""
    if left < 1.0:
        return 0.0
    slack = left - work
    return min(1.0, max(0.0, JUST_IN_TIME + (SLACK if slack > 0 else HASTE) * slack))


@njit
def committed(s, t, group):
    """The penalties of the hunters in a group (BH-92); a group without strength has none."""
    if s.strength[group, 0] + s.strength[group, 1] + s.strength[group, 2] == 0:
        return 0
    return penalties_in(s, t, group)


@njit
def hoped_for(s, t, seat, character, spared):
    """How many targets of a character a seat will have captured, as its area looks; one target may be left out."""
    opened = s.open[seat] + 0
    if spared >= 0:
        opened &= ~(1 << spared)
    return showing(t, s.captured[seat] + 0, character) + LIKELY * showing(t, opened, character)


@njit
def showing(t, targets, character):
    """How many targets of a mask show a character."""
    number = 0
    while targets != 0:
        if t.character[lowest(targets)] == character:
            number += 1
        targets &= targets - 1
    return number


@njit
def bill(s, t, seat):
    """What all reserved cards of a seat cost together (BH-42)."""
    total = 0
    rest = s.reserved[seat] + 0
    while rest != 0:
        total += t.cost[lowest(rest)]
        rest &= rest - 1
    return total
