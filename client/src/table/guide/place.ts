/**
 * Where a bubble stands: beside its thing, over nothing that is needed. The places of a grid are compared; measuring the page
 * is left to others (`measure.ts`).
 */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Point = readonly [x: number, y: number];

export interface Surroundings {
  /** what it has to stay inside */
  window: Box;
  size: { width: number; height: number };
  /** what it is about; null if that is not in sight */
  thing: Box | null;
  /** what it must not cover */
  keep: readonly Box[];
  /** what it should rather not cover */
  spare: readonly Box[];
  /** it is as wide as the window: it only stands higher or lower */
  across: boolean;
}

/** from its thing to a bubble: room for the ring and the tail */
export const AWAY = 18;
const MARGIN = 8;
const CLEAR = 6; // from what is needed
const GRID = 8;

/** The area that two boxes share. */
export function shared(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** A box with something around it. */
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The box around several; null for none. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The part of a box that lies in another one; null for none. */
export function cut(box: Box, by: Box): Box | null {
  const [x, y] = [Math.max(box.x, by.x), Math.max(box.y, by.y)];
  const width = Math.min(box.x + box.width, by.x + by.width) - x;
  const height = Math.min(box.y + box.height, by.y + by.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** How far two boxes are from each other. */
export function distance(one: Box, other: Box): number {
  const across = Math.max(0, one.x - other.x - other.width, other.x - one.x - one.width);
  const down = Math.max(0, one.y - other.y - other.height, other.y - one.y - one.height);
  return Math.hypot(across, down);
}

const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

/** What must not be covered costs more than all the rest together. */
const NEEDED = 1000;

/** What it costs to stand there; the smaller the better. */
export function costOf(bubble: Box, { window, thing, keep, spare }: Surroundings): number {
  const sum = (boxes: readonly Box[]): number => boxes.reduce((area, box) => area + shared(bubble, box), 0);
  const covered = sum(keep.map((box) => grown(box, CLEAR))) + (thing ? shared(bubble, grown(thing, AWAY)) : 0);
  const [x, y] = middleOf(bubble);
  const [toX, toY] = middleOf(thing ?? window);
  return (
    covered * NEEDED +
    sum(spare) * 0.02 +
    distance(bubble, thing ?? window) * 3 +
    (Math.abs(x - toX) + Math.abs(y - toY)) * 0.2
  );
}

const steps = (from: number, to: number): number[] =>
  to <= from ? [Math.max(0, from)] : [...Array(Math.floor((to - from) / GRID) + 1).keys()].map((i) => from + i * GRID);

/** The best place for a bubble. */
export function placed(given: Surroundings): Box {
  const { window, size } = given;
  const [left, top] = [window.x + MARGIN, window.y + MARGIN];
  const [right, bottom] = [
    window.x + window.width - MARGIN - size.width,
    window.y + window.height - MARGIN - size.height,
  ];
  const across = given.across ? [window.x + (window.width - size.width) / 2] : steps(left, right);
  const down = [...steps(top, bottom), Math.max(top, bottom)];
  let best: Box | null = null;
  let least = Infinity;
  for (const x of across)
    for (const y of down) {
      const bubble = { x, y, ...size };
      const cost = costOf(bubble, given);
      if (cost < least) [best, least] = [bubble, cost];
    }
  return best ?? { x: left, y: top, ...size };
}

/** Whether a bubble covers what it must not. */
export const covers = (bubble: Box, { thing, keep }: Surroundings): boolean =>
  [...keep, ...(thing ? [thing] : [])].some((box) => shared(bubble, box) > 0);

const within = (value: number, from: number, to: number): number => Math.max(from, Math.min(value, to));

const HALF = 9; // the tail where it is widest
const LONGEST = AWAY; // what is farther away is pointed at

/** The tail of a bubble: a triangle from its edge towards the edge of its thing; null where there is no thing. */
export function tailOf(bubble: Box, thing: Box | null): readonly [Point, Point, Point] | null {
  const whole = thing && reaching(bubble, thing);
  if (!whole) return null;
  const [one, other, tip] = whole;
  const root = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2] as const;
  const part = Math.min(1, LONGEST / (Math.hypot(tip[0] - root[0], tip[1] - root[1]) || 1));
  return [one, other, [root[0] + (tip[0] - root[0]) * part, root[1] + (tip[1] - root[1]) * part]];
}

function reaching(bubble: Box, thing: Box): readonly [Point, Point, Point] | null {
  const half = HALF;
  const [x, y] = middleOf(bubble);
  const tip: Point = [within(x, thing.x, thing.x + thing.width), within(y, thing.y, thing.y + thing.height)];
  const upright = tip[1] < bubble.y || tip[1] > bubble.y + bubble.height;
  const corner = 14; // the corners of a bubble are round
  if (upright) {
    const at = within(tip[0], bubble.x + corner + half, bubble.x + bubble.width - corner - half);
    const edge = tip[1] < bubble.y ? bubble.y : bubble.y + bubble.height;
    return [[at - half, edge], [at + half, edge], tip];
  }
  if (tip[0] >= bubble.x && tip[0] <= bubble.x + bubble.width) return null; // one over the other: the ring says enough
  const at = within(tip[1], bubble.y + corner + half, bubble.y + bubble.height - corner - half);
  const edge = tip[0] < bubble.x ? bubble.x : bubble.x + bubble.width;
  return [[edge, at - half], [edge, at + half], tip];
}
