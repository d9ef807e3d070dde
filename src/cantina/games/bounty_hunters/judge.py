"""Rules of thumb: how good an action looks to a sensible player, from what the seat knows."""

from cantina.engine.compiled import njit
from cantina.games.bounty_hunters.actions import ACTIVATE, CHOOSE_CARD, FINISH, PLAY, PLAY_ON, RESERVE, SELL


@njit
def judge(s, t, seat, action):
    """A rough number of points an action is worth."""
    if action < CHOOSE_CARD:
        return 0.0
    if action < SELL:
        return 0.0
    if action < PLAY:
        return 0.5
    if action < PLAY_ON:
        return 1.0
    if action < RESERVE:
        return 2.0
    if action < ACTIVATE:
        return 0.7
    if action < FINISH:
        return 1.0
    return 0.0
