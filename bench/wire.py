"""A minimal WebSocket client: a load driver must cost less than the server under load."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
SHORT, LONG = 126, 65_536  # payload sizes from which on a header has two, or eight, more bytes

Receive = Callable[["Wire", bytes], None]
Lost = Callable[[], None]


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """One masked frame; its mask is zero, so that the payload is sent unchanged."""
    size = len(payload)
    if size < SHORT:
        head = bytes((0x80 | kind, 0x80 | size))
    elif size < LONG:
        head = bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((0x80 | kind, 0x80 | 127)) + size.to_bytes(8, "big")
    return head + b"\0\0\0\0" + payload


class Wire(asyncio.Protocol):
    """One connection: `receive` is called with each text message, `lost` when the connection has ended."""

    def __init__(self, host: str, path: str, receive: Receive, lost: Lost) -> None:
        self.host, self.path, self.receive, self.lost = host, path, receive, lost
        self.rest, self.open = bytearray(), False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Request the upgrade to WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = b64encode(os.urandom(16)).decode()
        head = f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        transport.write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())

    def connection_lost(self, error: Exception | None) -> None:
        """The connection has ended."""
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("refused"))
        self.lost()

    def data_received(self, data: bytes) -> None:
        """Parse the answer to the upgrade, then frames."""
        self.rest += data
        if not self.open:
            end = self.rest.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.rest.startswith(b"HTTP/1.1 101"):
                self.transport.abort()
                return
            del self.rest[: end + 4]
            self.open = True
            self.ready.set_result(None)
        self.frames()

    def frames(self) -> None:
        """Handle all complete frames."""
        rest, at, size = self.rest, 0, len(self.rest)
        while size - at >= 2:
            length, begin = rest[at + 1], at + 2
            if length == 126:
                length, begin = int.from_bytes(rest[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, begin = int.from_bytes(rest[at + 2 : at + 10], "big"), at + 10
            if size < begin + length:
                break
            kind, payload = rest[at] & 15, bytes(rest[begin : begin + length])
            at = begin + length
            if kind == TEXT:
                self.receive(self, payload)
            elif kind == PING:
                self.transport.write(frame(payload, PONG))
            elif kind == CLOSE:
                self.transport.close()
        del rest[:at]

    def send(self, payload: bytes) -> None:
        """Send a text message."""
        self.transport.write(frame(payload))


async def connect(host: str, port: int, path: str, receive: Receive, lost: Lost, source: str = "") -> Wire:
    """Open a connection, perhaps from a source address of its own."""
    loop, local = asyncio.get_running_loop(), (source, 0) if source else None
    _, wire = await loop.create_connection(
        lambda: Wire(f"{host}:{port}", path, receive, lost), host, port, local_addr=local
    )
    await wire.ready
    return wire
