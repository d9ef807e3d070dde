"""Guests around a game, without network code (design, section 7).

A table is the fold of an append-only log of entries. A command checks a request and returns the body of the next
entry, or refuses and changes nothing; the entry is stored; only then is it applied and sent to viewers.
"""
