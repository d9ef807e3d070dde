import { beforeEach, describe, expect, it } from "vitest";
import { Timers } from "../testing/context";
import { Conductor } from "./conductor";
import { type Bar, barOf } from "./score";
import { SECTIONS } from "./sections";

let timers: Timers;
let clock: { currentTime: number };
let played: { bar: Bar; at: number }[];
let conductor: Conductor;

beforeEach(() => {
  timers = new Timers();
  clock = { currentTime: 10 };
  played = [];
  conductor = new Conductor("seed", {
    now: () => clock.currentTime,
    play: (bar, at) => played.push({ bar, at }),
    every: timers.every,
  });
});
const pass = (seconds: number): void => timers.pass(seconds * 1000, clock as never);

describe("the conductor", () => {
  it("plays bar after bar without a gap, a little ahead of the clock", () => {
    conductor.play("play");
    pass(60);
    expect(played.length).toBeGreaterThan(16);
    for (const [i, { at }] of played.slice(1).entries())
      expect(at).toBeCloseTo((played[i]?.at ?? 0) + (played[i]?.bar.long ?? 0), 6);
    const last = played.at(-1);
    expect((last?.at ?? 0) + (last?.bar.long ?? 0)).toBeGreaterThan(clock.currentTime + 1);
    expect(last?.at).toBeLessThan(clock.currentTime + 2);
  });
  it("begins at the beginning of the score", () => {
    conductor.play("lobby");
    pass(8);
    expect(played.slice(0, 2).map(({ bar }) => bar)).toEqual([barOf("seed", 0, "lobby"), barOf("seed", 1, "lobby")]);
    expect(played[0]?.at).toBeGreaterThan(10);
  });
  it("goes on with another section at the next bar, and does not begin again", () => {
    conductor.play("play");
    pass(5);
    const before = played.length;
    conductor.play("tense");
    conductor.play("tense");
    pass(5);
    expect(played[before]?.bar).toEqual(barOf("seed", before, "tense"));
    expect(played[before]?.at).toBeCloseTo((played[before - 1]?.at ?? 0) + 8 * SECTIONS.play.eighth, 6);
    expect(timers.running).toBe(1);
  });
  it("stops, and leaves nothing behind that looks at the clock", () => {
    conductor.play("play");
    pass(5);
    conductor.stop();
    const before = played.length;
    pass(20);
    expect([played.length, timers.running, conductor.playing]).toEqual([before, 0, false]);
  });
  it("goes on where it was when it is asked for again", () => {
    conductor.play("play");
    pass(5);
    conductor.stop();
    const before = played.length;
    pass(30);
    conductor.play("play");
    expect(played[before]?.bar).toEqual(barOf("seed", before, "play"));
    expect(played[before]?.at).toBeCloseTo(clock.currentTime + 0.15, 6);
  });
  it("does not play all at once what it slept through", () => {
    conductor.play("play");
    const before = played.length;
    clock.currentTime += 600;
    timers.pass(400);
    expect(played.length - before).toBeLessThanOrEqual(2);
    expect(played[before]?.at).toBeGreaterThan(clock.currentTime);
  });
});
