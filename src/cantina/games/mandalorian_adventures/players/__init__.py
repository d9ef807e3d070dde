"""What bots and learning programs use: judging actions, worth of a position, imagined games, features."""
