"""The readings of the text that a table may choose (section 13 of the rules), by names that say what holds."""

from cantina.engine.chance import Chance
from cantina.engine.compiled import njit
from cantina.engine.record import i1, i2

DEFAULT = 0  # the first value of a choice: a choice between true and false stores true as 0 where it is the default


class Switches(Chance):
    """The readings that a table may choose; stored as 0 for the default ruling, 1 for the other."""

    equip_window: i1  # 1: between_actions (WM-A03)
    compare: i1  # 1: total (WM-A02)
    event_fee: i1  # 1: printed (WM-A22)
    boba_slot_as_opponent: i1  # 1: false (WM-A28)
    boba_slot_fill_window: i1  # 1: setup_only (WM-A27)
    bo_katan_uses_per_attempt: i1  # 1: unlimited (WM-A32)
    bo_katan_event_symbols: i1  # 1: true (WM-A33)
    fennec_hand_limit: i1  # 1: true (WM-A35)
    sell_used_temporary_at_end: i1  # 1: true (WM-A49)
    credits_open: i1  # 1: false (WM-A56)
    max_turns: i2  # of each player; 0: no limit (WM-A52)


@njit
def equips_between_actions(s):
    """WM-A03: equipment is laid out between the two actions only; else all through the turn."""
    return s.equip_window != DEFAULT


@njit
def compares_totals(s):
    """WM-A02: an attempt compares the totals of all symbols; else each attribute."""
    return s.compare != DEFAULT


@njit
def events_cost_what_is_printed(s):
    """WM-A22: an event costs what is printed on it; else 200."""
    return s.event_fee != DEFAULT


@njit
def slot_works_against_others(s):
    """WM-A28: Boba Fett may play the event of his slot in an attempt of another player."""
    return s.boba_slot_as_opponent == DEFAULT


@njit
def slot_is_filled_at_setup(s):
    """WM-A27: Boba Fett fills his slot before the first turn only; else whenever he may equip."""
    return s.boba_slot_fill_window != DEFAULT


@njit
def bo_katan_ignores_many(s):
    """WM-A32: Bo-Katan Kryze may ignore as many symbols as there are; else one in each attempt."""
    return s.bo_katan_uses_per_attempt != DEFAULT


@njit
def bo_katan_ignores_events(s):
    """WM-A33: Bo-Katan Kryze may ignore symbols that an event added; else only those of the mission."""
    return s.bo_katan_event_symbols != DEFAULT


@njit
def fennec_keeps_surplus(s):
    """WM-A35: Fennec Shand may pay to keep equipment above the hand limit."""
    return s.fennec_hand_limit != DEFAULT


@njit
def used_temporary_is_sold(s):
    """WM-A49: temporary equipment used in the last attempt counts in the final sale."""
    return s.sell_used_temporary_at_end != DEFAULT


@njit
def credits_are_open(s):
    """WM-A56: everybody sees the credits of all."""
    return s.credits_open == DEFAULT
