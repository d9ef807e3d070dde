"""The content of Way of the Mandalorian: its cards as files, as people read them, and as the tables of the rules."""
