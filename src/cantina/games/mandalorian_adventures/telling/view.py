"""A concealed record as typed JSON, for people and programs (MA-177 to MA-180).

Everything is told by its name in the pack, and by the number that the notation has for it.
"""

from __future__ import annotations

from typing import Any, Literal, cast

import numpy as np

from cantina.engine.compiled import interpreted
from cantina.engine.game import Content
from cantina.engine.masks import members
from cantina.engine.record import Plain, plain_tables
from cantina.games.mandalorian_adventures.pack.shapes import Pack
from cantina.games.mandalorian_adventures.pack.sizes import (
    BACKS,
    DIFFICULTIES,
    MODE,
    MODES,
    NONE,
    PLANS,
    SABOTAGE,
    SEATS,
    SPACE_NAMES,
    TOKENS,
)
from cantina.games.mandalorian_adventures.rules.damage import hp_of
from cantina.games.mandalorian_adventures.rules.scoring import ROWS, result
from cantina.games.mandalorian_adventures.rules.spaces import total
from cantina.games.mandalorian_adventures.rules.state import (
    NO_CARD,
    ON_CELL,
    OUTCOMES,
    PHASE,
    REASONS,
    STANDINGS,
    TRAITOR,
    WITH_CHARACTER,
    WITH_ENEMY,
    Outcome,
    Reason,
    Standing,
)
from cantina.games.mandalorian_adventures.telling.titles import GAME
from cantina.games.mandalorian_adventures.telling.view_map import cells, doors, threats
from cantina.games.mandalorian_adventures.telling.view_question import named, question
from cantina.games.mandalorian_adventures.telling.view_shapes import (
    CharacterView,
    ChildView,
    DecksView,
    Named,
    PadView,
    PlayerView,
    SpaceView,
    TrackView,
    View,
)

_total, _result, _hp_of = interpreted(total), interpreted(result), interpreted(hp_of)


def view(s: Plain, content: Content) -> dict[str, Any]:
    """A concealed record as JSON."""
    t, pack = plain_tables(content.tables), content.cards[0]
    whole: View = {
        "game": GAME,
        "viewer": s.viewer if s.viewer >= 0 else None,
        "mission": pack.missions[s.mission].name,
        "map": pack.maps[s.map].name,
        "mode": MODES[s.mode],
        "difficulty": DIFFICULTIES[s.difficulty],
        "growth": s.growth,
        "traitor": bool(s.traitor),
        "turn": s.turns,
        "last_turn": s.max_turns or None,
        "active": s.active,
        "first": s.first,
        "played": s.played,
        "extra": s.extra,
        "in_events": bool(s.in_events),
        "question": question(s, t, pack),
        "spaces": [space_view(s, t, pack, space) for space in range(s.spaces)],
        "characters": [character_view(s, t, pack, character) for character in range(s.team)],
        "players": players(s, t, pack),
        "cells": cells(s, pack),
        "doors": doors(s, pack),
        "threats": threats(s, t, pack),
        "child": child(s),
        "tracks": tracks(s, pack),
        "decks": decks(s, t, pack),
        "drawn": drawn(s, pack),
        "outcome": cast(Outcome, OUTCOMES[s.outcome]),
        "reason": cast(Reason, REASONS[s.reason]),
        "loser": pack.characters[s.who[s.loser]].name if s.loser != NONE else None,
        "seed": b"".join(s.seed[i].to_bytes(4, "little") for i in range(8)).hex() if s.phase == PHASE.over else None,
    }
    return dict(whole)


def pile(row: list[int], things: Any) -> list[Named]:
    """Some cards by number and name."""
    return [named(things, number) for number in row]


def space_view(s: Plain, t: Plain, pack: Pack, space: int) -> SpaceView:
    """MA-103, MA-136."""
    return {
        "name": SPACE_NAMES[space],
        "total": int(_total(s, t, space)),
        "cards": pile([s.pile[space, i] for i in range(s.pile_size[space])], pack.skills),
        "sabotage": [t.sabotage[token] for token in members(s.sabotage[space], SABOTAGE)],
        "substitutes": s.substitutes[space],
        "used": bool(s.used_spaces >> space & 1),
    }


