import { describe, expect, it } from "vitest";
import type { Update } from "../src/wire";
import { best, bountyHunters, inReach, wayOfTheMandalorian } from "./playing";

/** What a seat is asked, with what the server says would follow. */
const asked = (outlook: Record<string, object>, view: object = {}): Update =>
  ({ legal: Object.keys(outlook).map((action) => ({ action, text: "" })), outlook, view }) as unknown as Update;
const hunting = (open: number): object => ({ turn: 1, viewer: 0, players: [{ open: Array<object>(open).fill({}) }] });

describe("a player for pictures", () => {
  it("captures where that is possible, and else gets as near to it as it can", () => {
    const missing = (...values: number[]): object => ({ missing: values });
    expect(
      best(asked({ "sell 60": {}, "play 60 @3": missing(2, 1, 0), "play 60 @7": missing(1, 0, 0) }), bountyHunters),
    ).toBe("play 60 @7");
    expect(best(asked({ "play 60 @3": missing(0, 0, 1), "play 60 @7": { captures: 7 } }), bountyHunters)).toBe(
      "play 60 @7",
    );
  });
  it("chooses targets first, then hunters against them", () => {
    const choice = { "choose 60": {}, "choose 12": {}, "choose 180": {} };
    expect(best(asked(choice, hunting(0)), bountyHunters)).toBe("choose 12");
    expect(best(asked(choice, hunting(3)), bountyHunters)).toBe("choose 60");
  });
  it("attempts what its symbols reach, and nothing hopeless", () => {
    const attempt = (hope: string): Update => asked({ end: {}, draw: {}, "attempt m7": { hope } });
    expect(best(attempt("reached"), wayOfTheMandalorian)).toBe("attempt m7");
    expect(best(attempt("hopeless"), wayOfTheMandalorian)).toBe("draw");
  });
  it("equips where that brings a mission within reach, and only there", () => {
    const ways = (reached: number[]): Update => asked({ end: {}, draw: {}, "equip 8": { reached } });
    expect(best(ways([7]), wayOfTheMandalorian)).toBe("equip 8");
    expect(best(ways([]), wayOfTheMandalorian)).toBe("draw");
  });
  it("uses no more than it takes", () => {
    const use = { "use none": {}, "use 1": { succeeds: true }, "use 1+2": { succeeds: true } };
    expect(best(asked(use), wayOfTheMandalorian)).toBe("use 1");
  });
  it("counts the missions that are within reach", () => {
    expect(inReach(asked({ end: {}, "attempt m7": { hope: "reached" }, "attempt m8": { hope: "event" } }))).toBe(1);
  });
  it("cannot decide where nothing is asked", () => {
    expect(() => best(asked({}), bountyHunters)).toThrow("nothing to decide");
  });
});
