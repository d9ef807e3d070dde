import { describe, expect, it } from "vitest";
import type { Course, Layer } from "./layer";
import { INSTRUMENTS } from "./music/instruments";
import { RECIPES, SOUNDS } from "./recipes";

const valuesOf = (course: Course = 1): readonly number[] => (typeof course === "number" ? [course] : course);
const endOf = ({ at = 0, long, times }: Layer): number => {
  let [end, step] = [at, times?.every ?? 0];
  for (let i = 1; i < (times?.count ?? 1); i++, step *= times?.hurry ?? 1) end += step;
  return end + long;
};

describe.each(SOUNDS)("the sound %s", (name) => {
  const { layers, lasts, gap = 0, ducks = 1, strays = 0 } = RECIPES[name];
  it("begins at once, and what still rings when it has to be silent is almost gone", () => {
    for (const variant of layers) {
      expect(Math.min(...variant.map(({ at = 0 }) => at))).toBeLessThan(0.02);
      expect(Math.max(...variant.map(endOf))).toBeLessThan(lasts[1] * 1.5);
    }
  });
  it("lasts as long as it says, is not heard again before, and leaves some of the music", () => {
    expect(lasts[0]).toBeLessThan(lasts[1]);
    expect(lasts[1]).toBeLessThanOrEqual(5);
    expect(gap).toBeLessThanOrEqual(3);
    expect(ducks > 0 && ducks <= 1).toBe(true);
    expect(strays).toBeLessThanOrEqual(200);
  });
});

describe("a layer", () => {
  const LAYERS: readonly Layer[] = [
    ...SOUNDS.flatMap((name) => RECIPES[name].layers.flat()),
    ...Object.values(INSTRUMENTS).flat(),
  ];
  it("can be heard, and has the time to swell and die away", () => {
    for (const { loud, long, attack = 0, hold = 0, partials = [] } of LAYERS) {
      expect(loud > 0 && loud < 1.2).toBe(true);
      expect(attack + hold).toBeLessThanOrEqual(Math.max(long, 4));
      expect(long).toBeGreaterThan(0.012);
      for (const [ratio, of, share] of partials) expect(ratio > 0 && of > 0 && share > 0 && share <= 1).toBe(true);
    }
  });
  it("never glides to or from nothing: a curve has no way there", () => {
    for (const { hertz, bent, filters = [] } of LAYERS)
      for (const course of [hertz, bent?.by, ...filters.map((one) => one.hertz)])
        expect(Math.min(...valuesOf(course))).toBeGreaterThan(0);
  });
  it("of noise is filtered: nobody likes bare noise", () => {
    for (const { wave, filters = [] } of LAYERS)
      if (wave === "hiss" || wave === "sand") expect(filters.length).toBeGreaterThan(0);
  });
});

describe("what is heard often", () => {
  it("is less important than what decides", () => {
    const weight = (name: keyof typeof RECIPES): number => RECIPES[name].weight;
    expect(Math.max(...(["button", "draw", "place", "discard", "token"] as const).map(weight))).toBe(1);
    expect(Math.min(...(["capture", "done", "failed", "win", "lose", "crisis"] as const).map(weight))).toBe(4);
  });
  it("strays a little, so that it does not tire", () => {
    for (const name of ["button", "draw", "place", "discard", "coin", "blaster", "strike", "hit"] as const)
      expect(RECIPES[name].strays ?? 0).toBeGreaterThan(0);
  });
  it("in a fight and with money has several ways to sound", () => {
    for (const name of ["blaster", "strike", "block", "coin", "phrase", "draw"] as const)
      expect(RECIPES[name].layers.length).toBeGreaterThan(1);
  });
});
