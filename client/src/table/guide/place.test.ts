import { describe, expect, it } from "vitest";
import {
  around,
  AWAY,
  type Box,
  covers,
  cut,
  distance,
  grown,
  placed,
  shared,
  type Surroundings,
  tailOf,
} from "./place";

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const DESK: Surroundings = {
  window: box(0, 0, 1440, 900),
  size: { width: 320, height: 90 },
  thing: box(200, 300, 100, 140),
  keep: [],
  spare: [],
  across: false,
};
const PHONE: Surroundings = {
  ...DESK,
  window: box(0, 0, 360, 740),
  size: { width: 344, height: 80 },
  thing: box(20, 640, 320, 90),
  across: true,
};
const inside = (one: Box, { window }: Surroundings): boolean =>
  one.x >= window.x && one.y >= window.y && one.x + one.width <= window.width && one.y + one.height <= window.height;

describe("boxes", () => {
  it("share an area, or are apart", () => {
    expect(shared(box(0, 0, 10, 10), box(5, 6, 10, 10))).toBe(20);
    expect(shared(box(0, 0, 10, 10), box(10, 0, 10, 10))).toBe(0);
    expect(distance(box(0, 0, 10, 10), box(13, 14, 5, 5))).toBe(5);
    expect(distance(box(0, 0, 10, 10), box(5, 5, 10, 10))).toBe(0);
  });
  it("are put around others, grow, and are cut off", () => {
    expect(around([box(0, 10, 10, 10), box(30, 0, 10, 10)])).toEqual(box(0, 0, 40, 20));
    expect(around([])).toBeNull();
    expect(grown(box(10, 10, 10, 10), 5)).toEqual(box(5, 5, 20, 20));
    expect(cut(box(0, 0, 10, 10), box(5, 5, 20, 20))).toEqual(box(5, 5, 5, 5));
    expect(cut(box(0, 0, 10, 10), box(10, 0, 20, 20))).toBeNull();
  });
});

describe("a bubble", () => {
  it("stands beside its thing, near it, with room for its tail", () => {
    const place = placed(DESK);
    expect(covers(place, DESK)).toBe(false);
    expect(distance(place, DESK.thing as Box)).toBeGreaterThanOrEqual(AWAY);
    expect(distance(place, DESK.thing as Box)).toBeLessThan(AWAY + 10);
    expect(inside(place, DESK)).toBe(true);
  });
  it("covers neither the decision nor what can be chosen, wherever these are", () => {
    for (let x = 0; x < 1400; x += 100)
      for (let y = 0; y < 860; y += 80) {
        const given = { ...DESK, thing: box(x, y, 90, 60), keep: [box(200, 640, 900, 60), box(300, 720, 700, 160)] };
        const place = placed(given);
        expect([x, y, covers(place, given), inside(place, given)]).toEqual([x, y, false, true]);
      }
  });
  it("rather leaves the cards in sight", () => {
    const cards = [box(320, 280, 300, 180)];
    expect(shared(placed({ ...DESK, spare: cards }), cards[0] as Box)).toBeLessThan(400); // the grid is not finer
  });
  it("stands in the middle where its thing is not in sight", () => {
    const place = placed({ ...DESK, thing: null });
    expect(Math.abs(place.x + place.width / 2 - 720)).toBeLessThan(10);
    expect(Math.abs(place.y + place.height / 2 - 450)).toBeLessThan(10);
  });
  it("stands above or below its thing on a phone, in the middle", () => {
    const above = placed(PHONE);
    expect([above.x, above.y + above.height <= 640 - AWAY]).toEqual([8, true]);
    expect(placed({ ...PHONE, thing: box(20, 20, 320, 90) }).y).toBeGreaterThanOrEqual(110 + AWAY);
  });
  it("goes farther away on a phone where that is needed", () => {
    const keep = [box(0, 0, 360, 200), box(0, 500, 360, 240)];
    const given = { ...PHONE, thing: box(20, 220, 100, 100), keep };
    expect(covers(placed(given), given)).toBe(false);
  });
  it("covers as little as it can where there is no room at all", () => {
    const given = { ...PHONE, thing: box(0, 0, 360, 700), keep: [] };
    expect(placed(given).y).toBe(740 - 80 - 8);
  });
});

describe("the tail of a bubble", () => {
  it("reaches from its edge to the edge of its thing", () => {
    const thing = box(200, 300, 100, 140);
    expect(tailOf(box(90, 195, 320, 90), thing)).toEqual([
      [241, 285],
      [259, 285],
      [250, 300],
    ]);
    expect(tailOf(box(90, 455, 320, 90), thing)?.[2]).toEqual([250, 440]);
    expect(tailOf(box(315, 320, 320, 90), thing)).toEqual([
      [315, 356],
      [315, 374],
      [300, 365],
    ]);
  });
  it("begins on the bubble, however far to the side its thing is", () => {
    const [from, to, tip] = tailOf(box(700, 100, 320, 90), box(660, 200, 20, 50)) ?? [];
    expect([from?.[0], to?.[0]]).toEqual([714, 732]);
    expect(tip?.[0]).toBeLessThan(714);
  });
  it("only points at what is far away, over nothing that lies between", () => {
    expect(tailOf(box(90, 180, 320, 90), box(200, 570, 100, 140))?.[2]).toEqual([250, 270 + AWAY]);
  });
  it("is not there without a thing, or where one lies over the other", () => {
    expect(tailOf(box(0, 0, 100, 100), null)).toBeNull();
    expect(tailOf(box(0, 0, 100, 100), box(20, 20, 20, 20))).toBeNull();
  });
});
