"""Steps about the course of the mission: tracks, event cards, crises, the end (MA-111, MA-112, MA-174)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.games.mandalorian_adventures.pack.sizes import NONE
from cantina.games.mandalorian_adventures.pack.tables import STEP_ROW
from cantina.games.mandalorian_adventures.pack.vocabulary import STEP
from cantina.games.mandalorian_adventures.rules.events import EVENT
from cantina.games.mandalorian_adventures.rules.frame_shapes import FRAME, STEPS_FRAME
from cantina.games.mandalorian_adventures.rules.frames import get, push
from cantina.games.mandalorian_adventures.rules.mission_rules import lose, win
from cantina.games.mandalorian_adventures.rules.state import REASON


@njit
def run_mission(s, t, row, code, log):
    """Carry out a step of this family; none of them asks."""
    a, b = t.step[row, STEP_ROW.a] + 0, t.step[row, STEP_ROW.b] + 0
    if code == STEP.track_add:
        set_track(s, b, s.track[b] + a, log)
    elif code == STEP.track_clear:
        set_track(s, a, 0, log)
    elif code == STEP.resolve_event:
        push(s, FRAME.card, get(s, STEPS_FRAME.you), get(s, STEPS_FRAME.total), 0, 0, 0)
    elif code == STEP.cancel_crisis:
        s.crisis_off = 1
    elif code == STEP.win:
        win(s, log)
    elif code == STEP.lose:
        lose(s, REASON.text, NONE, log)


@njit
def set_track(s, track, value, log):
    """A track rises or begins anew."""
    s.track[track] = min(value, 99)
    s.changed = 1
    s.dirty = 1
    emit(log, EVERYONE, EVENT.track, NONE, track, s.track[track], s.mission * 4 + s.team - 2)
