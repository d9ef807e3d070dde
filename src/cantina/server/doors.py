"""What all requests share: the hall, who asks, and how much each may ask."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import Request, Response, WebSocket

from cantina.server.hall import Hall
from cantina.server.limits import Limit
from cantina.server.people import Who, keep_cookie, who_asks
from cantina.store import Store


class Doors:
    """What all requests share."""

    def __init__(self, store: Store, now: Callable[[], float], prefix: str, others: str | None) -> None:
        self.hall, self.key = Hall(store, now), store.secret("guests")
        self.requests, self.tables = Limit(120, 30, now), Limit(20, 20 / 3600, now)
        self.messages, self.own = Limit(60, 20, now), Limit(5, 5 / 3600, now)
        self.prefix, self.others = prefix, others

    async def who(self, request: Request | WebSocket, table_id: str | None = None) -> Who:
        """Who asks."""
        return await who_asks(request, self.hall, self.key, table_id)

    def keep(self, response: Response, who: Who, request: Request) -> None:
        """Know a new guest again; pages beside our prefix are not told of it."""
        keep_cookie(response, who, self.key, request.url.scheme == "https", f"{self.prefix}/")
