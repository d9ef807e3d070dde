import { beforeAll, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "" } });
const { decisionOf, heldBy, keysOf, partsOf, pressing, titleOf } = await import("./decision");
const { aboutOf, drawn, wordsOf } = await import("./cards");
const { need } = await import("../../text/text.svelte");
type Card = import("../../wire").BountyHuntersCard;
type View = import("../../wire").BountyHuntersView;

const CARDS: Card[] = [
  { type: "target", character: "luke", points: 16, shield: [5, 4, 4], bonus: "contract", copies: 4, deck: "target" },
  { type: "hunter", character: "bossk", penalty: 2, attack: [3, 0, 2], deck: "hunter" },
  { type: "droid", family: "astromech", cost: 1, attack: [3, 1, 0], copies: 4, deck: "market" },
  { type: "crate", cost: 2, points: 3, icons: 2, deck: "market" },
  { type: "contract", kind: "two-targets", targets: ["grogu", "luke"], units: [3, 2], duo: 4, deck: "contract" },
  { type: "contract", kind: "same-target", targets: ["luke"], units: [2], duo: 3, deck: "contract" },
  { type: "contract", kind: "target-and-crate", targets: ["luke"], units: [2], duo: 3, deck: "contract" },
  { type: "target", character: "omega", points: 8, shield: [1, 1, 2], bonus: "none", copies: 8, deck: "target" },
];
/** What the server says: Bossk captures Luke. */
const OUTLOOK = { "play 1 @0": { captures: 0, points: 16, penalty: 5 } };
const view = (phase: View["phase"]): View => ({ phase, viewer: 0, players: [{ pick: 1 }] }) as unknown as View;
const legal = (...actions: string[]) => actions.map((action) => ({ action, text: `(${action})` }));

beforeAll(() => need("client-bounty-hunters", "bounty-hunters"));

describe("an action", () => {
  it("has a verb, a card and a target", () => {
    expect(partsOf("play 88 @2")).toEqual({ verb: "play", card: 88, target: 2 });
    expect(partsOf("sell 17")).toEqual({ verb: "sell", card: 17, target: null });
  });
});

describe("what an action is about", () => {
  it("has a name", () => {
    expect([titleOf("choose 1", CARDS), titleOf("play 1 @0", CARDS), titleOf("finish", CARDS)]).toEqual([
      "Bossk",
      "Bossk",
      "",
    ]);
    expect(titleOf("draw hunter", CARDS)).toMatch(/hunter/i);
  });
});

