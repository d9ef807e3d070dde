"""What follows from an action without asking anybody: the top frame, again and again, until somebody must decide."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.games.mandalorian_adventures.pack.sizes import NONE
from cantina.games.mandalorian_adventures.pack.tables import RANGE
from cantina.games.mandalorian_adventures.pack.vocabulary import CHECK
from cantina.games.mandalorian_adventures.rules.child import run_flight
from cantina.games.mandalorian_adventures.rules.damage import run_hurt, run_reveal, run_strike, run_strikes
from cantina.games.mandalorian_adventures.rules.effects import run_each, run_steps
from cantina.games.mandalorian_adventures.rules.enemies import run_enemy_attacks, run_enemy_moves, run_push, run_walk
from cantina.games.mandalorian_adventures.rules.event_step import (
    active_character,
    run_card,
    run_event_step,
    run_resolve,
    run_window,
)
from cantina.games.mandalorian_adventures.rules.events import EVENT
from cantina.games.mandalorian_adventures.rules.frame_shapes import ACTION_FRAME, FRAME, FRAMES, HEAD, PREPARE_FRAME
from cantina.games.mandalorian_adventures.rules.frames import answered, ask, find, forget, get, pop, put
from cantina.games.mandalorian_adventures.rules.mission_rules import achieved, failed, lose, push_steps, run_rules, win
from cantina.games.mandalorian_adventures.rules.moves import run_move
from cantina.games.mandalorian_adventures.rules.performing import run_action
from cantina.games.mandalorian_adventures.rules.planning import run_planning
from cantina.games.mandalorian_adventures.rules.small_work import run_free, run_sabotage, run_spawn
from cantina.games.mandalorian_adventures.rules.state import GOES_ON, PHASE, PHASES, REASON, RUNNING, is_shared, seat_of
from cantina.games.mandalorian_adventures.rules.traitor import run_accuse
from cantina.games.mandalorian_adventures.rules.turns import begin_turn, run_turn

QUESTIONS = len(PHASES)
KINDS = QUESTIONS + len(FRAMES)


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
    return QUESTIONS + get(s, HEAD.kind) if s.phase == RUNNING else s.phase + 0


@njit
def look_for_end(s, t, log):
    """MA-175, MQ-74: failures and objectives that count at once."""
    row = find(s, FRAME.action) if is_shared(s) else NONE
    you = s.stack[row, ACTION_FRAME.who] + 0 if row >= 0 else active_character(s)  # MA-189
    if failed(s, t, CHECK.now, you):
        lose(s, REASON.failure, NONE, log)
    elif achieved(s, t, CHECK.now, you):
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
    s.phase = PHASE.over


@njit
def step(s, t, log):
    """One look at the top frame."""
    frame = get(s, HEAD.kind)
    if frame == FRAME.steps:
        run_steps(s, t, log)
    elif frame == FRAME.move:
        run_move(s, t, log)
    elif frame == FRAME.action:
        run_action(s, t, log)
    elif frame == FRAME.turn:
        run_turn(s, t, log)
    elif frame in (FRAME.hurt, FRAME.reveal, FRAME.strike, FRAME.strikes, FRAME.flight):
        step_damage(s, t, frame, log)
    elif frame in (FRAME.enemy_moves, FRAME.walk, FRAME.enemy_attacks, FRAME.push):
        step_enemies(s, t, frame, log)
    elif frame in (FRAME.event_step, FRAME.resolve, FRAME.card, FRAME.window):
        step_events(s, t, frame, log)
    else:
        step_rest(s, t, frame, log)


@njit
def step_damage(s, t, frame, log):
    """Damage and what it leads to."""
    if frame == FRAME.hurt:
        run_hurt(s, t, log)
    elif frame == FRAME.reveal:
        run_reveal(s, t, log)
    elif frame == FRAME.strike:
        run_strike(s, t, log)
    elif frame == FRAME.strikes:
        run_strikes(s, t)
    else:
        run_flight(s, t, log)


@njit
def step_enemies(s, t, frame, log):
    """What enemies do."""
    if frame == FRAME.enemy_moves:
        run_enemy_moves(s, t)
    elif frame == FRAME.walk:
        run_walk(s, t, log)
    elif frame == FRAME.enemy_attacks:
        run_enemy_attacks(s, t, log)
    else:
        run_push(s, t, log)


@njit
def step_events(s, t, frame, log):
    """The event step."""
    if frame == FRAME.event_step:
        run_event_step(s, t, log)
    elif frame == FRAME.resolve:
        run_resolve(s, t, log)
    elif frame == FRAME.card:
        run_card(s, t, log)
    else:
        run_window(s, t, log)


@njit
def step_rest(s, t, frame, log):
    """Everything else."""
    if frame == FRAME.rules:
        run_rules(s, t, log)
    elif frame == FRAME.each:
        run_each(s, t)
    elif frame == FRAME.spawn:
        run_spawn(s, t, log)
    elif frame == FRAME.sabotage:
        run_sabotage(s, t, log)
    elif frame == FRAME.free:
        run_free(s, t, log)
    elif frame == FRAME.planning:
        run_planning(s, t, log)
    elif frame == FRAME.accuse:
        run_accuse(s, t, log)
    elif frame == FRAME.prepare:
        prepare(s, t, log)


# Phases of what precedes the first turn.
CHOOSING_START, PREPARING, READY = range(3)


@njit
def prepare(s, t, log):
    """MQ-63, MQ-87: start cells, PREPARATION lines after step 7, then the first turn."""
    phase = get(s, HEAD.phase)
    if phase == CHOOSING_START:
        choose_start(s, t, log)
    elif phase == PREPARING:
        put(s, HEAD.phase, READY)
        first, end = t.preparation[s.mission, RANGE.first] + 0, t.preparation[s.mission, RANGE.end] + 0
        push_steps(s, first, end, active_character(s), NONE)
    else:
        pop(s)
        s.dirty = 0
        begin_turn(s, s.first + 0, log)


@njit
def choose_start(s, t, log):
    """MQ-63: each player chooses one of several start cells; with a single one there is nothing to choose."""
    character, starts = get(s, PREPARE_FRAME.placed), t.starts[s.map] + 0
    if starts & (starts - 1) == 0 or character == s.team:
        put(s, HEAD.phase, PREPARING)
    elif not answered(s):
        ask(s, PHASE.cell, seat_of(s, character), starts, 0)
    else:
        s.cell[character] = forget(s)
        put(s, PREPARE_FRAME.placed, character + 1)
        emit(log, EVERYONE, EVENT.placed, NONE, s.who[character] + 0, s.cell[character], 0)
