"""A concealed record as typed JSON, for people and programs (BH-60, BH-104)."""

from __future__ import annotations

from typing import Any, TypedDict

import numpy as np

from cantina.engine.compiled import interpreted
from cantina.engine.game import Content
from cantina.engine.record import Checked
from cantina.games.bounty_hunters.cards import (
    ATTACKERS,
    CONTRACT_DECK,
    CONTRACTS,
    DECK_NAMES,
    DECKS,
    DROIDS,
    FIRST,
    FIRST_CONTRACT,
    FIRST_MARKET,
    MARKET,
    NO_CARD,
    TARGETS,
    attacker_card,
    deck_of,
)
from cantina.games.bounty_hunters.knowledge import HIDDEN
from cantina.games.bounty_hunters.scoring import ROW_CONTRACTS, ROWS, contract_value, crates, result
from cantina.games.bounty_hunters.state import INTRODUCTORY, NONE, ORPHANS, OVER, SEATS, SOLD
from cantina.games.bounty_hunters.turns import EXTRA_TURNS, is_last_turn

MODES = ("standard", "introductory")
PHASES = ("", "draw", "choose", "resolve", "over")
FATES = ("unresolved", "sold", "played", "reserved")

_deck_of, _attacker_card = interpreted(deck_of), interpreted(attacker_card)
_result, _crates, _contract_value = interpreted(result), interpreted(crates), interpreted(contract_value)
_is_last_turn = interpreted(is_last_turn)


class DeckView(TypedDict):
    """One of the decks with its discard pile, the top card last."""

    deck: str
    cards: int
    discard: list[int]
    closed: bool


class HandView(TypedDict):
    """A hand: `cards` are those the viewer knows; `hidden` counts the others by the deck they came from."""

    count: int
    cards: list[int]
    hidden: dict[str, int]


class GroupView(TypedDict):
    """A confrontation, or the orphan group (without target); what is missing in each colour."""

    target: int | None
    attack: list[int]
    strength: list[int]
    missing: list[int]


class ContractView(TypedDict):
    """A contract in an area and what it is worth as things stand."""

    card: int
    points: int


class PlayerView(TypedDict):
    """One player's place at the table."""

    seat: int
    hand: HandView
    fresh: int | None
    named: str | None
    chosen: bool
    finished: bool
    pick: int | None
    fate: str
    credits: int
    open: list[GroupView]
    orphans: GroupView | None
    captured: list[GroupView]
    captures: int
    contracts: list[ContractView]
    reserved: list[int]
    active: list[int]
    crates: int
    pad: dict[str, int]


class View(TypedDict):
    """Everything a seat, or a spectator, may know."""

    game: str
    viewer: int | None
    mode: str
    phase: str
    turn: int
    trigger_turn: int | None
    last_turn: int | None
    is_last_turn: bool
    guild_master: int
    bank: int | None
    decks: list[DeckView]
    players: list[PlayerView]
    seed: str | None


def view(s: Checked, content: Content) -> dict[str, Any]:
    """A concealed record as JSON."""
    t = Checked(content.tables)
    pads = np.zeros((SEATS, len(ROWS)), np.int32)
    _result(s, t, pads)
    whole: View = {
        "game": "bounty-hunters",
        "viewer": s.viewer if s.viewer >= 0 else None,
        "mode": MODES[s.mode],
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "trigger_turn": s.trigger_turn or None,
        "last_turn": last_turn(s),
        "is_last_turn": bool(_is_last_turn(s)),
        "guild_master": s.guild_master,
        "bank": s.credit_supply - sum(s.credits[seat] for seat in range(s.seats)) if s.credit_supply else None,
        "decks": [deck_view(s, deck) for deck in range(DECKS) if s.mode != INTRODUCTORY or deck != CONTRACT_DECK],
        "players": [player_view(s, t, seat, pads[seat]) for seat in range(s.seats)],
        "seed": b"".join(s.seed[i].to_bytes(4, "little") for i in range(8)).hex() if s.phase == OVER else None,
    }
    return dict(whole)


def last_turn(s: Checked) -> int | None:
    """BH-84, BH-S38: the turn after which the game ends, as far as it is known."""
    ends = [s.trigger_turn + EXTRA_TURNS] if s.trigger_turn else []
    return min(ends + ([s.max_turns] if s.max_turns else []), default=None)


