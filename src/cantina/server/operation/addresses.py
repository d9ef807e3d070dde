"""The addresses at which the server listens, and the URLs under which browsers reach it.

Unless a host is named it listens for this computer (127.0.0.1) and for its private network, so that phones in the same
network can join and nobody else: a computer with a public address is not opened to the internet by accident.
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

LOOPBACK = "127.0.0.1"
PORT, LAST_PORT = 8421, 65_535
ELSEWHERE = ("192.0.2.1", 9)  # an address for documentation: nothing is sent there
PREFIX = re.compile(r"(/[A-Za-z0-9._~-]+)+")
BACKLOG = 2048


class Listening(NamedTuple):
    """Open sockets, the URL for the browser of this computer, and the one for other devices if they can reach it."""

    sockets: list[socket.socket]
    local_url: str
    network_url: str | None


def network_address() -> str | None:
    """The address of this computer in its network, None if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # of a datagram socket: chooses the route, sends nothing
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if ipaddress.ip_address(found).is_loopback else found


def private_address() -> str | None:
    """The address of this computer in its network, None if it has none or if the internet can reach it."""
    found = network_address()
    return found if found is not None and ipaddress.ip_address(found).is_private else None


def listen(host: str | None, port: int, prefix: str = "") -> Listening:
    """Listen at a host, or for this computer and its private network; all sockets are open or none."""
    hosts = [host] if host else [LOOPBACK, *filter(None, [private_address()])]
    sockets: list[socket.socket] = []
    try:
        for one in hosts:
            sockets.append(open_socket(one, sockets[0].getsockname()[1] if sockets else port))
    except CantinaError:
        for opened in sockets:
            opened.close()
        raise
    port = sockets[0].getsockname()[1]
    local, network = reachable_hosts(hosts, sockets[0])
    return Listening(sockets, url(local, port, prefix), None if network is None else url(network, port, prefix))


def reachable_hosts(hosts: Sequence[str], first: socket.socket) -> tuple[str, str | None]:
    """The host for the browser of this computer, and the one for other devices."""
    if len(hosts) > 1:
        return LOOPBACK, hosts[1]
    bound = ipaddress.ip_address(first.getsockname()[0])
    if bound.is_unspecified:  # all addresses of this computer
        return LOOPBACK, network_address()
    return str(bound), None if bound.is_loopback else str(bound)


def open_socket(host: str, port: int) -> socket.socket:
    """A listening socket; refuses an address that cannot be used, and says why."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        dual = address[0] == "::" and socket.has_dualstack_ipv6()  # all addresses, IPv4 too
        bound = (str(address[0]), port)
        return socket.create_server(bound, family=family, backlog=BACKLOG, dualstack_ipv6=dual)
    except OSError as error:
        raise refusal(error, host, port) from None


def refusal(error: OSError, host: str, port: int) -> CantinaError:
    """Why the server cannot listen at an address."""
    if error.errno == errno.EADDRINUSE:
        return CantinaError("serve-port-used", port=port)
    if error.errno in (errno.EACCES, errno.EPERM):
        return CantinaError("serve-port-forbidden", port=port)
    number = error.errno or 0  # below 0: of a name that cannot be resolved
    return CantinaError("serve-host-wrong", host=host, reason=os.strerror(number) if number > 0 else error.strerror)


def url(host: str, port: int, prefix: str = "") -> str:
    """The URL of the start page."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{prefix}/"


def checked_port(text: str) -> int:
    """A port; 0 lets the system choose one."""
    if not re.fullmatch("[0-9]{1,5}", text) or int(text) > LAST_PORT:
        raise CantinaError("serve-port-wrong", port=text, last=LAST_PORT)
    return int(text)


def checked_prefix(prefix: str | None) -> str:
    """The path prefix of the server without a slash at its end; empty if there is none."""
    path = (prefix or "").rstrip("/")
    if path and (not PREFIX.fullmatch(path) or any(part.strip(".") == "" for part in path.split("/")[1:])):
        raise CantinaError("serve-prefix-wrong", prefix=prefix)
    return path


def checked_proxies(proxies: str | None) -> list[str]:
    """Addresses of trusted proxies; a wrong one is refused, not skipped, and so is a whole network of them."""
    found = [one.strip() for one in (proxies or "").split(",") if one.strip()]
    for one in found:
        try:
            wide = ipaddress.ip_network(one).num_addresses > 1
        except ValueError:
            raise CantinaError("serve-proxy-wrong", proxy=one) from None
        if wide:
            raise CantinaError("serve-proxy-wide", proxy=one)
    return [str(ipaddress.ip_network(one).network_address) for one in found]
