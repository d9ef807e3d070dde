import { beforeEach, describe, expect, it } from "vitest";
import { chosen, Gate } from "./gate";
import { RECIPES, SOUNDS } from "./recipes";

let gate: Gate;
beforeEach(() => {
  gate = new Gate();
});

describe("sounds that come close together", () => {
  it("are heard once where they are the same", () => {
    expect([gate.admits("coin", 1), gate.admits("coin", 1.03), gate.admits("coin", 1.3)]).toEqual([true, false, true]);
  });
  it("are kept further apart where the recipe says so", () => {
    expect([gate.admits("shuffle", 1), gate.admits("shuffle", 2), gate.admits("shuffle", 2.6)]).toEqual([
      true,
      false,
      true,
    ]);
  });
  it("do not cover one another: at the same moment the more important one is heard", () => {
    expect([gate.admits("capture", 1), gate.admits("coin", 1.02), gate.admits("coin", 1.2)]).toEqual([
      true,
      false,
      true,
    ]);
  });
  it("let the more important one through, although something less important was first", () => {
    expect([gate.admits("button", 1), gate.admits("capture", 1.01)]).toEqual([true, true]);
  });
  it("are not counted when they were refused", () => {
    gate.admits("capture", 1);
    gate.admits("coin", 1.02);
    expect(gate.admits("coin", 1.06)).toBe(true);
  });
  it("are never more than can be told apart, but for what decides", () => {
    const long = ["toll", "end", "shuffle", "done", "failed", "crisis", "lose", "capture"] as const;
    for (const [i, one] of long.entries()) expect(gate.admits(one, 1 + i * 0.06)).toBe(true);
    expect([gate.admits("coin", 1.5), gate.admits("win", 1.56)]).toEqual([false, true]);
    expect(gate.admits("coin", 9)).toBe(true);
  });
  it("in a storm are few, and one follows another closely only where it is more important", () => {
    const heard = Array.from({ length: 100 }, (_, i) => ({
      sound: SOUNDS[(i * 7) % SOUNDS.length] ?? "draw",
      at: i / 100,
    })).filter(({ sound, at }) => gate.admits(sound, at));
    expect(heard.length).toBeGreaterThan(8);
    expect(heard.length).toBeLessThan(45);
    for (const [i, { sound, at }] of heard.entries())
      for (const before of heard.slice(0, i))
        if (at - before.at < 0.0499) expect(RECIPES[sound].weight).toBeGreaterThan(RECIPES[before.sound].weight);
  });
});

describe("of a moment", () => {
  it("the most important sounds are heard, as they happened, one after the other", () => {
    const heard = chosen(["draw", "blaster", "coin", "capture", "token"]);
    expect(heard.map(({ sound }) => sound)).toEqual(["blaster", "coin", "capture"]);
    expect(heard.map(({ after }) => after)).toEqual([0, 0.17, 0.34]);
  });
  it("each is heard once, however often it happened", () => {
    expect(chosen(["draw", "draw", "draw"])).toEqual([{ sound: "draw", after: 0 }]);
  });
  it("without sounds nothing is heard", () => expect(chosen([])).toEqual([]));
});
