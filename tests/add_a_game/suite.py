"""What tests and tools know of Quick Draw, the game of docs/add-a-game.md. It does not ship."""

from suites import Suite

SUITE = Suite(
    module="add_a_game.quick_draw",
    title="Quick Draw",
    prefixes=("QD",),
    rules="tests/add_a_game/quick_draw/rules.md",
    variants=({}, {"tips": True, "lead": None}, {"lead": 3}),
    decisions=40,
    open_actions=False,
    least_undone=50,
    played=(("2-players", 2, {}), ("4-players", 4, {"tips": True})),
    recorded=({}, {"tips": True, "lead": 5}),
    other_content=("bounties.toml", "worth = 16", "worth = 20"),
    tables=((2, {"tips": True}), (4, {"lead": 5})),
)
