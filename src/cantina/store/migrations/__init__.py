"""The changes of the tables of the store, one file per step."""