def deck_view(s: Checked, deck: int) -> DeckView:
    """A deck; the viewer sees the own sale and the own bonus contracts at once (BH-S10)."""
    pile = [FIRST[deck] + s.discard[deck, i] for i in range(s.discard_size[deck])]
    cards = s.deck_size[deck]
    if s.viewer >= 0 and s.phase != OVER:
        if s.fate[s.viewer] == SOLD and _deck_of(s.pick[s.viewer]) == deck:
            pile.append(s.pick[s.viewer])
        if deck == CONTRACT_DECK:
            cards -= s.bonuses[s.viewer] - s.owed_contracts[s.viewer]
    return {"deck": DECK_NAMES[deck], "cards": cards, "discard": pile, "closed": bool(s.closed >> deck & 1)}


def player_view(s: Checked, t: Checked, seat: int, pad: Any) -> PlayerView:
    """One player's area, hand and marks."""
    return {
        "seat": seat,
        "hand": hand_view(s, seat),
        "fresh": _card(s.fresh[seat]),
        "named": DECK_NAMES[s.named[seat]] if s.named[seat] != NONE else None,
        "chosen": bool(s.chosen >> seat & 1),
        "finished": bool(s.finished >> seat & 1),
        "pick": _card(s.pick[seat]),
        "fate": FATES[s.fate[seat]],
        "credits": s.credits[seat],
        "open": [group_view(s, t, target) for target in bits(s.open[seat], TARGETS)],
        "orphans": orphans_view(s, t, seat),
        "captured": [group_view(s, t, target) for target in bits(s.captured[seat], TARGETS)],
        "captures": len(bits(s.captured[seat], TARGETS)),
        "contracts": [
            {"card": FIRST_CONTRACT + i, "points": int(_contract_value(s, t, seat, i))}
            for i in bits(s.contracts[seat], CONTRACTS)
        ],
        "reserved": [FIRST_MARKET + i for i in bits(s.reserved[seat], MARKET)],
        "active": [FIRST_MARKET + i for i in bits(s.active[seat], MARKET) if i >= DROIDS],
        "crates": int(_crates(s, t, seat)),
        "pad": sheet_view(s, pad),
    }


def sheet_view(s: Checked, pad: Any) -> dict[str, int]:
    """A player's rows of the score sheet; the introductory mode has none for contracts (BH-103)."""
    rows = dict(zip(ROWS, (int(cell) for cell in pad), strict=True))
    if s.mode == INTRODUCTORY:
        del rows[ROWS[ROW_CONTRACTS]]
    return rows


def _card(number: int) -> int | None:
    return number if number != NO_CARD else None


def bits(mask: int, size: int) -> list[int]:
    """The cards of a mask."""
    return [i for i in range(size) if mask >> i & 1]


def hand_view(s: Checked, seat: int) -> HandView:
    """The cards of a hand that are known, and how many of each deck are not."""
    cards = [s.hand[seat, i] for i in range(s.hand_size[seat])]
    hidden = {name: cards.count(HIDDEN - deck) for deck, name in enumerate(DECK_NAMES) if HIDDEN - deck in cards}
    return {"count": len(cards), "cards": [card for card in cards if card >= 0], "hidden": hidden}


def group_view(s: Checked, t: Checked, target: int) -> GroupView:
    """A confrontation."""
    strength = [s.strength[target, colour] for colour in range(3)]
    missing = [max(0, t.shield[target, colour] - strength[colour]) for colour in range(3)]
    return {"target": target, "attack": attack_cards(s, target), "strength": strength, "missing": missing}


def orphans_view(s: Checked, t: Checked, seat: int) -> GroupView | None:
    """The orphan group, if there is one."""
    attack = attack_cards(s, ORPHANS + seat)
    if not attack:
        return None
    strength = [s.strength[ORPHANS + seat, colour] for colour in range(3)]
    return {"target": None, "attack": attack, "strength": strength, "missing": [0, 0, 0]}


def attack_cards(s: Checked, group: int) -> list[int]:
    """The attack cards of a group."""
    return [_attacker_card(i) for i in range(ATTACKERS) if s.group[i] == group]
