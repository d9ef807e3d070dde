import { expect, it } from "vitest";
import { bars } from "./bars";

it("gains lie end to end, right of the line", () => {
  const { zero, rows } = bars([
    [
      { of: "targets", value: 30 },
      { of: "crates", value: 10 },
    ],
  ]);
  expect(zero).toBe(0);
  expect(rows[0]).toEqual([
    { of: "targets", value: 30, from: 0, wide: 75 },
    { of: "crates", value: 10, from: 75, wide: 25 },
  ]);
});

it("losses lie left of the line, and the line is the same for everybody", () => {
  const { zero, rows } = bars([
    [
      { of: "targets", value: 60 },
      { of: "hunters", value: -10 },
    ],
    [
      { of: "targets", value: 20 },
      { of: "hunters", value: -40 },
    ],
  ]);
  expect(zero).toBe(40);
  expect(rows[0]?.[1]).toEqual({ of: "hunters", value: -10, from: 30, wide: 10 });
  expect(rows[1]?.[1]).toEqual({ of: "hunters", value: -40, from: 0, wide: 40 });
});

it("nothing is no bar, and nobody with points is no division by nothing", () => {
  expect(bars([[{ of: "targets", value: 0 }], []])).toEqual({ zero: 0, rows: [[], []] });
  expect(bars([])).toEqual({ zero: 0, rows: [] });
});

it("nothing sticks out", () => {
  const { rows } = bars([
    [
      { of: "a", value: 7 },
      { of: "b", value: -3 },
      { of: "c", value: 5 },
      { of: "d", value: -9 },
    ],
  ]);
  for (const { from, wide } of rows.flat()) {
    expect(from).toBeGreaterThanOrEqual(-0.001);
    expect(from + wide).toBeLessThanOrEqual(100.001);
  }
});
