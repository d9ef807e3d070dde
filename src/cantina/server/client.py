"""The built web client: its page at `/`, its parts below `/assets/`.

Everything is read when the server opens, so that a client that is built anew meanwhile is not served by halves; it is
packed when it is first asked for.
"""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from fastapi import APIRouter, Request, Response

from cantina.engine.errors import CantinaError

FOLDER = Path(__file__).parent / "client"  # `make client` writes it; it travels in the wheel
PAGE = "index.html"
FOREVER = "public, max-age=31536000, immutable"  # names hold a hash of what is in them
SHORTEST = 1000  # bytes that are worth compressing
PACKED = (".woff2", ".png")  # are compressed as they are
# Not from the system's own table: some call a script plain text, and browsers do not run that.
MEDIA = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
# Scripts and styles only from here; pictures may stand in a style sheet; nothing may frame the page.
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)


@dataclass(frozen=True)
class File:
    """A file of the client, as it is sent."""

    media: str
    plain: bytes
    worth: bool  # packing

    @cached_property
    def packed(self) -> bytes:
        """The same in fewer bytes."""
        return gzip.compress(self.plain, 9, mtime=0)


def built(folder: Path = FOLDER) -> Path | None:
    """The folder of a client that was built, None where there is none."""
    return folder if (folder / PAGE).is_file() else None


def file_at(path: Path) -> File:
    """A file as it is now."""
    plain = path.read_bytes()
    return File(
        MEDIA.get(path.suffix, "application/octet-stream"), plain, len(plain) >= SHORTEST and path.suffix not in PACKED
    )


def sent(file: File, request: Request, **headers: str) -> Response:
    """A file, packed for those who can unpack it."""
    headers = {"vary": "accept-encoding", **{name.replace("_", "-"): value for name, value in headers.items()}}
    if file.worth and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.media, headers={**headers, "content-encoding": "gzip"})
    return Response(file.plain, media_type=file.media, headers=headers)


def client_of(folder: Path) -> APIRouter:
    """The doors of the client in a folder."""
    router = APIRouter()
    parts = {path.relative_to(folder).as_posix(): file_at(path) for path in folder.rglob("*") if path.is_file()}

    @router.get("/", include_in_schema=False)
    async def page(request: Request) -> Response:
        return sent(parts[PAGE], request, content_security_policy=POLICY, cache_control="no-cache")

    @router.get("/assets/{name:path}", include_in_schema=False)
    async def part(name: str, request: Request) -> Response:
        file = parts.get(f"assets/{name}")
        if file is None:
            raise CantinaError("request-nowhere")
        return sent(file, request, cache_control=FOREVER)

    return router
