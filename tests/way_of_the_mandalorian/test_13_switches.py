"""Section 13, the ten switches: each makes a difference, the default is the ruling, and all of them go together."""

import random

import pytest

from cantina.engine.match import Match
from cantina.engine.options import Choice
from cantina.engine.record import Checked
from cantina.games.way_of_the_mandalorian.pack.cards import CARDS, LAST_MISSION
from way_of_the_mandalorian.invariants import every_card_is_in_one_place
from way_of_the_mandalorian.kit import BO_KATAN, BOBA, DIN, FENNEC, GAME, Table, event, gear, mission

SWITCHES = {option.name: option.values for option in GAME.options if isinstance(option, Choice)}
OTHER_WAY = {name: values[1] for name, values in SWITCHES.items()}
NOTHING = {DIN: (0, 0, 0, 0), FENNEC: (0, 0, 0, 0), BO_KATAN: (0, 0, 0, 0), BOBA: (0, 0, 0, 0)}


@pytest.mark.rule("WM-A02", "WM-A03", "WM-A22", "WM-A27", "WM-A28", "WM-A32", "WM-A33", "WM-A35", "WM-A49", "WM-A56")
def test_the_ten_switches_and_their_defaults():
    assert SWITCHES == {
        "equip_window": ("turn", "between_actions"),
        "compare": ("per_attribute", "total"),
        "event_fee": ("flat", "printed"),
        "boba_slot_as_opponent": (True, False),
        "boba_slot_fill_window": ("equip", "setup_only"),
        "bo_katan_uses_per_attempt": (1, "unlimited"),
        "bo_katan_event_symbols": (False, True),
        "fennec_hand_limit": (False, True),
        "sell_used_temporary_at_end": (False, True),
        "credits_open": (True, False),
    }
    assert Match(GAME, 2, 1).options == {
        **{name: values[0] for name, values in SWITCHES.items()},
        "first_player": None,
        "characters": None,
        "max_turns": 200,
    }


# --- each switch, both ways ----------------------------------------------------------------------------------------


def attempting(character, requires, **options):
    """Seat 0 has begun an attempt; seat 1, Din Djarin or Fennec Shand, has no cards."""
    other = FENNEC if character == DIN else DIN
    table = Table(
        cards={0: gear((2, 0, 0, 0)), 40: event((0, 0, 0, 1), cost=400)},
        missions={3: mission(requires, reward=400, penalty=100)},
        boards=NOTHING,
        characters=[character, other],
        **options,
    )
    table.hand(0)
    table.hand(1)
    table.row(3)
    return table


def equip_window(**options):
    """What may be equipped before the first action, between the two, and after the second."""
    table = attempting(DIN, (0, 0, 0, 0), **options)
    table.hand(0, 0)
    offered = ["equip 0" in table.legal(0)]
    table.play(0, "job")
    offered.append("equip 0" in table.legal(0))
    table.play(0, "draw", *(f"take {card}" for card in table.in_market()[:2]))
    return [*offered, "equip 0" in table.legal(0)]


def compare(**options):
    """Equipment (2, 0, 0, 0) against (1, 1, 0, 0)."""
    table = attempting(DIN, (1, 1, 0, 0), **options)
    table.board(0, 0)
    table.play(0, "attempt m3", "use 1")
    return table.s.credits[0]


def event_fee(**options):
    """What the event of printed cost 400 costs."""
    table = attempting(DIN, (0, 0, 0, 0), **options)
    table.hand(1, 40)
    table.play(0, "attempt m3")
    table.play(1, "event 40")
    return table.s.credits[1]


def boba_slot_as_opponent(**options):
    """What Boba Fett may do with a filled slot in the attempt of another."""
    table = Table(missions={3: mission((9, 9, 9, 9))}, characters=[DIN, BOBA], **options)
    table.hand(0)
    table.hand(1, 0)
    table.slot(1, 40)
    table.row(3)
    table.play(0, "attempt m3")
    return table.legal(1)


def boba_slot_fill_window(**options):
    """The first decision, and whether the slot may be filled in his turn."""
    table = Table(characters=[DIN, BOBA], **options)
    table.hand(1, 40, 41)
    first = table.phase, table.match.actors()
    if table.phase == "fill":
        table.play(1, "pass")
    table.end_turn()
    return [*first, "fill 40" in table.legal(1)]


def bo_katan_uses_per_attempt(**options):
    """What she decides after the first symbol she has ignored."""
    table = attempting(BO_KATAN, (1, 1, 0, 0), **options)
    table.hand(0, 1, 2, 4)
    table.play(0, "attempt m3", "pass", "discard 1", "ignore 1")
    return table.phase, table.s.credits[0]


