/** Colours in drawings are six hexadecimal digits without a mark, so that they can be mixed. */
export type Hex = string;

export const NIGHT: Hex = "1d1030"; // what shadows are mixed with: never black, so that they stay warm
export const LAMP: Hex = "ffe9c0"; // what lights are mixed with

const part = (c: Hex, i: number): number => parseInt(c.slice(i * 2, i * 2 + 2), 16);

/** `a` with a share `t` of `b`. */
export function mix(a: Hex, b: Hex, t: number): Hex {
  let out = "";
  for (let i = 0; i < 3; i++)
    out += Math.round(part(a, i) * (1 - t) + part(b, i) * t)
      .toString(16)
      .padStart(2, "0");
  return out;
}

/** A tone of a colour: below zero towards the night, above towards the lamp. */
export const tone = (c: Hex, step: number): Hex => (step < 0 ? mix(c, NIGHT, -step) : mix(c, LAMP, step));
