"""Text messages over WebSocket, sent and received without a queue or a task in between.

uvicorn passes every message through a queue to a task that awaits it, and pauses reading meanwhile. `DirectProtocol` is
uvicorn's own protocol with a shorter path: it calls a receiver with each text, and sends a text at once. On any other
ASGI server an `AsgiChannel` does it, with more CPU time per action (docs/dependencies.md has the figures).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol, cast

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from cantina.server.middleware.rate_limit import TokenBucket

EXTENSION = "cantina.direct"  # the name of the protocol among the extensions of an ASGI scope
# Frames of one connection, pings and parts of messages included: more than a guest may send. What comes after that is
# not answered any more, so it ends the connection at once.
FRAMES_AT_ONCE, FRAMES_PER_SECOND = 360, 90
PIECE = 1024  # bytes that are parsed before frames are counted: they may be many small ones
MOST_UNREAD = 65_536  # bytes of answers for a client that does not read


class Receiver(Protocol):
    """Receives the messages of a channel."""

    def received(self, text: str | bytes) -> None:
        """A text message has come."""

    def resumed(self) -> None:
        """The client keeps up again: there is room for more messages."""


class Channel(Protocol):
    """A WebSocket as a connection uses it."""

    receiver: Receiver | None

    @property
    def congested(self) -> bool:
        """Whether the client does not keep up; more messages would fill the memory."""

    def send_text(self, text: bytes) -> None:
        """Send a text message; nothing happens if the client is gone."""


class DirectProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which passes whole text messages to a receiver; everything else takes uvicorn's own path.

    It relies on inner attributes of the class, so pyproject.toml caps the version, and a test names what is used.
    """

    receiver: Receiver | None = None
    on_lost: Callable[[], None] | None = None  # called when the connection has ended
    unread = 0  # bytes that were sent although the client does not keep up
    frames_left: TokenBucket | None = None

    @property
    def congested(self) -> bool:
        """Whether the client does not keep up."""
        return not self.writable.is_set()

    def send_text(self, text: bytes) -> None:
        """Send a text message; nothing happens if the client is gone, and one that reads nothing is cut off."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        if self.congested:
            self.unread += len(text)
            if self.unread > MOST_UNREAD:
                self.transport.abort()
                return
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()

    def data_received(self, data: bytes) -> None:
        """Parse what came piece by piece, until too many frames have come."""
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def count_frame(self) -> bool:
        """Count a frame; whether it may still be handled."""
        now = self.loop.time()
        if self.frames_left is None:
            self.frames_left = TokenBucket(FRAMES_AT_ONCE, FRAMES_PER_SECOND, FRAMES_AT_ONCE, now)
        if not self.frames_left.take(now):
            self.transport.abort()
        return not self.transport.is_closing()

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read the answers."""
        if not self.count_frame():
            return
        if self.congested:
            self.transport.abort()
            return
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """The answer to a ping, perhaps to none of ours."""
        if self.count_frame():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        """A text message, or its first part."""
        if self.count_frame():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """A binary message, or its first part."""
        if self.count_frame():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """A part of a message, perhaps an empty one."""
        if self.count_frame():
            super().handle_cont(event)

    def handle_connect(self, event: Request) -> None:
        """Offer this protocol to the application."""
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the handshake is not refused
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        """Pass a text message to the receiver; uvicorn would queue it, and stop reading until the task takes it."""
        if self.receiver is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        text, self.frames = b"".join(self.frames), []
        self.receiver.received(text)

    def resume_writing(self) -> None:
        """The client keeps up again."""
        super().resume_writing()
        self.unread = 0
        if self.receiver is not None:
            self.receiver.resumed()


class AsgiChannel:
    """A channel over any ASGI server: messages wait until it takes them."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.receiver: Receiver | None = None
        self.unsent: deque[bytes] = deque()
        self.sending: asyncio.Task[None] | None = None

    @property
    def congested(self) -> bool:
        """Whether messages wait to be sent."""
        return bool(self.unsent)

    def send_text(self, text: bytes) -> None:
        """Send a text message after those that wait."""
        self.unsent.append(text)
        if self.sending is None:
            self.sending = asyncio.get_running_loop().create_task(self.send_all())

    async def send_all(self) -> None:
        """Send all messages that wait."""
        with suppress(WebSocketDisconnect, RuntimeError):  # the client is gone
            while self.unsent:
                await self.socket.send_text(self.unsent[0].decode())
                self.unsent.popleft()
        self.sending = None
        if self.receiver is not None:
            self.receiver.resumed()


def channel_of(socket: WebSocket) -> Channel:
    """The fastest channel of a WebSocket."""
    direct = socket.scope.get("extensions", {}).get(EXTENSION)
    return direct if isinstance(direct, DirectProtocol) else AsgiChannel(socket)
