"""What a table may choose before the deal."""

from cantina.engine.options import Choice, Number, places
from cantina.games.bounty_hunters.rules.state import MODES, NONE

OPTIONS = (
    Choice("mode", MODES),  # BH-99
    Number("guild_master", 0, None, NONE),  # BH-S51; None: a random seat
    Number("credit_supply", 1, 1000, 0),  # BH-S06; None: no limit, 42 as in the box
    Number("max_turns", 1, 1000, 0),  # BH-S38; None: no limit
)
OPTION = places(OPTIONS)
