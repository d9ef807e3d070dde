import { describe, expect, it } from "vitest";
import { led } from "./choices";

const shown = (...texts: string[]): string[] =>
  led(texts).map(({ lead, own, first }) => `${first ? "# " : ""}${lead}|${own}`);

describe("choices", () => {
  it("that begin alike say so once", () => {
    expect(
      shown("Jet Burst into Move: 2", "Jet Burst into Attack: 3", "Jet Burst into Plan: 2", "All In into Move: 4"),
    ).toEqual([
      "# Jet Burst into |Move: 2",
      "Jet Burst into |Attack: 3",
      "Jet Burst into |Plan: 2",
      "|All In into Move: 4",
    ]);
  });
  it("follow one another in groups", () => {
    expect(
      shown("go to a", "go to b", "go to c", "look at a", "look at b", "look at c").filter((one) =>
        one.startsWith("#"),
      ),
    ).toEqual(["# go to |a", "# look at |a"]);
  });
  it("stay as they are if they are few", () =>
    expect(shown("go to a", "go to b", "pass")).toEqual(["|go to a", "|go to b", "|pass"]));
  it("begin alike in whole words only, and keep a word of their own", () => {
    expect(shown("gone", "goner", "gonest")).toEqual(["|gone", "|goner", "|gonest"]);
    expect(shown("draw a card", "draw a card", "draw a card")[0]).toBe("# draw a |card");
    expect(shown("draw", "draw a card", "draw a chip")).toEqual(["|draw", "|draw a card", "|draw a chip"]);
  });
  it("may be none", () => expect(shown()).toEqual([]));
});
