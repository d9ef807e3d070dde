"""Actions: what is checked before one is stored, and what it does. Picks may be changed until all are in."""

from __future__ import annotations

from typing import Any

from cantina.engine.errors import IllegalAction
from cantina.engine.log import Event
from cantina.engine.match import Match
from cantina.engine.undo import take_out
from cantina.table.bodies import ActBody, Actor, SealBody
from cantina.table.cache import Trial
from cantina.table.errors import NotConfirmed, TableError
from cantina.table.interrupts import held_back, is_interrupt
from cantina.table.story import bit
from cantina.table.table import Table

LONGEST_KEY = 64


def act(
    table: Table, guest: str, seat: int, action: Any, key: Any = None, confirmed: bool = True
) -> ActBody | SealBody | None:
    """Play an action; None if this very action, known by its key, is stored already."""
    place = table.place_of(guest, seat)
    stored_key = checked_key(seat, key)
    if stored_key in table.keys:
        return None
    match = table.dealt_match()
    code, instead = legal_code(match, seat, action)
    if place.confirms and not confirmed and ends_turn(match, seat, code):
        raise NotConfirmed("table-confirm")
    if held_back(table) > 0 and is_interrupt(table, seat):
        return SealBody(seat, match.game.notation.write(code), stored_key)
    return acted(table, seat, code, "person", stored_key, instead)


def checked_key(seat: int, key: Any) -> str:
    """The key of an action of one seat, as it is stored; without a key every request is a new action."""
    if key is None:
        return ""
    if not isinstance(key, str) or not 1 <= len(key) <= LONGEST_KEY:
        raise TableError("table-key", longest=LONGEST_KEY)
    return f"{seat} {key}"


def legal_code(match: Match, seat: int, action: Any) -> tuple[int, bool]:
    """The code of a legal action, and whether it replaces the one that the seat chose before."""
    code = match.code(action)
    if seat in match.actors() or match.over:
        return match.check(seat, code), False
    other = match.fork()
    try:
        other.undo(seat)
        return other.check(seat, code), True
    except IllegalAction:
        return match.check(seat, code), False  # says why it is not this seat's turn


def ends_turn(match: Match, seat: int, code: int) -> bool:
    """Whether an action ends the turn, as far as its player can know: it is tried on the concealed record."""
    try:
        after, _ = match.applied(match.concealed(seat), seat, code, match.game.interpreted_calls)
    except (IndexError, ValueError):
        return False  # it uncovers something: the player cannot know
    rules = match.game.interpreted
    return not int(rules.actors(rules.hold(after))) >> seat & 1


def acted(table: Table, seat: int, code: int, by: Actor, key: str = "", instead: bool = False) -> ActBody:
    """The entry of a legal action; it is played on a copy of the match to find out who will see a change."""
    match = table.dealt_match().fork()
    if instead:
        take_out(match, seat)
    match.carry_out(seat, code)
    after = match.concealed_for_all()
    body = ActBody(seat, match.game.notation.write(code), by, viewers_affected(table, after), key, instead)
    table.cache.trial = Trial(table.number, body, match, match.log[-1].events, after)
    return body


def viewers_affected(table: Table, after: list[bytes]) -> int:
    """The mask of viewers whose concealed record differs afterwards."""
    seen = 0
    for viewer, before, then in zip(table.viewers(), table.concealed(), after, strict=True):
        if before != then:
            seen |= bit(viewer)
    return seen


def match_after(table: Table, body: ActBody) -> Match:
    """The match after an action that is not applied yet: that of its trial, else played on a copy."""
    trial = table.cache.trial_of(table.number, body)
    if trial is not None:
        return trial.match
    match = table.dealt_match().fork()
    replay_action(match, body)
    return match


def replay_action(match: Match, body: ActBody) -> None:
    """Play a stored action in a match."""
    if body.instead:
        take_out(match, body.seat)
    match.play(body.seat, body.action)


def apply_act(table: Table, body: ActBody) -> None:
    """Play a stored action."""
    trial = table.cache.trial_of(table.number, body)
    if trial is not None:
        table.match = trial.match
        after_action(table, body, trial.events, trial.concealed)
        return
    match = table.dealt_match()
    replay_action(match, body)
    after_action(table, body, match.log[-1].events, None)


def return_player(table: Table, seat: int) -> None:
    """The player plays again, with the whole clock to use; only once in a turn, so that nobody stalls the game."""
    place = table.places[seat]
    place.away = ""
    if place.asked is not None and not place.returned:
        place.asked, place.returned = table.at, True
    table.story.add("back", seat=seat)


def after_action(table: Table, body: ActBody, events: tuple[Event, ...], concealed: list[bytes] | None) -> None:
    """Update the table around the game after an action, and the stories; `concealed` are the records, where known."""
    place = table.places[body.seat]
    if table.undo_request is not None or place.sealed is not None or place.away or table.over:
        table.cache.outlines.clear()
    if body.by == "person" and place.away:
        return_player(table, body.seat)
    place.sealed = None
    place.acts += 1
    place.stood_in |= body.by == "stand-in"
    remember_key(table, body.key)
    table.end_undo_request()
    table.cache.game_changed(concealed, body.seen)
    table.story.add_action(events, body.seen, body.seat)


def remember_key(table: Table, key: str) -> None:
    """Let a repeated request with this key change nothing."""
    if key:
        table.keys[key] = table.number + 1


def apply_seal(table: Table, body: SealBody) -> None:
    """An answer to an interrupt stays sealed until the delay is over."""
    table.places[body.seat].sealed = body.action
    remember_key(table, body.key)
