import { describe, expect, it } from "vitest";
import { MAPS } from "../testing/maps";
import { course } from "./course";
import {
  border,
  borders,
  CELL,
  layout,
  MARGIN,
  type MapCell,
  type MapData,
  type MapEdge,
  merged,
  path,
  rings,
  roofs,
  type Segment,
  stairs,
  walls,
} from "./mapping";

const map = (name: string): MapData => {
  const found = MAPS[name];
  if (!found) throw new Error(`no map ${name}`);
  return found;
};
const cell = (number: number, x: number, y: number, more: Partial<MapCell> = {}): MapCell => ({
  number,
  name: `c${number}`,
  xy: [x, y],
  label: null,
  start: false,
  exit: false,
  star: null,
  height: null,
  slot: null,
  ...more,
});
const made = (cells: readonly MapCell[], edges: readonly MapEdge[] = []): MapData => ({
  name: "own",
  theme: "desert",
  cells,
  edges,
  blocked: [],
});
const named = (of: MapData, name: string): number => of.cells.find((c) => c.name === name)?.number ?? -1;

describe("the maps that are shipped", () => {
  it.each([
    ["arvala", 36, 3, 1],
    ["nevarro", 35, 5, 1],
    ["plaza", 36, 3, 1],
    ["transport", 32, 2, 6],
  ])("%s is read whole: cells, blocked squares, doors", (name, cells, blocked, doors) => {
    expect(map(name).cells).toHaveLength(cells);
    expect(map(name).blocked).toHaveLength(blocked);
    expect(map(name).edges.filter(({ kind }) => kind === "door")).toHaveLength(doors);
  });

  it("join only cells that lie side by side, so that every edge can be drawn", () => {
    for (const one of Object.values(MAPS)) {
      const at = layout(one);
      for (const { a, b } of one.edges)
        expect(border(at.corner.get(a) ?? [0, 0], at.corner.get(b) ?? [0, 0]), `${one.name} ${a} ${b}`).not.toBeNull();
    }
  });

  it("name an edge between all neighbours, so that no wall has to be guessed", () => {
    for (const one of Object.values(MAPS)) {
      const at = layout(one);
      expect(walls(one, at), one.name).toEqual(merged(borders(one, at, "wall")));
    }
  });
});

describe("the layout", () => {
  const one = made([cell(0, 2, 5), cell(1, 3, 5), cell(2, 4, 6)]);

  it("begins at the margin, wherever the map's own counting begins", () => {
    const at = layout(one);
    expect(at.corner.get(0)).toEqual([MARGIN, MARGIN]);
    expect(at.corner.get(2)).toEqual([MARGIN + 2 * CELL, MARGIN + CELL]);
    expect([at.width, at.height]).toEqual([3 * CELL + 2 * MARGIN, 2 * CELL + 2 * MARGIN]);
  });

  it("counts blocked squares, for they are part of the place", () => {
    const at = layout({ ...one, blocked: [{ name: "rock", xy: [1, 4] }] });
    expect(at.blocked).toEqual([[MARGIN, MARGIN]]);
    expect(at.corner.get(0)).toEqual([MARGIN + CELL, MARGIN + CELL]);
  });

  it("turned, stands upright, its left side below", () => {
    const at = layout(one, true);
    expect([at.width, at.height]).toEqual([2 * CELL + 2 * MARGIN, 3 * CELL + 2 * MARGIN]);
    expect(at.corner.get(0)).toEqual([MARGIN, MARGIN + 2 * CELL]);
    expect(at.corner.get(2)).toEqual([MARGIN + CELL, MARGIN]);
  });

  it("turned, keeps neighbours neighbours", () => {
    for (const whole of Object.values(MAPS)) {
      const [flat, upright] = [layout(whole), layout(whole, true)];
      for (const kind of ["thin", "wall", "height", "door"] as const)
        expect(borders(whole, upright, kind), `${whole.name} ${kind}`).toHaveLength(borders(whole, flat, kind).length);
    }
  });

  it("gives every cell a place of its own, within the picture", () => {
    for (const whole of Object.values(MAPS)) {
      const at = layout(whole);
      const places = [...at.corner.values(), ...at.blocked].map(String);
      expect(new Set(places).size, whole.name).toBe(whole.cells.length + whole.blocked.length);
      for (const [x, y] of at.corner.values()) {
        expect(x >= MARGIN && x + CELL <= at.width - MARGIN).toBe(true);
        expect(y >= MARGIN && y + CELL <= at.height - MARGIN).toBe(true);
      }
    }
  });
});

describe("a line between two cells", () => {
  it("stands between those side by side, and lies between those above each other", () => {
    expect(border([0, 0], [100, 0])).toEqual([100, 0, 100, 100]);
    expect(border([100, 0], [0, 0])).toEqual([100, 0, 100, 100]);
    expect(border([0, 100], [0, 0])).toEqual([0, 100, 100, 100]);
  });

  it("is nowhere for cells that only touch at a corner, lie apart, or are the same", () => {
    expect(border([0, 0], [100, 100])).toBeNull();
    expect(border([0, 0], [200, 0])).toBeNull();
    expect(border([0, 0], [0, 0])).toBeNull();
  });

  it("is left out for an edge whose cell is not there", () => {
    const broken = made([cell(0, 0, 0), cell(1, 1, 0)], [{ a: 0, b: 7, kind: "wall" }]);
    expect(borders(broken, layout(broken), "wall")).toEqual([]);
  });
});

