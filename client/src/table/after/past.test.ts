import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../../net/api";
import type { Line } from "../../net/live.svelte";
import type { Update } from "../../wire";
import { course, endsOf, pointsOf, proves, rowsOf, verdict } from "./past";

const turn: Line = { kind: "event", event: "turn", seat: null, operands: [1, 0, 0], text: "" } as Line;
const other: Line = { kind: "dealt", text: "" };
const update = (...totals: (number | null)[]): Update =>
  ({
    view: {
      game: "way-of-the-mandalorian",
      players: totals.map((total) => ({ pad: total === null ? null : { total } })),
    },
  }) as unknown as Update;

describe("the course of a game", () => {
  afterEach(() => vi.restoreAllMocks());
  it("has a moment at the end of each turn", () => {
    expect(endsOf([other, turn, other, turn, turn, other], 9)).toEqual([3, 4, 6]);
    expect(endsOf([], 9)).toEqual([]);
  });
  it("of a long game is told by a limited number of moments, the last one among them", () => {
    const log = Array.from({ length: 100 }, () => turn);
    const ends = endsOf(log, 5);
    expect([ends.length, ends.at(-1), ends[0]]).toEqual([5, 100, 1]);
  });
  it("tells points as far as they are known", () => {
    expect(pointsOf(update(5, null, 7), "total")).toEqual([5, null, 7]);
    expect(pointsOf(update(5), "points")).toEqual([null]);
    expect(pointsOf({ view: null } as unknown as Update, "total")).toEqual([]);
  });
  it("grows moment by moment", async () => {
    vi.spyOn(api, "moment").mockImplementation(async (_table, _eyes, seq) => update(seq, seq * 2));
    const seen: number[] = [];
    let last: unknown;
    await course("T", { seat: 0 }, [1, 2], "total", (lines) => ((last = lines), seen.push(lines.length)));
    expect([seen, last]).toEqual([
      [1, 2],
      [
        [1, 2],
        [2, 4],
      ],
    ]);
  });
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
