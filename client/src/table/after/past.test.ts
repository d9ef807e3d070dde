import { describe, expect, it } from "vitest";
import type { Line } from "../../net/live.svelte";
import { bestOf, proves, rowsOf, thinned, turningPoint, verdict } from "./past";

describe("the turning point", () => {
  const course = (...scores: number[][]) => scores.map((of, i) => ({ turn: i + 1, scores: of }));
  it("is the turn from whose end on the winner led", () => {
    expect(turningPoint(course([3, 1], [3, 5], [7, 6], [8, 7]), [0])).toEqual({ turn: 3, index: 2, always: false });
  });
  it("may be the last turn", () => {
    expect(turningPoint(course([3, 1], [3, 1], [3, 5]), [1])).toMatchObject({ turn: 3, always: false });
  });
  it("is none where the winner led from the first turn on", () => {
    expect(turningPoint(course([1, 3], [2, 4]), [1])).toEqual({ turn: 1, index: 0, always: true });
  });
  it("is not reached by as many points as another has", () => {
    expect(turningPoint(course([5, 5], [6, 5]), [0])).toMatchObject({ turn: 2 });
    expect(turningPoint(course([1, 5], [5, 5]), [0])).toBeNull(); // a tie-break has decided
  });
  it("is none where several have won, or nobody, or nothing has happened", () => {
    expect(turningPoint(course([1, 1], [2, 2]), [0, 1])).toBeNull();
    expect(turningPoint(course([1, 1], [2, 2]), [])).toBeNull();
    expect(turningPoint(course([1, 0]), [0])).toBeNull();
    expect(turningPoint([], [0])).toBeNull();
  });
  it("is named by the number of its turn, whatever the first one was", () => {
    const turns = [
      { turn: 4, scores: [0, 1] },
      { turn: 9, scores: [2, 1] },
    ];
    expect(turningPoint(turns, [0])).toEqual({ turn: 9, index: 1, always: false });
  });
});

describe("the best moment", () => {
  const line = (text: string): Line => ({ kind: "dealt", text });
  const worth = ({ text }: Line): number => Number(text) || 0;
  it("is what was worth most, the earliest of several", () => {
    const log = [line("3"), line("9"), line("nothing"), line("9")];
    expect(bestOf(log, worth)).toBe(log[1]);
  });
  it("is none where nothing was worth anything", () => {
    expect(bestOf([line("nothing"), line("0"), line("-4")], worth)).toBeNull();
    expect(bestOf([], worth)).toBeNull();
  });
});

describe("a long game", () => {
  it("is told by a limited number of moments, the first and the last among them", () => {
    const all = Array.from({ length: 100 }, (_, i) => i);
    const found = thinned(all, 5);
    expect([found.length, found[0], found.at(-1)]).toEqual([5, 0, 99]);
    expect(found).toEqual([...found].sort((a, b) => a - b));
  });
  it("keeps all where there is room", () => expect(thinned([1, 2, 3], 3)).toEqual([1, 2, 3]));
});

describe("the verdict", () => {
  const ended = (...winners: number[]) => ({ winners, unfinished: false });
  it("says who has won to each viewer", () => {
    expect(verdict(ended(1), false, 1)).toBe("client-you-win");
    expect(verdict(ended(0, 1), false, 1)).toBe("client-you-share");
    expect(verdict(ended(0, 1), false, 2)).toBe("client-winner");
    expect(verdict(ended(0), false, null)).toBe("client-winner");
  });
  it("is one for all who play together", () => {
    expect(verdict(ended(0, 1), true, 0)).toBe("client-won-together");
    expect(verdict(ended(), true, 0)).toBe("client-lost-together");
  });
  it("is no win if the game was stopped unfinished (WM-A52)", () => {
    for (const together of [false, true])
      for (const seat of [0, null])
        expect(verdict({ winners: [], unfinished: true }, together, seat)).toBe("client-unfinished");
  });
});

describe("the score pad", () => {
  it("has the rows of the game without the place", () => {
    const pad = [{ targets: 1, crates: 2, total: 3, rank: 1 }];
    expect(rowsOf({ pad }, "rank", () => true)).toEqual(["targets", "crates", "total"]);
    expect(rowsOf({ pad: [] }, "rank", () => true)).toEqual([]);
  });
  it("has no row that is not for people, and all rows of a game without words", () => {
    const pad = [{ credits: 4, unfinished: 0, rank: 1 }];
    expect(rowsOf({ pad }, "rank", (row) => row === "credits")).toEqual(["credits"]);
    expect(rowsOf({ pad }, "rank", () => false)).toEqual(["credits", "unfinished"]);
  });
  it("has no row for contracts where there are none (BH-103)", () => {
    const pad = [{ targets: 1, contracts: 0, total: 1 }];
    expect(rowsOf({ pad }, "rank", () => true, { targets: 1, total: 1 })).toEqual(["targets", "total"]);
  });
});

describe("the proof of the shuffle", () => {
  const seed = "00".repeat(32);
  it("holds for the seed whose hash was shown", async () => {
    expect(await proves(seed, "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925")).toBe(true);
  });
  it("fails for any other", async () => {
    expect(await proves(`01${seed.slice(2)}`, "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925")).toBe(
      false,
    );
  });
});
