import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { dataset: {}, style: {} } });
const { leaning } = await import("./drag");

describe("a card that is dragged", () => {
  it("is where the pointer is, and leans to where it goes", () => {
    expect(leaning(50, -120)).toBe("translate(50px, -120px) rotate(2.0deg)");
    expect(leaning(-75, 0)).toBe("translate(-75px, 0px) rotate(-3.0deg)");
  });
  it("never leans far", () =>
    expect([leaning(5000, 0), leaning(-5000, 0)].map((how) => /rotate\((.*)\)/.exec(how)?.[1])).toEqual([
      "8.0deg",
      "-8.0deg",
    ]));
});
