"""A live connection: what is new goes down, wishes come up, keys make repetitions harmless."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from cantina.engine.errors import CantinaError
from cantina.server.answers import language_of, misunderstood, problem
from cantina.server.hall import Hall
from cantina.server.held import Held, Listener
from cantina.server.limits import Bucket
from cantina.server.wire import WISHES, Hello
from cantina.table.absence import back
from cantina.table.sight import update
from cantina.table.story import Viewer

PATIENCE = 10.0  # seconds for the first message
GOING_AWAY = 1012  # come back in a moment: the server restarts
TOO_MUCH = 1008


class Connection:
    """One client at one table."""

    def __init__(self, socket: WebSocket, hall: Hall, held: Held, viewer: Viewer, guest: str, bucket: Bucket) -> None:
        self.socket, self.hall, self.held, self.viewer, self.guest = socket, hall, held, viewer, guest
        self.bucket, self.language, self.seen = bucket, "en", 0
        self.news = asyncio.Event()
        self.listener = Listener(viewer, self.news.set, present=viewer is not None)

    async def run(self) -> None:
        """From the first message to the last."""
        hello = Hello.model_validate_json(await asyncio.wait_for(self.socket.receive_text(), PATIENCE))
        self.language, self.seen = language_of(hello.language), hello.seq
        self.hall.listen(self.held, self.listener)
        try:
            await self.come_back()
            self.news.set()
            await self.until_one_ends(self.tell(), self.listen())
        finally:
            self.hall.leave(self.held, self.listener)

    async def come_back(self) -> None:
        """Whoever returns to a seat gets it back at once."""
        if self.viewer is not None and self.held.table.seats[self.viewer].away:
            await self.hall.do(self.held.table.id, back, self.guest, self.viewer)

    @staticmethod
    async def until_one_ends(*works: Any) -> None:
        """Both directions, until one of them ends."""
        tasks = [asyncio.ensure_future(work) for work in works]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()

    async def tell(self) -> None:
        """Send what is new; whoever is slow gets several changes in one message."""
        while True:
            await self.news.wait()
            self.news.clear()
            message = update(self.held.table, self.viewer, self.seen, self.language)
            self.seen = message["seq"]
            await self.send(message)

    async def listen(self) -> None:
        """Hear wishes, one after the other."""
        while True:
            text = await self.socket.receive_text()
            if not self.bucket.take(self.hall.now()):
                await self.socket.close(TOO_MUCH)
                return
            await self.send(await self.answer(text))

    async def answer(self, text: str) -> dict[str, Any]:
        """Do what is wished; `done` is said when it is stored."""
        key: Any = None
        try:
            said = json.loads(text)
            said = said if isinstance(said, dict) else {}
            key, name = said.get("key"), said.pop("wish", "act")
            wish = WISHES.get(name) if isinstance(name, str) else None
            if wish is None or self.viewer is None:
                raise CantinaError("request-wish", wish=str(name)[:40], allowed=", ".join(WISHES))
            words = wish.said.model_validate(said)
            await self.hall.do(self.held.table.id, wish.command, self.guest, self.viewer, words)
        except ValidationError as error:
            return {"refused": key, **problem(misunderstood(error), self.language)}
        except (ValueError, RecursionError) as error:
            fault = error if isinstance(error, CantinaError) else CantinaError("request-json")
            return {"refused": key, **problem(fault, self.language)}
        return {"done": key}

    async def send(self, message: dict[str, Any]) -> None:
        """One message down."""
        await self.socket.send_text(json.dumps(message, ensure_ascii=False, separators=(",", ":")))


async def serve(connection: Connection) -> None:
    """A connection until it ends, however it ends."""
    try:
        await connection.run()
    except (WebSocketDisconnect, RuntimeError):
        pass  # the other side is gone
    except (ValidationError, TimeoutError):
        await connection.socket.close(TOO_MUCH)
