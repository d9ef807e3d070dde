/**
 * Cut paper: the one way in which everything here is drawn.
 *
 * A drawing is a list of layers, the lowest first. A layer is a sheet of one colour; light comes from above left, so a
 * sheet has a lit edge, a shaded side, a rim where the sky behind shines round it, and it throws a shadow.
 */
import { type Hex, NIGHT, tone } from "./color";

/**
 * The colour, the outline, and the depth of the shaded side; no depth: flat; below zero: a line of that width.
 *
 * A colour is six digits, or the number of one of the colours handed in; then steps "-" darker or "+" lighter, then
 * "/40" for 40 % opaque. An outline is an SVG path; "~" before it: the left half of a mirrored shape, from the middle
 * above to the middle below (start, then C, Q and L, absolute); "|" before it: drawn a second time, mirrored.
 */
export type Layer = readonly [fill: string, outline: string, depth?: number];
export type Drawing = readonly Layer[];

/**
 * What a drawing is made with: a prefix for its ids, the light behind it, whether fine detail is wanted, and by how many
 * degrees the drawing is turned, for the light stays where it is.
 */
export interface Pen {
  id: string;
  rim: Hex;
  fine: boolean;
  turn: number;
  used: number;
}

export const pen = (id: string, rim: Hex = "ffd9a0", fine = true): Pen => ({ id, rim, fine, turn: 0, used: 0 });

const MIDDLE = 100; // mirrored x = MIDDLE - x
const MIRROR = `matrix(-1 0 0 1 ${MIDDLE} 0)`;
const OUTSIDE = "M-99-99H299V299H-99Z";
const STEP = 0.28;

const numbers = (text: string): number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number);

/** The closed path whose left half is given. */
export function mirrored(half: string): string {
  const segments = half.match(/[CQL][^CQL]*/g) ?? [];
  let at = numbers(half.slice(0, half.search(/[CQL]/)));
  const back: string[] = [];
  for (const segment of segments) {
    const n = numbers(segment.slice(1));
    const turned = [...n.slice(0, -2).reverse(), ...at.slice().reverse()];
    // pairs were reversed as single numbers: now y stands before x
    let text = segment[0] as string;
    for (let i = 0; i < turned.length; i += 2) text += `${round(MIDDLE - (turned[i + 1] as number))} ${turned[i]} `;
    back.unshift(text);
    at = n.slice(-2);
  }
  return `M${half}${back.join("")}Z`;
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** A colour as it is written in a layer, and how opaque it is. */
export function paint(fill: string, colours: readonly Hex[]): [Hex, number] {
  const [body = "", share] = fill.split("/");
  const [, name = "", steps = ""] = /^(\w+)([-+]*)$/.exec(body) ?? [];
  const base = name.length === 6 ? name : (colours[Number(name)] ?? "888888");
  const step = steps.length * STEP * (steps[0] === "-" ? -1 : 1);
  return [step ? tone(base, Math.max(-0.9, Math.min(0.9, step))) : base, share ? Number(share) / 100 : 1];
}

/** How a sheet is moved against itself, seen from a drawing that is turned; then whether it is mirrored. */
function shift(x: number, y: number, mirror: string, p: Pen): string {
  const a = (-p.turn * Math.PI) / 180;
  return ` transform="translate(${round(x * Math.cos(a) - y * Math.sin(a))} ${round(x * Math.sin(a) + y * Math.cos(a))})${mirror}"`;
}

const see = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : "");
const turned = (mirror: string): string => mirror && ` transform="${mirror}"`;

/** One sheet: shadow, colour, and, inside its outline, the shaded side, the lit edge and the rim. */
function sheet(d: string, mirror: string, c: Hex, depth: number, p: Pen): string {
  const id = `${p.id}-${p.used++}`;
  const path = `<path d="${d}"${turned(mirror)}`;
  const inner = (x: number, y: number, fill: Hex, opacity: number): string =>
    `<path d="${OUTSIDE}${d}"${shift(x, y, mirror, p)} fill="#${fill}" fill-rule="evenodd"${see(opacity)}/>`;
  let out = p.fine ? `<path d="${d}"${shift(1.2, 1.8, mirror, p)} fill="#${NIGHT}" opacity=".3"/>` : "";
  out += `<clipPath id="${id}">${path}/></clipPath>${path} fill="#${c}"/><g clip-path="url(#${id})">`;
  out += inner(-depth, -depth * 0.62, tone(c, -0.3), 1);
  if (p.fine) out += inner(0.9, 1, tone(c, 0.45), 0.8);
  if (depth >= 3) out += inner(-1.2, 0.5, p.rim, 0.75);
  return `${out}</g>`;
}

/** A layer as SVG; `colours` are those that its fills name by number. */
export function layer([fill, outline, depth = 0]: Layer, colours: readonly Hex[], p: Pen): string {
  const mark = outline[0];
  const d = mark === "~" ? mirrored(outline.slice(1)) : mark === "|" ? outline.slice(1) : outline;
  const [c, opacity] = paint(fill, colours);
  let out = "";
  for (const mirror of mark === "|" ? ["", MIRROR] : [""])
    if (depth > 0) out += sheet(d, mirror, c, depth, p);
    else if (depth < 0)
      out += `<path d="${d}"${turned(mirror)} fill="none" stroke="#${c}" stroke-width="${-depth}" stroke-linecap="round" stroke-linejoin="round"${see(opacity)}/>`;
    else out += `<path d="${d}"${turned(mirror)} fill="#${c}"${see(opacity)}/>`;
  return out;
}

/** A whole drawing as SVG. */
export const draw = (drawing: Drawing, colours: readonly Hex[], p: Pen): string =>
  drawing.map((l) => layer(l, colours, p)).join("");
