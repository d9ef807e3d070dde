"""The largest view that a pack can lead to has room in the buffer of compiled code."""

import pytest

from cantina.engine.json_writer import SIZE
from cantina.engine.record import Checked, blank
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.pack import content, shapes, sizes
from cantina.games.mandalorian_adventures.rules.state import ON_CELL, PHASE, State
from mandalorian_adventures.kit import PACK

ALL = -1  # a mask with every bit


def name(kind, number):
    """A name as long as any."""
    return f"{kind}-{number}-{kind}".ljust(sizes.NAME, "x")


def many(make, most, *fields, **more):
    """As many of a kind as there is room for, with names as long as any."""
    return tuple(make(name("thing", number), *fields, **more) for number in range(most))


def largest_pack():
    effects = sizes.ENEMY_EFFECTS
    cells = many(shapes.Cell, sizes.CELLS, (40, 40), 8, star="standard", height=name("height", 0))
    tracks = many(shapes.Track, sizes.TRACKS, (40, 40, 40))
    return PACK._replace(
        maps=(shapes.Map(name("map", 0), cells),),
        missions=(shapes.Mission(name("mission", 0), 1, False, tracks=tracks),),
        tokens=many(shapes.Token, sizes.TOKENS, True, "sharpshooter", 20, effects, mission_effect=True),
        supplies=(),
        skills=many(shapes.Skill, sizes.SKILLS, "burg"),
        events=many(shapes.EventCard, sizes.EVENT_CARDS, "sharpshooter"),
        plans=many(shapes.Plan, sizes.PLANS, 1, "never"),
        general_uses=(),
    )


def put_everywhere(s):
    """Threat tokens on all places, everything on every character, all cards in the open."""
    for threat in range(sizes.THREATS):
        s.token[threat], s.at[threat], s.up[threat] = sizes.TOKENS - 1, sizes.CELLS - 1, 1
        s.wounds[threat], s.seen[threat] = 19, 15
    for character in range(s.team):
        s.bag[character], s.cell[character] = ALL, sizes.CELLS - 1
    for i in range(sizes.STACK):
        s.fallen[0, i] = sizes.TOKENS - 1
    for i in range(sizes.PLAN_DECK):
        s.plan_deck[0, i] = sizes.PLANS - 1
    s.fallen_size, s.plan_size, s.event_discard = sizes.STACK, sizes.PLAN_DECK, (1 << sizes.EVENT_CARDS) - 1
    s.spent, s.child, s.child_at = (1 << sizes.SABOTAGE) - 1, ON_CELL, sizes.CELLS - 1


def deal(s, cards):
    """So many skill cards in the discard of each seat."""
    for seat in range(s.seats):
        for i in range(cards):
            s.discard[seat, i] = sizes.SKILLS - 1
        s.discard_size[seat] = cards


@pytest.mark.parametrize(("mode", "team", "cards"), [("story", 4, sizes.DECK // 2), ("shared", 2, sizes.DECK)])
def test_the_largest_view_of_any_pack_has_room(mode, team, cards):
    state = blank(State)
    s = Checked(state)
    s.seats, s.team, s.spaces, s.mode, s.phase = sizes.SEATS, team, sizes.SPACES, sizes.MODES.index(mode), PHASE.cell
    s.choices, s.loser = (1 << sizes.CELLS) - 1, sizes.NONE
    put_everywhere(s)
    deal(s, cards)
    calls = GAME.interpreted_calls
    text = calls.write_view(state, content.build(largest_pack()).tables, GAME.new_pad())
    assert 32_768 < len(text) < SIZE
