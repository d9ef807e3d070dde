"""What tests and tools know of The Mandalorian: Adventures."""

from suites import OpenField, Suite

SUITE = Suite(
    module="cantina.games.mandalorian_adventures",
    title="The Mandalorian: Adventures",
    prefixes=("MA", "MQ"),
    content_prefixes=("MC", "MD"),
    variants=(
        {},
        {"mission": "redemption", "difficulty": "beginner", "growth": 99},
        {"mission": "the-egg", "map": "nevarro", "mode": "shared", "growth": 20},
        {"mission": "double-cross", "map": "transport", "difficulty": "heroic", "growth": 99},
    ),
    turns=40,
    secret_words=("top",),  # MA-74; a card that is kept is seen by all
    uncovered=(OpenField("event_back", "MA-20", "the back of the event card that is on top now", ("event-card",)),),
    played=(
        ("the-asset", 2, {}),
        ("flight-from-nevarro", 2, {"mission": "flight-from-nevarro"}),
        ("the-prison-ship", 1, {"mission": "the-prison-ship"}),
        ("redemption", 4, {"mission": "redemption", "difficulty": "beginner"}),
        ("the-egg", 3, {"mission": "the-egg", "map": "arvala", "growth": 15}),
        ("alive", 2, {"mission": "alive", "map": "nevarro", "difficulty": "heroic"}),
        ("silent-relays", 3, {"mission": "silent-relays", "map": "transport", "mode": "shared"}),
        ("double-cross", 4, {"mission": "double-cross", "map": "plaza", "growth": 99}),
    ),
    recorded=(
        {},
        {"mission": "redemption", "difficulty": "beginner", "growth": 99},
        {"mission": "double-cross", "map": "transport", "difficulty": "heroic", "growth": 99},
    ),
    depth=4,
    other_content=("tokens.toml", "hp = 8", "hp = 7"),
    tables=(
        (1, {"mission": "the-prison-ship", "growth": 30, "max_turns": 12}),
        (2, {"max_turns": 12}),
        (3, {"mission": "double-cross", "map": "nevarro", "max_turns": 8}),
        (4, {"mission": "redemption", "growth": 30, "max_turns": 8}),
    ),
)
