import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { dataset: {}, style: {} } });
const { from, moved, outOf } = await import("./move");

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
  it("that have hardly moved stay", () => {
    expect(moved(here, { ...here, x: 11 })).toBe(false);
    expect(moved(here, { ...here, x: 20 })).toBe(true);
    expect(moved(here, { ...here, width: 80 })).toBe(true);
  });
});

describe("whoever does not want to wait", () => {
  it("lets everything that moves arrive at once", async () => {
    const { glide, skip } = await import("./move");
    const place = { x: 0, y: 0, width: 50, height: 70 };
    const finish = vi.fn(function (this: { onfinish?: () => void }) {
      this.onfinish?.();
    });
    const card = { style: { zIndex: "" }, getAnimations: () => [], animate: () => ({ finish }) } as unknown as HTMLElement;
    glide(card, place, { ...place, x: 300 }, 0);
    expect(card.style.zIndex).not.toBe("");
    skip();
    skip();
    expect(finish).toHaveBeenCalledTimes(1);
    expect(card.style.zIndex).toBe("");
  });
});
