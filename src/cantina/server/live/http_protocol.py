"""HTTP connections with limits: how many an address may open and have open, and how long it may take over a request.

uvicorn waits for ever for the rest of a request, and for a client that does not read its answer; and it accepts
connections as long as there are file descriptors. So a client that sends half a request on each of many
connections, or does not read its answers, would exhaust them (slowloris).
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from cantina.server.live.sockets import DirectProtocol
from cantina.server.middleware.connection_limit import MOST_IN_ALL, ConnectionLimit
from cantina.server.middleware.rate_limit import RateLimit
from cantina.server.middleware.security import limited_address

REQUEST_TIMEOUT = 20.0  # seconds for a whole request, from the moment a client may send it
READ_TIMEOUT = 20.0  # seconds in which a client has to take in a part of an answer that waits for it
LEAST_READ = 16_384  # bytes of such a part


@dataclass
class AdmissionControl:
    """Accepts or rejects connections by address; a trusted proxy has no limit of its own."""

    connections: ConnectionLimit = field(default_factory=lambda: ConnectionLimit(in_all=MOST_IN_ALL))
    arrivals: RateLimit = field(default_factory=lambda: RateLimit(256, 64))  # new connections of an address
    proxies: frozenset[str] = frozenset()

    def admits(self, address: str) -> bool:
        """Count a new connection; whether it may stay."""
        if address in self.proxies:
            return self.connections.enter(address, self.connections.in_all)
        return self.arrivals.allows(address) and self.connections.enter(address)


class LimitedProtocol(H11Protocol):
    """uvicorn's HTTP protocol with connection limits and a request timeout.

    It relies on inner attributes of the class, so pyproject.toml caps the version, and a test names what is used.
    """

    def __init__(self, admission: AdmissionControl, **given: Any) -> None:
        super().__init__(**given)
        self.admission, self.address = admission, ""
        self.deadline: asyncio.TimerHandle | None = None
        self.reading: asyncio.TimerHandle | None = None  # set while an answer waits for the client

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, or end it at once."""
        super().connection_made(transport)
        address = limited_address(self.client[0] if self.client else "unknown")
        if not self.admission.admits(address):
            transport.abort()
            return
        self.address = address
        self.watch_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self.end_deadline()
        self.end_reading()
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """Count the connection no longer."""
        if self.address:
            self.admission.connections.leave(self.address)
        self.address = ""

    def data_received(self, data: bytes) -> None:
        """Take in a part of a request."""
        super().data_received(data)
        self.watch_request()

    def on_response_complete(self) -> None:
        """A request is answered: the next one may come."""
        super().on_response_complete()
        self.watch_request()

    def watch_request(self) -> None:
        """Set the timeout while a request is incomplete; receiving a part does not extend it."""
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY) or self.transport.get_protocol() is not self:
            self.end_deadline()
        elif self.deadline is None:
            self.deadline = self.loop.call_later(REQUEST_TIMEOUT, self.give_up)

    def end_deadline(self) -> None:
        """The request is complete, or nobody waits for it."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def give_up(self) -> None:
        """The request did not come in time."""
        self.transport.abort()

    def pause_writing(self) -> None:
        """The client does not keep up with its answer."""
        super().pause_writing()
        self.watch_reading()

    def resume_writing(self) -> None:
        """The client has read nearly everything."""
        self.end_reading()
        super().resume_writing()

    def watch_reading(self) -> None:
        """Look again later whether the client reads; a slow connection may take its time."""
        waiting = self.transport.get_write_buffer_size()
        self.reading = self.loop.call_later(READ_TIMEOUT, self.check_reading, waiting)

    def check_reading(self, waiting: int) -> None:
        """End the connection unless the client has taken in a part of what was waiting."""
        if self.transport.get_write_buffer_size() > waiting - LEAST_READ:
            self.transport.abort()
        else:
            self.watch_reading()

    def end_reading(self) -> None:
        """Nothing waits for the client."""
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to WebSocket; it is counted until it ends there."""
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if isinstance(protocol, DirectProtocol):
            protocol.on_lost = self.leave
        else:
            self.leave()
