"""The built web client: its page at `/`, its parts below `/assets/`. Everything is read and compressed once."""

from __future__ import annotations

import gzip
from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import NamedTuple

from fastapi import APIRouter, Request, Response

from cantina.engine.errors import CantinaError

FOLDER = Path(__file__).parent / "client"  # `make client` writes it; it travels in the wheel
PAGE = "index.html"
FOREVER = "public, max-age=31536000, immutable"  # names hold a hash of what is in them
SHORTEST = 1000  # bytes that are worth compressing
PACKED = (".br", ".woff2", ".png", ".jpg")  # are compressed as they are
# Scripts and styles only from here; pictures may stand in a style sheet; nothing may frame the page.
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)


class File(NamedTuple):
    """A file of the client, as it is sent."""

    media: str
    plain: bytes
    packed: bytes | None


def built(folder: Path = FOLDER) -> Path | None:
    """The folder of a client that was built, None where there is none."""
    return folder if (folder / PAGE).is_file() else None


@cache
def file_at(path: Path) -> File:
    """A file, read once."""
    plain = path.read_bytes()
    worth = len(plain) >= SHORTEST and path.suffix not in PACKED
    media = guess_type(path.name)[0] or "application/octet-stream"
    return File(media, plain, gzip.compress(plain, 9, mtime=0) if worth else None)


def sent(file: File, request: Request, **headers: str) -> Response:
    """A file, packed for those who can unpack it."""
    headers = {"vary": "accept-encoding", **{name.replace("_", "-"): value for name, value in headers.items()}}
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.media, headers={**headers, "content-encoding": "gzip"})
    return Response(file.plain, media_type=file.media, headers=headers)


def client_of(folder: Path) -> APIRouter:
    """The doors of the client in a folder."""
    router = APIRouter()
    parts = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}

    @router.get("/", include_in_schema=False)
    async def page(request: Request) -> Response:
        return sent(file_at(folder / PAGE), request, content_security_policy=POLICY, cache_control="no-cache")

    @router.get("/assets/{name:path}", include_in_schema=False)
    async def part(name: str, request: Request) -> Response:
        path = parts.get(f"assets/{name}")
        if path is None:
            raise CantinaError("request-nowhere")
        return sent(file_at(path), request, cache_control=FOREVER)

    return router
