import { beforeAll, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "" } });
const { choicesOf, decisionOf, lasting, ofHand, titleOf, toggled, useAction } = await import("./decision");
const { abilityOf, aboutOf, drawn, symbolsText, wordsOf } = await import("./cards");
const { need } = await import("../../text/text.svelte");
type Card = import("./cards").Card;
type View = import("../../wire").WayOfTheMandalorianView;

const EQUIPMENT: Card = {
  type: "equipment",
  name: "ion-rifle",
  symbols: [3, 0, 0, 1],
  cost: 600,
  temporary: false,
  sale: 300,
};
const MINE: Card = { ...EQUIPMENT, name: "shock-mine", symbols: [2, 0, 0, 1], cost: 200, temporary: true, sale: 100 };
const EVENT: Card = { type: "event-card", name: "crossfire", symbols: [2, 0, 0, 0], cost: 200, sale: 100 };
const MISSION: Card = {
  type: "mission",
  name: "card-cheat",
  level: 1,
  requires: [2, 1, 0, 3],
  reward: 300,
  penalty: 100,
  last: false,
};
const LAST: Card = {
  type: "mission",
  name: "bring-the-child-home",
  level: 4,
  requires: [6, 6, 6, 6],
  reward: 5000,
  penalty: 800,
  last: true,
};
const PEOPLE: Card[] = ["din-djarin", "fennec-shand", "bo-katan-kryze", "boba-fett"].map((name) => ({
  type: "character",
  name,
  symbols: [1, 1, 1, 1],
}));
// missions are numbered by themselves: the first lies at place 56
const CARDS: Card[] = [
  EQUIPMENT,
  MINE,
  ...Array<Card>(54).fill(EVENT),
  MISSION,
  ...Array<Card>(44).fill(LAST),
  ...PEOPLE,
];

const view = (phase: View["phase"], more: object = {}): View =>
  ({
    phase,
    viewer: 0,
    active: 0,
    actions: 2,
    picks: 1,
    sold: 300,
    attempt: { mission: 0 },
    players: [{ equipped: [0, null, 1, null] }],
    ...more,
  }) as unknown as View;
const doing = (more: object = {}) => ({
  selling: false,
  used: new Set<number>(),
  sell: vi.fn(),
  use: vi.fn(),
  ...more,
});
const legal = (...actions: string[]) => actions.map((action) => ({ action, text: `(${action})` }));
const decide = (phase: View["phase"], actions: string[], more = {}, how = {}) =>
  decisionOf(view(phase, more), legal(...actions), {}, CARDS, ["Anna", "Boris"], doing(how));

beforeAll(() => need("client-way-of-the-mandalorian", "way-of-the-mandalorian"));

describe("the actions of a turn", () => {
  const MAIN = ["end", "equip 0", "draw", "job", "attempt m0", "sell 0", "sell 1"];
  it("stand in the bar, or on what they are about", () => {
    const found = decide("main", MAIN);
    expect(found?.choices.filter((choice) => !choice.elsewhere).map((choice) => choice.action)).toEqual([
      "draw",
      "job",
      "",
      "end",
    ]);
    expect(found?.choices.filter((choice) => choice.elsewhere).map((choice) => choice.action)).toEqual([
      "equip 0",
      "attempt m0",
    ]);
  });
  it("ask before a turn ends with actions left, and do not without", () => {
    expect(decide("main", MAIN)?.choices.find((choice) => choice.action === "end")?.ask).toContain("2");
    const last = decide("main", ["end"], { actions: 0 })?.choices[0];
    expect([last?.ask, last?.first]).toEqual([undefined, true]);
    expect([decide("main", MAIN)?.hint, decide("main", ["end"], { actions: 0 })?.hint]).toEqual([
      expect.any(String),
      undefined,
    ]);
  });
  it("turn into a sale, and back", () => {
    const sell = vi.fn();
    const found = decide("main", MAIN, {}, { selling: true, sell });
    expect(found?.choices.map((choice) => choice.action)).toEqual(["", "sell 0", "sell 1"]);
    found?.choices[0]?.run?.();
    expect(sell).toHaveBeenCalledWith(false);
  });
  it("have no sale where nothing can be sold", () => {
    expect(decide("main", ["end", "draw"])?.choices.map((choice) => choice.action)).toEqual(["draw", "end"]);
  });
});

