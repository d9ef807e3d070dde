/** Where everything of a map lies: from grid positions to a drawing in which a cell is 100 wide. */

export type EdgeKind = "thin" | "wall" | "height" | "door";
export type Star = "standard" | "red" | "blue" | "green" | "violet";
export type Slot = "round" | "square" | "shield" | "crest";
type Pair = readonly [number, number];

export interface MapCell {
  number: number;
  name: string;
  xy: Pair;
  /** the number that is printed on it */
  label: number | null;
  start: boolean;
  exit: boolean;
  star: Star | null;
  height: string | null;
  slot: Slot | null;
}
export interface MapEdge {
  a: number;
  b: number;
  kind: EdgeKind;
}
export interface MapDoor {
  number: number;
  cells: Pair;
  open: boolean;
}
export interface MapData {
  name: string;
  theme: string;
  cells: readonly MapCell[];
  edges: readonly MapEdge[];
  blocked: readonly { name: string; xy: Pair }[];
}

export const CELL = 100;
export const MARGIN = 64;

/** A stretch of a line between cells. */
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

export interface Layout {
  width: number;
  height: number;
  /** the upper left corner of a cell, by its number */
  corner: ReadonlyMap<number, Pair>;
  /** the same of the blocked squares, in their order */
  blocked: readonly Pair[];
}

/**
 * Lays a map out. `turned`: by a quarter against the clock, so that a wide map stands upright on a phone and its left
 * side, where most begin, is below.
 */
export function layout(map: MapData, turned = false): Layout {
  const all = [...map.cells, ...map.blocked].map(({ xy }) => xy);
  const [left, top] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))];
  const [wide, high] = [Math.max(...all.map(([x]) => x)) - left, Math.max(...all.map(([, y]) => y)) - top];
  const at = ([x, y]: Pair): Pair => {
    const [across, down] = turned ? [y - top, wide - (x - left)] : [x - left, y - top];
    return [MARGIN + across * CELL, MARGIN + down * CELL];
  };
  const [columns, rows] = turned ? [high + 1, wide + 1] : [wide + 1, high + 1];
  return {
    width: columns * CELL + 2 * MARGIN,
    height: rows * CELL + 2 * MARGIN,
    corner: new Map(map.cells.map((cell) => [cell.number, at(cell.xy)])),
    blocked: map.blocked.map(({ xy }) => at(xy)),
  };
}

/** The line between two cells that lie side by side; null for cells that do not. */
export function border(one: Pair, other: Pair): Segment | null {
  const [x, y] = [Math.max(one[0], other[0]), Math.max(one[1], other[1])];
  const [dx, dy] = [Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])];
  if (dx === CELL && dy === 0) return [x, y, x, y + CELL];
  if (dy === CELL && dx === 0) return [x, y, x + CELL, y];
  return null;
}

/** The lines of a kind, in the order of the edges. */
export function borders(map: MapData, at: Layout, kind: EdgeKind): Segment[] {
  return map.edges
    .filter((edge) => edge.kind === kind)
    .map(({ a, b }) => border(at.corner.get(a) ?? [0, 0], at.corner.get(b) ?? [0, 0]))
    .filter((line) => line !== null);
}

