"""Fixtures of this folder."""

from strict_text import strict_text  # noqa: F401
