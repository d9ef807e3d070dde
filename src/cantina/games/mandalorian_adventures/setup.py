"""Setting up a game, in seven steps (MA-17 to MA-30, MQ-62, MQ-87)."""

from cantina.engine.chance import below, close_stream, open_stream, shuffle
from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.events import E_MISSION, E_SETUP
from cantina.games.mandalorian_adventures.frames import F_PREPARE, push
from cantina.games.mandalorian_adventures.piles import (
    EVENT_STREAM,
    FIRST_PLAYER_STREAM,
    ORANGE_STREAM,
    PLAN_STREAM,
    ROUND_STREAM,
    SKILL_STREAM,
    SUPPLY_STREAM,
    WHITE_STREAM,
    draw_skills,
    hand_limit,
    show_back,
)
from cantina.games.mandalorian_adventures.sizes import (
    BASIC_SPACES,
    CHARACTERS,
    EVENT_CARDS,
    HIDDEN_SHAPES,
    NONE,
    ORANGE,
    PLAN_DECK,
    SABOTAGE,
    SEATS,
    SHAPES,
    SHARED,
    SPACES,
    WHITE,
)
from cantina.games.mandalorian_adventures.state import DECK, DRAWN, HAND, NOT_USED, PILE, STACK, THREATS, TRUTH
from cantina.games.mandalorian_adventures.threats import clear, lay
from cantina.games.mandalorian_adventures.traitor import deal_loyalty
from cantina.games.mandalorian_adventures.work import run

SHAPE_COUNT = len(SHAPES)
TRAITOR_CHOSEN = 2  # the place of True among the values of the option


@njit
def setup(s, t, options, log):
    """Deal a game; options: seats, mission, map, mode, characters, difficulty, growth, traitor, first player, turns."""
    s.viewer = TRUTH
    s.seats = options[0]
    s.mission = options[1]
    s.map = options[2]
    s.mode = options[3]
    s.difficulty = options[5]
    s.growth = options[6]
    s.traitor = 1 if options[7] == TRAITOR_CHOSEN else 0
    s.max_turns = options[9]
    empty_table(s)
    emit(log, EVERYONE, E_MISSION, NONE, s.mission, s.map, 0)
    announce(1, log)
    build_plans(s, t)
    announce(2, log)
    build_events(s, t)
    announce(3, log)
    if s.traitor == 1:
        deal_loyalty(s, log)
    lay_sabotage(s, t)
    announce(4, log)
    lay_threats(s, t)
    announce(5, log)
    gather_team(s, options[4])
    place_team(s, t)
    deal_skills(s, t, log)
    announce(6, log)
    name_first_player(s, options[8])
    announce(7, log)
    run(s, t, log)


@njit
def announce(step, log):
    """MA-17: the seven steps, in their order."""
    emit(log, EVERYONE, E_SETUP, NONE, step, 0, 0)


@njit
def empty_table(s):
    """Mark every place as empty."""
    s.verb = NONE
    s.answer = NONE
    s.child = NOT_USED
    s.loser = NONE
    s.suspect = NONE
    for threat in range(THREATS):
        clear(s, threat)
    for seat in range(SEATS):
        s.who[seat] = NONE
        s.cell[seat] = NONE
        for i in range(DECK):
            s.deck[seat, i] = NONE
            s.discard[seat, i] = NONE
        for i in range(HAND):
            s.hand[seat, i] = NONE
    for space in range(SPACES):
        for i in range(PILE):
            s.pile[space, i] = NONE
    empty_piles(s)


@njit
def empty_piles(s):
    """The places of the shared piles."""
    for i in range(PLAN_DECK):
        s.plan_deck[0, i] = NONE
        s.plan_discard[0, i] = NONE
    for i in range(EVENT_CARDS):
        s.event_deck[0, i] = NONE
    for i in range(DRAWN):
        s.drawn[i] = NONE
    for i in range(STACK):
        s.reinforcements[0, i] = NONE
        s.fallen[0, i] = NONE
    for i in range(SABOTAGE):
        s.supply[0, i] = NONE


@njit
def build_plans(s, t):
    """MA-19: every planning card of the campaign so far."""
    for plan in range(t.plans):
        copies = t.plan_copies[plan] + 0 if t.plan_added[plan] <= s.growth else 0
        for _ in range(copies):
            s.plan_deck[0, s.plan_size] = plan
            s.plan_size += 1
    shuffle(s, PLAN_STREAM, s.plan_deck, 0, s.plan_size + 0)


@njit
def build_events(s, t):
    """MA-20: the event deck, whatever its backs show."""
    for card in range(t.events):
        if t.event_added[card] <= s.growth:
            s.event_deck[0, s.event_size] = card
            s.event_size += 1
    shuffle(s, EVENT_STREAM, s.event_deck, 0, s.event_size + 0)
    show_back(s, t)


