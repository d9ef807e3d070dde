"""What tests and tools know of Bounty Hunters."""

from suites import OpenField, Suite

SUITE = Suite(
    module="cantina.games.bounty_hunters",
    title="Bounty Hunters",
    prefixes=("BH",),
    variants=(
        {},
        {"mode": "introductory"},
        {"credit_supply": 42},
        {"credit_supply": 2, "mode": "introductory"},
    ),
    open_actions=False,
    uncovered=(
        OpenField("round", "BH-S03", "all see who must name a deck again: the table waits for them"),
        OpenField("closed", "BH-S03", "who must name again sees which decks have run out", ("must-name-again",)),
    ),
    least_undone=50,
    played=tuple((f"{seats}-players", seats, {}) for seats in (2, 4, 6)),
    recorded=({}, {"mode": "introductory"}, {"credit_supply": 42}),
    depth=6,
    other_content=("hunters.toml", "penalty = 1", "penalty = 2"),
    samples=6,  # it has the most numbers of players and the longest games
    moments=(0, 3, 12),
    quick_moment=(3, 1),
    tables=(
        (2, {"credit_supply": 2, "max_turns": 12}),
        (3, {"max_turns": 12}),
        (6, {"mode": "introductory", "max_turns": 12}),
    ),
)
