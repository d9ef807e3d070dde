"""Durable storage for tables of games: append-only logs that survive power cuts. `docs/storage.md` shows how."""

from cantina.store.errors import BadExport, BadStore, StoreFailed, Taken
from cantina.store.records import (
    Advanced,
    Chapter,
    ChapterInfo,
    Dealt,
    Finished,
    Guest,
    Leaves,
    Link,
    Notification,
    Opened,
    SeatInfo,
    Side,
    Sits,
    StoredCampaign,
    StoredContent,
    StoredEntry,
    TableInfo,
)
from cantina.store.store import Store, open_store

__all__ = [
    "Advanced",
    "BadExport",
    "BadStore",
    "Chapter",
    "ChapterInfo",
    "Dealt",
    "Finished",
    "Guest",
    "Leaves",
    "Link",
    "Notification",
    "Opened",
    "SeatInfo",
    "Side",
    "Sits",
    "Store",
    "StoreFailed",
    "StoredCampaign",
    "StoredContent",
    "StoredEntry",
    "TableInfo",
    "Taken",
    "open_store",
]
