"""What all requests share: the registry, the key of the cookies, the limits and the addresses of the server."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import HTTPConnection

from cantina.server.live.registry import Registry
from cantina.server.middleware.connection_limit import ConnectionLimit
from cantina.server.middleware.rate_limit import Budget, RateLimit, Share
from cantina.server.middleware.security import client_address, is_loopback
from cantina.store import Store

HOUR = 3600


class Context:
    """What all requests share."""

    def __init__(self, store: Store, now: Callable[[], float], prefix: str, network_address: str | None) -> None:
        self.registry, self.key = Registry(store, now), store.secret("guests")
        self.requests, self.under_way = RateLimit(120, 30), ConnectionLimit()
        self.messages, self.messages_of_address = RateLimit(240, 60), RateLimit(600, 150)
        self.new_tables, self.personal_data = RateLimit(20, 20 / HOUR), RateLimit(5, 5 / HOUR)
        self.limits_of_address = (self.requests, self.messages_of_address, self.new_tables, self.personal_data)
        self.prefix, self.network_address = prefix, network_address

    def budget(self, guest: str, connection: HTTPConnection) -> Budget:
        """What a guest's messages are paid from. A guest may have several seats and tables, an address many guests."""
        address = client_address(connection)
        return Budget((Share(self.messages, guest), Share(self.messages_of_address, address)))

    def public_address(self, connection: HTTPConnection) -> str:
        """The address at which other devices find the server.

        It is the address of the request, unless that is this computer's own name for itself.
        """
        url = connection.url
        if self.network_address is not None and is_loopback(url.hostname or ""):
            return self.network_address
        return f"{url.scheme}://{url.netloc}{self.prefix}/"
