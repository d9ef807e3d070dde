/** How the chart of a game is laid out, so that nothing of it hides anything else. */

/** Values that rise, as near as they can be to the given ones: neighbours in the wrong order share their mean. */
function rising(values: readonly number[]): number[] {
  const blocks: { sum: number; count: number }[] = [];
  const mean = (block: { sum: number; count: number }): number => block.sum / block.count;
  for (const value of values) {
    let last = { sum: value, count: 1 };
    for (let before = blocks.at(-1); before && mean(before) >= mean(last); before = blocks.at(-1)) {
      last = { sum: before.sum + last.sum, count: before.count + last.count };
      blocks.pop();
    }
    blocks.push(last);
  }
  return blocks.flatMap((block) => Array.from({ length: block.count }, () => mean(block)));
}

/**
 * Places for signs, one below the other: each as near as can be to where it belongs, none nearer than `gap` to another, all
 * between `from` and `to`. They keep their order; those that belong to the same place stand in the order they are given.
 */
export function spread(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const packed = rising(order.map((one, place) => (wanted[one] ?? 0) - place * gap));
  const last = Math.max(from, to - (wanted.length - 1) * gap);
  const found = wanted.map(() => 0);
  for (const [place, one] of order.entries())
    found[one] = Math.min(last, Math.max(from, packed[place] ?? 0)) + place * gap;
  return found;
}

/** How far each line is moved at a moment, so that equal ones run side by side: `step` apart, in the order of the seats. */
export function beside(values: readonly (number | null)[], step: number): number[] {
  return values.map((value, seat) => {
    const equal = values.flatMap((other, one) => (other !== null && other === value ? [one] : []));
    return value === null ? 0 : (equal.indexOf(seat) - (equal.length - 1) / 2) * step;
  });
}
