"""The content of the game: reading a pack of TOML files, checking it, and writing the tables that the rules read."""
