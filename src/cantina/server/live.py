"""A live connection: what is new goes down, wishes come up, keys make repetitions harmless."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from contextlib import suppress
from typing import Any

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from cantina.engine.errors import CantinaError
from cantina.server.answers import UNAVAILABLE, language_of, misunderstood, problem, sendable, status_of
from cantina.server.hall import Hall
from cantina.server.held import Held, Listener
from cantina.server.limits import Bucket
from cantina.server.looking import leave, listen, update_text
from cantina.server.sockets import line_of
from cantina.server.wire import MESSAGES, WISHES, Done, Hello, Refused
from cantina.table.absence import come_back
from cantina.table.messages import encoded
from cantina.table.play import LONGEST_KEY
from cantina.table.story import Viewer
from cantina.text import Message, say

PATIENCE = 10.0  # seconds for the first message
GOING_AWAY = 1012  # come back in a moment: the server restarts, or the table has to be read anew
TRY_LATER = 1013  # the store does not answer now
TOO_MUCH = 1008
BROKEN = 1011


class Ended(Exception):
    """The connection is to be closed from this side."""

    def __init__(self, code: int, reason: str = "") -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Connection:
    """One client at one table."""

    def __init__(self, socket: WebSocket, hall: Hall, held: Held, viewer: Viewer, guest: str, bucket: Bucket) -> None:
        self.socket, self.hall, self.held, self.viewer, self.guest = socket, hall, held, viewer, guest
        self.bucket, self.language, self.seen = bucket, "en", 0
        self.line, self.wishes = line_of(socket), deque[str | bytes]()
        self.busy = self.behind = False  # a wish is being answered; there is news
        self.end: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.listener = Listener(viewer, self.wake, viewer is not None, guest)

    async def run(self) -> None:
        """From the first message to the last."""
        hello = await self.greeted()
        self.language, self.seen = language_of(hello.language), hello.seq
        listen(self.hall, self.held, self.listener)
        try:
            await self.come_back()
            self.line.ears = self
            self.wake()
            await self.until_one_ends(self.end, asyncio.ensure_future(self.listen()))
        finally:
            self.line.ears = None
            leave(self.hall, self.held, self.listener)

    async def greeted(self) -> Hello:
        """The first message; whoever says nothing, or something else, is told so."""
        try:
            return Hello.model_validate_json(await asyncio.wait_for(self.text(), PATIENCE))
        except ValidationError as error:
            raise misunderstood(error) from None
        except TimeoutError:
            raise CantinaError("request-json") from None

    async def text(self) -> str:
        """The next message that does not come the short way."""
        try:
            return await self.socket.receive_text()
        except KeyError:  # bytes
            raise CantinaError("request-json") from None

    async def come_back(self) -> None:
        """Whoever returns to a seat gets it back at once."""
        if self.viewer is not None and self.held.table.seats[self.viewer].away:
            await self.hall.do(self.held.table.id, come_back, self.guest, self.viewer)

    @staticmethod
    async def until_one_ends(*works: asyncio.Future[None]) -> None:
        """Until this side or the other ends it."""
        try:
            done, _ = await asyncio.wait(works, return_when=asyncio.FIRST_COMPLETED)
            for work in done:
                work.result()
        finally:
            for work in works:
                work.cancel()

    async def listen(self) -> None:
        """What does not come the short way, up to the end of the connection."""
        while True:
            self.heard(await self.text())

    # --- wishes ---

    def heard(self, text: str | bytes) -> None:
        """A wish; wishes are answered one after the other."""
        if not self.bucket.take(self.hall.now()):
            self.stop(Ended(TOO_MUCH, say(Message("request-too-many"), self.language)))
            return
        self.wishes.append(text)
        if not self.busy:
            self.begin()

    def begin(self) -> None:
        """The next wish; it goes on to its end whatever becomes of the connection."""
        self.busy = True
        self.hall.wish(self.fulfil(self.wishes.popleft()))

    async def fulfil(self, text: str | bytes) -> None:
        """Do what is wished and say so; then what has changed. Whoever is refused is told first what has changed."""
        try:
            answer = await self.answer(text)
            if "refused" in answer and self.behind:
                self.send()
            self.line.say(encoded(answer))
        except Exception:
            self.stop(Ended(BROKEN))
            raise
        self.busy = False
        if self.wishes:
            self.begin()
        else:
            self.drained()

    async def answer(self, text: str | bytes) -> Done | Refused:
        """Do what is wished; `done` is said when it is stored."""
        key: str | None = None
        try:
            said = json.loads(text)
            said = said if isinstance(said, dict) else {}
            key, name = key_of(said), said.get("wish", "act")
            if not isinstance(name, str) or name not in WISHES or self.viewer is None:
                raise CantinaError("request-wish", wish=str(name)[:40], allowed=", ".join(WISHES))
            words = MESSAGES[name].model_validate(said)
            await self.hall.carry_out(self.held.table.id, WISHES[name].command, self.guest, self.viewer, words)
        except ValidationError as error:
            return {"refused": key, **problem(misunderstood(error), self.language)}
        except (ValueError, RecursionError) as error:
            fault = error if isinstance(error, CantinaError) else CantinaError("request-json")
            return {"refused": key, **problem(fault, self.language)}
        return {"done": key}

    # --- news ---

    def wake(self) -> None:
        """There is something new."""
        self.behind = True
        self.hall.pace.join(self.tell)

    def tell(self) -> None:
        """Send what is new, all in one message; an answer under way comes before what follows from it."""
        if self.behind and not self.busy and not self.line.clogged:
            self.send()

    def send(self) -> None:
        """Send what is new, if there is still something to see: whoever has handed the seat back sees no more of it."""
        if self.held.gone or self.hall.closed:
            self.stop(Ended(GOING_AWAY, say(Message("request-come-back"), self.language)))
        if self.end.done():
            return
        try:
            if self.viewer is not None:
                self.held.table.held(self.guest, self.viewer)
        except CantinaError as error:
            self.stop(error)
            return
        self.behind = False
        self.seen, text = update_text(self.hall, self.held, self.viewer, self.seen, self.language)
        self.line.say(text)

    def drained(self) -> None:
        """There is room again for what had to wait."""
        if self.behind and not self.busy:
            self.hall.pace.join(self.tell)

    def stop(self, why: Exception) -> None:
        """End it from this side."""
        if not self.end.done():
            self.end.set_exception(why)


def key_of(said: dict[str, Any]) -> str | None:
    """The key to come back with the answer; what is no key is refused later, and does not come back."""
    key = said.get("key")
    return key if isinstance(key, str) and len(key) <= LONGEST_KEY and key == sendable(key) else None


async def serve(connection: Connection) -> None:
    """A connection until it ends, however it ends."""
    try:
        await connection.run()
    except (WebSocketDisconnect, RuntimeError):
        pass  # the other side is gone
    except Ended as end:
        with suppress(WebSocketDisconnect, RuntimeError):  # the other side is gone
            await connection.socket.close(end.code, end.reason)
    except CantinaError as error:  # no greeting, no text, or a seat that could not be given back or was handed back
        await refuse(connection.socket, error, connection.language)


async def refuse(socket: WebSocket, error: CantinaError, language: str) -> None:
    """Say why nobody can come in here, and whether to try again."""
    with suppress(WebSocketDisconnect, RuntimeError):  # the other side is gone
        await socket.send_text(json.dumps({"refused": None, **problem(error, language)}, ensure_ascii=False))
        await socket.close(TRY_LATER if status_of(error) == UNAVAILABLE else TOO_MUCH)
