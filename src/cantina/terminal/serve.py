"""`cantina serve`: a place to play for this computer, the phones around it, or the world behind a proxy."""

from __future__ import annotations

import os
import sys
import webbrowser
from argparse import Namespace
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, NamedTuple

from cantina.terminal import stores
from cantina.terminal.console import Console
from cantina.terminal.parser import BadArgument, Parser
from cantina.text import Message, load_languages

if TYPE_CHECKING:
    from cantina.server.operation.addresses import Listening

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


class Reached(NamedTuple):
    """How browsers reach the server: below which path, through which proxies, under which names."""

    prefix: str
    proxies: list[str]
    names: list[str]


def add_arguments(parser: Parser) -> None:
    """The arguments of `cantina serve`."""
    parser.add("--host", "serve-help-host", "ADDRESS")
    parser.add("--port", "serve-help-port", "PORT")
    stores.add_arguments(parser)
    parser.add("--prefix", "serve-help-prefix", "PATH")
    parser.add("--proxy", "serve-help-proxy", "ADDRESSES")
    parser.add("--names", "serve-help-names", "NAMES")
    parser.add("--log", "serve-help-log", "KIND")
    parser.add_argument("--no-browser", action="store_true", help=parser.escaped("serve-help-no-browser"))


def run(args: Namespace, console: Console) -> int:
    """Serve until the process is ended."""
    where = stores.address(args)
    from cantina.server import logs
    from cantina.server.middleware import hosts
    from cantina.server.operation import addresses, data_folder

    kind = log_kind(args.log)
    port = addresses.PORT if args.port is None else addresses.checked_port(args.port)
    reached = Reached(
        addresses.checked_prefix(args.prefix), addresses.checked_proxies(args.proxy), hosts.checked_names(args.names)
    )
    data_folder.prepare(where)
    with data_folder.exclusive(where):
        listening = addresses.listen(args.host, port, reached.prefix)
        logs.configure(kind)
        try:
            serve(args, console, where, listening, reached)
        finally:
            for one in listening.sockets:
                one.close()
    console.write_message("serve-closed")
    return 0


def serve(args: Namespace, console: Console, where: str | Path, listening: Listening, reached: Reached) -> None:
    """Serve at open sockets, from a store that is opened for it."""
    from cantina.server import logs
    from cantina.server.app import create_app
    from cantina.server.operation import data_folder, running, sweeping
    from cantina.server.pages import start_page
    from cantina.server.routes import client
    from cantina.store import open_store

    with open_store(where) as store:
        app = create_app(
            store,
            prefix=reached.prefix,
            network_address=listening.network_url,
            client_folder=client.built(),
            names=reached.names,
        )
        registry = app.state.context.registry
        setup = running.ServerSetup(app, registry, listening.sockets, reached.proxies, access_log=args.log is not None)
        setup.on_started = partial(opened, args, console, listening, data_folder.without_password(where))
        progress = stores.ProgressLine(console, Message("serve-compiling"), step=1, silent=setup.access_log)
        setup.background = [
            partial(running.wait_for_compiler, registry, progress),
            partial(sweeping.sweep_forever, registry),
        ]
        # What the first visitors would wait for, and all others with them.
        load_languages()
        app.openapi()
        start_page.page(console.language, reached.prefix, listening.network_url)
        logs.log_event("started", address=listening.local_url)
        running.run(setup)
        progress.leave()


def log_kind(named: str | None) -> str:
    """How to log; quietly by default."""
    from cantina.server import logs

    if named is None:
        return logs.QUIET
    if named not in (logs.TEXT, logs.JSON):
        raise BadArgument("serve-log-wrong", kind=named, kinds=", ".join((logs.TEXT, logs.JSON)))
    return named


def opened(args: Namespace, console: Console, listening: Listening, where: str) -> None:
    """Print the addresses of the server, and open a browser."""
    console.heading(console.text("serve-open", address=listening.local_url))
    if listening.network_url is None:
        console.write_message("serve-here-only")
    else:
        console.write_message("serve-phones", address=listening.network_url)
        draw(console, listening.network_url)
    console.write_message("serve-kept", where=where)
    console.write_message("serve-end")
    sys.stdout.flush()
    if not args.no_browser and has_browser():
        Thread(target=webbrowser.open, args=(listening.local_url,), daemon=True).start()


def draw(console: Console, address: str) -> None:
    """The address as a QR code, where a person can point a phone at it."""
    from cantina.server.pages import qr

    if not sys.stdout.isatty():
        return
    drawn = qr.terminal(address, console.colour)
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
