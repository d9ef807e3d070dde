/** Names that differ in length fit one line, or two: pure arithmetic, so that nothing has to be measured. */

/** Letters by their width in the typeface at the weight of names, in hundredths of its size; others count as 60. */
const WIDTHS: readonly [letters: RegExp, width: number][] = [
  [/[ '’.,]/, 24],
  [/[ijíîіїIІЇ]/, 29],
  [/[lłftťțrř1J-]/, 40],
  [/[cčćсzsžšśźżșзтєьLГгґ]/, 53],
  [/[мфД]/, 77],
  [/[mwжшющФMМ]/, 88],
  [/[WЖШЮЩ]/, 98],
  [/\p{Lu}/u, 67],
];
const ROOM = 91;
const LEAST = 8.4;

/** About how wide a text is at size 1 in our typeface. */
export function width(text: string): number {
  let sum = 0;
  for (const letter of text) sum += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 60;
  return sum / 100;
}

/** The size between `least` and `most` at which a text is no wider than `room`. */
export function fit(text: string, room: number, most: number, least: number): number {
  const wanted = room / Math.max(0.1, width(text));
  return Math.round(Math.max(least, Math.min(most, wanted)) * 100) / 100;
}

/** How a name stands on its ribbon: on one line if it can be read there, else on two. `size` in percent of the width. */
export function lettering(name: string): { size: number; lines: 1 | 2 } {
  const lines = width(name) * LEAST <= ROOM ? 1 : 2;
  return { lines, size: lines === 1 ? fit(name, ROOM, 11.5, LEAST) : fit(name, ROOM * 1.7, 9.4, 7.6) };
}
