/** How pieces share a cell: nobody's sign is covered by another. */

/** The middle of a piece and how wide it is, in shares of the cell. */
export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** How many stand in each row, from above; a fourth row would make them too small to be told apart. */
function rows(count: number): number[] {
  if (count < 1) return [];
  if (count === 1) return [1];
  if (count === 2) return [2];
  const lines = count <= 6 ? 2 : 3;
  const out: number[] = [];
  let left = count;
  for (let i = lines; i > 0; i--) {
    const here = Math.floor(left / i);
    out.push(here);
    left -= here;
  }
  return out;
}

const FULL = 0.94; // the share of the cell that pieces may take
const MOST = 0.8; // one alone leaves the number and the star of its cell in sight

/** Where each of `count` pieces stands in a cell, in reading order. */
export function spots(count: number): Spot[] {
  const lines = rows(count);
  const widest = Math.max(1, ...lines);
  const size = Math.min(MOST, FULL / Math.max(widest, lines.length));
  return lines.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, i) => ({
      x: 0.5 + (i - (inRow - 1) / 2) * size,
      y: 0.5 + (row - (lines.length - 1) / 2) * size,
      size: Math.round(size * 960) / 1000,
    })),
  );
}
