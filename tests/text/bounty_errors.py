"""Everything that Bounty Hunters refuses: how to provoke it, by the key of the message that says so."""

import cantina
from bounty_hunters.kit import Table, droid, hunter, target

PREFIX = "bounty-hunters-refusal-"


def play(action, **options):
    return lambda: cantina.new_match("bounty-hunters", 2, 1, options).play(0, action)


def revealed(card, **position):
    """Seat 0 has chosen a card; targets 0 to 3 are open, captured, another player's, nowhere."""
    table = Table(seats=2, cards={44: hunter((1, 0, 0)), 151: droid((1, 0, 0), cost=2), 0: target((9, 9, 9))})
    if position.get("targets"):
        table.open(0, 0)
        table.captured(0, 1)
        table.open(1, 2)
    for reserved in position.get("reserved", ()):
        table.reserved(0, reserved)
    table.reveal({0: card})
    return table


def on_table(action, card=44, before=(), **position):
    def run():
        table = revealed(card, **position)
        table.play(0, *before)
        table.match.play(0, action)

    return run


def short_deck():
    """BH-S03: seat 1 is not served and must name another deck."""
    table = Table(seats=2)
    table.deck("target", [5])
    table.play(0, "draw target")
    table.play(1, "draw target")
    table.match.play(1, "draw target")


def not_in_hand():
    table = Table(seats=2)
    table.choosing({0: (1, 44, 107, 151)})
    table.match.play(0, "choose 194")


ACTIONS = {
    "step": play("choose 3"),
    "not-in-hand": not_in_hand,
    "resolve-first": on_table("finish"),
    "resolved": on_table("sell 44", before=["sell 44"]),
    "no-contracts": play("draw contract", mode="introductory"),
    "closed": short_deck,
    "other-card": on_table("sell 45"),
    "cost": on_table("play 151", card=151),
    "not-reserved": on_table("activate 190", before=["sell 44"]),
    "alone": on_table("play 44", targets=True),
    "captured": on_table("play 44 @1", targets=True),
    "other-area": on_table("play 44 @2", targets=True),
    "no-such-target": on_table("play 44 @3", targets=True),
}
ACTIONS = {f"{PREFIX}{key}": provoke for key, provoke in ACTIONS.items()}

CONTENT = {
    "content-not-toml": ("targets.toml", "points = 16", "points = = 16"),
    "content-unknown-field": ("targets.toml", "points = 16", "point = 16"),
    "content-missing": ("targets.toml", "points = 16\n", ""),
    "content-count": ("targets.toml", "shield = [", "shield = [1, "),
    "content-number": ("targets.toml", "points = 16", "points = -1"),
    "content-word": ("targets.toml", '"grogu"', '"yoda"'),
    "content-total": ("hunters.toml", "cards = 3", "cards = 4"),
    "content-no-shield": ("targets.toml", "shield = [", "shield = [0, 0, 0] # ["),
    "content-same-twice": ("contracts.toml", '["grogu", "luke"]', '["grogu", "grogu"]'),
    "content-copies": ("targets.toml", "copies = 3", "copies = 4"),
    "content-contract-icons": ("targets.toml", '"none"', '"contract"'),
    "content-crate-icons": ("market.toml", "icons = 1", "icons = 2"),
}
