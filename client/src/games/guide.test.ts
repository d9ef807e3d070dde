import { beforeAll, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "" } });
const { nextHint, wentOn } = await import("./guide");
const { GAMES } = await import("./games");
const { has, need } = await import("../text/text.svelte");
type Cards = import("../wire").Cards;
type Update = import("../wire").Update;

const bounty = (view: object, me: object, ...legal: string[]): Update =>
  ({
    legal: legal.map((action) => ({ action, text: "" })),
    view: {
      game: "bounty-hunters",
      viewer: 0,
      turn: 1,
      phase: "draw",
      trigger_turn: null,
      end: { captures: 0, of: 4, left: null },
      ...view,
      players: [{ open: [], orphans: null, captures: 0, credits: 1, reserved: [], contracts: [], pick: null, ...me }],
    },
  }) as unknown as Update;
const CARDS = ["target", "hunter", "contract", "market"].map((deck) => ({ deck })) as unknown as Cards["cards"];
const first = (name: string, update: Update, ...said: string[]): string | undefined =>
  nextHint(GUIDES[name] ?? [], { update, cards: CARDS }, new Set(said))?.key;

const LESSONS = GAMES.flatMap((game) => game.lessons ?? []);
const GUIDES = Object.fromEntries(
  await Promise.all(LESSONS.map(async ({ name, hints }) => [name, await hints()] as const)),
);

beforeAll(() => need("client-learn"));

describe("a guide", () => {
  it("begins with a welcome, and says nothing twice", () => {
    const begin = bounty({}, {}, "draw target");
    expect(first("hunt", begin)).toBe("client-learn-bh-welcome");
    expect(first("hunt", begin, "client-learn-bh-welcome")).toBeUndefined();
  });
  it("speaks of the card that was chosen", () => {
    const resolving = (pick: number) => bounty({ phase: "resolve" }, { pick }, `sell ${pick}`);
    expect([0, 1, 3].map((pick) => first("hunt", resolving(pick)))).toEqual([
      "client-learn-bh-target",
      "client-learn-bh-hunter",
      "client-learn-bh-market",
    ]);
    expect(first("contracts", resolving(2))).toBe("client-learn-bh-contract");
    expect(first("hunt", resolving(99))).toBeUndefined(); // the cards are not loaded yet
  });
  it("speaks of what has happened", () => {
    expect(first("hunt", bounty({ turn: 5 }, { captures: 1 }))).toBe("client-learn-bh-captured");
    expect(first("hunt", bounty({ turn: 8, end: { captures: 3, of: 4, left: null } }, {}))).toBe(
      "client-learn-bh-near",
    );
    expect(first("hunt", bounty({ turn: 9, trigger_turn: 9 }, { captures: 4 }), "client-learn-bh-captured")).toBe(
      "client-learn-bh-last",
    );
  });
  it("does not say again what the player has gone on from", () => {
    const [welcome, , , , , , , , captured] = GUIDES["hunt"] ?? [];
    const drawing = bounty({}, {}, "draw target");
    const now = (update: Update) => ({ update, cards: CARDS });
    expect(welcome && wentOn(welcome, drawing, now(bounty({ phase: "choose" }, {}, "choose 3")))).toBe(true);
    expect(welcome && wentOn(welcome, drawing, now({ ...drawing }))).toBe(false);
    const waiting = bounty({ turn: 5 }, { captures: 1 });
    const asked = bounty({ turn: 5 }, { captures: 1 }, "draw target");
    expect(captured?.key).toBe("client-learn-bh-captured");
    expect(captured && [wentOn(captured, waiting, now(asked)), wentOn(captured, asked, now(waiting))]).toEqual([
      false,
      true,
    ]);
  });
  it("of one game is silent at another", () => {
    expect(first("missions", bounty({}, {}, "draw target"))).toBeUndefined();
  });
  it("has a bot at the table that plays well, so that every lesson comes to its end", () => {
    for (const { bots } of LESSONS) expect(bots).toContain("greedy");
  });
  it("belongs to every lesson, and has words for everything", () => {
    for (const { name } of LESSONS) expect(GUIDES[name]?.length).toBeGreaterThan(5);
    expect(
      Object.values(GUIDES)
        .flat()
        .filter((hint) => !has(hint.key) || !hint.at),
    ).toEqual([]);
  });
});
