"""Durable storage for tables of games: append-only logs that outlive power cuts. `docs/storage.md` shows how."""

from cantina.store.errors import BadExport, BadStore, StoreFailed, Taken
from cantina.store.records import (
    Advanced,
    Campaign,
    Chapter,
    Entry,
    Finished,
    Guest,
    Link,
    Listed,
    Opened,
    Played,
    Side,
    Sits,
    Sitting,
    TableInfo,
    Told,
)
from cantina.store.store import Store, open_store

__all__ = [
    "Advanced",
    "BadExport",
    "BadStore",
    "Campaign",
    "Chapter",
    "Entry",
    "Finished",
    "Guest",
    "Link",
    "Listed",
    "Opened",
    "Played",
    "Side",
    "Sits",
    "Sitting",
    "Store",
    "StoreFailed",
    "TableInfo",
    "Taken",
    "Told",
    "open_store",
]
