import { describe, expect, it } from "vitest";
import { content } from "../testing/content";
import { faults, ids, tags, texts } from "../testing/svg";
import { pen } from "../paper";
import { eventBack, eventBand, type EventBack, planArt, planBack, skillArt, skillBack, type SkillData } from "./cards";
import { hero } from "./hero";
import { CAST } from "./looks";
import { isActor, missionArt, PICTURES, pictureOf } from "./missions";
import { motif } from "./motifs";
import { type Action, ACTIONS } from "./signs";

const list = (of: unknown): string[] => (of === undefined ? [] : typeof of === "string" ? [of] : (of as string[]));
const SKILLS = content("mandalorian_adventures", "skill").map((row): SkillData => ({
  name: String(row["name"]),
  character: String(row["character"]),
  strength: row["tactical"] === true ? null : Number(row["strength"]),
  symbols: list(row["symbols"]) as Action[],
  actions: list(row["action"]) as Action[],
}));
const BACKS: readonly EventBack[] = ["melee", "shooter", "sharpshooter", "special"];
const names = (kind: string): string[] => content("mandalorian_adventures", kind).map((row) => String(row["name"]));
const drawn = (card: SkillData): string => skillArt(card, true, "x");
const one: SkillData = {
  name: "quick-draw",
  character: "mandalorian",
  strength: 3,
  symbols: ["attack"],
  actions: ["move", "intel"],
};

describe("skill cards", () => {
  it("of the content are all drawn whole", () => {
    expect(SKILLS.length).toBeGreaterThan(100);
    for (const card of SKILLS) expect(faults(drawn(card)), card.name).toEqual([]);
  });

  it("are like no other", () => {
    expect(new Set(SKILLS.map(drawn)).size).toBe(SKILLS.length);
  });

  it("show how strong they are, and where they are stronger", () => {
    expect(texts(drawn(one))).toEqual(["3", "+1"]);
    expect(texts(drawn({ ...one, symbols: [] }))).toEqual(["3"]);
    expect(texts(drawn({ ...one, symbols: ["move", "plan"] }))).toEqual(["3", "+1", "+1"]);
  });

  it("that are tactical have no strength to show", () => {
    expect(texts(drawn({ ...one, strength: null, symbols: [] }))).toEqual([]);
    expect(SKILLS.filter(({ strength }) => strength === null)).not.toEqual([]);
  });

  it("show in which spaces their effect works, by the signs of the actions", () => {
    const shown = drawn({ ...one, symbols: [] });
    for (const action of ["move", "intel"] as const) expect(shown).toContain(ACTIONS[action].plate);
    for (const action of ["attack", "plan", "green"] as const) expect(shown).not.toContain(ACTIONS[action].plate);
  });

  it("have the colour of their character", () => {
    const looks = Object.keys(CAST).map((character) => drawn({ ...one, character }));
    expect(new Set(looks).size).toBe(8);
    for (const [character, { colour }] of Object.entries(CAST))
      expect(drawn({ ...one, character })).toContain(`#${colour}`);
  });

  it("are lighter where they are small", () => {
    for (const card of SKILLS)
      expect(tags(skillArt(card, true, "x", false)).length, card.name).toBeLessThan(tags(drawn(card)).length);
  });

  it("keep their references to themselves, also two on one page", () => {
    const both = skillArt(one, true, "a") + skillArt(one, true, "b");
    expect(new Set(ids(both)).size).toBe(ids(both).length);
  });

  it("of a pack are drawn, whatever they are called", () => {
    const own = { ...one, name: "of-nobody-known", character: "somebody-else", actions: [] };
    expect(faults(drawn(own))).toEqual([]);
    expect(drawn(own)).toBe(drawn(own));
  });
});

describe("motifs", () => {
  it("by lot differ by action, and are always the same", () => {
    const pictures = (Object.keys(ACTIONS) as Action[]).map((action) => motif("xyzzy", action, pen("x")));
    expect(new Set(pictures).size).toBe(5);
    expect(motif("xyzzy", "move", pen("x"))).toBe(pictures[0]);
  });

  it("of the content come from many words, not all from one", () => {
    const kinds = new Set(SKILLS.map(({ name }) => motif(name, "plan", pen("x"))));
    expect(kinds.size).toBeGreaterThan(18);
  });
});

describe("planning cards and events", () => {
  it("of the content are drawn whole", () => {
    expect(names("plan").length).toBeGreaterThan(8);
    for (const name of names("plan")) expect(faults(planArt(name, "x")), name).toEqual([]);
    for (const row of content("mandalorian_adventures", "event"))
      expect(faults(eventBand(String(row["name"]), row["back"] as EventBack, "x")), String(row["name"])).toEqual([]);
  });

  it("have four backs, which tell the class and nothing else", () => {
    expect(new Set(BACKS.map((back) => eventBack(back, "x"))).size).toBe(4);
    for (const back of BACKS) {
      expect(faults(eventBack(back, "x"))).toEqual([]);
      expect(texts(eventBack(back, "x"))).toEqual([]);
    }
  });

  it("and skills have backs of their own; a skill's tells whose it is", () => {
    expect(faults(planBack("x"))).toEqual([]);
    expect(new Set(Object.keys(CAST).map((who) => skillBack(who, "x"))).size).toBe(8);
    for (const who of Object.keys(CAST)) expect(faults(skillBack(who, "x")), who).toEqual([]);
  });
});

const MISSIONS = import.meta.glob("../../../../src/cantina/games/mandalorian_adventures/content/missions/*.toml");

describe("pictures of missions", () => {
  const shipped = Object.keys(MISSIONS).map((file) => /([\w-]+)\.toml$/.exec(file)?.[1] ?? "");

  it("are there for every one that is shipped, and for no other", () => {
    expect(shipped).toHaveLength(8);
    expect(Object.keys(PICTURES).sort()).toEqual(shipped.sort());
  });

  it("are whole and different", () => {
    const all = [...shipped, "lost-in-the-fog", "the-last-train"];
    for (const mission of all) expect(faults(missionArt(mission, "x")), mission).toEqual([]);
    expect(new Set(all.map((mission) => missionArt(mission, "x"))).size).toBe(all.length);
  });

  it("show only what can be drawn, and within the picture", () => {
    for (const mission of [...shipped, "lost-in-the-fog"]) {
      const { behind, before } = pictureOf(mission);
      for (const [who, x, y] of [...behind, ...before]) {
        expect(isActor(who), `${mission}: ${who}`).toBe(true);
        expect(x > 0 && x < 320 && y > 0 && y < 200, `${mission}: ${who}`).toBe(true);
      }
    }
  });

  it("of others are drawn by lot, always alike", () => {
    expect(pictureOf("lost-in-the-fog")).toEqual(pictureOf("lost-in-the-fog"));
    expect(pictureOf("lost-in-the-fog")).not.toEqual(pictureOf("the-last-train"));
  });

  it("hold no words", () => {
    for (const mission of shipped) expect(texts(missionArt(mission, "x"))).toEqual([]);
  });
});

it("the picture for the start page is whole, and always the same", () => {
  expect(faults(hero())).toEqual([]);
  expect(hero()).toBe(hero());
});
