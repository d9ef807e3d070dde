import { describe, expect, it } from "vitest";
import { isStacked, type Shape, shapeOf } from "./shape.svelte";

/** The shape of a table in a window of this size, with letters of this many pixels. */
const at = (width: number, height: number, letter = 16): Shape =>
  shapeOf({ width: width / letter, height: height / letter });

describe("the layout of a table", () => {
  it.each([
    [1440, 900, "desk"],
    [1280, 720, "desk"],
    [1180, 820, "flat"],
    [1024, 768, "flat"],
    [820, 1180, "upright"],
    [768, 1024, "upright"],
    [844, 390, "lying"],
    [360, 740, "phone"],
    [1024, 600, "phone"], // too low for a wide table, too high for a phone on its side
  ] as const)("in a window of %i x %i is %s", (width, height, shape) => expect(at(width, height)).toBe(shape));

  it.each([
    [1440, 900, "lying"],
    [1024, 768, "lying"],
    [820, 1180, "phone"],
    [360, 740, "phone"],
  ] as const)("with letters twice as large, in %i x %i, is %s", (width, height, shape) =>
    expect(at(width, height, 32)).toBe(shape),
  );

  it("grows with the window, and does not change by it", () => {
    expect(at(1920, 1080, 19.2)).toBe(at(1600, 900, 16));
  });
  it("is one column, or two on a low screen, unless there is a desk's room", () => {
    const stacked = (["desk", "flat", "upright", "lying", "phone"] as const).filter(isStacked);
    expect(stacked).toEqual(["upright", "lying", "phone"]);
  });
});
