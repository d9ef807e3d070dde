"""What strength is worth: the missions to come, the chance that an attempt is not spoiled, and who would win now."""

from cantina.engine.compiled import njit
from cantina.engine.masks import has
from cantina.games.way_of_the_mandalorian.pack.cards import (
    CARDS,
    CHARACTER,
    EVENTS,
    FIRST_EVENT,
    FIRST_OF_LEVEL,
    LAST_MISSION,
    LEVEL_SIZES,
    LEVELS,
    NONE,
    USED,
)
from cantina.games.way_of_the_mandalorian.players.strength import missing, of_card, of_mission
from cantina.games.way_of_the_mandalorian.rules.scoring import final_sale
from cantina.games.way_of_the_mandalorian.rules.state import FEE, GENERATIONS, ROW

# How near a mission is, by the number of symbols that are missing.
NEAR = (1.0, 0.6, 0.4, 0.25, 0.15, 0.08, 0.04)
FAR = 0.0
SHARE = 0.8  # of a fair share of the missions to come, what strength can win
TEMPO = 0.4  # of a reward, what a delay costs
LEADER, OTHERS = 1.3, 0.6  # how much it matters to hold up the leading player, and the others
VICTORY = 2000.0
PATIENCE = 20  # turns of a player after which nobody waits for a better moment to end the game


@njit
def near(s, have, mission_strength):
    """How near a mission is, 1 if within reach."""
    lack = missing(s, have, mission_strength)
    return NEAR[lack] if lack < len(NEAR) else FAR


@njit
def in_row(s, mission):
    """Whether a mission lies in the row."""
    for i in range(ROW):
        if s.row[i] == mission:
            return True
    return False


@njit
def left_of_level(s, level):
    """WM-77: how many missions of a level are still in the deck."""
    below = 0
    for deeper in range(level + 1, LEVELS):
        below += USED[s.seats - 2][deeper]
    return max(min(s.mission_deck_size - below, USED[s.seats - 2][level]), 0)


@njit
def unseen(s, t, have, level):
    """What the missions of a level that are still in the deck are worth to a strength."""
    left = left_of_level(s, level)
    if left == 0:
        return 0.0
    worth, number = 0.0, 0
    for i in range(LEVEL_SIZES[level]):
        mission = FIRST_OF_LEVEL[level] + i
        if mission != s.mission and not has(s.completed, mission) and not in_row(s, mission):
            number += 1
            worth += t.reward[mission] * near(s, have, of_mission(t, mission))
    return worth * left / number if number > 0 else 0.0


@njit
def outlook(s, t, have):
    """What a lasting strength is worth: a share of the rewards of all missions to come that it brings near."""
    worth = 0.0
    for i in range(ROW):
        if s.row[i] != NONE:
            weight = 2.0 if s.row[i] == LAST_MISSION else 1.0
            worth += weight * t.reward[s.row[i]] * near(s, have, of_mission(t, s.row[i]))
    for level in range(LEVELS):
        worth += unseen(s, t, have, level)
    return worth * SHARE / s.seats


@njit
def total(s, t, seat):
    """What a player would have if the game ended now (WM-70)."""
    return s.credits[seat] + final_sale(s, t, seat)


@njit
def best_other(s, t, seat):
    """The highest total of the other players."""
    top = 0
    for other in range(s.seats):
        if other != seat:
            top = max(top, total(s, t, other))
    return top


@njit
def would_win(s, t, seat):
    """Whether completing the level 4 mission now wins the game for a seat (WM-71)."""
    return total(s, t, seat) + t.reward[LAST_MISSION] >= best_other(s, t, seat)


@njit
def spite(s, t, seat, active, mission):
    """What it is worth to a seat if the active player fails a mission."""
    if mission == LAST_MISSION:
        return VICTORY if would_win(s, t, active) else -1.0
    harm = t.penalty[mission] + TEMPO * t.reward[mission]
    if s.seats == 2:
        return harm
    leads = total(s, t, active) >= best_other(s, t, active)
    return harm * (LEADER if leads else OTHERS) / (s.seats - 1)


@njit
def hidden_cards(s, seat):
    """How many cards of a seat nobody else has seen."""
    number = 0
    for generation in range(GENERATIONS):
        number += s.hidden[seat, generation]
    return number


@njit
def can_ignore_one(s, seat):
    """WM-60: whether a seat can do without one symbol of a mission."""
    return s.character[seat] == CHARACTER.bo_katan_kryze and s.hand[seat] != 0


@njit
def has_answer(s, t, seat, have, need):
    """Whether a seat meets requirements with its strength, one symbol ignored, or an event of its own."""
    spare = 1 if can_ignore_one(s, seat) else 0
    if missing(s, have, need) <= spare:
        return True
    if s.slot[seat] != NONE and missing(s, have + of_card(t, s.slot[seat]), need) <= spare:
        return True
    if s.credits[seat] < FEE:
        return False
    for i in range(EVENTS):
        card = FIRST_EVENT + i
        if has(s.hand[seat], card) and missing(s, have + of_card(t, card), need) <= spare:
            return True
    return False


@njit
def spoilers(s, t, seat, have, mission):
    """How many of the events not in the own hand would make an attempt fail."""
    number, need = 0, of_mission(t, mission)
    for i in range(EVENTS):
        card = FIRST_EVENT + i
        if has(s.hand[seat] | s.discard, card) or card == s.slot[seat]:
            continue
        if not has_answer(s, t, seat, have, need + of_card(t, card)):
            number += 1
    return number


@njit
def may_spoil(s, t, seat, active, mission):
    """Whether an opponent can afford to play an event and has a reason to."""
    worth = spite(s, t, seat, active, mission)
    if s.slot_filled[seat] == 1:
        return worth > FEE // 2
    return s.credits[seat] >= FEE and worth > FEE


@njit
def chance(s, t, seat, have, mission):
    """The chance that no opponent spoils an attempt for which the strength is enough."""
    likely = 1.0
    share = spoilers(s, t, seat, have, mission) / CARDS
    for other in range(s.seats):
        if other != seat and may_spoil(s, t, other, seat, mission):
            for _ in range(hidden_cards(s, other)):
                likely *= 1.0 - share
            if s.hand[other] >> FIRST_EVENT != 0:
                likely *= 1.0 - share
    return likely
