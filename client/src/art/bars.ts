/** Lengths for the score bars: gains to the right of a line, losses to its left, all rows on one scale. */
export interface Share {
  /** what it is: it has the colour of that deck */
  of: string;
  value: number;
}

export interface Bar {
  of: string;
  value: number;
  /** in percent of the whole width */
  from: number;
  wide: number;
}

const sum = (row: readonly Share[], sign: 1 | -1): number =>
  row.reduce((all, { value }) => all + Math.max(0, value * sign), 0);

/** The bars of each row, and where the line of zero is. */
export function bars(rows: readonly (readonly Share[])[]): { zero: number; rows: Bar[][] } {
  const gain = Math.max(1, ...rows.map((row) => sum(row, 1)));
  const loss = Math.max(0, ...rows.map((row) => sum(row, -1)));
  const unit = 100 / (gain + loss);
  const zero = loss * unit;
  return { zero, rows: rows.map((row) => lay(row, zero, unit)) };
}

function lay(row: readonly Share[], zero: number, unit: number): Bar[] {
  let [right, left] = [zero, zero];
  return row
    .filter(({ value }) => value)
    .map(({ of, value }) => {
      const wide = Math.abs(value) * unit;
      if (value < 0) left -= wide;
      const from = value < 0 ? left : right;
      if (value > 0) right += wide;
      return { of, value, from, wide };
    });
}
