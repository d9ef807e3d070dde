"""Checks of Host and Origin: only the names of this server are accepted, which prevents DNS rebinding.

An address is no name, so any address is allowed; so is localhost, and the name of this computer in its network. All
other names have to be named by `--names`.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from functools import cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from cantina.engine.errors import CantinaError

READABLE = re.compile(r"[A-Za-z0-9._~%:\[\]-]{1,260}")  # a name has at most 253 characters, and a port follows
LOCALHOST = "localhost"
HOST, ORIGIN = "Host", "Origin"


@cache
def own_names() -> frozenset[str]:
    """The names of this computer in its network."""
    name = socket.gethostname().lower()
    return frozenset({name, name.partition(".")[0] + ".local"}) - {""}


def check_host(connection: HTTPConnection, names: Iterable[str]) -> None:
    """Refuse a request to a name that is not ours. Programs may leave the header out (HTTP/1.0): no browser does."""
    header = connection.headers.get("host")
    if header is not None and not is_ours(hostname(header), names):
        raise CantinaError("request-host", host=header)


def hostname(header: str) -> str:
    """The name or address of a Host header, without its port."""
    try:
        parts = urlsplit(f"//{header if READABLE.fullmatch(header) else ''}")
        name, _ = parts.hostname, parts.port  # which raise ValueError if they are wrong
    except ValueError:
        name = None
    if not name:
        raise CantinaError("request-header", header=HOST)
    return name.rstrip(".")


def is_ours(name: str, names: Iterable[str]) -> bool:
    """Whether a name or address is one of ours."""
    if name == LOCALHOST or name.endswith(f".{LOCALHOST}") or name in own_names() or name in names:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def check_origin(connection: HTTPConnection) -> None:
    """Refuse requests of other pages: a browser sends the origin of the page, programs send none."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    try:
        site = urlsplit(origin).netloc
    except ValueError:
        raise CantinaError("request-header", header=ORIGIN) from None
    if site != connection.headers.get("host"):
        raise CantinaError("request-origin")


def checked_names(names: str | None) -> list[str]:
    """Names of the server, separated by commas."""
    found = [one.strip().lower().rstrip(".") for one in (names or "").split(",") if one.strip()]
    for one in found:
        try:
            if hostname(one) == one:
                continue
        except CantinaError:
            pass
        raise CantinaError("serve-name-wrong", name=one)
    return found
