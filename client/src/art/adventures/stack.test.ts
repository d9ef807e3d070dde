import { describe, expect, it } from "vitest";
import { type Spot, spots } from "./stack";

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12];
/** How far two pieces reach into each other; below zero: there is room between them. */
const overlap = (a: Spot, b: Spot): number => {
  const reach = (a.size + b.size) / 2;
  return Math.min(reach - Math.abs(a.x - b.x), reach - Math.abs(a.y - b.y));
};

describe("pieces on a cell", () => {
  it("none: no place is needed", () => {
    expect(spots(0)).toEqual([]);
    expect(spots(-1)).toEqual([]);
  });

  it("one stands in the middle, and leaves room for what is printed in the corners", () => {
    const [only] = spots(1);
    expect([only?.x, only?.y]).toEqual([0.5, 0.5]);
    expect(only?.size).toBeGreaterThan(0.7);
    expect(only?.size).toBeLessThan(0.85);
  });

  it.each(COUNTS)("%i have a place each", (count) => {
    expect(spots(count)).toHaveLength(count);
    expect(new Set(spots(count).map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  });

  it.each(COUNTS)("%i stay on their cell", (count) => {
    for (const { x, y, size } of spots(count))
      for (const middle of [x, y]) {
        expect(middle - size / 2).toBeGreaterThanOrEqual(0);
        expect(middle + size / 2).toBeLessThanOrEqual(1);
      }
  });

  it.each(COUNTS)("%i cover nothing of each other", (count) => {
    const all = spots(count);
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1)) expect(overlap(a, b), `${a.x} ${b.x}`).toBeLessThanOrEqual(0);
  });

  it.each(COUNTS)("%i are all of one size", (count) => {
    expect(new Set(spots(count).map(({ size }) => size)).size).toBe(1);
  });

  it("are smaller the more there are, never larger", () => {
    const sizes = COUNTS.map((count) => spots(count)[0]?.size ?? 0);
    expect([...sizes].sort((a, b) => b - a)).toEqual(sizes);
  });

  it("four can still be told apart on a phone: 20 px on a cell of 44", () => {
    for (const { size } of spots(4)) expect(size * 44).toBeGreaterThan(19.5);
  });

  it("stand in reading order", () => {
    for (const count of COUNTS) {
      const all = spots(count);
      const order = [...all].sort((a, b) => a.y - b.y || a.x - b.x);
      expect(all).toEqual(order);
    }
  });
});
