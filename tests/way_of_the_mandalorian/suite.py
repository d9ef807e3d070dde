"""What tests and tools know of Way of the Mandalorian."""

from suites import OpenField, Suite

SUITE = Suite(
    module="cantina.games.way_of_the_mandalorian",
    title="Way of the Mandalorian",
    prefixes=("WM",),
    variants=(
        {},
        {"boba_slot_fill_window": "setup_only", "bo_katan_uses_per_attempt": "unlimited", "event_fee": "printed"},
        {"equip_window": "between_actions", "compare": "total", "boba_slot_as_opponent": False, "credits_open": False},
        {"bo_katan_event_symbols": True, "fennec_hand_limit": True, "sell_used_temporary_at_end": True},
    ),
    turns=15,
    secret_words=("fill",),  # WM-75
    uncovered=tuple(
        OpenField(name, "WM-75", "all see whether a card that is sold lay in the slot or in the hand", ("sold",))
        for name in ("slot_filled", "slot_events", "slot_generations")
    ),
    played=tuple((f"{seats}-players", seats, {}) for seats in (2, 3, 4)),
    recorded=(
        {},
        {"boba_slot_fill_window": "setup_only", "bo_katan_uses_per_attempt": "unlimited", "fennec_hand_limit": True},
        {"equip_window": "between_actions", "compare": "total", "event_fee": "printed"},
    ),
    recorded_turns=12,
    other_content=("missions.toml", "reward = 300", "reward = 400"),
    short=4,
    moments=(0, 7),
    tables=(
        (2, {"max_turns": 15}),
        (3, {"max_turns": 8, "characters": ["bo-katan-kryze", "boba-fett", "fennec-shand"], "fennec_hand_limit": True}),
        (4, {"max_turns": 8, "credits_open": False, "boba_slot_fill_window": "setup_only"}),
    ),
)
