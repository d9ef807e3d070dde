"""Setting up a game, in seven steps (MA-17 to MA-30, MQ-62, MQ-87)."""

from cantina.engine.chance import random_number, shuffle
from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, TRUTH, emit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.pack.sizes import (
    BASIC_SPACES,
    CHARACTERS,
    DECK,
    DRAWN,
    EVENT_CARDS,
    HAND,
    HIDDEN_SHAPES,
    MODE,
    NONE,
    ORANGE,
    PILE,
    PLAN_DECK,
    SABOTAGE,
    SEATS,
    SHAPES,
    SPACES,
    STACK,
    THREATS,
    WHITE,
)
from cantina.games.mandalorian_adventures.pack.tables import SUPPLY_ROW
from cantina.games.mandalorian_adventures.rules.events import EVENT
from cantina.games.mandalorian_adventures.rules.frame_shapes import FRAME
from cantina.games.mandalorian_adventures.rules.frames import push
from cantina.games.mandalorian_adventures.rules.options import OPTION, TRAITOR_IN_USE
from cantina.games.mandalorian_adventures.rules.piles import (
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
from cantina.games.mandalorian_adventures.rules.state import NOT_USED
from cantina.games.mandalorian_adventures.rules.threats import clear, lay
from cantina.games.mandalorian_adventures.rules.traitor import deal_loyalty
from cantina.games.mandalorian_adventures.rules.work import run

SHAPE_COUNT = len(SHAPES)


@njit
def setup(s, t, options, log):
    """Deal a new game; `options` are those of `OPTION`."""
    s.viewer = TRUTH
    s.seats = options[OPTION.seats]
    s.mission = options[OPTION.mission]
    s.map = options[OPTION.map]
    s.mode = options[OPTION.mode]
    s.difficulty = options[OPTION.difficulty]
    s.growth = options[OPTION.growth]
    s.traitor = 1 if options[OPTION.traitor] == TRAITOR_IN_USE else 0
    s.max_turns = options[OPTION.max_turns]
    empty_table(s)
    emit(log, EVERYONE, EVENT.mission, NONE, s.mission, s.map, 0)
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
    gather_team(s, options[OPTION.characters])
    place_team(s, t)
    deal_skills(s, t, log)
    announce(6, log)
    name_first_player(s, options[OPTION.first_player])
    announce(7, log)
    run(s, t, log)


@njit
def announce(step, log):
    """MA-17: the seven steps, in their order."""
    emit(log, EVERYONE, EVENT.setup_step, NONE, step, 0, 0)


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
    fits_mission = t.supply[row, SUPPLY_ROW.story_only] == 0 or t.story[s.mission] == 1
    return t.supply[row, SUPPLY_ROW.map] == s.map and fits_mission


@njit
def lay_threats(s, t):
    """MA-24 to MA-27: each shape shuffled separately onto its cells; orange tokens into a stack."""
    for row in range(t.supplies):
        if in_supply(s, t, row) and t.supply[row, SUPPLY_ROW.orange] == 1:
            for _ in range(t.supply[row, SUPPLY_ROW.copies]):
                s.reinforcements[0, s.reinforcements_size] = t.supply[row, SUPPLY_ROW.token]
                s.reinforcements_size += 1
                s.pool[ORANGE, t.supply[row, SUPPLY_ROW.token]] += 1
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
        token = t.supply[row, SUPPLY_ROW.token] + 0
        wanted = t.supply[row, SUPPLY_ROW.orange] == 0 and t.supply[row, SUPPLY_ROW.shape] == shape
        if wanted and t.token_must[token] == must and in_supply(s, t, row):
            for _ in range(t.supply[row, SUPPLY_ROW.copies]):
                s.deck[0, size] = token
                size += 1
                if shape < HIDDEN_SHAPES:
                    s.pool[shape, token] += 1
    return size


@njit
def gather_team(s, chosen):
    """MA-28, MA-184: the characters chosen, one digit each, counted from 1."""
    s.team = 2 if s.mode == MODE.shared else s.seats
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
        row = 0 if s.mode == MODE.shared else character
        for card in range(t.skills):
            if t.skill_character[card] == s.who[character] and t.skill_added[card] <= s.growth < t.skill_removed[card]:
                for _ in range(t.skill_copies[card]):
                    s.deck[row, s.deck_size[row]] = card
                    s.deck_size[row] += 1
    for row in range(1 if s.mode == MODE.shared else s.seats):
        shuffle(s, SKILL_STREAM + row, s.deck, row, s.deck_size[row] + 0)
    for seat in range(s.seats):
        draw_skills(s, t, seat, hand_limit(s, t), log)


@njit
def name_first_player(s, seat):
    """MA-30: the seat agreed on, or a random one; then PREPARATION (MQ-87) and the first turn."""
    s.first = random_number(s, FIRST_PLAYER_STREAM, s.seats) if seat == NONE else seat
    s.active = s.first
    push(s, FRAME.prepare, 0, 0, 0, 0, 0)
