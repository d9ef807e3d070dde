"""The content of tables, by its hash: what ships with the games, and what the store has kept of earlier versions."""

from __future__ import annotations

import json
from threading import Lock

from cantina.engine.errors import BadContent
from cantina.engine.game import Content, Game
from cantina.store import Store, StoredContent
from cantina.table.contents import shipped
from cantina.table.errors import TableError
from cantina.text import Message

MOST_READ = 32  # contents of earlier versions that are held in memory


class ContentRepository:
    """Finds and keeps content. Its methods wait for the database and may be called from any thread."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = Lock()
        self._kept: set[str] = set()  # hashes that this process has stored
        self._read: dict[str, Content] = {}

    def find(self, game: Game, hash: str) -> Content:
        """The content that a table began with; content that ships is stored too, to read the table after an upgrade."""
        if hash == game.content.hash:
            self.keep(game)
            return game.content
        with self._lock:
            if hash not in self._read:
                if len(self._read) >= MOST_READ:
                    self._read.clear()
                self._read[hash] = self._load(game, hash)
            return self._read[hash]

    def keep(self, game: Game) -> None:
        """Store the content that ships with a game, unless it is stored: before the first table is opened with it."""
        content = game.content
        if content.hash not in self._kept:
            files = json.dumps(dict(content.files), ensure_ascii=False, sort_keys=True)
            self._store.keep_content(StoredContent(content.hash, game.id, files))
            self._kept.add(content.hash)

    def _load(self, game: Game, hash: str) -> Content:
        stored = self._store.content(hash)
        if stored is None or stored.game != game.id:
            return shipped(game, hash)  # refuses it
        try:
            return game.content_of(hash, json.loads(stored.files))
        except BadContent as error:
            raise TableError("table-old-content", game=game.id, reason=Message(error.key, error.values)) from error
