/** Portraits from parts: a person is a list of parts with their colours, the hindmost first. */
import type { Hex } from "../color";
import { draw, type Drawing, type Pen } from "../paper";

export type Part = readonly [name: string, ...colours: Hex[]];

export interface Person {
  parts: readonly Part[];
  place?: string;
}

export type Parts = Readonly<Record<string, Drawing>>;

/** A figure in the box 0 0 100 116; parts that the vocabulary lacks are an error in a table, found by its test. */
export const figure = (parts: readonly Part[], vocabulary: Parts, p: Pen): string =>
  parts.map(([name, ...colours]) => draw(vocabulary[name] ?? [], colours, p)).join("");