def character_view(s: Plain, t: Plain, pack: Pack, character: int) -> CharacterView:
    """A character with everything on its card."""
    who = s.who[character]
    return {
        "number": who,
        "name": pack.characters[who].name,
        "seat": None if s.mode == MODE.shared else character,
        "cell": s.cell[character],
        "damage": s.damage[character],
        "hp": int(_hp_of(s, t, character)),
        "plans": pile(members(s.plans[character], PLANS), pack.plans),
        "carries": pile(members(s.bag[character], TOKENS), pack.tokens),
        "child": s.child == WITH_CHARACTER and s.child_at == character,
        "standing": cast(Standing, STANDINGS[s.standing[character]]),
    }


def players(s: Plain, t: Plain, pack: Pack) -> list[PlayerView]:
    """Every seat."""
    pads = np.zeros((SEATS, len(ROWS)), np.int32)
    _result(s, t, pads)
    return [player_view(s, pack, seat, pads[seat]) for seat in range(s.seats)]


def player_view(s: Plain, pack: Pack, seat: int, pad: Any) -> PlayerView:
    """One seat; in shared mode all have the same deck and discard (MA-185)."""
    row = 0 if s.mode == MODE.shared else seat
    own = s.viewer == seat or s.phase == PHASE.over
    hand = [s.hand[seat, i] for i in range(s.hand_size[seat])]
    known = s.loyalty[seat] != NO_CARD
    return {
        "seat": seat,
        "hand": pile(hand, pack.skills) if own else None,
        "hand_count": len(hand),
        "owed": s.owed[seat],
        "deck": s.deck_size[row],
        "discard": pile([s.discard[row, i] for i in range(s.discard_size[row])], pack.skills),
        "loyalty": ("traitor" if s.loyalty[seat] == TRAITOR else "loyal") if known else None,
        "pad": cast(PadView, dict(zip(ROWS, (int(cell) for cell in pad), strict=True))),
    }


def child(s: Plain) -> ChildView | None:
    """MA-156: where the Child is, if the mission has it."""
    places: dict[int, Literal["cell", "character", "enemy"]]
    places = {ON_CELL: "cell", WITH_CHARACTER: "character", WITH_ENEMY: "enemy"}
    return {"with": places[s.child], "at": s.child_at, "fled": bool(s.fled)} if s.child in places else None


def tracks(s: Plain, pack: Pack) -> list[TrackView]:
    """The tracks of the mission."""
    listed = pack.missions[s.mission].tracks
    return [{"name": one.name, "value": s.track[i], "size": one.sizes[s.team - 2]} for i, one in enumerate(listed)]


def decks(s: Plain, t: Plain, pack: Pack) -> DecksView:
    """Sizes, open discards (MA-179), the back of the next event (MA-180), cards put back on top (MA-74)."""
    known = [(s.plan_size - 1 - i, s.plan_deck[0, i]) for i in range(s.plan_size) if s.plan_deck[0, i] != NONE]
    return {
        "plans": s.plan_size,
        "plan_discard": pile([s.plan_discard[0, i] for i in range(s.plan_discard_size)], pack.plans),
        "plans_known": [{"above": above, **named(pack.plans, card)} for above, card in reversed(known)],
        "events": s.event_size,
        "event_back": BACKS[s.event_back] if s.event_size else None,
        "event_discard": pile(members(s.event_discard, len(pack.events)), pack.events),
        "reinforcements": s.reinforcements_size,
        "fallen": pile([s.fallen[0, i] for i in range(s.fallen_size)], pack.tokens),
        "sabotage": s.supply_size,
        "sabotage_used": [t.sabotage[token] for token in members(s.spent, SABOTAGE)],
    }


def drawn(s: Plain, pack: Pack) -> list[Named] | None:
    """MA-70: the planning cards just drawn, for the one who decides; after the end nobody decides."""
    if s.drawn_size == 0 or s.viewer != s.actor:
        return None
    return pile([s.drawn[i] for i in range(s.drawn_size)], pack.plans)
