"""The rules of Way of the Mandalorian: the record, what may be done, and what it does."""
