"""What a table may choose before the deal: the readings of the text are in section 13 of the rules."""

from cantina.engine.options import Assignment, Choice, Number, places
from cantina.games.way_of_the_mandalorian.pack.cards import CHARACTER_NAMES, NONE

OPTIONS = (
    Number("first_player", 0, None, NONE),  # WM-A54; None: a random seat
    Assignment("characters", CHARACTER_NAMES),  # WM-A53; None: at random
    Choice("equip_window", ("turn", "between_actions")),  # WM-A03
    Choice("compare", ("per_attribute", "total")),  # WM-A02
    Choice("event_fee", ("flat", "printed")),  # WM-A22
    Choice("boba_slot_as_opponent", (True, False)),  # WM-A28
    Choice("boba_slot_fill_window", ("equip", "setup_only")),  # WM-A27
    Choice("bo_katan_uses_per_attempt", (1, "unlimited")),  # WM-A32
    Choice("bo_katan_event_symbols", (False, True)),  # WM-A33
    Choice("fennec_hand_limit", (False, True)),  # WM-A35
    Choice("sell_used_temporary_at_end", (False, True)),  # WM-A49
    Choice("credits_open", (True, False)),  # WM-A56
    Number("max_turns", 0, 10_000, 0, 200),  # WM-A52; 0: no limit
)
OPTION = places(OPTIONS)
