"""Requests and live connections in the log: which kind, how they ended, for how long; never whose or about what."""

from __future__ import annotations

import logging
import time
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cantina.server.logs import alias, note

REFUSAL = "cantina.refusal"  # in the scope of a request: the key of the error it was answered with
FAULT = 500


class Noted:
    """An application whose requests are logged."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or one connection."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        ended = Ended(receive, send)
        begun = time.monotonic()
        try:
            await self.app(scope, ended.receive, ended.send)
        finally:
            tell(scope, ended.code, time.monotonic() - begun)


class Ended:
    """Looks for the status, or for the code of whoever closes first, among what passes."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self.heard, self.passed_on, self.code = receive, send, 0

    async def receive(self) -> Message:
        """The next message."""
        message = await self.heard()
        if message["type"] == "websocket.disconnect":
            self.code = self.code or message.get("code", 0)
        return message

    async def send(self, message: Message) -> None:
        """Pass a message on."""
        if message["type"] == "http.response.start":
            self.code = message["status"]
        elif message["type"] == "websocket.close":
            self.code = message.get("code", 1000)
        await self.passed_on(message)


def tell(scope: Scope, code: int, seconds: float) -> None:
    """The line. The path is told as the pattern it fits: what stands in its places may be a link."""
    values: dict[str, Any] = {"route": getattr(scope.get("route"), "path", "-"), "code": code}
    table = scope.get("path_params", {}).get("table_id")
    values |= {"table": alias(table)} if table else {}
    values |= {"error": scope[REFUSAL]} if REFUSAL in scope else {}
    if scope["type"] == "websocket":
        note("live", **values, seconds=round(seconds, 1))
        return
    level = logging.WARNING if code >= FAULT or code == 0 else logging.INFO
    note("request", level, method=scope["method"], **values, ms=round(1000 * seconds, 1))