@njit
def lay_sabotage(s, t):
    """MA-22, MA-23: one white token on each action space, the others mixed face down."""
    s.spaces = BASIC_SPACES + t.green[s.mission]
    for token in range(WHITE):
        s.supply[0, token] = token
    shuffle(s, WHITE_STREAM, s.supply, 0, WHITE)
    for space in range(s.spaces):
        s.sabotage[space] = 1 << s.supply[0, space]
    size = 0
    for i in range(s.spaces, WHITE):
        s.supply[0, size] = s.supply[0, i]
        size += 1
    for token in range(WHITE, SABOTAGE):
        s.supply[0, size] = token
        size += 1
    for i in range(size, SABOTAGE):
        s.supply[0, i] = NONE
    s.supply_size = size
    shuffle(s, SUPPLY_STREAM, s.supply, 0, size)


@njit
def in_supply(s, t, row):
    """MA-24, MD-55: whether a row of the token sets belongs to this map, and to this kind of mission."""
    return t.supply[row, 0] == s.map and (t.supply[row, 5] == 0 or t.story[s.mission] == 1)


@njit
def lay_threats(s, t):
    """MA-24 to MA-27: each shape shuffled separately onto its cells; orange tokens into a stack."""
    for row in range(t.supplies):
        if in_supply(s, t, row) and t.supply[row, 4] == 1:
            for _ in range(t.supply[row, 3]):
                s.reinforcements[0, s.reinforcements_size] = t.supply[row, 1]
                s.reinforcements_size += 1
                s.pool[ORANGE, t.supply[row, 1]] += 1
    shuffle(s, ORANGE_STREAM, s.reinforcements, 0, s.reinforcements_size + 0)
    for shape in range(SHAPE_COUNT):
        lay_shape(s, t, shape)


@njit
def lay_shape(s, t, shape):
    """MA-25, MA-26, MQ-62: the surplus goes unseen to the box, but never a token that must be placed."""
    cells = 0
    for cell in range(t.cells[s.map]):
        if t.slot[s.map, cell] == shape:
            cells += 1
    size = gather(s, t, shape, 0, 1)
    musts = size
    size = gather(s, t, shape, size, 0)
    # The rest is shuffled in a row of its own, then as many as are needed join those that must be placed.
    for i in range(musts, size):
        s.deck[1, i - musts] = s.deck[0, i]
    shuffle(s, ROUND_STREAM + shape, s.deck, 1, size - musts)
    for i in range(musts, cells):
        s.deck[0, i] = s.deck[1, i - musts]
    shuffle(s, ROUND_STREAM + shape, s.deck, 0, cells)
    place = 0
    for cell in range(t.cells[s.map]):
        if t.slot[s.map, cell] == shape:
            lay(s, s.deck[0, place] + 0, cell, 0 if shape < HIDDEN_SHAPES else 1, shape, 0)
            place += 1
    for i in range(DECK):
        s.deck[0, i] = NONE
        s.deck[1, i] = NONE


@njit
def gather(s, t, shape, size, must):
    """Put the tokens of a shape, those that must be placed or the others, on a heap."""
    for row in range(t.supplies):
        token = t.supply[row, 1] + 0
        wanted = in_supply(s, t, row) and t.supply[row, 4] == 0 and t.supply[row, 2] == shape
        if wanted and t.token_must[token] == must:
            for _ in range(t.supply[row, 3]):
                s.deck[0, size] = token
                size += 1
                if shape < HIDDEN_SHAPES:
                    s.pool[shape, token] += 1
    return size


@njit
def gather_team(s, chosen):
    """MA-28, MA-184: the characters chosen, one digit each, counted from 1."""
    s.team = 2 if s.mode == SHARED else s.seats
    for character in range(s.team):
        s.who[character] = chosen % (CHARACTERS + 1) - 1
        chosen //= CHARACTERS + 1


@njit
def place_team(s, t):
    """MA-28, MA-183: all standees go to the start cell; of several each player chooses one later (MQ-63)."""
    start = 0
    while not has(t.starts[s.map], start):
        start += 1
    for character in range(s.team):
        s.cell[character] = start


@njit
def deal_skills(s, t, log):
    """MA-28, MA-29, MA-185: decks of the campaign so far, shuffled; opening hands."""
    for character in range(s.team):
        row = 0 if s.mode == SHARED else character
        for card in range(t.skills):
            if t.skill_character[card] == s.who[character] and t.skill_added[card] <= s.growth < t.skill_removed[card]:
                for _ in range(t.skill_copies[card]):
                    s.deck[row, s.deck_size[row]] = card
                    s.deck_size[row] += 1
    for row in range(1 if s.mode == SHARED else s.seats):
        shuffle(s, SKILL_STREAM + row, s.deck, row, s.deck_size[row] + 0)
    for seat in range(s.seats):
        draw_skills(s, seat, hand_limit(s), log)


@njit
def name_first_player(s, seat):
    """MA-30: the seat agreed on, or a random one; then PREPARATION (MQ-87) and the first turn."""
    if seat == NONE:
        open_stream(s, FIRST_PLAYER_STREAM)
        seat = below(s, s.seats)
        close_stream(s)
    s.first = seat
    s.active = seat
    push(s, F_PREPARE, 0, 0, 0, 0, 0)
