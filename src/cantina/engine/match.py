"""One game being played: a record, its options, its seed and its log."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from cantina.engine.action import Action, PlayedAction
from cantina.engine.calls import Calls
from cantina.engine.earlier import EarlierStates
from cantina.engine.errors import BadNotation, IllegalAction
from cantina.engine.game import Content, Game, Records
from cantina.engine.log import COUNT, Event, events, new_log
from cantina.engine.loops import seed_words
from cantina.engine.record import Checked, blank, copied
from cantina.engine.replaying import TOGETHER, replayed
from cantina.engine.seeds import seed_bytes, seed_hash
from cantina.engine.telling import Telling


class Match(Telling):
    """A game being played. A refused action changes nothing."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | bytes | None = None,
        options: Mapping[str, Any] | None = None,
        content: Content | None = None,
    ) -> None:
        self.game = game
        self.content = game.check_content(content)
        self.seats = game.check_seats(seats)
        self.options = game.settled(options, self.seats, self.content)
        self._numbers = game.numbers(self.options, self.seats, self.content)
        self.seed = seed_bytes(seed)
        self.log: list[PlayedAction] = []
        self._earlier = EarlierStates()
        self._room = new_log()
        self._out = np.zeros(game.most_legal, np.int16)
        self._views = blank(game.state, self.seats + 1)
        self.start, self.opening = self._deal()
        self.state = self.start

    @property
    def state(self) -> Records:
        """The record itself. The caller may write to it, so nothing that was derived from it is kept."""
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
        """The mask of the seats that may act now, worked out once for a state."""
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
        """The codes of the actions that a seat may play now."""
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
        """A copy of the match: what is played there leaves this one as it is."""
        other = object.__new__(Match)
        vars(other).update(vars(self))  # also the memory for the rules, which is unused between two calls
        other.log = list(self.log)
        return other

    def play(self, seat: int, action: Action | int | str) -> tuple[Event, ...]:
        """Play an action; what happened, as this seat may know it."""
        happened = self.carry_out(seat, self.check(seat, action))
        return tuple(event for event in happened if event.shown_to(seat))

    def carry_out(self, seat: int, code: int) -> tuple[Event, ...]:
        """Play an action that was checked already; all that happened."""
        self._keep_state()
        self.state, happened = self.applied(self._state, seat, code)
        self.log.append(PlayedAction(seat, code, happened))
        return happened

    def replay(self, played: Sequence[tuple[int, int]], known: int = 0) -> list[tuple[PlayedAction, int]]:
        """Play recorded seats and codes up to the first that is not legal.

        Returns each as the log has it, with the mask of the seats that may act after it. The first `known` of them are
        known to be legal.
        """
        done: list[tuple[PlayedAction, int]] = []
        while len(done) < len(played):
            some = played[len(done) : len(done) + TOGETHER]
            more, after = replayed(self.game, self.content, self._state, some, known - len(done))
            if not more:
                break
            self._keep_state()
            self.state, self.log = after, self.log + [action for action, _ in more]
            done += more
        return done

    def _keep_state(self) -> None:
        """Keep the state before it is replaced by that after an action."""
        self._earlier = self._earlier.and_now(len(self.log), self._state)

    def rewound(self, number: int) -> Match:
        """A copy of the match as it was before an action of the log, or earlier: at the last state that was kept."""
        other = self.fork()
        other._earlier = self._earlier.before(number)
        length, other.state = other._earlier.last(self.start)
        del other.log[length:]
        return other

    def become(self, other: Match) -> None:
        """Go on from the state and log of a copy of this match."""
        self.state, self.log, self._earlier = other._state, other.log, other._earlier

    def check_asked(self, seat: int, attempted: str) -> int:
        """A seat that may act now; another is refused, with what was attempted and the rule that forbids it."""
        seat = self.game.check_seat(seat, self.seats)
        if self.over:
            raise IllegalAction(attempted, self.game.over_rule, "game-over")
        if seat not in self.actors():
            raise IllegalAction(attempted, self.game.turn_rule, "not-your-turn", seat=seat)
        return seat

    def _refuse(self, seat: int, code: int) -> None:
        notation = self.game.notation.write(code)
        self.check_asked(seat, notation)
        why = self.game.refusal(Checked(self.concealed(seat)), self.content, seat, code)
        raise IllegalAction(notation, why.rule, why.key, **why.values)

    def applied(
        self, state: Records, seat: int, code: int, calls: Calls | None = None
    ) -> tuple[Records, tuple[Event, ...]]:
        """A copy of a state after an action: a crash half-way leaves the match as it was."""
        calls = calls or self.game.calls
        after = copied(state)
        self._room[COUNT] = 0
        calls.apply(calls.rows(after), calls.rows(self.content.tables), seat, code, self._room)
        return after, events(self._room)

    def outlook(self, seat: int) -> dict[str, Mapping[str, Any]]:
        """What would follow at once from each legal action of a seat, as far as the seat can know, by its notation."""
        return dict(json.loads(self.outlook_text(self.concealed(seat), seat, self.codes(seat))))

    def undo(self, seat: int) -> Action:
        """Take back the last action of a seat, unless it is behind a barrier; the action taken back."""
        from cantina.engine.undo import take_back

        seat = self.game.check_seat(seat, self.seats)
        return Action(take_back(self, seat), self.game, self.content)

    def record(self, public: bool = False, content: bool = False) -> str:
        """The saved game as text; with `public`, while the game runs, only the hash of its seed and no actions.

        With `content` the text carries the files of its cards: it can be read by programs that have others.
        """
        from cantina.engine.saved import write

        return write(self, public, content)
