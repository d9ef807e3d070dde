"""Where the server listens, and how others reach it.

Unless told otherwise it listens for this computer (127.0.0.1) and for the private network it is in, so that phones on
the sofa can join and nobody else: a computer that has a public address is not opened to the world by accident.
"""

from __future__ import annotations

import errno
import ipaddress
import os
import re
import socket
from collections.abc import Sequence
from typing import NamedTuple

from cantina.engine.errors import CantinaError

HERE = "127.0.0.1"
PORT, LAST_PORT = 8421, 65_535
ELSEWHERE = ("192.0.2.1", 9)  # an address for documentation: nothing is sent there
PREFIX = re.compile(r"(/[A-Za-z0-9._~-]+)+")
BACKLOG = 2048


class Place(NamedTuple):
    """Open sockets, the address for the browser of this computer, and the one for others where there is one."""

    sockets: list[socket.socket]
    here: str
    others: str | None


def own_address() -> str | None:
    """The address of this computer in its network, None where there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # of a datagram socket: chooses the way, sends nothing
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if ipaddress.ip_address(found).is_loopback else found


def private_address() -> str | None:
    """The same, if only those near can reach it."""
    found = own_address()
    return found if found is not None and ipaddress.ip_address(found).is_private else None


def open_place(host: str | None, port: int, prefix: str = "") -> Place:
    """Listen at a host, or for this computer and its private network; all sockets are open or none."""
    hosts = [host] if host else [HERE, *filter(None, [private_address()])]
    sockets: list[socket.socket] = []
    try:
        for one in hosts:
            sockets.append(listening(one, sockets[0].getsockname()[1] if sockets else port))
    except CantinaError:
        for one_open in sockets:
            one_open.close()
        raise
    port = sockets[0].getsockname()[1]
    here, others = reached(hosts, sockets[0])
    return Place(sockets, url(here, port, prefix), None if others is None else url(others, port, prefix))


def reached(hosts: Sequence[str], first: socket.socket) -> tuple[str, str | None]:
    """The host for this computer, and the one for others."""
    if len(hosts) > 1:
        return HERE, hosts[1]
    bound = ipaddress.ip_address(first.getsockname()[0])
    if bound.is_unspecified:  # all there are
        return HERE, own_address()
    return str(bound), None if bound.is_loopback else str(bound)


def listening(host: str, port: int) -> socket.socket:
    """An open socket, or what is wrong with the address."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        both = address[0] == "::" and socket.has_dualstack_ipv6()  # all addresses there are, the older kind too
        place = (str(address[0]), port)
        return socket.create_server(place, family=family, backlog=BACKLOG, dualstack_ipv6=both)
    except OSError as error:
        raise refusal(error, host, port) from None


def refusal(error: OSError, host: str, port: int) -> CantinaError:
    """Why nobody can listen there."""
    if error.errno == errno.EADDRINUSE:
        return CantinaError("serve-port-used", port=port)
    if error.errno in (errno.EACCES, errno.EPERM):
        return CantinaError("serve-port-forbidden", port=port)
    number = error.errno or 0  # below 0: of a name that leads nowhere
    return CantinaError("serve-host-wrong", host=host, reason=os.strerror(number) if number > 0 else error.strerror)


def url(host: str, port: int, prefix: str = "") -> str:
    """The address of the start page."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{prefix}/"


def checked_port(text: str) -> int:
    """A port; 0 lets the system choose one."""
    if not re.fullmatch("[0-9]{1,5}", text) or int(text) > LAST_PORT:
        raise CantinaError("serve-port-wrong", port=text, last=LAST_PORT)
    return int(text)


def checked_prefix(prefix: str | None) -> str:
    """The path below which a proxy shows the server, without a slash at its end; nothing where there is none."""
    path = (prefix or "").rstrip("/")
    if path and (not PREFIX.fullmatch(path) or any(part.strip(".") == "" for part in path.split("/")[1:])):
        raise CantinaError("serve-prefix-wrong", prefix=prefix)
    return path


def checked_proxies(proxies: str | None) -> list[str]:
    """Addresses and networks of proxies whose word is taken; a wrong one is told, not passed over."""
    found = [one.strip() for one in (proxies or "").split(",") if one.strip()]
    for one in found:
        try:
            ipaddress.ip_network(one)
        except ValueError:
            raise CantinaError("serve-proxy-wrong", proxy=one) from None
    return found
