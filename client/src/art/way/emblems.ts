/** Emblems: which things stand where. Each row: the thing, its middle, its size, how far it is turned, its colours. */
import type { Hex } from "../color";
import { draw, type Pen } from "../paper";
import { COMMON } from "../people/known";
import { type Glyph, TOOLS } from "./tools";
import { WORLD } from "./world";

export type Item = readonly [thing: string, x: number, y: number, size: number, turn?: number, ...colours: Hex[]];
export type Emblem = readonly Item[];

const GLYPHS: Readonly<Record<string, Glyph>> = { ...TOOLS, ...WORLD };

/** Whether a thing can be drawn: a glyph, or a part of a portrait. */
export const isThing = (name: string): boolean => name in GLYPHS || name in COMMON;

/** An emblem in the box 0 0 100 100. */
export function emblem(items: Emblem, p: Pen): string {
  return items
    .map(([thing, x, y, size, turn = 0, ...colours]) => {
      const [own, drawing] = GLYPHS[thing] ?? [[], COMMON[thing] ?? []];
      p.turn = turn;
      const inner = draw(drawing, own.map((c, i) => colours[i] || c).concat(colours.slice(own.length)), p);
      p.turn = 0;
      return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size}) translate(-50 -50)">${inner}</g>`;
    })
    .join("");
}
