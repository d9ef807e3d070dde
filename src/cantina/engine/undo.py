"""Undo up to the barrier, which the engine determines (design, section 5).

The last action of a seat can be taken back when the game without it is still a game, and

- no other viewer can tell the difference, apart from marks that a seat has chosen, and
- the action showed its actor nothing: it can be carried out on the actor's own view, blanks and all, and leads to
  the same view. A rule that touches a blank fails on it (interpreted code checks every index) or leaves it in the
  view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cantina.engine.errors import CannotUndo

if TYPE_CHECKING:
    from cantina.engine.game import Records
    from cantina.engine.match import Match


def take_back(match: Match, seat: int) -> int:
    """Take back the last action of a seat and return its code, or refuse."""
    number = last_action(match, seat)
    if number is None:
        raise CannotUndo("undo", match.game.undo_rule, "undo-nothing")
    code = match.log[number].code
    without = play_without(match, number)
    if match.over or is_binding(match, number) or without is None or is_barrier(match, number, without.state):
        words = match.game.action_message(match.content, code)
        raise CannotUndo(match.game.notation.write(code), match.game.undo_rule, "undo-barrier", words=words)
    match.become(without)
    return code


def take_out(match: Match, seat: int) -> None:
    """Take the last action of a seat out of the game again, as a log says: `take_back` judged it before it was stored.

    To judge costs ten times as much, and a table is read from its log and looked back at again and again.
    """
    number = last_action(match, seat)
    without = None if number is None else play_without(match, number)
    if without is None:
        raise CannotUndo("undo", match.game.undo_rule, "undo-nothing")
    match.become(without)


def is_worth_offering(match: Match, seat: int) -> bool:
    """Whether a seat can take its last action back, as far as the log alone tells: cheap, for every update of a table.

    What was played one seat at a time was seen by all. Where several decide at once, an action can be taken back until
    something was shown to others, unless it is binding.
    """
    if match.over or not match.game.simultaneous:
        return False
    for number in range(len(match.log) - 1, -1, -1):
        action = match.log[number]
        if any(event.audience & ~(1 << action.seat) for event in action.events):
            return False
        if action.seat == seat:
            return not is_binding(match, number)
    return False


def is_binding(match: Match, number: int) -> bool:
    """Whether the game says of an action of the log that it stays."""
    action = match.log[number]
    return match.game.binding(action.code, [match.game.event_names[event.code] for event in action.events])


def last_action(match: Match, seat: int) -> int | None:
    """The number of the last action of a seat."""
    for number in range(len(match.log) - 1, -1, -1):
        if match.log[number].seat == seat:
            return number
    return None


def play_without(match: Match, number: int) -> Match | None:
    """The game without one action; None if what followed is not legal without it.

    It is replayed from a state shortly before the action: the cost must not grow with the length of the game.
    """
    other = match.rewound(number)
    known = len(other.log)
    played = [(action.seat, action.code) for action in match.log[known:]]
    del played[number - known]
    return other if len(other.replay(played, known=number - known)) == len(played) else None


def is_barrier(match: Match, number: int, without: Records) -> bool:
    """Whether an action drew on chance, showed its actor something, or changed what another viewer knows."""
    actor = match.log[number].seat
    for seat in (*range(match.seats), None):
        if seat != actor and not same_but_marks(match, match.concealed(seat), match.concealed(seat, without)):
            return True
    return shows_something(match, number, without)


def same_but_marks(match: Match, one: Records, other: Records) -> bool:
    """Whether two views are equal apart from the marks that a seat has chosen."""
    for mark in match.game.marks:
        one[mark] = other[mark] = 0
    return bool(one.tobytes() == other.tobytes())


def shows_something(match: Match, number: int, without: Records) -> bool:
    """Whether the action cannot be carried out on what its actor knew."""
    actor, code = match.log[number].seat, match.log[number].code
    known = match.concealed(actor, without)
    try:
        guess, _ = match.applied(known, actor, code, match.game.interpreted_calls)
        guess = match.concealed(actor, guess)
    except (IndexError, ValueError):
        return True
    return bool(guess.tobytes() != match.concealed(actor).tobytes())
