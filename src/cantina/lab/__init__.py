"""Many games at once: batches, win rates, experiments."""
