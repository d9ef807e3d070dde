import { beforeEach, describe, expect, it } from "vitest";
import { RECIPES } from "./recipes";
import { gainOf, Speaker } from "./speaker";
import { fake, type FakeContext, type Node, type Param, Timers } from "./testing/context";

let context: FakeContext & AudioContext;
let timers: Timers;
let speaker: Speaker;
beforeEach(() => {
  context = fake();
  timers = new Timers();
  speaker = new Speaker(context, timers.every);
  speaker.volumes = { effects: 80, music: 50 };
});
const sourcesOf = (work: () => void): Node[] =>
  context.since(work).filter(({ kind }) => kind === "oscillator" || kind === "samples");
const pass = (seconds: number): void => timers.pass(seconds * 1000, context);
const ducks = (): Param["events"] =>
  context.made.flatMap((one) => one.param("gain")?.events ?? []).filter(([name]) => name === "towards in 0.03");

describe("the loudness", () => {
  it("grows evenly for ears: half the slider is a quarter of the gain", () => {
    expect([0, 50, 100].map(gainOf)).toEqual([0, 0.25, 1]);
    expect([gainOf(-5), gainOf(130)]).toEqual([0, 1]);
  });
  it("of effects and of music are two", () => {
    const volumes = context.made
      .map((one) => one.param("gain"))
      .filter((gain) => gain?.events.some(([name]) => name === "towards in 0.0625"));
    expect(volumes.map(({ value }) => Number(value.toFixed(3)))).toEqual([0.64, 0.25]);
  });
});

describe("an effect", () => {
  it("is heard at once", () => {
    context.currentTime = 5;
    const sources = sourcesOf(() => speaker.play(["coin"]));
    expect(Math.min(...sources.map(({ started }) => started ?? 0))).toBeCloseTo(5.01, 2);
  });
  it("makes the music give way, as much as it says", () => {
    speaker.play(["capture"]);
    expect(ducks()).toEqual([["towards in 0.03", RECIPES.capture.ducks, 0.01]]);
  });
  it("that comes again at once is not heard twice, nor does it duck twice", () => {
    speaker.play(["coin"]);
    expect(sourcesOf(() => speaker.play(["coin"]))).toEqual([]);
    expect(ducks().length).toBe(1);
    context.currentTime = 1;
    expect(sourcesOf(() => speaker.play(["coin"])).length).toBeGreaterThan(0);
  });
  it("sounds another way the next time", () => {
    const first = sourcesOf(() => speaker.play(["blaster"])).length;
    context.currentTime = 3;
    const second = sourcesOf(() => speaker.play(["blaster"])).length;
    expect(second).not.toBe(first); // one shot, then two
  });
  it("of a moment with many is one after the other", () => {
    const sources = sourcesOf(() => speaker.play(["draw", "coin", "capture"]));
    const begins = sources.map(({ started }) => started ?? 0);
    expect(Math.min(...begins)).toBeCloseTo(0.01, 2);
    expect(Math.max(...begins)).toBeGreaterThan(0.35);
  });
  it("is not heard while effects are silent, nor before the browser allows it", () => {
    speaker.volumes = { effects: 0, music: 50 };
    expect(sourcesOf(() => speaker.play(["coin"]))).toEqual([]);
    speaker.volumes = { effects: 80, music: 50 };
    context.state = "suspended";
    expect(sourcesOf(() => speaker.play(["coin"]))).toEqual([]);
  });
});

describe("the music", () => {
  it("plays on and on, and nothing that was played before goes on sounding", () => {
    speaker.music("play", "table");
    const before = context.sources.length;
    pass(60);
    expect(context.sources.length).toBeGreaterThan(before * 5);
    for (const { stopped } of context.sources) expect(stopped).toBeLessThan(context.currentTime + 12);
  });
  it("goes on when the section changes, and is another one at another table", () => {
    speaker.music("play", "table");
    const [gains] = [context.made.filter(({ kind }) => kind === "room").length];
    speaker.music("tense", "table");
    expect(timers.running).toBe(1);
    speaker.music("play", "another");
    pass(1);
    expect([timers.running, gains]).toEqual([1, 2]);
  });
  it("goes on where it stopped, after a curtain or in a page that is seen again", () => {
    const pitches = (): unknown[] => {
      const made = context.since(() => speaker.music("play", "table"));
      return made.filter(({ kind }) => kind === "oscillator").map((one) => one.param("frequency").events[0]?.[1]);
    };
    const first = pitches();
    pass(20);
    speaker.music(null, "");
    pass(5);
    const later = pitches();
    expect(later.length).toBeGreaterThan(5);
    expect(later).not.toEqual(first);
  });
  it("falls silent with all that was written ahead", () => {
    speaker.music("play", "table");
    pass(10);
    const made = context.sources.length;
    speaker.music(null, "");
    pass(1);
    expect(context.made.filter(({ left }) => left).length).toBe(2); // dry, and in the room
    pass(30);
    expect([context.sources.length, timers.running]).toEqual([made, 0]);
  });
});

describe("a context", () => {
  it("rests when nothing was played for a while, and is woken for the next sound", async () => {
    await speaker.wake();
    speaker.play(["coin"]);
    pass(31);
    expect(context.state).toBe("suspended");
    await speaker.wake();
    context.currentTime += 1;
    expect([context.state, sourcesOf(() => speaker.play(["coin"])).length > 0]).toEqual(["running", true]);
  });
  it("does not rest while there is music", async () => {
    await speaker.wake();
    speaker.music("lobby", "table");
    pass(120);
    expect(context.state).toBe("running");
  });
  it("that waits for another gesture does not keep anybody waiting", async () => {
    context.state = "suspended";
    Object.assign(context, { resume: () => new Promise(() => {}) });
    const woken = speaker.wake();
    pass(1);
    await woken;
    expect(sourcesOf(() => speaker.play(["coin"]))).toEqual([]);
  });
});
