/** Where an explanation lies: beside what it explains, and not over what must stay in sight while one reads. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
}

const GAP = 10; // pixels between it and what it keeps clear of
const EDGE = 8; // pixels to the edge of the window

/** How much of two boxes lies one over the other. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const away = (a: Box, b: Box): number =>
  Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);

/**
 * The place for an explanation of this size: where it hides least of what it explains and of what has to stay `clear`,
 * and among such places the nearest; above is best, for below lies the hand of a reader who touches.
 */
export function placed(
  size: { width: number; height: number },
  of: Box,
  clear: readonly Box[],
  window: { width: number; height: number },
): Spot {
  const { width, height } = size;
  const within = (at: number, room: number, most: number): number => Math.max(EDGE, Math.min(at, most - room - EDGE));
  const kept = [of, ...clear];
  const across = [
    of.x + of.width / 2 - width / 2,
    ...kept.flatMap((one) => [one.x - width - GAP, one.x + one.width + GAP]),
  ];
  const down = [...kept.flatMap((one) => [one.y - height - GAP, one.y + one.height + GAP]), of.y];
  let best: Spot = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const y of down)
    for (const x of across) {
      const box = { x: within(x, width, window.width), y: within(y, height, window.height), width, height };
      const hidden = kept.reduce((sum, one) => sum + shared(box, one), 0);
      const below = box.y > of.y ? 1 : 0;
      const cost = hidden * 1000 + away(box, of) + below;
      if (cost < least) [best, least] = [{ left: box.x, top: box.y }, cost];
    }
  return best;
}
