"""The growth deck and what it has done to a campaign so far (MA-07 to MA-12, MQ-70)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from cantina.games.mandalorian_adventures.pack.shapes import Growth, Instruction, Pack

BEFORE_GAME, AFTER_GAME = "growth_before", "growth_after"
FREE_PLAY = ""  # no mission is named: any unlocked one may be played

# What a growth card says (MD-20), and the list of the campaign it is put on.
LISTS = {
    "unlock_mission": "missions_unlocked",
    "enable_rule": "rules_enabled",
    "add_plan": "planning",
    "add_event": "events",
    "remove_card": "retired",
}


class Played(NamedTuple):
    """One game of the campaign (MD-21)."""

    mission: str
    map: str
    mode: str
    difficulty: str
    players: int
    result: str
    seed: str = ""


class Step(NamedTuple):
    """MA-08: one look at the growth deck, the game it belongs to, counted from 1, and the cards that were resolved."""

    step: str
    game: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Campaign:
    """MD-21. `removed` are the growth cards resolved, `retired` the other cards that they took out of the game."""

    pack: Pack = field(repr=False, compare=False)
    id: str
    growth_next: int
    prepared: bool = False  # the step before the game was made; the next one is the step after it
    mission: str = FREE_PLAY
    removed: tuple[int, ...] = ()
    missions_unlocked: tuple[str, ...] = ()
    rules_enabled: tuple[str, ...] = ()
    envelopes_open: tuple[int, ...] = ()
    decks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # skill cards added, by character
    planning: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    retired: tuple[str, ...] = ()
    history: tuple[Played, ...] = ()
    log: tuple[Step, ...] = ()

    @property
    def growth(self) -> int:
        """The number of the last growth card resolved: what the option `growth` of a game is."""
        return self.removed[-1] if self.removed else 0

    @property
    def complete(self) -> bool:
        """Whether the growth deck is used up."""
        return top(self) is None


def deck(pack: Pack) -> tuple[Growth, ...]:
    """MA-07: the growth deck in the order of its numbers, however it is listed."""
    return tuple(sorted(pack.growth, key=lambda card: card.number))


def top(campaign: Campaign) -> Growth | None:
    """The growth card on top of the deck."""
    return next((card for card in deck(campaign.pack) if card.number >= campaign.growth_next), None)


def step(campaign: Campaign, name: str) -> Campaign:
    """MA-09, MQ-70: the top card, even a STOP card left there by the last step, then all up to the next STOP card."""
    begun = campaign.removed
    while (card := top(campaign)) and not (card.stop and campaign.removed != begun):
        campaign = _resolve(campaign, card)
    game = len(campaign.history) + (name == BEFORE_GAME)
    return replace(campaign, log=(*campaign.log, Step(name, game, campaign.removed[len(begun) :])))


def after(campaign: Campaign, cards: int) -> Campaign:
    """The campaign after the next n growth cards."""
    for _ in range(cards):
        if card := top(campaign):
            campaign = _resolve(campaign, card)
    return campaign


def _resolve(campaign: Campaign, card: Growth) -> Campaign:
    """Follow the top card and remove it."""
    for instruction in card.do:
        campaign = replace(campaign, **_changes(campaign, instruction))
    campaign = replace(campaign, growth_next=card.number + 1, removed=(*campaign.removed, card.number))
    below = top(campaign)
    return replace(campaign, growth_next=below.number) if below else campaign


def _changes(campaign: Campaign, instruction: Instruction) -> dict[str, Any]:
    """MD-20: what becomes of the campaign. A mission that is named is unlocked; a text changes nothing."""
    op, name = instruction.op, instruction.name
    if op == "set_mission":
        return {"mission": name, **_more(campaign, "missions_unlocked", name)}
    if op == "open_envelope":
        return _more(campaign, "envelopes_open", int(name))
    if op == "add_skill":
        owner = next(card.character for card in campaign.pack.skills if card.name == name)
        return {"decks": {**campaign.decks, owner: (*campaign.decks.get(owner, ()), name)}}
    return _more(campaign, LISTS[op], name) if op in LISTS else {}


def _more(campaign: Campaign, list_: str, value: str | int) -> dict[str, Any]:
    """One more thing on a list, once."""
    there = getattr(campaign, list_)
    return {} if value in there else {list_: (*there, value)}
