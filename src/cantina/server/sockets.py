"""Texts over WebSocket, to and fro, without a queue or a task in between.

uvicorn hands every message through a queue to a task that waits for it, and stops reading in between; for a game that
costs more than the game. `Short` is uvicorn's own protocol with a shorter way: whoever has `ears` hears a text when it
comes, and says one at once. Any other server that speaks ASGI does as well (`Usual`), only not as fast.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any, Protocol, cast

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

NAME = "cantina.short"  # of the extension in a scope
TEXT = 0x81  # the first byte of a text that is whole
SHORT, LONG = 126, 65_536  # lengths from which on a frame says its length in two bytes, in eight


class Ears(Protocol):
    """Whoever hears a connection."""

    def heard(self, text: str | bytes) -> None:
        """A text has come."""

    def drained(self) -> None:
        """What was said is on its way; there is room for more."""


class Line(Protocol):
    """A connection as those who play use it."""

    ears: Ears | None

    @property
    def clogged(self) -> bool:
        """Whether the other side does not keep up; what is said nevertheless fills the memory."""

    def say(self, text: bytes) -> None:
        """Send a text; who is gone is told nothing."""


def frame(size: int) -> bytes:
    """What goes before a text of so many bytes."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < LONG:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")


class Short(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a shorter way for texts."""

    ears: Ears | None = None

    @property
    def clogged(self) -> bool:
        """Whether the other side does not keep up."""
        return not self.writable.is_set()

    def say(self, text: bytes) -> None:
        """Send a text; who is gone is told nothing."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame(len(text)) + text)

    def handle_connect(self, event: Any) -> None:
        """Let the application know that there is a shorter way."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope["extensions"])[NAME] = self

    def send_receive_event_to_app(self) -> None:
        """A message is whole."""
        if self.ears is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        text, self.frames = b"".join(self.frames), []
        self.ears.heard(text)

    def resume_writing(self) -> None:
        """The other side keeps up again."""
        super().resume_writing()
        if self.ears is not None:
            self.ears.drained()


class Usual:
    """The same over any server: texts wait until it takes them."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.ears: Ears | None = None
        self.unsent: deque[bytes] = deque()
        self.sending: asyncio.Task[None] | None = None

    @property
    def clogged(self) -> bool:
        """Whether something waits to be sent."""
        return bool(self.unsent)

    def say(self, text: bytes) -> None:
        """Send a text after those that wait."""
        self.unsent.append(text)
        if self.sending is None:
            self.sending = asyncio.get_running_loop().create_task(self.send())

    async def send(self) -> None:
        """Send all that waits."""
        with suppress(WebSocketDisconnect, RuntimeError):  # the other side is gone
            while self.unsent:
                await self.socket.send_text(self.unsent[0].decode())
                self.unsent.popleft()
        self.sending = None
        if self.ears is not None:
            self.ears.drained()


def line_of(socket: WebSocket) -> Line:
    """The quickest way there is."""
    short = socket.scope.get("extensions", {}).get(NAME)
    return short if isinstance(short, Short) else Usual(socket)