describe("what an action is about", () => {
  it("has a name", () => {
    expect(["equip 0", "attempt m0", "take 1"].map((action) => titleOf(action, CARDS))).toEqual([
      "Ion rifle",
      "Card cheat",
      "Shock mine",
    ]);
    expect(["end", "use 1+2", "use none", "equip 999"].map((action) => titleOf(action, CARDS))).toEqual([
      "",
      "",
      "",
      "",
    ]);
  });
});

describe("pressing a card of the hand", () => {
  const pressed = (card: number, phase: View["phase"], selling: boolean, ...actions: string[]) =>
    ofHand(card, view(phase), CARDS, selling, (action) => actions.includes(action));
  it("does what can be done with it", () => {
    expect(pressed(0, "main", false, "equip 0", "end")).toBe("equip 0");
    expect(pressed(9, "own-event", false, "pass", "event 9")).toBe("event 9");
    expect(pressed(1, "limit", false, "discard 1")).toBe("discard 1");
  });
  it("requests what is meant where it is not legal, to be told why", () => {
    expect([
      pressed(0, "main", false),
      pressed(9, "main", false),
      pressed(0, "main", true),
      pressed(0, "sale", false),
      pressed(0, "opponent-event", false),
    ]).toEqual(["equip 0", "fill 9", "sell 0", "sell 0", "event 0"]);
  });
});

