"""The census of Bounty Hunters: which cards were played, sold, captured, and what they were worth."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

import numpy as np

from cantina.engine.census import EVENT_A, EVENT_CODE, Census, FinishedGames, Sheet, SheetLine, Tally, share
from cantina.engine.game import Content, Records
from cantina.engine.record import Array
from cantina.games.bounty_hunters.pack.cards import (
    CARDS,
    CONTRACTS,
    DROIDS,
    FIRST_CONTRACT,
    FIRST_CRATE,
    FIRST_DROID,
    FIRST_HUNTER,
    FIRST_MARKET,
    MARKET,
    TARGETS,
)
from cantina.games.bounty_hunters.pack.content import CHARACTERS, Card
from cantina.games.bounty_hunters.pack.tables import KIND
from cantina.games.bounty_hunters.rules.events import EVENT
from cantina.games.bounty_hunters.telling.wording import GAME, card_form, card_name
from cantina.text import Message

Key = Callable[[Any], Hashable]
Label = Callable[[Content, int], Message]
Figures = Callable[[dict[str, float], int], dict[str, float]]


def turns(states: Records) -> Array:
    """How many turns each game lasted."""
    return np.asarray(states["turn"])


def bits(masks: Array, size: int) -> Array:
    """Masks of cards as rows of true and false."""
    return np.asarray((masks[..., np.newaxis] >> np.arange(size)) & 1 == 1)


def tally(played: FinishedGames) -> Tally:
    """How often each card met which fate."""
    states, events = played.states, played.events

    def counted(*codes: int) -> Array:
        return np.bincount(events[np.isin(events[:, EVENT_CODE], codes), EVENT_A], minlength=CARDS)

    captured, contracts = bits(states["captured"], TARGETS), bits(states["contracts"], CONTRACTS)
    worth = contract_points(played.content.tables[0], captured, bits(states["active"], MARKET)) * contracts
    return {
        "played": counted(EVENT.played, EVENT.played_on),
        "reserved": counted(EVENT.reserved),
        "activated": counted(EVENT.activated, EVENT.activated_on),
        "sold": counted(EVENT.sold),
        "captured": on_cards(0, captured.sum((0, 1))),
        "in_captures": attackers_on_cards(in_captures(states["group"], np.any(captured, axis=1))),
        "held": on_cards(FIRST_CONTRACT, contracts.sum((0, 1))),
        "worth": on_cards(FIRST_CONTRACT, worth.sum((0, 1))),
    }


def on_cards(first: int, sums: Array) -> Array:
    """Sums over the cards of a deck as sums over all cards."""
    whole = np.zeros(CARDS, np.int64)
    whole[first : first + len(sums)] = sums
    return whole


def attackers_on_cards(sums: Array) -> Array:
    """Sums over attack cards as sums over all cards."""
    hunters = FIRST_CONTRACT - FIRST_HUNTER
    return on_cards(FIRST_HUNTER, sums[:hunters]) + on_cards(FIRST_DROID, sums[hunters:])


def in_captures(groups: Array, captured: Array) -> Array:
    """How often each attack card lay with a captured target at the end (BH-92)."""
    placed = (groups >= 0) & (groups < TARGETS)
    targets = np.where(placed, groups, 0)
    return np.asarray((placed & np.take_along_axis(captured, targets.astype(np.int64), 1)).sum(0))


def contract_points(t: Any, captured: Array, active: Array) -> Array:
    """BH-72 to BH-76: what each contract would be worth to each seat of each game."""
    of_character = (t.character[:, np.newaxis] == np.arange(len(CHARACTERS))).astype(np.int64)
    counts = captured @ of_character
    crates = active[..., DROIDS:] @ t.icons.astype(np.int64)
    first, second = counts[..., t.first], counts[..., t.second]
    second = np.where(t.kind == KIND.target_and_crate, crates[..., np.newaxis], second)
    duos = np.where(t.kind == KIND.same_target, first // 2, np.minimum(first, second))
    return np.asarray(t.unit_first * first + t.unit_second * second + t.duo * duos)


class Counts(NamedTuple):
    """The sums over many games, to be looked at in different ways."""

    content: Content
    tally: Tally
    games: int

    def sheet(self, name: str, cards: range, key: Key, figures: Figures, label: Label) -> Sheet:
        """A line for all cards with the same key; cards that nobody chose have none."""
        lines = []
        for numbers in self.grouped(cards, key):
            sums = {fate: float(self.tally[fate][numbers].sum()) for fate in self.tally}
            if sums["played"] + sums["reserved"] + sums["sold"] > 0:
                lines.append(SheetLine(label(self.content, numbers[0]), figures(sums, self.games)))
        return Sheet(name, lines)

    def grouped(self, cards: range, key: Key) -> list[list[int]]:
        """Card numbers that have the same key, together."""
        groups: dict[Hashable, list[int]] = {}
        for number in cards:
            groups.setdefault(key(self.content.cards[number]), []).append(number)
        return list(groups.values())


def sheets(content: Content, tally: Tally, games: int) -> list[Sheet]:
    """Everything that can be said about cards, from the kinds of cards down to single ones."""
    counts = Counts(content, tally, games)
    targets, hunters = range(FIRST_HUNTER), range(FIRST_HUNTER, FIRST_CONTRACT)
    droids, crates = range(FIRST_DROID, FIRST_CRATE), range(FIRST_CRATE, CARDS)
    contracts = range(FIRST_CONTRACT, FIRST_MARKET)
    found = [
        counts.sheet("kinds", range(CARDS), card_form, kind_figures, kind),
        counts.sheet("characters", targets, character, target_figures, character_name),
        counts.sheet("targets", targets, printed, target_figures, card_name),
        counts.sheet("hunters", hunters, character, attack_figures, hunter_name),
        counts.sheet("hunter-cards", hunters, printed, attack_figures, card_name),
        counts.sheet("droids", droids, printed, market_figures, card_name),
        counts.sheet("crates", crates, printed, market_figures, card_name),
        counts.sheet("contracts", contracts, printed, contract_figures, card_name),
    ]
    return [sheet for sheet in found if sheet.lines]


def printed(card: Card) -> Hashable:
    """All that is printed on a card."""
    return card


def character(card: Any) -> Hashable:
    """Whom a target or a hunter shows."""
    name: str = card.character
    return name


def kind(content: Content, number: int) -> Message:
    """The kind of a card; contracts are of three."""
    return Message(f"balance-kind-{card_form(content.cards[number])}")


def character_name(content: Content, number: int) -> Message:
    """The name of a target's character."""
    return Message(f"{GAME}-character-{content.cards[number].character}")


