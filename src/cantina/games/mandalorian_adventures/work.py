"""What follows from an action without asking anybody: the top frame, again and again, until somebody must decide."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.games.mandalorian_adventures.child import run_flight
from cantina.games.mandalorian_adventures.damage import run_hurt, run_reveal, run_strike, run_strikes
from cantina.games.mandalorian_adventures.effects import run_each, run_steps
from cantina.games.mandalorian_adventures.enemies import run_enemy_attacks, run_enemy_moves, run_push, run_walk
from cantina.games.mandalorian_adventures.event_step import (
    active_character,
    run_card,
    run_event_step,
    run_resolve,
    run_window,
)
from cantina.games.mandalorian_adventures.events import E_PLACED
from cantina.games.mandalorian_adventures.frames import (
    F_ACCUSE,
    F_ACTION,
    F_CARD,
    F_EACH,
    F_ENEMY_ATTACKS,
    F_ENEMY_MOVES,
    F_EVENT_STEP,
    F_FLIGHT,
    F_FREE,
    F_HURT,
    F_MOVE,
    F_PLANNING,
    F_PREPARE,
    F_PUSH,
    F_RESOLVE,
    F_REVEAL,
    F_RULES,
    F_SABOTAGE,
    F_SPAWN,
    F_STEPS,
    F_STRIKE,
    F_STRIKES,
    F_TURN,
    F_WALK,
    F_WINDOW,
    FRAMES,
    answered,
    ask,
    find,
    forget,
    get,
    pop,
    put,
)
from cantina.games.mandalorian_adventures.moves import run_move
from cantina.games.mandalorian_adventures.performing import run_action
from cantina.games.mandalorian_adventures.planning import run_planning
from cantina.games.mandalorian_adventures.rules import achieved, failed, lose, push_steps, run_rules, win
from cantina.games.mandalorian_adventures.sizes import NONE
from cantina.games.mandalorian_adventures.small_work import run_free, run_sabotage, run_spawn
from cantina.games.mandalorian_adventures.state import ASK_CELL, BY_FAILURE, GOES_ON, OVER, RUNNING, is_shared, seat_of
from cantina.games.mandalorian_adventures.traitor import run_accuse
from cantina.games.mandalorian_adventures.turns import begin_turn, run_turn
from cantina.games.mandalorian_adventures.vocabulary import NOW

QUESTIONS = OVER + 1
KINDS = QUESTIONS + FRAMES


@njit
def run(s, t, log):
    """Go on until somebody is asked or the game has ended; failures are looked at after every change (MQ-75)."""
    while s.phase == RUNNING:
        proceed(s, t, log)


@njit
def proceed(s, t, log):
    """One small step, and the end of the game if it brings it."""
    step(s, t, log)
    if s.dirty == 1 and s.outcome == GOES_ON:
        s.dirty = 0
        look_for_end(s, t, log)
    if s.outcome != GOES_ON:
        close(s)


@njit
def kind(s):
    """What comes next, as a number: a question of this phase, or work on this frame."""
    return QUESTIONS + get(s, 0) if s.phase == RUNNING else s.phase + 0


@njit
def look_for_end(s, t, log):
    """MA-175, MQ-74: failures and objectives that count at once."""
    row = find(s, F_ACTION) if is_shared(s) else NONE
    you = s.stack[row, 4] + 0 if row >= 0 else active_character(s)  # MA-189
    if failed(s, t, NOW, you):
        lose(s, BY_FAILURE, NONE, log)
    elif achieved(s, t, NOW, you):
        win(s, log)


@njit
def close(s):
    """The end: nothing is asked any more and no work is left."""
    while s.depth > 0:
        pop(s)
    s.verb = NONE
    s.answer = NONE
    s.choices = 0
    s.optional = 0
    s.dirty = 0
    s.phase = OVER


@njit
def step(s, t, log):
    """One look at the top frame."""
    frame = get(s, 0)
    if frame == F_STEPS:
        run_steps(s, t, log)
    elif frame == F_MOVE:
        run_move(s, t, log)
    elif frame == F_ACTION:
        run_action(s, t, log)
    elif frame == F_TURN:
        run_turn(s, t, log)
    elif frame in (F_HURT, F_REVEAL, F_STRIKE, F_STRIKES, F_FLIGHT):
        step_damage(s, t, frame, log)
    elif frame in (F_ENEMY_MOVES, F_WALK, F_ENEMY_ATTACKS, F_PUSH):
        step_enemies(s, t, frame, log)
    elif frame in (F_EVENT_STEP, F_RESOLVE, F_CARD, F_WINDOW):
        step_events(s, t, frame, log)
    else:
        step_rest(s, t, frame, log)


@njit
def step_damage(s, t, frame, log):
    """Damage and what it leads to."""
    if frame == F_HURT:
        run_hurt(s, t, log)
    elif frame == F_REVEAL:
        run_reveal(s, t, log)
    elif frame == F_STRIKE:
        run_strike(s, t, log)
    elif frame == F_STRIKES:
        run_strikes(s, t)
    else:
        run_flight(s, t, log)


@njit
def step_enemies(s, t, frame, log):
    """What enemies do."""
    if frame == F_ENEMY_MOVES:
        run_enemy_moves(s, t)
    elif frame == F_WALK:
        run_walk(s, t, log)
    elif frame == F_ENEMY_ATTACKS:
        run_enemy_attacks(s, t, log)
    else:
        run_push(s, t, log)


@njit
def step_events(s, t, frame, log):
    """The event step."""
    if frame == F_EVENT_STEP:
        run_event_step(s, t, log)
    elif frame == F_RESOLVE:
        run_resolve(s, t, log)
    elif frame == F_CARD:
        run_card(s, t, log)
    else:
        run_window(s, t, log)


@njit
def step_rest(s, t, frame, log):
    """Everything else."""
    if frame == F_RULES:
        run_rules(s, t, log)
    elif frame == F_EACH:
        run_each(s, t)
    elif frame == F_SPAWN:
        run_spawn(s, t, log)
    elif frame == F_SABOTAGE:
        run_sabotage(s, t, log)
    elif frame == F_FREE:
        run_free(s, t, log)
    elif frame == F_PLANNING:
        run_planning(s, t, log)
    elif frame == F_ACCUSE:
        run_accuse(s, t, log)
    elif frame == F_PREPARE:
        prepare(s, t, log)


# Phases of F_PREPARE; its operand: how many characters have their start cell.
CHOOSING_START, PREPARING, READY = range(3)


@njit
def prepare(s, t, log):
    """MQ-63, MQ-87: start cells, PREPARATION lines after step 7, then the first turn."""
    phase = get(s, 1)
    if phase == CHOOSING_START:
        choose_start(s, t, log)
    elif phase == PREPARING:
        put(s, 1, READY)
        first, end = t.preparation[s.mission, 0] + 0, t.preparation[s.mission, 1] + 0
        push_steps(s, first, end, active_character(s), NONE)
    else:
        pop(s)
        s.dirty = 0
        begin_turn(s, s.first + 0, log)


@njit
def choose_start(s, t, log):
    """MQ-63: each player chooses one of several start cells; with a single one there is nothing to choose."""
    character, starts = get(s, 2), t.starts[s.map] + 0
    if starts & (starts - 1) == 0 or character == s.team:
        put(s, 1, PREPARING)
    elif not answered(s):
        ask(s, ASK_CELL, seat_of(s, character), starts, 0)
    else:
        s.cell[character] = forget(s)
        put(s, 2, character + 1)
        emit(log, EVERYONE, E_PLACED, NONE, s.who[character] + 0, s.cell[character], 0)
