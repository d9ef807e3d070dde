import { describe, expect, it, vi } from "vitest";
import { Typed } from "./keys";

describe("numbers that are typed", () => {
  const typing = (count: number, digits: string): number[] => {
    const chosen: number[] = [];
    const typed = new Typed((number) => chosen.push(number));
    for (const digit of digits) typed.digit(digit, count);
    return chosen;
  };
  it("are chosen at once where no other begins with them", () => {
    expect(typing(5, "3")).toEqual([3]);
    expect(typing(12, "4")).toEqual([4]);
    expect(typing(12, "12")).toEqual([12]);
  });
  it("that are too large, or nothing, are forgotten", () => {
    expect(typing(5, "9")).toEqual([]);
    expect(typing(5, "0")).toEqual([]);
    expect(typing(5, "92")).toEqual([2]);
  });
  it("wait a moment where another could begin with them", () => {
    vi.useFakeTimers();
    const chosen: number[] = [];
    const typed = new Typed((number) => chosen.push(number));
    typed.digit("1", 12);
    expect(chosen).toEqual([]);
    vi.runAllTimers();
    expect(chosen).toEqual([1]);
    vi.useRealTimers();
  });
  it("need not wait for a user who presses Enter", () => {
    const chosen: number[] = [];
    const typed = new Typed((number) => chosen.push(number));
    typed.digit("1", 12);
    expect([typed.enter(), chosen]).toEqual([true, [1]]);
    expect(typed.enter()).toBe(false);
  });
});
