import { describe, expect, it } from "vitest";
import { beside, spread } from "./chart";

describe("signs at the ends of lines", () => {
  it("stay where they belong if there is room", () => expect(spread([10, 100, 50], 20, 0, 200)).toEqual([10, 100, 50]));
  it("stand around their place if they share it", () => expect(spread([50, 50, 50], 20, 0, 200)).toEqual([30, 50, 70]));
  it("keep their order and their distance", () => expect(spread([60, 50, 55], 20, 0, 200)).toEqual([75, 35, 55]));
  it("push those aside that they come near to", () =>
    expect(spread([50, 50, 70], 20, 0, 200)).toEqual(
      [36.666666666666664, 56.666666666666664, 76.66666666666666].map((one) => expect.closeTo(one)),
    ));
  it("do not leave the chart", () => {
    expect(spread([0, 0, 5], 20, 0, 200)).toEqual([0, 20, 40]);
    expect(spread([200, 200], 20, 0, 200)).toEqual([180, 200]);
  });
  it("keep their distance even where there is no room for all", () =>
    expect(spread([5, 5, 5], 20, 0, 30)).toEqual([0, 20, 40]));
  it("may be none", () => expect(spread([], 20, 0, 200)).toEqual([]));
});

describe("lines at a moment", () => {
  it("run side by side where they are equal", () => expect(beside([0, 0, 7, 0], 4)).toEqual([-4, 0, 0, 4]));
  it("are not moved for those of whom nothing is known", () => expect(beside([null, 3, null], 4)).toEqual([0, 0, 0]));
});
