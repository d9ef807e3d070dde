"""One game being played: a record, its options, its seed and its log."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from cantina.engine.calls import SPECTATOR, Calls
from cantina.engine.errors import BadNotation, IllegalAction
from cantina.engine.game import Content, Game, Records
from cantina.engine.log import Event, events, new_log
from cantina.engine.loops import seed_words
from cantina.engine.record import Checked, Plain, blank, copied
from cantina.engine.seeds import seed_bytes, seed_hash
from cantina.text import Message, say

ROOM = 8192  # events of many actions at once


@dataclass(frozen=True)
class Action:
    """One action of a game; `str()` is its notation."""

    code: int
    game: Game
    content: Content

    def __str__(self) -> str:
        return self.game.notation.write(self.code)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and (self.code, self.game.id) == (other.code, other.game.id)

    def __hash__(self) -> int:
        return hash((self.code, self.game.id))

    def text(self, language: str = "en") -> str:
        """The action in words."""
        return say(self.game.action_message(self.content, self.code), language)


@dataclass(frozen=True)
class Entry:
    """An action that was played, and what happened."""

    seat: int
    code: int
    events: tuple[Event, ...]


class Match:
    """A game being played. Nothing that is refused changes anything."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | bytes | None = None,
        options: Mapping[str, Any] | None = None,
        content: Content | None = None,
    ) -> None:
        self.game = game
        self.content = content or game.content
        self.seats = game.check_seats(seats)
        self.options = game.settled(options, seats, self.content)
        self._numbers = game.numbers(self.options, seats, self.content)
        self.seed = seed_bytes(seed)
        self.log: list[Entry] = []
        self._room = new_log()
        self._out = np.zeros(game.most_legal, np.int16)
        self._views = blank(game.state, seats + 1)
        self.start, self.opening = self._deal()
        self.state = self.start

    @property
    def state(self) -> Records:
        """The record as it is. Whoever has it may write to it, so nothing that was worked out from it is kept."""
        self._lent = True
        return self._state

    @state.setter
    def state(self, state: Records) -> None:
        self._state, self._mask, self._lent = state, -1, False

    def _deal(self) -> tuple[Records, tuple[Event, ...]]:
        state, rules = blank(self.game.state), self.game.rules
        state["seed"] = seed_words([self.seed])
        rules.setup(rules.hold(state), rules.hold(self.content.tables), self._numbers, self._room)
        return state, events(self._room)

    @property
    def seed_hash(self) -> str:
        """The hash of the seed, which may be shown before the deal."""
        return seed_hash(self.seed)

    def actors(self) -> tuple[int, ...]:
        """The seats that may act now."""
        mask = self._actors()
        return tuple([seat for seat in range(self.seats) if mask >> seat & 1])

    def _actors(self) -> int:
        """The mask of them, worked out once for a state."""
        if self._mask < 0 or self._lent:
            calls = self.game.calls
            self._mask = int(calls.actors(calls.rows(self._state)))
        return self._mask

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._actors() == 0

    def _codes(self, state: Records, seat: int) -> list[int]:
        calls = self.game.calls
        n = calls.legal(calls.rows(state), calls.rows(self.content.tables), seat, self._out)
        return list(self._out[:n].tolist())

    def legal(self, seat: int) -> list[Action]:
        """The actions a seat may play now; none when it may not act."""
        return [Action(code, self.game, self.content) for code in self.codes(seat)]

    def codes(self, seat: int) -> list[int]:
        """The same as codes."""
        return self._codes(self._state, self.game.check_seat(seat, self.seats))

    def code(self, action: Action | int | str) -> int:
        """The code of an action given in any of its forms."""
        if isinstance(action, Action):
            if action.game.id != self.game.id:
                raise BadNotation(str(action), "action-other-game", game=action.game.id)
            return action.code
        if isinstance(action, str):
            return self.game.notation.parse(action)
        if isinstance(action, (int, np.integer)) and not isinstance(action, bool):
            return self.game.notation.known(int(action))
        raise BadNotation(repr(action)[:80], "action-not-understood")

    def check(self, seat: int, action: Action | int | str) -> int:
        """The code of an action that is legal now; any other is refused with the rule that forbids it."""
        seat = self.game.check_seat(seat, self.seats)
        code = self.code(action)
        if code not in self._codes(self._state, seat):
            self._refuse(seat, code)
        return code

    def fork(self) -> Match:
        """The same game, to try something on: what is played there leaves this one as it is."""
        other = object.__new__(Match)
        vars(other).update(vars(self))  # the room that is lent to the rules too: it holds nothing between two calls
        other.log = list(self.log)
        return other

    def play(self, seat: int, action: Action | int | str) -> tuple[Event, ...]:
        """Play an action; what happened, as this seat may know it."""
        happened = self.carry_out(seat, self.check(seat, action))
        return tuple(event for event in happened if event.shown_to(seat))

    def carry_out(self, seat: int, code: int) -> tuple[Event, ...]:
        """Play an action that was checked already; all that happened."""
        self.state, happened = self.applied(self._state, seat, code)
        self.log.append(Entry(seat, code, happened))
        return happened

    def carry_out_all(self, played: Sequence[tuple[int, int]], known: int = 0) -> list[tuple[Entry, int]]:
        """Play seats and codes up to the first that is not legal: each as the log has it, and the mask of who acts.

        The first `known` of them are known to be legal.
        """
        done: list[tuple[Entry, int]] = []
        while len(done) < len(played):
            more = self._retold(played[len(done) :], known - len(done))
            done += more
            if not more:
                break
        return done

    def _retold(self, played: Sequence[tuple[int, int]], known: int) -> list[tuple[Entry, int]]:
        calls, room = self.game.calls, new_log(ROOM)
        seats, codes = np.array(played, np.int64).reshape(-1, 2).T.copy()
        ends, masks, after = np.zeros(len(played), np.int64), np.zeros(len(played), np.int64), copied(self._state)
        tables = calls.rows(self.content.tables)
        n = calls.retell(calls.rows(after), tables, seats, codes, known, self._out, room, ends, masks)
        told, begun, entries = events(room), 0, []
        for (seat, code), end, mask in zip(played[:n], ends[:n].tolist(), masks[:n].tolist(), strict=True):
            entries.append((Entry(seat, code, told[begun:end]), mask))
            begun = end
        self.state, self.log = after, self.log + [entry for entry, _ in entries]
        return entries

    def _refuse(self, seat: int, code: int) -> None:
        notation = self.game.notation.write(code)
        if self.over:
            raise IllegalAction(notation, self.game.over_rule, "game-over")
        if seat not in self.actors():
            raise IllegalAction(notation, self.game.turn_rule, "not-your-turn", seat=seat)
        why = self.game.refusal(Checked(self.concealed(seat)), self.content, seat, code)
        raise IllegalAction(notation, why.rule, why.key, **why.values)

    def applied(
        self, state: Records, seat: int, code: int, calls: Calls | None = None
    ) -> tuple[Records, tuple[Event, ...]]:
        """A copy of a state after an action: a crash half-way leaves the match as it was."""
        calls = calls or self.game.calls
        after = copied(state)
        self._room[0, 0] = 0
        calls.apply(calls.rows(after), calls.rows(self.content.tables), seat, code, self._room)
        return after, events(self._room)

    def concealed(self, seat: int | None, state: Records | None = None) -> Records:
        """A copy of the record with all blanked that a seat, or a spectator, cannot know."""
        calls = self.game.calls
        seen = copied(self._state if state is None else state)
        calls.conceal(calls.rows(seen), calls.rows(self.content.tables), SPECTATOR if seat is None else seat)
        return seen

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as JSON; None is a spectator."""
        if seat is not None:
            seat = self.game.check_seat(seat, self.seats)
        return self.view_of(self.concealed(seat))

    def view_of(self, seen: Records) -> dict[str, Any]:
        """A concealed record of this game, as JSON."""
        if self.game.view is not None:
            return self.game.view(Plain(seen), self.content)
        return dict(json.loads(self.view_text(seen)))

    def view_text(self, seen: Records) -> bytes:
        """The same as it is sent."""
        calls = self.game.calls
        if calls.tell is None:
            return json.dumps(self.view_of(seen), ensure_ascii=False, separators=(",", ":")).encode()
        return calls.tell(seen, self.content.tables, self.game.new_pad())

    def sights(self) -> list[bytes]:
        """What each seat may know, as the bytes of a concealed record; the last one is what spectators may know."""
        calls, views = self.game.calls, self._views
        calls.sights(calls.rows(self._state), calls.rows(views), calls.rows(self.content.tables))
        size, whole = views.itemsize, views.tobytes()
        return [whole[i * size : (i + 1) * size] for i in range(self.seats + 1)]

    def picture(self, seat: int | None, language: str = "en") -> str:
        """What a seat may know, as text."""
        return self.game.picture(self.view(seat), self.content, language)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened from the action number `since` on: what a seat, or a spectator, may know; at the end, all."""
        told = [] if since else [*self.opening]
        told += [event for entry in self.log[since:] for event in entry.events]
        return [event for event in told if (event.told_at_once() if self.over else event.shown_to(seat))]

    def story(self, seat: int | None, language: str = "en", since: int = 0) -> list[str]:
        """The game log in words."""
        return [self.event_text(event, seat, language) for event in self.events(seat, since)]

    def event_text(self, event: Event, seat: int | None, language: str = "en") -> str:
        """An event in words, for a seat or a spectator."""
        message = self.game.event_message(self.content, event)
        you = "yes" if event.seat == seat else "no"
        return say(Message(message.key, {**message.values, "you": you}), language)

    def score_pad(self) -> list[dict[str, int]]:
        """The rows of every seat as they stand, by the whole truth; a player's projection is in the view."""
        rules = self.game.rules
        out = self.game.new_pad()
        rules.result(rules.hold(self._state), rules.hold(self.content.tables), out)
        return [dict(zip(self.game.rows, (int(cell) for cell in out[seat]), strict=True)) for seat in range(self.seats)]

    @property
    def result(self) -> dict[str, Any] | None:
        """Scores, the rows of the score pad, winners, and the tie-break used; None while the game goes on."""
        if not self.over:
            return None
        pad = self.score_pad()
        rank = self.game.rows[self.game.rank]
        winners = [seat for seat, row in enumerate(pad) if row[rank] == 1]
        scores = [row[self.game.rows[self.game.total]] for row in pad]
        return {"scores": scores, "pad": pad, "winners": winners, "tie_break": self.game.tie_break(pad)}

    def undo(self, seat: int) -> Action:
        """Take back the last action of a seat, unless it is behind a barrier; the action taken back."""
        from cantina.engine.undo import take_back

        seat = self.game.check_seat(seat, self.seats)
        return Action(take_back(self, seat), self.game, self.content)

    def record(self, public: bool = False) -> str:
        """The saved game as text; with `public`, while the game runs, only the hash of its seed and no actions."""
        from cantina.engine.saved import write

        return write(self, public)