/** Where nobody walks through: walls, and neighbours that no edge joins. */
export function walls(map: MapData, at: Layout): Segment[] {
  const joined = new Set(map.edges.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
  const loose: MapEdge[] = map.cells.flatMap(({ number: a }) =>
    map.cells
      .filter(({ number: b }) => a < b && !joined.has(`${a} ${b}`))
      .map(({ number: b }) => ({ a, b, kind: "wall" as const })),
  );
  return merged(borders({ ...map, edges: [...map.edges, ...loose] }, at, "wall"));
}

/** Neighbours whose line leads from one height to another without an edge of that kind: a stair. */
export function stairs(map: MapData, at: Layout): Segment[] {
  const height = new Map(map.cells.map((cell) => [cell.number, cell.height]));
  const steps = map.edges.filter(({ a, b, kind }) => kind === "thin" && height.get(a) !== height.get(b));
  return borders({ ...map, edges: steps }, at, "thin");
}

/** Segments end to end on one line, made one. */
export function merged(lines: readonly Segment[]): Segment[] {
  const upright = ([x1, , x2]: Segment): boolean => x1 === x2;
  const sorted = [...lines].sort((p, q) =>
    upright(p) !== upright(q)
      ? Number(upright(p)) - Number(upright(q))
      : upright(p)
        ? p[0] - q[0] || p[1] - q[1]
        : p[1] - q[1] || p[0] - q[0],
  );
  const out: Segment[] = [];
  for (const line of sorted) {
    const last = out.at(-1);
    if (last && upright(last) === upright(line) && last[2] === line[0] && last[3] === line[1])
      out[out.length - 1] = [last[0], last[1], line[2], line[3]];
    else out.push(line);
  }
  return out;
}

/** The outlines of squares that lie together: closed rings of corners, clockwise; a hole runs the other way. */
export function rings(corners: Iterable<Pair>): Pair[][] {
  const sides = new Map<string, Pair[]>(); // from a corner to the next ones
  const key = ([x, y]: Pair): string => `${x} ${y}`;
  const drop = (from: Pair, to: Pair): boolean => {
    const ends = sides.get(key(from)) ?? [];
    const i = ends.findIndex((end) => key(end) === key(to));
    if (i >= 0) ends.splice(i, 1);
    return i >= 0;
  };
  for (const [x, y] of corners) {
    const square: Pair[] = [
      [x, y],
      [x + CELL, y],
      [x + CELL, y + CELL],
      [x, y + CELL],
    ];
    square.forEach((from, i) => {
      const to = square[(i + 1) % 4] as Pair;
      if (!drop(to, from)) sides.set(key(from), [...(sides.get(key(from)) ?? []), to]);
    });
  }
  return chained(sides, key);
}

/** Sides, joined to rings; at a corner where two rings touch, each goes on by itself. */
function chained(sides: Map<string, Pair[]>, key: (at: Pair) => string): Pair[][] {
  const out: Pair[][] = [];
  for (const [start, ends] of sides)
    while (ends.length) {
      const ring: Pair[] = [];
      let from = start.split(" ").map(Number) as unknown as Pair;
      do {
        ring.push(from);
        from = (sides.get(key(from)) ?? []).pop() ?? from;
      } while (key(from) !== start && ring.length < 9999);
      out.push(straight(ring));
    }
  return out;
}

/** A ring without the corners at which it does not turn. */
const straight = (ring: readonly Pair[]): Pair[] =>
  ring.filter(([x, y], i) => {
    const [px, py] = ring[(i + ring.length - 1) % ring.length] as Pair;
    const [nx, ny] = ring[(i + 1) % ring.length] as Pair;
    return (x - px) * (ny - y) !== (y - py) * (nx - x);
  });

/** Rings as a path whose corners are rounded by `r`. */
export function path(of: readonly (readonly Pair[])[], r = 0): string {
  return of
    .map((ring) => {
      const parts = ring.map((corner, i) => {
        const [before, after] = [ring[(i + ring.length - 1) % ring.length], ring[(i + 1) % ring.length]] as [
          Pair,
          Pair,
        ];
        const [from, to] = [toward(corner, before, r), toward(corner, after, r)];
        return `${i ? "L" : "M"}${from.join(" ")}Q${corner.join(" ")} ${to.join(" ")}`;
      });
      return `${parts.join("")}Z`;
    })
    .join("");
}

const toward = ([x, y]: Pair, [tx, ty]: Pair, r: number): Pair => [
  x + Math.sign(tx - x) * r,
  y + Math.sign(ty - y) * r,
];

/** Cells by the name of their height: each is one roof, however many cells it has. */
export function roofs(map: MapData, at: Layout): Map<string, Pair[]> {
  const out = new Map<string, Pair[]>();
  for (const { height, number } of map.cells)
    if (height) out.set(height, [...(out.get(height) ?? []), at.corner.get(number) ?? [0, 0]]);
  return out;
}
