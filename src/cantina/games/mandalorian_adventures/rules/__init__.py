"""The rules of the game, compiled: the record, the work stack, setting up, what is legal and what follows from it."""
