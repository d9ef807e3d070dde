"""What every request passes: limits by address, the Origin of a browser, and headers that keep pages safe."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response

from cantina.engine.errors import CantinaError
from cantina.server.answers import language_of, problem
from cantina.server.limits import Limit

LARGEST = 16_384  # bytes of a request
LARGEST_FILE = 262_144  # of a file that is brought back
HEADERS = {
    "content-security-policy": "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",  # links are secrets
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cache-control": "no-store",
}
READING = ("GET", "HEAD", "OPTIONS")
PROXIED = {"forwarded", "x-forwarded-for"}

Next = Callable[[Request], Awaitable[Response]]


def address(connection: HTTPConnection) -> str:
    """Where somebody asks from; behind a proxy that is trusted (`--proxy`), what the proxy says."""
    return one_place(connection.client.host if connection.client else "unknown")


@lru_cache(10_000)
def one_place(host: str) -> str:
    """Addresses that one person has at will count as one: of the newer kind everybody has a whole network."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((int(found), 64), strict=False))


def check_origin(connection: HTTPConnection) -> None:
    """A browser says which page asks: it must be one of ours. Programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != connection.headers.get("host"):
        raise CantinaError("request-origin")


def check_here(connection: HTTPConnection) -> None:
    """What only the server's own computer may ask, on which everything can be read anyway, and no proxy for others."""
    host = connection.client.host if connection.client else ""
    if PROXIED & set(connection.headers) or not is_here(host):
        raise CantinaError("request-here")


def is_here(host: str) -> bool:
    """Whether an address is that of this computer."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def protect(limit: Limit) -> Callable[[Request, Next], Awaitable[Response]]:
    """The middleware."""

    async def pass_through(request: Request, call_next: Next) -> Response:
        response = checked(request, limit) or await call_next(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    return pass_through


def checked(request: Request, limit: Limit) -> Response | None:
    """A refusal, if the request may not pass."""
    language = language_of(request.headers.get("accept-language"))
    try:
        if not limit.allows(address(request)):
            return JSONResponse(problem(CantinaError("request-too-many"), language), 429, {"retry-after": "1"})
        length = request.headers.get("content-length", "0")
        most = LARGEST_FILE if request.url.path.endswith("/file") else LARGEST
        if not length.isdigit() or int(length) > most or "transfer-encoding" in request.headers:
            return JSONResponse(problem(CantinaError("request-too-large", most=most), language), 413)
        if request.method not in READING:
            check_origin(request)
    except CantinaError as error:
        return JSONResponse(problem(error, language), 403)
    return None