def hunter_name(content: Content, number: int) -> Message:
    """The name of a hunter."""
    return Message(f"{GAME}-hunter-{content.cards[number].character}")


def kind_figures(sums: dict[str, float], games: int) -> dict[str, float]:
    """How often chosen cards were played, reserved and sold."""
    put = sums["played"] + sums["reserved"]
    return {
        "played": sums["played"] / games,
        "reserved": sums["reserved"] / games,
        "activated": sums["activated"] / games,
        "sold": sums["sold"] / games,
        "share_played": share(put, put + sums["sold"]),
    }


def target_figures(sums: dict[str, float], games: int) -> dict[str, float]:
    """How often targets were played and captured."""
    return {
        "played": sums["played"] / games,
        "captured": sums["captured"] / games,
        "sold": sums["sold"] / games,
        "share_played": share(sums["played"], sums["played"] + sums["sold"]),
        "share_captured": share(sums["captured"], sums["played"]),
    }


def attack_figures(sums: dict[str, float], games: int) -> dict[str, float]:
    """How often hunters were played, and lay with a captured target at the end."""
    return {
        "played": sums["played"] / games,
        "sold": sums["sold"] / games,
        "share_played": share(sums["played"], sums["played"] + sums["sold"]),
        "share_in_captures": share(sums["in_captures"], sums["played"]),
    }


def market_figures(sums: dict[str, float], games: int) -> dict[str, float]:
    """How often Jawa Market cards were played, reserved and paid for."""
    put, active = sums["played"] + sums["reserved"], sums["played"] + sums["activated"]
    return {
        "played": sums["played"] / games,
        "reserved": sums["reserved"] / games,
        "activated": sums["activated"] / games,
        "sold": sums["sold"] / games,
        "share_played": share(put, put + sums["sold"]),
        "share_active": share(active, put),
    }


def contract_figures(sums: dict[str, float], games: int) -> dict[str, float]:
    """How often contracts lay in an area at the end, bonus contracts included, and what they were worth there."""
    return {
        "played": sums["played"] / games,
        "sold": sums["sold"] / games,
        "share_played": share(sums["played"], sums["played"] + sums["sold"]),
        "held": sums["held"] / games,
        "worth": share(sums["worth"], sums["held"]),
    }


CENSUS = Census(
    varied=("mode",),
    usual_turns=(10, 20),
    usual_scores=(20, 70),
    turns=turns,
    tally=tally,
    sheets=sheets,
)
