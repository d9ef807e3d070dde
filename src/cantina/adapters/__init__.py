"""Interfaces of other libraries: Gymnasium and PettingZoo."""
