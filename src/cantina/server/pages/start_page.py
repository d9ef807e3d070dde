"""The start page, in the reader's language. The page of a built web client takes its place."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from cantina.engine.game import Game
from cantina.games import find, ids
from cantina.text import Message, languages, say

STYLE = Path(__file__).parent / "start.css"


@cache
def style() -> str:
    """The style sheet of the page."""
    return STYLE.read_text(encoding="utf-8")


def page(language: str, prefix: str, network_address: str | None) -> str:
    """The whole page; `network_address` is the address for phones."""

    def word(key: str, **values: Any) -> str:
        return escape(say(Message(key, values), language))

    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{word("page-title")}</title>
<link rel="stylesheet" href="{prefix}/start.css">
</head>
<body>
<main>
<h1>Cantina</h1>
<p>{word("page-about")}</p>
<p>{word("page-client")}</p>
<h2>{word("page-games")}</h2>
<ul class="games">
{"".join(game_item(find(game_id), language) for game_id in ids())}</ul>
{phones(language, prefix, network_address)}<h2>{word("page-programs")}</h2>
<p>{word("page-api")}</p>
<ul>
<li><a href="{prefix}/openapi.json">{word("page-openapi")}</a></li>
<li><a href="{prefix}/api/games">{word("page-games-json")}</a></li>
</ul>
</main>
<footer>
<nav aria-label="{word("page-languages")}"><ul>
{"".join(language_item(one, prefix) for one in languages())}</ul></nav>
<p>{word("page-unofficial")}</p>
</footer>
</body>
</html>
"""


def game_item(game: Game, language: str) -> str:
    """A game with its name, its description and its numbers of players."""
    counts = {"least": game.seat_counts[0], "most": game.seat_counts[-1]}
    words = [Message(f"{game.id}-name"), Message(f"{game.id}-about"), Message("page-players", counts)]
    name, about, players = (escape(say(message, language)) for message in words)
    return f"<li><h3>{name}</h3><p>{about}</p><p>{players}</p></li>\n"


def phones(language: str, prefix: str, network_address: str | None) -> str:
    """The address for phones in the same network and its QR code; empty if they cannot reach the server."""
    if network_address is None:
        return ""
    words = (Message("page-phones"), Message("page-code"))
    heading, picture = (escape(say(message, language)) for message in words)
    address = escape(network_address)
    return (
        f'<h2>{heading}</h2>\n<p><a href="{address}">{address}</a></p>\n'
        f'<p><img src="{prefix}/address.svg" alt="{picture}"></p>\n'
    )


def language_item(language: str, prefix: str) -> str:
    """A link to the page in another language, in that language."""
    name = escape(say(Message("page-language"), language))
    return f'<li><a href="{prefix}/?lang={language}" lang="{language}" hreflang="{language}">{name}</a></li>\n'
