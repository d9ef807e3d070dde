"""Play one action and run on to the next decision or the end."""

from cantina.engine.compiled import njit
from cantina.games.mandalorian_adventures.pack.sizes import NONE, PLANS
from cantina.games.mandalorian_adventures.rules.actions import ACTION, NOTATION
from cantina.games.mandalorian_adventures.rules.mission_rules import rule_count, rule_row
from cantina.games.mandalorian_adventures.rules.state import RUNNING
from cantina.games.mandalorian_adventures.rules.work import run

FIRST = tuple(NOTATION.first)
VERBS = len(FIRST)


@njit
def verb_of(action):
    """The first code of the verb of an action, found by halving."""
    low, high = 0, VERBS - 1
    while low < high:
        middle = (low + high + 1) // 2
        if FIRST[middle] <= action:
            low = middle
        else:
            high = middle - 1
    return FIRST[low]


@njit
def apply(s, t, seat, action, log):
    """Play a legal action, and all that follows from it without asking anybody."""
    begin(s, t, seat, action)
    run(s, t, log)


@njit
def begin(s, t, seat, action):
    """Hand an action to the work that asked for it."""
    verb = verb_of(action)
    answer = action - verb
    if verb == ACTION.character:
        answer = place_of(s, answer)
    elif verb == ACTION.card_of:
        answer = place_of(s, answer // PLANS) * PLANS + answer % PLANS
    elif verb == ACTION.rule:
        answer = place_of_rule(s, t, answer)
    elif verb == ACTION.pass_:
        answer = NONE
    s.verb = verb
    s.answer = answer
    s.phase = RUNNING


@njit
def place_of(s, name):
    """The place in the team of a character."""
    for character in range(s.team):
        if s.who[character] == name:
            return character
    return 0


@njit
def place_of_rule(s, t, row):
    """The place of a rule among those of the map and the mission."""
    for place in range(rule_count(s, t)):
        if rule_row(s, t, place) == row:
            return place
    return 0