describe("walls", () => {
  it("that go on are one piece, whatever their order", () => {
    const three: Segment[] = [
      [100, 200, 100, 300],
      [0, 0, 100, 0],
      [100, 100, 100, 200],
    ];
    expect(merged(three)).toEqual([
      [0, 0, 100, 0],
      [100, 100, 100, 300],
    ]);
  });

  it("that only run side by side stay two", () => {
    const two: Segment[] = [
      [100, 0, 100, 100],
      [200, 0, 200, 100],
    ];
    expect(merged(two)).toEqual(two);
  });

  it("that go on one line further are two as well, for there is a corner between them", () => {
    const two: Segment[] = [
      [100, 0, 100, 100],
      [200, 100, 200, 200],
    ];
    expect(merged(two)).toEqual(two);
    expect(
      merged([
        [0, 100, 100, 100],
        [100, 200, 200, 200],
      ]),
    ).toHaveLength(2);
  });

  it("stand also between neighbours that no edge joins: nobody walks there", () => {
    const two = made([cell(0, 0, 0), cell(1, 1, 0), cell(2, 1, 1)], [{ a: 1, b: 2, kind: "thin" }]);
    expect(walls(two, layout(two))).toEqual([[MARGIN + CELL, MARGIN, MARGIN + CELL, MARGIN + CELL]]);
  });

  it("do not stand where a door or a height is", () => {
    const two = made([cell(0, 0, 0), cell(1, 1, 0)], [{ a: 1, b: 0, kind: "door" }]);
    expect(walls(two, layout(two))).toEqual([]);
  });
});

describe("outlines", () => {
  it("of one square has four corners, clockwise", () => {
    expect(rings([[0, 0]])).toEqual([
      [
        [0, 0],
        [100, 0],
        [100, 100],
        [0, 100],
      ],
    ]);
  });

  it("of squares in a row has no corners in between", () => {
    const [ring, ...others] = rings([
      [0, 0],
      [100, 0],
      [200, 0],
    ]);
    expect(others).toEqual([]);
    expect(ring).toHaveLength(4);
  });

  it("of squares that lie apart are two; round a hole, too", () => {
    expect(
      rings([
        [0, 0],
        [300, 0],
      ]),
    ).toHaveLength(2);
    const round: [number, number][] = [];
    for (let x = 0; x < 3; x++) for (let y = 0; y < 3; y++) if (x !== 1 || y !== 1) round.push([x * 100, y * 100]);
    expect(rings(round).map((ring) => ring.length)).toEqual([4, 4]);
  });

  it("of squares that touch at a corner are whole", () => {
    const both = rings([
      [0, 0],
      [100, 100],
    ]);
    expect(both.flat()).toHaveLength(8);
  });

  it("as a path close, and their corners are rounded", () => {
    expect(path(rings([[0, 0]]), 10)).toBe("M0 10Q0 0 10 0L90 0Q100 0 100 10L100 90Q100 100 90 100L10 100Q0 100 0 90Z");
    expect(path([])).toBe("");
  });
});

describe("heights", () => {
  it("of one name are one roof", () => {
    const gate = roofs(map("nevarro"), layout(map("nevarro")));
    expect([...gate.keys()].sort()).toEqual(["gate-roof", "market-roof", "smithy-roof"]);
    expect(gate.get("gate-roof")).toHaveLength(2);
    expect(rings(gate.get("gate-roof") ?? [])).toHaveLength(1);
  });

  it("that one may simply walk up to have a stair", () => {
    const one = map("nevarro");
    const at = layout(one);
    const [f1, g1] = ["f1", "g1"].map((name) => at.corner.get(named(one, name)) ?? ([0, 0] as const));
    expect(stairs(one, at)).toEqual([border(f1 ?? [0, 0], g1 ?? [0, 0])]);
  });

  it("of two cells on the same roof have none between them", () => {
    const roof = made(
      [cell(0, 0, 0, { height: "roof" }), cell(1, 1, 0, { height: "roof" })],
      [{ a: 0, b: 1, kind: "thin" }],
    );
    expect(stairs(roof, layout(roof))).toEqual([]);
  });
});

describe("a course over the map", () => {
  const row = made([cell(0, 0, 0), cell(1, 1, 0), cell(2, 2, 0), cell(3, 2, 1)]);
  const at = layout(row);
  const middle = (x: number, y: number): [number, number] => [MARGIN + x * CELL + 50, MARGIN + y * CELL + 50];

  it("ends before the middle of its last cell, and points there", () => {
    const right = course({ kind: "walk", cells: [0, 1] }, at);
    expect([right?.x, right?.y, right?.turn]).toEqual([middle(1, 0)[0] - 20, middle(1, 0)[1], 0]);
    expect(course({ kind: "walk", cells: [1, 0] }, at)?.turn).toBe(180);
    expect(course({ kind: "walk", cells: [2, 3] }, at)?.turn).toBe(90);
  });

  it("of a walk goes through every cell; of a shot straight from the first to the last", () => {
    const cells = [0, 1, 2, 3];
    expect(course({ kind: "walk", cells }, at)?.d).toContain(`Q${middle(2, 0).join(" ")} `);
    const shot = course({ kind: "shot", cells }, at);
    expect(shot?.d).not.toContain("Q");
    expect(shot?.d).toBe(course({ kind: "shot", cells: [0, 3] }, at)?.d);
  });

  it("that leads nowhere is not drawn", () => {
    for (const cells of [[], [1], [77, 78], [1, 78]]) expect(course({ kind: "shot", cells }, at)).toBeNull();
  });
});
