import { describe, expect, it } from "vitest";
import { animated, chunksOf, type Frame } from "./animation";

const letters = (text: string): number[] => [...new TextEncoder().encode(text)];
/** A WebP file with one part. */
const file = (name: string, ...content: number[]): Uint8Array =>
  Uint8Array.from([
    ...letters("RIFF"),
    0,
    0,
    0,
    0,
    ...letters("WEBP"),
    ...letters(name),
    content.length,
    0,
    0,
    0,
    ...content,
  ]);
const frame = (more: Partial<Frame>): Frame => ({
  x: 0,
  y: 0,
  width: 300,
  height: 200,
  picture: file("VP8 ", 1, 2, 3, 4),
  milliseconds: 100,
  ...more,
});
const content = (part: Uint8Array | undefined): number[] => Array.from(part ?? []).slice(8);

describe("an animation", () => {
  const made = animated(300, 200, [frame({}), frame({ x: 20, y: 10, width: 258, height: 2, milliseconds: 700 })]);
  const parts = chunksOf(made);

  it("is a WebP file that says how long it is", () => {
    expect(new TextDecoder().decode(made.subarray(0, 4))).toBe("RIFF");
    expect(new DataView(made.buffer).getUint32(4, true)).toBe(made.length - 8);
    expect(parts.map(([name]) => name)).toEqual(["VP8X", "ANIM", "ANMF", "ANMF"]);
  });
  it("says its size, less one, that it moves, and that it begins again", () => {
    expect(content(parts[0]?.[1])).toEqual([2, 0, 0, 0, 43, 1, 0, 199, 0, 0]);
    expect(content(parts[1]?.[1])).toEqual([0, 0, 0, 0, 0, 0]);
  });
  it("has each picture where it belongs, for as long as it is shown", () => {
    const second = content(parts[3]?.[1]);
    expect(second.slice(0, 16)).toEqual([10, 0, 0, 5, 0, 0, 1, 1, 0, 1, 0, 0, 188, 2, 0, 2]);
    expect(second.slice(16)).toEqual([...letters("VP8 "), 4, 0, 0, 0, 1, 2, 3, 4]);
  });
  it("leaves out what is said of the whole picture only", () => {
    const whole = Uint8Array.from([...file("VP8X", 0, 0), ...file("VP8 ", 9, 9).subarray(12)]);
    expect(content(chunksOf(animated(300, 200, [frame({ picture: whole })]))[2]?.[1]).slice(16)).toEqual([
      ...letters("VP8 "),
      2,
      0,
      0,
      0,
      9,
      9,
    ]);
  });
  it("fills a part of odd length up", () => {
    const odd = animated(300, 200, [frame({ picture: file("VP8 ", 1, 2, 3) })]);
    expect(odd.length % 2).toBe(0);
  });
  it("knows no odd places", () => {
    expect(() => animated(300, 200, [frame({ x: 3 })])).toThrow("even numbers");
  });
});
