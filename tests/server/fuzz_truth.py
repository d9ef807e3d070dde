"""What the stored log of a table says, worked out in another way than the server does it.

The log is read as plain JSON, what was taken back is left out, and the rest is played in a new match: nothing was kept
from before, nothing was taken back in it, and what a seat may know of it is concealed by interpreted code.
"""

import json

import cantina
from cantina.engine.log import SPECTATOR
from cantina.engine.record import copied


def bodies_of(store, table_id):
    """The entries of a log."""
    return [json.loads(entry.body) for entry in store.load(table_id)]


def played_in(bodies):
    """The seats and actions that are not taken back."""
    played = []
    for body in bodies:
        if body["kind"] == "undo" or body.get("instead"):
            last = max(number for number, (seat, _) in enumerate(played) if seat == body["seat"])
            del played[last]
        if body["kind"] == "act":
            played.append((body["seat"], body["action"]))
    return played


def match_of(bodies):
    """The game of a log; None before the deal."""
    if not any(body["kind"] == "deal" for body in bodies):
        return None
    first = bodies[0]
    match = cantina.new_match(first["game"], first["seats"], bytes.fromhex(first["seed"]), first["options"])
    played = [(seat, match.code(action)) for seat, action in played_in(bodies)]
    assert len(match.replay(played)) == len(played), "the log holds an action that is not legal"
    return match


def view_of(match, viewer):
    """What a viewer may know of a match."""
    rules, record = match.game.interpreted, copied(match.state)
    hidden_from = SPECTATOR if viewer is None else viewer
    rules.conceal(rules.hold(record), rules.hold(match.content.tables), hidden_from)
    return match.view_of(record)
