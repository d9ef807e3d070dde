"""The map: two graphs over cells, one to walk and one to count range (MA-51 to MA-57, MA-98 to MA-102, MQ-09)."""

from cantina.engine.compiled import njit
from cantina.engine.masks import has, lowest
from cantina.games.mandalorian_adventures.pack.sizes import CELLS, DOORS, NONE, STAR
from cantina.games.mandalorian_adventures.pack.tables import DOOR_ROW
from cantina.games.mandalorian_adventures.pack.vocabulary import WHICH_CELLS

WALKING, SEEING = 0, 1  # which graph
EVERYWHERE = (1 << CELLS) - 1


@njit
def spread(s, t, cells, graph):
    """The cells next to any of these: over thin lines and open doors, in the range graph over heights too (MQ-09)."""
    found = 0
    left = cells
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        found |= t.walk[s.map, cell]
        if graph == SEEING:
            found |= t.height[s.map, cell]
    doors = s.doors + 0
    while doors != 0:
        door = lowest(doors)
        doors &= doors - 1
        a, b = t.door[s.map, door, DOOR_ROW.a], t.door[s.map, door, DOOR_ROW.b]
        if has(cells, a):
            found |= 1 << b
        if has(cells, b):
            found |= 1 << a
    return found


@njit
def adjacent(s, t, cell):
    """MA-51, MQ-09: the cells that can be stepped to."""
    return spread(s, t, 1 << cell, WALKING)


@njit
def reached(s, t, cells, distance, graph):
    """These cells and all within so many steps of them; every way can be gone in both directions."""
    found, edge = cells, cells
    for _ in range(min(distance, CELLS)):
        edge = spread(s, t, edge, graph) & ~found
        if edge == 0:
            break
        found |= edge
    return found


@njit
def within(s, t, cell, distance):
    """MA-99: the cells within a range, the own cell among them."""
    return reached(s, t, 1 << cell, distance, SEEING)


@njit
def distance_to(s, t, cell, targets, graph):
    """How far the nearest of these cells is; -1 if none can be reached (MA-98, MQ-40)."""
    found, edge, distance = 1 << cell, 1 << cell, 0
    while edge & targets == 0:
        edge = spread(s, t, edge, graph) & ~found
        if edge == 0:
            return NONE
        found |= edge
        distance += 1
    return distance


@njit
def nearest(s, t, cell, targets, graph):
    """Those of these cells that are nearest; none if none can be reached."""
    found, edge = 1 << cell, 1 << cell
    while edge & targets == 0 and edge != 0:
        edge = spread(s, t, edge, graph) & ~found
        found |= edge
    return edge & targets


@njit
def steps_towards(s, t, cell, goal):
    """MA-119: the neighbours from which the way to the goal is one shorter; none if there is no way, or on it."""
    if cell == goal:
        return 0
    return nearest(s, t, goal, adjacent(s, t, cell), WALKING)


@njit
def steps_away(s, t, cell, origin):
    """MA-124: the neighbours from which the way to the origin is one longer."""
    found, edge = 1 << origin, 1 << origin
    while not has(edge, cell):
        edge = spread(s, t, edge, WALKING) & ~found
        if edge == 0:
            return 0
        found |= edge
    return adjacent(s, t, cell) & ~found


@njit
def stars_of_colour(s, t, colour):
    """MA-56."""
    cells = 0
    for cell in range(t.cells[s.map]):
        if t.star[s.map, cell] == colour:
            cells |= 1 << cell
    return cells


@njit
def numbered(s, t, number):
    """MA-165: the cell with a number, or the cells with a range of numbers (14: from 1 to 4)."""
    first, last = (number, number) if number < 10 else (number // 10, number % 10)
    cells = 0
    for cell in range(t.cells[s.map]):
        if t.number[s.map, cell] != 0 and first <= t.number[s.map, cell] <= last:
            cells |= 1 << cell
    return cells


@njit
def nearest_stars(s, t, cell):
    """MQ-48: by range; if no star can be counted, any."""
    stars = nearest(s, t, cell, t.stars[s.map] + 0, SEEING)
    return stars if stars != 0 else t.stars[s.map] + 0


@njit
def named_cells(s, t, word, number, cell, target_cell):
    """The cells that a word of the vocabulary means, seen from a character's cell."""
    if word == WHICH_CELLS.your_cell:
        return 1 << cell
    if word == WHICH_CELLS.nearest_star:
        return nearest_stars(s, t, cell)
    if word == WHICH_CELLS.number:
        return numbered(s, t, number)
    if word == WHICH_CELLS.start:
        return t.starts[s.map] + 0
    if word == WHICH_CELLS.exit:
        return t.exits[s.map] + 0
    if word == WHICH_CELLS.star:
        return t.stars[s.map] + 0
    if word == WHICH_CELLS.red_star:
        return stars_of_colour(s, t, STAR.red)
    if word == WHICH_CELLS.blue_star:
        return stars_of_colour(s, t, STAR.blue)
    if word == WHICH_CELLS.target_cell and target_cell != NONE:
        return 1 << target_cell
    return 0


@njit
def doors_beside(s, t, cell, opened):
    """The mask of doors beside a cell that are open, or closed."""
    doors = 0
    for door in range(DOORS):
        beside = t.door[s.map, door, DOOR_ROW.a] == cell or t.door[s.map, door, DOOR_ROW.b] == cell
        if beside and has(s.doors, door) == opened:
            doors |= 1 << door
    return doors


@njit
def all_doors(s, t):
    """The mask of the doors of the map."""
    doors = 0
    for door in range(DOORS):
        if t.door[s.map, door, DOOR_ROW.a] != NONE:
            doors |= 1 << door
    return doors
