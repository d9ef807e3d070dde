"""The map in a view: its cells with what is on them, doors, threat tokens (MA-51 to MA-57, MA-78 to MA-84)."""

from __future__ import annotations

from typing import Any

from cantina.engine.compiled import interpreted
from cantina.engine.masks import members
from cantina.engine.record import Plain
from cantina.games.mandalorian_adventures.pack.shapes import Pack
from cantina.games.mandalorian_adventures.pack.sizes import CLASSES, ENEMY_EFFECTS, NONE, SHAPES, THREATS
from cantina.games.mandalorian_adventures.rules.state import ON_CELL, STANDING, WITH_ENEMY
from cantina.games.mandalorian_adventures.rules.threats import is_enemy
from cantina.games.mandalorian_adventures.telling.view_question import named
from cantina.games.mandalorian_adventures.telling.view_shapes import CellView, DoorView, ThreatView

_is_enemy = interpreted(is_enemy)


def cells(s: Plain, pack: Pack) -> list[CellView]:
    """All cells of the map."""
    return [cell_view(s, pack, number) for number in range(len(pack.maps[s.map].cells))]


def cell_view(s: Plain, pack: Pack, number: int) -> CellView:
    """One cell."""
    cell = pack.maps[s.map].cells[number]
    return {
        "number": number,
        "name": cell.name,
        "xy": list(cell.xy),
        "label": cell.number or None,
        "start": cell.start,
        "exit": cell.exit,
        "star": cell.star or None,
        "height": cell.height or None,
        "characters": [one for one in range(s.team) if s.cell[one] == number and s.standing[one] != STANDING.expelled],
        "threats": [threat for threat in range(THREATS) if s.at[threat] == number],
        "child": s.child == ON_CELL and s.child_at == number,
    }


def doors(s: Plain, pack: Pack) -> list[DoorView]:
    """All doors of the map."""
    return [
        {"number": number, "cells": [edge.a, edge.b], "open": bool(s.doors >> number & 1)}
        for number, edge in enumerate(pack.maps[s.map].doors)
    ]


def threats(s: Plain, t: Plain, pack: Pack) -> list[ThreatView]:
    """All tokens on the map."""
    return [threat_view(s, t, pack, threat) for threat in range(THREATS) if s.at[threat] != NONE]


def threat_view(s: Plain, t: Plain, pack: Pack, threat: int) -> ThreatView:
    """One token; what its face says is there if the viewer knows the face."""
    token = s.token[threat]
    face = token != NONE
    return {
        "number": threat,
        "cell": s.at[threat],
        "up": bool(s.up[threat]),
        "shape": SHAPES[s.shape[threat]],
        "token": token if face else None,
        "name": named(pack.tokens, token)["name"] if face else None,
        "enemy": bool(face and _is_enemy(s, t, threat)),
        "enemy_class": next((CLASSES[i] for i in members(t.token_class[token], len(CLASSES))), None) if face else None,
        "hp": t.token_hp[token] if face else 0,
        "damage": s.wounds[threat],
        "effects": effects(t, token) if face else [],
        "captured": bool(s.captured[threat]),
        "reinforcement": bool(s.orange[threat]),
        "quiet": bool(s.quiet >> threat & 1),
        "child": s.child == WITH_ENEMY and s.child_at == threat,
        "seen": members(s.seen[threat], s.seats),
    }


def effects(t: Plain, token: int) -> list[Any]:
    """MA-83, MA-151: the effect symbols of a face."""
    found = [ENEMY_EFFECTS[i] for i in members(t.token_effects[token], len(ENEMY_EFFECTS))]
    return [*found, "mission"] if t.token_symbol[token] else found
