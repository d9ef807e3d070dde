import { describe, expect, it } from "vitest";
import type { Time } from "../film/film.svelte";
import { SLOWER } from "../film/length";
import { Count } from "./count.svelte";

/** A time that is moved by hand. */
class Clock implements Time {
  work: (() => void) | null = null;
  waits: number[] = [];
  later(milliseconds: number, work: () => void): () => void {
    this.waits.push(milliseconds);
    this.work = work;
    return () => (this.work = null);
  }
  strikes(times: number): void {
    for (; times > 0; times--) {
      const { work } = this;
      this.work = null;
      work?.();
    }
  }
}

describe("the count after a game", () => {
  it("shows row by row, and only then names the winner", () => {
    const clock = new Clock();
    const count = new Count(3, "normal", clock);
    const seen: string[] = [];
    for (let i = 0; i < 5; i++) {
      seen.push(`${count.rows}${count.named ? "!" : ""}`);
      clock.strikes(1);
    }
    expect(seen).toEqual(["0", "1", "2", "3", "3!"]);
    expect(clock.work).toBeNull();
  });
  it("can be skipped at any moment, and then nothing more happens", () => {
    for (let struck = 0; struck < 4; struck++) {
      const clock = new Clock();
      const count = new Count(3, "normal", clock);
      clock.strikes(struck);
      count.skip();
      expect([count.rows, count.named, clock.work]).toEqual([3, true, null]);
    }
  });
  it("is over at once where others are seen to act at once", () => {
    const clock = new Clock();
    const count = new Count(3, "instant", clock);
    expect([count.rows, count.named, clock.waits]).toEqual([3, true, []]);
  });
  it("takes as long as the viewer wants", () => {
    const waits = (pace: "slow" | "quick"): number[] => {
      const clock = new Clock();
      void new Count(2, pace, clock);
      clock.strikes(3);
      return clock.waits;
    };
    const [slow, quick] = [waits("slow"), waits("quick")];
    expect(slow.length).toBe(quick.length);
    for (const [i, wait] of slow.entries()) expect(wait / (quick[i] ?? 0)).toBeCloseTo(SLOWER.slow / SLOWER.quick);
  });
  it("names the winner of a game without a sheet", () => {
    const clock = new Clock();
    const count = new Count(0, "normal", clock);
    clock.strikes(1);
    expect(count.named).toBe(true);
  });
  it("ends with the page", () => {
    const clock = new Clock();
    const count = new Count(3, "normal", clock);
    count.stop();
    clock.strikes(9);
    expect([count.rows, count.named]).toEqual([0, false]);
  });
});
