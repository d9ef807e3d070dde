import { beforeAll, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "" } });
const { need } = await import("../../text/text.svelte");
const { highlightsOf } = await import("./outstanding");
const { feat: bounty } = await import("../../games/bounty-hunters/feat");
const { feat: way } = await import("../../games/way-of-the-mandalorian/feat");
const { bestOf } = await import("./past");
type Line = import("../../net/live.svelte").Line;
type Cards = import("../../wire").Cards["cards"];

const event = (name: string, seat: number, ...operands: number[]): Line =>
  ({ kind: "event", event: name, seat, operands, text: `${name} ${operands.join(" ")}` }) as unknown as Line;
const NOTHING = { best: null, ownBest: null, turning: null, standing: null, winner: "Zap", word: "Turn" };
const said = (line: Line): string => line.text;

beforeAll(() => need("client-table"));

describe("what is told of a game", () => {
  it("is nothing where nothing stands out", () => expect(highlightsOf(NOTHING, said)).toEqual([]));
  it("has the sentence of the best moment, and leads there", () => {
    const best = event("captured", 1, 3);
    const [one, ...others] = highlightsOf({ ...NOTHING, best }, said);
    expect([one?.text, one?.line, others]).toEqual(["captured 3", best, []]);
  });
  it("has the own best moment beside it, but not twice", () => {
    const [best, ownBest] = [event("captured", 1, 3), event("captured", 0, 4)];
    expect(highlightsOf({ ...NOTHING, best, ownBest }, said).map(({ line }) => line)).toEqual([best, ownBest]);
    expect(highlightsOf({ ...NOTHING, best, ownBest: best }, said)).toHaveLength(1);
  });
  it("says when the game turned, in the word of the game", () => {
    const told = (always: boolean) =>
      highlightsOf({ ...NOTHING, turning: { turn: 7, index: 6, always } }, said).map(({ text }) => text);
    expect(told(false)).toEqual(["Zap took the lead and kept it to the end (Turn 7)."]);
    expect(told(true)).toEqual(["Zap led from the first turn to the last."]);
  });
  it("compares with what was before", () => {
    const told = (kind: "first" | "broken" | "stands") =>
      highlightsOf({ ...NOTHING, standing: { kind, best: 1200, before: kind === "broken" ? -5 : null } }, said)[0]
        ?.text;
    expect(told("broken")).toBe("1,200: your best so far! Until now it was −5.");
    expect(told("stands")).toBe("Your best so far remains 1,200.");
    expect(told("first")).toContain("first result");
  });
});

describe("the worth of an event", () => {
  const cards = [
    { type: "hunter", character: "bossk", penalty: 2, attack: [1, 1, 1] },
    { type: "target", character: "grogu", points: 20, shield: [1, 1, 1] },
    { type: "target", character: "omega", points: 7, shield: [1, 1, 1] },
  ] as unknown as Cards;
  it("in Bounty Hunters is that of a captured target, as it is printed", () => {
    const log = [event("captured", 0, 2), event("played", 0, 1), event("captured", 1, 1)];
    expect(log.map((line) => bounty(line, cards))).toEqual([7, 0, 20]);
    expect(bestOf(log, (line) => bounty(line, cards))).toBe(log[2]);
  });
  it("in Way of the Mandalorian is what a mission has brought", () => {
    const log = [event("completed", 0, 3, 300), event("failed", 0, 3, 900), event("sale", 0, 5000)];
    expect(log.map(way)).toEqual([300, 0, 0]);
  });
});
