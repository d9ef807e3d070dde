"""Way of the Mandalorian in words, pictures and JSON: what a viewer is shown."""
