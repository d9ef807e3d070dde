"""Middleware for a path prefix, whether or not the proxy strips it."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send


class PrefixMiddleware:
    """Gives every request the path with the prefix, and the prefix as `root_path`."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self.app, self.prefix = app, prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or connection."""
        if scope["type"] != "lifespan":
            scope["root_path"] = self.prefix
            if not f"{scope['path']}/".startswith(f"{self.prefix}/"):
                scope["path"] = self.prefix + scope["path"]
        await self.app(scope, receive, send)
