"""What every request passes first: limits by address, the name it asks, its size and origin; and safe headers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from functools import lru_cache
from http import HTTPStatus
from ipaddress import IPv4Address, IPv6Network, ip_address

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cantina.engine.errors import CantinaError
from cantina.server.middleware.connection_limit import ConnectionLimit
from cantina.server.middleware.hosts import check_host, check_origin
from cantina.server.middleware.rate_limit import RateLimit
from cantina.server.problems import preferred_language, problem, status_of

LARGEST = 16_384  # bytes of a request
LARGEST_FILE = 262_144  # bytes of an uploaded file
HEADERS = {
    "content-security-policy": "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",  # links are secrets
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cache-control": "no-store",
}
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
PROXY_HEADERS = {"forwarded", "x-forwarded-for"}
HANDSHAKE = 5.0  # what a live connection costs at its beginning: it takes as long as five small requests
# Seconds, up to twice as many, until a request too many is answered: a client without patience does not get more of
# them, and those that came together are not all answered at one moment.
WAIT = 1.0


class SecurityMiddleware:
    """Refuses requests that are too many, too large or from other pages, and adds headers to every response."""

    def __init__(self, app: ASGIApp, limit: RateLimit, under_way: ConnectionLimit, names: Sequence[str] = ()) -> None:
        self.app, self.limit, self.under_way, self.names = app, limit, under_way, frozenset(names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or connection."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        connection, send = HTTPConnection(scope), with_headers(scope, send)
        address = client_address(connection)
        if not self.under_way.enter(address):
            await refuse(connection, CantinaError("request-too-many"), receive, send)
            return
        try:
            error = self.refusal(connection, address)
            if error is None:
                await self.app(scope, receive, send)
            else:
                await refuse(connection, error, receive, send)
        finally:
            self.under_way.leave(address)

    def refusal(self, connection: HTTPConnection, address: str) -> CantinaError | None:
        """Why a request may not pass: it is one too many, to another name, too large, or from another page."""
        try:
            if not self.limit.allows(address, HANDSHAKE if connection.scope["type"] == "websocket" else 1):
                raise CantinaError("request-too-many")
            check_host(connection, self.names)
            if connection.scope["type"] == "http":
                check_request(connection)
        except CantinaError as error:
            return error
        return None


def check_request(connection: HTTPConnection) -> None:
    """Refuse a request that is too large, or that changes something and comes from another page."""
    length = connection.headers.get("content-length", "0")
    most = LARGEST_FILE if connection.scope["path"].endswith("/file") else LARGEST
    if not length.isdigit() or int(length) > most or "transfer-encoding" in connection.headers:
        raise CantinaError("request-too-large", most=most)
    if connection.scope["method"] not in SAFE_METHODS:
        check_origin(connection)


def with_headers(scope: Scope, send: Send) -> Send:
    """Add the headers of every response."""
    if scope["type"] != "http":
        return send

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


async def refuse(connection: HTTPConnection, error: CantinaError, receive: Receive, send: Send) -> None:
    """Send the refusal of a request; the handshake of a WebSocket is rejected."""
    response = await refused(error, preferred_language(connection.headers.get("accept-language")))
    if connection.scope["type"] == "websocket":
        await send({"type": "websocket.close"})
    else:
        await response(connection.scope, receive, send)


async def refused(error: CantinaError, language: str) -> JSONResponse:
    """The refusal as a response; one for too many requests is delayed, has `Retry-After`, and ends the connection."""
    status = status_of(error)
    if status != HTTPStatus.TOO_MANY_REQUESTS:
        return JSONResponse(problem(error, language), status)
    await asyncio.sleep(WAIT * (1 + random.random()))
    return JSONResponse(problem(error, language), status, {"retry-after": "1", "connection": "close"})


def check_local(connection: HTTPConnection) -> None:
    """Refuse requests that do not come straight from this computer."""
    host = connection.client.host if connection.client else ""
    if PROXY_HEADERS & set(connection.headers) or not is_loopback(host):
        raise CantinaError("request-here")


def is_loopback(host: str) -> bool:
    """Whether a host is this computer itself."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def client_address(connection: HTTPConnection) -> str:
    """The client for rate limits; behind a trusted proxy (`--proxy`) it is the address that the proxy names."""
    return limited_address(connection.client.host if connection.client else "unknown")


@lru_cache(10_000)
def limited_address(host: str) -> str:
    """Count an IPv6 client by its /64 network: anyone can use all of its addresses."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or IPv6Network((int(address), 64), strict=False))
