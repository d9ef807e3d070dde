"""What would follow at once from an action, written from the actor's own view."""

from cantina.engine.compiled import njit
from cantina.engine.json_writer import CLOSE, OPEN, begin, put
from cantina.games.bounty_hunters.pack.cards import TARGETS, attacker, is_hunter
from cantina.games.bounty_hunters.rules.actions import ACTION
from cantina.games.bounty_hunters.rules.apply import placement
from cantina.games.bounty_hunters.rules.confront import would_beat
from cantina.games.bounty_hunters.rules.scoring import penalties_in
from cantina.games.bounty_hunters.rules.state import ORPHANS
from cantina.games.bounty_hunters.telling.view import WORDS, Outlook
from cantina.games.bounty_hunters.telling.write_fields import number

OUTLOOK_KEY = WORDS.keys(Outlook)


@njit
def write_outlook(s, t, seat, code, text):
    """The capture that an action leads to (BH-59), nothing if there is none."""
    if not (ACTION.play <= code < ACTION.reserve or ACTION.activate <= code < ACTION.finish):
        return
    card, target = placement(seat, code)
    if target >= TARGETS or not would_beat(s, t, seat, card, target):
        return
    begin(text, OPEN)
    number(text, OUTLOOK_KEY.captures, target)
    number(text, OUTLOOK_KEY.points, t.points[target])
    number(text, OUTLOOK_KEY.penalty, penalty(s, t, seat, card, target))
    put(text, CLOSE)


@njit
def penalty(s, t, seat, card, target):
    """BH-92: what the hunters of a confrontation cost with this card; orphans join a target (BH-56)."""
    if card == target:
        return penalties_in(s, t, ORPHANS + seat)
    own = t.penalty[attacker(card)] + 0 if is_hunter(card) else 0
    return penalties_in(s, t, target) + own
