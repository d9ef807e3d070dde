"""Playing, replaying and checking games in a terminal."""
