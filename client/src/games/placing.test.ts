import { describe, expect, it } from "vitest";
import { type Box, placeBeside } from "./placing";

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const TABLE = box(0, 0, 1000, 600);
const WORDS = { width: 200, height: 40 };
const covers = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe("words beside a seat", () => {
  const seat = box(400, 0, 200, 100);
  it("are close to it, and not over it", () => {
    const found = placeBeside(WORDS, seat, TABLE, [seat]);
    expect(covers(found, seat)).toBe(false);
    expect(Math.abs(found.x - 400)).toBeLessThan(20);
    expect(found.y - 100).toBeLessThan(30);
  });
  it("make room for what has changed", () => {
    const changed = box(300, 100, 400, 120);
    const found = placeBeside(WORDS, seat, TABLE, [seat, changed]);
    expect([covers(found, seat), covers(found, changed)]).toEqual([false, false]);
  });
  it("stay on the table, also beside a seat in its corner", () => {
    const corner = box(900, 0, 100, 100);
    const found = placeBeside(WORDS, corner, TABLE, [corner]);
    expect([found.x >= 0, found.x + found.width <= 1000, found.y >= 0, found.y + found.height <= 600]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(covers(found, corner)).toBe(false);
  });
  it("are all in sight, though there are several", () => {
    const seats = [0, 1, 2, 3].map((i) => box(i * 250, 0, 240, 100));
    const placed: Box[] = [];
    for (const one of seats) placed.push(placeBeside(WORDS, one, TABLE, [...seats, ...placed]));
    for (const [i, one] of placed.entries())
      for (const other of [...seats, ...placed.slice(i + 1)]) expect(covers(one, other)).toBe(false);
  });
  it("are over as little as can be where there is no room", () => {
    const [left, right] = [box(0, 0, 700, 600), box(730, 0, 270, 600)];
    const found = placeBeside(WORDS, left, TABLE, [left, right]);
    expect(found.x + found.width).toBeGreaterThan(706); // as much as possible between the two
  });
  it("are rather a little farther away than over what can be pressed, but not far", () => {
    const [near, all] = [box(380, 100, 240, 60), box(0, 100, 1000, 500)];
    expect(covers(placeBeside(WORDS, seat, TABLE, [seat], [near]), near)).toBe(false);
    const found = placeBeside(WORDS, seat, TABLE, [seat], [all]);
    expect(found.y).toBeLessThan(140);
  });
  it("that are larger than the table begin at its corner", () =>
    expect(placeBeside({ width: 2000, height: 40 }, seat, TABLE, [])).toMatchObject({ x: 0 }));
});