def bo_katan_event_symbols(**options):
    """Which symbols she may ignore of (1, 0, 0, 0) and an opposing event (0, 0, 0, 1)."""
    table = attempting(BO_KATAN, (1, 0, 0, 0), **options)
    table.hand(0, 1, 2)
    table.hand(1, 40)
    table.play(0, "attempt m3")
    table.play(1, "event 40")
    table.play(0, "pass", "discard 1")
    return table.legal(0)


def fennec_hand_limit(**options):
    table = Table(characters=[FENNEC, DIN], **options)
    table.hand(0, 0, 30, 31, 32, 33, 34)
    table.play(0, "end")
    return [action for action in table.legal(0) if action.startswith("retain")]


def sell_used_temporary_at_end(**options):
    """The final sale after the level 4 mission was completed with a temporary card of cost 400."""
    table = Table(cards={0: gear(cost=400, temporary=True)}, missions={LAST_MISSION: mission((0, 0, 0, 0))}, **options)
    table.hand(0)
    table.hand(1)
    table.board(0, 0)
    table.row(LAST_MISSION)
    table.play(0, f"attempt m{LAST_MISSION}", "use 1")
    return table.pad(0)["sale"]


def credits_open(**options):
    return [seen["credits"] for seen in Table(**options).view(0)["players"]]


@pytest.mark.rule("WM-A02", "WM-A03", "WM-A22", "WM-A27", "WM-A28", "WM-A32", "WM-A33", "WM-A35", "WM-A49", "WM-A56")
@pytest.mark.parametrize(
    ("shown", "ruling", "otherwise"),
    [
        (equip_window, [True, True, True], [False, True, False]),
        (compare, 700, 1200),
        (event_fee, 600, 400),
        (boba_slot_as_opponent, ["pass", "slot"], ["pass"]),
        (boba_slot_fill_window, ["main", (0,), True], ["fill", (1,), False]),
        (bo_katan_uses_per_attempt, ("main", 700), ("discard", 800)),
        (bo_katan_event_symbols, ["ignore 1"], ["ignore 1", "ignore 4"]),
        (fennec_hand_limit, [], ["retain 0"]),
        (sell_used_temporary_at_end, 0, 200),
        (credits_open, [800, 800], [800, None]),
    ],
)
def test_a_switch_shows_both_ways(shown, ruling, otherwise):
    name = shown.__name__
    assert shown() == shown(**{name: SWITCHES[name][0]}) == ruling
    assert shown(**{name: OTHER_WAY[name]}) == otherwise


# --- all of them together ------------------------------------------------------------------------------------------


def assert_random_game_ends(seats, seed, options):
    """Every card in one place after every action, and an end within the turns allowed; the decisions met."""
    match, dice, met = Match(GAME, seats, seed, {"max_turns": 6, **options}), random.Random(seed), set()
    while not match.over:
        met.add(match.view(None)["phase"])
        seat = match.actors()[0]
        match.play(seat, dice.choice(match.legal(seat)))
        every_card_is_in_one_place(Checked(match.state), Checked(match.content.tables))
    assert match.view(None)["turn"] <= 6 * seats
    return met


@pytest.mark.first_is_enough
@pytest.mark.rule("WM-78", "WM-85", "WM-A52")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_every_switch_the_other_way_random_games_end_and_lose_no_card(seats):
    characters = [BOBA, FENNEC, BO_KATAN, DIN][:seats]
    met = set()
    for seed in range(12):
        met |= assert_random_game_ends(seats, seed, {**OTHER_WAY, "characters": characters})
    assert {"fill", "main", "draw", "sale", "opponent-event", "own-event", "use", "limit"} <= met


@pytest.mark.slow
@pytest.mark.rule("WM-78", "WM-85", "WM-A52")
def test_with_any_mixture_of_switches_random_games_end_and_lose_no_card():
    dice = random.Random(77)
    for seed in range(8):
        options = {name: dice.choice(values) for name, values in SWITCHES.items()}
        assert_random_game_ends(2 + seed % 3, seed, options)


@pytest.mark.slow
@pytest.mark.rule("WM-A35", "WM-A13")
def test_a_hand_without_limit_finds_room():
    """Fennec Shand draws and keeps all she can pay for until no card is left to draw; the game goes on."""
    table = Table(characters=[FENNEC, DIN], fennec_hand_limit=True, max_turns=22)
    table.credits(0, 1_000_000)
    shortest, most, tables = CARDS, 0, Checked(table.match.content.tables)
    while not table.match.over:
        seat = table.match.actors()[0]
        offered = table.legal(seat)
        wanted = ("retain", "draw", "deck", "take", "discard", "end") if seat == 0 else ("end", "discard")
        table.play(seat, next(a for verb in wanted for a in offered if a.split()[0] == verb))
        shortest, most = min(shortest, table.view(1)["deck"]), max(most, len(table.cards(0)))
        every_card_is_in_one_place(table.s, tables)
    assert most >= 35
    assert shortest == 0