describe("a decision", () => {
  it("is none where nothing is legal", () => expect(decisionOf(view("choose"), [], OUTLOOK, CARDS)).toBeNull());
  it("of the first steps is made on piles and cards, in the order of the server", () => {
    const draw = decisionOf(view("draw"), legal("draw target", "draw hunter"), OUTLOOK, CARDS);
    expect(draw?.choices).toEqual([
      { action: "draw target", label: "(draw target)", elsewhere: true },
      { action: "draw hunter", label: "(draw hunter)", elsewhere: true },
    ]);
    expect(decisionOf(view("choose"), legal("choose 3"), OUTLOOK, CARDS)?.choices[0]?.elsewhere).toBe(true);
  });
  it("of the card that was chosen says what it is and what would follow", () => {
    const found = decisionOf(view("resolve"), legal("sell 1", "play 1 @0", "play 1 @7"), OUTLOOK, CARDS);
    expect(found?.sentence).toContain("Bossk");
    expect(found?.choices.map((choice) => choice.action)).toEqual(["play 1 @0", "play 1 @7", "sell 1"]);
    expect(found?.choices.map((choice) => choice.first)).toEqual([true, false, false]);
    expect(found?.choices[0]?.label).toContain("Luke");
    expect(found?.choices[0]?.label).not.toBe(found?.choices[1]?.label.replace("Omega", "Luke"));
  });
  it("tells two targets of one character apart by what would still be missing", () => {
    const twins = [...CARDS.slice(0, 7), CARDS[0] as Card];
    const labels = (missing: number[], other: number[]) =>
      decisionOf(
        view("resolve"),
        legal("play 1 @0", "play 1 @7", "sell 1"),
        { "play 1 @0": { missing }, "play 1 @7": { missing: other } },
        twins,
      )?.choices.map(({ label }) => label) ?? [];
    const [first, second, sale] = labels([2, 0, 1], [1, 0, 1]);
    expect([first, second]).toEqual([expect.stringMatching(/Luke.*2.*1/), expect.stringMatching(/Luke.*1.*1/)]);
    expect(first).not.toBe(second);
    expect(sale).not.toContain("(");
    const [same] = labels([2, 0, 1], [2, 0, 1]); // then it does not matter which
    expect(same).not.toContain("(");
  });
  it("says what a capture would bring, or what the card does", () => {
    const hint = (...actions: string[]) => decisionOf(view("resolve"), legal(...actions), OUTLOOK, CARDS)?.hint ?? "";
    expect(hint("play 1 @0", "sell 1")).toMatch(/Luke.*16.*5.*contract/);
    expect(hint("play 1 @7", "sell 1")).toMatch(/hunter/);
  });
  it("offers something first even where nothing is captured", () => {
    expect(
      decisionOf(view("resolve"), legal("sell 3", "reserve 3", "play 3"), OUTLOOK, CARDS)?.choices.map((choice) => [
        choice.action,
        choice.first,
      ]),
    ).toEqual([
      ["play 3", true],
      ["reserve 3", false],
      ["sell 3", false],
    ]);
  });
  it("at the end of the step is to pay or to be done", () => {
    const words = (...actions: string[]) => decisionOf(view("resolve"), legal(...actions), OUTLOOK, CARDS);
    expect(words("finish")?.sentence).not.toBe(words("finish", "activate 3")?.sentence);
    expect(words("finish", "activate 2 @0")?.choices.map((choice) => choice.action)).toEqual([
      "activate 2 @0",
      "finish",
    ]);
  });
});

describe("pressing a thing", () => {
  const found = legal("play 1 @0", "activate 2 @0", "activate 2 @7", "activate 3", "sell 1");
  it("does the one thing that it can mean", () => {
    expect(pressing(found, ({ target }) => target)).toEqual(
      new Map([
        [0, ""],
        [7, "activate 2 @7"],
      ]),
    );
  });
  it("does nothing where it could mean several", () => {
    expect(pressing(found, ({ verb, card }) => (verb === "activate" ? card : null))).toEqual(
      new Map([
        [2, ""],
        [3, "activate 3"],
      ]),
    );
  });
});

describe("every card", () => {
  it.each(CARDS)("$type can be drawn, told and explained", (card) => {
    expect(drawn(card).name).not.toMatch(/client|bounty-hunters/);
    for (const words of [wordsOf(card), aboutOf(card)]) expect(words).not.toMatch(/client-|bounty-hunters-|\{/);
  });
});

describe("a line of the log", () => {
  it("speaks of a card, or of none", async () => {
    const { cardOf } = await import("./cards");
    const line = (event: string) => ({ kind: "event", event, seat: 0, operands: [17, 0, 0], text: "" }) as never;
    expect([cardOf(line("played-on")), cardOf(line("turn")), cardOf({ kind: "dealt", text: "" })]).toEqual([
      17,
      null,
      null,
    ]);
  });
});

it("numbers the choices of a decision", () => {
  const choices = [
    { action: "sell 1", label: "" },
    { action: "finish", label: "" },
  ];
  expect([...keysOf({ sentence: "", choices })]).toEqual([
    ["sell 1", "1"],
    ["finish", "2"],
  ]);
  expect([...keysOf(null)]).toEqual([]);
});

it.each([
  { cards: [4, 2], pick: null, fate: null, held: [2, 4] },
  { cards: [4, 2], pick: 3, fate: "unresolved", held: [2, 3, 4] },
  { cards: [4, 2], pick: 2, fate: "unresolved", held: [2, 4] },
  { cards: [4], pick: 2, fate: "sold", held: [4] },
])("holds $held of $cards with $pick chosen ($fate)", ({ cards, pick, fate, held }) => {
  expect(heldBy({ hand: { cards }, pick, fate } as unknown as Parameters<typeof heldBy>[0])).toEqual(held);
});
