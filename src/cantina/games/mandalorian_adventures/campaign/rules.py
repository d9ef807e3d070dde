"""The rules of a campaign: new, before a game, after it (MA-07 to MA-16, MA-176; MQ-70 to MQ-73, MQ-83)."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from cantina.engine.errors import BadOption, IllegalAction
from cantina.engine.match import Match
from cantina.games.mandalorian_adventures.campaign.growth import (
    AFTER_GAME,
    BEFORE_GAME,
    FREE_PLAY,
    Campaign,
    Played,
    Step,
    after,
    deck,
    step,
)
from cantina.games.mandalorian_adventures.pack.shapes import Growth, Pack
from cantina.games.mandalorian_adventures.pack.sizes import DIFFICULTIES, MODES, SEATS
from cantina.games.mandalorian_adventures.rules.state import OUTCOME

GAME = "mandalorian-adventures"
RESULTS = ("won", "lost")


class Envelope(NamedTuple):
    """MA-12: what an envelope holds."""

    number: int
    missions: tuple[str, ...]
    rules: tuple[str, ...]
    texts: tuple[str, ...]


def new(pack: Pack, id: str = "") -> Campaign:
    """A campaign before its first game, nothing resolved yet."""
    return Campaign(pack, id or secrets.token_hex(4), deck(pack)[0].number if pack.growth else 1)


def reset(campaign: Campaign) -> Campaign:
    """MQ-72: back to the first card."""
    return new(campaign.pack, campaign.id)


def veteran(pack: Pack, id: str = "") -> Campaign:
    """A campaign in which everything is open, for those who have seen it all."""
    return replace(after(new(pack, id), len(pack.growth)), mission=FREE_PLAY)


def prepare(campaign: Campaign) -> Campaign:
    """MA-09: the step before a game. It is made once for each game, however often the players ask what is next."""
    return campaign if campaign.prepared else replace(step(campaign, BEFORE_GAME), prepared=True)


def finish(campaign: Campaign, played: Played) -> Campaign:
    """MA-13, MA-176: the step after a game, the same after a victory and after a defeat."""
    _check_prepared(campaign, "finish")
    _check_played(campaign, played)
    history = (*campaign.history, played)
    return step(replace(campaign, prepared=False, mission=FREE_PLAY, history=history), AFTER_GAME)


def played(match: Match) -> Played:
    """The game of a match, as `finish` takes it; a mission that was not won was lost, also against a traitor."""
    if not match.over:
        raise IllegalAction("finish", "MA-13", "campaign-still-running")
    result = "won" if int(match.state["outcome"][0]) == OUTCOME.won else "lost"
    mission, map, mode, difficulty = (str(match.options[name]) for name in ("mission", "map", "mode", "difficulty"))
    return Played(mission, map, mode, difficulty, match.seats, result, match.seed.hex())


def offered(campaign: Campaign) -> tuple[str, ...]:
    """MA-10: the missions that can be played next in the campaign."""
    return (campaign.mission,) if campaign.mission else campaign.missions_unlocked


def maps(pack: Pack, mission: str) -> tuple[str, ...]:
    """MD-55: the maps that a mission can be played on, the suggested one first."""
    own = next(one.map for one in pack.missions if one.name == mission)
    return (own,) if own else tuple(one.name for one in pack.maps)


def next_game(campaign: Campaign, seats: int, mission: str = "", map: str = "", **wishes: Any) -> dict[str, Any]:
    """The options of the game to play now. Players, difficulty, mode and characters are free every time (MA-15)."""
    _check_prepared(campaign, "next")
    named = mission or campaign.mission
    if not named:
        raise BadOption("campaign-which-mission", missions=", ".join(offered(campaign)))
    _check_mission(campaign, named)
    return _options(campaign, seats, named, map, wishes)


def replay(campaign: Campaign, seats: int, mission: str, map: str = "", **wishes: Any) -> dict[str, Any]:
    """MQ-71: the options of a game outside the campaign, which learns nothing of it."""
    if mission not in campaign.missions_unlocked:
        missions = ", ".join(campaign.missions_unlocked)
        raise IllegalAction(mission, "MQ-71", "campaign-mission-locked", missions=missions)
    return _options(campaign, seats, mission, map, wishes)


def envelope(campaign: Campaign, number: int) -> Envelope:
    """MA-12: what an envelope holds, once it is open: all that the card says which opens it."""
    if number not in campaign.envelopes_open:
        raise IllegalAction(str(number), "MA-12", "campaign-envelope-closed")
    card = next(card for card in campaign.pack.growth if str(number) in _named(card, "open_envelope"))
    return Envelope(number, _named(card, "unlock_mission"), _named(card, "enable_rule"), _named(card, "show_text"))


def read(campaign: Campaign, number: int) -> Growth:
    """MQ-83: a growth card that was resolved; the deck may not be read ahead."""
    if number not in campaign.removed:
        raise IllegalAction(str(number), "MQ-83", "campaign-read-ahead", last=campaign.growth)
    return next(card for card in campaign.pack.growth if card.number == number)


def told(campaign: Campaign, step: Step | None = None) -> tuple[str, ...]:
    """The text keys that a step (by default the last) has shown: those of its cards, then what else these show."""
    steps = campaign.log[-1:] if step is None else (step,)
    cards = [number for one in steps for number in one.cards]
    return tuple(name for number in cards for name in (str(number), *_named(read(campaign, number), "show_text")))


def skill_deck(campaign: Campaign, character: str) -> dict[str, int]:
    """MA-11, MQ-73: the skill cards of a character now, and how many copies of each."""
    own = (card for card in campaign.pack.skills if card.character == character)
    return {card.name: card.copies for card in own if card.added <= campaign.growth < card.removed}


def planning_deck(campaign: Campaign) -> dict[str, int]:
    """MA-11: the planning cards of the campaign, and how many copies of each."""
    return {card.name: card.copies for card in campaign.pack.plans if card.added <= campaign.growth}


def event_deck(campaign: Campaign) -> tuple[str, ...]:
    """MA-11: the event cards of the campaign."""
    return tuple(card.name for card in campaign.pack.events if card.added <= campaign.growth)


def _named(card: Growth, op: str) -> tuple[str, ...]:
    """What a growth card names in instructions of one kind."""
    return tuple(one.name for one in card.do if one.op == op)


def _check_prepared(campaign: Campaign, action: str) -> None:
    """MA-08: the growth deck is looked at before every game."""
    if not campaign.prepared:
        raise IllegalAction(action, "MA-08", "campaign-not-prepared")


def _check_mission(campaign: Campaign, mission: str) -> None:
    """MA-10."""
    if mission not in offered(campaign):
        raise IllegalAction(mission, "MA-10", "campaign-mission-not-now", missions=", ".join(offered(campaign)))


def _check_played(campaign: Campaign, played: Played) -> None:
    """A game that was played must be one that could be."""
    _check("result", played.result, RESULTS)
    _check_mission(campaign, played.mission)
    _check("map", played.map, maps(campaign.pack, played.mission))
    _check("mode", played.mode, MODES)
    _check("difficulty", played.difficulty, DIFFICULTIES)
    _check_seats(played.players)


def _check(option: str, value: Any, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise BadOption("option-choice", option=option, value=str(value), allowed=", ".join(allowed))


def _check_seats(seats: int) -> None:
    """MA-01."""
    if isinstance(seats, bool) or not isinstance(seats, int) or not 1 <= seats <= SEATS:
        raise BadOption("seats-wrong", game=GAME, least=1, most=SEATS, seats=str(seats))


def _options(campaign: Campaign, seats: int, mission: str, map: str, wishes: Mapping[str, Any]) -> dict[str, Any]:
    """Mission, map and growth number, and what else is wished for, such as characters, which the game checks."""
    _check_seats(seats)
    for option, known in (("mode", MODES), ("difficulty", DIFFICULTIES)):
        _check(option, wishes.get(option, known[0]), known)
    if wishes.get("traitor") is True and "traitor" not in campaign.rules_enabled:
        raise IllegalAction("traitor", "MA-12", "campaign-not-yet")
    allowed = maps(campaign.pack, mission)
    _check("map", map or allowed[0], allowed)
    return {**wishes, "mission": mission, "map": map or allowed[0], "growth": campaign.growth}
