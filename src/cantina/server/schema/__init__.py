"""The messages of the API and their published schemas."""
