"""The server: tables in memory, their logs in the store, guests and bots around them."""
