import { beforeAll, describe, expect, it, vi } from "vitest";
import type { BountyHuntersCard } from "../wire";

vi.stubGlobal("document", { documentElement: { lang: "" }, baseURI: "https://cantina.example/" });
const { need } = await import("../text/text.svelte");
const { signed } = await import("./preview");
const bounty = await import("./bounty-hunters/preview");
const way = await import("./way-of-the-mandalorian/preview");
beforeAll(() =>
  need(
    "client-table",
    "client-bounty-hunters",
    "client-way-of-the-mandalorian",
    "bounty-hunters",
    "way-of-the-mandalorian",
  ),
);

const TARGET = {
  type: "target",
  deck: "target",
  character: "luke",
  points: 9,
  shield: [4, 1, 6],
  bonus: "credit",
  copies: 2,
} as unknown as BountyHuntersCard;

describe("what would follow", () => {
  it("has numbers with their signs", () => {
    expect([signed(2), signed(-3)]).toEqual(["+2", "−3"]);
  });
  it("begins with a capture and what it brings, in Bounty Hunters", () => {
    const lines = bounty.linesOf({ captures: 0, points: 9, penalty: 3, ends: true, contracts: 4, credits: 2 }, [
      TARGET,
    ]);
    expect(lines[0]).toMatch(/brings 9 points, less 3 for the hunters, and a credit/);
    expect(lines.slice(1)).toEqual(["This begins the end of the game.", "Contracts: +4", "Credits: +2"]);
  });
  it("says what a target is still short of, and what cannot be paid", () => {
    expect(bounty.linesOf({ missing: [0, 1, 2], credits: -1 }, [TARGET])).toEqual([
      "missing: green 0, blue 1, orange 2",
      "Credits: −1",
    ]);
    expect(bounty.linesOf({ unpaid: true }, [])).toEqual(["You cannot pay for it now: only reserve or sell it."]);
  });
  it("says how an attempt stands, in Way of the Mandalorian", () => {
    expect(way.linesOf({ hope: "reached", reward: 700, penalty: 200 }, [])).toEqual([
      "Your symbols are enough, unless somebody plays an event.",
      "Success: +700. Failure: −200.",
    ]);
    expect(way.linesOf({ succeeds: false, credits: -200 }, [])).toEqual([
      "As things stand, the attempt fails.",
      "Credits: −200",
    ]);
    expect(way.linesOf({ surplus: 2 }, [])[0]).toContain("Cards over the limit: 2.");
  });
  it("asks before an attempt that cannot succeed, and before no other", () => {
    expect(way.sureOf({ hope: "hopeless" })).toBe(
      "As your board is now, this cannot succeed. Attempt it all the same?",
    );
    expect([way.sureOf({ hope: "event" }), way.sureOf({}), way.sureOf(undefined)]).toEqual(["", "", ""]);
  });
  it("is nothing where the server says nothing", () => {
    expect([bounty.linesOf(undefined, []), way.linesOf(undefined, [])]).toEqual([[], []]);
  });
});
