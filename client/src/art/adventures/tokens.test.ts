import { describe, expect, it } from "vitest";
import { contrast } from "../testing/contrast";
import { content } from "../testing/content";
import { faults, tags, texts } from "../testing/svg";
import { castOf, CAST, ENEMIES, enemyOf, isPart } from "./looks";
import type { Slot } from "./mapping";
import { ACTIONS, CLASSES, EFFECTS, type EnemyClass } from "./signs";
import { standee } from "./standee";
import { BONUSES } from "./things";
import { cradled } from "./cradled";
import { pen } from "../paper";
import { type TokenData, tokenArt } from "./tokens";

const SHAPES: readonly Slot[] = ["round", "square", "shield", "crest"];
const ROWS = content("mandalorian_adventures", "token");
const name = (row: (typeof ROWS)[number]): string => String(row["name"]);
const foes = ROWS.filter((row) => row["kind"] === "enemy");
const tokenOf = (row: (typeof ROWS)[number]): TokenData => ({
  name: name(row),
  kind: row["kind"] === "enemy" ? "enemy" : "bonus",
  shape: "round",
  of: (row["class"] as EnemyClass | undefined) ?? "melee",
  hp: Number(row["hp"] ?? 0),
  effects: (row["effects"] as string[] | undefined) ?? [],
});
const trooper: TokenData = { name: "trooper", kind: "enemy", shape: "round", of: "shooter", hp: 2 };
const drawn = (token: TokenData): string => tokenArt(token, "x");

describe("every token of the content", () => {
  it("that is an enemy has a look of its own, chosen by hand", () => {
    expect(foes.length).toBeGreaterThan(25);
    expect(foes.map(name).filter((one) => !(one in ENEMIES))).toEqual([]);
  });

  it("that is a bonus is drawn as a thing", () => {
    const bonuses = ROWS.filter((row) => row["kind"] === "bonus").map(name);
    expect(bonuses.length).toBeGreaterThan(8);
    expect(bonuses.filter((one) => !BONUSES.includes(one))).toEqual([]);
  });

  it("is whole, and like no other", () => {
    for (const row of ROWS) expect(faults(drawn(tokenOf(row))), name(row)).toEqual([]);
    expect(new Set(ROWS.map((row) => drawn(tokenOf(row)))).size).toBe(ROWS.length);
  });

  it("is lighter where it is small", () => {
    for (const row of ROWS)
      expect(tags(tokenArt(tokenOf(row), "x", false)).length, name(row)).toBeLessThan(tags(drawn(tokenOf(row))).length);
  });

  it("is made of parts that exist", () => {
    for (const [who, parts] of Object.entries(ENEMIES))
      for (const [part] of parts) expect(isPart(part), `${who}: ${part}`).toBe(true);
  });
});

describe("face down", () => {
  const hidden = (shape: Slot, kind: TokenData["kind"] = "enemy"): TokenData => ({
    name: null,
    kind,
    shape,
    faceDown: true,
  });

  it("a token tells its shape, and nothing else", () => {
    expect(new Set(SHAPES.map((shape) => drawn(hidden(shape)))).size).toBe(4);
    for (const shape of SHAPES) {
      expect(faults(drawn(hidden(shape)))).toEqual([]);
      expect(drawn(hidden(shape, "bonus"))).toBe(drawn(hidden(shape, "enemy")));
      expect(drawn({ ...hidden(shape), hp: 3, of: "melee", effects: ["guard"] })).toBe(drawn(hidden(shape)));
    }
  });

  it("one that was looked at shows what it is, but not as one that lies open", () => {
    const seen = drawn({ ...trooper, faceDown: true });
    expect(seen).not.toBe(drawn(trooper));
    expect(seen).not.toBe(drawn(hidden("round")));
    expect(faults(seen)).toEqual([]);
  });
});

