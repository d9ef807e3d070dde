import { expect, it } from "vitest";
import { scene } from "./scene";
import { between, chance, hash, pick } from "./seed";
import { faults } from "./testing/svg";

it("a text has one number, on every machine", () => {
  expect(hash("")).toBe(2166136261);
  expect(hash("grogu")).toBe(hash("grogu"));
  expect(hash("grogu")).not.toBe(hash("grogV"));
});

it("a text has one row of numbers", () => {
  const [a, b, c] = [chance("grogu"), chance("grogu"), chance("luke")];
  const first = Array.from({ length: 50 }, a);
  expect(Array.from({ length: 50 }, b)).toEqual(first);
  expect(Array.from({ length: 50 }, c)).not.toEqual(first);
  for (const x of first) expect(x >= 0 && x < 1).toBe(true);
});

it("numbers are spread, and picks stay inside", () => {
  const r = chance("spread");
  const many = Array.from({ length: 2000 }, () => between(r, 10, 20));
  const mean = many.reduce((sum, x) => sum + x, 0) / many.length;
  expect(mean).toBeGreaterThan(14.5);
  expect(mean).toBeLessThan(15.5);
  expect(new Set(Array.from({ length: 200 }, () => pick(r, ["a", "b", "c"])))).toEqual(new Set(["a", "b", "c"]));
});

it("a place looks the same for the same card, and other for another", () => {
  const one = scene("dunes", "2f7d57", "ffe3a0", "grogu 20");
  expect(scene("dunes", "2f7d57", "ffe3a0", "grogu 20")).toBe(one);
  expect(scene("dunes", "2f7d57", "ffe3a0", "grogu 15")).not.toBe(one);
  expect(scene("ice", "2f7d57", "ffe3a0", "grogu 20")).not.toBe(one);
  expect(faults(one)).toEqual([]);
});
