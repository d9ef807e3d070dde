/** What moves or shoots from cell to cell, as lines over the map: before it happens, or while it does. */
import { CELL, type Layout } from "./mapping";

export interface Course {
  /** a walk from cell to cell; a shot from the first cell to the last; a look */
  kind: "walk" | "shot" | "look";
  cells: readonly number[];
}

const RAD = 180 / Math.PI;
type Point = readonly [number, number];
const n = (x: number): number => Math.round(x * 10) / 10;

/** From a, so far towards b. */
const toward = ([ax, ay]: Point, [bx, by]: Point, far: number): Point => {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [ax + ((bx - ax) / length) * far, ay + ((by - ay) / length) * far];
};

/** The line, the point of its head, and how far the head is turned; null where there is nowhere to go. */
export function course({ kind, cells }: Course, at: Layout): { d: string; x: number; y: number; turn: number } | null {
  const known = cells.map((cell) => at.corner.get(cell)).filter((corner) => corner !== undefined);
  const middles = known.map(([x, y]): Point => [x + CELL / 2, y + CELL / 2]);
  const points = kind === "walk" ? middles : [...middles.slice(0, 1), ...middles.slice(1).slice(-1)];
  const [first, second] = points;
  const [before, last] = points.slice(-2);
  if (!first || !second || !before || !last) return null;
  const [start, end] = [toward(first, second, 26), toward(last, before, kind === "walk" ? 20 : 34)];
  const corners = points.slice(1, -1).map((corner, i) => {
    const [from, to] = [toward(corner, points[i] ?? corner, 28), toward(corner, points[i + 2] ?? corner, 28)];
    return `L${n(from[0])} ${n(from[1])}Q${n(corner[0])} ${n(corner[1])} ${n(to[0])} ${n(to[1])}`;
  });
  return {
    d: `M${n(start[0])} ${n(start[1])}${corners.join("")}L${n(end[0])} ${n(end[1])}`,
    x: n(end[0]),
    y: n(end[1]),
    turn: n(Math.atan2(last[1] - before[1], last[0] - before[0]) * RAD),
  };
}