describe("an enemy", () => {
  it("shows what it can still take, a pip each", () => {
    const pips = (damage: number): string => drawn({ ...trooper, hp: 3, damage });
    expect(new Set([0, 1, 2, 3].map(pips)).size).toBe(4);
    expect(texts(pips(1))).toEqual([]);
  });

  it("that can take much shows a number", () => {
    expect(texts(drawn({ ...trooper, hp: 8, damage: 3 }))).toEqual(["5/8"]);
  });

  it("never shows less than nothing left", () => {
    expect(texts(drawn({ ...trooper, hp: 6, damage: 9 }))).toEqual(["0/6"]);
    expect(faults(drawn({ ...trooper, hp: 2, damage: 9 }))).toEqual([]);
  });

  it("shows its class, its effects and that it is a reinforcement, each by a shape", () => {
    for (const of of ["melee", "sharpshooter"] as const) expect(drawn({ ...trooper, of })).toContain(CLASSES[of].plate);
    for (const effect of ["guard", "grapple", "diversion", "mission"])
      expect(drawn({ ...trooper, effects: [effect] })).toContain(EFFECTS[effect]?.plate);
    expect(drawn({ ...trooper, shape: null })).toContain("ff9a3c");
    expect(drawn(trooper)).not.toContain("ff9a3c");
  });

  it("shows that it will not attack, and what it carries", () => {
    const looks = [
      trooper,
      { ...trooper, disabled: true },
      { ...trooper, carries: "child" },
      { ...trooper, carries: "egg" },
    ];
    expect(new Set(looks.map(drawn)).size).toBe(4);
    for (const look of looks) expect(faults(drawn(look))).toEqual([]);
  });

  it("with an effect that no table knows shows that it has one", () => {
    expect(drawn({ ...trooper, effects: ["of-a-pack"] })).toContain(EFFECTS["mission"]?.plate);
  });

  it("that is captured sits behind bars and fights no more", () => {
    const captured = drawn({ ...trooper, name: "mark", hp: 6, captured: true });
    expect(texts(captured)).toEqual([]);
    expect(captured).not.toContain(CLASSES.shooter.plate);
    expect(faults(captured)).toEqual([]);
  });

  it("of a name that no table knows is a person drawn by lot, always the same", () => {
    expect(enemyOf("lost-soldier")).toEqual(enemyOf("lost-soldier"));
    expect(drawn({ ...trooper, name: "lost-soldier" })).not.toBe(drawn({ ...trooper, name: "other-soldier" }));
    for (const [part] of enemyOf("lost-soldier")) expect(isPart(part)).toBe(true);
  });
});

describe("characters", () => {
  const cast = content("mandalorian_adventures", "character").map(name);

  it("of the content are all there, each with a colour of its own", () => {
    expect(cast).toHaveLength(8);
    expect(cast.filter((one) => !(one in CAST))).toEqual([]);
    expect(new Set(cast.map((one) => castOf(one).colour)).size).toBe(8);
  });

  it("are made of parts that exist", () => {
    for (const one of [...cast, "somebody-else"])
      for (const [part] of castOf(one).parts) expect(isPart(part), `${one}: ${part}`).toBe(true);
  });

  it("of a pack are drawn by lot, always alike", () => {
    expect(castOf("somebody-else")).toEqual(castOf("somebody-else"));
    expect(castOf("somebody-else").parts.length).toBeGreaterThan(5);
  });
});

describe("a character that stands", () => {
  it("shows what it carries, each thing by itself", () => {
    const carrying = (...carries: string[]): string => standee({ character: "burg", hp: 5, carries }, "x");
    const looks = [carrying(), carrying("child"), carrying("asset"), carrying("asset", "keycard")];
    expect(new Set(looks).size).toBe(4);
    for (const look of looks) expect(faults(look)).toEqual([]);
  });
});

describe("signs", () => {
  it("of actions, of classes, of effects each have a shape and a colour of their own", () => {
    for (const signs of [ACTIONS, CLASSES, EFFECTS]) {
      const all = Object.values(signs);
      expect(new Set(all.map(({ plate }) => plate)).size).toBe(all.length);
      expect(new Set(all.map(({ colour }) => colour)).size).toBe(all.length);
      expect(new Set(all.map(({ line }) => line)).size).toBe(all.length);
    }
  });

  it("can be seen: dark lines on their plates", () => {
    for (const [of, { colour }] of Object.entries({ ...EFFECTS, ...CLASSES, ...ACTIONS }))
      expect(contrast("#1c1424", `#${colour}`), of).toBeGreaterThan(4);
  });
});

describe("the Child", () => {
  it("floats or walks", () => {
    const [pram, walking] = (["pram", "walking"] as const).map((how) => cradled(how, pen("x")));
    expect(pram).not.toBe(walking);
    expect(faults(pram ?? "")).toEqual([]);
    expect(faults(walking ?? "")).toEqual([]);
  });
});
