"""A fixture: in a test that uses it, no message may be missing or lack a value."""

import pytest
from fluent.runtime import FluentBundle


@pytest.fixture
def strict_text(monkeypatch):
    """Fluent itself puts the name of a missing value into the text and goes on."""
    format_pattern, has_message = FluentBundle.format_pattern, FluentBundle.has_message

    def formatted(self, pattern, args=None):
        text, errors = format_pattern(self, pattern, args)
        assert errors == [], text
        return text, errors

    def found(self, key):
        assert has_message(self, key), f"{key} is missing in {self.locales[0]}"
        return True

    monkeypatch.setattr(FluentBundle, "format_pattern", formatted)
    monkeypatch.setattr(FluentBundle, "has_message", found)
