"""Routes of the built web client: its page at `/`, its files below `/assets/`.

All files are read at start-up, so that a client that is built again meanwhile is not served in a mixture; a file is
compressed when it is first requested.
"""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from fastapi import APIRouter, Request, Response

from cantina.engine.errors import CantinaError

FOLDER = Path(__file__).parents[1] / "client"  # `make client` writes it; it travels in the wheel
PAGE = "index.html"
FOREVER = "public, max-age=31536000, immutable"  # names hold a hash of what is in them
SMALLEST = 1000  # bytes that are worth compressing
COMPRESSED = (".woff2", ".png")  # compressed formats
# Not from the system's own table: on some systems a script is plain text, which browsers do not run.
MEDIA = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
# Scripts and styles only from this server; images may be part of a style sheet; no page may frame this one.
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)


@dataclass(frozen=True)
class File:
    """A file of the client."""

    media: str
    content: bytes
    compressible: bool

    @cached_property
    def compressed(self) -> bytes:
        """The content, compressed."""
        return gzip.compress(self.content, 9, mtime=0)


def built(folder: Path = FOLDER) -> Path | None:
    """The folder of a built client, None if none was built."""
    return folder if (folder / PAGE).is_file() else None


def file_at(path: Path) -> File:
    """Read a file."""
    content = path.read_bytes()
    media = MEDIA.get(path.suffix, "application/octet-stream")
    return File(media, content, len(content) >= SMALLEST and path.suffix not in COMPRESSED)


def file_response(file: File, request: Request, **headers: str) -> Response:
    """A file, compressed for clients that accept it."""
    headers = {"vary": "accept-encoding", **{name.replace("_", "-"): value for name, value in headers.items()}}
    if file.compressible and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.compressed, media_type=file.media, headers={**headers, "content-encoding": "gzip"})
    return Response(file.content, media_type=file.media, headers=headers)


def client_router(folder: Path) -> APIRouter:
    """The routes of a built client in a folder."""
    router = APIRouter()
    files = {path.relative_to(folder).as_posix(): file_at(path) for path in folder.rglob("*") if path.is_file()}

    @router.get("/", include_in_schema=False)
    async def page(request: Request) -> Response:
        return file_response(files[PAGE], request, content_security_policy=POLICY, cache_control="no-cache")

    @router.get("/assets/{name:path}", include_in_schema=False)
    async def asset(name: str, request: Request) -> Response:
        file = files.get(f"assets/{name}")
        if file is None:
            raise CantinaError("request-nowhere")
        return file_response(file, request, cache_control=FOREVER)

    return router
