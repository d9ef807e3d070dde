"""Invisible characters: a name made of them would look empty, or like the name of another guest."""

from __future__ import annotations

import unicodedata

# Controls, formats, surrogates, private and unassigned characters, separators of lines.
CATEGORIES = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Letters, numbers, punctuation and symbols have a glyph of their own; marks and spaces have none.
WITH_GLYPH = ("L", "N", "P", "S")
# Unicode's property Default_Ignorable_Code_Point (DerivedCoreProperties.txt), which `unicodedata` lacks: joiners,
# fillers of Hangul and Khmer vowels that are not drawn, variation selectors, tags.
IGNORABLE = (
    *(range(0x00AD, 0x00AE), range(0x034F, 0x0350), range(0x061C, 0x061D), range(0x115F, 0x1161)),
    *(range(0x17B4, 0x17B6), range(0x180B, 0x1810), range(0x200B, 0x2010), range(0x202A, 0x202F)),
    *(range(0x2060, 0x2070), range(0x3164, 0x3165), range(0xFE00, 0xFE10), range(0xFEFF, 0xFF00)),
    *(range(0xFFA0, 0xFFA1), range(0xFFF0, 0xFFF9), range(0x1BCA0, 0x1BCA4), range(0x1D173, 0x1D17B)),
    range(0xE0000, 0xE1000),
)
# Symbols and letters whose glyph is empty: the blank of Braille, a musical null note, fillers of Khitan and Egyptian.
BLANK = (0x2800, 0x1D159, 0x16FE4, 0x13441, 0x13442)
# How the character before is drawn: part of many emoji, and of no meaning by itself.
VARIATION_SELECTORS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))


def readable(text: str) -> str:
    """A text with composed characters, single spaces and no variation selectors."""
    plain = "".join(one for one in text if not any(ord(one) in span for span in VARIATION_SELECTORS))
    return " ".join(unicodedata.normalize("NFC", plain).split())


def is_unseen(character: str) -> bool:
    """Whether a character cannot be seen."""
    code = ord(character)
    ignorable = code in BLANK or any(code in span for span in IGNORABLE)
    return ignorable or unicodedata.category(character) in CATEGORIES


def has_glyph(text: str) -> bool:
    """Whether a text has at least one character that is drawn by itself."""
    return any(unicodedata.category(one)[0] in WITH_GLYPH for one in text)
