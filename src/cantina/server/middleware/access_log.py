"""The access log: route, status and duration of requests and live connections; never a path, a guest or a body."""

from __future__ import annotations

import logging
import time
from http import HTTPStatus
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cantina.server.logs import alias, log_event

REFUSAL = "cantina.refusal"  # in the scope of a request: the key of the error it was answered with
NORMAL_CLOSURE = 1000


class AccessLogMiddleware:
    """Logs every request and every live connection when it ends."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or connection."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        recorder = StatusRecorder(receive, send)
        begun = time.monotonic()
        try:
            await self.app(scope, recorder.receive, recorder.send)
        finally:
            log_request(scope, recorder.code, time.monotonic() - begun)


class StatusRecorder:
    """Records the HTTP status, or the first close code of a WebSocket, among the ASGI messages that pass."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self.pass_receive, self.pass_send, self.code = receive, send, 0

    async def receive(self) -> Message:
        """The next message from the server."""
        message = await self.pass_receive()
        if message["type"] == "websocket.disconnect":
            self.code = self.code or message.get("code", 0)
        return message

    async def send(self, message: Message) -> None:
        """Pass a message on to the server."""
        if message["type"] == "http.response.start":
            self.code = message["status"]
        elif message["type"] == "websocket.close":
            self.code = message.get("code", NORMAL_CLOSURE)
        await self.pass_send(message)


def log_request(scope: Scope, code: int, seconds: float) -> None:
    """Write the log line. It names the route pattern, never the path: parameters may be secret links."""
    values: dict[str, Any] = {"route": getattr(scope.get("route"), "path", "-"), "code": code}
    table = scope.get("path_params", {}).get("table_id")
    values |= {"table": alias(table)} if table else {}
    values |= {"error": scope[REFUSAL]} if REFUSAL in scope else {}
    if scope["type"] == "websocket":
        log_event("live", **values, seconds=round(seconds, 1))
        return
    level = logging.WARNING if code >= HTTPStatus.INTERNAL_SERVER_ERROR or code == 0 else logging.INFO
    log_event("request", level, method=scope["method"], **values, ms=round(1000 * seconds, 1))
