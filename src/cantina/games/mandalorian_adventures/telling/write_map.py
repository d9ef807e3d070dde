"""The map in a view: cells with what is on them, doors, threat tokens, the Child (MA-51 to MA-57, MA-78 to MA-84)."""

from cantina.engine.compiled import njit
from cantina.engine.json_writer import CLOSE, LAST, OPEN, begin, put, write_null, write_number, write_word
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.pack.sizes import CELLS, CLASSES, DOORS, ENEMY_EFFECTS, NONE, THREATS
from cantina.games.mandalorian_adventures.pack.tables import DOOR_ROW, WORD
from cantina.games.mandalorian_adventures.rules.state import NOT_USED, ON_CELL, STANDING, WITH_ENEMY
from cantina.games.mandalorian_adventures.rules.threats import is_enemy
from cantina.games.mandalorian_adventures.telling.view_shapes import CellView, ChildView, DoorView, ThreatView
from cantina.games.mandalorian_adventures.telling.view_words import (
    CHILD_WORDS,
    CLASS_WORDS,
    EFFECT_WORDS,
    MISSION_WORD,
    SHAPE_WORDS,
    WORDS,
)
from cantina.games.mandalorian_adventures.telling.write_aim import write_aim
from cantina.games.mandalorian_adventures.telling.write_fields import (
    begin_list,
    begin_object,
    members_of,
    name,
    number,
    number_or_null,
    pack_word,
    truth,
    word,
    word_or_null,
    write_listed,
)

CELL_KEY, DOOR_KEY, THREAT_KEY, CHILD_KEY = map(WORDS.keys, (CellView, DoorView, ThreatView, ChildView))


@njit
def write_cells(s, t, key, text):
    """All cells of the map: what is printed on them, and what stands there."""
    begin_list(text, key)
    for cell in range(t.cells[s.map]):
        begin(text, OPEN)
        write_word(text, t.letters, t.ends, WORD.cell + s.map * CELLS + cell)
        begin_list(text, CELL_KEY.characters)
        for character in range(s.team):
            if s.cell[character] == cell and s.standing[character] != STANDING.expelled:
                write_number(text, character)
        put(text, LAST)
        begin_list(text, CELL_KEY.threats)
        for threat in range(THREATS):
            if s.at[threat] == cell:
                write_number(text, threat)
        put(text, LAST)
        truth(text, CELL_KEY.child, s.child == ON_CELL and s.child_at == cell)
        put(text, CLOSE)
    put(text, LAST)


@njit
def write_doors(s, t, key, text):
    """All doors of the map."""
    begin_list(text, key)
    for door in range(DOORS):
        if t.door[s.map, door, DOOR_ROW.a] != NONE:
            begin(text, OPEN)
            number(text, DOOR_KEY.number, door)
            begin_list(text, DOOR_KEY.cells)
            write_number(text, t.door[s.map, door, DOOR_ROW.a])
            write_number(text, t.door[s.map, door, DOOR_ROW.b])
            put(text, LAST)
            truth(text, DOOR_KEY.open, has(s.doors, door))
            put(text, CLOSE)
    put(text, LAST)


@njit
def write_threats(s, t, key, text):
    """All tokens on the map."""
    begin_list(text, key)
    for threat in range(THREATS):
        if s.at[threat] != NONE:
            begin(text, OPEN)
            number(text, THREAT_KEY.number, threat)
            number(text, THREAT_KEY.cell, s.at[threat])
            truth(text, THREAT_KEY.up, s.up[threat] == 1)
            word(text, THREAT_KEY.shape, SHAPE_WORDS[s.shape[threat]])
            write_face(s, t, threat, text)
            write_marks(s, threat, text)
            write_aim(s, t, threat, THREAT_KEY.aim, text)
            put(text, CLOSE)
    put(text, LAST)


@njit
def write_face(s, t, threat, text):
    """What the face of a token says, if the viewer knows it; and its damage."""
    token = s.token[threat] + 0
    known = token != NONE
    number_or_null(text, THREAT_KEY.token, token)
    pack_word(text, t, THREAT_KEY.name, WORD.token + token if known else NONE)
    truth(text, THREAT_KEY.enemy, known and is_enemy(s, t, threat))
    word_or_null(text, THREAT_KEY.enemy_class, class_word(t, token) if known else NONE)
    number(text, THREAT_KEY.hp, t.token_hp[token] if known else 0)
    number(text, THREAT_KEY.damage, s.wounds[threat])
    begin_list(text, THREAT_KEY.effects)
    if known:
        write_effects(t, token, text)
    put(text, LAST)


@njit
def class_word(t, token):
    """MA-81: the class of an enemy; NONE for a bonus."""
    for i in range(len(CLASSES)):
        if has(t.token_class[token], i):
            return CLASS_WORDS[i]
    return NONE


@njit
def write_effects(t, token, text):
    """MA-83, MA-151: the effect symbols of a face."""
    for i in range(len(ENEMY_EFFECTS)):
        if has(t.token_effects[token], i):
            write_listed(text, EFFECT_WORDS[i])
    if t.token_symbol[token] == 1:
        write_listed(text, MISSION_WORD)


@njit
def write_marks(s, threat, text):
    """What holds for a token besides its face, and which seats have looked at it."""
    truth(text, THREAT_KEY.captured, s.captured[threat] == 1)
    truth(text, THREAT_KEY.reinforcement, s.orange[threat] == 1)
    truth(text, THREAT_KEY.quiet, has(s.quiet, threat))
    truth(text, THREAT_KEY.child, s.child == WITH_ENEMY and s.child_at == threat)
    members_of(text, THREAT_KEY.seen, s.seen[threat], s.seats, 0)


@njit
def write_child(s, key, text):
    """MA-156: where the Child is, if the mission has it."""
    if s.child == NOT_USED:
        name(text, key)
        write_null(text)
        return
    begin_object(text, key)
    word(text, CHILD_KEY.with_, CHILD_WORDS[s.child])
    number(text, CHILD_KEY.at, s.child_at)
    truth(text, CHILD_KEY.fled, s.fled == 1)
    put(text, CLOSE)
