"""An application below a path: some proxies cut the path off before they ask, some leave it; both are understood."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send


class Below:
    """Every request, as if it had been asked with the whole path."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self.app, self.prefix = app, prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or one connection."""
        if scope["type"] != "lifespan":
            scope["root_path"] = self.prefix
            if not f"{scope['path']}/".startswith(f"{self.prefix}/"):
                scope["path"] = self.prefix + scope["path"]
        await self.app(scope, receive, send)
