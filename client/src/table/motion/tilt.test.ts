import { beforeEach, describe, expect, it, vi } from "vitest";

let calm = false;
vi.mock("../../ui/preferences.svelte", () => ({ still: () => calm }));
const { leanOf, tilting } = await import("./tilt");

const box = { left: 100, top: 200, width: 50, height: 70 };

describe("how far a card leans", () => {
  it("is nothing in its middle, and most at its edges", () => {
    expect(leanOf(box, 125, 235)).toEqual({ x: 0, y: 0 });
    expect(leanOf(box, 100, 200)).toEqual({ x: -0.5, y: -0.5 });
    expect(leanOf(box, 150, 270)).toEqual({ x: 0.5, y: 0.5 });
  });
  it("is never more, whatever lies beyond", () => expect(leanOf(box, 900, -900)).toEqual({ x: 0.5, y: -0.5 }));
  it("is nothing where there is no card to be seen", () =>
    expect(leanOf({ ...box, width: 0, height: 0 }, 1, 1)).toEqual({ x: 0, y: 0 }));
});

describe("a table with cards", () => {
  const style = new Map<string, string>();
  const card = {
    getBoundingClientRect: () => box,
    style: {
      setProperty: (name: string, value: string) => style.set(name, value),
      removeProperty: (name: string) => style.delete(name),
    },
  };
  const heard = new Map<string, (event: object) => void>();
  const root = {
    addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
    removeEventListener: (name: string) => heard.delete(name),
  } as unknown as HTMLElement;
  const at = (over: object | null, more: object = {}) =>
    heard.get("pointermove")?.({
      pointerType: "mouse",
      buttons: 0,
      clientX: 150,
      clientY: 200,
      target: { closest: () => over },
      ...more,
    });
  let end: () => void;
  beforeEach(() => {
    calm = false;
    end?.();
    style.clear();
    end = tilting(root);
  });

  it("turns a card towards the mouse, and back when it goes on", () => {
    at(card);
    expect(Object.fromEntries(style)).toEqual({ "--lean-x": "0.5", "--lean-y": "-0.5" });
    at(null);
    expect(style.size).toBe(0);
  });
  it("lies still for fingers, while something is carried, and with reduced motion", () => {
    at(card, { pointerType: "touch" });
    at(card, { buttons: 1 });
    calm = true;
    at(card);
    expect(style.size).toBe(0);
  });
  it("is as it was when the mouse has gone, and when nobody plays any more", () => {
    at(card);
    heard.get("pointerleave")?.({});
    expect(style.size).toBe(0);
    at(card);
    end();
    expect([style.size, heard.size]).toEqual([0, 0]);
  });
});
