"""The server: tables in memory, their logs in the store, people and bots around them."""
