"""Everything that The Mandalorian: Adventures refuses: how to provoke it, by the key of the message that says so."""

import cantina
from mandalorian_adventures.refused import CASES, PREFIX

GAME = "mandalorian-adventures"


def new(seats=2, **options):
    return lambda: cantina.new_match(GAME, seats, 1, options)


ACTIONS = {f"{PREFIX}{key}": provoke for key, (_, provoke) in CASES.items()}

OPTIONS = {
    "ma-mode-unfit": new(3, mission="the-asset", mode="story"),
    "ma-team-unfit": new(2, characters=["burg", "xian"]),
    "ma-team-lacks": new(2, mission="redemption", characters=["ig-11", "cara-dune"]),
    "ma-traitor-unfit": new(2, traitor=True),
}
NAMED = {  # what each of them must name
    "ma-mode-unfit": ("story", "3", "2", "sandbox, shared"),
    "ma-team-unfit": ("burg, xian", "2", "story", "mandalorian, ig-11"),
    "ma-team-lacks": ("mandalorian", "story"),
    "ma-traitor-unfit": ("True", "2", "story"),
}
