import { describe, expect, it } from "vitest";
import type { WayCardData } from "../cards";
import { KNOWN } from "../people/known";
import { content } from "../testing/content";
import { faults, tags, texts } from "../testing/svg";
import { unknown, wayArt } from "./art";
import { type Emblem, isThing } from "./emblems";
import { EQUIPMENT } from "./equipment";
import { fields } from "./fields";
import { columns, tintOf, wayFigures } from "./figures";
import { EVENTS } from "./happenings";
import { MISSIONS } from "./missions";
import { TOOLS } from "./tools";
import { WORLD } from "./world";

const rows = (name: string) => content("way_of_the_mandalorian", name);
const ids = (name: string): string[] => rows(name).map((row) => String(row.name));
const EMBLEMS: [string, Emblem][] = [
  ...Object.entries(EQUIPMENT),
  ...Object.entries(EVENTS),
  ...Object.entries(MISSIONS).map(([id, [, items]]): [string, Emblem] => [id, items]),
];

const CARDS: WayCardData[] = (["equipment", "event", "mission", "character"] as const).flatMap((type) =>
  rows(type).map(
    (row) => ({ ...row, type, id: row.name, temporary: row.temporary === "yes" }) as unknown as WayCardData,
  ),
);

describe("every name of the content is drawn, and nothing else", () => {
  it.each([
    ["equipment", EQUIPMENT, 30],
    ["event", EVENTS, 26],
    ["mission", MISSIONS, 45],
  ] as const)("%s", (name, table, count) => {
    expect(ids(name)).toHaveLength(count);
    expect(Object.keys(table).sort()).toEqual(ids(name).sort());
  });

  it("characters", () => {
    expect(ids("character")).toHaveLength(4);
    expect(ids("character").filter((id) => !(id in KNOWN))).toEqual([]);
  });
});

describe("emblems", () => {
  it("are made of things that exist", () => {
    for (const [id, items] of EMBLEMS)
      for (const [thing] of items) expect(isThing(thing), `${id}: ${thing}`).toBe(true);
  });

  it("stay on the card", () => {
    for (const [id, items] of EMBLEMS)
      for (const [thing, x, y, size] of items) {
        expect(x >= 10 && x <= 90 && y >= 10 && y <= 92, `${id}: ${thing}`).toBe(true);
        expect(size > 0.1 && size <= 1.1, `${id}: ${thing}`).toBe(true);
      }
  });

  it("are all different", () => {
    const looks = EMBLEMS.map(([, items]) => JSON.stringify(items));
    expect(new Set(looks).size).toBe(looks.length);
  });

  it("use every thing of the vocabulary", () => {
    const used = new Set(EMBLEMS.flatMap(([, items]) => items.map(([thing]) => thing)));
    expect([...Object.keys(TOOLS), ...Object.keys(WORLD)].filter((thing) => !used.has(thing))).toEqual([]);
  });

  it("of what no table knows are drawn by lot, always the same", () => {
    expect(unknown("lost-droid")).toEqual(unknown("lost-droid"));
    for (const id of ["lost-droid", "old-mine", "dark-tower"])
      for (const [thing] of unknown(id)[1]) expect(isThing(thing)).toBe(true);
  });
});

describe("pictures", () => {
  it("are whole", () => {
    expect(CARDS).toHaveLength(105);
    for (const card of CARDS) expect(faults(wayArt(card, "x") + wayFigures(card, "x", false)), card.id).toEqual([]);
  });

  it("are the same for the same card, whatever it is called", () => {
    for (const card of CARDS) expect(wayArt({ ...card, name: "translated" }, "x")).toBe(wayArt(card, "x"));
  });

  it("are all different", () => {
    expect(new Set(CARDS.map((card) => wayArt(card, "x"))).size).toBe(CARDS.length);
  });

  it("are lighter where they are small", () => {
    for (const card of CARDS)
      expect(tags(wayArt(card, "x", false)).length, card.id).toBeLessThan(tags(wayArt(card, "x")).length);
  });
});

describe("numbers", () => {
  it("of equipment: the price, then only the symbols that it has", () => {
    expect(
      texts(wayFigures({ type: "equipment", id: "ion-rifle", name: "", symbols: [3, 0, 0, 1], cost: 600 }, "x", false)),
    ).toEqual(["600", "3", "1"]);
  });

  it("of a mission: reward, penalty, and all four, also for small cards", () => {
    const shown = texts(
      wayFigures(
        { type: "mission", id: "pit-champion", name: "", level: 1, requires: [4, 1, 0, 3], reward: 300, penalty: 100 },
        "x",
        true,
      ),
    );
    expect(shown).toEqual(["+300", "−100", "4", "1", "0", "3", "4", "1", "0", "3"]);
  });

  it("columns are centred", () => {
    for (const count of [1, 2, 3, 4]) expect(columns(count).reduce((sum, x) => sum + x, 0) / count).toBeCloseTo(50);
    expect(columns(0)).toEqual([]);
  });

  it("each level and each kind has a colour of its own", () => {
    const tints = [1, 2, 3, 4].map((level) =>
      tintOf({ type: "mission", id: "", name: "", level, requires: [0, 0, 0, 0], reward: 0, penalty: 0 }),
    );
    const kinds = (["equipment", "event"] as const).map((type) =>
      tintOf({ type, id: "", name: "", symbols: [0, 0, 0, 0], cost: 0 }),
    );
    expect(new Set([...tints, ...kinds]).size).toBe(6);
  });
});

describe("the fields of a meter", () => {
  it("show what is there, what is missing, what is left over", () => {
    expect(fields(3, 1, 0)).toEqual(["filled", "empty", "empty"]);
    expect(fields(2, 3, 0)).toEqual(["filled", "filled", "over"]);
    expect(fields(0, 0, 0)).toEqual([]);
  });

  it("and what is not asked for after all", () => {
    expect(fields(2, 2, 1)).toEqual(["filled", "filled", "ignored"]);
  });
});
