import { describe, expect, it } from "vitest";
import type { BountyCardData, Triple } from "../cards";
import { content } from "../testing/content";
import { faults, ids, tags, texts } from "../testing/svg";
import { bountyArt, partsOf } from "./art";
import { bountyFigures } from "./figures";
import { droid, strongest } from "./market";
import { PARTS, PEOPLE } from "./people";
import { stranger } from "./stranger";

const rows = (name: string) => content("bounty_hunters", name);
const character = (row: Readonly<Record<string, unknown>>): string => String(row.character);
const NAMES = [...new Set([...rows("target"), ...rows("hunter")].map(character))];

/** Every card of the content files, as the table would hand it over. */
const CARDS: BountyCardData[] = (["target", "hunter", "droid", "crate", "contract"] as const).flatMap((type) =>
  rows(type).map((row) => ({ type, name: type, ...row }) as unknown as BountyCardData),
);

describe("people", () => {
  it("the content has twenty names, and all have a portrait made by hand", () => {
    expect(NAMES).toHaveLength(20);
    expect(NAMES.filter((name) => !(name in PEOPLE))).toEqual([]);
  });

  it("are made of parts that exist, with as many colours as these use", () => {
    for (const [who, { parts }] of Object.entries(PEOPLE))
      for (const [part, ...colours] of parts) {
        expect(PARTS, `${who}: ${part}`).toHaveProperty([part]);
        const used = (PARTS[part] ?? []).map(([fill]) => /^(\d)(?!\w)/.exec(fill)?.[1]).filter((n) => n !== undefined);
        const most = used.length ? Math.max(...used.map(Number)) + 1 : 0;
        expect(colours.length, `${who}: ${part}`).toBe(most);
        for (const colour of colours) expect(colour).toMatch(/^[0-9a-f]{6}$/);
      }
  });

  it("no two look the same, not even without their colours", () => {
    const bare = Object.values(PEOPLE).map(({ parts }) => parts.map(([part]) => part).join(" "));
    expect(new Set(bare).size).toBe(bare.length);
  });

  it("every part is worn by a character", () => {
    const worn = new Set([
      ...Object.values(PEOPLE).flatMap(({ parts }) => parts.map(([part]) => part)),
      ...CARDS.flatMap((card) =>
        card.type === "droid" ? droid(card.family, card.attack, card.cost).map(([part]) => part) : [],
      ),
    ]);
    const missions = ["headband", "crop", "drawn-back", "coat", "suit", "neck", "eyes-narrow", "brows-calm"]; // also on emblems of the other game
    expect(Object.keys(PARTS).filter((part) => !worn.has(part) && !missions.includes(part))).toEqual([]);
  });

  it("a character that no table knows is drawn by lot, always the same", () => {
    expect(partsOf("greef-karga")).toEqual(stranger("greef-karga").parts);
    expect(stranger("greef-karga")).not.toEqual(stranger("moff-gideon"));
    for (const [part] of stranger("moff-gideon").parts) expect(PARTS).toHaveProperty([part]);
  });
});

describe("droids", () => {
  it("show by their colour what they are good at", () => {
    expect(strongest([3, 1, 0])).toBe(0);
    expect(strongest([1, 0, 3])).toBe(2);
    expect(strongest([2, 2, 2])).toBe(-1);
  });

  it("differ wherever their attack or their price differs", () => {
    const looks = rows("droid").map((row) =>
      JSON.stringify(droid(String(row.family), row.attack as Triple, Number(row.cost))),
    );
    expect(new Set(looks).size).toBe(8);
  });
});

describe("pictures", () => {
  it("there are all kinds of cards to try", () => {
    expect(new Set(CARDS.map(({ type }) => type)).size).toBe(5);
    expect(CARDS.length).toBeGreaterThan(100);
  });

  it("are whole: no id twice, no reference that leads nowhere, nothing that a strict policy forbids", () => {
    for (const card of CARDS)
      expect(faults(bountyArt(card, "x") + bountyFigures(card, "x", false)), JSON.stringify(card)).toEqual([]);
  });

  it("are the same for the same card, but for their ids", () => {
    for (const card of CARDS.slice(0, 60)) {
      expect(bountyArt(card, "x")).toBe(bountyArt({ ...card, name: "translated" }, "x"));
      expect(bountyArt(card, "yy").replaceAll("yy", "x")).toBe(bountyArt(card, "x"));
    }
  });

  it("of two cards on one page share no ids", () => {
    const [a, b] = [CARDS[0], CARDS[0]].map((card, i) => ids(bountyArt(card as BountyCardData, `c${i}`)));
    expect(a?.filter((id) => b?.includes(id))).toEqual([]);
  });

  it("of the same character at other points differ behind it", () => {
    const grogu = CARDS.filter((card) => card.type === "target" && card.character === "grogu");
    expect(new Set(grogu.map((card) => bountyArt(card, "x"))).size).toBe(grogu.length);
  });

  it("are lighter where they are small", () => {
    for (const card of CARDS.slice(0, 60)) {
      expect(tags(bountyArt(card, "x", false)).length).toBeLessThan(tags(bountyArt(card, "x")).length);
      expect(tags(bountyArt(card, "x")).length).toBeLessThan(360);
    }
  });
});

describe("numbers", () => {
  const numbers = (card: Record<string, unknown>): string[] =>
    texts(bountyFigures({ name: "", ...card } as BountyCardData, "x", false));

  it("of a target: points, shield, copies", () => {
    expect(
      numbers({ type: "target", character: "luke", points: 16, shield: [5, 4, 3], bonus: "contract", copies: 7 }),
    ).toEqual(["16", "5", "4", "3", "7"]);
  });

  it("of a hunter: what is lost, and the attack; nothing lost is a plain 0", () => {
    expect(numbers({ type: "hunter", character: "bossk", penalty: 3, attack: [5, 0, 4] })).toEqual([
      "−3",
      "5",
      "0",
      "4",
    ]);
    expect(numbers({ type: "hunter", character: "embo", penalty: 0, attack: [1, 2, 0] })[0]).toBe("0");
  });

  it("of the market: the price first", () => {
    expect(numbers({ type: "droid", family: "astromech", cost: 1, attack: [3, 1, 0], copies: 4 })).toEqual([
      "1",
      "3",
      "1",
      "0",
      "4",
    ]);
    expect(numbers({ type: "crate", cost: 3, points: 5, icons: 3 })).toEqual(["3", "5"]);
  });

  it("of a contract: each unit and the duo; a crate alone brings nothing", () => {
    expect(
      numbers({ type: "contract", kind: "two-targets", targets: ["luke", "omega"], units: [2, 1], duo: 3 }),
    ).toEqual(["2", "1", "+3"]);
    expect(numbers({ type: "contract", kind: "same-target", targets: ["luke"], units: [3], duo: 5 })).toEqual([
      "3",
      "3",
      "+5",
    ]);
    expect(numbers({ type: "contract", kind: "target-and-crate", targets: ["luke"], units: [4], duo: 2 })).toEqual([
      "4",
      "+2",
    ]);
  });

  it("a shield fills as it is met", () => {
    const card = {
      type: "target",
      name: "",
      character: "luke",
      points: 16,
      shield: [4, 4, 4],
      bonus: "none",
      copies: 4,
    } as const;
    const none = bountyFigures(card, "x", false);
    const some = bountyFigures(card, "x", false, [2, 4, 0]);
    expect(some).not.toBe(none);
    expect(some).toContain('d="M-14 0H14V14H-14Z"'); // half of the first
    expect(some).toContain('d="M-14 -12.6H14V14H-14Z"'); // all of the second
  });
});
