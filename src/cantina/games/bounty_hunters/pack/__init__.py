"""The content of Bounty Hunters: its cards as files, as people read them, and as the tables of the rules."""
