"""Bounty Hunters in words, pictures and JSON: what a viewer is shown."""
