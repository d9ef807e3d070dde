import { describe, expect, it } from "vitest";
import { mix, tone } from "./color";
import { draw, layer, mirrored, paint, pen } from "./paper";
import { faults, ids, tags } from "./testing/svg";

describe("a mirrored outline", () => {
  it("goes down on the left and up on the right", () => {
    expect(mirrored("50 10L20 40L50 90")).toBe("M50 10L20 40L50 90L80 40 L50 10 Z");
  });

  it("turns the handles of a curve round", () => {
    expect(mirrored("50 0C30 0 20 20 20 40L50 90")).toBe("M50 0C30 0 20 20 20 40L50 90L80 40 C80 20 70 0 50 0 Z");
  });
});

describe("a colour in a layer", () => {
  it("is six digits, or the number of a colour handed in", () => {
    expect(paint("aabbcc", [])).toEqual(["aabbcc", 1]);
    expect(paint("1", ["000000", "ff0000"])).toEqual(["ff0000", 1]);
  });

  it("can be darker, lighter, and see-through", () => {
    expect(paint("0-", ["808080"])[0]).toBe(tone("808080", -0.28));
    expect(paint("0++", ["808080"])[0]).toBe(tone("808080", 0.56));
    expect(paint("0/40", ["808080"])).toEqual(["808080", 0.4]);
  });

  it("is mixed part by part", () => {
    expect(mix("000000", "ffffff", 0.5)).toBe("808080");
    expect(mix("102030", "102030", 0.7)).toBe("102030");
  });
});

describe("a sheet of paper", () => {
  const square = "M10 10H90V90H10Z";

  it("without depth is one path, with depth it has sides, edge, rim and shadow", () => {
    expect(tags(layer(["ff0000", square], [], pen("a")))).toEqual(["path"]);
    expect(tags(layer(["ff0000", square, 6], [], pen("a"))).filter((tag) => tag === "path")).toHaveLength(6);
  });

  it("is plainer where fine detail would not be seen", () => {
    const [fine, plain] = [true, false].map((f) => layer(["ff0000", square, 6], [], pen("a", "ffffff", f)).length);
    expect(plain).toBeLessThan(fine as number);
  });

  it("keeps the light above left when it is turned", () => {
    const shade = (turn: number): string =>
      /translate\((-?[\d.]+ -?[\d.]+)\)/.exec(layer(["ff0000", square, 5], [], { ...pen("a"), turn }))?.[1] ?? "";
    expect(shade(0)).toBe("1.2 1.8");
    expect(shade(90)).toBe("1.8 -1.2");
  });

  it("never uses an id twice, also when it is mirrored", () => {
    const svg = draw(
      [
        ["ff0000", `|${square}`, 5],
        ["00ff00", square, 3],
      ],
      [],
      pen("a"),
    );
    expect(ids(svg)).toEqual(["a-0", "a-1", "a-2"]);
    expect(faults(svg)).toEqual([]);
  });
});
