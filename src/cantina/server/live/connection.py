"""A live connection: updates go to the client, requests come from it, and keys make repeated requests harmless."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from contextlib import suppress
from http import HTTPStatus
from typing import Any

from pydantic import ValidationError
from starlette import status
from starlette.websockets import WebSocket, WebSocketDisconnect

from cantina.engine.errors import CantinaError
from cantina.server import problems
from cantina.server.live import presence
from cantina.server.live.live_table import Listener, LiveTable
from cantina.server.live.registry import Registry
from cantina.server.live.sockets import channel_of
from cantina.server.middleware.rate_limit import Budget
from cantina.server.problems import problem
from cantina.server.schema.requests import MESSAGES, SEAT_REQUESTS, Hello
from cantina.server.schema.responses import Done, Refused
from cantina.table.absence import come_back
from cantina.table.access import Credentials, as_guest, check_access, guest_at
from cantina.table.play import LONGEST_KEY
from cantina.table.story import Viewer
from cantina.table.updates import Worded, encoded
from cantina.text import Message, say

HELLO_TIMEOUT = 10.0  # seconds for the first message
LONGEST_WAIT = 60.0  # seconds until a debt is looked at again


class CloseConnection(Exception):
    """The server closes the connection with this code."""

    def __init__(self, code: int, reason: str = "") -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Connection:
    """One client at one table."""

    def __init__(
        self,
        socket: WebSocket,
        registry: Registry,
        live: LiveTable,
        viewer: Viewer,
        shown: Credentials,
        budget: Budget,
    ) -> None:
        self.socket, self.registry, self.live, self.viewer, self.shown = socket, registry, live, viewer, shown
        self.budget, self.language, self.seq = budget, "en", 0
        self.channel, self.requests = channel_of(socket), deque[str | bytes]()
        self.busy = False  # a request is being processed
        self.waiting: asyncio.TimerHandle | None = None  # set while the next request waits for a debt to be paid off
        self.known: Worded | None = None  # the beginning of the first update, if it is long
        self.outdated = False  # there is something that the client has not been sent
        self.end: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        guest = shown.guest if viewer is None else guest_at(live.table, shown, viewer)
        self.listener = Listener(viewer, self.wake, viewer is not None, guest)

    async def run(self) -> None:
        """Serve the connection from the first message to the last."""
        hello = await self.receive_hello()
        self.language, self.seq = problems.preferred_language(hello.language), hello.seq
        self.known = await presence.find_words(self.live, self.viewer, self.seq, self.language)
        presence.connect(self.registry, self.live, self.listener)
        pay_for_presence(self.budget, self.live, self.viewer)
        try:
            await self.return_to_seat()
            self.channel.receiver = self
            self.wake()
            await first_ended(self.end, asyncio.ensure_future(self.receive_all()))
        finally:
            self.channel.receiver = None
            pay_for_presence(self.budget, self.live, self.viewer)
            presence.disconnect(self.registry, self.live, self.listener)

    async def receive_hello(self) -> Hello:
        """The first message; refuses any other, or none at all."""
        try:
            return Hello.model_validate_json(await asyncio.wait_for(self.receive_text(), HELLO_TIMEOUT))
        except ValidationError as error:
            raise problems.from_validation(error) from None
        except TimeoutError:
            raise CantinaError("request-json") from None

    async def receive_text(self) -> str:
        """The next text message that the ASGI server delivers."""
        try:
            return await self.socket.receive_text()
        except KeyError:  # a binary message
            raise CantinaError("request-json") from None

    async def receive_all(self) -> None:
        """Take messages from the ASGI server until the client disconnects."""
        while True:
            self.received(await self.receive_text())

    async def return_to_seat(self) -> None:
        """A guest who connects to their seat takes it back from the stand-in."""
        if self.viewer is not None and self.live.table.places[self.viewer].away:
            command = as_guest(come_back, self.shown, self.viewer)
            await self.registry.run(self.live.table.id, command, self.viewer)

    # --- requests ---

    def received(self, text: str | bytes) -> None:
        """Queue a request; requests are processed one after the other.

        What one costs is known when it is done, thus a burst is queued before it is paid for. It
        waits until nothing is owed any more, and meanwhile no other request is taken.
        """
        if self.end.done():  # what still comes costs no more than to be dropped
            return
        if not self.budget.take():
            self.requests.clear()  # a client that floods does not wait for answers
            self.stop(CloseConnection(status.WS_1008_POLICY_VIOLATION, say(Message("request-too-many"), self.language)))
            return
        self.requests.append(text)
        if not self.busy and self.waiting is None:
            self.process_next()

    def process_next(self) -> None:
        """Start the next request, if there is one, as soon as nothing is owed for those before it."""
        if (debt := self.budget.debt()) > 0:
            self.waiting = asyncio.get_running_loop().call_later(min(debt, LONGEST_WAIT), self.process_later)
        elif self.requests:
            self.busy = True  # it runs to its end, whatever happens to the connection
            self.registry.tasks.run_to_end(self.process(self.requests.popleft()))

    def process_later(self) -> None:
        """Go on after a pause, unless the connection has ended meanwhile."""
        self.waiting = None
        if not self.end.done():
            self.process_next()

    async def process(self, text: str | bytes) -> None:
        """Process a request and send the answer; a refused client first gets the update that explains the refusal."""
        try:
            answer = await self.answer(text)
            if "refused" in answer and self.outdated:
                self.send_update()
            self.channel.send_text(encoded(answer))
        except Exception:
            self.stop(CloseConnection(status.WS_1011_INTERNAL_ERROR))
            raise
        self.busy = False
        if self.requests:
            self.process_next()
        if not self.busy:
            self.send_pending()  # at once: what is sent together costs one system call

    async def answer(self, text: str | bytes) -> Done | Refused:
        """Run the command of a request; the answer `done` means that it is stored."""
        key: str | None = None
        try:
            message = json.loads(text)
            message = message if isinstance(message, dict) else {}
            key, name = key_of(message), message.get("wish", "act")
            if not isinstance(name, str) or name not in SEAT_REQUESTS or self.viewer is None:
                raise CantinaError("request-wish", wish=str(name)[:40], allowed=", ".join(SEAT_REQUESTS))
            request = MESSAGES[name].model_validate(message)
            command = as_guest(SEAT_REQUESTS[name].command, self.shown, self.viewer)
            stored = await self.registry.run_unshielded(self.live.table.id, command, self.viewer, request)
            if stored is not None:
                self.budget.pay_for(len(self.live.listeners), SEAT_REQUESTS[name].cost_of(stored))
        except ValidationError as error:
            return {"refused": key, **problem(problems.from_validation(error), self.language)}
        except (ValueError, RecursionError) as error:
            refusal = error if isinstance(error, CantinaError) else CantinaError("request-json")
            return {"refused": key, **problem(refusal, self.language)}
        return {"done": key}

    # --- updates ---

    def wake(self) -> None:
        """There is something new: queue an update."""
        self.outdated = True
        self.registry.broadcast.enqueue(self.send_pending)

    def send_pending(self) -> None:
        """Send one update with everything that is new; the answer to a request comes before its effects.

        A client that may not see the seat any more is disconnected even if it does not keep up.
        """
        if self.outdated and not self.busy and (self.refusal() is not None or not self.channel.congested):
            self.send_update()

    def refusal(self) -> CantinaError | None:
        """Why the client may not see the seat any more: its guest has left, or the link was replaced; None: it may."""
        try:
            check_access(self.live.table, self.shown, self.viewer)
        except CantinaError as error:
            return error
        return None

    def send_update(self) -> None:
        """Send an update; a client that may not see the seat any more is disconnected instead."""
        if self.live.dropped or self.registry.closed:
            come_back_soon = say(Message("request-come-back"), self.language)
            self.stop(CloseConnection(status.WS_1012_SERVICE_RESTART, come_back_soon))
        if (refusal := self.refusal()) is not None:
            self.stop(refusal)
        if self.end.done():
            return
        self.outdated = False
        known, self.known = self.known, None
        self.seq, text = presence.update_text(self.registry, self.live, self.viewer, self.seq, self.language, known)
        self.channel.send_text(text)

    def resumed(self) -> None:
        """The channel takes messages again: queue the update that had to wait."""
        if self.outdated and not self.busy:
            self.registry.broadcast.enqueue(self.send_pending)

    def stop(self, reason: Exception) -> None:
        """End the connection from this side."""
        if not self.end.done():
            self.end.set_exception(reason)


def pay_for_presence(budget: Budget, live: LiveTable, viewer: Viewer) -> None:
    """Charge the messages that others get when a guest comes to a seat or goes; spectators cause none."""
    if viewer is not None:
        budget.pay_for(len(live.listeners))


def key_of(message: dict[str, Any]) -> str | None:
    """The key to send back with the answer; anything that is no key is refused later, and not sent back."""
    key = message.get("key")
    valid = isinstance(key, str) and len(key) <= LONGEST_KEY and key == problems.without_surrogates(key)
    return key if valid else None


async def first_ended(*works: asyncio.Future[None]) -> None:
    """Wait until one of several futures ends, raise what it raised, and cancel the others."""
    try:
        done, _ = await asyncio.wait(works, return_when=asyncio.FIRST_COMPLETED)
        for work in done:
            work.result()
    finally:
        for work in works:
            work.cancel()


async def serve(connection: Connection) -> None:
    """Serve a connection until it ends, and close it with a code that says why."""
    try:
        await connection.run()
    except (WebSocketDisconnect, RuntimeError):
        pass  # the client is gone
    except CloseConnection as close:
        with suppress(WebSocketDisconnect, RuntimeError):  # the client is gone
            await connection.socket.close(close.code, close.reason)
    except CantinaError as error:  # no hello, no text, or a seat that could not be taken back or was left
        await refuse(connection.socket, error, connection.language)


async def refuse(socket: WebSocket, error: CantinaError, language: str) -> None:
    """Send a refusal and close the connection with a code that says whether to try again."""
    with suppress(WebSocketDisconnect, RuntimeError):  # the client is gone
        await socket.send_text(json.dumps({"refused": None, **problem(error, language)}, ensure_ascii=False))
        unavailable = problems.status_of(error) == HTTPStatus.SERVICE_UNAVAILABLE
        await socket.close(status.WS_1013_TRY_AGAIN_LATER if unavailable else status.WS_1008_POLICY_VIOLATION)
