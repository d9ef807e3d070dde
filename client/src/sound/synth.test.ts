import { beforeEach, describe, expect, it } from "vitest";
import { chance } from "../art/seed";
import { performed } from "./effect";
import { type Layer, MARIMBA } from "./layer";
import { RECIPES, SOUNDS } from "./recipes";
import { play } from "./synth";
import { fake, type FakeContext, Node } from "./testing/context";

let context: FakeContext & AudioContext;
let out: { dry: AudioNode; wet: AudioNode };
beforeEach(() => {
  context = fake();
  const [dry, wet] = [context.createGain(), context.createGain()] as unknown as AudioNode[];
  out = { dry: dry as AudioNode, wet: wet as AudioNode };
});

const layer: Layer = { wave: "sine", long: 0.5, loud: 0.4, hertz: 440 };
const played = (layers: readonly Layer[], at = 1, more: object = {}): Node[] =>
  context.since(() => play(context, out, layers, at, { chance: chance("test"), ...more }));
const of = (nodes: readonly Node[], kind: string): Node[] => nodes.filter((one) => one.kind === kind);
/** The envelopes: gains that begin at nothing. */
const envelopes = (nodes: readonly Node[]) =>
  of(nodes, "gain")
    .map((one) => one.param("gain").events)
    .filter(([first]) => first?.[1] === 0);

describe("a layer", () => {
  it("swells from nothing and ends in nothing, at its time", () => {
    const [shape] = envelopes(played([layer]));
    expect(shape?.at(0)).toEqual(["set", 0, 1]);
    expect(shape?.at(1)).toEqual(["line", 0.4, 1.002]);
    expect(shape?.at(-1)).toEqual(["line", 0, 1.5]);
  });
  it("stays as long as it holds", () => {
    const [shape] = envelopes(played([{ ...layer, attack: 0.1, hold: 0.2 }]));
    expect(shape?.map(([name, , at]) => `${name} ${at.toFixed(2)}`)).toEqual([
      "set 1.00",
      "line 1.10",
      "set 1.30",
      "curve 1.49",
      "line 1.50",
    ]);
  });
  it("of a tone glides through its pitches at even steps", () => {
    const [source] = of(played([{ ...layer, hertz: [400, 200, 100] }], 0, { pitch: 2 }), "oscillator");
    expect(source?.param("frequency").events).toEqual([
      ["set", 800, 0],
      ["curve", 400, 0.25],
      ["curve", 200, 0.5],
    ]);
  });
  it("that is struck sounds with all tones of its body, the higher ones shorter", () => {
    const sources = of(played([{ ...layer, partials: MARIMBA }], 0), "oscillator");
    expect(sources.map((one) => Math.round(one.param("frequency").value))).toEqual([440, 1729, 4048]);
    expect(sources.map(({ stopped }) => Number((stopped ?? 0).toFixed(2)))).toEqual([0.5, 0.15, 0.06]);
  });
  it("that is repeated comes faster, softer and lower as it says", () => {
    const nodes = played([{ ...layer, times: { count: 4, every: 0.2, hurry: 0.5, fade: 0.5, climb: 0.5 } }], 0);
    const sources = of(nodes, "oscillator");
    const pauses = sources.slice(1).map(({ started }, i) => (started ?? 0) - (sources[i]?.started ?? 0));
    expect(pauses[0]).toBeGreaterThan(pauses[2] ?? 1);
    expect(sources.map((one) => one.param("frequency").value)).toEqual([440, 220, 110, 55]);
    expect(envelopes(nodes).map((events) => events[1]?.[1])).toEqual([0.4, 0.2, 0.1, 0.05]);
  });
  it("of a string is the next lower string, played faster; its pitch is exact", () => {
    const [source] = of(played([{ ...layer, wave: "string", hertz: 330 }], 0), "samples");
    const rate = source?.param("playbackRate").value ?? 0;
    expect(rate).toBeGreaterThan(1.4);
    expect(rate).toBeLessThan(1.6);
    // 8000 samples a second, a swing of round(8000 / 220) - 0.5 of them
    expect((rate * 8000) / 35.5).toBeCloseTo(330, 6);
  });
  it("is bent by another tone by a share of its own pitch", () => {
    const nodes = played([{ ...layer, bent: { ratio: 1.5, by: [2, 1] } }], 0);
    const [, other] = of(nodes, "oscillator");
    expect(other?.param("frequency").value).toBe(660);
    expect(of(nodes, "gain").some((one) => one.param("gain").events[0]?.[1] === 880)).toBe(true);
  });
  it("goes to its side, and as much of it into the room as it says", () => {
    const nodes = played([{ ...layer, pan: 0.5, room: 0.25 }]);
    expect(of(nodes, "panner")[0]?.param("pan").value).toBe(0.5);
    const echo = of(nodes, "gain").find((one) => one.to.includes(out.wet as unknown as Node));
    expect(echo?.param("gain").value).toBe(0.25);
    expect(played([{ ...layer, room: 0 }]).some((one) => one.to.includes(out.wet as unknown as Node))).toBe(false);
  });
});

describe.each(SOUNDS)("the sound %s", (sound) => {
  const notes = (time: number): string =>
    context
      .since(() => performed(context, out, sound, time, 1))
      .flatMap(({ kind, ...node }) => [kind, node.started, node.stopped, ...Object.values(node)])
      .map((one) => (one && typeof one === "object" && "events" in one ? JSON.stringify(one.events) : one))
      .filter((one) => typeof one !== "object")
      .join(" ");
  it("starts nothing that it does not stop, in time", () => {
    for (const time of RECIPES[sound].layers.keys()) performed(context, out, sound, time, 1);
    expect(context.sources.length).toBeGreaterThan(0);
    for (const { started, stopped } of context.sources) {
      expect(started).toBeGreaterThanOrEqual(0.9);
      expect(stopped).toBeGreaterThan(started ?? Infinity);
      expect(stopped).toBeLessThan(1 + RECIPES[sound].lasts[1] * 1.5);
    }
  });
  it("is the same for the same time, and another one the next time", () => {
    expect(notes(3)).toBe(notes(3));
    expect(notes(4)).not.toBe(notes(3));
  });
});
