/** Where words are put on the table: as near as possible to what they are about, and never over what must be seen. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}

const STEP = 12; // pixels between two places that are tried
/** pixels of distance that are better than to cover a pixel */
const [NEVER, RATHER_NOT] = [1000, 0.06];
const APART = 6; // pixels from what must be seen

/** The area that two boxes share. */
const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

const wider = ({ x, y, width, height }: Box): Box => ({
  x: x - APART,
  y: y - APART,
  width: width + 2 * APART,
  height: height + 2 * APART,
});

/** How far the edge of a box is from another box, the way across being longer than the way down. */
function distance(one: Box, other: Box): number {
  const across = Math.max(other.x - one.x - one.width, one.x - other.x - other.width, 0);
  const down = Math.max(other.y - one.y - one.height, one.y - other.y - other.height, 0);
  const aside = Math.abs(one.x + one.width / 2 - other.x - other.width / 2);
  return Math.hypot(across * 2, down) + aside / 4;
}

const steps = (from: number, until: number): number[] =>
  Array.from({ length: Math.max(1, Math.floor((until - from) / STEP) + 1) }, (_, i) => from + i * STEP);

/**
 * The place for a box of this size: beside `of`, inside `within`, over nothing of `seen` or else over as little as can be.
 * Rather than over what is `useful` it is a little farther away.
 */
export function placeBeside(
  { width, height }: Size,
  of: Box,
  within: Box,
  seen: readonly Box[],
  useful: readonly Box[] = [],
): Box {
  const kept = seen.map(wider);
  let [best, least] = [{ x: within.x, y: within.y, width, height }, Infinity];
  for (const x of steps(within.x, within.x + within.width - width))
    for (const y of steps(within.y, within.y + within.height - height)) {
      const box = { x, y, width, height };
      const covered = kept.reduce((sum, one) => sum + shared(box, one), 0);
      const hidden = useful.reduce((sum, one) => sum + shared(box, one), 0);
      const cost = covered * NEVER + hidden * RATHER_NOT + distance(box, of);
      if (cost < least) [best, least] = [box, cost];
    }
  return best;
}
