import { describe, expect, it } from "vitest";
import { contrast } from "../testing/contrast";
import { MAPS } from "../testing/maps";
import { faults, texts } from "../testing/svg";
import { ground, numberOf, print } from "./ground";
import { layout, type MapCell, type MapData, type Star } from "./mapping";
import { exitSign, OUTLINES, slotMark, STARS, starSign } from "./signs";
import { KNOWN_THEMES, themeOf } from "./themes";

const ALL = Object.values(MAPS);
const drawn = (map: MapData, turned = false): string => ground(map, layout(map, turned), "x");
const [first] = ALL as [MapData];
const bare: MapCell = {
  number: 0,
  name: "a1",
  xy: [0, 0],
  label: null,
  start: false,
  exit: false,
  star: null,
  height: null,
  slot: null,
};

describe("the ground", () => {
  it.each(ALL.map((map) => [map.name, map] as const))("of %s is whole, flat and upright", (_, map) => {
    expect(faults(drawn(map))).toEqual([]);
    expect(faults(drawn(map, true))).toEqual([]);
  });

  it("is the same for the same map", () => {
    for (const map of ALL) expect(drawn(map)).toBe(drawn(map));
  });

  it("is different for each map and each theme", () => {
    expect(new Set(ALL.map((map) => drawn(map))).size).toBe(ALL.length);
    expect(new Set(KNOWN_THEMES.map((theme) => drawn({ ...first, theme }))).size).toBe(KNOWN_THEMES.length);
  });

  it("holds no words: a map is read in ten languages", () => {
    for (const map of ALL) expect(texts(drawn(map))).toEqual([]);
  });

  it("of a map of a pack is drawn as well: one cell, no edges, a theme that no table knows", () => {
    const own: MapData = { name: "own", theme: "under-the-sea", cells: [bare], edges: [], blocked: [] };
    expect(faults(drawn(own))).toEqual([]);
  });

  it("shows every blocked square", () => {
    const without = { ...first, blocked: first.blocked.slice(1) };
    expect(drawn(first)).not.toBe(drawn(without));
    expect(drawn({ ...first, blocked: [] }).length).toBeLessThan(drawn(without).length);
  });

  it("shows a wall where a thin line was", () => {
    const [edge] = first.edges.filter(({ kind }) => kind === "thin");
    const walled = first.edges.map((other) => (other === edge ? { ...other, kind: "wall" as const } : other));
    expect(drawn({ ...first, edges: walled })).not.toBe(drawn(first));
  });

  it("shows heights, and where a token lay", () => {
    const flat = { ...first, cells: first.cells.map((cell) => ({ ...cell, height: null })) };
    const empty = { ...first, cells: first.cells.map((cell) => ({ ...cell, slot: null })) };
    expect(drawn(flat)).not.toBe(drawn(first));
    expect(drawn(empty)).not.toBe(drawn(first));
  });

  it("stays light enough for a phone", () => {
    for (const map of ALL) expect(drawn(map).length, map.name).toBeLessThan(120_000);
  });
});

describe("themes", () => {
  it("of a name that no table knows are chosen by it, always alike", () => {
    expect(themeOf("glacier").floor).toBe(themeOf("glacier").floor);
    const floors = ["glacier", "jungle", "moon", "reef", "attic", "mine"].map((name) => themeOf(name).floor);
    expect(new Set(floors).size).toBeGreaterThan(1);
  });

  it.each([...KNOWN_THEMES, "glacier", "jungle", "reef"])("%s: walls stand out from the floor", (name) => {
    const { floor, wall } = themeOf(name);
    expect(contrast(`#${floor}`, `#${wall}`)).toBeGreaterThan(2.4);
  });

  it.each([...KNOWN_THEMES, "glacier", "jungle", "reef"])("%s: what is blocked stands out from the floor", (name) => {
    const { floor, pit } = themeOf(name);
    expect(contrast(`#${floor}`, `#${pit}`)).toBeGreaterThan(name === "lava" ? 1.05 : 1.8);
  });
});

describe("signs on cells", () => {
  it("a cell without any has none", () => {
    expect(print(bare, themeOf("desert"))).toBe("");
  });

  it("start, exit and star are three different things", () => {
    const theme = themeOf("desert");
    const signs = [{ start: true }, { exit: true }, { star: "standard" as const }].map((more) =>
      print({ ...bare, ...more }, theme),
    );
    expect(new Set(signs).size).toBe(3);
    expect(signs[1]).toBe(exitSign());
    for (const sign of signs) expect(faults(sign)).toEqual([]);
  });

  it("a number is that number", () => {
    expect(texts(numberOf(8))).toEqual(["8"]);
  });

  it("each kind of star has a shape and a colour of its own", () => {
    const kinds = Object.keys(STARS) as Star[];
    expect(new Set(kinds.map((kind) => STARS[kind][0])).size).toBe(5);
    expect(new Set(kinds.map((kind) => STARS[kind][2])).size).toBe(5);
    for (const kind of kinds) {
      expect(faults(starSign(kind)), kind).toEqual([]);
      expect(contrast(`#${STARS[kind][2]}`, "#1c1424"), kind).toBeGreaterThan(4.5);
    }
  });

  it("each slot is a shape of its own", () => {
    expect(new Set(Object.values(OUTLINES)).size).toBe(5);
    for (const slot of ["round", "square", "shield", "crest"] as const)
      expect(slotMark(slot, "000000")).toContain(OUTLINES[slot]);
  });
});
