"""The contract of games, and what carries it out: matches, saved games, compiled rules. It knows no game."""
