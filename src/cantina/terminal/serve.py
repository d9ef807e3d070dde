"""`cantina serve`: a place to play for this computer, the phones around it, or the world behind a proxy."""

from __future__ import annotations

import os
import sys
import webbrowser
from argparse import Namespace
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from cantina.terminal import stores
from cantina.terminal.console import Console
from cantina.terminal.parser import BadArgument, Parser
from cantina.text import Message

if TYPE_CHECKING:
    from cantina.server.addresses import Place

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def add_arguments(parser: Parser) -> None:
    """What can be said to `cantina serve`."""
    parser.add("--host", "serve-help-host", "ADDRESS")
    parser.add("--port", "serve-help-port", "PORT")
    stores.add_arguments(parser)
    parser.add("--prefix", "serve-help-prefix", "PATH")
    parser.add("--proxy", "serve-help-proxy", "ADDRESSES")
    parser.add("--log", "serve-help-log", "KIND")
    parser.add_argument("--no-browser", action="store_true", help=parser.escaped("serve-help-no-browser"))


def run(args: Namespace, console: Console) -> int:
    """Serve until somebody ends it."""
    where = stores.address(args)
    from cantina.server import addresses, home, logs

    kind = log_kind(args.log)
    port = addresses.PORT if args.port is None else addresses.checked_port(args.port)
    prefix, proxies = addresses.checked_prefix(args.prefix), addresses.checked_proxies(args.proxy)
    home.prepare(where)
    with home.alone(where):
        place = addresses.open_place(args.host, port, prefix)
        logs.begin(kind)
        try:
            serve(args, console, where, place, prefix, proxies)
        finally:
            for one in place.sockets:
                one.close()
    console.tell("serve-closed")
    return 0


def serve(args: Namespace, console: Console, where: str | Path, place: Place, prefix: str, proxies: list[str]) -> None:
    """Serve at a place that is open, from a store that is opened for it."""
    from cantina.server import client, home, logs, pages, running, sweeping
    from cantina.server.app import create_app
    from cantina.store import open_store

    with open_store(where) as store:
        app = create_app(store, prefix=prefix, others=place.others, client=client.built())
        hall = app.state.doors.hall
        plan = running.Plan(app, hall, place.sockets, proxies, noted=args.log is not None)
        plan.opened = partial(opened, args, console, place, home.shown(where))
        told = stores.Progress(console, Message("serve-compiling"), step=1, silent=plan.noted)
        plan.beside = [partial(running.warm, hall, told), partial(sweeping.sweep_always, hall)]
        pages.start(console.language, prefix, place.others)  # reads what the first visitor would wait for
        logs.note("started", address=place.here)
        running.run(plan)
        told.leave()


def log_kind(named: str | None) -> str:
    """How to log; quietly, if nothing is said."""
    from cantina.server import logs

    if named is None:
        return logs.QUIET
    if named not in (logs.TEXT, logs.JSON):
        raise BadArgument("serve-log-wrong", kind=named, kinds=", ".join((logs.TEXT, logs.JSON)))
    return named


def opened(args: Namespace, console: Console, place: Place, where: str) -> None:
    """The doors are open: say where, and show it."""
    console.heading(console.text("serve-open", address=place.here))
    if place.others is None:
        console.tell("serve-here-only")
    else:
        console.tell("serve-phones", address=place.others)
        draw(console, place.others)
    console.tell("serve-kept", where=where)
    console.tell("serve-end")
    sys.stdout.flush()
    if not args.no_browser and has_browser():
        Thread(target=webbrowser.open, args=(place.here,), daemon=True).start()


def draw(console: Console, address: str) -> None:
    """The address as a QR code, where a person can point a phone at it."""
    from cantina.server import codes

    if not sys.stdout.isatty():
        return
    drawn = codes.drawn(address, console.colour)
    try:
        drawn.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:  # a terminal without blocks
        return
    print(drawn)


def has_browser() -> bool:
    """Whether a browser has somewhere to open: one inside the terminal would be in the way."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in SCREENS)
