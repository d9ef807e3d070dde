import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../net/api";
import type { Line } from "../net/live.svelte";
import type { Update } from "../wire";
import { course, endsOf, pointsOf, proves, rowsOf } from "./past";

const turn: Line = { kind: "event", event: "turn", seat: null, operands: [1, 0, 0], text: "" } as Line;
const other: Line = { kind: "dealt", text: "" };
const update = (...totals: (number | null)[]): Update => ({ view: { game: "way-of-the-mandalorian", players: totals.map((total) => ({ pad: total === null ? null : { total } })) } }) as unknown as Update;

describe("the course of a game", () => {
  afterEach(() => vi.restoreAllMocks());
  it("has a moment at the end of each turn", () => {
    expect(endsOf([other, turn, other, turn, turn, other], 9)).toEqual([3, 4, 6]);
    expect(endsOf([], 9)).toEqual([]);
  });
  it("of a long game is told by so many moments, the last one among them", () => {
    const log = Array.from({ length: 100 }, () => turn);
    const ends = endsOf(log, 5);
    expect([ends.length, ends.at(-1), ends[0]]).toEqual([5, 100, 1]);
  });
  it("tells points as far as they are known", () => {
    expect(pointsOf(update(5, null, 7))).toEqual([5, null, 7]);
    expect(pointsOf({ view: null } as unknown as Update)).toEqual([]);
  });
  it("grows moment by moment", async () => {
    vi.spyOn(api, "moment").mockImplementation(async (_table, _eyes, seq) => update(seq, seq * 2));
    const seen: number[] = [];
    let last: unknown;
    await course("T", { seat: 0 }, [1, 2], (lines) => ((last = lines), seen.push(lines.length)));
    expect([seen, last]).toEqual([[1, 2], [[1, 2], [2, 4]]]);
  });
});

describe("the score pad", () => {
  it("has the rows of the game without the place", () => {
    expect(rowsOf({ pad: [{ targets: 1, crates: 2, total: 3, credits: 4, rank: 1 }] })).toEqual(["targets", "crates", "total", "credits"]);
    expect(rowsOf({ pad: [] })).toEqual([]);
  });
  it("has no row for contracts where there are none (BH-103)", () => {
    expect(rowsOf({ pad: [{ targets: 1, contracts: 0, total: 1 }] }, { targets: 1, total: 1 })).toEqual(["targets", "total"]);
  });
});

describe("the proof of the shuffle", () => {
  const seed = "00".repeat(32);
  it("holds for the seed whose hash was shown", async () => {
    expect(await proves(seed, "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925")).toBe(true);
  });
  it("fails for any other", async () => {
    expect(await proves(`01${seed.slice(2)}`, "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925")).toBe(false);
  });
});
