"""What people and programs are told: the view, the picture, actions, events and refusals in words."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from typing_extensions import TypedDict

from cantina.engine.compiled import interpreted
from cantina.engine.game import Content, Refusal
from cantina.engine.log import Event
from cantina.engine.masks import has, members
from cantina.engine.page import Page, finished
from cantina.engine.record import Checked, Plain, plain_tables
from cantina.text import Message

from .pack import BOUNTIES
from .rules import CARDS, EVENTS, NONE, NOTATION, PHASE, PHASES, ROWS, SEATS, WAIT, result

ID: Literal["quick-draw"] = "quick-draw"
_result, _has = interpreted(result), interpreted(has)


class PlayerView(TypedDict):
    """One hunter; the hand and the choice only for its owner."""

    seat: int
    hand: list[int] | None
    held: int
    chosen: bool
    choice: str | None
    taken: list[str]
    pad: dict[str, int]


class View(TypedDict):
    """Everything a seat, or a spectator, may know."""

    game: Literal["quick-draw"]
    viewer: int | None
    phase: Literal["choose", "over"]
    turn: int
    bounty: str | None
    worth: int | None
    shown: list[int]
    players: list[PlayerView]


def view(s: Plain, content: Content) -> dict[str, Any]:
    """A concealed record as JSON."""
    pads = np.zeros((SEATS, len(ROWS)), np.int32)
    _result(s, plain_tables(content.tables), pads)
    bounty = content.cards[s.pile[0, s.turns]] if s.phase == PHASE.choose else None
    whole: View = {
        "game": ID,
        "viewer": s.viewer if s.viewer >= 0 else None,
        "phase": PHASES[s.phase],
        "turn": s.turns + (s.phase == PHASE.choose),
        "bounty": bounty.name if bounty else None,
        "worth": bounty.worth if bounty else None,
        "shown": numbers(s.shown),
        "players": [player(s, content, seat, pads[seat]) for seat in range(s.seats)],
    }
    return dict(whole)


def player(s: Plain, content: Content, seat: int, pad: Any) -> PlayerView:
    """One hunter."""
    return {
        "seat": seat,
        "hand": numbers(s.hand[seat]) if seat == s.viewer or s.phase == PHASE.over else None,
        "held": s.held[seat],
        "chosen": bool(_has(s.chosen, seat)),
        "choice": None if s.pick[seat] == NONE else NOTATION.write(s.pick[seat]),
        "taken": [content.cards[bounty].name for bounty in members(s.taken[seat], BOUNTIES)],
        "pad": dict(zip(ROWS, pad.tolist(), strict=True)),
    }


def numbers(mask: int) -> list[int]:
    """The cards of a mask by the numbers that are printed on them."""
    return [card + 1 for card in members(mask, CARDS)]


def refusal(view: Checked, content: Content, seat: int, code: int) -> Refusal:
    """Why a card cannot be shown: it has left the game, or is not in the hand."""
    if _has(view.shown, code):
        return Refusal("QD-8", "quick-draw-refusal-shown", {"card": code + 1})
    return Refusal("QD-6", "quick-draw-refusal-not-in-hand", {"card": code + 1})


def bounty_name(name: str) -> Message:
    """A bounty, for people."""
    return Message(f"quick-draw-bounty-{name}")


def action_message(content: Content, code: int) -> Message:
    """An action in words."""
    return Message("quick-draw-action-wait") if code == WAIT else Message("quick-draw-action-show", {"card": code + 1})


def event_message(content: Content, event: Event) -> Message:
    """An event in words; the seat is counted from 1 for people."""
    name = EVENTS[event.code]
    values: dict[str, Any] = {"seat": event.seat + 1, "you": "no", "number": event.a, "credits": event.b}
    if name in ("shows", "misfires"):
        values["card"] = event.a + 1
    elif name in ("turn", "takes", "gets-away"):
        values["bounty"] = bounty_name(content.cards[event.b if name == "turn" else event.a].name)
    return Message(f"quick-draw-event-{name}", values)


def tie_break(pad: list[dict[str, int]]) -> str | None:
    """QD-14: bounties decided, or nothing did."""
    best = max(row["total"] for row in pad)
    if sum(row["total"] == best for row in pad) == 1:
        return None
    return "captures" if sum(row["rank"] == 1 for row in pad) == 1 else "shared"


class TablePage(Page):
    """What lies on the table."""

    game, label_names, gap = ID, ("bounty", "shown", "hand"), 2


def picture(view: dict[str, Any], content: Content, language: str) -> str:
    """The table as one seat sees it, at most 80 columns wide; the viewer comes last."""
    page = TablePage(view, content, language)
    lines = page.wrapped(page.say(f"picture-{view['phase']}", turn=view["turn"]))
    if view["bounty"]:
        worth = page.say("picture-worth", bounty=bounty_name(view["bounty"]), credits=view["worth"])
        lines += page.row("bounty", worth)
    if view["shown"]:
        lines += page.row("shown", " ".join(map(str, view["shown"])))
    for one in page.in_order():
        facts = {"credits": one["pad"]["total"], "held": one["held"], "chosen": "yes" if one["chosen"] else "no"}
        lines += page.wrapped(page.say("picture-player", **facts, **page.who(one["seat"])))
        if one["hand"]:
            lines += page.row("hand", " ".join(map(str, one["hand"])), "  ")
        if one["choice"]:
            action = action_message(content, NOTATION.parse(one["choice"]))
            lines += page.wrapped(page.say("picture-choice", action=action), "  ")
    return finished([*lines, *(page.sheet(ROWS) if page.over else ())])
