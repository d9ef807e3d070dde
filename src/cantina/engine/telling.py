"""What a match tells: each viewer what they may know, as records, JSON and words; and how a game has ended."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from cantina.engine.action import PlayedAction
from cantina.engine.game import Content, Game, Records
from cantina.engine.inputs import check_event, check_language, check_since
from cantina.engine.log import SPECTATOR, Event
from cantina.engine.outlook import outlook_text
from cantina.engine.record import Checked, Plain, copied
from cantina.text import Message, say


class Telling(ABC):
    """The half of a match that changes nothing."""

    game: Game
    content: Content
    seats: int
    log: list[PlayedAction]
    opening: tuple[Event, ...]  # what happened at the deal
    _state: Records
    _views: Records  # memory for the records of all viewers

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    def concealed(self, seat: int | None, state: Records | None = None) -> Records:
        """A copy of the record in which all is blanked that a seat, or a spectator, cannot know."""
        calls, seat = self.game.calls, self.game.check_viewer(seat, self.seats)
        view = copied(self._state if state is None else state)
        calls.conceal(calls.rows(view), calls.rows(self.content.tables), SPECTATOR if seat is None else seat)
        return view

    def asked_in(self, concealed: Records) -> int:
        """The mask of the seats that have to decide something, as far as a concealed record tells."""
        calls = self.game.calls
        return int(calls.actors(calls.rows(concealed)))

    def outlook_text(self, concealed: Records, seat: int, codes: Sequence[int]) -> bytes:
        """What a record that was concealed for a seat says of its legal actions, as the text of its JSON."""
        return outlook_text(self.game, self.content, concealed, seat, codes)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as JSON; None is a spectator."""
        return self.view_of(self.concealed(seat))

    def view_of(self, concealed: Records) -> dict[str, Any]:
        """A concealed record of this game, as JSON."""
        if self.game.view is not None:
            return self.game.view(Plain(concealed), self.content)
        return dict(json.loads(self.view_text(concealed)))

    def view_text(self, concealed: Records) -> bytes:
        """A concealed record of this game, as the text of its JSON."""
        calls = self.game.calls
        if calls.write_view is None:
            return json.dumps(self.view_of(concealed), ensure_ascii=False, separators=(",", ":")).encode()
        return calls.write_view(concealed, self.content.tables, self.game.new_pad())

    def concealed_for_all(self) -> list[bytes]:
        """The bytes of the record concealed for each seat; the last ones are those for spectators."""
        calls, views = self.game.calls, self._views
        calls.conceal_for_all(calls.rows(self._state), calls.rows(views), calls.rows(self.content.tables))
        size, whole = views.itemsize, views.tobytes()
        return [whole[i * size : (i + 1) * size] for i in range(self.seats + 1)]

    def picture(self, seat: int | None, language: str = "en") -> str:
        """What a seat may know, as text."""
        return self.game.picture(self.view(seat), self.content, check_language(language))

    def briefing(self, seat: int | None, language: str = "en") -> list[str]:
        """What is read out before the game, as paragraphs; none in a game that has nothing to tell."""
        tell, view, language = self.game.briefing, self.view(seat), check_language(language)
        return [] if tell is None else tell(view, self.content, language)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened from the action number `since` on: what a seat, or a spectator, may know; at the end, all.

        From 0 on the deal is part of it. `since` counts the actions of all seats, so it is for the host alone:
        a player who is given it learns how many actions the others have taken in secret (see `shown`).
        """
        seat, happened = self.game.check_viewer(seat, self.seats), self._happened(check_since(since))
        return [event for event in happened if (event.is_original() if self.over else event.shown_to(seat))]

    def _happened(self, since: int = 0) -> list[Event]:
        """Everything that happened from the action number `since` on, the deal included from 0 on."""
        dealt = [] if since else [*self.opening]
        return dealt + [event for action in self.log[since:] for event in action.events]

    def shown(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat, or a spectator, was shown so far, from their own number `since` on.

        The number counts the events of this viewer alone: it tells nothing hidden and may be given to a client.
        """
        seat, since = self.game.check_viewer(seat, self.seats), check_since(since)
        return [event for event in self._happened() if event.shown_to(seat)][since:]

    def story(self, seat: int | None, language: str = "en", since: int = 0) -> list[str]:
        """The game log in words."""
        return [self.event_text(event, seat, language) for event in self.events(seat, since)]

    def event_text(self, event: Event, seat: int | None, language: str = "en") -> str:
        """An event in words, for a seat or a spectator."""
        seat, event = self.game.check_viewer(seat, self.seats), check_event(event, self.game.event_names)
        message = self.game.event_message(self.content, event)
        you = "yes" if event.seat == seat else "no"
        return say(Message(message.key, {**message.values, "you": you}), check_language(language))

    def score_pad(self) -> list[dict[str, int]]:
        """The rows of every seat as they stand, by the whole record; what a player can know of them is in the view."""
        rules = self.game.rules
        out = self.game.new_pad()
        rules.result(rules.hold(self._state), rules.hold(self.content.tables), out)
        return [dict(zip(self.game.rows, (int(cell) for cell in out[seat]), strict=True)) for seat in range(self.seats)]

    @property
    def unfinished(self) -> bool:
        """Whether the game was stopped before its rules ended it: then nobody has won (WM-A52)."""
        return self.over and bool(self.game.interpreted.unfinished(Checked(self._state)))

    @property
    def standing(self) -> dict[str, Any] | None:
        """How a game that is over stands: scores, the rows of the score pad, who is first, the tie-break used."""
        if not self.over:
            return None
        pad = self.score_pad()
        rank, total = self.game.rows[self.game.rank], self.game.rows[self.game.total]
        first = [seat for seat, row in enumerate(pad) if row[rank] == 1]
        tie_break = self.game.tie_break(pad) if self.game.tie_break else "shared" if len(first) > 1 else None
        return {"scores": [row[total] for row in pad], "pad": pad, "winners": first, "tie_break": tie_break}

    @property
    def result(self) -> dict[str, Any] | None:
        """How a game that is over stands, and whether it is unfinished: then nobody has won, and nothing was tied."""
        standing = self.standing
        if standing is None or not self.unfinished:
            return None if standing is None else {**standing, "unfinished": False}
        return {**standing, "winners": [], "tie_break": None, "unfinished": True}