describe("other decisions", () => {
  it.each([
    ["draw", ["deck", "take 5"]],
    ["sale", ["close", "sell 3"]],
    ["opponent-event", ["pass", "event 30"]],
    ["own-event", ["pass", "slot", "event 30"]],
    ["discard", ["pass", "discard 3"]],
    ["symbol", ["ignore 1", "ignore 4"]],
    ["keep", ["keep", "drop"]],
    ["limit", ["discard 3", "retain 3"]],
    ["fill", ["pass", "fill 30"]],
  ] as const)("%s is a sentence with choices in words", (phase, actions) => {
    const found = decide(phase, [...actions]);
    expect(found?.sentence).not.toMatch(/client-|\{/);
    expect(found?.hint ?? "").not.toMatch(/client-|\{/);
    expect(found?.choices.map((choice) => choice.action)).toEqual(expect.arrayContaining([...actions]));
    for (const choice of found?.choices ?? []) expect(choice.label).toMatch(/^(?!client-).+/);
  });
  it("are none for a viewer who is not asked", () => expect(decide("main", [])).toBeNull());
});

describe("an answer to an attempt", () => {
  type Outlook = import("./decision").Outlook;
  const answers = (outlook: Outlook) =>
    decisionOf(view("opponent-event"), legal("pass", "event 2", "event 3"), outlook, CARDS, ["Anna", "Boris"], doing());
  const found = (action: string, outlook: Outlook) => answers(outlook)?.choices.find((one) => one.action === action);
  const SUCCEEDS: Outlook = { pass: { succeeds: true }, "event 2": { succeeds: false }, "event 3": { succeeds: true } };
  it("is marked where the attempt would end otherwise without it, and says so first", () => {
    expect(found("event 2", SUCCEEDS)?.deciding).toBe(true);
    expect(found("event 2", SUCCEEDS)?.follows?.[0]).toBe("This card settles the attempt.");
  });
  it.each(["event 3", "pass"])("is not marked where it changes nothing: %s", (action) => {
    expect(found(action, SUCCEEDS)?.deciding).toBeUndefined();
    expect(found(action, SUCCEEDS)?.follows).toEqual(["As things stand, the attempt succeeds."]);
  });
  it("is not marked where the server does not say how it would end", () =>
    expect(found("event 2", { "event 2": { succeeds: true } })?.deciding).toBeUndefined());
});

describe("using equipment", () => {
  it("says of each card what switching it would do", () => {
    const outlook: import("./decision").Outlook = {
      "use 1": { succeeds: true },
      "use 1+3": { succeeds: false, worn_out: [1] },
    };
    const how = doing({ used: new Set([0]) });
    const choices = decisionOf(view("use"), legal("use 1"), outlook, CARDS, ["Anna", "Boris"], how)?.choices;
    expect(choices?.find(({ action }) => action === "slot-2")?.follows?.[0]).toContain("fails");
    expect(choices?.find(({ action }) => action === "use 1")?.follows?.[0]).toContain("succeeds");
    expect(choices?.find(({ action }) => action === "slot-0")?.follows).toEqual([]);
  });
  it("switches cards, and is settled with those that are on", () => {
    const use = vi.fn();
    const found = decide("use", ["use none", "use 1+3"], {}, { used: new Set([2, 0]), use });
    expect(found?.choices.map((choice) => [choice.action, choice.on])).toEqual([
      ["use 1+3", undefined],
      ["slot-0", true],
      ["slot-2", true],
    ]);
    found?.choices[2]?.run?.();
    expect(use).toHaveBeenCalledWith(2);
  });
  it("is written as the server reads it", () => {
    expect([useAction(new Set()), useAction(new Set([3, 0]))]).toEqual(["use none", "use 1+4"]);
  });
  it("begins with what the server says is not worn out by it", () => {
    const outlook = { "use 1+3+4": { available: [], worn_out: [1] }, "use 2": { available: [], worn_out: [1] } };
    expect(lasting([0, null, 1, 7], outlook)).toEqual(new Set([0, 3]));
    expect(lasting([null, 1], outlook)).toEqual(new Set());
    expect(lasting([null, null], {})).toEqual(new Set());
  });
});

describe("every card", () => {
  it.each([EQUIPMENT, MINE, EVENT, MISSION, LAST, ...PEOPLE])("$name can be drawn, told and explained", (card) => {
    for (const words of [drawn(card).name, wordsOf(card), aboutOf(card)])
      expect(words).not.toMatch(/client-|mandalorian-|\{/);
  });
  it("says symbols by their names, those that are there", () => {
    expect(symbolsText([2, 0, 0, 1])).toBe("2 firepower, 1 cunning");
  });
  it("of a character says what it can do", () => {
    expect(new Set(PEOPLE.map(abilityOf)).size).toBe(4);
  });
});

describe("a line of the log", () => {
  it("speaks of a card, of a mission, or of none", async () => {
    const { cardOf } = await import("./cards");
    const line = (event: string) => ({ kind: "event", event, seat: 0, operands: [3, 0, 0], text: "" }) as never;
    expect([
      cardOf(line("took"), CARDS),
      cardOf(line("completed"), CARDS),
      cardOf(line("quick-job"), CARDS),
      cardOf({ kind: "dealt", text: "" }, CARDS),
    ]).toEqual([3, 59, null, null]);
  });
});

it("finds a choice and its key by its action", () => {
  const draw = { action: "draw", label: "" };
  const found = choicesOf({ sentence: "", choices: [draw, { action: "end", label: "" }] });
  expect(found.get("draw")).toEqual({ choice: draw, key: "1" });
  expect(found.get("end")?.key).toBe("2");
  expect(choicesOf(null).size).toBe(0);
});

it("switches a slot on and off, and leaves the set it was given alone", () => {
  const before = new Set([1]);
  expect([...toggled(before, 2)]).toEqual([1, 2]);
  expect([...toggled(before, 1)]).toEqual([]);
  expect([...before]).toEqual([1]);
});
