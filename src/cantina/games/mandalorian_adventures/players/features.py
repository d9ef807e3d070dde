"""A view as numbers, for learning programs: the table first, then the cells, then the hand."""

from cantina.engine.compiled import njit
from cantina.games.mandalorian_adventures.pack.sizes import (
    CELLS,
    MISSIONS,
    NONE,
    PLANS,
    SEATS,
    SKILLS,
    SPACES,
    THREATS,
    TRACKS,
)
from cantina.games.mandalorian_adventures.rules.conditions import track_limit
from cantina.games.mandalorian_adventures.rules.damage import hp_of
from cantina.games.mandalorian_adventures.rules.spaces import total
from cantina.games.mandalorian_adventures.rules.state import ON_CELL, WITH_CHARACTER
from cantina.games.mandalorian_adventures.rules.threats import is_enemy
from cantina.games.mandalorian_adventures.rules.work import QUESTIONS

PER_SEAT, PER_CELL = 8 + PLANS, 8
TABLE = 8 + MISSIONS + QUESTIONS + SPACES * 2 + TRACKS
FEATURES = TABLE + SEATS * PER_SEAT + CELLS * PER_CELL + SKILLS


@njit
def features(s, t, seat, out):
    """What a seat knows; `out` is cleared first."""
    for i in range(FEATURES):
        out[i] = 0.0
    table_features(s, t, seat, out)
    for character in range(s.team):
        character_features(s, t, seat, character, out)
    cell_features(s, t, out)
    if seat >= 0:
        for i in range(s.hand_size[seat]):
            out[TABLE + SEATS * PER_SEAT + CELLS * PER_CELL + s.hand[seat, i]] += 1.0


@njit
def table_features(s, t, seat, out):
    """Whose turn it is, what is asked, the action spaces and tracks."""
    out[0] = 1.0 if s.active == seat else 0.0
    out[1] = 1.0 if s.actor == seat else 0.0
    out[2] = s.played / 2.0
    out[3] = s.turns / 20.0
    out[4] = s.difficulty
    out[5] = s.event_size / 12.0
    out[6] = s.reinforcements_size / 7.0
    out[7] = s.supply_size / 10.0
    out[8 + s.mission] = 1.0
    out[8 + MISSIONS + s.phase] = 1.0
    first = 8 + MISSIONS + QUESTIONS
    for space in range(s.spaces):
        out[first + space * 2] = total(s, t, space) / 5.0
        out[first + space * 2 + 1] = (s.used_spaces >> space) & 1
    for track in range(TRACKS):
        if track_limit(s, t, track) > 0:
            out[first + SPACES * 2 + track] = s.track[track] / track_limit(s, t, track)


@njit
def character_features(s, t, seat, character, out):
    """A character: damage, cell, planning cards, what is carried."""
    first = TABLE + character * PER_SEAT
    out[first] = 1.0
    out[first + 1] = s.damage[character] / hp_of(s, t, character)
    out[first + 2] = s.who[character] / 8.0
    out[first + 3] = s.cell[character] / CELLS
    out[first + 4] = 1.0 if s.bag[character] != 0 else 0.0
    out[first + 5] = 1.0 if s.child == WITH_CHARACTER and s.child_at == character else 0.0
    out[first + 6] = s.hand_size[character] / 4.0 if character < s.seats else 0.0
    out[first + 7] = s.standing[character]
    for plan in range(PLANS):
        out[first + 8 + plan] = (s.plans[character] >> plan) & 1


@njit
def cell_features(s, t, out):
    """The map: who and what is on each cell."""
    base = TABLE + SEATS * PER_SEAT
    for cell in range(t.cells[s.map]):
        out[base + cell * PER_CELL] = 1.0
        out[base + cell * PER_CELL + 1] = (t.exits[s.map] >> cell) & 1
        out[base + cell * PER_CELL + 2] = 1.0 if t.star[s.map, cell] > 0 else 0.0
    for threat in range(THREATS):
        if s.at[threat] != NONE:
            place = base + s.at[threat] * PER_CELL
            if s.up[threat] == 0:
                out[place + 3] += 1.0
            elif is_enemy(s, t, threat):
                out[place + 4] += 1.0
                out[place + 5] += t.token_hp[s.token[threat]] - s.wounds[threat]
            else:
                out[place + 6] += 1.0
    if s.child == ON_CELL:
        out[base + s.child_at * PER_CELL + 7] = 1.0
