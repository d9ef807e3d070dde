import { describe, expect, it } from "vitest";
import { fitting } from "./fitting";

const ROOM = { width: 600, height: 300 };

describe("cards on a mat", () => {
  it("are as large as they may be where there is room", () => {
    expect(fitting([1.75], 1.5, ROOM, 140, 40)).toEqual({ width: 140, lines: 1 });
    expect(fitting([], 1.5, ROOM, 140, 40)).toEqual({ width: 140, lines: 1 });
  });
  it("are smaller where they are many, or high", () => {
    expect(fitting([1.75, 1.75, 1.75, 1.75], 1.5, ROOM, 140, 40)).toEqual({ width: 100, lines: 1 });
    expect(fitting([3], 1.5, ROOM, 140, 40)).toEqual({ width: 100, lines: 1 });
  });
  it("lie in two lines where that makes them larger", () => {
    const six = fitting([1.75, 1.75, 1.75, 1.75, 1.75, 1.75], 1.5, { width: 480, height: 380 }, 140, 40);
    expect(six).toEqual({ width: 480 / 4.5, lines: 2 });
  });
  it("are never smaller than can be read", () => {
    expect(fitting(Array(20).fill(2), 1.5, { width: 100, height: 100 }, 140, 40)).toEqual({ width: 40, lines: 3 });
  });
});
