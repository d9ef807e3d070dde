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
MASK, MASKED = 4, 0x80  # bytes of a mask; the bit that says that there is one
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


def measured(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the mask of the frame at a place begins, and how long its text is; None: more has to come first."""
    if len(data) < at + 2:
        return None
    size = data[at + 1] & 0x7F
    if size < SHORT:
        return at + 2, size
    begin = at + (4 if size == SHORT else 10)
    return None if len(data) < begin else (begin, int.from_bytes(data[at + 2 : begin], "big"))


def unmasked(data: bytes, at: int, size: int) -> bytes:
    """The text behind a mask."""
    mask, text = data[at : at + MASK], data[at + MASK : at + MASK + size]
    spread = int.from_bytes((mask * (size // MASK + 1))[:size], "little")
    return (int.from_bytes(text, "little") ^ spread).to_bytes(size, "little")


class Short(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a shorter way for texts. It is handed whole frames, and only those we do not hear."""

    ears: Ears | None = None
    rest = b""  # of a frame whose end has not come yet
    usual = False  # something is wrong: from here on all goes the usual way, which says what

    @property
    def clogged(self) -> bool:
        """Whether the other side does not keep up."""
        return not self.writable.is_set()

    def say(self, text: bytes) -> None:
        """Send a text; who is gone is told nothing."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame(len(text)) + text)

    def data_received(self, data: bytes) -> None:
        """Frames, or parts of them."""
        if self.usual or not self.handshake_complete:
            super().data_received(data)
            return
        data, at = self.rest + data, 0
        while (found := measured(data, at)) is not None:
            begin, size = found
            end = begin + MASK + size
            if data[at + 1] < MASKED or size > self.config.ws_max_size:
                self.usual = True
                super().data_received(data[at:])
                return
            if end > len(data):
                break
            if data[at] == TEXT and self.ears is not None and not self.frames and not self.close_sent:
                self.ears.heard(unmasked(data, begin, size))
            else:
                super().data_received(data[at:end])
            at = end
        self.rest = data[at:]

    def handle_connect(self, event: Any) -> None:
        """Let the application know that there is a shorter way."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope["extensions"])[NAME] = self

    def send_receive_event_to_app(self) -> None:
        """A message that came in several frames is whole."""
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
