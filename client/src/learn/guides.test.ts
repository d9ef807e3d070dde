import { beforeAll, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "" } });
const { GUIDES, LESSONS, nextHint, wentOn } = await import("./guides");
const { has, need } = await import("../text/text.svelte");
type Update = import("../wire").Update;

const bounty = (view: object, me: object, ...legal: string[]): Update =>
  ({ legal: legal.map((action) => ({ action, text: "" })), view: { game: "bounty-hunters", viewer: 0, turn: 1, phase: "draw", trigger_turn: null, ...view, players: [{ open: [], orphans: null, captures: 0, credits: 1, reserved: [], contracts: [], pick: null, ...me }] } }) as unknown as Update;
const first = (name: string, update: Update, ...said: string[]): string | undefined => nextHint(GUIDES[name] ?? [], update, new Set(said))?.key;

beforeAll(() => need("client-learn"));

describe("a guide", () => {
  it("begins with a welcome, and says nothing twice", () => {
    const begin = bounty({}, {}, "draw target");
    expect(first("hunt", begin)).toBe("client-learn-bh-welcome");
    expect(first("hunt", begin, "client-learn-bh-welcome")).toBeUndefined();
  });
  it("speaks of the card that was chosen", () => {
    const resolving = (pick: number) => bounty({ phase: "resolve" }, { pick }, `sell ${pick}`);
    expect([3, 50, 160].map((pick) => first("hunt", resolving(pick)))).toEqual(["client-learn-bh-target", "client-learn-bh-hunter", "client-learn-bh-market"]);
    expect(first("contracts", resolving(120))).toBe("client-learn-bh-contract");
  });
  it("speaks of what has happened", () => {
    expect(first("hunt", bounty({ turn: 5 }, { captures: 1 }))).toBe("client-learn-bh-captured");
    expect(first("hunt", bounty({ turn: 9, trigger_turn: 9 }, { captures: 4 }), "client-learn-bh-captured")).toBe("client-learn-bh-last");
  });
  it("does not say again what somebody has gone on from", () => {
    const [welcome, , , , , , , , captured] = GUIDES["hunt"] ?? [];
    const drawing = bounty({}, {}, "draw target");
    expect(welcome && wentOn(welcome, drawing, bounty({ phase: "choose" }, {}, "choose 3"))).toBe(true);
    expect(welcome && wentOn(welcome, drawing, { ...drawing })).toBe(false);
    const waiting = bounty({ turn: 5 }, { captures: 1 });
    const asked = bounty({ turn: 5 }, { captures: 1 }, "draw target");
    expect(captured?.key).toBe("client-learn-bh-captured");
    expect(captured && [wentOn(captured, waiting, asked), wentOn(captured, asked, waiting)]).toEqual([false, true]);
  });
  it("of one game is silent at another", () => {
    expect(first("missions", bounty({}, {}, "draw target"))).toBeUndefined();
  });
  it("has somebody at the table who plays well, so that every lesson comes to its end", () => {
    for (const { bots } of LESSONS) expect(bots).toContain("greedy");
  });
  it("belongs to every lesson, and has words for everything", () => {
    for (const { name } of LESSONS) expect(GUIDES[name]?.length).toBeGreaterThan(5);
    expect(Object.values(GUIDES).flat().filter((hint) => !has(hint.key) || !hint.at)).toEqual([]);
  });
});
