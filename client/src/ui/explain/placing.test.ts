import { describe, expect, it } from "vitest";
import { type Box, placed } from "./placing";

const WINDOW = { width: 1440, height: 900 };
const SIZE = { width: 400, height: 230 };
const CARD: Box = { x: 360, y: 700, width: 130, height: 182 };

const put = (of: Box, clear: readonly Box[] = [], window = WINDOW, size = SIZE): Box => {
  const { left, top } = placed(size, of, clear, window);
  return { x: left, y: top, ...size };
};
const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const isInside = ({ x, y, width, height }: Box, window = WINDOW): boolean =>
  x >= 0 && y >= 0 && x + width <= window.width && y + height <= window.height;

describe("an explanation", () => {
  it("lies above what it explains, in its middle", () => {
    expect(placed(SIZE, CARD, [], WINDOW)).toEqual({ left: 225, top: 460 });
  });
  it("lies below what is at the upper edge", () => {
    const plaque = { x: 500, y: 50, width: 200, height: 60 };
    expect(put(plaque).y).toBe(120);
  });
  it("lies beside what is as high as the window", () => {
    const column = { x: 20, y: 10, width: 200, height: 880 };
    const tip = put(column);
    expect([tip.x, meets(tip, column)]).toEqual([230, false]);
  });
  it("does not hide the question above a hand, nor the card", () => {
    const question = { x: 12, y: 620, width: 400, height: 50 };
    const buttons = { x: 700, y: 620, width: 400, height: 50 };
    const tip = put(CARD, [question, buttons]);
    expect([question, buttons, CARD].map((one) => meets(tip, one))).toEqual([false, false, false]);
    expect(isInside(tip)).toBe(true);
  });
  it("goes past a question as wide as the window, on a phone", () => {
    const window = { width: 360, height: 740 };
    const question = { x: 6, y: 400, width: 348, height: 90 };
    const card = { x: 120, y: 620, width: 96, height: 110 };
    const tip = put(card, [question], window, { width: 344, height: 220 });
    expect([meets(tip, question), meets(tip, card), isInside(tip, window)]).toEqual([false, false, true]);
    expect(tip.y).toBe(170);
  });
  it("hides as little as it can where it does not fit", () => {
    const window = { width: 360, height: 740 };
    const question = { x: 0, y: 240, width: 360, height: 300 };
    const card = { x: 10, y: 600, width: 100, height: 130 };
    const tip = put(card, [question], window, { width: 340, height: 300 });
    expect(tip.y).toBe(8); // 68 pixels of the question, not 300
    expect(isInside(tip, window)).toBe(true);
  });
  it("stays in the window, wherever what it explains is", () => {
    for (const x of [-50, 0, 700, 1400])
      for (const y of [-50, 0, 450, 890]) expect(isInside(put({ x, y, width: 60, height: 60 }))).toBe(true);
  });
});
