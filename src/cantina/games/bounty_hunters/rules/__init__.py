"""The rules of Bounty Hunters: the record, what may be done, and what it does."""
