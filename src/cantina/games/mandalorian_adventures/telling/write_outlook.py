"""What would follow at once from an action, written from the actor's own view: the rules try it on a copy."""

from cantina.engine.compiled import njit
from cantina.engine.json_writer import CLOSE, OPEN, begin, put
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.pack.sizes import CELLS, NONE, SPACE, SPACES, THREATS
from cantina.games.mandalorian_adventures.rules.actions import ACTION
from cantina.games.mandalorian_adventures.rules.board import adjacent
from cantina.games.mandalorian_adventures.rules.frame_shapes import ACTION_FRAME, FRAME, MOVE_FRAME
from cantina.games.mandalorian_adventures.rules.frames import find, get, get_mask
from cantina.games.mandalorian_adventures.rules.mission_rules import ranging_rule, ruled_range
from cantina.games.mandalorian_adventures.rules.moves import OF_MOVEMENT
from cantina.games.mandalorian_adventures.rules.performing import is_tactical, lay_action, printed_strength
from cantina.games.mandalorian_adventures.rules.spaces import CRISIS_AT, EVENT_AT, owner, put_card, total
from cantina.games.mandalorian_adventures.rules.state import PHASE, is_shared
from cantina.games.mandalorian_adventures.rules.targets import attack_targets, can_perform, look_targets, push_targets
from cantina.games.mandalorian_adventures.rules.ways import harm_of_end
from cantina.games.mandalorian_adventures.telling.outlook_shapes import Outlook
from cantina.games.mandalorian_adventures.telling.view_words import WORDS, due_word
from cantina.games.mandalorian_adventures.telling.write_fields import members_of, number, truth, word
from cantina.games.mandalorian_adventures.telling.write_reach import write_reach

OUTLOOK_KEY = WORDS.keys(Outlook)


@njit
def write_outlook(s, after, t, seat, code, text):
    """What an action changes, by what its seat knows."""
    if code < ACTION.effect:
        card, space = (code - ACTION.play) // SPACES, (code - ACTION.play) % SPACES
        write_play(after, t, seat, card, space, text)
    elif ACTION.attack <= code < ACTION.look:
        write_attack(s, t, code - ACTION.attack, text)
    elif ACTION.push <= code < ACTION.go:
        write_push(s, t, code - ACTION.push, text)
    elif ACTION.go <= code < ACTION.stop:
        write_go(s, t, code - ACTION.go, text)
    elif code == ACTION.stop:
        write_stop(s, t, text)
    elif code == ACTION.end:
        write_end(s, t, text)


@njit
def write_play(after, t, seat, card, space, text):
    """MA-39 to MA-43, MA-86, MA-88, MA-103: a card in a space, and what its action could do."""
    put_card(after, space, card)
    strength = total(after, t, space)
    begin(text, OPEN)
    number(text, OUTLOOK_KEY.total, strength)
    word(text, OUTLOOK_KEY.due, due_word(strength))
    if has(t.skill_spaces[card], space):
        truth(text, OUTLOOK_KEY.effect, True)
    if not is_tactical(t, card):
        character = owner(after, t, card) if is_shared(after) else seat
        lay_action(after, t, space, card, character, printed_strength(t, card, space))
        number(text, OUTLOOK_KEY.strength, get(after, ACTION_FRAME.strength))
        write_action(after, t, space, character, text)
    put(text, CLOSE)


@njit
def write_action(after, t, space, character, text):
    """MA-44, MA-58, MA-65, MA-67, MA-70, MA-167: what the action on top could do."""
    strength = get(after, ACTION_FRAME.strength)
    if space == SPACE.move:
        bits = get(after, ACTION_FRAME.bits) & OF_MOVEMENT
        write_reach(after, t, after.cell[character] + 0, strength, bits, get(after, ACTION_FRAME.weak), 0, NONE, text)
    elif space == SPACE.attack:
        distance = ruled_range(t, ranging_rule(after, t, character))
        after.stack[after.depth - 1, ACTION_FRAME.range] = distance
        number(text, OUTLOOK_KEY.range, distance)
        members_of(text, OUTLOOK_KEY.targets, attack_targets(after, t), THREATS, 0)
    elif space == SPACE.intel:
        members_of(text, OUTLOOK_KEY.looks, look_targets(after, t), THREATS, 0)
        members_of(text, OUTLOOK_KEY.pushes, push_targets(after, t), THREATS, 0)
    elif space == SPACE.plan:
        number(text, OUTLOOK_KEY.draws, strength)
    else:
        truth(text, OUTLOOK_KEY.performs, can_perform(after, t))


@njit
def write_attack(s, t, threat, text):
    """MA-58 to MA-62, MD-32: the damage, and what becomes of the enemy, if its face is known."""
    amount = min(get(s, ACTION_FRAME.strength), get(s, ACTION_FRAME.cap))
    token = s.token[threat] + 0
    begin(text, OPEN)
    number(text, OUTLOOK_KEY.damage, amount)
    if token != NONE and t.token_enemy[token] == 1 and s.captured[threat] == 0:
        left = t.token_hp[token] - s.wounds[threat] - amount
        number(text, OUTLOOK_KEY.left, max(left, 0))
        captured = left == 0 and t.token_capturable[token] == 1
        truth(text, OUTLOOK_KEY.defeats, left <= 0 and not captured)
        if captured:
            truth(text, OUTLOOK_KEY.captures, True)
    put(text, CLOSE)


@njit
def write_push(s, t, threat, text):
    """MA-67: where an enemy can be moved."""
    begin(text, OPEN)
    members_of(text, OUTLOOK_KEY.steps, adjacent(s, t, s.at[threat] + 0), CELLS, 0)
    put(text, CLOSE)


@njit
def write_go(s, t, cell, text):
    """MA-44, MA-45: what a movement reaches that goes to this cell first."""
    moving = s.phase == PHASE.step
    row = find(s, FRAME.move if moving else FRAME.action)
    if moving:
        who, steps, bits, weak = MOVE_FRAME.who, MOVE_FRAME.left, MOVE_FRAME.bits, MOVE_FRAME.weak
    else:
        who, steps, bits, weak = ACTION_FRAME.who, ACTION_FRAME.strength, ACTION_FRAME.bits, ACTION_FRAME.weak
    struck = get_mask(s, MOVE_FRAME.struck) if moving else 0
    start, bits_now = s.cell[s.stack[row, who]] + 0, s.stack[row, bits] & OF_MOVEMENT
    begin(text, OPEN)
    write_reach(s, t, start, s.stack[row, steps] + 0, bits_now, s.stack[row, weak] + 0, struck, cell, text)
    put(text, CLOSE)


@njit
def write_stop(s, t, text):
    """MA-145, MA-146: the Guards that strike if anything was moved."""
    if get(s, MOVE_FRAME.moved) > 0:
        begin(text, OPEN)
        here = s.cell[get(s, MOVE_FRAME.who)] + 0
        number(text, OUTLOOK_KEY.harm, harm_of_end(s, t, here, get(s, MOVE_FRAME.bits)))
        put(text, CLOSE)


@njit
def write_end(s, t, text):
    """MA-37, MA-104, MA-105: the events and crises that are due in the event step, as the spaces are now."""
    events, crises = 0, 0
    for space in range(s.spaces):
        strength = total(s, t, space)
        events += 1 if strength >= EVENT_AT else 0
        crises += 1 if strength >= CRISIS_AT else 0
    begin(text, OPEN)
    number(text, OUTLOOK_KEY.events, events)
    number(text, OUTLOOK_KEY.crises, crises)
    put(text, CLOSE)
