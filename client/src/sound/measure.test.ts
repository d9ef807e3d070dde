import { describe, expect, it } from "vitest";
import { decibels, levels, measured } from "./measure";
import { wav } from "./wav";

const RATE = 8000;
const tone = (loud: number, seconds: number, silent = 0): Float32Array =>
  Float32Array.from({ length: RATE * (seconds + silent) }, (_, i) =>
    i < RATE * seconds ? loud * Math.sin((2 * Math.PI * 200 * i) / RATE) : 0,
  );

describe("a measure", () => {
  it("of a tone: its peak, its level, how long it is, and nothing after it", () => {
    const { peak, level, long, rest, offset } = measured([tone(0.5, 1, 1)], RATE);
    expect(peak).toBeCloseTo(0.5, 2);
    expect(level).toBeCloseTo(decibels(0.5 / Math.SQRT2), 1);
    expect(long).toBeCloseTo(1, 1);
    expect(rest).toBeLessThan(-150);
    expect(offset).toBeLessThan(0.001);
  });
  it("finds the loudest tenth of a second", () => {
    const quiet = tone(0.05, 1);
    quiet.set(tone(0.5, 0.1), RATE / 2);
    const { level, loudest } = measured([quiet], RATE);
    expect(loudest).toBeCloseTo(decibels(0.5 / Math.SQRT2), 0);
    expect(level).toBeLessThan(loudest - 8);
  });
  it("finds what is not clean: an offset, a step at the end", () => {
    const lifted = tone(0.2, 1).map((one) => one + 0.1);
    expect(measured([lifted], RATE)).toMatchObject({ offset: expect.closeTo(0.1, 3), edges: expect.closeTo(0.1, 1) });
  });
  it("is that of the worse channel", () => {
    expect(measured([tone(0.1, 1), tone(0.9, 1)], RATE).peak).toBeCloseTo(0.9, 2);
    expect(measured([tone(0.9, 1), tone(0.1, 1)], RATE).peak).toBeCloseTo(0.9, 2);
  });
  it("of stretches is one for each", () => {
    const [first, second, third] = levels(tone(0.5, 2, 1), RATE, 1);
    expect([first, second]).toEqual([expect.closeTo(-9.03, 1), expect.closeTo(-9.03, 1)]);
    expect(third).toBeLessThan(-150);
  });
  it("of silence is silence", () => {
    expect(measured([new Float32Array(RATE)], RATE)).toMatchObject({ peak: 0, long: 0, offset: 0 });
  });
});

describe("a file", () => {
  it("says what is in it, and holds the samples of both channels by turns", () => {
    const file = wav([Float32Array.of(0, 1, -1), Float32Array.of(0.5, -0.5, 2)], RATE);
    const view = new DataView(file.buffer);
    const text = (at: number): string => String.fromCharCode(...file.slice(at, at + 4));
    expect([text(0), text(8), text(12), text(36)]).toEqual(["RIFF", "WAVE", "fmt ", "data"]);
    expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint32(40, true)]).toEqual([2, RATE, 12]);
    const samples = Array.from({ length: 6 }, (_, i) => view.getInt16(44 + 2 * i, true));
    expect(samples).toEqual([0, 16384, 32767, -16383, -32767, 32767]);
    expect(view.getUint32(4, true)).toBe(file.length - 8);
  });
});
