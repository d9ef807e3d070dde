import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { dataset: {}, style: {} } });
const { from, moved, outcomes, outOf, turning } = await import("./move");
const { sparksOf } = await import("./flourish");

describe("things that move", () => {
  const here = { x: 10, y: 20, width: 50, height: 70 };
  it("begin where they were, as large as they were", () => {
    expect(from({ x: 110, y: 5, width: 100, height: 140 }, here)).toBe("translate(100px, -15px) scale(2)");
  });
  it("that have no size now are not scaled", () => {
    expect(from(here, { x: 0, y: 0, width: 0, height: 0 })).toBe("translate(10px, 20px) scale(1)");
  });
  it("that come out of a place begin small, in its middle", () => {
    expect(outOf({ x: 100, y: 100, width: 300, height: 60 }, here)).toEqual({ x: 235, y: 109, width: 30, height: 42 });
  });
  it("that are turned over show their edge first, in the middle of where they were", () => {
    expect(turning({ x: 110, y: 20, width: 100, height: 140 }, here)).toBe(
      "perspective(60rem) translate(125px, 35px) scale(2) rotateY(90deg)",
    );
  });
  it("that have hardly moved stay", () => {
    expect(moved(here, { ...here, x: 11 })).toBe(false);
    expect(moved(here, { ...here, x: 20 })).toBe(true);
    expect(moved(here, { ...here, width: 80 })).toBe(true);
  });
});

describe("skipping", () => {
  it("lets everything that moves arrive at once", async () => {
    const { glide, skip } = await import("./move");
    const place = { x: 0, y: 0, width: 50, height: 70 };
    const finish = vi.fn(function (this: { onfinish?: () => void }) {
      this.onfinish?.();
    });
    const card = {
      style: { zIndex: "" },
      getAnimations: () => [],
      animate: () => ({ finish }),
    } as unknown as HTMLElement;
    glide(card, place, { ...place, x: 300 }, 0);
    expect(card.style.zIndex).not.toBe("");
    skip();
    skip();
    expect(finish).toHaveBeenCalledTimes(1);
    expect(card.style.zIndex).toBe("");
  });
});

describe("a moment of light", () => {
  const card = { x: 0, y: 0, width: 50, height: 70 };
  const things = (states: Record<string, string>): Element => {
    const made = Object.entries(states).map(([name, state]) => ({
      getAttribute: (key: string) => (key === "data-thing" ? name : key === "data-state" ? state : null),
      getBoundingClientRect: () => card,
    }));
    return { querySelectorAll: () => made } as unknown as Element;
  };
  const found = (was: Record<string, string>, now: Record<string, string>, how: "good" | "bad" | "" = "") =>
    [
      ...outcomes(
        new Map(Object.keys(was).map((name) => [name, card])),
        new Map(Object.entries(was)),
        things(now),
        how,
      ),
    ].map(([, outcome]) => outcome);
  it("is there when a thing is gained, once", () => {
    expect(found({ "card-1": "", "card-2": "gained" }, { "card-1": "gained", "card-2": "gained" })).toEqual(["good"]);
    expect(found({ "card-1": "gained" }, { "card-1": "gained" })).toEqual([]);
  });
  it("is not there for what was gained before the viewer came", () =>
    expect(found({}, { "card-1": "gained" })).toEqual([]));
  it("shows how an attempt ended", () => {
    expect(found({ "mission-3": "tried" }, {}, "good")).toEqual(["good"]);
    expect(found({ "mission-3": "tried" }, { "mission-3": "" }, "bad")).toEqual(["bad"]);
    expect(found({ "mission-3": "tried" }, { "mission-3": "tried" }, "bad")).toEqual([]);
    expect(found({ "mission-3": "tried" }, {})).toEqual([]);
  });
  it("sends its sparks round about, the same every time", () => {
    const sparks = sparksOf(card, 8);
    expect(sparks).toEqual(sparksOf(card, 8));
    expect(new Set(sparks.map(({ x, y }) => `${Math.sign(x)} ${Math.sign(y)}`)).size).toBeGreaterThanOrEqual(4);
    expect(sparks.every(({ x, y }) => Math.hypot(x, y) < 70)).toBe(true);
  });
});
