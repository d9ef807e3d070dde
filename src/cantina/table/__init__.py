"""People around a game, without network code (design, section 7).

A table is the fold of an append-only log of entries. A command checks what somebody wants and gives the body of the
next entry, or refuses and changes nothing; the entry is stored; only then is it applied and shown.
"""
